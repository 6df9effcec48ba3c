//! How positions and moves are written and read.

mod moves;
mod read;
mod write;

use crate::moves::Move;
use crate::position::Position;
use crate::state::State;
use crate::talisman::Talisman;
use table::{Fault, Fingerprint, Forms, Refusal, to_value};

impl Forms for Talisman {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let mut position = self.write_position(state);
        // What the plain part tells by itself needs no more.
        if self.load(&position).is_ok_and(|loaded| loaded == *state) {
            return position;
        }
        position.pending = Some(self.write_pending(state));
        let seal = seal_of(&position);
        if let Some(pending) = &mut position.pending {
            pending.seal = seal;
        }
        position
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        self.read_position(position)
    }

    fn write_move(&self, choice: &Move) -> String {
        moves::write(choice)
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        moves::read(text)
    }
}

/// What stands for a position in the middle of a turn: nobody can change it and keep the seal by accident.
fn seal_of(position: &Position) -> String {
    let mut bare = position.clone();
    if let Some(pending) = &mut bare.pending {
        pending.seal = String::new();
    }
    Fingerprint::of(&[b"talisman position", to_value(&bare).to_string().as_bytes()]).to_string()
}
