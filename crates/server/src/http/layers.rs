//! What stands around every request, outermost first in this order:
//!
//! 1. request ids and the log,
//! 2. compression, the rest of unread bodies ([`super::leftovers`]), a caught panic, a limit of time,
//! 3. the caller and his language ([`super::session`]),
//! 4. troubles in words ([`super::answer`]),
//! 5. wrong tokens, what is too large or no text ([`super::body`]), what another site sends ([`super::csrf`]), and what is
//!    too much ([`super::limits`]), are turned away.
//!
//! Every answer says what a browser may trust ([`super::headers`]).

use super::{answer, body, csrf, headers, leftovers, limits, session};
use crate::app::AppState;
use axum::Router;
use axum::body::Body;
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use core::time::Duration;
use std::time::Instant;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

/// No request is larger than this: moves, options and words are small.
pub const LARGEST_BODY: usize = 64 << 10;

/// No answer takes longer than this to begin; hints and streams begin long before.
const LONGEST: Duration = Duration::from_secs(30);

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Puts the layers around the routes.
pub fn around(routes: Router<AppState>, app: AppState) -> Router {
    // Each layer goes around those above it.
    routes
        .layer(from_fn_with_state(app.clone(), limits::moderate))
        .layer(from_fn(csrf::same_site))
        .layer(from_fn(session::refuse_wrong_tokens))
        .layer(from_fn(body::without_nul))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(from_fn(answer::in_words))
        .layer(from_fn_with_state(app.clone(), session::recognise))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(app.clone(), leftovers::settle))
        .layer(CompressionLayer::new())
        .layer(from_fn(headers::trust))
        .layer(from_fn(count))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(SetRequestIdLayer::new(REQUEST_ID, MakeRequestUuid))
        .with_state(app)
}

/// The log tells method, path and id of a request, never cookies, tokens or queries.
fn span(request: &Request<Body>) -> tracing::Span {
    let id = request.headers().get(REQUEST_ID).and_then(|id| id.to_str().ok()).unwrap_or_default();
    tracing::info_span!("request", method = %request.method(), path = request.uri().path(), id)
}

/// Counts requests and how long they take, by route.
async fn count(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let begun = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    metrics::counter!("waldpfade_requests_total", "route" => route.clone(), "status" => status).increment(1);
    metrics::histogram!("waldpfade_request_seconds", "route" => route).record(begun.elapsed().as_secs_f64());
    response
}
