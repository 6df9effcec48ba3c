//! The log of moves in `SQLite`.

use super::keyframes::write_keyframe;
use super::rows::{Fields, is_double};
use super::tables::state_of;
use super::{Sqlite, writer::Guard};
use crate::{Append, By, Result, StoreError, StoredPly, TableId, TableState, Truncate, UndonePly};
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{Boundary, Seat};

fn read_ply(row: &SqliteRow, id: TableId) -> Result<StoredPly> {
    let ply = Fields::new(row, &id).number("ply")?;
    let place = format!("table {id}, ply {ply}");
    let fields = Fields::new(row, &place);
    Ok(StoredPly {
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

/// The plies from one number to another, both included, as far as they are written.
pub(super) async fn read_plies(
    connection: &mut SqliteConnection,
    id: TableId,
    from: u32,
    to: u32,
) -> Result<Vec<StoredPly>> {
    let (seats, last) = read_extent(connection, id).await?;
    let numbers = from.max(1)..=to.min(last);
    let rows = sqlx::query("SELECT * FROM plies WHERE table_id = ?1 AND ply BETWEEN ?2 AND ?3 ORDER BY ply")
        .bind(id.to_string())
        .bind(i64::from(*numbers.start()))
        .bind(i64::from(*numbers.end()))
        .fetch_all(connection)
        .await?;
    let mut plies = rows.iter().map(|row| read_ply(row, id));
    let mut sound = Vec::with_capacity(rows.len());
    for number in numbers {
        let place = || format!("table {id}, ply {number}");
        let ply = plies.next().transpose()?.filter(|ply| ply.ply == number);
        let ply = ply.ok_or_else(|| StoreError::broken(place(), "it is missing"))?;
        if usize::from(ply.seat.0) >= seats {
            let seat = format_args!("there is no seat {}", ply.seat);
            return Err(StoreError::broken(place() + ", seat", seat));
        }
        sound.push(ply);
    }
    Ok(sound)
}

/// How many seats a table has, and the number of its last ply.
async fn read_extent(connection: &mut SqliteConnection, id: TableId) -> Result<(usize, u32)> {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM chairs WHERE table_id = t.id) AS seats,
            (SELECT coalesce(max(ply), 0) FROM plies WHERE table_id = t.id) AS last
         FROM tables t WHERE t.id = ?1",
    )
    .bind(id.to_string())
    .fetch_optional(connection)
    .await?
    .ok_or_else(|| StoreError::no(format_args!("table {id}")))?;
    let place = format!("table {id}");
    let fields = Fields::new(&row, &place);
    Ok((fields.number("seats")?, fields.number("last")?))
}

pub(super) async fn read_last_crossed(connection: &mut SqliteConnection, id: TableId) -> Result<Option<u32>> {
    // The index is named because some versions of the database would rather walk back through the log.
    let row = sqlx::query(
        "SELECT ply FROM plies INDEXED BY plies_crossed WHERE table_id = ?1 AND crossed = 1
         ORDER BY ply DESC LIMIT 1",
    )
    .bind(id.to_string())
    .fetch_optional(connection)
    .await?;
    row.map(|row| Fields::new(&row, &format!("table {id}")).number("ply")).transpose()
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
        let several = ply.keyframe.is_some() || ply.clock_left.is_some();
        let guard = if several { Guard::Savepoint } else { Guard::Statement };
        self.writer
            .write(guard, move |connection| {
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
                        Ok(done) if done.rows_affected() == 1 => {}
                        Ok(_) => return Err(why_refused(connection, &ply).await?),
                        Err(error) if is_double(&error) => return Err(why_refused(connection, &ply).await?),
                        Err(error) => return Err(error.into()),
                    }
                    if let Some(left) = ply.clock_left {
                        sqlx::query("UPDATE chairs SET clock_left = ?3 WHERE table_id = ?1 AND seat = ?2")
                            .bind(ply.table.to_string())
                            .bind(i64::from(ply.seat.0))
                            .bind(left)
                            .execute(&mut *connection)
                            .await?;
                    }
                    if let Some(position) = &ply.keyframe {
                        write_keyframe(connection, ply.table, ply.ply, ply.epoch, position).await?;
                    }
                    Ok(())
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
                        "DELETE FROM keyframes WHERE table_id = ?1 AND ply > ?2 AND ?3 = ?3",
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

    pub(super) async fn list_plies(&self, id: TableId, from: u32, to: u32) -> Result<Vec<StoredPly>> {
        let mut snapshot = self.read.begin().await?;
        read_plies(&mut snapshot, id, from, to).await
    }

    pub(super) async fn find_last_crossed(&self, id: TableId) -> Result<Option<u32>> {
        let mut snapshot = self.read.begin().await?;
        state_of(&mut snapshot, id).await?;
        read_last_crossed(&mut snapshot, id).await
    }

    pub(super) async fn list_undone(
        &self,
        id: TableId,
        (until, ply): (u32, u32),
        limit: u32,
    ) -> Result<Vec<UndonePly>> {
        let mut snapshot = self.read.begin().await?;
        state_of(&mut snapshot, id).await?;
        let rows = sqlx::query(
            "SELECT * FROM undone_plies WHERE table_id = ?1 AND (until, ply) > (?2, ?3)
             ORDER BY until, ply LIMIT ?4",
        )
        .bind(id.to_string())
        .bind(i64::from(until))
        .bind(i64::from(ply))
        .bind(i64::from(limit))
        .fetch_all(&mut *snapshot)
        .await?;
        let undone =
            |row| Ok(UndonePly { until: Fields::new(row, &id).number("until")?, ply: read_ply(row, id)? });
        rows.iter().map(undone).collect()
    }
}
