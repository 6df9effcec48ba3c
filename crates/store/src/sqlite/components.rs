//! Component sets in `SQLite`.

use super::Sqlite;
use super::rows::Fields;
use crate::{PinnedComponents, Result, StoreError};
use sqlx::{SqliteConnection, SqliteExecutor};
use table::Fingerprint;

async fn read_text(connection: impl SqliteExecutor<'_>, fingerprint: Fingerprint) -> Result<Option<String>> {
    let row = sqlx::query("SELECT text FROM components WHERE fingerprint = ?1")
        .bind(fingerprint.to_string())
        .fetch_optional(connection)
        .await?;
    let place = format!("components {fingerprint}");
    row.map(|row| Fields::new(&row, &place).get("text")).transpose()
}

/// Keeps a component set unless it is kept already; to be called in the write that opens the table.
pub(super) async fn pin(
    connection: &mut SqliteConnection,
    game: &str,
    components: &PinnedComponents,
) -> Result<()> {
    let fingerprint = components.fingerprint;
    match read_text(&mut *connection, fingerprint).await? {
        Some(kept) if kept == components.text => Ok(()),
        Some(_) => Err(StoreError::OtherComponents { fingerprint }),
        None => {
            sqlx::query("INSERT INTO components (fingerprint, game, text) VALUES (?1, ?2, ?3)")
                .bind(fingerprint.to_string())
                .bind(game)
                .bind(&components.text)
                .execute(connection)
                .await?;
            Ok(())
        }
    }
}

impl Sqlite {
    pub(super) async fn find_components(&self, fingerprint: Fingerprint) -> Result<Option<String>> {
        read_text(&self.read, fingerprint).await
    }
}
