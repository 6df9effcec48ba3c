//! What holds while something is owned, lies somewhere, or is in force.

use super::{Ability, Amount, Cond, Filter, Moment, Stat, Tag, Text, Zone};
use serde::{Deserialize, Serialize};

/// Something that holds for its owner: who has the card, is the character, stands on the space, or is under the spell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// Adds to a number.
    Number(Number, Amount),
    /// Replaces a number; of several the smallest counts (TB-51).
    Fix(Number, Amount),
    /// Allows something.
    Can(Permission),
    /// Forbids something, and beats whatever allows it (TB-45).
    Cannot(Prohibition),
    /// Something can be done, or happens by itself, at some moment.
    On(Reaction),
    /// Holds only while this is so.
    When(Cond, Vec<Modifier>),
}

/// A number of a character, put together when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Number {
    /// Strength or Craft.
    Ability(Ability),
    /// The value of Strength or Craft.
    Value(Ability),
    /// How many lives one heals to.
    LifeValue,
    /// To how much fate one replenishes.
    FateValue,
    /// Added to the attack rolls of creatures that are fought.
    Menace,
    /// How many Objects one may carry (TB-31).
    ObjectLimit,
    /// How many trophies' points buy a point (TB-32).
    TrophyPrice,
    /// How many spaces one moves without rolling (TB-51).
    Move,
    /// How many dice are rolled for this.
    Dice(Tag),
    /// How many dice are rolled in a battle, of which the highest counts.
    BattleDice,
    /// How many Weapons may be used in one battle (TB-23).
    Weapons,
}

/// Something that is allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Permission {
    /// To evade creatures and characters on spaces of these names; anywhere if none is named.
    Evade(Vec<String>),
    /// To pass over the rolls of spaces of these names.
    Skip(Vec<String>),
    /// To fight a character whom one attacks with Craft.
    Psychic,
    /// Not to be attacked by such Enemies, unless one wants to; that is not evading (TB-19).
    Spare(Filter),
    /// To look at the Spells of others (RU-88).
    See,
    /// To enter the Valley of Fire (TB-40).
    Valley,
    /// To cast the Command Spell (TB-41).
    Command,
}

/// Something that is forbidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prohibition {
    /// To cast Spells.
    Cast,
    /// To be affected by Spells other than the Command Spell.
    Spelled,
    /// To use such cards: what they can do is not offered, and what they allow does not hold.
    Use(Filter),
    /// To count the Strength and Craft of such cards.
    Count(Filter),
    /// To get such cards (TB-65).
    Gain(Filter),
    /// To have this card (TB-36, TB-65).
    Have,
    /// To ditch this card.
    Ditch,
    /// To use such cards in battle.
    Wield(Filter),
    /// To be affected by what cards of these names say.
    Suffer(Filter),
    /// To lose such counters by what spaces of these names say.
    Lose(Stat, Vec<String>),
    /// To open the Portal of Power (TB-11).
    Portal,
}

/// Something that can be done, or happens by itself, at some moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reaction {
    /// Its own name, where its owner has several: `steal`, `beguile`.
    pub name: Option<String>,
    /// When.
    pub at: Vec<Moment>,
    /// Whose moment it is.
    pub of: Whose,
    /// Only if this is so.
    pub when: Cond,
    /// How often.
    pub once: Once,
    /// Whom or what it is aimed at; asked first, and it cannot be done where there is nothing.
    pub target: Option<Target>,
    /// What it costs; it cannot be done where that cannot be paid in full (V-3).
    pub pay: Text,
    /// What it does.
    pub does: Text,
    /// It happens by itself.
    pub must: bool,
    /// Its number in the box.
    #[serde(skip)]
    pub id: u16,
    /// Its bit in what a player has used up.
    #[serde(skip)]
    pub slot: u8,
    /// Which of the reactions of what speaks it is, counted from 1.
    #[serde(skip)]
    pub ordinal: u8,
}

impl Default for Reaction {
    fn default() -> Reaction {
        Reaction {
            name: None,
            at: Vec::new(),
            of: Whose::Own,
            when: Cond::Always,
            once: Once::Window,
            target: None,
            pay: Text::default(),
            does: Text::default(),
            must: false,
            id: 0,
            slot: 0,
            ordinal: 0,
        }
    }
}

/// Whose moment a reaction acts in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// One's own: one's turn, roll, fight, loss.
    #[default]
    Own,
    /// Anybody's.
    Any,
}

/// How often something can be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Once {
    /// Once in an opening of its window (RU-72).
    #[default]
    Window,
    /// As often as one likes.
    Often,
    /// Once in a turn, whosever it is.
    Turn,
}

/// Whom or what a reaction is aimed at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A character: `it`, of whom this is so.
    Character(Cond),
    /// Another character: `it`, of whom this is so.
    Other(Cond),
    /// The character whose turn it is: `it`.
    Active,
    /// A card: `that`.
    Card(Zone, Filter),
    /// A space of the Outer or Middle Region without a character.
    Space,
}

/// How long something is in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// Until the fight is over; for `me`.
    Fight,
    /// Until the end of the turn; for `me`.
    Turn,
    /// For so many rounds (V-17); for everybody. The card that says so stays where it lies, or is kept aside, as long.
    Rounds(u8),
}
