//! A small HTTP/1.1 client: enough for a server that is our own.

use core::net::SocketAddr;
use core::time::Duration;
use serde_json::Value;
use std::sync::Mutex;
use std::sync::PoisonError;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// So many connections for requests; streams have their own.
const CONNECTIONS: usize = 64;

/// No answer takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// No head or body of an answer is longer.
const LONGEST: usize = 4 << 20;

/// The head of an answer, and what of the body has come with it.
pub(super) struct Head {
    pub(super) status: u16,
    /// The token in the cookie that it sets.
    pub(super) cookie: Option<String>,
    pub(super) length: Option<usize>,
    pub(super) chunked: bool,
}

impl Head {
    /// Reads a head; nothing if it is none.
    pub(super) fn read(text: &str) -> Option<Head> {
        let mut lines = text.split("\r\n");
        let status = lines.next()?.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
        let mut head = Head { status, cookie: None, length: None, chunked: false };
        for line in lines {
            let Some((name, value)) = line.split_once(':') else { continue };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "content-length" => head.length = Some(value.parse().ok()?),
                "transfer-encoding" => head.chunked = value.eq_ignore_ascii_case("chunked"),
                "set-cookie" => {
                    let token = value.strip_prefix("wp=").and_then(|rest| rest.split(';').next());
                    head.cookie = token.map(str::to_owned).or(head.cookie);
                }
                _ => {}
            }
        }
        Some(head)
    }
}

/// A connection, and what has come in that was not asked for yet.
pub(super) struct Line {
    pub(super) stream: TcpStream,
    pub(super) rest: Vec<u8>,
}

impl Line {
    pub(super) async fn open(address: SocketAddr) -> Result<Line, String> {
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        // Small requests must not wait to be sent together.
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        Ok(Line { stream, rest: Vec::new() })
    }

    /// Sends a request and reads the head of the answer.
    pub(super) async fn ask(
        &mut self,
        address: SocketAddr,
        path: &str,
        cookie: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Head, String> {
        let method = if body.is_some() { "POST" } else { "GET" };
        let cookie = cookie.map_or_else(String::new, |cookie| format!("cookie: wp={cookie}\r\n"));
        let body = body.map_or_else(String::new, Value::to_string);
        let length = body.len();
        let kind = if length > 0 { "content-type: application/json\r\n" } else { "" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\n{cookie}{kind}content-length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
        let end = loop {
            if let Some(end) = self.rest.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break end;
            }
            self.more().await?;
        };
        let head: Vec<u8> = self.rest.drain(..end + 4).collect();
        let head = core::str::from_utf8(&head).ok().and_then(Head::read);
        head.ok_or_else(|| "the head of an answer cannot be read".to_owned())
    }

    /// Reads the body of an answer that says its length.
    async fn body(&mut self, head: &Head) -> Result<Vec<u8>, String> {
        if head.chunked {
            return Err("an answer without a length".to_owned());
        }
        let length = head.length.unwrap_or(0);
        while self.rest.len() < length {
            self.more().await?;
        }
        Ok(self.rest.drain(..length).collect())
    }

    /// Reads what has come.
    pub(super) async fn more(&mut self) -> Result<(), String> {
        if self.rest.len() > LONGEST {
            return Err("an answer is too long".to_owned());
        }
        match self.stream.read_buf(&mut self.rest).await {
            Ok(0) => Err("the server has closed the connection".to_owned()),
            Ok(_) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// Connections that all players share.
pub(super) struct Lines {
    pub(super) address: SocketAddr,
    idle: Mutex<Vec<Line>>,
    permits: Semaphore,
}

impl Lines {
    pub(super) fn new(address: SocketAddr) -> Lines {
        Lines { address, idle: Mutex::default(), permits: Semaphore::new(CONNECTIONS) }
    }

    /// Asks, and reads the whole answer, which has to be fine; it may bring a cookie.
    pub(super) async fn ask(
        &self,
        path: &str,
        cookie: Option<&str>,
        body: Option<&Value>,
    ) -> Result<(Value, Option<String>), String> {
        let _permit = self.permits.acquire().await.map_err(|error| error.to_string())?;
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut line = match idle {
            Some(line) => line,
            None => Line::open(self.address).await?,
        };
        let exchange = async {
            let head = line.ask(self.address, path, cookie, body).await?;
            let body = line.body(&head).await?;
            Ok::<_, String>((head, body))
        };
        let late = |_| format!("{path}: no answer within {} seconds", PATIENCE.as_secs());
        let (head, body) = timeout(PATIENCE, exchange).await.map_err(late)??;
        // Only a connection that was read to the end is good for another request.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(line);
        let text = String::from_utf8_lossy(&body);
        if head.status != 200 {
            return Err(format!("{path}: {} {}", head.status, text.chars().take(200).collect::<String>()));
        }
        let value = serde_json::from_str(&text).map_err(|error| format!("{path}: {error}"))?;
        Ok((value, head.cookie))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read() {
        let head = Head::read(
            "HTTP/1.1 200 OK\r\nContent-Length: 12\r\nset-cookie: lang=de\r\nset-cookie: wp=ab; Path=/\r\n",
        );
        let head = head.unwrap();
        assert_eq!((head.status, head.length, head.chunked), (200, Some(12), false));
        assert_eq!(head.cookie.as_deref(), Some("ab"));
        assert!(Head::read("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked").unwrap().chunked);
        for bad in ["", "HTTP/1.1", "HTTP/1.1 abc", "SSH-2.0", "HTTP/1.1 200 OK\r\ncontent-length: x"] {
            assert!(Head::read(bad).is_none(), "{bad}");
        }
    }
}
