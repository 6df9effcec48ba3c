//! Opening a file, new or old, and bringing it up to date.

use super::naming::learn_looks;
use super::soundness::{Look, check};
use super::{Sqlite, writer::Writer};
use crate::lease::{LastEnd, Lease};
use crate::{Result, StoreError};
use core::time::Duration;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{SqlStr, SqlitePool};
use std::path::Path;
use std::sync::{Arc, LazyLock};

/// Readers at the same time; reads are short.
const READERS: u32 = 4;

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// The steps that bring a file up to date, by their numbers: never edited, only added to.
///
/// Listed by hand: the macro that finds them would have the whole database driver built a second time.
const STEPS: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/0001_first.sql")),
    (2, "long matches", include_str!("../../migrations/0002_long_matches.sql")),
    (10, "accounts", include_str!("../../migrations/0010_accounts.sql")),
    (20, "lists", include_str!("../../migrations/0020_lists.sql")),
];

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| first_steps(STEPS.len()));

/// The number of the newest step that this program knows.
pub(super) fn newest_step() -> i64 {
    STEPS.iter().map(|(number, ..)| *number).max().unwrap_or(0)
}

/// So many of the steps.
pub(super) fn first_steps(count: usize) -> Migrator {
    let migration = |&(number, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(STEPS.iter().take(count).map(migration).collect())
}

impl Sqlite {
    /// Opens the file for a server, which has to be the only one: `InUse` if there is another.
    ///
    /// If the last one did not end in order the file is looked through first, and refused as `Damaged` if it is not
    /// sound: better no server than one that spoils what is left.
    pub async fn open_alone(path: impl AsRef<Path>) -> Result<Sqlite> {
        let path = path.as_ref();
        let (lease, last) = Lease::take(path)?;
        if last == LastEnd::Unknown && path.metadata().is_ok_and(|file| file.len() > 0) {
            tracing::info!(file = %path.display(), "the last server did not end in order; the file is checked");
            check(path, Look::Quick).await?;
        }
        let store = Sqlite::open(path).await?;
        Ok(Sqlite { lease: Some(Arc::new(lease)), ..store })
    }

    /// Opens the file, which is made if there is none; its folder must exist.
    pub async fn open(path: impl AsRef<Path>) -> Result<Sqlite> {
        let path = path.as_ref();
        make_private(path).map_err(|error| StoreError::Io { why: format!("{}: {error}", path.display()) })?;
        let options = options()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // Only this makes every commit reach the disk in WAL mode.
            .synchronous(SqliteSynchronous::Full);
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(3 * PATIENCE)
            .connect_with(options.clone())
            .await?;
        migrate(&write).await?;
        learn_looks(&write).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(3 * PATIENCE)
            .connect_with(options)
            .await?;
        // Time goes on where it was, if the clock of the machine was set back meanwhile.
        let last: Option<i64> = sqlx::query_scalar("SELECT max(moved) FROM tables").fetch_one(&read).await?;
        crate::time::not_before(last.unwrap_or(0));
        Ok(Sqlite { read, writer: Arc::new(Writer::start(write)), lease: None })
    }

    /// A store that is gone when it is dropped; for tests and trials.
    pub async fn in_memory() -> Result<Sqlite> {
        // Such a database lives and dies with its one connection, so readers and the writer share it.
        let both = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(3 * PATIENCE)
            .connect_with(options().in_memory(true))
            .await?;
        migrate(&both).await?;
        Ok(Sqlite { read: both.clone(), writer: Arc::new(Writer::start(both)), lease: None })
    }
}

fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new().create_if_missing(true).foreign_keys(true).busy_timeout(PATIENCE)
}

/// Makes the file if there is none, readable by its owner alone: it holds password hashes and secrets of dice.
pub(super) fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path).map(drop)
}

async fn migrate(pool: &SqlitePool) -> Result<()> {
    let mut tries = 0;
    loop {
        match MIGRATIONS.run(pool).await {
            Ok(()) => return Ok(()),
            Err(MigrateError::VersionMissing(_)) => return Err(StoreError::Newer),
            // Another process may be bringing the same file up to date; the second try finds it done.
            Err(MigrateError::Execute(_) | MigrateError::ExecuteMigration(..)) if tries < 3 => {
                tries += 1;
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            Err(error) => return Err(StoreError::Io { why: error.to_string() }),
        }
    }
}
