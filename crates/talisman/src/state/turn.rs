//! The turn.

use table::{Seat, Seats};

/// Where a turn stands (TM-1).
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the match: characters are chosen.
    Setup,
    /// Before the move.
    Start,
    /// Moving.
    Move,
    /// Landed, or encountering.
    Encounter,
    /// Over, but for what comes at the end.
    End,
}

/// The turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Turn {
    /// Whose.
    pub active: Seat,
    /// How many turns have been taken by everybody together.
    pub number: u16,
    /// Where it stands.
    pub phase: Phase,
    /// Turns of this player that follow at once (TB-49).
    pub extra: u8,
    /// It is one of those.
    pub is_extra: bool,
    /// How often the active character has landed in it (RU-73).
    pub arrivals: u8,
    /// Nothing more happens in it but its end.
    pub ended: bool,
    /// Not even that: it was lost (Immobility), or the character died.
    pub lost: bool,
    /// The active character was put elsewhere and begins a new encounter there.
    pub relocated: bool,
    /// An Enemy was left standing: nothing can be taken, and the turn ends after the Enemies (TB-19).
    pub barred: bool,
    /// Something has changed since everybody passed the last free window.
    pub changed: bool,
    /// Cards or abilities have changed: limits have to be checked.
    pub unchecked: bool,
    /// Somebody has been on the Crown (TB-39).
    pub crowned: bool,
    /// Who became a Toad in this turn: it does not count (TB-37).
    pub toaded: Seats,
    /// The standing answers that became known when the last window was resolved.
    pub heard: [super::Quiet; super::MOST_SEATS],
    /// Characters that have been in the match, a bit each (TB-47).
    pub used: u32,
    /// Who was killed at the last moment at which anybody was (RU-76).
    pub fallen: Seats,
    /// Who has won.
    pub winners: Seats,
    /// The match is over.
    pub over: bool,
}

impl Turn {
    /// Before the first turn.
    pub const FIRST: Turn = Turn {
        active: Seat(0),
        number: 0,
        phase: Phase::Setup,
        extra: 0,
        is_extra: false,
        arrivals: 0,
        ended: false,
        lost: false,
        relocated: false,
        barred: false,
        changed: true,
        unchecked: false,
        crowned: false,
        toaded: Seats::NONE,
        heard: [super::Quiet::No; super::MOST_SEATS],
        used: 0,
        fallen: Seats::NONE,
        winners: Seats::NONE,
        over: false,
    };
}
