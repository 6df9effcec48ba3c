//! Takes what looks best right after the move.

use crate::budget::Allowance;
use crate::weigh::Question;
use crate::{Budget, Player, Suggestion};
use table::{Dice, Game, Seat, Seed};

/// Looks one ply ahead: plays each move in a few imagined worlds and takes the one that the game's own evaluation
/// likes best; among equals it draws lots.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
    budget: Budget,
}

impl Greedy {
    /// How many worlds it imagines where something is hidden or rolled.
    pub const WORLDS: u32 = 8;

    /// A greedy player with randomness of its own; of the budget only time and stop matter to it.
    pub fn new(seed: Seed, budget: Budget) -> Greedy {
        Greedy { dice: Dice::new(seed), budget }
    }
}

impl<G: Game> Player<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let mut weighed =
            match Question::first_sight(game, view, seat, Greedy::WORLDS, &self.budget, &mut self.dice) {
                Ok(weighed) => weighed,
                Err(only) => return only,
            };
        let best = weighed.moves.iter().map(|(_, value)| *value).fold(f32::NEG_INFINITY, f32::max);
        // Evaluations that differ by less than this differ by rounding only.
        weighed.moves.retain(|(_, value)| *value >= best - 1e-6);
        self.dice.pick(&weighed.moves).map(|(choice, _)| choice.clone())
    }

    fn suggest(&mut self, game: &G, view: &G::View, seat: Seat, count: usize) -> Vec<Suggestion<G::Move>> {
        let mut allowance = Allowance::new(&self.budget);
        Question::of(game, view, seat, &mut self.dice)
            .weigh(game, view, seat, Greedy::WORLDS, &mut allowance, &mut self.dice)
            .suggestions(game, seat, count)
    }
}
