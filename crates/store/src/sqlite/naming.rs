//! Names in `SQLite`: an account's name, and whatever looks like it, is that account's alone.

use super::Sqlite;
use super::people::must_exist;
use super::writer::Guard;
use crate::{PersonId, Result, StoreError, looks, name_key};
use sqlx::{Row, SqliteConnection, SqlitePool};

/// Nobody else's account may look like this name.
async fn must_be_free(connection: &mut SqliteConnection, person: PersonId, name: &str) -> Result<()> {
    for look in looks(name) {
        let other = sqlx::query("SELECT 1 FROM looks WHERE look = ?1 AND person <> ?2 LIMIT 1")
            .bind(look)
            .bind(person.to_string())
            .fetch_optional(&mut *connection)
            .await?;
        if other.is_some() {
            return Err(StoreError::NameTaken { name: name.to_owned() });
        }
    }
    Ok(())
}

/// Notes what the name of an account looks like, and gives guests who are called so a number behind their name.
async fn reserve(connection: &mut SqliteConnection, person: PersonId, name: &str) -> Result<()> {
    sqlx::query("DELETE FROM looks WHERE person = ?1")
        .bind(person.to_string())
        .execute(&mut *connection)
        .await?;
    for look in looks(name) {
        sqlx::query("INSERT INTO looks (look, person) VALUES (?1, ?2)")
            .bind(look)
            .bind(person.to_string())
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query(
        "UPDATE people SET name = substr(name, 1, 19) || ' ' || (1000 + abs(random() % 9000)), name_key = ''
         WHERE guest = 1 AND name_key = ?1 AND id <> ?2",
    )
    .bind(name_key(name))
    .bind(person.to_string())
    .execute(connection)
    .await?;
    Ok(())
}

/// Works out what the names of older accounts look like. Where two of them look alike both stay: who came first, stays.
pub(super) async fn learn_looks(pool: &SqlitePool) -> Result<()> {
    let mut connection = pool.acquire().await?;
    let rows =
        sqlx::query("SELECT id, name FROM people WHERE guest = 0 AND id NOT IN (SELECT person FROM looks)")
            .fetch_all(&mut *connection)
            .await?;
    for row in rows {
        let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
        for look in looks(&name) {
            sqlx::query("INSERT OR IGNORE INTO looks (look, person) VALUES (?1, ?2)")
                .bind(look)
                .bind(&id)
                .execute(&mut *connection)
                .await?;
        }
        // A name that was compared by other letters before is found by these from now on, unless another has them.
        sqlx::query("UPDATE OR IGNORE people SET name_key = ?2 WHERE id = ?1")
            .bind(&id)
            .bind(name_key(&name))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

impl Sqlite {
    /// How many people the file knows, guests and accounts.
    pub async fn count_people(&self) -> Result<i64> {
        Ok(sqlx::query_scalar("SELECT count(*) FROM people").fetch_one(&self.read).await?)
    }

    pub(super) async fn find_looks(&self, looks: Vec<String>) -> Result<bool> {
        for look in looks {
            let found = sqlx::query("SELECT 1 FROM looks WHERE look = ?1 LIMIT 1").bind(look);
            if found.fetch_optional(&self.read).await?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    pub(super) async fn give_name(&self, person: PersonId, name: String) -> Result<()> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    must_exist(connection, person).await?;
                    must_be_free(connection, person, &name).await?;
                    sqlx::query("UPDATE people SET name = ?2, name_key = ?3 WHERE id = ?1")
                        .bind(person.to_string())
                        .bind(&name)
                        .bind(name_key(&name))
                        .execute(&mut *connection)
                        .await?;
                    let account = sqlx::query("SELECT 1 FROM people WHERE id = ?1 AND guest = 0")
                        .bind(person.to_string())
                        .fetch_optional(&mut *connection)
                        .await?;
                    if account.is_some() { reserve(connection, person, &name).await } else { Ok(()) }
                })
            })
            .await
    }

    pub(super) async fn make_account(&self, person: PersonId, name: String, hash: String) -> Result<()> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    must_exist(connection, person).await?;
                    must_be_free(connection, person, &name).await?;
                    let done = sqlx::query(
                        "UPDATE people SET guest = 0, name = ?2, name_key = ?3, password_hash = ?4
                         WHERE id = ?1 AND guest = 1",
                    )
                    .bind(person.to_string())
                    .bind(&name)
                    .bind(name_key(&name))
                    .bind(&hash)
                    .execute(&mut *connection)
                    .await?;
                    if done.rows_affected() == 0 {
                        return Err(StoreError::NotGuest { person });
                    }
                    reserve(connection, person, &name).await?;
                    // Whatever opened the guest does not open the account.
                    sqlx::query("DELETE FROM sessions WHERE person = ?1")
                        .bind(person.to_string())
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    pub(super) async fn drop_guest(&self, person: PersonId) -> Result<bool> {
        self.writer
            .write(Guard::Statement, move |connection| {
                Box::pin(async move {
                    let gone = sqlx::query(
                        "DELETE FROM people WHERE id = ?1 AND guest = 1
                           AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = ?1)
                           AND NOT EXISTS (SELECT 1 FROM chairs WHERE person = ?1)",
                    )
                    .bind(person.to_string())
                    .execute(connection)
                    .await?;
                    Ok(gone.rows_affected() > 0)
                })
            })
            .await
    }
}
