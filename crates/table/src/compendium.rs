//! What can be looked up: cards, spaces, characters, with their texts.

use crate::Phrase;

/// One thing of the box as a reader looks it up.
///
/// ```
/// use table::{CompendiumEntry, Phrase};
///
/// let oak = CompendiumEntry::new("oak-shield", Phrase::new("group-items"), Phrase::new("card-oak-shield"))
///     .saying([Phrase::new("power-carry").with("amount", 2)]);
/// assert_eq!((oak.copies, oak.text.len()), (1, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompendiumEntry {
    /// The key by which data files know it: unique within its group.
    pub key: String,
    /// What it belongs to: “Cards”, “Spaces”. Entries of a group stand together.
    pub group: Phrase,
    /// What it is called.
    pub name: Phrase,
    /// What it is, in a few words below its name.
    pub summary: Option<Phrase>,
    /// What it says, a phrase for each paragraph; empty where its name or summary says it all.
    pub text: Vec<Phrase>,
    /// How many of it there are; 0 for what is no piece of the box.
    pub copies: u16,
}

impl CompendiumEntry {
    /// Something that there is once, without a text.
    pub fn new(key: impl Into<String>, group: Phrase, name: Phrase) -> CompendiumEntry {
        CompendiumEntry { key: key.into(), group, name, summary: None, text: Vec::new(), copies: 1 }
    }

    /// The same with a line below its name.
    #[must_use]
    pub fn described(mut self, summary: Phrase) -> CompendiumEntry {
        self.summary = Some(summary);
        self
    }

    /// The same with its text.
    #[must_use]
    pub fn saying(mut self, text: impl IntoIterator<Item = Phrase>) -> CompendiumEntry {
        self.text.extend(text);
        self
    }

    /// The same, so many times.
    #[must_use]
    pub fn times(mut self, copies: u16) -> CompendiumEntry {
        self.copies = copies;
        self
    }
}
