//! When something can be done or happens.

use super::Ability;
use serde::{Deserialize, Serialize};

/// When a reaction acts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Any free window of any turn (TM-2).
    Free,
    /// The start of the turn, before the move (W-START).
    Start,
    /// Instead of the move (W-MOVE).
    Move,
    /// Instead of the roll for the move: where one would roll (TB-50).
    Stead,
    /// Having landed on a space (W-LAND).
    Land,
    /// The end of the turn (W-END).
    End,
    /// Cards were drawn and turned up (TB-57).
    Drawn,
    /// Calling on somebody.
    Visit(Visit),
    /// Meeting a character, instead of attacking him (TB-15); `it` is the other.
    Encounter,
    /// Meeting a creature, before the fight (TM-6 0); `that` is the card.
    Meet,
    /// Before the dice of a fight (TM-6 2).
    Fight,
    /// A roll of one's own has been made (TM-4 g).
    Rolled,
    /// A fight is over (TM-6 6).
    Outcome,
    /// Lives are about to be lost (TM-7); `me` loses them if it is an own reaction, `it` if it is anybody's.
    Loss,
    /// A Follower or an Enemy is about to be killed; it is `that`.
    Kill,
    /// A Spell was cast (TM-5).
    Cast,
    /// An own Spell took effect or was cancelled, and is gone.
    Spent,
    /// The Storm River was crossed.
    Crossed,
    /// As soon as it can be done (TB-58).
    Ready,
}

/// Who or what is called on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visit {
    /// The Village.
    Village,
    /// Its mystic.
    Mystic,
    /// A market.
    Market,
    /// The Castle.
    Castle,
}

/// What a roll is for.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Tag {
    /// A table of a space or card.
    #[default]
    Table,
    /// The move.
    Move,
    /// An attack.
    Attack,
    /// A prayer.
    Pray,
    /// The Portal of Power, by this ability.
    Portal(Ability),
    /// The Mines.
    Mines,
    /// The Cave.
    Cave,
    /// Whether Armour saves a life.
    Armour,
    /// Freedom from the Temple.
    Freedom,
    /// The Command Spell.
    Command,
}
