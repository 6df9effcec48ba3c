//! What a position promises.

use crate::moves::Move;
use crate::state::State;
use crate::talisman::Talisman;
use table::{Judge, Phrase, Rules, Score, Seat, Values};

impl Judge for Talisman {
    fn evaluate(&self, state: &State) -> Values {
        let mut values = Values::default();
        if let Some(outcome) = self.outcome(state) {
            for seat in Seat::all(self.seats()) {
                values[seat.index()] = outcome.value(seat);
            }
            return values;
        }
        let points: Vec<i32> = self.scores(state).iter().map(Score::total).collect();
        for seat in Seat::all(self.seats()) {
            let others = Seat::all(self.seats()).filter(|other| *other != seat);
            let best = others.map(|other| points[other.index()]).max().unwrap_or(0);
            values[seat.index()] = ((points[seat.index()] - best) as f32 / 200.0).tanh();
        }
        values
    }
}

impl Talisman {
    /// Why a move is good or bad for the seat that makes it.
    pub(crate) fn reasons_for(&self, _state: &State, _seat: Seat, _choice: &Move) -> Vec<Phrase> {
        Vec::new()
    }
}
