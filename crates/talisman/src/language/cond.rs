//! Conditions.

use super::{Ability, Amount, Filter, Region, Tag, Who};
use serde::{Deserialize, Serialize};

/// Something that is so or not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Cond {
    /// Always so.
    #[default]
    Always,
    /// The character is that.
    Is(Who, Trait),
    /// The character has a card of that kind.
    Has(Who, Filter),
    /// `me` stands on a space of one of these names.
    At(Vec<String>),
    /// `me` stands in this Region.
    In(Region),
    /// The card or creature at hand is of that kind.
    That(Filter),
    /// The amounts compare so.
    Cmp(Amount, Order, Amount),
    /// Something about the fight, roll or loss at hand.
    Fact(Fact),
    /// Not so.
    Not(Box<Cond>),
    /// All of them.
    All(Vec<Cond>),
    /// At least one of them.
    Any(Vec<Cond>),
}

/// What a character may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    /// Good.
    Good,
    /// Neutral.
    Neutral,
    /// Evil.
    Evil,
    /// A Toad.
    Toad,
    /// Sworn to a quest of the Warlock.
    Sworn,
    /// Below the life value.
    Wounded,
    /// Below the fate value.
    Drained,
    /// In his own turn.
    Active,
    /// Below the limit of Spells.
    Able,
}

/// How amounts compare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Less than.
    Less,
    /// The same.
    Same,
    /// More than.
    More,
}

/// Something about the matter at hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// It is a battle, or psychic combat (TB-21).
    By(Ability),
    /// `me` is the one who attacks: the active player who meets a creature, or who chose to attack a character.
    Attacking,
    /// The opponent is a character.
    Duel,
    /// The opponent is an Enemy card.
    Card,
    /// `me` won.
    Won,
    /// `me` used this card in the fight.
    Using,
    /// The loser lost a life by it, or the Enemy was killed.
    Blood,
    /// The roll is for this.
    For(Tag),
    /// The die shows this number itself (TB-45).
    Natural(u8),
    /// The life is lost in a battle.
    Beaten,
}
