//! What a ply of a long match costs on the server, early and late; how long a jump takes, how much a page is sent, and how
//! long a restart takes with many such tables.
//!
//! `cargo run --release -p server --example long_matches [PLIES] [TABLES]`
//!
//! The game is `saga`: six heroes, hundreds of cards, thousands of plies. One guest has all seats, somebody else watches, and
//! both ask for what a page asks for. Times are from posting a move to the watcher's event; bytes are as they go over the
//! wire, compressed where the server does so.

#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/tables/house.rs"]
mod house;

use axum::http::Method;
use house::{Guest, House, Luck, News, quick};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Sqlite, TableId};
use table::Edition;
use tiny_games::saga::Saga;

fn shelf() -> shelf::Shelf {
    shelf::shelf().clone().with(Arc::new(Edition::<Saga>::newest()))
}

async fn house(file: &Path) -> House {
    House::with_shelf(Sqlite::open(file).await.expect("a database"), quick(), shelf())
}

/// What a ply came to.
#[derive(Clone, Copy, Default)]
struct Cost {
    time: Duration,
    news: usize,
    sent: usize,
}

/// The page of somebody who watches.
struct Page {
    guest: Guest,
    news: News,
    tags: [String; 2],
}

impl Page {
    /// Hears the next ply, and asks for what it says has changed.
    async fn follow(&mut self, id: &str, begun: Instant) -> (Cost, Value) {
        let data = self.news.until("ply").await.data;
        let time = begun.elapsed();
        let news = data.to_string().len();
        let mut sent = news;
        for (tag, what) in self.tags.iter_mut().zip(["picture", "panels"]) {
            if data[what] == json!(true) {
                let path = format!("/api/v1/tables/{id}/{what}?as=spectator");
                let (bytes, new) = self.guest.weigh(&path, tag).await;
                sent += bytes;
                *tag = new;
            }
        }
        (Cost { time, news, sent }, data)
    }
}

/// Plays a match until so many plies were played; says what each cost.
async fn play(house: &House, plies: usize) -> (String, Vec<Cost>) {
    let mut guest = house.guest();
    let mut seats = vec![json!({"kind": "me"})];
    seats.extend((2..=6).map(|number| json!({"kind": "hotseat", "name": format!("Hero {number}")})));
    let options = json!({"days": 2_000, "life": 60});
    let id = guest.open_as(json!({"game": "saga", "seats": seats, "options": options})).await;
    let mut watcher = house.guest();
    watcher.table(&id).await;
    let news = watcher.listen(&format!("/api/v1/tables/{id}/news?as=spectator"), None).await;
    let mut page = Page { guest: watcher, news, tags: Default::default() };
    let begun = guest.table(&id).await;
    let (mut waiting, mut ply, epoch) = (begun["waiting"].clone(), 0, begun["epoch"].clone());
    let (mut luck, mut costs) = (Luck(7), Vec::new());
    while costs.len() < plies {
        let Some(seat) = waiting.as_array().and_then(|seats| seats.first()).and_then(Value::as_u64) else {
            break;
        };
        let moves = guest.moves(&id, seat).await;
        let choice = &moves[luck.below(moves.len())];
        let path = format!("/api/v1/tables/{id}/play");
        let begun = Instant::now();
        let body = json!({"seat": seat, "move": choice, "ply": ply, "epoch": epoch});
        let (posted, (cost, data)) = tokio::join!(guest.post(&path, body), page.follow(&id, begun));
        assert!(posted["ply"].is_u64(), "{posted}");
        costs.push(cost);
        waiting = data["waiting"].clone();
        ply += 1;
    }
    (id, costs)
}

fn median<T: Ord + Copy>(values: impl Iterator<Item = T>) -> Option<T> {
    let mut values: Vec<T> = values.collect();
    values.sort_unstable();
    values.get(values.len() / 2).copied()
}

fn tell(name: &str, costs: &[Cost]) -> Duration {
    let time = median(costs.iter().map(|cost| cost.time)).unwrap_or_default();
    let news = median(costs.iter().map(|cost| cost.news)).unwrap_or_default();
    let sent = median(costs.iter().map(|cost| cost.sent)).unwrap_or_default();
    println!(
        "{name}: {time:?} from posting to the event, {news} bytes of news, {sent} bytes for the page (medians of {})",
        costs.len()
    );
    time
}

/// Copies a table so many times, inside the database: written ply by ply, a million plies would take longer than all that
/// is measured.
async fn copy(file: &Path, id: &str, count: usize) -> sqlx::Result<()> {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await?;
    let mut copying = connection.begin().await?;
    sqlx::query("CREATE TEMP TABLE copies (id TEXT PRIMARY KEY)").execute(&mut *copying).await?;
    for _ in 0..count {
        let copy = TableId::draw().expect("randomness").to_string();
        sqlx::query("INSERT INTO copies VALUES (?1)").bind(copy).execute(&mut *copying).await?;
    }
    for (table, key) in
        [("tables", "id"), ("chairs", "table_id"), ("plies", "table_id"), ("keyframes", "table_id")]
    {
        let names: Vec<String> =
            sqlx::query_scalar("SELECT name FROM pragma_table_info(?1) WHERE name <> ?2")
                .bind(table)
                .bind(key)
                .fetch_all(&mut *copying)
                .await?;
        let (names, from) =
            (names.join(", "), names.iter().map(|name| format!("t.{name}")).collect::<Vec<_>>().join(", "));
        let statement = format!(
            "INSERT INTO {table} ({key}, {names}) SELECT copies.id, {from} FROM copies, {table} t WHERE t.{key} = ?1 ORDER BY 1"
        );
        // All names are those of the schema.
        sqlx::query(sqlx::AssertSqlSafe(statement)).bind(id).execute(&mut *copying).await?;
    }
    copying.commit().await?;
    connection.close().await
}

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<usize>());
    let plies = words.next().and_then(Result::ok).unwrap_or(5_000);
    let tables = words.next().and_then(Result::ok).unwrap_or(200);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("waldpfade.sqlite");
    let house = self::house(&file).await;
    let (id, costs) = play(&house, plies).await;
    let window = 100.min(costs.len() / 4);
    let early = tell("around ply 100", &costs[window / 2..window / 2 + window]);
    let late = tell(&format!("up to ply {}", costs.len()), &costs[costs.len() - window..]);
    println!("late / early: {:.2}", late.as_secs_f64() / early.as_secs_f64());

    let mut guest = house.guest();
    let mut luck = Luck(11);
    let mut jumps = Vec::new();
    for _ in 0..100 {
        let ply = luck.below(costs.len());
        let begun = Instant::now();
        let (status, _) = guest
            .ask(Method::GET, &format!("/api/v1/tables/{id}/picture?as=spectator&ply={ply}"), None)
            .await;
        assert!(status.is_success(), "{status}");
        jumps.push(begun.elapsed());
    }
    let longest = jumps.iter().max().copied().unwrap_or_default();
    println!(
        "jump to a ply: median {:?}, longest {longest:?} of {}",
        median(jumps.iter().copied()).unwrap_or_default(),
        jumps.len()
    );

    house.app.store.close().await.expect("closed");
    drop(house);
    copy(&file, &id, tables.saturating_sub(1)).await.expect("copies");
    let begun = Instant::now();
    let again = self::house(&file).await;
    let running = again.app.store.running().await.expect("a list");
    let mut guest = again.guest();
    for id in &running {
        guest.table(id.as_str()).await;
    }
    println!(
        "restart: {} tables of {} plies answered {:?} after the start",
        running.len(),
        costs.len(),
        begun.elapsed()
    );
}
