//! Points and the end of a match.

use crate::{Colour, FairyTrails, Stage, State};
use table::{Outcome, Rules, Score, Seat};

impl FairyTrails {
    /// Who won: whoever has no stone left (FT-8), or has placed more (FT-9); alone, if no stone of either colour is
    /// left (FT-15).
    pub(crate) fn ending(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        if self.seats() == 1 {
            let won = state.left == [0; 2];
            return Some(if won { Outcome::won_by(Seat(0), 1) } else { Outcome::without_winner(1) });
        }
        Some(match Colour::BOTH.into_iter().find(|&colour| state.left(colour) == 0) {
            Some(colour) => Outcome::won_by(colour.seat(), 2),
            None => Outcome::by_points(&Colour::BOTH.map(|colour| i32::from(state.placed(colour)))),
        })
    }

    /// Two players count stones on the table (FT-9); alone the cards left in the pile count, once all stones are
    /// placed (FT-15).
    pub(crate) fn count_up(&self, state: &State) -> Vec<Score> {
        if self.seats() == 1 {
            let cards = if state.left == [0; 2] { state.pile.len() as i32 } else { 0 };
            return vec![Score::of([("cards_left", cards)])];
        }
        Colour::BOTH.map(|colour| Score::of([("stones", i32::from(state.placed(colour)))])).to_vec()
    }
}
