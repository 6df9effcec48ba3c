//! Is a file sound? Asked of copies before anybody relies on them, and of a file that nobody closed.

use super::open::newest_step;
use crate::{Result, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;

/// How closely one looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// Every page and row.
    Quick,
    /// Every index against its table, too.
    Whole,
}

/// Looks through a file; `Damaged` if it is not sound, `NotOurs` or `Newer` if it is not one of ours.
///
/// What another process left in a journal beside it is taken into account, as it is by whoever opens it next.
pub(super) async fn check(path: &Path, look: Look) -> Result<()> {
    let damaged = |what: String| StoreError::Damaged { path: path.to_owned(), what };
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(false);
    let mut connection = options.connect().await.map_err(|error| damaged(error.to_string()))?;
    let looked = look_through(&mut connection, look).await;
    // Whatever it says: what is asked is whether it can be read.
    let _ = connection.close().await;
    match looked {
        Ok(Found::Sound) => Ok(()),
        Ok(Found::Faults(faults)) => Err(damaged(faults)),
        Ok(Found::Foreign) => Err(StoreError::NotOurs { path: path.to_owned() }),
        Ok(Found::Newer) => Err(StoreError::Newer),
        Err(error) => Err(damaged(error.to_string())),
    }
}

enum Found {
    Sound,
    Faults(String),
    Foreign,
    Newer,
}

async fn look_through(
    connection: &mut SqliteConnection,
    look: Look,
) -> core::result::Result<Found, sqlx::Error> {
    let question = match look {
        Look::Quick => "PRAGMA quick_check(5)",
        Look::Whole => "PRAGMA integrity_check(5)",
    };
    let faults: Vec<String> = sqlx::query_scalar(question).fetch_all(&mut *connection).await?;
    if faults != ["ok"] {
        return Ok(Found::Faults(faults.join("; ")));
    }
    let ours =
        "SELECT count(*) FROM sqlite_schema WHERE name IN ('_sqlx_migrations', 'tables', 'plies', 'people')";
    if sqlx::query_scalar::<_, i64>(ours).fetch_one(&mut *connection).await? < 4 {
        return Ok(Found::Foreign);
    }
    let step = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    let step: i64 = sqlx::query_scalar(step).fetch_one(&mut *connection).await?;
    Ok(if step > newest_step() { Found::Newer } else { Found::Sound })
}
