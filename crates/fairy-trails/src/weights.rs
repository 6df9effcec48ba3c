//! How much the facts of the evaluation count: the numbers of `data/weights.txt`, logistic regressions over greedy
//! matches.
//!
//! ```text
//! cargo run --release -p fairy-trails --example fit
//! ```

use crate::FairyTrails;
use crate::facts::{SOLO_FACTS, TWO_FACTS};
use std::sync::LazyLock;
use table::{Fault, Tunable, Weights};

/// How much each fact counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct FactWeights {
    two: [f32; TWO_FACTS],
    solo: [f32; SOLO_FACTS],
}

const NAMES: [&str; TWO_FACTS + SOLO_FACTS] = [
    "turn",
    "lead",
    "nearness",
    "now",
    "soon",
    "two",
    "three",
    "more",
    "their-now",
    "their-soon",
    "their-two",
    "their-three",
    "their-more",
    "win",
    "their-win",
    "solo-start",
    "solo-stones",
    "solo-need",
    "solo-quiet",
    "solo-danger",
    "solo-now",
    "solo-saved",
    "solo-share",
    "solo-soon",
    "solo-two",
    "solo-more",
    "solo-apart",
];

impl FactWeights {
    fn read(weights: &Weights) -> Result<FactWeights, Vec<Fault>> {
        let numbers = weights.exactly(NAMES)?;
        Ok(FactWeights {
            two: core::array::from_fn(|fact| numbers[fact]),
            solo: core::array::from_fn(|fact| numbers[TWO_FACTS + fact]),
        })
    }

    /// The weights that come with the game.
    pub(crate) fn usual() -> FactWeights {
        static USUAL: LazyLock<FactWeights> = LazyLock::new(|| {
            let read = Weights::read(include_str!("../data/weights.txt"));
            read.and_then(|weights| FactWeights::read(&weights)).expect("the game's own weights are sound")
        });
        *USUAL
    }

    /// What the facts promise the side that lays next.
    #[inline]
    pub(crate) fn two(&self, facts: &[f32; TWO_FACTS]) -> f32 {
        weigh(facts, &self.two)
    }

    /// What the facts promise whoever plays alone.
    #[inline]
    pub(crate) fn solo(&self, facts: &[f32; SOLO_FACTS]) -> f32 {
        weigh(facts, &self.solo)
    }
}

impl Tunable for FairyTrails {
    fn weights(&self) -> Weights {
        NAMES.into_iter().zip(self.weights.two.into_iter().chain(self.weights.solo)).collect()
    }

    fn with_weights(&self, weights: &Weights) -> Result<FairyTrails, Vec<Fault>> {
        let mut other = self.clone();
        other.weights = FactWeights::read(weights)?;
        Ok(other)
    }
}

/// The logistic of a weighed sum, stretched to the range from −1 to 1.
pub(crate) fn weigh<const N: usize>(facts: &[f32; N], weights: &[f32; N]) -> f32 {
    let sum: f32 = facts.iter().zip(weights).map(|(fact, weight)| fact * weight).sum();
    (sum / 2.0).tanh()
}
