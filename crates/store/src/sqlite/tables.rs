//! Tables in `SQLite`: opened, begun, ended, listed.

use super::components::pin;
use super::desk::{STATES, VISIBILITIES, read_chairs, select_tables};
use super::rows::{is_double, is_orphan, word_for};
use super::seating::put_chair;
use super::{Sqlite, writer::Guard};
use crate::{
    Finish, Held, Millis, NewTable, PersonId, Result, Start, StoreError, StoredTable, TableId, TableState,
};
use serde_json::Value;
use sqlx::SqliteConnection;

pub(super) async fn state_of(connection: &mut SqliteConnection, id: TableId) -> Result<TableState> {
    let row = sqlx::query("SELECT state FROM tables WHERE id = ?1")
        .bind(id.to_string())
        .fetch_optional(connection)
        .await?
        .ok_or_else(|| StoreError::no(format_args!("table {id}")))?;
    super::rows::Fields::new(&row, &format!("table {id}")).one_of("state", STATES)
}

async fn insert(connection: &mut SqliteConnection, table: &NewTable) -> Result<()> {
    sqlx::query(
        "INSERT INTO tables (id, game, ruleset, components, options, clock, visibility, rated, secret, commitment,
             owner, parent_table, parent_ply, extra, created, moved, state)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?15, 'gathering')",
    )
    .bind(table.id.to_string())
    .bind(&table.game)
    .bind(&table.ruleset)
    .bind(table.components.fingerprint.to_string())
    .bind(table.options.to_string())
    .bind(table.clock.to_string())
    .bind(word_for(VISIBILITIES, &table.visibility))
    .bind(i64::from(table.rated))
    .bind(table.secret.0.as_slice())
    .bind(table.commitment.as_slice())
    .bind(table.owner.to_string())
    .bind(table.parent.map(|parent| parent.table.to_string()))
    .bind(table.parent.and_then(|parent| parent.ply).map(i64::from))
    .bind(table.extra.to_string())
    .bind(table.created)
    .execute(&mut *connection)
    .await
    .map_err(|error| {
        if is_double(&error) {
            StoreError::taken(format_args!("table {}", table.id))
        } else if is_orphan(&error) {
            StoreError::no(format_args!("person {}", table.owner))
        } else {
            error.into()
        }
    })?;
    for chair in &table.chairs {
        put_chair(connection, table.id, chair).await?;
    }
    Ok(())
}

/// Those that are wanted are found in an index first, and only then read whole: sorting all that a person ever played
/// would take as long as reading it.
pub(super) const RUNNING_OF: &str = select_tables!(
    "FROM (SELECT a.table_id AS wanted FROM attendance a CROSS JOIN tables t ON t.id = a.table_id
           WHERE a.person = ?1 AND a.ended = 0 ORDER BY t.moved DESC, t.id LIMIT ?2)
     CROSS JOIN tables t ON t.id = wanted ORDER BY t.moved DESC, t.id"
);

pub(super) const ENDED_OF: &str = select_tables!(
    "FROM (SELECT table_id AS wanted, ended AS until FROM attendance
           WHERE person = ?1 AND ended > 0 AND ended < ?2 ORDER BY ended DESC, table_id LIMIT ?3)
     CROSS JOIN tables t ON t.id = wanted ORDER BY until DESC, wanted"
);

/// The newest three of each owner among the newest thousand. Nobody may open many, so that this is enough.
pub(super) const OPEN: &str = select_tables!(
    "FROM (SELECT id AS wanted, created AS since, row_number() OVER (PARTITION BY owner ORDER BY created DESC, id) AS nth
           FROM (SELECT id, owner, created FROM tables WHERE state = 'gathering' AND visibility = 'public'
                 ORDER BY created DESC LIMIT 1000))
     CROSS JOIN tables t ON t.id = wanted WHERE nth <= 3 ORDER BY since DESC, wanted LIMIT ?1"
);

pub(super) const PUBLIC_RUNNING: &str = select_tables!(
    "FROM tables t WHERE t.state = 'playing' AND t.visibility = 'public' ORDER BY t.moved DESC, t.id LIMIT ?1"
);

pub(super) const HELD: &str = "
    SELECT coalesce(sum(t.state = 'gathering' AND t.visibility = 'public'), 0) AS gathering,
           coalesce(sum(t.state = 'playing' AND t.moved >= ?2
               AND EXISTS (SELECT 1 FROM chairs WHERE table_id = t.id AND kind = 'computer')), 0) AS with_computers
    FROM attendance a CROSS JOIN tables t ON t.id = a.table_id
    WHERE a.person = ?1 AND a.ended = 0 AND t.owner = ?1";

impl Sqlite {
    pub(super) async fn put_table(&self, table: NewTable) -> Result<()> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    insert(connection, &table).await?;
                    pin(connection, &table.game, &table.components).await?;
                    // Seats that do not count from 0 are refused here, not found broken later.
                    read_chairs(connection, table.id).await.map(drop)
                })
            })
            .await
    }

    pub(super) async fn begin_match(&self, start: Start) -> Result<()> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
            Box::pin(async move {
                let id = start.table;
                if state_of(connection, id).await? != TableState::Gathering {
                    return Err(StoreError::stale(format_args!("table {id}")));
                }
                let sitting = read_chairs(connection, id).await?;
                let same = sitting.iter().map(|chair| (chair.seat, &chair.occupant)).eq(start
                    .chairs
                    .iter()
                    .map(|chair| (chair.seat, &chair.occupant)));
                if !same {
                    return Err(StoreError::stale(format_args!("who sits at table {id}")));
                }
                for chair in &start.chairs {
                    put_chair(connection, id, chair).await?;
                }
                sqlx::query(
                    "UPDATE tables SET state = 'playing', started = ?2, moved = max(moved, ?2), extra = coalesce(?3, extra)
                     WHERE id = ?1",
                )
                .bind(id.to_string())
                .bind(start.at)
                .bind(start.extra.map(|extra| extra.to_string()))
                .execute(connection)
                .await?;
                Ok(())
            })
        })
            .await
    }

    pub(super) async fn end_match(&self, finish: Finish) -> Result<bool> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    let id = finish.table;
                    if matches!(state_of(connection, id).await?, TableState::Over | TableState::BrokenOff) {
                        return Ok(false);
                    }
                    if !matches!(finish.state, TableState::Over | TableState::BrokenOff) {
                        return Err(StoreError::stale(format_args!("table {id}, which has not ended")));
                    }
                    sqlx::query(
                        "UPDATE tables SET state = ?2, ended = ?3, moved = max(moved, ?3), outcome = ?4 WHERE id = ?1",
                    )
                        .bind(id.to_string())
                        .bind(word_for(STATES, &finish.state))
                        .bind(finish.at)
                        .bind(finish.outcome.map(|outcome| outcome.to_string()))
                        .execute(&mut *connection)
                        .await?;
                    for (seat, place) in finish.places.iter().enumerate() {
                        sqlx::query("UPDATE chairs SET place = ?3 WHERE table_id = ?1 AND seat = ?2")
                            .bind(id.to_string())
                            .bind(seat as i64)
                            .bind(i64::from(*place))
                            .execute(&mut *connection)
                            .await?;
                    }
                    Ok(true)
                })
            })
            .await
    }

    pub(super) async fn put_extra(&self, id: TableId, extra: Value) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("UPDATE tables SET extra = ?2 WHERE id = ?1")
                        .bind(id.to_string())
                        .bind(extra.to_string())
                        .execute(connection)
                        .await?;
                    if done.rows_affected() == 0 {
                        Err(StoreError::no(format_args!("table {id}")))
                    } else {
                        Ok(())
                    }
                })
            })
            .await
    }

    pub(super) async fn list_running_of(&self, person: PersonId, limit: u32) -> Result<Vec<StoredTable>> {
        self.list_tables(RUNNING_OF, &[&person.to_string()], &[limit.into()]).await
    }

    pub(super) async fn list_ended_of(
        &self,
        person: PersonId,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<StoredTable>> {
        self.list_tables(ENDED_OF, &[&person.to_string()], &[before, limit.into()]).await
    }

    pub(super) async fn list_open(&self, limit: u32) -> Result<Vec<StoredTable>> {
        self.list_tables(OPEN, &[], &[limit.into()]).await
    }

    pub(super) async fn list_public_running(&self, limit: u32) -> Result<Vec<StoredTable>> {
        self.list_tables(PUBLIC_RUNNING, &[], &[limit.into()]).await
    }

    pub(super) async fn count_held(&self, person: PersonId, since: Millis) -> Result<Held> {
        let row = sqlx::query(HELD).bind(person.to_string()).bind(since).fetch_one(&self.read).await?;
        let fields = super::rows::Fields::new(&row, &"tables");
        Ok(Held { gathering: fields.number("gathering")?, with_computers: fields.number("with_computers")? })
    }

    pub(super) async fn list_ids(&self, sql: &'static str) -> Result<Vec<TableId>> {
        let rows = sqlx::query(sql).fetch_all(&self.read).await?;
        rows.iter().map(|row| super::rows::Fields::new(row, &"table").parse("id")).collect()
    }
}
