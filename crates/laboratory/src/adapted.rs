//! The rules that a match is played by: those that were asked for, adapted to who sits where.

use std::sync::{Arc, Mutex, PoisonError};
use table::{Game, Setup};

/// The tables of an experiment, laid when they are needed first.
pub(crate) struct Adapted<'t, G: Game> {
    usual: &'t G,
    /// How attentive each entry is; empty if nothing is to be adapted to anybody.
    attention: &'t [Option<f32>],
    opened: Mutex<Vec<Arc<G>>>,
}

/// The rules of one match.
pub(crate) enum MatchRules<'t, G: Game> {
    Usual(&'t G),
    Adapted(Arc<G>),
}

impl<G: Game> MatchRules<'_, G> {
    pub(crate) fn game(&self) -> &G {
        match self {
            MatchRules::Usual(game) => game,
            MatchRules::Adapted(game) => game,
        }
    }
}

impl<'t, G: Game> Adapted<'t, G> {
    pub(crate) fn new(usual: &'t G, attention: &'t [Option<f32>]) -> Adapted<'t, G> {
        Adapted { usual, attention, opened: Mutex::default() }
    }

    /// The table at which these entries sit, in the order of the seats.
    pub(crate) fn table(&self, entries: impl Iterator<Item = usize>) -> MatchRules<'t, G> {
        if self.attention.is_empty() {
            return MatchRules::Usual(self.usual);
        }
        let attention: Vec<Option<f32>> =
            entries.map(|entry| self.attention.get(entry).copied().flatten()).collect();
        let setup = self.usual.setup();
        let Some(adapt_options) = G::CAPABILITIES.adapt_options else { return MatchRules::Usual(self.usual) };
        let options = adapt_options(setup.options.clone(), &attention);
        if options == setup.options {
            return MatchRules::Usual(self.usual);
        }
        let mut adapted = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = adapted.iter().find(|game| game.setup().options == options) {
            return MatchRules::Adapted(Arc::clone(game));
        }
        // By law adapted options can be played wherever the usual ones can.
        let Ok(game) = G::open(Setup { options, ..setup.clone() }) else {
            return MatchRules::Usual(self.usual);
        };
        let game = Arc::new(game);
        adapted.push(Arc::clone(&game));
        MatchRules::Adapted(game)
    }
}
