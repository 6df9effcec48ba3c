//! What is tidied up from time to time.

use crate::app::AppState;
use core::time::Duration;

const EVERY: Duration = Duration::from_mins(10);

/// Forgets expired sessions and full buckets, again and again, until the server closes.
pub(crate) async fn keep(app: AppState) {
    let mut closing = app.hall.shared().closing.subscribe();
    loop {
        match app.store.sweep(store::now()).await {
            Ok(0) => {}
            Ok(sessions) => tracing::info!(sessions, "expired sessions forgotten"),
            Err(error) => tracing::warn!(%error, "expired sessions could not be forgotten"),
        }
        if let Some(limits) = &app.limits {
            limits.sweep();
        }
        app.passwords.rest();
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}
