//! Connections: how many one address may have, and how long each may keep the server waiting.
//!
//! Requests have limits of time and size once their head is read. Before that, between two requests and while an answer
//! is written, only the connection itself can turn away somebody who says nothing, spells a request letter by letter or
//! does not read.

use super::refusals::Refusals;
use core::net::{IpAddr, SocketAddr};
use core::pin::Pin;
use core::sync::atomic::{AtomicBool, Ordering};
use core::task::{Context, Poll};
use core::time::Duration;
use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How much connections may ask of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionLimits {
    /// Every request of a connection has to have its whole head within so long after the answer before it.
    pub head: Duration,
    /// A body has to come within so long.
    pub body: Duration,
    /// Whoever reads nothing of an answer for so long is cut off.
    pub unread: Duration,
    /// So many connections from one address.
    pub from_one_address: usize,
    /// So many from this machine itself, where a proxy asks for everybody.
    pub from_this_machine: usize,
    /// When the server ends, connections may finish for so long what they have begun.
    pub farewell: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            head: Duration::from_secs(30),
            body: Duration::from_secs(10),
            unread: Duration::from_secs(30),
            from_one_address: 256,
            from_this_machine: 8192,
            farewell: Duration::from_secs(2),
        }
    }
}

/// All connections there are, by address.
#[derive(Clone, Debug)]
pub struct Crowd {
    visits: Arc<Mutex<HashMap<IpAddr, usize>>>,
    limits: ConnectionLimits,
}

impl Crowd {
    /// Nobody yet.
    pub fn new(limits: ConnectionLimits) -> Crowd {
        Crowd { visits: Arc::default(), limits }
    }

    /// Lets a connection in, unless its address has too many: then it is closed, logged and counted.
    pub fn admit(&self, stream: TcpStream, from: SocketAddr) -> Option<Connection> {
        let address = from.ip().to_canonical();
        let most =
            if address.is_loopback() { self.limits.from_this_machine } else { self.limits.from_one_address };
        {
            let mut visits = self.visits.lock().unwrap_or_else(PoisonError::into_inner);
            let open = visits.entry(address).or_default();
            if *open >= most {
                drop(visits);
                closed(Why::Address, address);
                return None;
            }
            *open += 1;
        }
        // Events are small and must not wait for each other; without it, they are only later.
        let _ = stream.set_nodelay(true);
        metrics::gauge!("waldpfade_connections").increment(1);
        Some(Connection {
            stream,
            unread: None,
            patience: self.limits.unread,
            speaking: Arc::default(),
            _counted: Counted { crowd: self.clone(), address },
        })
    }
}

/// Why the server closed a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Why {
    /// Its address has too many.
    Address,
    /// A request was begun and did not come in time.
    Slow,
    /// Nothing more was asked.
    Idle,
    /// Its answers were not read.
    Unread,
}

impl Why {
    const fn name(self) -> &'static str {
        match self {
            Why::Address => "address",
            Why::Slow => "slow",
            Why::Idle => "idle",
            Why::Unread => "unread",
        }
    }
}

static CLOSED: [Refusals; 4] = [const { Refusals::new() }; 4];

/// Counts a connection that the server closed, and tells of it in the log.
pub(super) fn closed(why: Why, address: IpAddr) {
    metrics::counter!("waldpfade_connections_closed_total", "why" => why.name()).increment(1);
    let Some(so_far) = CLOSED[why as usize].note() else { return };
    let why = why.name();
    if why == Why::Idle.name() {
        // That is nobody's fault.
        tracing::debug!(%address, why, so_far, "a connection was closed");
    } else {
        tracing::warn!(%address, why, so_far, "a connection was closed");
    }
}

/// The address of whoever asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Counts a connection for as long as it lives.
#[derive(Debug)]
struct Counted {
    crowd: Crowd,
    address: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("waldpfade_connections").decrement(1);
        let mut visits = self.crowd.visits.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = visits.get_mut(&self.address) {
            *open = open.saturating_sub(1);
            if *open == 0 {
                visits.remove(&self.address);
            }
        }
    }
}

/// A connection; it fails if nothing of what is written to it is read in time.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    /// Since something waits to be read at the other end.
    unread: Option<Pin<Box<Sleep>>>,
    patience: Duration,
    speaking: Arc<AtomicBool>,
    _counted: Counted,
}

impl Connection {
    /// Has the other side said something since it was last answered?
    pub(super) fn speaking(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.speaking)
    }

    /// Passes on what became of a write, or that it has taken too long.
    fn wrote(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.unread = None;
            self.speaking.store(false, Ordering::Relaxed);
            return written;
        }
        let unread = self.unread.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        if unread.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let connection = self.get_mut();
        let before = buffer.filled().len();
        let read = Pin::new(&mut connection.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            connection.speaking.store(true, Ordering::Relaxed);
        }
        read
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let connection = self.get_mut();
        let written = Pin::new(&mut connection.stream).poll_write(context, bytes);
        connection.wrote(context, written)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let connection = self.get_mut();
        let written = Pin::new(&mut connection.stream).poll_write_vectored(context, slices);
        connection.wrote(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    #[tokio::test]
    async fn connections_of_an_address_are_counted_while_they_last() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let limits = ConnectionLimits { from_one_address: 5, from_this_machine: 7, ..Default::default() };
        let crowd = Crowd::new(limits);
        let far: SocketAddr = "198.51.100.7:1".parse().expect("an address");
        let come = async || {
            let coming = TcpStream::connect(address);
            let (coming, here) = tokio::join!(coming, listener.accept());
            drop(coming);
            here.expect("a connection").0
        };
        for (from, most) in [(far, 5), (address, 7)] {
            let mut inside = Vec::new();
            for _ in 0..most {
                inside.push(crowd.admit(come().await, from).expect("a connection"));
            }
            assert!(crowd.admit(come().await, from).is_none(), "{from}");
            inside.pop();
            assert!(crowd.admit(come().await, from).is_some(), "one has become free");
        }
        assert!(crowd.visits.lock().expect("no panic").is_empty(), "nobody is remembered who has gone");
    }
}
