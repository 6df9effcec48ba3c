//! The matches that are open.

use shelf::AnyMatch;
use std::collections::HashMap;

/// So many matches may be open at a time: enough for any search or league, and too few to fill the memory.
pub(super) const MOST: usize = 10_000;

/// Open matches by their names: `m1`, `m2`, … A name is never given twice.
#[derive(Default)]
pub(super) struct Matches {
    open: HashMap<String, Box<dyn AnyMatch>>,
    opened: u64,
}

impl Matches {
    pub(super) fn is_full(&self) -> bool {
        self.open.len() >= MOST
    }

    /// Opens a match and says its name.
    pub(super) fn add(&mut self, game_match: Box<dyn AnyMatch>) -> String {
        self.opened += 1;
        let name = format!("m{}", self.opened);
        self.open.insert(name.clone(), game_match);
        name
    }

    pub(super) fn get(&self, name: &str) -> Option<&dyn AnyMatch> {
        self.open.get(name).map(|game_match| &**game_match)
    }

    pub(super) fn get_mut(&mut self, name: &str) -> Option<&mut Box<dyn AnyMatch>> {
        self.open.get_mut(name)
    }

    pub(super) fn remove(&mut self, name: &str) -> bool {
        self.open.remove(name).is_some()
    }
}
