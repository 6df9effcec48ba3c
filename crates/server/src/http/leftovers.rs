//! Bodies that nobody has read when the answer is ready, and bodies that do not come.
//!
//! Who is turned away is answered before his body is read. The rest of it stands in the way of the next request of the
//! connection: a little is read and forgotten, and where there is more the answer announces that the connection closes.

use crate::app::AppState;
use axum::body::{Body, BodyDataStream, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::header::CONNECTION;
use axum::middleware::Next;
use axum::response::Response;
use core::pin::Pin;
use core::task::{Context, Poll};
use core::time::Duration;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::{Sleep, sleep, timeout};
use tokio_stream::{Stream, StreamExt};

/// So much of a body is read and forgotten.
const FORGOTTEN: usize = 1 << 20;

/// For so long at most.
const PATIENCE: Duration = Duration::from_secs(1);

/// The body did not come in time.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the body did not come in time")]
pub struct Slow;

/// A body on its way in.
struct Incoming {
    body: BodyDataStream,
    ended: bool,
    late: Pin<Box<Sleep>>,
}

/// A body that is lent to whoever handles the request.
#[derive(Clone)]
struct Lent(Arc<Mutex<Incoming>>);

impl Stream for Lent {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut incoming = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if incoming.ended {
            return Poll::Ready(None);
        }
        let piece = Pin::new(&mut incoming.body).poll_next(context);
        if let Poll::Ready(piece) = piece {
            // After a failure, too, nothing more comes.
            incoming.ended = !matches!(piece, Some(Ok(_)));
            return Poll::Ready(piece);
        }
        if incoming.late.as_mut().poll(context).is_ready() {
            return Poll::Ready(Some(Err(axum::Error::new(Slow))));
        }
        Poll::Pending
    }
}

/// Has the connection ready for the next request, or announces its end.
pub async fn settle(State(app): State<AppState>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let late = Box::pin(sleep(app.settings.connections.body));
    let incoming = Incoming { body: body.into_data_stream(), ended: false, late };
    let mut lent = Lent(Arc::new(Mutex::new(incoming)));
    let body = Body::from_stream(lent.clone());
    let mut response = next.run(Request::from_parts(head, body)).await;
    let forgotten = async {
        let mut length = 0;
        while let Some(piece) = lent.next().await {
            length += piece.map_or(FORGOTTEN, |piece| piece.len());
            if length >= FORGOTTEN {
                return false;
            }
        }
        true
    };
    if !timeout(PATIENCE, forgotten).await.unwrap_or(false) {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}
