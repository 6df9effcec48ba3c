//! What happened, as data.

use crate::{Card, Cell, Step};
use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

/// Two opposite sides of the frame, which one player connects (KP-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The way of seat 0.
    NorthSouth,
    /// The way of seat 1.
    EastWest,
}

impl Line {
    /// The line of a seat (KP-1).
    #[inline]
    pub const fn of(seat: Seat) -> Line {
        if seat.0 == 0 { Line::NorthSouth } else { Line::EastWest }
    }
}

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A double-curve card was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Which curves it shows.
        curves: Card,
    },
    /// A three-curve card was laid over another card.
    Covered {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Which curves it shows.
        curves: Card,
        /// Which curves lay there before.
        before: Card,
    },
    /// The cards now span the frame in one direction, so it floats no longer (KP-5).
    FrameFixed {
        /// North–south: the rows are fixed. East–west: the columns are.
        line: Line,
        /// The first row or column of the frame, by its name.
        first: String,
        /// The last one.
        last: String,
    },
    /// All double-curve cards lie; from now on cards are covered (KP-9).
    SecondPhase {
        /// Who opens it.
        seat: Seat,
    },
    /// A player showed his connection (KP-10).
    Announced {
        /// Whose it is.
        seat: Seat,
        /// A shortest way of it.
        route: Vec<Step>,
    },
    /// A player announced a connection and has none: the announcement is refused, the card stays (KP-10).
    NothingToAnnounce {
        /// Who.
        seat: Seat,
    },
    /// An announced connection no longer stands (KP-11).
    Broken {
        /// Whose it was.
        seat: Seat,
    },
    /// A player declared that nobody can connect any more (KP-17).
    Declared {
        /// Who.
        seat: Seat,
    },
    /// The player who laid on alone gave it up (KP-17).
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// The match is won.
    Won {
        /// By whom.
        seat: Seat,
        /// By which rule.
        rule: &'static str,
        /// The connection that decided it, if one did.
        route: Option<Vec<Step>>,
    },
    /// The match is drawn (KP-13).
    Drawn {
        /// Who is connected without having announced it; by `krumme-pfade/1` nobody is named.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unannounced: Vec<Seat>,
    },
}
