//! Clocks of matches do not follow the clock of the machine when it is wrong, or is set.
//!
//! A program of its own, because time begins once for each: here ten days before what the machine says, as it does in a
//! server whose machine was set ten days ahead while it ran.

use core::net::SocketAddr;
use core::time::Duration;
use serde_json::{Value, json};
use server::{App, Settings};
use std::path::Path;
use std::sync::Arc;
use store::{Sqlite, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

const DAY: i64 = 24 * 3_600_000;

async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: Option<Value>,
) -> (String, Value) {
    let body = body.map_or_else(String::new, |body| body.to_string());
    let mut wire = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    wire.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    wire.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    // Whether a table waits for parts of the dice is not what is tested here.
    assert!(head.starts_with("HTTP/1.1 200") || path.ends_with("/part"), "{method} {path}: {answer}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|set| set.split(';').next()).unwrap_or_default();
    (cookie.to_owned(), serde_json::from_str(body).unwrap())
}

/// A server over a file, on a port of its own, until it is told to stop.
async fn serve(
    file: &Path,
) -> (SocketAddr, Arc<Sqlite>, oneshot::Sender<()>, JoinHandle<std::io::Result<()>>) {
    let store = Arc::new(Sqlite::open_alone(file).await.unwrap());
    let settings = Settings { pace: Duration::ZERO, thinkers: 1, rates: None, ..Settings::default() };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = server::serve(listener, App::new(store.clone(), settings), async {
        let _ = stopped.await;
    });
    (address, store, stop, tokio::spawn(served))
}

/// Milliseconds left on the clock of the first seat, and whether it runs.
async fn left(app: SocketAddr, id: &str, cookie: &str) -> (i64, bool) {
    let (_, view) = ask(app, "GET", &format!("/api/v1/tables/{id}"), cookie, None).await;
    let seat = &view["seats"][0];
    (seat["clock_left"].as_i64().unwrap(), seat["running"] == json!(true) && seat["standin"] == json!(false))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_takes_no_time_and_stops_no_clock() {
    let machine = jiff::Timestamp::now().as_millisecond();
    assert!(store::begin_at(machine - 10 * DAY), "nobody has asked for the time yet");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let (app, store, stop, served) = serve(&file).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    // Slow enough that time counts while the server is away.
    let clock = json!({"kind": "game", "seconds": 2 * 24 * 3600});
    let wanted = json!({"game": "krumme-pfade", "seats": seats, "clock": clock});
    let (cookie, opened) = ask(app, "POST", "/api/v1/tables", "", Some(wanted)).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let part = json!({"part": "5a".repeat(32)});
    ask(app, "POST", &format!("/api/v1/tables/{id}/part"), &cookie, Some(part.clone())).await;
    ask(app, "POST", &format!("/api/v1/tables/{id}/join"), "", Some(part)).await;
    let (time, runs) = left(app, &id, &cookie).await;
    assert!(runs && (2 * DAY - 60_000..=2 * DAY).contains(&time), "{time}");
    let stored = store.table(id.parse().unwrap()).await.unwrap();
    assert!(
        (stored.moved - (machine - 10 * DAY)).abs() < 60_000,
        "the time of the server, not of the machine"
    );
    // Who was let in stays in: sessions, too, count by it.
    ask(app, "GET", "/api/v1/me", &cookie, None).await;
    stop.send(()).unwrap();
    served.await.unwrap().unwrap();
    drop(store);

    // What is stored lies a day ahead, as after a clock that went wrong: the server goes on from there, and its clocks run.
    let ahead = store::now() + DAY;
    let side = Sqlite::open(&file).await.unwrap();
    let append = store::Append {
        table: id.parse().unwrap(),
        epoch: 0,
        ply: 1,
        seat: table::Seat(0),
        text: "one".to_owned(),
        by: store::By::Computer,
        boundary: table::Boundary::crossed_if(false),
        clock_left: Some(DAY),
        at: ahead,
        keyframe: None,
    };
    side.append(append).await.unwrap();
    side.close().await.unwrap();
    assert!(store::now() < ahead);
    let again = Sqlite::open(&file).await.unwrap();
    assert!(store::now() >= ahead, "never before a moment that has been");
    again.close().await.unwrap();
}
