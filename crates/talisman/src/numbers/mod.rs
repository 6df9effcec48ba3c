//! Numbers, conditions, permissions: collected from what is held and in force when they are needed.

mod amount;
mod cond;
mod force;
mod odds;
mod tally;

pub(crate) use cond::fits_family;
pub(crate) use odds::row_index;
pub use odds::{Chance, FightOdds, Odds, TableOdds};
pub use tally::{Account, Line, Tally};

use crate::components::CardId;
use crate::state::{Frame, NOTHING, Thing};
use table::Seat;

/// What the words of a text mean while it is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    /// Whom it acts on.
    pub me: Seat,
    /// The other one.
    pub it: Seat,
    /// What speaks.
    pub this: Thing,
    /// The card at hand, or [`NOTHING`].
    pub that: u16,
    /// The last number.
    pub n: i8,
}

impl Context {
    /// For a player and what speaks to him.
    pub(crate) const fn of(me: Seat, this: Thing) -> Context {
        Context { me, it: me, this, that: NOTHING, n: 0 }
    }

    /// As a frame has it.
    pub(crate) const fn frame(frame: &Frame) -> Context {
        Context { me: frame.me, it: frame.it, this: frame.this, that: frame.that, n: frame.n }
    }

    /// The card at hand.
    pub(crate) const fn that(&self) -> Option<CardId> {
        if self.that == NOTHING { None } else { Some(CardId(self.that)) }
    }
}
