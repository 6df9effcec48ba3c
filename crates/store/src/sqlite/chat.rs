//! Chat in `SQLite`.

use super::rows::Fields;
use super::tables::state_of;
use super::{Sqlite, writer::Guard};
use crate::{Chat, NewChat, Result, Said, TableId};
use sqlx::SqliteConnection;

async fn read_chat(
    connection: &mut SqliteConnection,
    id: TableId,
    before: Option<u32>,
    limit: u32,
) -> Result<Vec<Chat>> {
    let rows =
        sqlx::query("SELECT * FROM chat WHERE table_id = ?1 AND number < ?2 ORDER BY number DESC LIMIT ?3")
            .bind(id.to_string())
            .bind(before.map_or(i64::MAX, i64::from))
            .bind(i64::from(limit))
            .fetch_all(connection)
            .await?;
    let place = format!("table {id}, chat");
    rows.iter()
        .map(|row| {
            let fields = Fields::new(row, &place);
            Ok(Chat {
                number: fields.number("number")?,
                person: fields.parse("person")?,
                name: fields.get("name")?,
                text: fields.get("text")?,
                at: fields.get("at")?,
            })
        })
        .collect()
}

impl Sqlite {
    pub(super) async fn put_chat(&self, chat: NewChat) -> Result<Said> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move {
                    state_of(connection, chat.table).await?;
                    let before = sqlx::query(
                        "SELECT number FROM chat WHERE table_id = ?1 AND person = ?2 AND post = ?3",
                    )
                    .bind(chat.table.to_string())
                    .bind(chat.person.to_string())
                    .bind(&chat.post)
                    .fetch_optional(&mut *connection)
                    .await?;
                    if let Some(before) = before {
                        let number = Fields::new(&before, &"chat").number("number")?;
                        return Ok(Said { number, again: true });
                    }
                    let row = sqlx::query(
                        "INSERT INTO chat (table_id, number, person, name, text, at, post)
                     SELECT ?1, 1 + coalesce(max(number), 0), ?2, ?3, ?4, ?5, ?6 FROM chat WHERE table_id = ?1
                     RETURNING number",
                    )
                    .bind(chat.table.to_string())
                    .bind(chat.person.to_string())
                    .bind(&chat.name)
                    .bind(&chat.text)
                    .bind(chat.at)
                    .bind(&chat.post)
                    .fetch_one(connection)
                    .await?;
                    Ok(Said { number: Fields::new(&row, &"chat").number("number")?, again: false })
                })
            })
            .await
    }

    pub(super) async fn list_chat(&self, id: TableId, before: Option<u32>, limit: u32) -> Result<Vec<Chat>> {
        let mut snapshot = self.read.begin().await?;
        state_of(&mut snapshot, id).await?;
        read_chat(&mut snapshot, id, before, limit).await
    }
}
