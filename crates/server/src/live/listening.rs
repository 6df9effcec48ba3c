//! Those who listen to a table.

use super::hall::{Deed, Hall};
use super::news::News;
use super::table::Table;
use super::viewing::As;
use crate::trouble::Trouble;
use std::collections::HashMap;
use std::sync::Arc;
use store::{PersonId, TableId};
use table::Viewer;
use tokio::sync::{broadcast, mpsc};

/// Somebody who listens: who, and through whose eyes he asked to.
#[derive(Clone, Copy, Debug)]
struct Present {
    person: Option<PersonId>,
    asked: Option<As>,
}

/// Who listens now.
#[derive(Debug, Default)]
pub(super) struct Listeners {
    present: HashMap<u64, Present>,
    came: u64,
}

impl Listeners {
    pub(super) fn is_empty(&self) -> bool {
        self.present.is_empty()
    }

    /// Does this person listen?
    pub(super) fn has(&self, person: PersonId) -> bool {
        self.present.values().any(|present| present.person == Some(person))
    }
}

/// A stream of news that begins.
pub struct Listening {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// What was missed; `None` if that is not known any more.
    pub missed: Option<Vec<Arc<News>>>,
    /// The number of the last event before what is to come.
    pub last: u64,
    /// What is to come.
    pub news: broadcast::Receiver<Arc<News>>,
    /// Counts as present for as long as it lives.
    pub listener: Listener,
}

/// Somebody who listens; the table notices when it is dropped.
pub struct Listener {
    number: u64,
    table: mpsc::WeakUnboundedSender<Deed>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let number = self.number;
        let deed: Deed = Box::new(move |table| {
            Box::pin(async move {
                if let Ok(table) = table {
                    table.gone(number);
                }
            })
        });
        if let Some(table) = self.table.upgrade() {
            // A table that has gone needs not be told.
            let _ = table.send(deed);
        }
    }
}

impl Hall {
    /// Begins to listen to a table, after the event with this number.
    pub async fn listen(
        &self,
        id: TableId,
        person: Option<PersonId>,
        seen_as: Option<As>,
        after: Option<u64>,
    ) -> Result<Listening, Trouble> {
        self.look(id, move |table| {
            let viewer = table.viewer(person, seen_as)?;
            Ok(table.listen(person, seen_as, viewer, after))
        })
        .await
    }
}

impl Table {
    /// Through whose eyes somebody listens, each once.
    pub(super) fn listening_viewers(&self) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for present in self.listeners.present.values() {
            // Whoever may not look through those eyes any more is told what everybody is.
            let viewer = self.viewer(present.person, present.asked).unwrap_or(Viewer::Spectator);
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

    fn listen(
        &mut self,
        person: Option<PersonId>,
        asked: Option<As>,
        viewer: Viewer,
        after: Option<u64>,
    ) -> Listening {
        let news = self.news.subscribe();
        let last = self.news.last();
        let missed = match after {
            None => Some(Vec::new()),
            Some(after) => self.news.since(after),
        };
        let came = person.is_some_and(|person| self.seat_of(person).is_some() && !self.listeners.has(person));
        self.listeners.came += 1;
        let number = self.listeners.came;
        self.listeners.present.insert(number, Present { person, asked });
        if came {
            self.tell_seats();
        }
        Listening { viewer, missed, last, news, listener: Listener { number, table: self.own.clone() } }
    }

    fn gone(&mut self, number: u64) {
        let person = self.listeners.present.remove(&number).and_then(|present| present.person);
        self.touched = Some(tokio::time::Instant::now());
        if let Some(person) =
            person.filter(|person| self.seat_of(*person).is_some() && !self.listeners.has(*person))
        {
            let _ = person;
            self.tell_seats();
        }
    }
}
