//! The games on the shelf.

use crate::{AnyGame, IDS, OnShelf, Visitor, visit};
use core::fmt;
use std::sync::{Arc, LazyLock};
use table::Edition;

struct Take;

impl Visitor for Take {
    type Out = Arc<dyn AnyGame>;

    fn visit<G: OnShelf>(self) -> Arc<dyn AnyGame> {
        Arc::new(Edition::<G>::newest())
    }
}

/// Games that somebody offers, each in its newest edition; older rulesets are found by their names.
#[derive(Clone, Debug)]
pub struct Shelf {
    games: Vec<Arc<dyn AnyGame>>,
}

/// Why there is no edition of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoEdition {
    /// No game has this id.
    Game(String),
    /// The game has no ruleset of this name: it was played by another version of the program.
    Ruleset {
        /// The id of the game.
        game: &'static str,
        /// The name.
        ruleset: String,
        /// The names that there are.
        known: &'static [&'static str],
    },
}

impl fmt::Display for NoEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoEdition::Game(id) => write!(f, "there is no game “{id}”"),
            NoEdition::Ruleset { game, ruleset, known } => {
                write!(f, "the ruleset “{ruleset}” of {game} is not known; there are: {}", known.join(", "))
            }
        }
    }
}

impl core::error::Error for NoEdition {}

impl Shelf {
    /// The shelf with one game more at its end, in place of one of the same id.
    #[must_use]
    pub fn with(mut self, game: Arc<dyn AnyGame>) -> Shelf {
        self.games.retain(|other| other.id() != game.id());
        self.games.push(game);
        self
    }

    /// All games, in order.
    pub fn games(&self) -> &[Arc<dyn AnyGame>] {
        &self.games
    }

    /// The newest edition of the game with this id.
    pub fn find(&self, id: &str) -> Option<&Arc<dyn AnyGame>> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// The game with this id by this ruleset, old or new, with the components that come with it.
    pub fn edition(&self, id: &str, ruleset: &str) -> Result<Arc<dyn AnyGame>, NoEdition> {
        let newest = self.find(id).ok_or_else(|| NoEdition::Game(id.to_owned()))?;
        newest.by(ruleset).map_err(|_| NoEdition::Ruleset {
            game: newest.id(),
            ruleset: ruleset.to_owned(),
            known: newest.rulesets(),
        })
    }
}

/// The shelf with all games that come with the program.
pub fn shelf() -> &'static Shelf {
    // Data files are read once.
    static SHELF: LazyLock<Shelf> =
        LazyLock::new(|| Shelf { games: IDS.iter().filter_map(|id| visit(id, Take)).collect() });
    &SHELF
}

/// All games that come with the program, in the order of the shelf.
pub fn games() -> &'static [Arc<dyn AnyGame>] {
    shelf().games()
}

/// The newest edition of the game with this id.
pub fn find(id: &str) -> Option<&'static Arc<dyn AnyGame>> {
    shelf().find(id)
}
