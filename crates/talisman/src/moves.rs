//! Decisions of a player.

use crate::components::Code;
use crate::language::{Ability, SpaceId};
use crate::state::Quiet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A decision of a player.
///
/// | typed | means |
/// |---|---|
/// | `roll` | roll for the move |
/// | `walk O7` | walk there |
/// | `stay` | encounter the own space again instead of moving (TB-12) |
/// | `later` | do what an offer of the space allows instead of the move (TB-54) |
/// | `command` | cast the Command Spell |
/// | `pass` | nothing from me |
/// | `quiet turn`, `quiet round`, `quiet attacked` | nothing from me until the turn is over, until my turn, unless it is about me |
/// | `use merc`, `use pres 2` | use what this card or character can do, by the number where there are several |
/// | `fate 1` | roll the first die again |
/// | `attack 3`, `attack 3 craft` | fight the character of that seat |
/// | `visit` | encounter the space |
/// | `fight`, `evade` | fight, or not |
/// | `card drag.2` | this card |
/// | `seat 2`, `space M12`, `choose 1`, `number 3` | that one |
/// | `yes`, `no`, `done` | so, not so, no more |
/// | `ditch mule` | lay it down |
/// | `trade strength` | hand in trophies for a point |
/// | `character trol` | play that one |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Roll for the move.
    Roll,
    /// Walk there.
    Walk(SpaceId),
    /// Encounter the own space again instead of moving.
    Stay,
    /// Do what the space offered instead of the move.
    Later,
    /// Cast the Command Spell.
    Command,
    /// Nothing from me.
    Pass,
    /// Nothing from me for longer.
    Quiet(Quiet),
    /// Use what a card or character can do: which of several, counted from 1.
    Use(Code, u8),
    /// Roll this die again, counted from 1.
    Fate(u8),
    /// Attack a character.
    Attack(Seat, Ability),
    /// Encounter the space.
    Visit,
    /// Fight.
    Fight,
    /// Evade.
    Evade,
    /// This card.
    Card(Code),
    /// This player.
    Seat(Seat),
    /// This space.
    Space(SpaceId),
    /// This offer, counted from 1.
    Choose(u8),
    /// So many.
    Number(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// No more.
    Done,
    /// Lay a card down.
    Ditch(Code),
    /// Hand in trophies.
    Trade(Ability),
    /// Play this character.
    Character(Code),
}

/// An answer in a window, sealed until all have answered.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
pub enum Answer {
    /// Nothing.
    Pass,
    /// Nothing for longer.
    Quiet(Quiet),
    /// This reaction.
    Use(u16),
    /// The active player's move: this reaction instead of it.
    Instead(u16),
    /// The active player's move: one step, without a roll.
    Walk(SpaceId),
    /// The active player's move: roll.
    Roll,
    /// The active player's move: stay.
    Stay,
    /// The active player's move: what the space offered.
    Later,
    /// The active player's move: the Command Spell.
    Command,
    /// The active player lays a card down.
    Ditch(u16),
    /// The active player hands in trophies.
    Trade(Ability),
}

impl Answer {
    /// Does it wait until nobody else acts? Passing does, and the active player's kind of move.
    pub const fn waits(self) -> bool {
        !matches!(self, Answer::Use(_) | Answer::Ditch(_) | Answer::Trade(_))
    }
}
