//! Plays anything that is allowed.

use crate::weigh::{moves_in, values};
use crate::{Player, Suggestion};
use table::{Dice, Game, Quiet, Seat, Seed};

/// Chooses evenly among all legal moves: the yardstick that every other player has to beat.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random player with randomness of its own.
    pub fn new(seed: Seed) -> Random {
        Random { dice: Dice::new(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let world = game.imagine(view, seat.into(), &mut self.dice);
        let count = game.move_count(&world, seat);
        let pick = self.dice.below(u32::try_from(count).unwrap_or(u32::MAX));
        game.nth_move(&world, seat, pick as usize)
    }

    /// A few moves at random, in the order drawn: what it expects of them is the evaluation in one imagined world.
    fn suggest(&mut self, game: &G, view: &G::View, seat: Seat, count: usize) -> Vec<Suggestion<G::Move>> {
        let (mut moves, world) = moves_in(game, view, seat, &mut self.dice);
        self.dice.shuffle(&mut moves);
        let sure = 1.0 / moves.len().max(1) as f32;
        moves.truncate(count);
        let suggestion = |choice: G::Move| {
            let mut after = world.clone();
            let _ = game.apply(&mut after, seat, &choice, &mut self.dice, &mut Quiet);
            let reasons = game.reasons(&world, seat, &choice);
            Suggestion { expected: values(game, &after)[seat.index()], sure, reasons, choice }
        };
        moves.into_iter().map(suggestion).collect()
    }
}
