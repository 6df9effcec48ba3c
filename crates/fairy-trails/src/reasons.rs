//! Why a move is good or bad.

use crate::{FairyTrails, Move, State};
use table::{Phrase, Seat};

impl FairyTrails {
    pub(crate) fn explain(&self, _state: &State, _seat: Seat, _choice: &Move) -> Vec<Phrase> {
        Vec::new()
    }
}
