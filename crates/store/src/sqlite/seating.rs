//! Chairs in `SQLite`: who sits where.

use super::desk::read_chairs;
use super::rows::is_orphan;
use super::tables::state_of;
use super::{Sqlite, writer::Guard};
use crate::{Chair, ChairChange, Occupant, Result, StoreError, TableId, TableState};
use sqlx::SqliteConnection;

/// Writes a chair, new or in place of the old one; the place it came to stays.
pub(super) async fn put_chair(connection: &mut SqliteConnection, id: TableId, chair: &Chair) -> Result<()> {
    let (kind, person, level) = match &chair.occupant {
        Occupant::Open => ("open", None, None),
        Occupant::Person(person) => ("person", Some(person.to_string()), None),
        Occupant::Computer(level) => ("computer", None, Some(level.as_str())),
    };
    sqlx::query(
        "INSERT INTO chairs (table_id, seat, kind, person, level, name, part, takeover, clock_left)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (table_id, seat) DO UPDATE SET kind = ?3, person = ?4, level = ?5, name = ?6, part = ?7,
             takeover = ?8, clock_left = ?9",
    )
    .bind(id.to_string())
    .bind(i64::from(chair.seat.0))
    .bind(kind)
    .bind(person)
    .bind(level)
    .bind(&chair.name)
    .bind(chair.part.as_ref().map(|part| part.0.as_slice()))
    .bind(i64::from(chair.takeover))
    .bind(chair.clock_left)
    .execute(connection)
    .await
    .map_err(|error| if is_orphan(&error) { StoreError::no("person of that id") } else { error.into() })?;
    Ok(())
}

impl Sqlite {
    pub(super) async fn move_chair(&self, change: ChairChange) -> Result<()> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    let (id, seat) = (change.table, change.chair.seat);
                    if !matches!(state_of(connection, id).await?, TableState::Gathering | TableState::Playing)
                    {
                        return Err(StoreError::stale(format_args!("table {id}")));
                    }
                    let chairs = read_chairs(connection, id).await?;
                    let sitting = chairs
                        .into_iter()
                        .find(|chair| chair.seat == seat)
                        .ok_or_else(|| StoreError::no(format_args!("seat {seat} at table {id}")))?;
                    if (sitting.occupant, sitting.takeover) != change.expect {
                        return Err(StoreError::taken(format_args!("seat {seat} of table {id}")));
                    }
                    put_chair(connection, id, &change.chair).await
                })
            })
            .await
    }
}
