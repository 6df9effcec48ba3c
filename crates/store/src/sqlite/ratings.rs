//! Ratings in `SQLite`.

use super::people::must_exist;
use super::rows::Fields;
use super::tables::state_of;
use super::{Sqlite, writer::Guard};
use crate::{PersonId, Rated, Rating, RatingChange, Result, StoreError, Tally};
use sqlx::SqliteConnection;

fn read_rating(fields: Fields<'_>) -> Result<Rating> {
    let finite = |column| {
        let number: f64 = fields.get(column)?;
        if number.is_finite() { Ok(number) } else { Err(fields.broken(column, "not a number")) }
    };
    Ok(Rating {
        rating: finite("rating")?,
        deviation: finite("deviation")?,
        volatility: finite("volatility")?,
        games: fields.number("games")?,
    })
}

async fn rating_of(
    connection: &mut SqliteConnection,
    person: PersonId,
    game: &str,
) -> Result<Option<Rating>> {
    let row = sqlx::query("SELECT * FROM ratings WHERE person = ?1 AND game = ?2")
        .bind(person.to_string())
        .bind(game.to_owned())
        .fetch_optional(connection)
        .await?;
    let place = format!("rating of {person} in {game}");
    row.map(|row| read_rating(Fields::new(&row, &place))).transpose()
}

async fn apply(connection: &mut SqliteConnection, change: &RatingChange) -> Result<bool> {
    let id = change.table;
    state_of(connection, id).await?;
    let first = sqlx::query("UPDATE tables SET rated_at = ?2 WHERE id = ?1 AND rated_at IS NULL")
        .bind(id.to_string())
        .bind(change.at)
        .execute(&mut *connection)
        .await?;
    if first.rows_affected() == 0 {
        return Ok(false);
    }
    for new in &change.ratings {
        must_exist(connection, new.person).await?;
        let games = rating_of(connection, new.person, &change.game).await?.map_or(0, |before| before.games);
        if games != new.games_before {
            return Err(StoreError::stale(format_args!("the rating of {}", new.person)));
        }
        for statement in [
            "INSERT OR REPLACE INTO ratings (person, game, rating, deviation, volatility, games)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?7 IS NOT NULL AND ?8 IS NOT NULL",
            "INSERT INTO rating_history (person, game, rating, deviation, volatility, games, at, table_id)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        ] {
            sqlx::query(statement)
                .bind(new.person.to_string())
                .bind(&change.game)
                .bind(new.rating.rating)
                .bind(new.rating.deviation)
                .bind(new.rating.volatility)
                .bind(i64::from(new.rating.games))
                .bind(change.at)
                .bind(id.to_string())
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(true)
}

impl Sqlite {
    pub(super) async fn find_rating(&self, person: PersonId, game: &str) -> Result<Option<Rating>> {
        let mut connection = self.read.acquire().await?;
        rating_of(&mut connection, person, game).await
    }

    pub(super) async fn list_ratings(&self, person: PersonId) -> Result<Vec<(String, Rating)>> {
        let rows = sqlx::query("SELECT * FROM ratings WHERE person = ?1 ORDER BY game")
            .bind(person.to_string())
            .fetch_all(&self.read)
            .await?;
        let place = format!("rating of {person}");
        rows.iter()
            .map(|row| {
                let fields = Fields::new(row, &place);
                Ok((fields.get("game")?, read_rating(fields)?))
            })
            .collect()
    }

    pub(super) async fn put_ratings(&self, change: RatingChange) -> Result<bool> {
        self.writer
            .write(Guard::Savepoint, move |connection| {
                Box::pin(async move { apply(connection, &change).await })
            })
            .await
    }

    pub(super) async fn list_history(&self, person: PersonId, limit: u32) -> Result<Vec<Rated>> {
        let rows =
            sqlx::query(
                "SELECT h.*, t.visibility = 'public' AS public FROM rating_history h JOIN tables t ON t.id = h.table_id
                 WHERE h.person = ?1 ORDER BY h.at DESC, h.table_id LIMIT ?2",
            )
                .bind(person.to_string())
                .bind(i64::from(limit))
                .fetch_all(&self.read)
                .await?;
        let place = format!("rating of {person}");
        rows.iter()
            .map(|row| {
                let fields = Fields::new(row, &place);
                Ok(Rated {
                    table: fields.parse("table_id")?,
                    public: fields.flag("public")?,
                    game: fields.get("game")?,
                    at: fields.get("at")?,
                    rating: read_rating(fields)?,
                })
            })
            .collect()
    }

    pub(super) async fn list_tally(&self, person: PersonId) -> Result<Vec<Tally>> {
        // Somebody at a shared screen has several chairs of one table: it counts once, won if any of them won.
        let rows = sqlx::query(
            "SELECT game, count(*) AS played, sum(best = 1) AS won
             FROM (SELECT t.game AS game, coalesce(min(c.place), 0) AS best
                   FROM chairs c JOIN tables t ON t.id = c.table_id
                   WHERE c.person = ?1 AND t.state = 'over' AND NOT coalesce(json_extract(t.extra, '$.practice'), 0)
                   GROUP BY t.id)
             GROUP BY game ORDER BY game",
        )
        .bind(person.to_string())
        .fetch_all(&self.read)
        .await?;
        let place = format!("matches of {person}");
        rows.iter()
            .map(|row| {
                let fields = Fields::new(row, &place);
                Ok(Tally {
                    game: fields.get("game")?,
                    played: fields.number("played")?,
                    won: fields.number("won")?,
                })
            })
            .collect()
    }
}
