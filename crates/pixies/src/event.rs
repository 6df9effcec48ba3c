//! What happened, as data.

use crate::card::CardId;
use crate::score::TallyData;
use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

/// What one seat got at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RoundScore {
    /// Who.
    pub seat: Seat,
    /// The points of the round by parts.
    pub tally: TallyData,
    /// Their sum.
    pub points: i32,
    /// The points of all rounds so far.
    pub total: i32,
    /// The spaces of the largest colour group, 1 to 9; empty if every pixie stands alone.
    pub group: Vec<u8>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A card was laid face up on its empty space (PX-6).
    Laid {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The space, 1 to 9.
        space: u8,
    },
    /// A card was laid face up on bare forest floor (PX-8).
    LaidOnFloor {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The space, 1 to 9.
        space: u8,
        /// The face-down card beneath.
        beneath: CardId,
    },
    /// A card was laid over a pixie, which turned face down (PX-7).
    LaidOver {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The space, 1 to 9.
        space: u8,
        /// The pixie that turned face down.
        beneath: CardId,
    },
    /// A card was laid face down beneath a pixie (PX-7).
    LaidUnder {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The space, 1 to 9.
        space: u8,
        /// The pixie that stays on top.
        above: CardId,
    },
    /// A card was laid face down on an empty space (PX-9).
    LaidAsFloor {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The space, 1 to 9.
        space: u8,
    },
    /// Cards were turned up for a new turn (PX-2).
    TurnedUp {
        /// The open cards, in order.
        cards: Vec<CardId>,
        /// Who begins.
        first: Seat,
    },
    /// A round ended because grids were full (PX-11), or the deck too small (PX-12).
    RoundEnded {
        /// Which round.
        round: u8,
        /// Whose grids are full; empty if the deck ran out.
        full: Vec<Seat>,
        /// The points of each seat.
        scores: Vec<RoundScore>,
    },
    /// All cards were shuffled and a new round began (PX-13).
    RoundBegan {
        /// Which round.
        round: u8,
        /// Who begins it.
        first: Seat,
    },
    /// The match is over (PX-18).
    GameEnded {
        /// Who won; several share the victory.
        winners: Vec<Seat>,
    },
}
