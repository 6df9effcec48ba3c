//! What a position promises: what a search asks for.

use super::Rules;
use crate::{Dice, MAX_SEATS, Quiet, Seat};

/// What each seat may expect, from −1 (sure loss) to 1 (sure victory), by the index of the seat; 0 beyond the table.
pub type Values = [f32; MAX_SEATS as usize];

/// The values of two players of whom one loses what the other wins, by that of seat 0.
#[inline]
#[must_use]
pub fn zero_sum(first: f32) -> Values {
    let mut values = Values::default();
    values[0] = first;
    values[1] = -first;
    values
}

/// The evaluation of computer players.
///
/// ```
/// use table::{Dice, Edition, Judge, Rules, Seed};
/// use tiny_games::nim::Nim;
///
/// let game: Nim = Edition::newest().open(2, &serde_json::json!({"heap": 8})).unwrap();
/// let state = game.deal(&mut Dice::new(Seed::from_number(1)));
/// let values = game.evaluate(&state);
/// assert!(values[0] < 0.0 && values[1] > 0.0, "whoever takes from eight will lose");
/// ```
pub trait Judge: Rules {
    /// What every seat may expect from here. By law it lies between −1 and 1, is exact at the end, and cancels out for
    /// two players.
    fn evaluate(&self, state: &Self::State) -> Values;

    /// What a seat may expect right after each of these moves of its own, each made in a copy of the state with a copy
    /// of the dice: the result where the match ends, else the evaluation. Appends one value a move, and says whether any
    /// of them rolled. Games that can tell without carrying out every move make search fast. A move that shows the seat
    /// something may be given the mean over all that it may show, instead of what lies there in this one world.
    fn evaluate_moves(
        &self,
        state: &Self::State,
        seat: Seat,
        moves: &[Self::Move],
        dice: &Dice,
        into: &mut Vec<f32>,
    ) -> bool {
        evaluate_moves_by_trial(self, state, seat, moves, dice, into)
    }
}

/// What [`Judge::evaluate_moves`] promises, by carrying out every move: for games that know no quicker way, and to
/// compare with those that do.
pub fn evaluate_moves_by_trial<G: Judge>(
    game: &G,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    dice: &Dice,
    into: &mut Vec<f32>,
) -> bool {
    let mut rolls = dice.clone();
    let mut rolled = false;
    into.extend(moves.iter().map(|choice| {
        let mut after = state.clone();
        let _ = game.apply(&mut after, seat, choice, &mut rolls, &mut Quiet);
        if rolls.drawn() != dice.drawn() {
            rolled = true;
            rolls.clone_from(dice);
        }
        if game.waiting(&after).is_empty() {
            game.outcome(&after).map_or(0.0, |outcome| outcome.value(seat))
        } else {
            game.evaluate(&after)[seat.index() % Values::default().len()].clamp(-1.0, 1.0)
        }
    }));
    rolled
}
