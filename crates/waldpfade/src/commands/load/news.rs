//! Reading a stream of news.

use super::line::Line;
use core::net::SocketAddr;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// Something that a player has heard.
#[derive(Debug)]
pub(super) enum Heard {
    /// A ply.
    Ply {
        /// Who heard it.
        seat: usize,
        /// Its number.
        ply: u32,
        /// When it came in.
        at: Instant,
    },
    /// The stream has ended, and why.
    Silence(String),
}

/// A stream that is read until it is dropped.
pub(super) struct Stream(AbortHandle);

impl Drop for Stream {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Opens the stream of a table for a player; returns once it is open.
pub(super) async fn listen(
    address: SocketAddr,
    table: &str,
    cookie: &str,
    seat: usize,
    tell: mpsc::UnboundedSender<Heard>,
) -> Result<Stream, String> {
    let mut line = Line::open(address).await?;
    let head = line.ask(address, &format!("/api/v1/tables/{table}/news"), Some(cookie), None).await?;
    if head.status != 200 || !head.chunked {
        return Err(format!("the news of {table}: {}", head.status));
    }
    let reading = tokio::spawn(async move {
        let silence = read(line, seat, &tell).await;
        // The table may be gone already.
        let _ = tell.send(Heard::Silence(silence));
    });
    Ok(Stream(reading.abort_handle()))
}

/// Reads until it ends; says why it ended.
async fn read(mut line: Line, seat: usize, tell: &mpsc::UnboundedSender<Heard>) -> String {
    let mut events = Events::default();
    loop {
        if let Err(why) = events.feed(&mut line.rest) {
            return why;
        }
        let at = Instant::now();
        while let Some((kind, data)) = events.next() {
            let ply = || serde_json::from_str::<Value>(&data).ok()?.get("ply")?.as_u64();
            if kind == "ply"
                && let Some(ply) = ply()
                && tell.send(Heard::Ply { seat, ply: ply as u32, at }).is_err()
            {
                return String::new();
            }
        }
        if let Err(why) = line.more().await {
            return why;
        }
    }
}

/// Events, out of chunks.
#[derive(Default)]
struct Events {
    text: Vec<u8>,
}

impl Events {
    /// Takes all chunks that are whole; an unfinished one stays.
    fn feed(&mut self, bytes: &mut Vec<u8>) -> Result<(), String> {
        let mut used = 0;
        while let Some(line) = bytes[used..].windows(2).position(|pair| pair == b"\r\n") {
            let size = core::str::from_utf8(&bytes[used..used + line]).ok();
            let size = size.and_then(|size| usize::from_str_radix(size, 16).ok());
            let size = size.filter(|size| *size < 1 << 24).ok_or("a chunk without a size")?;
            if size == 0 {
                return Err("the stream has ended".to_owned());
            }
            let start = used + line + 2;
            let Some(chunk) = bytes.get(start..start + size + 2) else { break };
            self.text.extend_from_slice(&chunk[..size]);
            used = start + size + 2;
        }
        bytes.drain(..used);
        Ok(())
    }

    /// The next event: its kind and its data.
    fn next(&mut self) -> Option<(String, String)> {
        let end = self.text.windows(2).position(|pair| pair == b"\n\n")?;
        let event: Vec<u8> = self.text.drain(..end + 2).collect();
        let event = String::from_utf8_lossy(&event);
        let field = |name: &str| {
            let value = event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            value.map(str::trim_start).unwrap_or_default().to_owned()
        };
        Some((field("event"), field("data")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_found_however_they_are_cut() {
        let whole = b"8\r\nid: 1\nev\r\n1a\r\nent: ply\ndata: {\"ply\":3}\n\n\r\n10\r\nevent: beat\ndata\r\n6\r\n: {}\n\n\r\n";
        for cut in 0..whole.len() {
            let mut events = Events::default();
            let mut bytes = whole[..cut].to_vec();
            events.feed(&mut bytes).unwrap();
            bytes.extend_from_slice(&whole[cut..]);
            events.feed(&mut bytes).unwrap();
            assert!(bytes.is_empty());
            assert_eq!(events.next(), Some(("ply".to_owned(), "{\"ply\":3}".to_owned())), "cut at {cut}");
            assert_eq!(events.next(), Some(("beat".to_owned(), "{}".to_owned())));
            assert_eq!(events.next(), None);
        }
    }

    #[test]
    fn an_end_and_nonsense_are_noticed() {
        assert!(Events::default().feed(&mut b"0\r\n\r\n".to_vec()).is_err());
        assert!(Events::default().feed(&mut b"zz\r\n".to_vec()).is_err());
        assert!(Events::default().feed(&mut b"ffffffffffffffff\r\n".to_vec()).is_err());
    }
}
