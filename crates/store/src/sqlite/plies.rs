//! The log of moves in `SQLite`.

use super::desk::read_table;
use super::rows::{Fields, is_double};
use super::tables::state_of;
use super::{Sqlite, writer::Guard};
use crate::{Append, By, Chat, Ply, Result, StoreError, TableId, TableState, Truncate, UndonePly, Whole};
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{Boundary, Seat};

fn read_ply(row: &SqliteRow, id: TableId) -> Result<Ply> {
    let ply = Fields::new(row, &id).number("ply")?;
    let place = format!("table {id}, ply {ply}");
    let fields = Fields::new(row, &place);
    Ok(Ply {
        ply,
        epoch: fields.number("epoch")?,
        seat: Seat(fields.number("seat")?),
        text: fields.get("text")?,
        by: fields.parse_if_any("person")?.map_or(By::Computer, By::Person),
        boundary: Boundary::crossed_if(fields.flag("crossed")?),
        clock_left: fields.get("clock_left")?,
        at: fields.get("at")?,
    })
}

async fn read_plies(connection: &mut SqliteConnection, id: TableId, after: u32) -> Result<Vec<Ply>> {
    let rows = sqlx::query("SELECT * FROM plies WHERE table_id = ?1 AND ply > ?2 ORDER BY ply")
        .bind(id.to_string())
        .bind(i64::from(after))
        .fetch_all(connection)
        .await?;
    let plies = rows.iter().map(|row| read_ply(row, id)).collect::<Result<Vec<_>>>()?;
    for (ply, number) in plies.iter().zip(after.saturating_add(1)..) {
        if ply.ply != number {
            return Err(StoreError::broken(format_args!("table {id}, ply {number}"), "it is missing"));
        }
    }
    Ok(plies)
}

async fn read_undone(connection: &mut SqliteConnection, id: TableId) -> Result<Vec<UndonePly>> {
    let rows = sqlx::query("SELECT * FROM undone_plies WHERE table_id = ?1 ORDER BY until, ply")
        .bind(id.to_string())
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| Ok(UndonePly { until: Fields::new(row, &id).number("until")?, ply: read_ply(row, id)? }))
        .collect()
}

/// Says why a ply was not written.
async fn why_refused(connection: &mut SqliteConnection, ply: &Append) -> Result<StoreError> {
    let id = ply.table;
    let state = state_of(connection, id).await?;
    let row = sqlx::query(
        "SELECT epoch, (SELECT coalesce(max(ply), 0) FROM plies WHERE table_id = ?1) AS last
         FROM tables WHERE id = ?1",
    )
    .bind(id.to_string())
    .fetch_one(connection)
    .await?;
    let place = format!("table {id}");
    let fields = Fields::new(&row, &place);
    let (epoch, last): (u32, u32) = (fields.number("epoch")?, fields.number("last")?);
    Ok(if state != TableState::Playing || epoch != ply.epoch {
        StoreError::stale(place)
    } else if ply.ply >= 1 && ply.ply <= last {
        StoreError::taken(format_args!("ply {} of table {id}", ply.ply))
    } else {
        StoreError::Gap { table: id, ply: ply.ply }
    })
}

impl Sqlite {
    pub(super) async fn put_ply(&self, ply: Append) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    // One statement that checks and writes: the path of every move, so it is kept short.
                    let done = sqlx::query(
                    "INSERT INTO plies (table_id, ply, epoch, seat, text, person, crossed, clock_left, at)
                     SELECT id, ?2, epoch, ?4, ?5, ?6, ?7, ?8, ?9 FROM tables
                     WHERE id = ?1 AND epoch = ?3 AND state = 'playing'
                       AND ?2 = 1 + (SELECT coalesce(max(ply), 0) FROM plies WHERE table_id = ?1)",
                )
                .bind(ply.table.to_string())
                .bind(i64::from(ply.ply))
                .bind(i64::from(ply.epoch))
                .bind(i64::from(ply.seat.0))
                .bind(&ply.text)
                .bind(match ply.by {
                    By::Person(person) => Some(person.to_string()),
                    By::Computer => None,
                })
                .bind(i64::from(ply.boundary == Boundary::Crossed))
                .bind(ply.clock_left)
                .bind(ply.at)
                .execute(&mut *connection)
                .await;
                    match done {
                        Ok(done) if done.rows_affected() == 1 => Ok(()),
                        Ok(_) => Err(why_refused(connection, &ply).await?),
                        Err(error) if is_double(&error) => Err(why_refused(connection, &ply).await?),
                        Err(error) => Err(error.into()),
                    }
                })
            })
            .await
    }

    pub(super) async fn cut_plies(&self, cut: Truncate) -> Result<u32> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    let id = cut.table;
                    state_of(connection, id).await?;
                    let done = sqlx::query(
                    "UPDATE tables SET epoch = epoch + 1 WHERE id = ?1 AND epoch = ?2 AND state = 'playing'",
                )
                .bind(id.to_string())
                .bind(i64::from(cut.epoch))
                .execute(&mut *connection)
                .await?;
                    if done.rows_affected() == 0 {
                        return Err(StoreError::stale(format_args!("table {id}")));
                    }
                    for statement in [
                        "INSERT INTO undone_plies
                         (table_id, until, ply, epoch, seat, text, person, crossed, clock_left, at)
                     SELECT table_id, ?3, ply, epoch, seat, text, person, crossed, clock_left, at
                     FROM plies WHERE table_id = ?1 AND ply > ?2",
                        "DELETE FROM plies WHERE table_id = ?1 AND ply > ?2 AND ?3 = ?3",
                    ] {
                        sqlx::query(statement)
                            .bind(id.to_string())
                            .bind(i64::from(cut.to_ply))
                            .bind(i64::from(cut.epoch))
                            .execute(&mut *connection)
                            .await?;
                    }
                    Ok(cut.epoch.saturating_add(1))
                })
            })
            .await
    }

    pub(super) async fn list_plies(&self, id: TableId, after: u32) -> Result<Vec<Ply>> {
        let mut snapshot = self.read.begin().await?;
        state_of(&mut snapshot, id).await?;
        read_plies(&mut snapshot, id, after).await
    }

    pub(super) async fn find_whole(&self, id: TableId) -> Result<Whole> {
        let mut snapshot = self.read.begin().await?;
        let table = read_table(&mut snapshot, id).await?;
        let plies = read_plies(&mut snapshot, id, 0).await?;
        if let Some(ply) = plies.iter().find(|ply| ply.seat.index() >= table.chairs.len()) {
            let place = format!("table {id}, ply {}, seat", ply.ply);
            return Err(StoreError::broken(place, format_args!("there is no seat {}", ply.seat)));
        }
        let undone = read_undone(&mut snapshot, id).await?;
        let chat: Vec<Chat> = super::chat::read_chat(&mut snapshot, id, 0).await?;
        Ok(Whole { table, plies, undone, chat })
    }
}
