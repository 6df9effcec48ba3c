//! A server to test, and guests who ask it things.

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, ETAG, IF_NONE_MATCH, SET_COOKIE};
use axum::http::{Method, Request, StatusCode};
use core::time::Duration;
use serde_json::{Value, json};
use server::{App, AppState, Settings, http};
use shelf::Shelf;
use std::path::Path;
use std::sync::Arc;
use store::Sqlite;
use tokio::time::timeout;
use tokio_stream::StreamExt;
use tower::ServiceExt;

/// Nothing in these tests takes longer, unless it hangs.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server.
pub(crate) struct House {
    pub(crate) app: AppState,
    router: Router,
}

/// Quick computer players and everything else as usual.
pub(crate) fn quick() -> Settings {
    Settings { pace: Duration::ZERO, thinkers: 1, rates: None, ..Settings::default() }
}

impl House {
    /// One that keeps nothing.
    pub(crate) async fn new() -> House {
        House::with(Sqlite::in_memory().await.unwrap(), quick())
    }

    /// One over a file.
    pub(crate) async fn over(file: &Path) -> House {
        House::with(Sqlite::open(file).await.unwrap(), quick())
    }

    pub(crate) fn with(store: Sqlite, settings: Settings) -> House {
        House::with_shelf(store, settings, shelf::shelf().clone())
    }

    /// One with games of its own.
    pub(crate) fn with_shelf(store: Sqlite, settings: Settings, shelf: Shelf) -> House {
        let app = App::with_shelf(Arc::new(store), settings, shelf);
        let router = http::router(app.clone());
        House { app, router }
    }

    /// Somebody who has never been here.
    pub(crate) fn guest(&self) -> Guest {
        Guest { router: self.router.clone(), cookie: None }
    }
}

/// Somebody who asks things.
#[derive(Clone)]
pub(crate) struct Guest {
    router: Router,
    pub(crate) cookie: Option<String>,
}

impl Guest {
    /// The same person at another server.
    pub(crate) fn at(&self, house: &House) -> Guest {
        Guest { router: house.router.clone(), cookie: self.cookie.clone() }
    }

    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> (StatusCode, String) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let request = match body {
            Some(body) => request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string())),
            None => request.body(Body::empty()),
        };
        let response =
            timeout(PATIENCE, self.router.clone().oneshot(request.unwrap())).await.unwrap().unwrap();
        if let Some(cookie) = response.headers().get(SET_COOKIE) {
            self.cookie = cookie.to_str().unwrap().split(';').next().map(str::to_owned);
        }
        let status = response.status();
        let bytes = axum::body::to_bytes(response.into_body(), 64 << 20).await.unwrap();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// What an address answers under a tag, or to whoever has that of this tag.
    pub(crate) async fn tagged(&mut self, path: &str, tag: Option<&str>) -> (StatusCode, String, String) {
        let mut request = Request::builder().uri(path);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(tag) = tag {
            request = request.header(IF_NONE_MATCH, tag);
        }
        let response = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let status = response.status();
        let tag = response.headers()[ETAG].to_str().unwrap().to_owned();
        let bytes = axum::body::to_bytes(response.into_body(), 64 << 20).await.unwrap();
        (status, tag, String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// How many bytes an address sends to whoever has what it had under this tag, compressed as for a browser, and the tag
    /// it has now.
    pub(crate) async fn weigh(&mut self, path: &str, tag: &str) -> (usize, String) {
        let mut request = Request::builder().uri(path).header(ACCEPT_ENCODING, "gzip");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if !tag.is_empty() {
            request = request.header(IF_NONE_MATCH, tag);
        }
        let response = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let tag = response.headers()[ETAG].to_str().unwrap().to_owned();
        let bytes = axum::body::to_bytes(response.into_body(), 64 << 20).await.unwrap();
        (bytes.len(), tag)
    }

    /// What an address answers, as text.
    pub(crate) async fn text(&mut self, path: &str) -> (StatusCode, String) {
        self.ask(Method::GET, path, None).await
    }

    /// What an address answers, which has to be fine.
    #[track_caller]
    pub(crate) fn get(&mut self, path: &str) -> impl Future<Output = Value> {
        let path = path.to_owned();
        async move {
            let (status, text) = self.ask(Method::GET, &path, None).await;
            assert_eq!(status, StatusCode::OK, "GET {path}: {text}");
            serde_json::from_str(&text).unwrap()
        }
    }

    /// What a request comes to, which has to be fine.
    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, text) = self.ask(Method::POST, path, Some(&body)).await;
        assert_eq!(status, StatusCode::OK, "POST {path} {body}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// The kind of trouble that a request meets.
    pub(crate) async fn refused(&mut self, method: Method, path: &str, body: Value) -> String {
        let body = Some(&body).filter(|_| method == Method::POST);
        let (status, text) = self.ask(method, path, body).await;
        assert!(!status.is_success(), "{path}: {text}");
        let error: Value = serde_json::from_str(&text).unwrap();
        let message = error["error"]["message"].as_str().unwrap();
        assert!(!message.is_empty() && !message.contains('⟦') && !message.contains("{$"), "{message}");
        error["error"]["kind"].as_str().unwrap().to_owned()
    }

    /// Opens a table.
    pub(crate) async fn open(&mut self, game: &str, seats: &[Value]) -> String {
        self.open_as(json!({"game": game, "seats": seats})).await
    }

    /// Opens a table that may be of any kind, and adds to its dice if there is a seat for the caller.
    pub(crate) async fn open_as(&mut self, wanted: Value) -> String {
        let sits = |seat: &Value| seat["kind"] == "me" || seat["kind"] == "hotseat";
        let sits = wanted["seats"].as_array().unwrap().iter().any(sits);
        let opened = self.post("/api/v1/tables", wanted).await;
        assert_eq!(
            opened["commitment"].as_str().map(str::len),
            Some(64),
            "promised before any part is known"
        );
        let id = opened["id"].as_str().unwrap().to_owned();
        if sits {
            self.add_part(&id).await;
        }
        id
    }

    /// Adds to the dice of a table.
    pub(crate) async fn add_part(&mut self, id: &str) {
        self.post(&format!("/api/v1/tables/{id}/part"), sitting()).await;
    }

    /// The table as this guest sees it.
    pub(crate) async fn table(&mut self, id: &str) -> Value {
        self.get(&format!("/api/v1/tables/{id}")).await
    }

    /// Decides for a seat at the table as it is now.
    pub(crate) async fn play(&mut self, id: &str, seat: u64, choice: &str) -> Value {
        let table = self.table(id).await;
        let body = json!({"seat": seat, "move": choice, "ply": table["ply"], "epoch": table["epoch"]});
        self.post(&format!("/api/v1/tables/{id}/play"), body).await
    }

    /// The texts of the legal moves of a seat.
    pub(crate) async fn moves(&mut self, id: &str, seat: u64) -> Vec<String> {
        let moves = self.get(&format!("/api/v1/tables/{id}/moves?seat={seat}")).await;
        let moves = moves["moves"].as_array().unwrap();
        moves.iter().map(|legal| legal["text"].as_str().unwrap().to_owned()).collect()
    }

    /// Makes some legal move for a seat.
    pub(crate) async fn move_somehow(&mut self, id: &str, seat: u64, luck: &mut Luck) -> Value {
        let moves = self.moves(id, seat).await;
        let choice = moves[luck.below(moves.len())].clone();
        self.play(id, seat, &choice).await
    }

    /// Listens to a table.
    pub(crate) async fn listen(&self, path: &str, after: Option<u64>) -> News {
        let mut request = Request::builder().uri(path);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(after) = after {
            request = request.header("last-event-id", after);
        }
        let request = request.body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[CONTENT_TYPE], "text/event-stream");
        News { body: response.into_body().into_data_stream(), text: String::new() }
    }

    /// Listens to a table from now on, through the usual eyes.
    pub(crate) async fn news(&self, id: &str) -> News {
        self.listen(&format!("/api/v1/tables/{id}/news"), None).await
    }
}

/// What is sent with sitting down: a part for the dice.
pub(crate) fn sitting() -> Value {
    json!({"part": "5a".repeat(32)})
}

/// A seat for the caller.
pub(crate) fn me() -> Value {
    json!({"kind": "me"})
}

/// A seat for whoever comes.
pub(crate) fn open() -> Value {
    json!({"kind": "open"})
}

/// A seat for a computer player.
pub(crate) fn computer(level: &str) -> Value {
    json!({"kind": "computer", "level": level})
}

/// An event of a stream.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) id: Option<u64>,
    pub(crate) kind: String,
    pub(crate) data: Value,
}

/// A stream of news.
pub(crate) struct News {
    body: BodyDataStream,
    text: String,
}

impl News {
    /// The next event that is no beat; `None` if the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.cut() {
                if event.kind != "beat" {
                    return Some(event);
                }
                continue;
            }
            let bytes = timeout(PATIENCE, self.body.next()).await.expect("news in time")?.unwrap();
            self.text += core::str::from_utf8(&bytes).unwrap();
        }
    }

    fn cut(&mut self) -> Option<Event> {
        let end = self.text.find("\n\n")?;
        let text: String = self.text.drain(..end + 2).collect();
        let field = |name: &str| {
            text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':').map(str::trim_start))
        };
        Some(Event {
            id: field("id").map(|id| id.parse().unwrap()),
            kind: field("event").unwrap().to_owned(),
            data: serde_json::from_str(field("data").unwrap()).unwrap(),
        })
    }

    /// The next event of a kind.
    pub(crate) async fn until(&mut self, kind: &str) -> Event {
        loop {
            let event = self.next().await.unwrap_or_else(|| panic!("the stream ended before {kind}"));
            if event.kind == kind {
                return event;
            }
        }
    }

    /// All events that have come by now.
    pub(crate) async fn all_so_far(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Ok(Some(event)) = timeout(Duration::from_millis(150), self.next()).await {
            events.push(event);
        }
        events
    }
}

/// Choices that are the same each time.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Seats for as few people as a game needs, at least two where that is possible; the first is the caller.
pub(crate) fn seats_of(game: &str) -> usize {
    let range = shelf::find(game).unwrap().seats();
    usize::from((*range.start()).max(2).min(*range.end()))
}

/// Two guests at a table of their own.
pub(crate) async fn pair(house: &House, game: &str) -> (String, [Guest; 2]) {
    let (mut one, mut two) = (house.guest(), house.guest());
    let id = one.open(game, &[me(), open()]).await;
    two.post(&format!("/api/v1/tables/{id}/join"), sitting()).await;
    (id, [one, two])
}

/// Lets everybody who is waited for make some move, so many times at most; says how many were made.
pub(crate) async fn play_on(guests: &mut [Guest], id: &str, most: usize, luck: &mut Luck) -> usize {
    for made in 0..most {
        let table = guests[0].table(id).await;
        if table["state"] != "playing" {
            return made;
        }
        let waiting = table["waiting"].as_array().unwrap();
        let seat = waiting[luck.below(waiting.len())].as_u64().unwrap();
        guests[seat as usize].move_somehow(id, seat, luck).await;
    }
    most
}

impl House {
    /// Do all tables sleep? Waits a moment for it.
    pub(crate) async fn hall_sleeps(&self) -> bool {
        for _ in 0..100 {
            if self.app.hall.awake() == 0 {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        false
    }
}

impl News {
    /// Does the stream beat so many times?
    pub(crate) async fn beats(&mut self, times: usize) -> bool {
        while self.text.matches("event: beat").count() < times {
            let Ok(Some(Ok(bytes))) = timeout(PATIENCE, self.body.next()).await else { return false };
            self.text += core::str::from_utf8(&bytes).unwrap();
        }
        true
    }
}
