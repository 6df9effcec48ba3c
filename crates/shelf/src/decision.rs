//! A decision that a seat owes, apart from the match: what a computer player thinks about.

use crate::OnShelf;
use crate::any_match::Hint;
use crate::matches::choice_of;
use opponents::{Budget, Level, Suggestion};
use table::{Dice, Seat, Seed};

/// A decision that a seat owes. It holds the rules and what that seat may know, and nothing else: it can be thought about
/// on any thread while the match goes on.
pub trait Decision: Send {
    /// The move of a computer player, in its text form; `None` if the seat is not waited for.
    fn decide(&self, level: Level, budget: Budget, seed: Seed) -> Option<String>;

    /// The best few moves, as a computer player sees them.
    fn suggest(&self, level: Level, budget: Budget, seed: Seed, count: usize) -> Vec<Hint>;

    /// The same for a person: what may be said of each move ([`table::Speech::hinted`]), and as if there were no others.
    fn hints(&self, level: Level, budget: Budget, seed: Seed, count: usize) -> Vec<Hint>;
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
        suggestions.into_iter().map(|suggestion| self.hint(suggestion)).collect()
    }

    fn hints(&self, level: Level, budget: Budget, seed: Seed, count: usize) -> Vec<Hint> {
        let said = |choice: &G::Move| self.game.hinted(&self.view, self.seat, choice);
        let mut moves = Vec::new();
        let world = self.game.imagine(&self.view, self.seat.into(), &mut Dice::new(seed));
        self.game.moves(&world, self.seat, &mut moves);
        if moves.iter().all(|choice| said(choice).as_ref() == Some(choice)) {
            return self.suggest(level, budget, seed, count);
        }
        let mut player = level.player::<G>(seed, budget);
        // Best first: of several that are said alike the first one stays.
        let mut suggestions: Vec<Suggestion<G::Move>> = Vec::new();
        for suggestion in player.suggest(&self.game, &self.view, self.seat, moves.len()) {
            let Some(choice) = said(&suggestion.choice) else { continue };
            match suggestions.iter_mut().find(|earlier| earlier.choice == choice) {
                Some(earlier) => earlier.sure += suggestion.sure,
                None => suggestions.push(Suggestion { choice, ..suggestion }),
            }
        }
        let sum: f32 = suggestions.iter().map(|suggestion| suggestion.sure).sum();
        let even = 1.0 / suggestions.len().max(1) as f32;
        for suggestion in &mut suggestions {
            // A player who saw nothing but the others is as sure of each of these.
            suggestion.sure = if sum > 0.0 { suggestion.sure / sum } else { even };
        }
        suggestions.truncate(count);
        suggestions.into_iter().map(|suggestion| self.hint(suggestion)).collect()
    }
}

impl<G: OnShelf> Owed<G> {
    fn hint(&self, suggestion: Suggestion<G::Move>) -> Hint {
        Hint {
            described: self.game.describe(&self.view, self.seat, &suggestion.choice),
            choice: choice_of(&self.game, &suggestion.choice),
            expected: suggestion.expected,
            sure: suggestion.sure,
            reasons: suggestion.reasons,
        }
    }
}
