//! How long lists take when there are very many tables.
//!
//!     cargo run -p server --example many_tables -- 100000
//!
//! Fills a file with so many tables of a thousand people, one of whom has played at every fifth, serves it on this machine
//! and asks for the lobby and for that person's own games, as pages and through the interface. What it prints is in
//! milliseconds, from the request to the end of the answer.

use core::net::SocketAddr;
use serde_json::json;
use server::{App, Settings};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{
    Append, By, Chair, Finish, NewPerson, NewSession, NewTable, Occupant, PersonId, PinnedComponents, Secret,
    SessionKind, Sqlite, Start, Store, TableId, TableState, Token, Visibility,
};
use table::{Boundary, Seat, Seed};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

const GAME: &str = "krumme-pfade";

/// So often each address is asked.
const TIMES: usize = 100;

type Fault = Box<dyn core::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let tables: u64 = std::env::args().nth(1).map_or(Ok(100_000), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let store = Arc::new(Sqlite::open(folder.path().join("many.db")).await?);
    let begun = Instant::now();
    let (people, token) = people(&*store).await?;
    fill(&store, &people, tables).await?;
    eprintln!("{tables} tables after {:.0?}", begun.elapsed());
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let app = App::new(store, Settings { rates: None, ..Settings::default() });
    tokio::spawn(server::serve(listener, app.clone(), core::future::pending()));
    // A server that begins wakes all tables that are being played. That is waited for by doing the same.
    app.hall.resume().await.map_err(|trouble| trouble.kind.name())?;
    let cookie = token.reveal();
    for path in ["/", "/me", "/api/v1/tables", "/api/v1/me/tables"] {
        let mut times = Vec::new();
        for _ in 0..TIMES {
            times.push(ask(address, path, &cookie).await?);
        }
        // The first ones wake tables.
        let first = times[0];
        times.sort_unstable();
        let millis = |time: Duration| (time.as_secs_f64() * 10_000.0).round() / 10.0;
        let line = json!({
            "path": path, "tables": tables, "first_ms": millis(first), "p50_ms": millis(times[TIMES / 2]),
            "p99_ms": millis(times[TIMES * 99 / 100]), "max_ms": millis(times[TIMES - 1]),
        });
        println!("{line}");
    }
    Ok(())
}

/// A thousand people, and a session of the first.
async fn people(store: &dyn Store) -> Result<(Vec<PersonId>, Token), Fault> {
    let mut people = Vec::new();
    for number in 0..1000 {
        let id = PersonId::draw();
        store
            .add_guest(NewPerson { id, name: format!("Guest {number}"), language: None, created: 1 })
            .await?;
        people.push(id);
    }
    let token = Token::draw()?;
    let session = NewSession {
        hash: token.hash(),
        person: people[0],
        kind: SessionKind::Browser,
        label: None,
        may_rename: false,
        created: store::now(),
        expires: store::now() + 3_600_000,
    };
    store.add_session(session).await?;
    Ok((people, token))
}

async fn fill(store: &Arc<Sqlite>, people: &[PersonId], tables: u64) -> Result<(), Fault> {
    let game = shelf::find(GAME).ok_or("no game")?;
    let dealt = game.deal(2, &serde_json::Value::Null, Seed::from_number(1)).map_err(|_| "no match")?;
    let first = dealt.moves(Seat(0)).first().map(|choice| choice.text.clone()).ok_or("no move")?;
    let components = PinnedComponents { fingerprint: dealt.record().components, text: game.component_text() };
    let room = Arc::new(Semaphore::new(1024));
    let mut filling = JoinSet::new();
    for number in 0..tables {
        let chosen = |place: u64| people[(1 + (number * 7 + place * 13) % 999) as usize];
        let one = if number % 5 == 0 { people[0] } else { chosen(0) };
        let new = NewTable {
            id: TableId::from_bits(number),
            game: GAME.to_owned(),
            ruleset: game.ruleset().to_owned(),
            components: components.clone(),
            options: dealt.options(),
            clock: json!({"kind": "none"}),
            visibility: if number % 2 == 0 { Visibility::Public } else { Visibility::Link },
            rated: false,
            secret: Secret([7; 32]),
            commitment: [8; 32],
            owner: one,
            chairs: vec![
                Chair::new(Seat(0), Occupant::Person(one)),
                Chair::new(Seat(1), Occupant::Person(chosen(1))),
            ],
            parent: None,
            extra: json!({}),
            created: 1_000 + number as i64,
        };
        let permit = Arc::clone(&room).acquire_owned().await?;
        let (store, first) = (Arc::clone(store), first.clone());
        filling.spawn(async move {
            let _permit = permit;
            put(&store, new, number, first).await
        });
        while let Some(done) = filling.try_join_next() {
            done??;
        }
    }
    while let Some(done) = filling.join_next().await {
        done??;
    }
    Ok(())
}

/// One of a hundred gathers, one of thirty is being played, the rest has ended.
async fn put(store: &Sqlite, mut new: NewTable, number: u64, first: String) -> Result<(), store::StoreError> {
    let (table, at, gathers) = (new.id, new.created, number % 100 == 2);
    if gathers {
        new.chairs[1].occupant = Occupant::Open;
    }
    let start = Start { table, at, chairs: new.chairs.clone(), extra: None };
    store.create(new).await?;
    if gathers {
        return Ok(());
    }
    store.start(start).await?;
    let ply = Append {
        table,
        epoch: 0,
        ply: 1,
        seat: Seat(0),
        text: first,
        by: By::Computer,
        boundary: Boundary::crossed_if(true),
        clock_left: None,
        at,
        keyframe: None,
    };
    store.append(ply).await?;
    if !number.is_multiple_of(30) {
        let finish =
            Finish { table, state: TableState::BrokenOff, at: at + 1, outcome: None, places: vec![] };
        store.finish(finish).await?;
    }
    Ok(())
}

/// How long an answer takes, which has to be fine.
async fn ask(address: SocketAddr, path: &str, cookie: &str) -> Result<Duration, Fault> {
    let begun = Instant::now();
    let mut wire = TcpStream::connect(address).await?;
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: wp={cookie}\r\n\r\n");
    wire.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    wire.read_to_end(&mut answer).await?;
    if !answer.starts_with(b"HTTP/1.1 200") {
        return Err(format!("{path}: {}", String::from_utf8_lossy(&answer[..answer.len().min(200)])).into());
    }
    Ok(begun.elapsed())
}
