//! Somebody who asks over the wire, and tells a lost answer from a refusal.

use crate::luck::Luck;
use serde_json::{Value, json};
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// No answer takes longer, unless it hangs.
const PATIENCE: Duration = Duration::from_mins(1);

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: String,
    cookie: Option<String>,
    wait: Option<u64>,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

/// A guest.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    /// What a proxy on this machine says about where he comes from: so that many guests may come.
    from: String,
}

impl Client {
    pub(crate) fn new(address: SocketAddr, luck: &mut Luck) -> Client {
        let from = format!("10.{}.{}.{}", luck.below(256), luck.below(256), luck.below(256));
        Client { address, cookie: String::new(), from }
    }

    /// Asks once; an error if the answer got lost.
    pub(crate) fn try_ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Reply> {
        let mut wire = TcpStream::connect(self.address)?;
        wire.set_nodelay(true)?;
        wire.set_read_timeout(Some(PATIENCE))?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\nx-forwarded-for: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            self.from,
            body.len()
        );
        wire.write_all(request.as_bytes())?;
        let mut bytes = Vec::new();
        wire.read_to_end(&mut bytes)?;
        let reply = read(&bytes).ok_or(io::ErrorKind::UnexpectedEof)?;
        if let Some(cookie) = &reply.cookie {
            self.cookie.clone_from(cookie);
        }
        Ok(reply)
    }

    /// The same; who asks too much waits as he is told.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Reply> {
        loop {
            let reply = self.try_ask(method, path, body)?;
            match reply.wait.filter(|_| reply.status == 429) {
                Some(seconds) => std::thread::sleep(Duration::from_secs(seconds.min(5))),
                None => return Ok(reply),
            }
        }
    }

    pub(crate) fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.ask("GET", path, None)
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> io::Result<Reply> {
        self.ask("POST", path, Some(body))
    }

    /// Opens a table.
    pub(crate) fn open(&mut self, game: &str, seats: &Value) -> io::Result<String> {
        let opened = self.post("/api/v1/tables", &json!({"game": game, "seats": seats}))?;
        let id = opened.json()["id"].as_str().map(str::to_owned);
        let id = id.ok_or_else(|| io::Error::other(format!("no table: {opened:?}")))?;
        // Where a table waits for what its players add to the dice.
        self.post(&format!("/api/v1/tables/{id}/part"), &part())?;
        Ok(id)
    }
}

/// What somebody adds to the dice.
pub(crate) fn part() -> Value {
    json!({"part": "5a".repeat(32)})
}

/// A whole answer; nothing if a part of it is missing.
fn read(bytes: &[u8]) -> Option<Reply> {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
    let header = |name: &str| {
        head.lines().find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            key.eq_ignore_ascii_case(name).then_some(value)
        })
    };
    if header("content-length").is_some_and(|length| length.parse() != Ok(body.len())) {
        return None;
    }
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: wp="));
    let cookie = cookie.and_then(|rest| rest.split(';').next()).map(|token| format!("wp={token}"));
    let wait = header("retry-after").and_then(|seconds| seconds.parse().ok());
    Some(Reply { status, body: body.to_owned(), cookie, wait })
}
