//! `/healthz` and `/metrics`, and what is said where nothing is.

use crate::app::AppState;
use crate::trouble::{Kind, Trouble};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use core::time::Duration;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Instant;
use store::Store;
use table::Phrase;
use tokio::sync::Mutex;

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count, once for the whole program.
pub fn count() {
    RECORDER.get_or_init(|| {
        // Somebody else may count already; then there is nothing to show here.
        PrometheusBuilder::new().install_recorder().ok()
    });
}

pub(super) fn routes() -> Router<AppState> {
    count();
    Router::new().route("/healthz", get(healthz)).route("/metrics", get(show_metrics))
}

/// Does the server answer, and can the store behind it write?
async fn healthz(State(app): State<AppState>) -> (StatusCode, &'static str) {
    if app.health.is_well(&*app.store).await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written: look at the log and at the disk\n")
    }
}

/// An answer stands for so long: whoever asks all the time must not keep the disk busy.
const FRESH: Duration = Duration::from_secs(2);

/// How the store was when it was last asked.
#[derive(Debug, Default)]
pub struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    async fn is_well(&self, store: &dyn Store) -> bool {
        // Whoever comes meanwhile waits for the same answer.
        let mut last = self.0.lock().await;
        if let Some((at, well)) = *last
            && at.elapsed() < FRESH
        {
            return well;
        }
        let well = match store.ping().await {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(%error, "the store does not work");
                false
            }
        };
        *last = Some((Instant::now(), well));
        well
    }
}

async fn show_metrics(State(app): State<AppState>) -> String {
    metrics::gauge!("waldpfade_tables_awake").set(app.hall.awake() as f64);
    RECORDER.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// The answer where nothing is.
pub async fn nothing_here() -> Trouble {
    Trouble::new(Kind::NotFound, Phrase::new("error-not-found"))
}
