//! What a position promises.

use super::rules::Saga;
use super::state::State;
use table::{Judge, Rules, Score, Seat, Values};

/// A lead of so many points is as good as half a victory.
const LEAD: f32 = 20.0;

impl Judge for Saga {
    /// The lead over the best of the others.
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
            values[seat.index()] = ((points[seat.index()] - best) as f32 / LEAD).tanh();
        }
        values
    }
}
