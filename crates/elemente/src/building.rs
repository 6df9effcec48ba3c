//! The path phase (PE-6, PE-7): all build at the same time.
//!
//! A path under construction is always one group: a tile is laid beside another, exchanged where it lies, or lifted if
//! the rest still hangs together. So whoever has laid all twelve can always finish. The first tile lies at `0,0`; that
//! is no restriction, since only the places of the tiles to each other matter. Tiles are seen by all as they are laid.

use crate::element::Element;
use crate::elemente::Elemente;
use crate::event::Event;
use crate::hex::Hex;
use crate::path::TILES;
use crate::state::{Stage, State};
use table::{Boundary, Log, Rules, Seat, Seats};

impl Elemente {
    /// Lays a tile, or exchanges the one that lies there.
    pub(crate) fn lay(
        state: &mut State,
        seat: Seat,
        tile: Element,
        at: Hex,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let side = state.side_mut(seat);
        side.hand.take(tile);
        let instead_of = side.path.lay(at, tile);
        if let Some(old) = instead_of {
            side.hand.add(old);
            side.lifts = side.lifts.saturating_add(1);
        }
        log.tell(|| Event::Laid { who: seat, tile, at, instead_of });
        Boundary::Kept
    }

    /// Takes a tile back into the hand.
    pub(crate) fn lift(state: &mut State, seat: Seat, at: Hex, log: &mut impl Log<Event>) -> Boundary {
        let side = state.side_mut(seat);
        if let Some(tile) = side.path.lift(at) {
            side.hand.add(tile);
            side.lifts = side.lifts.saturating_add(1);
            log.tell(|| Event::Lifted { who: seat, tile, at });
        }
        Boundary::Kept
    }

    /// Declares a path finished; the last one to do so opens the spirit phase.
    pub(crate) fn finish(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Boundary {
        state.side_mut(seat).settle(self.kit().points);
        state.done = state.done.with(seat);
        log.tell(|| Event::Finished { who: seat });
        if state.done == Seats::all(self.seats()) {
            state.done = Seats::NONE;
            // Now everybody sees everybody's twelve tiles: what was seen in the draft tells nothing more.
            for side in &mut state.sides {
                side.kept = [None; TILES];
            }
            state.stage = Stage::Before;
            state.turn = state.starter;
            log.tell(|| Event::SpiritPhase { first: state.starter });
            log.tell(|| Event::Turn { who: state.starter });
        }
        Boundary::Kept
    }
}
