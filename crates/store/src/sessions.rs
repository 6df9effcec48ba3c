//! Sessions: how a person is recognised again.

use crate::{Millis, Person, PersonId, TokenHash};

/// What shows the token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser, by its cookie.
    Browser,
    /// A program, by a personal token that its owner has made.
    Token,
    /// A browser from which its owner has signed in before: it opens nothing, but may try passwords when others may not.
    Known,
}

/// A session that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The hash of its token.
    pub hash: TokenHash,
    /// Whose it is.
    pub person: PersonId,
    /// What shows the token.
    pub kind: SessionKind,
    /// What its owner calls it; for personal tokens.
    pub label: Option<String>,
    /// May a personal token rename its owner?
    pub may_rename: bool,
    /// When it begins.
    pub created: Millis,
    /// When it ends by itself.
    pub expires: Millis,
}

/// A session that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// A number to name it by in lists; it tells nothing about the token.
    pub number: i64,
    /// Whose it is.
    pub person: Person,
    /// What shows the token.
    pub kind: SessionKind,
    /// What its owner calls it.
    pub label: Option<String>,
    /// May a personal token rename its owner?
    pub may_rename: bool,
    /// When it began.
    pub created: Millis,
    /// When it was last seen, roughly.
    pub seen: Millis,
    /// When it ends by itself.
    pub expires: Millis,
}
