//! The stream of news: server-sent events with numbers.

use super::{Ask, At, Eyes};
use crate::app::AppState;
use crate::http::Caller;
use crate::http::ending::Watch;
use crate::live::news::{News, What};
use crate::live::{As, Listening};
use crate::shapes::ErrorView;
use crate::trouble::Trouble;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CACHE_CONTROL;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use core::convert::Infallible;
use core::time::Duration;
use std::sync::Arc;
use store::PersonId;
use table::{Seat, Viewer};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval_at};
use tokio_stream::wrappers::ReceiverStream;
use words::Lang;

/// So many events may wait for a slow reader before the stream ends; it comes back and starts anew.
const WAITING: usize = 32;

/// A client that was cut off comes back after so long.
const RETRY: Duration = Duration::from_secs(1);

/// The news of a table as the caller may hear them.
///
/// Events have the kinds `ply`, `seat`, `clock`, `chat`, `undo`, `vote`, `thinking`, `over`, `rematch`, `reset` and `beat`.
/// With `Last-Event-ID` the stream goes on after that event, or begins with `reset` if it is too long ago.
#[utoipa::path(get, path = "/api/v1/tables/{id}/news", tag = "tables",
    params(("id" = String, Path, description = "The id of the table"), Eyes, ("Last-Event-ID" = Option<u64>, Header, description = "Go on after this event")),
    responses((status = 200, body = String, content_type = "text/event-stream"), (status = 403, body = ErrorView)))]
pub(crate) async fn stream(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(eyes): Ask<Eyes>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let asked = eyes.read()?;
    let number = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::trim);
    // What is no number of ours is too long ago.
    let after = number.filter(|number| !number.is_empty()).map(|number| number.parse().unwrap_or(0));
    let person = caller.id();
    let listening = app.hall.listen(id, person, asked, after).await?;
    let (sender, receiver) = mpsc::channel(WAITING);
    let closing = app.hall.shared().closing.subscribe();
    let watch = app.endings.watch(person, caller.session);
    let teller = Teller { person, asked, viewer: listening.viewer, lang: caller.lang, sender, closing };
    tokio::spawn(teller.run(app, listening, watch));
    let stream = Sse::new(ReceiverStream::new(receiver));
    Ok((
        [(CACHE_CONTROL, "no-store"), (axum::http::HeaderName::from_static("x-accel-buffering"), "no")],
        stream,
    )
        .into_response())
}

/// Tells one listener the news.
struct Teller {
    person: Option<PersonId>,
    asked: Option<As>,
    viewer: Viewer,
    lang: Lang,
    sender: mpsc::Sender<Result<Event, Infallible>>,
    /// Is the server going down?
    closing: watch::Receiver<bool>,
}

/// The listener has gone.
struct Gone;

impl Teller {
    async fn run(mut self, app: AppState, listening: Listening, watch: Watch) {
        metrics::gauge!("waldpfade_streams").increment(1);
        // However it ends, the listener is dropped and the table notices.
        let _ = self.tell_all(&app, listening, watch).await;
        metrics::gauge!("waldpfade_streams").decrement(1);
    }

    async fn tell_all(&mut self, app: &AppState, listening: Listening, mut watch: Watch) -> Result<(), Gone> {
        let Listening { missed, last, mut news, listener, .. } = listening;
        let mut closing = self.closing.clone();
        let beat = app.settings.beat;
        let mut beats = interval_at(tokio::time::Instant::now() + beat, beat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let hello = Event::default().retry(RETRY).id(last.to_string()).event("beat").data("{}");
        match missed {
            Some(missed) => {
                if missed.is_empty() {
                    self.send(hello).await?;
                }
                for news in missed {
                    self.tell(&news).await?;
                }
            }
            None => self.reset(last, "missed").await?,
        }
        loop {
            tokio::select! {
                heard = news.recv() => match heard {
                    Ok(heard) => self.tell(&heard).await?,
                    Err(RecvError::Lagged(_)) => {
                        // Too slow: what was missed is in the whole view.
                        self.send(Event::default().event("reset").data("{\"why\":\"missed\"}")).await?;
                    }
                    // The table starts anew; the listener comes back.
                    Err(RecvError::Closed) => break,
                },
                _ = beats.tick() => self.send(Event::default().event("beat").data("{}")).await?,
                () = self.sender.closed() => break,
                // Signed out, or the token was taken back: there is nothing more to hear.
                () = watch.doubt() => if watch.is_over(&*app.store).await { break },
                () = async { let _ = closing.wait_for(|closing| *closing).await; } => break,
            }
        }
        drop(listener);
        Ok(())
    }

    async fn tell(&mut self, news: &Arc<News>) -> Result<(), Gone> {
        if self.moved(news) {
            // Somebody sat down or got up: from now on other things are to be seen.
            self.reset(news.id, "seat").await?;
        }
        if matches!(news.what, What::Rematch(_)) && self.viewer == Viewer::Spectator {
            // The link is for those who sat here.
            return Ok(());
        }
        let (kind, data) = news.tell(self.viewer, self.lang);
        self.send(Event::default().id(news.id.to_string()).event(kind).data(data.to_string())).await
    }

    /// Looks whether the listener's own seats have changed, and with them what may be seen.
    fn moved(&mut self, news: &News) -> bool {
        let What::Seat(seats) = &news.what else { return false };
        let owned = |seat: u8| {
            let seat = seats.iter().find(|other| other.view.seat == seat);
            self.person.is_some() && seat.is_some_and(|seat| seat.owner == self.person)
        };
        let own: Vec<u8> = seats.iter().map(|seat| seat.view.seat).filter(|seat| owned(*seat)).collect();
        let viewer = match (self.asked, &own[..]) {
            (None, [only]) => Viewer::Seat(Seat(*only)),
            (Some(As::Seat(seat)), _) if owned(seat) => Viewer::Seat(Seat(seat)),
            _ => Viewer::Spectator,
        };
        core::mem::replace(&mut self.viewer, viewer) != viewer
    }

    async fn reset(&self, id: u64, why: &str) -> Result<(), Gone> {
        let data = format!("{{\"why\":\"{why}\"}}");
        self.send(Event::default().retry(RETRY).id(id.to_string()).event("reset").data(data)).await
    }

    async fn send(&self, event: Event) -> Result<(), Gone> {
        let mut closing = self.closing.clone();
        tokio::select! {
            sent = self.sender.send(Ok(event)) => sent.map_err(|_| Gone),
            // Whoever does not read must not hold up the end of the server.
            _ = closing.wait_for(|closing| *closing) => Err(Gone),
        }
    }
}
