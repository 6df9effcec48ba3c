//! People in `SQLite`.

use super::rows::{Fields, is_double};
use super::{Sqlite, writer::Guard};
use crate::{Credentials, GuestSweep, NewPerson, Person, PersonId, Result, StoreError, Swept, name_key};
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;

/// Reads the person in a row; the columns have a prefix where rows are joined.
pub(super) fn read_person(row: &SqliteRow) -> Result<Person> {
    let id: PersonId = Fields::new(row, &"person").parse("person_id")?;
    let place = format!("person {id}");
    let fields = Fields::new(row, &place);
    Ok(Person {
        id,
        name: fields.get("person_name")?,
        guest: fields.flag("guest")?,
        language: fields.get("language")?,
        created: fields.get("person_created")?,
    })
}

/// The columns that `read_person` reads, of a table called `p`.
macro_rules! person_columns {
    () => {
        "p.id AS person_id, p.name AS person_name, p.guest, p.language, p.created AS person_created"
    };
}
pub(super) use person_columns;

pub(super) async fn must_exist(connection: &mut SqliteConnection, person: PersonId) -> Result<()> {
    let found = sqlx::query("SELECT 1 FROM people WHERE id = ?1")
        .bind(person.to_string())
        .fetch_optional(connection)
        .await?;
    found.map(drop).ok_or_else(|| StoreError::no(format_args!("person {person}")))
}

impl Sqlite {
    pub(super) async fn put_guest(&self, person: NewPerson) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "INSERT INTO people (id, name, name_key, guest, language, created)
                     VALUES (?1, ?2, ?3, 1, ?4, ?5)",
                    )
                    .bind(person.id.to_string())
                    .bind(&person.name)
                    .bind(name_key(&person.name))
                    .bind(&person.language)
                    .bind(person.created)
                    .execute(connection)
                    .await
                    .map_err(|error| {
                        if is_double(&error) {
                            StoreError::taken(format_args!("person {}", person.id))
                        } else {
                            error.into()
                        }
                    })?;
                    Ok(())
                })
            })
            .await
    }

    pub(super) async fn find_person(&self, id: PersonId) -> Result<Option<Person>> {
        let row = sqlx::query(concat!("SELECT ", person_columns!(), " FROM people p WHERE p.id = ?1"))
            .bind(id.to_string())
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(read_person).transpose()
    }

    pub(super) async fn find_credentials(&self, name: &str) -> Result<Option<Credentials>> {
        let row = sqlx::query(concat!(
            "SELECT p.password_hash, ",
            person_columns!(),
            " FROM people p WHERE p.guest = 0 AND p.name_key = ?1"
        ))
        .bind(name_key(name))
        .fetch_optional(&self.read)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let person = read_person(&row)?;
        let place = format!("person {}", person.id);
        let password_hash = Fields::new(&row, &place).get("password_hash")?;
        Ok(Some(Credentials { person, password_hash }))
    }

    pub(super) async fn give_language(&self, person: PersonId, language: Option<String>) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("UPDATE people SET language = ?2 WHERE id = ?1")
                        .bind(person.to_string())
                        .bind(&language)
                        .execute(connection)
                        .await?;
                    found(done.rows_affected(), person)
                })
            })
            .await
    }

    pub(super) async fn give_password(&self, person: PersonId, hash: String) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let done =
                        sqlx::query("UPDATE people SET password_hash = ?2 WHERE id = ?1 AND guest = 0")
                            .bind(person.to_string())
                            .bind(&hash)
                            .execute(connection)
                            .await?;
                    found(done.rows_affected(), person)
                })
            })
            .await
    }

    pub(super) async fn drop_guests(&self, sweep: GuestSweep) -> Result<Swept> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    let rows = sqlx::query(
                        "SELECT id, created FROM people WHERE guest = 1 AND created >= ?1 AND created < ?2
                         ORDER BY created LIMIT ?3",
                    )
                    .bind(sweep.from)
                    .bind(sweep.before)
                    .bind(i64::from(sweep.limit))
                    .fetch_all(&mut *connection)
                    .await?;
                    let mut gone = 0;
                    for row in &rows {
                        let id: &str = Fields::new(row, &"person").get("id")?;
                        let done = sqlx::query(
                            "DELETE FROM people WHERE id = ?1 AND guest = 1
                               AND NOT EXISTS (SELECT 1 FROM attendance WHERE person = ?1)
                               AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = ?1 AND seen >= ?2)",
                        )
                        .bind(id.to_owned())
                        .bind(sweep.before)
                        .execute(&mut *connection)
                        .await?;
                        gone += done.rows_affected();
                    }
                    let last = rows.last().filter(|_| rows.len() >= sweep.limit as usize);
                    let next = last.map(|row| Fields::new(row, &"person").get("created")).transpose()?;
                    // Should all of them have come in one moment, the next sweep must not look at them for ever.
                    let next = next.map(|next: i64| next.max(sweep.from.saturating_add(1)));
                    Ok(Swept { gone, next })
                })
            })
            .await
    }

    pub(super) async fn hand_over(&self, guest: PersonId, account: PersonId) -> Result<()> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    must_exist(connection, guest).await?;
                    let account_is_one = sqlx::query("SELECT 1 FROM people WHERE id = ?1 AND guest = 0")
                        .bind(account.to_string())
                        .fetch_optional(&mut *connection)
                        .await?;
                    if account_is_one.is_none() {
                        return Err(StoreError::no(format_args!("account {account}")));
                    }
                    // Seats last: the others are found by them, which spares a walk through all plies.
                    for statement in [
                        "UPDATE plies SET person = ?2 WHERE person = ?1
                     AND table_id IN (SELECT table_id FROM chairs WHERE person = ?1)",
                        "UPDATE undone_plies SET person = ?2 WHERE person = ?1
                     AND table_id IN (SELECT table_id FROM chairs WHERE person = ?1)",
                        "UPDATE chat SET person = ?2 WHERE person = ?1
                     AND table_id IN (SELECT table_id FROM chairs WHERE person = ?1)",
                        "UPDATE tables SET owner = ?2 WHERE owner = ?1",
                        "UPDATE chairs SET person = ?2 WHERE person = ?1",
                    ] {
                        sqlx::query(statement)
                            .bind(guest.to_string())
                            .bind(account.to_string())
                            .execute(&mut *connection)
                            .await?;
                    }
                    let gone = sqlx::query("DELETE FROM people WHERE id = ?1 AND guest = 1")
                        .bind(guest.to_string())
                        .execute(connection)
                        .await?;
                    if gone.rows_affected() == 0 {
                        Err(StoreError::NotGuest { person: guest })
                    } else {
                        Ok(())
                    }
                })
            })
            .await
    }
}

fn found(rows: u64, person: PersonId) -> Result<()> {
    if rows == 0 { Err(StoreError::no(format_args!("person {person}"))) } else { Ok(()) }
}
