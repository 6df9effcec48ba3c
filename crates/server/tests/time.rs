//! Clocks of matches do not follow the clock of the machine when it is wrong, or is set.
//!
//! A program of its own, because time begins once for each: here ten days before what the machine says, as it does in a
//! server whose machine was set ten days ahead while it ran.

use core::time::Duration;
use serde_json::{Value, json};
use server::{App, AppState, Settings, http};
use std::path::Path;
use std::sync::Arc;
use store::{Sqlite, Store};
use tower::ServiceExt;

const DAY: i64 = 24 * 3_600_000;

async fn ask(app: &AppState, method: &str, path: &str, cookie: &str, body: Option<Value>) -> (String, Value) {
    let request = axum::http::Request::builder().method(method).uri(path).header("cookie", cookie);
    let request = request.header("content-type", "application/json");
    let body = body.map_or_else(String::new, |body| body.to_string());
    let request = request.body(axum::body::Body::from(body)).unwrap();
    let response = http::router(app.clone()).oneshot(request).await.unwrap();
    assert_eq!(response.status(), 200, "{method} {path}");
    let cookie = response.headers().get("set-cookie").map(|set| set.to_str().unwrap().to_owned());
    let cookie = cookie.and_then(|set| set.split(';').next().map(str::to_owned)).unwrap_or_default();
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 24).await.unwrap();
    (cookie, serde_json::from_slice(&bytes).unwrap())
}

async fn server(file: &Path) -> AppState {
    let store = Arc::new(Sqlite::open_alone(file).await.unwrap());
    App::new(store, Settings { pace: Duration::ZERO, thinkers: 1, rates: None, ..Settings::default() })
}

/// Milliseconds left on the clock of the first seat, and whether it runs.
async fn left(app: &AppState, id: &str, cookie: &str) -> (i64, bool) {
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
    let app = server(&file).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    // Slow enough that time counts while the server is away.
    let clock = json!({"kind": "game", "seconds": 2 * 24 * 3600});
    let wanted = json!({"game": "krumme-pfade", "seats": seats, "clock": clock});
    let (cookie, opened) = ask(&app, "POST", "/api/v1/tables", "", Some(wanted)).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    ask(&app, "POST", &format!("/api/v1/tables/{id}/join"), "", Some(json!({}))).await;
    let (time, runs) = left(&app, &id, &cookie).await;
    assert!(runs && (2 * DAY - 60_000..=2 * DAY).contains(&time), "{time}");
    let stored = app.store.table(id.parse().unwrap()).await.unwrap();
    assert!(
        (stored.moved - (machine - 10 * DAY)).abs() < 60_000,
        "the time of the server, not of the machine"
    );
    // Who was let in stays in: sessions, too, count by it.
    ask(&app, "GET", "/api/v1/me", &cookie, None).await;
    app.close().await;

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
