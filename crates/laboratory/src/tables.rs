//! The rules that a match is played by: those that were asked for, suited to who sits where.

use std::sync::{Arc, Mutex, PoisonError};
use table::{Game, Setup};

/// The tables of an experiment, laid when they are needed first.
pub(crate) struct Tables<'t, G: Game> {
    usual: &'t G,
    /// How attentive each entry is; empty if nothing is to be suited to anybody.
    attention: &'t [Option<f32>],
    suited: Mutex<Vec<Arc<G>>>,
}

/// The rules of one match.
pub(crate) enum Table<'t, G: Game> {
    Usual(&'t G),
    Suited(Arc<G>),
}

impl<G: Game> Table<'_, G> {
    pub(crate) fn game(&self) -> &G {
        match self {
            Table::Usual(game) => game,
            Table::Suited(game) => game,
        }
    }
}

impl<'t, G: Game> Tables<'t, G> {
    pub(crate) fn new(usual: &'t G, attention: &'t [Option<f32>]) -> Tables<'t, G> {
        Tables { usual, attention, suited: Mutex::default() }
    }

    /// The table at which these entries sit, in the order of the seats.
    pub(crate) fn table(&self, entries: impl Iterator<Item = usize>) -> Table<'t, G> {
        if self.attention.is_empty() {
            return Table::Usual(self.usual);
        }
        let attention: Vec<Option<f32>> =
            entries.map(|entry| self.attention.get(entry).copied().flatten()).collect();
        let setup = self.usual.setup();
        let options = G::adapt_options(setup.options.clone(), &attention);
        if options == setup.options {
            return Table::Usual(self.usual);
        }
        let mut suited = self.suited.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = suited.iter().find(|game| game.setup().options == options) {
            return Table::Suited(Arc::clone(game));
        }
        // By law suited options can be played wherever the usual ones can.
        let Ok(game) = G::open(Setup { options, ..setup.clone() }) else { return Table::Usual(self.usual) };
        let game = Arc::new(game);
        suited.push(Arc::clone(&game));
        Table::Suited(game)
    }
}
