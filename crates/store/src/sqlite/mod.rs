//! The store in one `SQLite` file.

mod backup;
mod chat;
mod components;
mod desk;
mod keyframes;
mod naming;
mod open;
mod people;
mod plies;
mod pulse;
mod ratings;
mod restore;
mod rows;
mod seating;
mod sessions;
mod soundness;
mod tables;
#[cfg(test)]
mod tests;
mod wiring;
mod writer;

use crate::lease::Lease;
use sqlx::SqlitePool;
use std::sync::Arc;
use writer::Writer;

/// The store in one `SQLite` file.
///
/// All writes go through one task that commits together what comes together; reads go by a small pool and never wait
/// for writes. Several processes may use one file, a server and a `backup`: the database keeps their writes apart. Two
/// servers may not, see [`Sqlite::open_alone`].
#[derive(Clone, Debug)]
pub struct Sqlite {
    read: SqlitePool,
    writer: Arc<Writer>,
    /// Held by a server, which is alone at its file.
    lease: Option<Arc<Lease>>,
}

impl Sqlite {
    /// How many commits there were so far; fewer than writes when many come together.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }
}
