//! Takes what looks best right after the move.

use crate::weigh::weigh;
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

    /// A greedy player with randomness of its own.
    pub fn new(seed: Seed, budget: Budget) -> Greedy {
        Greedy { dice: Dice::new(seed), budget }
    }
}

impl<G: Game> Player<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let mut weighed = weigh(game, view, seat, Greedy::WORLDS, self.budget, &mut self.dice);
        let best = weighed.moves.iter().map(|(_, value)| *value).fold(f32::NEG_INFINITY, f32::max);
        // Evaluations that differ by less than this differ by rounding only.
        weighed.moves.retain(|(_, value)| *value >= best - 1e-6);
        self.dice.pick(&weighed.moves).map(|(choice, _)| choice.clone())
    }

    fn suggest(&mut self, game: &G, view: &G::View, seat: Seat, count: usize) -> Vec<Suggestion<G::Move>> {
        let weighed = weigh(game, view, seat, Greedy::WORLDS, self.budget, &mut self.dice);
        let suggestion = |(choice, expected): (&G::Move, f32)| Suggestion {
            choice: choice.clone(),
            expected,
            reasons: weighed.reasons(game, seat, choice),
        };
        weighed.ranked().into_iter().take(count).map(suggestion).collect()
    }
}
