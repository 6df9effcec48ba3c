//! A real server on a port of this machine, and people who ask it over the wire.

use core::time::Duration;
use serde_json::{Value, json};
use server::{App, AppState, Settings, serve};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use store::Sqlite;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Nothing here takes longer, unless it hangs.
const PATIENCE: Duration = Duration::from_mins(1);

/// Quick computer players and no limits.
pub(crate) fn quick() -> Settings {
    Settings { pace: Duration::ZERO, thinkers: 1, rates: None, ..Settings::default() }
}

/// A server that listens.
pub(crate) struct Site {
    pub(crate) app: AppState,
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: tokio::task::JoinHandle<()>,
}

impl Site {
    /// One that keeps nothing.
    pub(crate) async fn open() -> Site {
        Site::with(Sqlite::in_memory().await.expect("a store"), quick()).await
    }

    /// One over a file.
    pub(crate) async fn over(file: &Path, settings: Settings) -> Site {
        Site::with(Sqlite::open(file).await.expect("a store"), settings).await
    }

    pub(crate) async fn with(store: Sqlite, settings: Settings) -> Site {
        let app = App::new(Arc::new(store), settings);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let serving = serve(listener, Arc::clone(&app), async move { drop(stopped.await) });
        let served = tokio::spawn(async move { serving.await.expect("served") });
        Site { app, address, stop: Some(stop), served }
    }

    /// Ends it in order.
    pub(crate) async fn close(mut self) {
        drop(self.stop.take());
        timeout(PATIENCE, self.served).await.expect("it ends").expect("in order");
    }

    /// Somebody who has never been here.
    pub(crate) fn stranger(&self) -> Person {
        Person { address: self.address, cookies: Vec::new(), headers: Vec::new() }
    }

    /// Somebody with an account.
    pub(crate) async fn account(&self, name: &str) -> Person {
        let mut person = self.stranger();
        person.claim(name).await.fine();
        person
    }
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Reply {
    /// The answer to something that has to be fine.
    #[track_caller]
    pub(crate) fn fine(self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The kind of the trouble, which has to come with words.
    #[track_caller]
    pub(crate) fn kind(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        let error: Value = serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"));
        let message = error["error"]["message"].as_str().expect("words");
        assert!(!message.is_empty() && !message.contains('⟦') && !message.contains("{$"), "{message}");
        error["error"]["kind"].as_str().expect("a kind").to_owned()
    }
}

/// Somebody who asks: a browser with its cookies, or a program with its headers.
#[derive(Clone)]
pub(crate) struct Person {
    address: SocketAddr,
    pub(crate) cookies: Vec<(String, String)>,
    pub(crate) headers: Vec<(String, String)>,
}

impl Person {
    /// The same at another server.
    pub(crate) fn at(&self, site: &Site) -> Person {
        Person { address: site.address, ..self.clone() }
    }

    /// The same with one more header.
    pub(crate) fn with(&self, name: &str, value: &str) -> Person {
        let mut other = self.clone();
        other.headers.push((name.to_owned(), value.to_owned()));
        other
    }

    /// The value of a cookie.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    async fn send(&self, method: &str, path: &str, body: Option<&Value>, last: &str) -> TcpStream {
        let mut wire = TcpStream::connect(self.address).await.expect("a connection");
        let mut lines = vec![format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n{last}", self.address)];
        if !self.cookies.is_empty() {
            let cookies: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            lines.push(format!("cookie: {}", cookies.join("; ")));
        }
        for (name, value) in &self.headers {
            lines.push(format!("{name}: {value}"));
        }
        let body = body.map(Value::to_string);
        if let Some(body) = &body {
            lines.push(format!("content-type: application/json\r\ncontent-length: {}", body.len()));
        }
        let request = lines.join("\r\n") + "\r\n\r\n" + &body.unwrap_or_default();
        wire.write_all(request.as_bytes()).await.expect("sent");
        wire
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> Reply {
        let mut wire = self.send(method, path, body, "connection: close").await;
        let mut bytes = Vec::new();
        timeout(PATIENCE, wire.read_to_end(&mut bytes)).await.expect("in time").expect("an answer");
        let answer = String::from_utf8(bytes).expect("text");
        let (head, text) = answer.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        for set in head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let (name, value) =
                set.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            self.cookies.retain(|(key, _)| key != name);
            if !value.is_empty() {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        Reply { status, head: head.to_owned(), text: text.to_owned() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.ask("GET", &format!("/api/v1{path}"), None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.ask("POST", &format!("/api/v1{path}"), Some(&body)).await
    }

    pub(crate) async fn claim(&mut self, name: &str) -> Reply {
        self.post("/me/claim", json!({"name": name, "password": password(name)})).await
    }

    pub(crate) async fn sign_in(&mut self, name: &str) -> Reply {
        self.post("/login", json!({"name": name, "password": password(name)})).await
    }

    /// Opens a table, and adds to its dice if there is a seat for the caller.
    pub(crate) async fn open(&mut self, wanted: Value) -> String {
        let sits = |seat: &Value| seat["kind"] == "me" || seat["kind"] == "hotseat";
        let sits = wanted["seats"].as_array().expect("seats").iter().any(sits);
        let id = self.post("/tables", wanted).await.fine()["id"].as_str().expect("an id").to_owned();
        if sits {
            self.add_part(&id).await;
        }
        id
    }

    /// Adds to the dice of a table.
    pub(crate) async fn add_part(&mut self, id: &str) {
        self.post(&format!("/tables/{id}/part"), sitting()).await.fine();
    }

    /// The table as this person sees it.
    pub(crate) async fn table(&mut self, id: &str) -> Value {
        self.get(&format!("/tables/{id}")).await.fine()
    }

    /// Makes the legal move of this number, counted around.
    pub(crate) async fn play(&mut self, id: &str, seat: u64, number: usize) {
        let table = self.table(id).await;
        let moves = self.get(&format!("/tables/{id}/moves?seat={seat}")).await.fine();
        let moves = moves["moves"].as_array().expect("moves");
        let choice = &moves[number % moves.len()]["text"];
        let body = json!({"seat": seat, "move": choice, "ply": table["ply"], "epoch": table["epoch"]});
        self.post(&format!("/tables/{id}/play"), body).await.fine();
    }

    /// Listens to a table.
    pub(crate) async fn listen(&self, id: &str) -> News {
        let wire = self.send("GET", &format!("/api/v1/tables/{id}/news"), None, "connection: close").await;
        let mut news = News { wire, text: String::new() };
        news.read_on("\r\n\r\n").await;
        assert!(news.text.starts_with("HTTP/1.1 200"), "{}", news.text);
        news
    }

    /// Waits until the table is as it should be.
    pub(crate) async fn until(&mut self, id: &str, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let mut table = Value::Null;
        for _ in 0..600 {
            table = self.table(id).await;
            if holds(&table) {
                return table;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("waited in vain for {what}: {table}");
    }
}

/// A stream of news.
pub(crate) struct News {
    wire: TcpStream,
    pub(crate) text: String,
}

impl News {
    async fn more(&mut self) -> bool {
        let mut bytes = [0; 4096];
        let read = timeout(PATIENCE, self.wire.read(&mut bytes)).await.expect("in time").unwrap_or(0);
        self.text += &String::from_utf8_lossy(&bytes[..read]);
        read > 0
    }

    /// Reads until these words have come.
    pub(crate) async fn read_on(&mut self, words: &str) {
        while !self.text.contains(words) {
            assert!(self.more().await, "the stream ended before {words:?}: {}", self.text);
        }
    }

    /// Reads to the end.
    pub(crate) async fn drain(mut self) -> String {
        while self.more().await {}
        self.text
    }
}

pub(crate) fn password(name: &str) -> String {
    format!("{name} likes moss")
}

/// What is sent with sitting down: a part for the dice.
pub(crate) fn sitting() -> Value {
    json!({"part": "5a".repeat(32)})
}

pub(crate) fn me() -> Value {
    json!({"kind": "me"})
}

pub(crate) fn open() -> Value {
    json!({"kind": "open"})
}

pub(crate) fn computer() -> Value {
    json!({"kind": "computer", "level": "random"})
}

/// Two accounts at a table.
pub(crate) async fn accounts(site: &Site, wanted: &Value) -> (String, [Person; 2]) {
    let mut two = [site.account("Ada").await, site.account("Eve").await];
    let id = seat(&mut two, wanted).await;
    (id, two)
}

/// The first opens a table, the others sit down.
pub(crate) async fn seat(people: &mut [Person], wanted: &Value) -> String {
    let mut wanted = wanted.clone();
    let seats = [vec![me()], vec![open(); people.len() - 1]].concat();
    wanted["seats"] = json!(seats);
    let (first, others) = people.split_first_mut().expect("somebody");
    let id = first.open(wanted).await;
    for other in others {
        other.post(&format!("/tables/{id}/join"), sitting()).await.fine();
    }
    id
}

/// Lets everybody who is waited for move, so many times at most; says how the table stands then.
pub(crate) async fn play_on(people: &mut [Person], id: &str, most: usize) -> Value {
    for number in 0..most {
        let table = people[0].table(id).await;
        if table["state"] != "playing" {
            return table;
        }
        let seat = table["waiting"][0].as_u64().expect("a seat");
        people[seat as usize].play(id, seat, number * 7).await;
    }
    people[0].table(id).await
}
