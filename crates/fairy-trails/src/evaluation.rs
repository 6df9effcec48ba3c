//! What a position is worth.

use crate::{Colour, FairyTrails, State};
use table::{Game, Seat};

impl FairyTrails {
    pub(crate) fn expectation(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.ending(state) {
            return outcome.value(seat);
        }
        let worth = |colour: Colour| -> f32 {
            let coming: f32 = state
                .board
                .facts(colour)
                .filter(|network| network.open > 0)
                .map(|network| f32::from(network.huts) * 0.6f32.powi(i32::from(network.open)))
                .sum();
            f32::from(state.placed(colour)) + coming
        };
        if self.seats() == 1 {
            return ((worth(Colour::Elves) + worth(Colour::Gnomes) - 19.0) / 20.0).tanh();
        }
        let own = Colour::of(seat);
        ((worth(own) - worth(own.other())) / 6.0).tanh()
    }
}
