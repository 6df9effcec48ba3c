//! People: guests and accounts.

use crate::{Millis, PersonId};
use core::fmt;

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id, for ever the same.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// A guest has no password; its name need not be the only one of its kind.
    pub guest: bool,
    /// The language this person chose, such as `de`.
    pub language: Option<String>,
    /// When it came.
    pub created: Millis,
}

/// A guest who comes in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// The id.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// The language, if chosen.
    pub language: Option<String>,
    /// When it came.
    pub created: Millis,
}

/// Guests to be forgotten: some are looked at, from one moment of their coming on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuestSweep {
    /// Who came at this moment or later,
    pub from: Millis,
    /// and before this one, and was not seen since.
    pub before: Millis,
    /// So many are looked at.
    pub limit: u32,
}

/// What became of a sweep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swept {
    /// So many guests are gone.
    pub gone: u64,
    /// Where the next sweep goes on; `None` if all have been looked at.
    pub next: Option<Millis>,
}

/// What is needed to check a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Credentials {
    /// Whose they are.
    pub person: Person,
    /// The hash, in the format of password hashing functions (`$argon2id$…`).
    pub password_hash: String,
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials").field("person", &self.person.id).finish_non_exhaustive()
    }
}
