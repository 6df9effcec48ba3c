//! Decks, tableaus, boards: what is in the box, as data files.

use crate::{Fault, Fingerprint};

/// What is in the box of a game, read from a text file inside the game's folder, or from one that the owner of a
/// real box transcribed.
pub trait Components: Clone + Eq + core::fmt::Debug + Send + Sync + Sized + 'static {
    /// The data file that comes with the game.
    const DEFAULT: &'static str;

    /// Reads and checks a data file; reports all faults with their lines or fields.
    fn read(text: &str) -> Result<Self, Vec<Fault>>;

    /// The same facts in one fixed form: two files that differ only in comments or spacing agree here.
    fn canonical(&self) -> String;

    /// Stands for the components in records.
    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&[b"components", self.canonical().as_bytes()])
    }
}

/// A game whose pieces follow from its rules alone has nothing to read.
impl Components for () {
    const DEFAULT: &'static str = "";

    fn read(_text: &str) -> Result<(), Vec<Fault>> {
        Ok(())
    }

    fn canonical(&self) -> String {
        String::new()
    }
}
