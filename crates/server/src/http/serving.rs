//! Connections served until it is time to end, and an end that no client can hold up.

use super::connections::{Connection, ConnectionLimits, Crowd, Peer, Why, closed};
use super::refusals::Refusals;
use axum::Router;
use axum::extract::ConnectInfo;
use core::future::Future;
use core::pin::pin;
use core::sync::atomic::Ordering;
use core::time::Duration;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// When the system has no connection to give, it is asked again after so long.
const BREATH: Duration = Duration::from_millis(100);

/// Connections that are cut off are gone within so long.
const CUT: Duration = Duration::from_millis(500);

static UNACCEPTED: Refusals = Refusals::new();

/// Serves until it is told to stop. Then nobody new comes in, whoever is being answered has a moment to finish, and
/// whoever is still there after that is cut off.
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let crowd = Crowd::new(limits);
    let ending = watch::Sender::new(false);
    let mut talks = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            // Whatever became of them is in the log.
            Some(_) = talks.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    if let Some(connection) = crowd.admit(stream, from) {
                        talks.spawn(talk(connection, Peer(from), routes.clone(), limits, ending.subscribe()));
                    }
                }
                Err(error) => {
                    if let Some(so_far) = UNACCEPTED.note() {
                        tracing::warn!(%error, so_far, "a connection could not be accepted");
                    }
                    sleep(BREATH).await;
                }
            },
        }
    }
    drop(listener);
    ending.send_replace(true);
    let finished = timeout(limits.farewell, async { while talks.join_next().await.is_some() {} }).await;
    if finished.is_err() {
        tracing::warn!(connections = talks.len(), "cut off: they did not finish in time");
        let _ = timeout(CUT, talks.shutdown()).await;
    }
}

/// Answers the requests of a connection, one after the other.
async fn talk(
    connection: Connection,
    peer: Peer,
    routes: Router,
    limits: ConnectionLimits,
    mut ending: watch::Receiver<bool>,
) {
    let speaking = connection.speaking();
    let service = routes.map_request(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        // Limits go by the address of whoever asks.
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    });
    let service = TowerToHyperService::new(service);
    // The time for a head begins with the connection, and again with the end of each answer.
    let talk = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .serve_connection(TokioIo::new(connection), service);
    let mut talk = pin!(talk);
    let mut told = false;
    let done = loop {
        tokio::select! {
            done = talk.as_mut() => break done,
            _ = ending.wait_for(|ending| *ending), if !told => {
                told = true;
                talk.as_mut().graceful_shutdown();
            }
        }
    };
    let Err(error) = done else { return };
    if error.is_timeout() {
        closed(if speaking.load(Ordering::Relaxed) { Why::Slow } else { Why::Idle }, peer.0.ip());
    } else if is_late(&error) {
        closed(Why::Unread, peer.0.ip());
    }
}

/// Was it our own patience that ended?
fn is_late(error: &hyper::Error) -> bool {
    let source = core::error::Error::source(error).and_then(|source| source.downcast_ref::<std::io::Error>());
    source.is_some_and(|source| source.kind() == std::io::ErrorKind::TimedOut)
}
