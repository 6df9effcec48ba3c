//! `/healthz` and `/metrics`, and what is said where nothing is.

use crate::app::AppState;
use crate::trouble::{Kind, Trouble};
use axum::Router;
use axum::extract::State;
use axum::routing::get;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use table::Phrase;

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

/// Does the server, and the store behind it, answer?
async fn healthz(State(app): State<AppState>) -> Result<&'static str, Trouble> {
    app.store.ping().await?;
    Ok("ok\n")
}

async fn show_metrics(State(app): State<AppState>) -> String {
    metrics::gauge!("waldpfade_tables_awake").set(app.hall.awake() as f64);
    RECORDER.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// The answer where nothing is.
pub async fn nothing_here() -> Trouble {
    Trouble::new(Kind::NotFound, Phrase::new("error-not-found"))
}
