//! Which cards.

use super::{Amount, Deck, Who};
use serde::{Deserialize, Serialize};

/// Which cards a step moves or shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    /// The card that speaks.
    This,
    /// The card at hand.
    That,
    /// So many from the top of a deck. Spells are drawn up to the limit only, and `"all"` means up to it (V-5).
    Top(Deck, Amount),
    /// So many that `me` picks; the last one picked is `that` from then on.
    Pick(Zone, Filter, Amount),
    /// All of them.
    All(Zone, Filter),
}

/// Among which cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// What somebody has: Objects, Followers, Spells; not his trophies.
    Of(Who),
    /// What lies face up on a space, wherever on the board.
    Board,
    /// What can be had from an open deck: the Purchase cards, the Talismans.
    Deck(Deck),
    /// What was just drawn and not yet met.
    Drawn,
}

/// What kind of cards: those that any of the words fits, and none of those with `Not`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Filter {
    /// The words.
    pub sorts: Vec<Sort>,
    /// Which names of the box fit, by their numbers; known when the box is put together.
    #[serde(skip)]
    pub names: crate::components::NameSet,
}

/// A word about a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sort {
    /// Any card.
    Any,
    /// Enemies.
    Enemy,
    /// Strangers.
    Stranger,
    /// Followers; among cards that somebody has or gets, Enemies too, for as such they follow him (raised, charmed).
    Follower,
    /// Objects and Magic Objects.
    Object,
    /// Magic Objects.
    MagicObject,
    /// Spells.
    Spell,
    /// Weapons.
    Weapon,
    /// Armour.
    Armour,
    /// Animals.
    Animal,
    /// Dragons.
    Dragon,
    /// Monsters.
    Monster,
    /// Spirits.
    Spirit,
    /// Cards that attack with Strength.
    Strong,
    /// Cards of this name.
    Named(String),
    /// Cards that the word does not fit.
    Not(Box<Sort>),
}
