//! How positions and moves are written and read.

use crate::cell::Cell;
use crate::elemente::Elemente;
use crate::moves::Move;
use crate::position::{Position, write_side};
use crate::state::State;
use table::{Fault, Forms, Refusal, Rules, Seat};

impl Forms for Elemente {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let layout = self.layout();
        let cells = |set: u64| {
            (0..layout.cells()).filter(move |n| set >> n & 1 == 1).map(|n| layout.cell(n)).collect()
        };
        Position {
            stage: state.stage,
            starter: state.starter,
            turn: state.turn,
            players: Seat::all(self.seats()).map(|seat| write_side(state.side(seat))).collect(),
            grid: state.grid[..layout.cells()].to_vec(),
            up: state.ups().iter().map(|&cell| layout.cell(usize::from(cell))).collect(),
            power: state.power,
            fruitless: state.fruitless,
            left: state.left,
            seen: cells(state.seen),
            recent: state.recent().iter().map(|&cell| layout.cell(usize::from(cell))).collect(),
        }
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        let faults = self.position_faults(position);
        if !faults.is_empty() {
            return Err(faults);
        }
        let layout = self.layout();
        let index = |cell: &Cell| layout.index(*cell).unwrap_or_default();
        let mut state = State {
            stage: position.stage,
            turn: position.turn,
            starter: position.starter,
            power: position.power,
            fruitless: position.fruitless,
            left: position.left,
            seen: position.seen.iter().fold(0, |seen, cell| seen | 1 << index(cell)),
            ..State::blank()
        };
        for (slot, cell) in state.recent.iter_mut().zip(&position.recent) {
            *slot = index(cell) as u8;
            state.recents += 1;
        }
        for (cell, motif) in state.grid.iter_mut().zip(&position.grid) {
            *cell = *motif;
        }
        for (slot, cell) in state.up.iter_mut().zip(&position.up) {
            *slot = index(cell) as u8;
            state.ups += 1;
        }
        for (side, player) in state.sides.iter_mut().zip(&position.players) {
            *side = self.read_side(player, position.stage);
        }
        state.done = self.done(position).into_iter().collect();
        Ok(state)
    }

    fn write_move(&self, choice: &Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        text.parse()
    }
}
