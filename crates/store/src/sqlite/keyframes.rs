//! Keyframes in `SQLite`.

use super::rows::Fields;
use super::tables::state_of;
use super::{Sqlite, writer::Guard};
use crate::{Keyframe, Result, StoreError, TableId};
use serde_json::Value;
use sqlx::SqliteConnection;

/// Writes a keyframe; says whether the line of play of this epoch still stands up to its ply.
pub(super) async fn write_keyframe(
    connection: &mut SqliteConnection,
    id: TableId,
    ply: u32,
    epoch: u32,
    position: &Value,
) -> Result<bool> {
    // A ply that was there in this epoch and is there now was never taken back, nor was any before it.
    let done = sqlx::query(
        "INSERT INTO keyframes (table_id, ply, epoch, position)
         SELECT t.id, p.ply, ?3, ?4 FROM tables t JOIN plies p ON p.table_id = t.id
         WHERE t.id = ?1 AND p.ply = ?2 AND p.epoch <= ?3 AND ?3 <= t.epoch
         ON CONFLICT (table_id, ply) DO UPDATE SET epoch = excluded.epoch, position = excluded.position",
    )
    .bind(id.to_string())
    .bind(i64::from(ply))
    .bind(i64::from(epoch))
    .bind(position.to_string())
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// The newest keyframe that can be read: one that is damaged costs the way from the one before it, and no match.
async fn read_keyframe(
    connection: &mut SqliteConnection,
    id: TableId,
    mut at_most: u32,
) -> Result<Option<Keyframe>> {
    loop {
        let row = sqlx::query(
            "SELECT k.ply, k.position FROM keyframes k JOIN plies p ON p.table_id = k.table_id AND p.ply = k.ply
             WHERE k.table_id = ?1 AND k.ply <= ?2 AND p.epoch <= k.epoch ORDER BY k.ply DESC LIMIT 1",
        )
        .bind(id.to_string())
        .bind(i64::from(at_most))
        .fetch_optional(&mut *connection)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let ply: u32 = Fields::new(&row, &format!("table {id}, keyframe")).number("ply")?;
        match Fields::new(&row, &format!("table {id}, keyframe {ply}")).json("position") {
            Ok(position) => return Ok(Some(Keyframe { ply, position })),
            Err(error) => tracing::error!(%error, "a keyframe is passed over"),
        }
        let Some(before) = ply.checked_sub(1) else { return Ok(None) };
        at_most = before;
    }
}

impl Sqlite {
    pub(super) async fn keep_keyframe(
        &self,
        id: TableId,
        ply: u32,
        epoch: u32,
        position: Value,
    ) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    if write_keyframe(connection, id, ply, epoch, &position).await? {
                        return Ok(());
                    }
                    state_of(connection, id).await?;
                    Err(StoreError::stale(format_args!("ply {ply} of table {id}")))
                })
            })
            .await
    }

    pub(super) async fn find_keyframe(&self, id: TableId, at_most: u32) -> Result<Option<Keyframe>> {
        let mut snapshot = self.read.begin().await?;
        state_of(&mut snapshot, id).await?;
        read_keyframe(&mut snapshot, id, at_most).await
    }
}
