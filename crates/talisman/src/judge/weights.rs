//! What the evaluation goes by: the numbers of `data/weights.txt`.

use std::sync::LazyLock;
use table::{Fault, Weights};

/// One list of fields and their names in the file feeds the type, reading and telling.
macro_rules! evaluation_weights {
    ($($(#[$about:meta])* $field:ident = $name:literal),* $(,)?) => {
        /// The weights of the evaluation, in turns unless said otherwise.
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
    /// So many turns ahead are a good lead.
    scale = "scale",
    /// How long a point of Strength takes to grow.
    strength = "strength",
    /// How long a point of Craft takes to grow.
    craft = "craft",
    /// How long a life takes to gain.
    life = "life",
    /// What a point of either ability is worth, even if no plan wants it.
    breadth = "breadth",
    /// What dying in the Inner Region costs.
    crossing_death = "crossing-death",
    /// How long a new character takes to the Crown.
    fresh = "fresh",
    /// How long it takes to get a Talisman, from the Outer Region.
    talisman = "talisman",
    /// How long it takes to get a Talisman, from the Middle Region.
    cave = "cave",
    /// The part of what can be done at the same time as something longer that counts all the same.
    overlap = "overlap",
    /// How long it takes into the Middle Region at most.
    bridge = "bridge",
    /// A space of the way to walk.
    space = "space",
    /// Being left with one life.
    frail_1 = "frail-1",
    /// Being left with two lives.
    frail_2 = "frail-2",
    /// Being left with three lives.
    frail_3 = "frail-3",
    /// The first token of fate; the next ones less and less.
    fate = "fate",
    /// The first piece of gold; the next ones less and less.
    gold = "gold",
    /// A Spell in the hand.
    spell = "spell",
    /// The part of a point of an ability that its trophies are worth.
    trophy = "trophy",
    /// Armour that always helped.
    armour = "armour",
    /// A Follower, whoever it is.
    follower = "follower",
    /// An Object, whatever it is.
    object = "object",
    /// A missed turn.
    missed = "missed",
    /// Being a Toad, besides the turns.
    toad = "toad",
    /// Being a slave in the Temple.
    enslaved = "enslaved",
    /// A turn more or less.
    turn = "turn",
    /// What a card that is no Enemy brings on average.
    draw = "draw",
    /// A turn that ends in a stand-off.
    stand_off = "stand-off",
    /// How many turns the Command Spell takes for a life of the strongest other player.
    blow = "blow",
    /// A life while somebody else casts the Command Spell.
    siege = "siege",
    /// Cursed by a Hag.
    hag = "hag",
    /// Poltergeist.
    poltergeist = "poltergeist",
    /// Amulet.
    amulet = "amulet",
    /// Wand.
    wand = "wand",
    /// Orb of Knowledge.
    orb = "orb",
    /// Cross.
    cross = "cross",
    /// Potion of Strength.
    potion = "potion",
    /// Runesword, besides its Strength.
    runesword = "runesword",
    /// Mule.
    mule = "mule",
    /// Guide, Pixie and Gnome.
    guide = "guide",
    /// Alchemist.
    alchemist = "alchemist",
    /// Mercenary.
    mercenary = "mercenary",
    /// Prince and Princess.
    royal = "royal",
    /// Water Bottle.
    bottle = "bottle",
    /// Raft.
    raft = "raft",
    /// Axe, besides its Strength.
    axe = "axe",
}

impl EvaluationWeights {
    /// The weights that come with the game.
    pub(crate) fn usual() -> EvaluationWeights {
        static USUAL: LazyLock<EvaluationWeights> = LazyLock::new(|| {
            let read = Weights::read(include_str!("../../data/weights.txt"));
            read.and_then(|weights| EvaluationWeights::new(&weights))
                .expect("the game's own weights are sound")
        });
        *USUAL
    }

    /// What a card is worth to its owner besides what its numbers tell, by its key.
    pub(crate) fn of_card(&self, key: &str) -> f32 {
        match key {
            "cursed_by_a_hag" => self.hag,
            "poltergeist" => self.poltergeist,
            "amulet" => self.amulet,
            "wand" => self.wand,
            "orb_of_knowledge" => self.orb,
            "cross" => self.cross,
            "potion_of_strength" => self.potion,
            "runesword" => self.runesword,
            "mule" => self.mule,
            "guide" | "pixie" | "gnome" => self.guide,
            "alchemist" => self.alchemist,
            "mercenary" => self.mercenary,
            "prince" | "princess" => self.royal,
            "water_bottle" => self.bottle,
            "raft" => self.raft,
            "axe" => self.axe,
            _ => 0.0,
        }
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
