//! A server on a port, and connections to it.

use core::net::SocketAddr;
use core::time::Duration;
use serde_json::{Value, json};
use server::http::connections::ConnectionLimits;
use server::{App, AppState, Settings};
use std::sync::Arc;
use store::{Sqlite, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

/// Nothing in these tests takes longer, unless it hangs.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A running server.
pub(crate) struct Site {
    app: AppState,
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<std::io::Result<()>>,
}

/// As usual, without limits on how often one may ask, and with quick computer players.
pub(crate) fn settings() -> Settings {
    Settings { pace: Duration::ZERO, thinkers: 1, rates: None, ..Settings::default() }
}

/// Little patience, so that tests need not have much.
pub(crate) fn hasty() -> Settings {
    let short = Duration::from_millis(300);
    let connections =
        ConnectionLimits { head: short, body: short, unread: short, ..ConnectionLimits::default() };
    Settings { connections, ..settings() }
}

impl Site {
    pub(crate) async fn new(settings: Settings) -> Site {
        Site::over(Arc::new(Sqlite::in_memory().await.unwrap()), settings).await
    }

    pub(crate) async fn over(store: Arc<dyn Store>, settings: Settings) -> Site {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = App::new(store, settings);
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(server::serve(listener, app.clone(), async {
            let _ = stopped.await;
        }));
        Site { app, address, stop, served }
    }

    /// Tells the server to end, and says how long that took.
    pub(crate) async fn end(self) -> Duration {
        let begun = Instant::now();
        self.stop.send(()).unwrap();
        timeout(PATIENCE, self.served).await.expect("an end").unwrap().unwrap();
        assert!(TcpStream::connect(self.address).await.is_err(), "nobody listens any more");
        begun.elapsed()
    }

    pub(crate) async fn connect(&self) -> Wire {
        Wire(TcpStream::connect(self.address).await.unwrap())
    }

    /// Asks on a connection of its own.
    pub(crate) async fn ask(&self, request: &str) -> Reply {
        let mut wire = self.connect().await;
        wire.say(request).await;
        wire.reply().await
    }

    /// A new guest posts; his cookie comes back with the answer.
    pub(crate) async fn post(&self, path: &str, cookie: &str, body: &Value) -> Reply {
        self.ask(&post(path, cookie, body)).await
    }

    /// A table of two guests: its id and their cookies.
    pub(crate) async fn pair(&self, game: &str) -> (String, [String; 2]) {
        let wanted = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]});
        let opened = self.post("/api/v1/tables", "", &wanted).await;
        let id = opened.json()["id"].as_str().unwrap().to_owned();
        self.add_part(&id, &opened.cookie()).await;
        let joined = self.post(&format!("/api/v1/tables/{id}/join"), "", &part()).await;
        (id, [opened.cookie(), joined.cookie()])
    }

    /// What is counted under this name and these labels.
    pub(crate) async fn metric(&self, line: &str) -> f64 {
        let metrics = self.ask("GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n").await.body;
        let found = metrics.lines().find_map(|other| other.strip_prefix(line)?.strip_prefix(' '));
        found.map_or(0.0, |number| number.parse().unwrap())
    }
}

/// What somebody adds to the dice.
pub(crate) fn part() -> Value {
    json!({"part": "5a".repeat(32)})
}

/// A post with a JSON body.
pub(crate) fn post(path: &str, cookie: &str, body: &Value) -> String {
    let body = body.to_string();
    format!(
        "POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// A connection.
pub(crate) struct Wire(pub(crate) TcpStream);

impl Wire {
    pub(crate) async fn say(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.unwrap();
    }

    /// All that comes until the server closes the connection.
    pub(crate) async fn until_closed(&mut self) -> String {
        let mut bytes = Vec::new();
        // However it is closed.
        let _ = timeout(PATIENCE, self.0.read_to_end(&mut bytes)).await.expect("an end");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// The next answer, which has to say its length.
    pub(crate) async fn reply(&mut self) -> Reply {
        timeout(PATIENCE, self.read_reply()).await.expect("an answer in time")
    }

    async fn read_reply(&mut self) -> Reply {
        let mut bytes = Vec::new();
        loop {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if let Some((head, body)) = text.split_once("\r\n\r\n") {
                let header = |name: &str| {
                    head.lines().find_map(|line| {
                        let (key, value) = line.split_once(": ")?;
                        key.eq_ignore_ascii_case(name).then(|| value.to_owned())
                    })
                };
                let length = header("content-length").map_or(0, |length| length.parse().unwrap());
                if body.len() >= length {
                    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
                    return Reply { status, head: head.to_owned(), body: body.to_owned() };
                }
            }
            let read = self.0.read_buf(&mut bytes).await.unwrap();
            assert!(read > 0, "closed in the middle of an answer: {text}");
        }
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            key.eq_ignore_ascii_case(name).then_some(value)
        })
    }

    /// The cookie that it sets.
    #[track_caller]
    pub(crate) fn cookie(&self) -> String {
        let set = self.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {self:?}"));
        set.split(';').next().unwrap().to_owned()
    }
}

impl Site {
    /// What an address answers, which has to be fine.
    pub(crate) async fn get(&self, path: &str, cookie: &str) -> Value {
        let reply = self.ask(&format!("GET {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n")).await;
        assert_eq!(reply.status, 200, "GET {path}: {reply:?}");
        reply.json()
    }

    /// What a post comes to, which has to be fine.
    pub(crate) async fn act(&self, path: &str, cookie: &str, body: &Value) -> Value {
        let reply = self.post(path, cookie, body).await;
        assert_eq!(reply.status, 200, "POST {path} {body}: {reply:?}");
        reply.json()
    }

    /// Opens a table; its id, and the cookie of whoever opened it.
    pub(crate) async fn open(&self, cookie: &str, game: &str, seats: Value) -> (String, String) {
        let opened = self.post("/api/v1/tables", cookie, &json!({"game": game, "seats": seats})).await;
        assert_eq!(opened.status, 200, "{opened:?}");
        let cookie = if cookie.is_empty() { opened.cookie() } else { cookie.to_owned() };
        let id = opened.json()["id"].as_str().unwrap().to_owned();
        self.add_part(&id, &cookie).await;
        (id, cookie)
    }

    /// Adds to the dice, where a table waits for it.
    async fn add_part(&self, id: &str, cookie: &str) {
        self.post(&format!("/api/v1/tables/{id}/part"), cookie, &part()).await;
    }

    /// Makes the first legal move of a seat, in its text form or in its JSON form; the body that was posted.
    pub(crate) async fn move_first(&self, id: &str, cookie: &str, seat: u64, form: &str) -> Value {
        let moves = self.get(&format!("/api/v1/tables/{id}/moves?seat={seat}"), cookie).await;
        let body = json!({
            "seat": seat, "move": moves["moves"][0][form], "ply": moves["ply"], "epoch": moves["epoch"],
        });
        self.act(&format!("/api/v1/tables/{id}/play"), cookie, &body).await;
        body
    }
}

impl Site {
    /// So many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        self.app.hall.awake()
    }
}
