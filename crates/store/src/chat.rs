//! What is said at a table.

use crate::{Millis, PersonId, TableId};

/// Words to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChat {
    /// The table.
    pub table: TableId,
    /// Who said it.
    pub person: PersonId,
    /// The name of the speaker at that time.
    pub name: String,
    /// The words, as they were typed.
    pub text: String,
    /// When.
    pub at: Millis,
    /// An id from the sender: the same words posted again are kept once.
    pub post: Option<String>,
}

/// What became of words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Their number at the table, from 1.
    pub number: u32,
    /// Were they kept before, under the same id of the same person?
    pub again: bool,
}

/// Words that are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chat {
    /// Its number at the table, from 1.
    pub number: u32,
    /// Who said it.
    pub person: PersonId,
    /// The name of the speaker at that time.
    pub name: String,
    /// The words, as they were typed.
    pub text: String,
    /// When.
    pub at: Millis,
}
