//! How much each hope counts in the evaluation: the numbers of `data/weights.txt`.

use std::sync::LazyLock;
use table::{Fault, Weights};

/// One list of fields and their names in the file feeds the type, reading and telling.
macro_rules! evaluation_weights {
    ($($(#[$about:meta])* $field:ident = $name:literal),* $(,)?) => {
        /// The weights of the evaluation, in points unless said otherwise.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct EvaluationWeights {
            $($(#[$about])* pub(crate) $field: f32,)*
        }

        impl EvaluationWeights {
            const NAMES: [&'static str; [$($name),*].len()] = [$($name),*];

            /// Weights by name.
            pub(crate) fn new(weights: &Weights) -> Result<EvaluationWeights, Vec<Fault>> {
                let [$($field),*] = weights.exactly(EvaluationWeights::NAMES)?;
                Ok(EvaluationWeights { $($field),* })
            }

            pub(crate) fn named(&self) -> Weights {
                EvaluationWeights::NAMES.into_iter().zip([$(self.$field),*]).collect()
            }
        }
    };
}

evaluation_weights! {
    /// A lead of so many points is a good one.
    lead = "lead",
    /// A spirit in place that a found pair may still bring.
    hope = "hope",
    /// The part of an omen that a figure is worth which lacks one spirit.
    nearly = "nearly",
    /// What a tile costs that lies where the plan does not want it: it has to be lifted again.
    astray = "astray",
    /// What the next turn is worth, compared with one before it.
    patience = "patience",
    /// What the other half of a pair and its power bring, wherever it lies.
    pair = "pair",
    /// What a spirit brings that finds a tile of its element, for each point it scores.
    in_place = "in-place",
    /// What a spirit brings elsewhere, or a mask.
    elsewhere = "elsewhere",
    /// What a gift for a third spirit must earn.
    third = "third",
    /// A gift that has a use: a little freer in the hand than spent, until the last round.
    freedom = "freedom",
    /// In the last round it is lost unless it is used.
    last = "last",
    /// A gift for spirits that are still to come.
    later = "later",
    /// A gift without a use in sight.
    spare = "spare",
    /// The part of what others could spoil that is feared.
    fear = "fear",
    /// The same in the last round.
    late_fear = "late-fear",
}

impl EvaluationWeights {
    /// The weights that come with the game.
    pub(crate) fn usual() -> EvaluationWeights {
        static USUAL: LazyLock<EvaluationWeights> = LazyLock::new(|| {
            let read = Weights::read(include_str!("../data/weights.txt"));
            read.and_then(|weights| EvaluationWeights::new(&weights))
                .expect("the game's own weights are sound")
        });
        *USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_is_told_and_taken() {
        let usual = EvaluationWeights::usual();
        assert_eq!(EvaluationWeights::new(&usual.named()), Ok(usual));
        for name in EvaluationWeights::NAMES {
            let changed = EvaluationWeights::new(&usual.named().with(name, 0.123)).expect("sound");
            assert_ne!(changed, usual, "{name} is taken");
            assert_eq!(changed.named().get(name), Some(0.123), "{name} is told");
        }
    }
}
