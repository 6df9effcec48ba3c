//! Decks, tableaus, boards: what is in the box, as data files.

use crate::{ComponentFiles, Fault, Fingerprint};

/// What is in the box of a game, read from text files inside the game's folder, or from those that the owner of a
/// real box transcribed.
pub trait Components: Clone + Eq + core::fmt::Debug + Send + Sync + Sized + 'static {
    /// The data files that come with the game: (name, text). None where the pieces follow from the rules.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks the files; reports all faults with their lines, or with file, entry and field.
    fn read(files: &ComponentFiles) -> Result<Self, Vec<Fault>>;

    /// The same facts in one fixed form: files that differ only in comments or spacing agree here. By law
    /// [`Components::read_text`] reads it, and what it reads has the same canonical form.
    fn canonical(&self) -> String;

    /// Stands for the components in records.
    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&[b"components", self.canonical().as_bytes()])
    }

    /// What comes with the game.
    ///
    /// # Panics
    /// If the game's own data files are broken, which the law suite excludes.
    fn own() -> Self {
        Self::read(&ComponentFiles::own(Self::FILES)).expect("the game's own components are sound")
    }

    /// Reads the text of the one file, or of all files as [`ComponentFiles::to_text`] writes them.
    fn read_text(text: &str) -> Result<Self, Vec<Fault>> {
        Self::read(&ComponentFiles::own(Self::FILES).with_text(text)?)
    }
}

/// A game whose pieces follow from its rules alone has nothing to read.
impl Components for () {
    const FILES: &'static [(&'static str, &'static str)] = &[];

    fn read(_files: &ComponentFiles) -> Result<(), Vec<Fault>> {
        Ok(())
    }

    fn canonical(&self) -> String {
        String::new()
    }
}
