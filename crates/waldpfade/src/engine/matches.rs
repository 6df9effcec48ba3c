//! The matches that are open.

use shelf::Bout;
use std::collections::HashMap;

/// So many matches may be open at a time: enough for any search or league, and too few to fill the memory.
pub(super) const MOST: usize = 10_000;

/// Open matches by their names: `m1`, `m2`, … A name is never given twice.
#[derive(Default)]
pub(super) struct Matches {
    open: HashMap<String, Box<dyn Bout>>,
    opened: u64,
}

impl Matches {
    pub(super) fn is_full(&self) -> bool {
        self.open.len() >= MOST
    }

    /// Opens a match and says its name.
    pub(super) fn add(&mut self, bout: Box<dyn Bout>) -> String {
        self.opened += 1;
        let name = format!("m{}", self.opened);
        self.open.insert(name.clone(), bout);
        name
    }

    pub(super) fn get(&self, name: &str) -> Option<&dyn Bout> {
        self.open.get(name).map(|bout| &**bout)
    }

    pub(super) fn get_mut(&mut self, name: &str) -> Option<&mut Box<dyn Bout>> {
        self.open.get_mut(name)
    }

    pub(super) fn remove(&mut self, name: &str) -> bool {
        self.open.remove(name).is_some()
    }
}
