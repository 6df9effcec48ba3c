//! The door: who is let in, and how long he may stand in it without a word.
//!
//! Requests have limits of time and size once their head is read. Before that, only the door can turn away somebody who
//! opens connections and says nothing, or spells a request letter by letter.

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
const FROM_ONE_PLACE: usize = 256;

type Places = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// A listener that looks who comes.
#[derive(Debug)]
pub struct Door {
    listener: TcpListener,
    places: Places,
    patience: Duration,
}

impl Door {
    /// Looks who comes to this listener.
    pub fn new(listener: TcpListener) -> Door {
        Door { listener, places: Places::default(), patience: FIRST_ANSWER }
    }

    fn let_in(&self, stream: TcpStream, from: SocketAddr) -> Option<Guest> {
        let place = from.ip().to_canonical();
        let counted = (!place.is_loopback()).then(|| Counted { places: Arc::clone(&self.places), place });
        if counted.is_some() {
            let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
            let count = places.entry(place).or_default();
            *count += 1;
            if *count > FROM_ONE_PLACE {
                drop(places);
                metrics::counter!("waldpfade_turned_away_total").increment(1);
                return None;
            }
        }
        // Events are small and must not wait for each other; without it, they are only later.
        let _ = stream.set_nodelay(true);
        Some(Guest { stream, silence: Some(Box::pin(sleep(self.patience))), _counted: counted })
    }
}

impl Listener for Door {
    type Io = Guest;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Guest, SocketAddr) {
        loop {
            // The listener below waits and tries again when the system has no connection to give.
            let (stream, from) = Listener::accept(&mut self.listener).await;
            if let Some(guest) = self.let_in(stream, from) {
                return (guest, from);
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

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// Counts a connection for as long as it lives.
#[derive(Debug)]
struct Counted {
    places: Places,
    place: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = places.get_mut(&self.place) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                places.remove(&self.place);
            }
        }
    }
}

/// A connection; it ends if nothing was answered in time.
#[derive(Debug)]
pub struct Guest {
    stream: TcpStream,
    /// Until the first answer.
    silence: Option<Pin<Box<Sleep>>>,
    _counted: Option<Counted>,
}

impl AsyncRead for Guest {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let guest = self.get_mut();
        if let Some(silence) = &mut guest.silence
            && silence.as_mut().poll(context).is_ready()
        {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut guest.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Guest {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let guest = self.get_mut();
        guest.silence = None;
        Pin::new(&mut guest.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let guest = self.get_mut();
        guest.silence = None;
        Pin::new(&mut guest.stream).poll_write_vectored(context, slices)
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
        let door = Door { patience, ..Door::new(listener) };
        let routes = Router::new().route("/", get(|| async { "hello" }));
        tokio::spawn(async move { axum::serve(door, routes).await });
        address
    }

    async fn all_of(stream: &mut TcpStream) -> String {
        let mut text = Vec::new();
        // However it is closed.
        let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut text)).await.expect("an end");
        String::from_utf8_lossy(&text).into_owned()
    }

    #[tokio::test]
    async fn who_says_nothing_or_half_a_word_is_shown_out() {
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
    async fn connections_of_a_place_are_counted_while_they_last() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let door = Door::new(listener);
        let far: SocketAddr = "198.51.100.7:1".parse().expect("an address");
        let come = async || {
            let coming = TcpStream::connect(address);
            let (coming, here) = tokio::join!(coming, door.listener.accept());
            drop(coming);
            here.expect("a connection").0
        };
        let mut inside = Vec::new();
        for _ in 0..FROM_ONE_PLACE {
            inside.push(door.let_in(come().await, far).expect("a place"));
        }
        assert!(door.let_in(come().await, far).is_none());
        assert!(door.let_in(come().await, address).is_some(), "this machine may");
        inside.pop();
        assert!(door.let_in(come().await, far).is_some(), "a place has become free");
    }
}
