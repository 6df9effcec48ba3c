//! Connections: how many one address may have, and how long one may last before its first answer.
//!
//! Requests have limits of time and size once their head is read. Before that, only the listener can turn away somebody
//! who opens connections and says nothing, or spells a request letter by letter.

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use core::net::{IpAddr, SocketAddr};
use core::pin::Pin;
use core::task::{Context, Poll};
use core::time::Duration;
use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Sleep, sleep};

/// The first answer has to begin within so long: longer than any request may take.
const FIRST_ANSWER: Duration = Duration::from_secs(45);

/// So many connections from one address; this machine itself may have as many as it likes.
const FROM_ONE_ADDRESS: usize = 256;

type Addresses = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// A listener that limits connections.
#[derive(Debug)]
pub struct LimitedListener {
    listener: TcpListener,
    open: Addresses,
    patience: Duration,
}

impl LimitedListener {
    /// Limits the connections of this listener.
    pub fn new(listener: TcpListener) -> LimitedListener {
        LimitedListener { listener, open: Addresses::default(), patience: FIRST_ANSWER }
    }

    fn admit(&self, stream: TcpStream, from: SocketAddr) -> Option<Connection> {
        let address = from.ip().to_canonical();
        let counted = (!address.is_loopback()).then(|| Counted { open: Arc::clone(&self.open), address });
        if counted.is_some() {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            let count = open.entry(address).or_default();
            *count += 1;
            if *count > FROM_ONE_ADDRESS {
                drop(open);
                metrics::counter!("waldpfade_turned_away_total").increment(1);
                return None;
            }
        }
        // Events are small and must not wait for each other; without it, they are only later.
        let _ = stream.set_nodelay(true);
        Some(Connection { stream, silence: Some(Box::pin(sleep(self.patience))), _counted: counted })
    }
}

impl Listener for LimitedListener {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        loop {
            // The listener below waits and tries again when the system has no connection to give.
            let (stream, from) = Listener::accept(&mut self.listener).await;
            if let Some(connection) = self.admit(stream, from) {
                return (connection, from);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// The address of whoever asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, LimitedListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, LimitedListener>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// Counts a connection for as long as it lives.
#[derive(Debug)]
struct Counted {
    open: Addresses,
    address: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// A connection; it ends if nothing was answered in time.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    /// Until the first answer.
    silence: Option<Pin<Box<Sleep>>>,
    _counted: Option<Counted>,
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let connection = self.get_mut();
        if let Some(silence) = &mut connection.silence
            && silence.as_mut().poll(context).is_ready()
        {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut connection.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let connection = self.get_mut();
        connection.silence = None;
        Pin::new(&mut connection.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let connection = self.get_mut();
        connection.silence = None;
        Pin::new(&mut connection.stream).poll_write_vectored(context, slices)
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
    use axum::Router;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::timeout;

    async fn house(patience: Duration) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let listener = LimitedListener { patience, ..LimitedListener::new(listener) };
        let routes = Router::new().route("/", get(|| async { "hello" }));
        tokio::spawn(async move { axum::serve(listener, routes).await });
        address
    }

    async fn all_of(stream: &mut TcpStream) -> String {
        let mut text = Vec::new();
        // However it is closed.
        let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut text)).await.expect("an end");
        String::from_utf8_lossy(&text).into_owned()
    }

    #[tokio::test]
    async fn who_sends_nothing_or_half_a_head_is_cut_off() {
        let address = house(Duration::from_millis(200)).await;
        let mut silent = TcpStream::connect(address).await.expect("a connection");
        assert_eq!(all_of(&mut silent).await, "");
        let mut slow = TcpStream::connect(address).await.expect("a connection");
        slow.write_all(b"GET / HTTP/1.1\r\nhost: ").await.expect("half a head");
        assert!(!all_of(&mut slow).await.contains("200"), "no answer to half a head");
    }

    #[tokio::test]
    async fn who_was_answered_may_stay() {
        let address = house(Duration::from_millis(200)).await;
        let mut guest = TcpStream::connect(address).await.expect("a connection");
        for _ in 0..2 {
            guest.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("a request");
            let mut answer = [0; 512];
            let length = guest.read(&mut answer).await.expect("an answer");
            assert!(String::from_utf8_lossy(&answer[..length]).ends_with("hello"));
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }

    #[tokio::test]
    async fn connections_of_an_address_are_counted_while_they_last() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let limited = LimitedListener::new(listener);
        let far: SocketAddr = "198.51.100.7:1".parse().expect("an address");
        let come = async || {
            let coming = TcpStream::connect(address);
            let (coming, here) = tokio::join!(coming, limited.listener.accept());
            drop(coming);
            here.expect("a connection").0
        };
        let mut inside = Vec::new();
        for _ in 0..FROM_ONE_ADDRESS {
            inside.push(limited.admit(come().await, far).expect("a connection"));
        }
        assert!(limited.admit(come().await, far).is_none());
        assert!(limited.admit(come().await, address).is_some(), "this machine may");
        inside.pop();
        assert!(limited.admit(come().await, far).is_some(), "one has become free");
    }
}
