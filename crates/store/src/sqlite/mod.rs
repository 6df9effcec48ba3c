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
mod ratings;
mod rows;
mod seating;
mod sessions;
mod tables;
#[cfg(test)]
mod tests;
mod wiring;
mod writer;

use sqlx::SqlitePool;
use std::sync::Arc;
use writer::Writer;

/// The store in one `SQLite` file.
///
/// All writes go through one task that commits together what comes together; reads go by a small pool and never wait
/// for writes. Several processes may use one file: the database keeps their writes apart.
#[derive(Clone, Debug)]
pub struct Sqlite {
    read: SqlitePool,
    writer: Arc<Writer>,
}

impl Sqlite {
    /// How many commits there were so far; fewer than writes when many come together.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }
}
