//! Sessions in `SQLite`.

use super::people::{person_columns, read_person};
use super::rows::{Fields, is_double, is_orphan, word_for};
use super::{Sqlite, writer::Guard};
use crate::{Millis, NewSession, PersonId, Result, Session, SessionKind, StoreError, TokenHash};
use sqlx::sqlite::SqliteRow;

const KINDS: &[(&str, SessionKind)] =
    &[("browser", SessionKind::Browser), ("token", SessionKind::Token), ("known", SessionKind::Known)];

/// The columns that `read_session` reads.
macro_rules! session_columns {
    () => {
        concat!("s.number, s.kind, s.label, s.may_rename, s.created, s.seen, s.expires, ", person_columns!())
    };
}

fn read_session(row: &SqliteRow) -> Result<Session> {
    let number = Fields::new(row, &"session").get("number")?;
    let place = format!("session {number}");
    let fields = Fields::new(row, &place);
    Ok(Session {
        number,
        person: read_person(row)?,
        kind: fields.one_of("kind", KINDS)?,
        label: fields.get("label")?,
        may_rename: fields.flag("may_rename")?,
        created: fields.get("created")?,
        seen: fields.get("seen")?,
        expires: fields.get("expires")?,
    })
}

impl Sqlite {
    pub(super) async fn put_session(&self, session: NewSession) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "INSERT INTO sessions (hash, person, kind, label, created, seen, expires, may_rename)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7)",
                    )
                    .bind(session.hash.0.as_slice())
                    .bind(session.person.to_string())
                    .bind(word_for(KINDS, &session.kind))
                    .bind(&session.label)
                    .bind(session.created)
                    .bind(session.expires)
                    .bind(i64::from(session.may_rename))
                    .execute(connection)
                    .await
                    .map_err(|error| {
                        if is_double(&error) {
                            StoreError::taken("session")
                        } else if is_orphan(&error) {
                            StoreError::no(format_args!("person {}", session.person))
                        } else {
                            error.into()
                        }
                    })?;
                    Ok(())
                })
            })
            .await
    }

    pub(super) async fn find_session(&self, hash: TokenHash, now: Millis) -> Result<Option<Session>> {
        let row = sqlx::query(concat!(
            "SELECT ",
            session_columns!(),
            " FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ?1 AND s.expires > ?2"
        ))
        .bind(hash.0.as_slice())
        .bind(now)
        .fetch_optional(&self.read)
        .await?;
        row.as_ref().map(read_session).transpose()
    }

    pub(super) async fn prolong(&self, hash: TokenHash, seen: Millis, expires: Millis) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("UPDATE sessions SET seen = ?2, expires = ?3 WHERE hash = ?1")
                        .bind(hash.0.as_slice())
                        .bind(seen)
                        .bind(expires)
                        .execute(connection)
                        .await?;
                    if done.rows_affected() == 0 { Err(StoreError::no("session")) } else { Ok(()) }
                })
            })
            .await
    }

    pub(super) async fn drop_session(&self, hash: TokenHash) -> Result<()> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM sessions WHERE hash = ?1")
                        .bind(hash.0.as_slice())
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    pub(super) async fn drop_other_sessions(
        &self,
        person: PersonId,
        but: TokenHash,
        tokens: bool,
    ) -> Result<u64> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "DELETE FROM sessions WHERE person = ?1 AND hash <> ?2 AND (?3 OR kind <> 'token')",
                    )
                    .bind(person.to_string())
                    .bind(but.0.as_slice())
                    .bind(i64::from(tokens))
                    .execute(connection)
                    .await?;
                    Ok(done.rows_affected())
                })
            })
            .await
    }

    pub(super) async fn list_tokens(&self, person: PersonId, now: Millis) -> Result<Vec<Session>> {
        let rows = sqlx::query(concat!(
            "SELECT ",
            session_columns!(),
            " FROM sessions s JOIN people p ON p.id = s.person
             WHERE s.person = ?1 AND s.kind = 'token' AND s.expires > ?2 ORDER BY s.number"
        ))
        .bind(person.to_string())
        .bind(now)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(read_session).collect()
    }

    pub(super) async fn drop_token(&self, person: PersonId, number: i64) -> Result<bool> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "DELETE FROM sessions WHERE person = ?1 AND number = ?2 AND kind = 'token'",
                    )
                    .bind(person.to_string())
                    .bind(number)
                    .execute(connection)
                    .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }

    pub(super) async fn drop_expired(&self, now: Millis) -> Result<u64> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("DELETE FROM sessions WHERE expires <= ?1")
                        .bind(now)
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected())
                })
            })
            .await
    }
}
