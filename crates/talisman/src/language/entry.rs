//! The entries of the data files.

use super::{Alignment, Class, Family, Kind, Modifier, Reaction, SpaceId, Stat, Step, Text};
use serde::{Deserialize, Serialize};

/// A card by its name; how many there are is part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// The key of its name in the language files: `card-KEY`.
    pub key: String,
    /// Three to five letters by which moves and positions name it.
    pub code: String,
    /// What it is.
    pub kind: Kind,
    /// How it is used in battle, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Class>,
    /// What kind of creature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<Family>,
    /// The number by which the cards of a space are met in order (TB-16); 0 for Spells.
    #[serde(default)]
    pub number: u8,
    /// How many are in the deck.
    #[serde(default = "one")]
    pub copies: u8,
    /// The Strength of an Enemy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    /// The Craft of an Enemy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub craft: Option<u8>,
    /// What happens when it is drawn, before anything is met: `this` is the card.
    #[serde(default)]
    pub drawn: Text,
    /// What happens when it is met. Objects and Followers without such a text may be taken, Enemies are fought, an
    /// Event is discarded afterwards.
    #[serde(default)]
    pub text: Text,
    /// What happens when somebody gets it.
    #[serde(default)]
    pub taken: Text,
    /// What holds for its owner.
    #[serde(default)]
    pub held: Vec<Modifier>,
    /// What holds for its owner while he uses it in a battle.
    #[serde(default)]
    pub wielded: Vec<Modifier>,
    /// What holds for everybody on the space where it lies.
    #[serde(default)]
    pub lying: Vec<Modifier>,
    /// When it can be cast, and what it does then.
    #[serde(default)]
    pub cast: Vec<Reaction>,
    /// Where the facts come from.
    #[serde(default)]
    pub src: String,
}

const fn one() -> u8 {
    1
}

/// How many cards of a name, described elsewhere, lie in another deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StockEntry {
    /// The key of the card.
    pub key: String,
    /// How many there are.
    pub copies: u8,
    /// Where the facts come from.
    #[serde(default)]
    pub src: String,
}

/// A space of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceEntry {
    /// Which.
    pub id: SpaceId,
    /// The key of its name in the language files: `space-KEY`.
    pub key: String,
    /// What happens before cards are drawn.
    #[serde(default)]
    pub before: Text,
    /// Cards are drawn until so many lie here; 0 where none are drawn.
    #[serde(default)]
    pub draw: u8,
    /// What happens after all cards that lie here (TB-16).
    #[serde(default)]
    pub text: Text,
    /// What holds for everybody here.
    #[serde(default)]
    pub here: Vec<Modifier>,
    /// Where the facts come from.
    #[serde(default)]
    pub src: String,
}

/// A way between two rings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkEntry {
    /// The end outside.
    pub from: SpaceId,
    /// The end inside.
    pub to: SpaceId,
    /// What it crosses: the Storm River, or nothing.
    #[serde(default)]
    pub river: bool,
    /// The way inward is the whole move, and so is the way outward.
    #[serde(default)]
    pub gate: bool,
    /// What has to be gone through on the way inward. Whoever's turn ends by it stays where he is.
    #[serde(default)]
    pub guard: Text,
}

/// The spaces across the Storm River from one (TB-13).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaftEntry {
    /// From this space of the Outer Region
    pub from: SpaceId,
    /// to these of the Middle Region, and back.
    pub to: Vec<SpaceId>,
    /// Where the facts come from.
    #[serde(default)]
    pub src: String,
}

/// How many counters the stock has (TB-3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterEntry {
    /// Of what.
    pub stat: Stat,
    /// How many.
    pub count: u8,
    /// Where the facts come from.
    #[serde(default)]
    pub src: String,
}

/// A character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterEntry {
    /// The key of the name in the language files: `character-KEY`.
    pub key: String,
    /// Three to five letters by which moves and positions name it.
    pub code: String,
    /// Where it starts: the key of a space.
    pub start: String,
    /// Its alignment.
    pub alignment: Alignment,
    /// Its Strength value.
    pub strength: u8,
    /// Its Craft value.
    pub craft: u8,
    /// Its life value.
    pub life: u8,
    /// Its fate value.
    pub fate: u8,
    /// How many Spells it starts with.
    #[serde(default)]
    pub spells: u8,
    /// Its abilities.
    #[serde(default)]
    pub held: Vec<Modifier>,
    /// Where the facts come from.
    #[serde(default)]
    pub src: String,
}

/// A quest of the Warlock (TB-58).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestEntry {
    /// The key of its name in the language files: `quest-KEY`.
    pub key: String,
    /// What holds for whoever is sworn to it.
    pub held: Vec<Modifier>,
    /// Where the facts come from.
    #[serde(default)]
    pub src: String,
}

/// A state that a character may be in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatusEntry {
    /// `toad` or `enslaved`.
    pub key: String,
    /// What holds for whoever is in it.
    pub held: Vec<Modifier>,
}

/// A text that others use by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fragment {
    /// Its name.
    pub key: String,
    /// What it does.
    pub does: Vec<Step>,
}
