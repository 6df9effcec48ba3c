//! A decision that a seat owes, apart from the match: what a computer player thinks about.

use crate::OnShelf;
use crate::any_match::Hint;
use crate::matches::choice_of;
use opponents::{Budget, Level};
use table::{Seat, Seed};

/// A decision that a seat owes. It holds the rules and what that seat may know, and nothing else: it can be thought about
/// on any thread while the match goes on.
pub trait Decision: Send {
    /// The move of a computer player, in its text form; `None` if the seat is not waited for.
    fn decide(&self, level: Level, budget: Budget, seed: Seed) -> Option<String>;

    /// The best few moves, as a computer player sees them.
    fn suggest(&self, level: Level, budget: Budget, seed: Seed, count: usize) -> Vec<Hint>;
}

/// The decision of a seat, by its game.
pub(crate) struct Owed<G: OnShelf> {
    pub(crate) game: G,
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
}

impl<G: OnShelf> Decision for Owed<G> {
    fn decide(&self, level: Level, budget: Budget, seed: Seed) -> Option<String> {
        let choice = level.player::<G>(seed, budget).choose(&self.game, &self.view, self.seat)?;
        Some(self.game.write_move(&choice))
    }

    fn suggest(&self, level: Level, budget: Budget, seed: Seed, count: usize) -> Vec<Hint> {
        let suggestions = level.player::<G>(seed, budget).suggest(&self.game, &self.view, self.seat, count);
        let hint = |suggestion: opponents::Suggestion<G::Move>| Hint {
            described: self.game.describe(&self.view, self.seat, &suggestion.choice),
            choice: choice_of(&self.game, &suggestion.choice),
            expected: suggestion.expected,
            sure: suggestion.sure,
            reasons: suggestion.reasons,
        };
        suggestions.into_iter().map(hint).collect()
    }
}
