//! News: what changes at a table, in small typed events.
//!
//! An event is made once for all who listen. What a viewer may not know is left out before it leaves the table: the
//! part for each viewer is made from what that viewer perceives. Words come last, in the language of the listener.

use super::course::Told;
use crate::names::Names;
use crate::shapes::{ChatView, OutcomeView, SeatView, UndoView};
use serde_json::{Value, json};
use shelf::AnyMatch;
use std::collections::VecDeque;
use std::sync::Arc;
use store::PersonId;
use table::{Phrase, Ply, Seat, Viewer};
use tokio::sync::broadcast;
use words::Lang;

/// So many events are kept for those who come back.
const KEPT: usize = 64;

/// An event with its number.
#[derive(Debug)]
pub struct News {
    /// The number; later events have greater ones, over restarts too.
    pub id: u64,
    /// What happened.
    pub what: What,
}

/// What happened at a table.
#[derive(Debug)]
pub enum What {
    /// Somebody moved.
    Ply(PlyNews),
    /// Who sits where has changed, or who looks.
    Seat(Vec<SeatNews>),
    /// A clock was set.
    Clock {
        /// Whose.
        seat: u8,
        /// Milliseconds left.
        left: Option<i64>,
        /// Does it run?
        running: bool,
    },
    /// Somebody said something.
    Chat(ChatView),
    /// Somebody asks to take plies back, or the wish is settled.
    Undo(UndoView),
    /// Who wants to end the match early.
    Vote(Vec<u8>),
    /// A computer player begins or ends to think.
    Thinking {
        /// In which seat.
        seat: u8,
        /// Does it?
        thinking: bool,
    },
    /// The match is over; without an outcome it was broken off.
    Over(Option<OutcomeView>),
    /// There is a rematch.
    Rematch(String),
    /// Too much has changed: load the whole view again.
    Reset(&'static str),
}

/// A move as news.
#[derive(Debug)]
pub struct PlyNews {
    /// What was told of it.
    pub told: Arc<Told>,
    /// The epoch.
    pub epoch: u32,
    /// The same number for all plies of one uninterrupted run of computer players.
    pub turn: u32,
    /// Who owes a decision now.
    pub waiting: Vec<u8>,
    /// Who is out of the match.
    pub out: Vec<u8>,
    /// Milliseconds left on each clock, if there are clocks.
    pub clocks: Option<Vec<Option<i64>>>,
    /// The game and the names of those who play.
    pub game: &'static str,
    /// Who plays.
    pub names: Arc<Names>,
    /// What changed for each viewer: each seat, then the spectators.
    pub changed: Vec<Changed>,
    /// What whoever has each seat may take back now: freely, and to before the last own decision.
    pub undo: Vec<(u32, u32)>,
}

/// What a viewer has to look at anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The picture.
    pub picture: bool,
    /// The sheets of the players.
    pub panels: bool,
}

impl Changed {
    /// All of it: for whoever it is not known what was shown.
    pub const ALL: Changed = Changed { picture: true, panels: true };
}

/// A seat as news: what is said of it, and whose it is.
#[derive(Debug)]
pub struct SeatNews {
    /// What is said; the name of a computer player is in no language yet.
    pub view: SeatView,
    /// Who has it.
    pub owner: Option<PersonId>,
    /// All names.
    pub names: Arc<Names>,
}

/// What one viewer perceives of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Perceived {
    /// The text form of the move, if the viewer may know it.
    pub text: Option<String>,
    /// What was pointed at, if the viewer may know it.
    pub marks: Vec<String>,
    /// What happened, in phrases.
    pub told: Vec<Phrase>,
}

impl Perceived {
    /// What a viewer perceives of the ply with this index, counted from 0 since the match at hand begins.
    ///
    /// Whoever the rules reveal the move to may read it; for anybody else it is as secret as a card laid face down.
    pub fn of(
        game_match: &dyn AnyMatch,
        index: usize,
        viewer: Viewer,
        made: Option<&Ply<String>>,
        marks: &[String],
    ) -> Perceived {
        let seen = game_match.happened(index, Some(viewer));
        let open = made.filter(|made| viewer.is(made.seat) || made.audience.contains(viewer));
        Perceived {
            text: open.map(|made| made.choice.clone()),
            marks: if open.is_some() { marks.to_vec() } else { Vec::new() },
            told: seen.into_iter().map(|happening| happening.told).collect(),
        }
    }
}

/// The place of a viewer in what is told to each.
pub fn place(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index().min(seats),
        Viewer::Spectator => seats,
    }
}

impl News {
    /// The kind and the JSON of the event, for a viewer, in a language.
    pub fn tell(&self, viewer: Viewer, lang: Lang) -> (&'static str, Value) {
        match &self.what {
            What::Ply(ply) => ("ply", ply.tell(viewer, lang)),
            What::Seat(seats) => {
                ("seat", json!({"seats": seats.iter().map(|seat| seat.tell(lang)).collect::<Vec<_>>()}))
            }
            What::Clock { seat, left, running } => {
                ("clock", json!({"seat": seat, "clock_left": left, "running": running}))
            }
            What::Chat(chat) => ("chat", json!(chat)),
            What::Undo(undo) => ("undo", json!(undo)),
            What::Vote(votes) => ("vote", json!({"votes": votes})),
            What::Thinking { seat, thinking } => ("thinking", json!({"seat": seat, "thinking": thinking})),
            What::Over(outcome) => ("over", json!({"outcome": outcome})),
            What::Rematch(table) => ("rematch", json!({"table": table})),
            What::Reset(why) => ("reset", json!({"why": why})),
        }
    }
}

impl PlyNews {
    fn tell(&self, viewer: Viewer, lang: Lang) -> Value {
        let perceived = self.told.to(viewer);
        let seats = self.changed.len().saturating_sub(1);
        let changed = self.changed.get(place(viewer, seats)).copied().unwrap_or(Changed::ALL);
        let log: Vec<String> = perceived
            .iter()
            .flat_map(|perceived| &perceived.told)
            .map(|phrase| self.names.tell(self.game, lang, phrase))
            .collect();
        let mut data = json!({
            "ply": self.told.ply,
            "epoch": self.epoch,
            "turn": self.turn,
            "seat": self.told.seat.0,
            "picture": changed.picture,
            "panels": changed.panels,
            "text": perceived.and_then(|perceived| perceived.text.as_deref()),
            "log": log,
            "marks": perceived.map(|perceived| &perceived.marks[..]).unwrap_or_default(),
            "waiting": self.waiting,
        });
        if let (Viewer::Seat(seat), Some(data)) = (viewer, data.as_object_mut())
            && let Some((free, own)) = self.undo.get(seat.index())
        {
            data.insert("undo".to_owned(), json!({"free": free, "own": own}));
        }
        if let (false, Some(data)) = (self.out.is_empty(), data.as_object_mut()) {
            data.insert("out".to_owned(), json!(self.out));
        }
        if let (Some(clocks), Some(data)) = (&self.clocks, data.as_object_mut()) {
            data.insert("clocks".to_owned(), json!(clocks));
        }
        data
    }
}

impl SeatNews {
    fn tell(&self, lang: Lang) -> SeatView {
        SeatView { name: self.names.say(Seat(self.view.seat), lang), ..self.view.clone() }
    }
}

/// Where news are given out.
#[derive(Debug)]
pub struct Newsroom {
    last: u64,
    kept: VecDeque<Arc<News>>,
    sender: broadcast::Sender<Arc<News>>,
}

impl Newsroom {
    /// A newsroom that opens at this moment.
    ///
    /// Numbers begin with the microsecond, so that they grow over restarts: nobody makes an event a microsecond.
    pub fn new(now: store::Millis) -> Newsroom {
        let last = u64::try_from(now).unwrap_or(0).saturating_mul(1000);
        Newsroom { last, kept: VecDeque::new(), sender: broadcast::Sender::new(KEPT) }
    }

    /// The number of the last event.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// Gives out an event.
    pub fn publish(&mut self, what: What) {
        self.last += 1;
        let news = Arc::new(News { id: self.last, what });
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(Arc::clone(&news));
        // Nobody may be listening.
        let _ = self.sender.send(news);
    }

    /// All to come.
    pub fn subscribe(&self) -> broadcast::Receiver<Arc<News>> {
        self.sender.subscribe()
    }

    /// All after this number, or `None` if some of it is not known any more.
    pub fn since(&self, id: u64) -> Option<Vec<Arc<News>>> {
        let oldest = self.kept.front().map_or(self.last + 1, |news| news.id);
        (id <= self.last && id + 1 >= oldest)
            .then(|| self.kept.iter().filter(|news| news.id > id).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_back_hears_what_was_missed_or_starts_anew() {
        let mut room = Newsroom::new(5);
        let start = room.last();
        assert_eq!(start, 5000);
        assert_eq!(room.since(start).map(|news| news.len()), Some(0));
        for _ in 0..KEPT {
            room.publish(What::Vote(Vec::new()));
        }
        assert_eq!(room.since(start).map(|news| news.len()), Some(KEPT));
        assert_eq!(room.since(start + 60).map(|news| news.len()), Some(4));
        room.publish(What::Vote(Vec::new()));
        assert!(room.since(start).is_none(), "one is forgotten");
        assert!(room.since(room.last() + 1).is_none(), "no number of ours");
        assert!(room.since(0).is_none());
    }
}
