//! How much each hope counts in the evaluation: the numbers of `data/weights.txt`.

use std::sync::LazyLock;
use table::{Fault, Weights};

/// The weights of the evaluation, in points unless said otherwise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Judgement {
    /// A lead of so many points is a good one.
    pub(crate) lead: f32,
    /// A spirit in place that a found pair may still bring.
    pub(crate) hope: f32,
    /// The part of an omen that a figure is worth which lacks one spirit.
    pub(crate) nearly: f32,
    /// What a tile costs that lies where the plan does not want it: it has to be lifted again.
    pub(crate) astray: f32,
    /// What the next turn is worth, compared with one before it.
    pub(crate) patience: f32,
    /// What the other half of a pair and its power bring, wherever it lies.
    pub(crate) pair: f32,
    /// What a spirit brings that finds a tile of its element, for each point it scores.
    pub(crate) in_place: f32,
    /// What a spirit brings elsewhere, or a mask.
    pub(crate) elsewhere: f32,
    /// What a gift for a third spirit must earn.
    pub(crate) third: f32,
    /// A gift that has a use: a little freer in the hand than spent, until the last round.
    pub(crate) freedom: f32,
    /// In the last round it is lost unless it is used.
    pub(crate) last: f32,
    /// A gift for spirits that are still to come.
    pub(crate) later: f32,
    /// A gift without a use in sight.
    pub(crate) spare: f32,
    /// The part of what others could spoil that is feared.
    pub(crate) fear: f32,
    /// The same in the last round.
    pub(crate) late_fear: f32,
}

impl Judgement {
    const NAMES: [&str; 15] = [
        "lead",
        "hope",
        "nearly",
        "astray",
        "patience",
        "pair",
        "in-place",
        "elsewhere",
        "third",
        "freedom",
        "last",
        "later",
        "spare",
        "fear",
        "late-fear",
    ];

    /// Weights by name; a lead of nothing would divide by it.
    pub(crate) fn new(weights: &Weights) -> Result<Judgement, Vec<Fault>> {
        let [
            lead,
            hope,
            nearly,
            astray,
            patience,
            pair,
            in_place,
            elsewhere,
            third,
            freedom,
            last,
            later,
            spare,
            fear,
            late_fear,
        ] = weights.exactly(Judgement::NAMES)?;
        let lead = lead.max(0.01);
        Ok(Judgement {
            lead,
            hope,
            nearly,
            astray,
            patience,
            pair,
            in_place,
            elsewhere,
            third,
            freedom,
            last,
            later,
            spare,
            fear,
            late_fear,
        })
    }

    pub(crate) fn weights(&self) -> Weights {
        let numbers = [
            self.lead,
            self.hope,
            self.nearly,
            self.astray,
            self.patience,
            self.pair,
            self.in_place,
            self.elsewhere,
            self.third,
            self.freedom,
            self.last,
            self.later,
            self.spare,
            self.fear,
            self.late_fear,
        ];
        Judgement::NAMES.into_iter().zip(numbers).collect()
    }

    /// The weights that come with the game.
    pub(crate) fn usual() -> Judgement {
        static USUAL: LazyLock<Judgement> = LazyLock::new(|| {
            let read = Weights::read(include_str!("../data/weights.txt"));
            read.and_then(|weights| Judgement::new(&weights)).expect("the game's own weights are sound")
        });
        *USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_is_told_and_taken() {
        let usual = Judgement::usual();
        assert_eq!(Judgement::new(&usual.weights()), Ok(usual));
        for name in Judgement::NAMES {
            let changed = Judgement::new(&usual.weights().with(name, 0.123)).expect("sound");
            assert_ne!(changed, usual, "{name} is taken");
            assert_eq!(changed.weights().get(name), Some(0.123), "{name} is told");
        }
    }
}
