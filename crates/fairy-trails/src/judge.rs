//! What a position promises: facts, weighed.

use crate::move_values::MoveValues;
use crate::{Colour, FairyTrails, Move, State};
use table::{Dice, Judge, Rules, Seat, Values, evaluate_moves_by_trial, zero_sum};

/// So few moves are tried one by one: looking at what they have in common would take longer.
const FEW: usize = 3;

impl Judge for FairyTrails {
    fn evaluate(&self, state: &State) -> Values {
        self.values(state, || {
            let (next, facts) = self.two_facts(state);
            (next, self.weights.two(&facts))
        })
    }

    /// Layings are valued without laying them.
    fn evaluate_moves(
        &self,
        state: &State,
        seat: Seat,
        moves: &[Move],
        dice: &Dice,
        into: &mut Vec<f32>,
    ) -> bool {
        let together = if moves.len() > FEW { MoveValues::new(self, state, seat, dice) } else { None };
        let Some(values) = together else {
            return evaluate_moves_by_trial(self, state, seat, moves, dice, into);
        };
        let mut rolled = false;
        for choice in moves {
            if let Move::Lay(laying) = choice {
                let value = values.value(*laying);
                into.push(value);
                // Whoever has not won or lost by it draws.
                rolled |= value.abs() < 1.0;
            } else {
                rolled |=
                    evaluate_moves_by_trial(self, state, seat, core::slice::from_ref(choice), dice, into);
            }
        }
        rolled
    }
}

impl FairyTrails {
    /// What every seat may expect if the open play of two is judged like this, from the side of who lays next.
    #[inline]
    pub(crate) fn values(&self, state: &State, open_play: impl Fn() -> (Seat, f32)) -> Values {
        let first = Seat(0);
        let value = if let Some(outcome) = self.outcome(state) {
            outcome.value(first)
        } else if self.is_solo() {
            self.weights.solo(&self.solo_facts(state))
        } else if state.board.is_full() {
            // Only claims are left: stones decide.
            let due = |colour: Colour| f32::from(self.due(state, colour));
            (due(Colour::Elves) - due(Colour::Gnomes)).tanh()
        } else {
            let (next, value) = open_play();
            if next == first { value } else { -value }
        };
        if self.is_solo() {
            let mut values = Values::default();
            values[0] = value;
            values
        } else {
            // What one hopes the other fears.
            zero_sum(value)
        }
    }
}
