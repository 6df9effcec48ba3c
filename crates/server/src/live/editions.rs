//! Editions: by which rules and with which components a stored match goes on.

use super::hall::Shared;
use crate::trouble::{Kind, Trouble};
use shelf::{AnyGame, NoEdition};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{StoreError, StoredTable};
use table::{Fingerprint, Phrase};

/// What a stored match needs and this server does not have. The match is kept, and goes on where it is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    Game(String),
    Ruleset(String),
    Components,
}

impl Missing {
    /// What is missing, for people.
    pub(super) fn phrase(&self) -> Phrase {
        match self {
            Missing::Game(game) => Phrase::new("unknown-game").with("game", game.as_str()),
            Missing::Ruleset(ruleset) => Phrase::new("unknown-ruleset").with("ruleset", ruleset.as_str()),
            Missing::Components => Phrase::new("unknown-components"),
        }
    }

    /// The answer to whoever wants to play on.
    pub(super) fn trouble(&self) -> Trouble {
        Trouble::new(Kind::UnknownRules, self.phrase())
    }
}

type Key = (String, String, Fingerprint);

/// The editions that tables were opened with: data files are read once for all tables that share them.
#[derive(Debug, Default)]
pub(super) struct Editions(Mutex<HashMap<Key, Arc<dyn AnyGame>>>);

impl Editions {
    /// The edition that a table began with, whatever the shelf carries today.
    pub(super) async fn of(
        shared: &Shared,
        row: &StoredTable,
    ) -> Result<Result<Arc<dyn AnyGame>, Missing>, StoreError> {
        let key = (row.game.clone(), row.ruleset.clone(), row.components);
        let editions = &shared.editions.0;
        let known = editions.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(known) = known {
            return Ok(Ok(known));
        }
        let carried = match shared.shelf.edition(&row.game, &row.ruleset) {
            Ok(carried) => carried,
            Err(NoEdition::Game(game)) => return Ok(Err(Missing::Game(game))),
            Err(NoEdition::Ruleset { ruleset, .. }) => return Ok(Err(Missing::Ruleset(ruleset))),
        };
        let edition = if carried.components() == row.components {
            carried
        } else {
            let Some(text) = shared.store.components(row.components).await? else {
                return Ok(Err(Missing::Components));
            };
            match carried.with_components(&text) {
                Ok(pinned) if pinned.components() == row.components => pinned,
                _ => return Ok(Err(Missing::Components)),
            }
        };
        editions.lock().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&edition));
        Ok(Ok(edition))
    }
}
