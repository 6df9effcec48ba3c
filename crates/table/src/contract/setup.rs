//! What a match is opened with.

use super::Rules;
use crate::Edition;
use std::sync::Arc;

/// What a match is opened with.
#[derive(Debug)]
pub struct Setup<G: Rules> {
    /// By which of the game's rulesets it is played; one of [`Rules::RULESETS`].
    pub ruleset: &'static str,
    /// How many play.
    pub seats: u8,
    /// The options of the game.
    pub options: G::Options,
    /// What is in the box.
    pub components: Arc<G::Components>,
}

impl<G: Rules> Clone for Setup<G> {
    fn clone(&self) -> Setup<G> {
        Setup {
            ruleset: self.ruleset,
            seats: self.seats,
            options: self.options.clone(),
            components: Arc::clone(&self.components),
        }
    }
}

impl<G: Rules> Setup<G> {
    /// A set-up by the newest rules, with the components that come with the game.
    ///
    /// # Panics
    /// If the game's own data files are broken, which the law suite excludes.
    pub fn new(seats: u8, options: G::Options) -> Setup<G> {
        Edition::newest().setup(seats, options)
    }

    /// The edition that the match is opened by.
    pub fn edition(&self) -> Edition<G> {
        Edition::of(self)
    }
}
