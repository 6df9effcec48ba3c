//! Plays like somebody who knows the rules and looks at the board, but not far.

use crate::budget::Allowance;
use crate::weigh::Question;
use crate::{Budget, Player, Suggestion};
use table::{Dice, Game, Seat, Seed};

/// Looks one ply ahead in two worlds and takes any of the moves that look decent, the better ones more often.
///
/// It always takes a victory at hand, and never a move that looks far worse than most: those are the mistakes that
/// spoil the fun of beating it.
#[derive(Clone, Debug)]
pub struct Easy {
    dice: Dice,
    budget: Budget,
}

/// How many worlds it imagines.
const WORLDS: u32 = 2;
/// Moves that fall behind the best by more than this, measured in standard deviations of all moves, it never takes.
const DECENT: f32 = 2.0;
/// How much less it likes a move that falls behind by one standard deviation: by a factor of e to this power.
const CARE: f32 = 1.2;

impl Easy {
    /// An easy player with randomness of its own; of the budget only time and stop matter to it.
    pub fn new(seed: Seed, budget: Budget) -> Easy {
        Easy { dice: Dice::new(seed), budget }
    }
}

impl<G: Game> Player<G> for Easy {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let weighed = match Question::first_sight(game, view, seat, WORLDS, &self.budget, &mut self.dice) {
            Ok(weighed) => weighed,
            Err(only) => return only,
        };
        let likes = likes(&weighed.moves.iter().map(|(_, value)| *value).collect::<Vec<f32>>());
        let mut lot = self.dice.below(1 << 24) as f32 / (1 << 24) as f32 * likes.iter().sum::<f32>();
        let drawn = likes.iter().position(|like| {
            lot -= like;
            lot < 0.0
        });
        // Rounding may leave a hair of the lot behind the last move.
        let drawn = drawn.or_else(|| likes.iter().rposition(|like| *like > 0.0))?;
        weighed.moves.into_iter().nth(drawn).map(|(choice, _)| choice)
    }

    fn suggest(&mut self, game: &G, view: &G::View, seat: Seat, count: usize) -> Vec<Suggestion<G::Move>> {
        let mut allowance = Allowance::new(&self.budget);
        Question::of(game, view, seat, &mut self.dice)
            .weigh(game, view, seat, WORLDS, &mut allowance, &mut self.dice)
            .suggestions(game, seat, count)
    }
}

/// How much it likes moves of these values.
fn likes(values: &[f32]) -> Vec<f32> {
    let count = values.len().max(1) as f32;
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    if best >= 1.0 {
        return values.iter().map(|&value| if value >= best { 1.0 } else { 0.0 }).collect();
    }
    let mean = values.iter().sum::<f32>() / count;
    let deviation = (values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / count).sqrt().max(1e-6);
    let like = |value: &f32| {
        let behind = (best - value) / deviation;
        if behind > DECENT { 0.0 } else { (-CARE * behind).exp() }
    };
    values.iter().map(like).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_victories_and_shuns_blunders() {
        assert_eq!(likes(&[0.2, 1.0, 1.0, -0.3]), [0.0, 1.0, 1.0, 0.0]);
        let likes = likes(&[0.5, 0.4, 0.45, 0.48, -0.9, 0.42]);
        assert!(likes[4] < 1e-9, "{likes:?}");
        assert!(likes[0] > likes[1] && likes[1] > 0.0, "{likes:?}");
    }

    #[test]
    fn equal_moves_are_liked_equally() {
        assert_eq!(likes(&[0.1; 4]), [1.0; 4]);
        assert_eq!(likes(&[]), [0.0; 0]);
    }
}
