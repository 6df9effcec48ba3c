//! Sessions that end: whoever listens by one stops hearing.

use super::session::KnownBy;
use store::{Millis, PersonId, Store};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Duration, Instant, sleep_until};

/// So many endings may wait for a stream that is slow to look; one that missed some looks anyway.
const WAITING: usize = 64;

/// Tells streams that sessions of somebody have ended.
#[derive(Clone, Debug)]
pub struct Endings(broadcast::Sender<PersonId>);

impl Default for Endings {
    fn default() -> Endings {
        Endings(broadcast::Sender::new(WAITING))
    }
}

impl Endings {
    /// Some sessions of this person have ended, or all.
    pub fn tell(&self, person: PersonId) {
        // Nobody may be listening.
        let _ = self.0.send(person);
    }

    /// Watches over one session.
    pub fn watch(&self, person: Option<PersonId>, known_by: Option<KnownBy>) -> Watch {
        let until = known_by.map_or(0, |known_by| known_by.expires);
        Watch { endings: self.0.subscribe(), session: person.zip(known_by), until }
    }
}

/// Watches over the session by which somebody listens.
pub struct Watch {
    endings: broadcast::Receiver<PersonId>,
    session: Option<(PersonId, KnownBy)>,
    /// When it ends by itself, as far as is known.
    until: Millis,
}

impl Watch {
    /// Returns when the session may have ended; never for somebody who has none. May be dropped and asked for again.
    pub async fn doubt(&mut self) {
        let Some((person, _)) = self.session else { return core::future::pending().await };
        loop {
            tokio::select! {
                told = self.endings.recv() => match told {
                    Ok(other) if other != person => {}
                    Ok(_) | Err(RecvError::Lagged(_)) => return,
                    Err(RecvError::Closed) => return core::future::pending().await,
                },
                () = sleep_until(moment(self.until)) => return,
            }
        }
    }

    /// Has the session ended? Only the store knows which of a person's sessions it was, and whether its end was put off.
    pub async fn is_over(&mut self, store: &dyn Store) -> bool {
        let Some((_, known_by)) = self.session else { return false };
        match store.session(known_by.hash, store::now()).await {
            Ok(Some(session)) => self.until = session.expires,
            Ok(None) => return true,
            Err(error) => {
                tracing::warn!(%error, "a session could not be looked for");
                self.until = store::now() + 60_000;
            }
        }
        false
    }
}

fn moment(at: Millis) -> Instant {
    let left = u64::try_from(at - store::now()).unwrap_or(0);
    // A timer does not reach years ahead; whoever wakes early looks again.
    Instant::now() + Duration::from_millis(left.clamp(10, 86_400_000))
}
