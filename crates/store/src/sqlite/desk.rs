//! Reading tables and their chairs.

use super::Sqlite;
use super::rows::Fields;
use crate::{
    Chair, Occupant, Parent, PersonId, Result, Secret, StoreError, StoredTable, TableId, TableState,
    Visibility,
};
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use std::collections::HashMap;
use table::{MAX_SEATS, Seat};

pub(super) const STATES: &[(&str, TableState)] = &[
    ("gathering", TableState::Gathering),
    ("playing", TableState::Playing),
    ("over", TableState::Over),
    ("broken off", TableState::BrokenOff),
];

pub(super) const VISIBILITIES: &[(&str, Visibility)] =
    &[("public", Visibility::Public), ("link", Visibility::Link)];

/// Selects all of tables, called `t`, that the rest of the statement names, from its `FROM` on.
macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT t.*, (SELECT coalesce(max(ply), 0) FROM plies WHERE table_id = t.id) AS plies ",
            $rest
        )
    };
}
pub(super) use select_tables;

/// Reads a table, with its chairs by a second question.
pub(super) async fn read_table(connection: &mut SqliteConnection, id: TableId) -> Result<StoredTable> {
    let row = sqlx::query(select_tables!("FROM tables t WHERE t.id = ?1"))
        .bind(id.to_string())
        .fetch_optional(&mut *connection)
        .await?
        .ok_or_else(|| StoreError::no(format_args!("table {id}")))?;
    complete(connection, &row).await
}

/// Adds the chairs to a row of `tables`.
async fn complete(connection: &mut SqliteConnection, row: &SqliteRow) -> Result<StoredTable> {
    let id: TableId = Fields::new(row, &"table").parse("id")?;
    let chairs = read_chairs(connection, id).await?;
    assemble(row, id, chairs)
}

fn assemble(row: &SqliteRow, id: TableId, chairs: Vec<Chair>) -> Result<StoredTable> {
    let place = format!("table {id}");
    let fields = Fields::new(row, &place);
    let parent: Option<TableId> = fields.parse_if_any("parent_table")?;
    let parent_ply = fields.number_if_any("parent_ply")?;
    Ok(StoredTable {
        id,
        game: fields.get("game")?,
        ruleset: fields.get("ruleset")?,
        components: fields
            .get::<&str>("components")?
            .parse()
            .map_err(|_| fields.broken("components", "not 64 hex digits"))?,
        options: fields.json("options")?,
        clock: fields.json("clock")?,
        visibility: fields.one_of("visibility", VISIBILITIES)?,
        rated: fields.flag("rated")?,
        secret: Secret(fields.bytes("secret")?),
        commitment: fields.bytes("commitment")?,
        owner: fields.parse("owner")?,
        chairs,
        parent: parent.map(|table| Parent { table, ply: parent_ply }),
        extra: fields.json("extra")?,
        created: fields.get("created")?,
        started: fields.get("started")?,
        ended: fields.get("ended")?,
        state: fields.one_of("state", STATES)?,
        epoch: fields.number("epoch")?,
        plies: fields.number("plies")?,
        moved: fields.get("moved")?,
        outcome: fields.parse_if_any("outcome")?,
    })
}

/// Selects chairs, called `c`, with the names of those who sit there.
macro_rules! select_chairs {
    ($rest:literal) => {
        concat!(
            "SELECT c.*, p.name AS person_name FROM chairs c LEFT JOIN people p ON p.id = c.person WHERE ",
            $rest
        )
    };
}

/// Reads the chairs of a table; there must be one for each seat from 0 on.
pub(super) async fn read_chairs(connection: &mut SqliteConnection, id: TableId) -> Result<Vec<Chair>> {
    let rows = sqlx::query(select_chairs!("c.table_id = ?1 ORDER BY c.seat"))
        .bind(id.to_string())
        .fetch_all(connection)
        .await?;
    sound_chairs(id, rows.iter())
}

fn sound_chairs<'r>(id: TableId, rows: impl Iterator<Item = &'r SqliteRow>) -> Result<Vec<Chair>> {
    let chairs = rows.map(|row| read_chair(row, id)).collect::<Result<Vec<_>>>()?;
    let counted = chairs.iter().map(|chair| chair.seat).eq((0..=u8::MAX).map(Seat).take(chairs.len()));
    if !counted || chairs.is_empty() || chairs.len() > usize::from(MAX_SEATS) {
        return Err(StoreError::broken(format_args!("table {id}, chairs"), "seats are missing, or too many"));
    }
    Ok(chairs)
}

fn read_chair(row: &SqliteRow, id: TableId) -> Result<Chair> {
    let seat = Seat(Fields::new(row, &id).number("seat")?);
    let place = format!("table {id}, seat {seat}");
    let fields = Fields::new(row, &place);
    let occupant = match fields.get::<&str>("kind")? {
        "open" => Occupant::Open,
        "person" => Occupant::Person(fields.parse::<PersonId>("person")?),
        "computer" => Occupant::Computer(fields.get("level")?),
        other => return Err(fields.broken("kind", format_args!("{other:?} has no meaning"))),
    };
    let part = match fields.get::<Option<&[u8]>>("part")? {
        Some(_) => Some(Secret(fields.bytes("part")?)),
        None => None,
    };
    Ok(Chair {
        seat,
        occupant,
        name: fields.get("name")?,
        person_name: fields.get("person_name")?,
        part,
        takeover: fields.flag("takeover")?,
        clock_left: fields.get("clock_left")?,
        place: fields.number_if_any("place")?,
    })
}

impl Sqlite {
    pub(super) async fn find_table(&self, id: TableId) -> Result<StoredTable> {
        // In one transaction: table and chairs of the same moment.
        let mut snapshot = self.read.begin().await?;
        read_table(&mut snapshot, id).await
    }

    /// The tables that a statement selects, with numbers or texts bound in order.
    pub(super) async fn list_tables(
        &self,
        sql: &'static str,
        about: &[&str],
        numbers: &[i64],
    ) -> Result<Vec<StoredTable>> {
        let mut snapshot = self.read.begin().await?;
        let mut query = sqlx::query(sql);
        for text in about {
            query = query.bind((*text).to_owned());
        }
        for number in numbers {
            query = query.bind(*number);
        }
        let rows = query.fetch_all(&mut *snapshot).await?;
        let ids = rows.iter().map(|row| Fields::new(row, &"table").get::<&str>("id"));
        let ids = ids.collect::<Result<Vec<_>>>()?;
        // One question for the chairs of all of them: a list is short, but fifty questions take their time.
        let seated = sqlx::query(select_chairs!(
            "c.table_id IN (SELECT value FROM json_each(?1)) ORDER BY c.table_id, c.seat"
        ))
        .bind(serde_json::json!(ids).to_string())
        .fetch_all(&mut *snapshot)
        .await?;
        let mut chairs: HashMap<&str, Vec<&SqliteRow>> = HashMap::new();
        for row in &seated {
            chairs.entry(Fields::new(row, &"chair").get("table_id")?).or_default().push(row);
        }
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            let read = || {
                let id: TableId = Fields::new(row, &"table").parse("id")?;
                let own = chairs.get(id.as_str()).into_iter().flatten().copied();
                assemble(row, id, sound_chairs(id, own)?)
            };
            match read() {
                Ok(table) => tables.push(table),
                // One broken table must not hide the others; asked for alone, it says what is wrong.
                Err(error @ StoreError::Broken { .. }) => tracing::error!(%error, "left out of a list"),
                Err(error) => return Err(error),
            }
        }
        Ok(tables)
    }
}
