//! Can anything be written?

use super::{Sqlite, writer::Guard};
use crate::{Result, StoreError};

impl Sqlite {
    /// Writes a word to the disk: that a file can be read says nothing about a disk that is full.
    pub(super) async fn beat(&self) -> Result<()> {
        let at = crate::now();
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("UPDATE pulse SET at = ?1 WHERE id = 1")
                        .bind(at)
                        .execute(connection)
                        .await?;
                    let missing = || StoreError::broken("pulse", "it is missing");
                    if done.rows_affected() == 1 { Ok(()) } else { Err(missing()) }
                })
            })
            .await
    }
}
