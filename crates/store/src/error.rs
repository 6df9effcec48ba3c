//! What can go wrong, so that the caller knows what to do about it.

use crate::{PersonId, TableId};
use std::path::PathBuf;
use table::Fingerprint;

/// The outcome of asking the store.
pub type Result<T> = core::result::Result<T, StoreError>;

/// Why the store did not do what it was asked for.
///
/// The first group are refusals: nothing was changed, and the store is well. The second are troubles of the store
/// itself: whoever was writing should load the table again before going on.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: this ply is written, this seat is filled, this id is in use.
    #[error("{what} is taken: somebody else was first")]
    Taken {
        /// What is taken, such as `ply 7 of k7m2xq9p4t`.
        what: String,
    },
    /// The write was made for a state of affairs that is over: another epoch, a table that has ended.
    #[error("{what} has changed in the meantime: load it again")]
    Stale {
        /// What has changed.
        what: String,
    },
    /// The ply does not follow on the last one that is written.
    #[error("ply {ply} of {table} does not follow on the last one that is written")]
    Gap {
        /// The table.
        table: TableId,
        /// The ply that was refused.
        ply: u32,
    },
    /// These components are kept already, with another text.
    #[error("the components {fingerprint} are kept with another text")]
    OtherComponents {
        /// The fingerprint that both texts claim.
        fingerprint: Fingerprint,
    },
    /// Another account has this name.
    #[error("another account is named {name:?}")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// This person has an account already.
    #[error("{person} has an account already")]
    NotGuest {
        /// The person.
        person: PersonId,
    },
    /// There is no such thing.
    #[error("there is no {what}")]
    NotFound {
        /// What was looked for, such as `table k7m2xq9p4t`.
        what: String,
    },
    /// What is stored cannot be read.
    #[error("the stored {place} cannot be read: {what}")]
    Broken {
        /// What is wrong with it.
        what: String,
        /// Where it stands, such as `table k7m2xq9p4t, options`.
        place: String,
    },
    /// There is a file already where one was to be written.
    #[error("{} exists already: choose another name", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// Another process has the file.
    #[error("{} is in use{}", path.display(), process.map(|id| format!(" by process {id}")).unwrap_or_default())]
    InUse {
        /// The file.
        path: PathBuf,
        /// The process that has it, where that is known.
        process: Option<u32>,
    },
    /// The file cannot be read as a whole.
    #[error("{} is damaged: {what}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What the database says.
        what: String,
    },
    /// The file is sound, but nothing that this program wrote.
    #[error("{} was not written by this program", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a newer version of this program.
    #[error("the file was written by a newer version of this program: use that one, or another file")]
    Newer,
    /// The store was closed, or is closing.
    #[error("the store is closed")]
    Closed,
    /// The database refused for a reason of its own: disk full, file locked, no access.
    #[error("the database does not work: {why}")]
    Io {
        /// What it said.
        why: String,
    },
}

impl StoreError {
    /// Is this a plain refusal, with the store in good health?
    pub fn is_refusal(&self) -> bool {
        !matches!(
            self,
            StoreError::Broken { .. }
                | StoreError::Closed
                | StoreError::Newer
                | StoreError::Damaged { .. }
                | StoreError::NotOurs { .. }
                | StoreError::Io { .. }
        )
    }

    pub(crate) fn no(what: impl core::fmt::Display) -> StoreError {
        StoreError::NotFound { what: what.to_string() }
    }

    pub(crate) fn taken(what: impl core::fmt::Display) -> StoreError {
        StoreError::Taken { what: what.to_string() }
    }

    pub(crate) fn stale(what: impl core::fmt::Display) -> StoreError {
        StoreError::Stale { what: what.to_string() }
    }

    pub(crate) fn broken(place: impl core::fmt::Display, what: impl core::fmt::Display) -> StoreError {
        StoreError::Broken { what: what.to_string(), place: place.to_string() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StoreError::Closed,
            other => StoreError::Io { why: other.to_string() },
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::Io { why: error.to_string() }
    }
}
