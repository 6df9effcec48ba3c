//! What is tidied up from time to time.

use crate::app::AppState;
use core::time::Duration;
use store::{GuestSweep, Millis};

const EVERY: Duration = Duration::from_mins(10);

/// Guests who have no table and were not seen for so long are forgotten, in milliseconds.
const FORGOTTEN_AFTER: Millis = 30 * 24 * 3_600_000;

/// So many guests are looked at each time.
const LOOKED_AT: u32 = 1000;

/// Forgets expired sessions, guests who never played and full buckets, again and again, until the server closes.
pub(crate) async fn keep(app: AppState) {
    let mut closing = app.hall.shared().closing.subscribe();
    let mut from = 0;
    loop {
        match app.store.sweep(store::now()).await {
            Ok(0) => {}
            Ok(sessions) => tracing::info!(sessions, "expired sessions forgotten"),
            Err(error) => tracing::warn!(%error, "expired sessions could not be forgotten"),
        }
        from = sweep_guests(&app, from).await;
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

/// Forgets some guests, from this moment of their coming on; says where to go on.
async fn sweep_guests(app: &AppState, from: Millis) -> Millis {
    let sweep = GuestSweep { from, before: store::now() - FORGOTTEN_AFTER, limit: LOOKED_AT };
    match app.store.sweep_guests(sweep).await {
        Ok(swept) => {
            if swept.gone > 0 {
                tracing::info!(guests = swept.gone, "guests who never played forgotten");
            }
            swept.next.unwrap_or(0)
        }
        Err(error) => {
            tracing::warn!(%error, "guests could not be forgotten");
            from
        }
    }
}
