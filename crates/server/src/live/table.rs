//! An awake table: all that is known of it, loaded from the store.

use super::clocks::Clocks;
use super::computers::Thought;
use super::course::{Course, PAGE};
use super::editions::{Editions, Missing};
use super::hall::{Deed, Hall};
use super::listening::Listeners;
use super::news::{Newsroom, SeatNews, What};
use super::pace::Run;
use super::passing::AutoPasses;
use super::playing::Shown;
use super::undoing::Wish;
use crate::app::Settings;
use crate::names::Names;
use crate::shapes::{ChatView, Clock};
use crate::trouble::{Kind, Trouble};
use core::time::Duration;
use opponents::Level;
use serde_json::Value;
use shelf::{AnyGame, AnyMatch};
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use store::{Chat, Occupant, PersonId, Store, StoreError, StoredPly, StoredTable, TableId, TableState};
use table::{Phrase, Seat, Seats};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// So many words of the chat are at hand.
const CHAT_AT_HAND: u32 = 100;

/// The level of the computer player who stands in for somebody who left.
pub(super) const STAND_IN: Level = Level::Medium;

/// Under this name the store keeps when clocks were set after plies were taken back.
pub(super) const CLOCKS_SET: &str = "clocks_set";

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Driver {
    Nobody,
    Person(PersonId),
    Computer(Level),
}

/// A decision as it was posted, to recognise it if it comes again.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Posted {
    pub(super) ply: u32,
    pub(super) choice: Value,
    pub(super) played: u32,
}

/// An awake table.
pub struct Table {
    pub(super) hall: Hall,
    pub(super) own: mpsc::WeakUnboundedSender<Deed>,
    pub(super) id: TableId,
    /// The edition that the match is played by, or what is missing for it.
    edition: Result<Arc<dyn AnyGame>, Missing>,
    pub(super) row: StoredTable,
    pub(super) names: Arc<Names>,
    /// The match, once it has begun.
    pub(super) course: Option<Course>,
    /// The last page of moves as they are stored, where the rules are not known.
    pub(super) unread: Vec<StoredPly>,
    /// What each viewer who listens was shown last.
    pub(super) shown: Vec<Option<Shown>>,
    pub(super) run: Run,
    pub(super) posted: Vec<Option<Posted>>,
    pub(super) wish: Option<Wish>,
    pub(super) votes: BTreeSet<PersonId>,
    pub(super) auto_pass: AutoPasses,
    pub(super) chat: VecDeque<ChatView>,
    pub(super) news: Newsroom,
    pub(super) listeners: Listeners,
    pub(super) clocks: Clocks,
    pub(super) thoughts: Vec<Option<Thought>>,
    pub(super) thought_of: u64,
    broken: bool,
    /// Since when nobody has wanted anything; `None` for a table that was woken only to see whether there is a need.
    pub(super) touched: Option<Instant>,
}

impl Table {
    /// Loads a table, and takes its match up at a keyframe.
    pub(super) async fn load(
        hall: Hall,
        id: TableId,
        own: mpsc::WeakUnboundedSender<Deed>,
    ) -> Result<Table, Trouble> {
        let store = &hall.shared().store;
        let row = store.table(id).await.map_err(|error| match error {
            StoreError::NotFound { .. } => Trouble::unknown_table(id.as_str()),
            other => other.into(),
        })?;
        let chat = store.chat_page(id, None, CHAT_AT_HAND).await?;
        let edition = Editions::of(hall.shared(), &row).await?;
        if let Err(missing) = &edition {
            tracing::warn!(table = %id, ?missing, "a table is shown as far as it can be");
        }
        let mut table = Table::of(hall, own, row, edition, chat)?;
        if table.row.started.is_some() {
            table.take_up().await?;
            table.set_clocks_going();
            table.recall_wishes();
            table.finish_if_over().await?;
        } else if let Err(trouble) = table.begin_if_full().await {
            // It was left between the last seat and the start; what keeps it from starting now is said to whoever asks.
            tracing::warn!(table = %id, kind = trouble.kind.name(), "a full table could not begin");
        }
        Ok(table)
    }

    /// Takes the match up as it is stored.
    pub(super) async fn take_up(&mut self) -> Result<(), Trouble> {
        self.shown.fill_with(|| None);
        if self.edition.is_ok() {
            self.course = Some(Course::wake(&self.origin()?).await?);
        } else {
            let from = self.row.plies.saturating_sub(PAGE) + 1;
            self.unread = self.store().plies_between(self.id, from, self.row.plies).await?;
        }
        Ok(())
    }

    fn of(
        hall: Hall,
        own: mpsc::WeakUnboundedSender<Deed>,
        row: StoredTable,
        edition: Result<Arc<dyn AnyGame>, Missing>,
        chat: Vec<Chat>,
    ) -> Result<Table, Trouble> {
        let clock: Clock = serde_json::from_value(row.clock.clone()).map_err(|error| {
            let place = format!("table {}, clock", row.id);
            StoreError::Broken { what: error.to_string(), place }
        })?;
        let seats = row.chairs.len();
        let mut row = row;
        // Plies that were taken back took the moment with them from which clocks run.
        let set = row.extra.get(CLOCKS_SET).and_then(Value::as_i64).unwrap_or(0);
        row.moved = row.moved.max(set);
        let mut table = Table {
            own,
            id: row.id,
            edition,
            names: Arc::new(Names::at(&row, STAND_IN)),
            course: None,
            unread: Vec::new(),
            shown: (0..=seats).map(|_| None).collect(),
            run: Run::default(),
            posted: vec![None; seats],
            wish: None,
            votes: BTreeSet::new(),
            auto_pass: AutoPasses::recall(&row),
            chat: VecDeque::new(),
            news: Newsroom::new(store::now()),
            listeners: Listeners::default(),
            clocks: Clocks::new(clock, row.chairs.iter().map(|chair| chair.clock_left)),
            thoughts: (0..seats).map(|_| None).collect(),
            thought_of: 0,
            broken: false,
            touched: None,
            hall,
            row,
        };
        for words in chat.into_iter().rev() {
            table.keep_chat(words.number, words.person, words.name, words.text, words.at);
        }
        Ok(table)
    }

    pub(super) fn store(&self) -> &Arc<dyn Store> {
        &self.hall.shared().store
    }

    pub(super) fn settings(&self) -> &Settings {
        &self.hall.shared().settings
    }

    /// The id.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The game as it is played here; trouble if this server does not have it.
    pub fn game(&self) -> Result<&Arc<dyn AnyGame>, Trouble> {
        self.edition.as_ref().map_err(Missing::trouble)
    }

    /// The id of the game, known here or not.
    pub fn id_of_game(&self) -> &str {
        &self.row.game
    }

    /// What is missing, if the match cannot be played on here.
    pub(super) fn missing(&self) -> Option<&Missing> {
        self.edition.as_ref().err()
    }

    /// The match, if it has begun.
    pub fn game_match(&self) -> Result<&dyn AnyMatch, Trouble> {
        self.game()?;
        let not_started = || Trouble::new(Kind::NotStarted, Phrase::new("error-not-started"));
        self.course.as_ref().map(Course::game_match).ok_or_else(not_started)
    }

    /// Who is out of the match while it goes on: asked for nothing.
    pub(super) fn out(&self) -> Seats {
        let playing = self.course.as_ref().filter(|_| self.row.state == TableState::Playing);
        playing.map(|course| course.game_match().status().out).unwrap_or_default()
    }

    /// Who plays.
    pub fn names(&self) -> &Arc<Names> {
        &self.names
    }

    /// Is it over, or broken off?
    pub fn has_ended(&self) -> bool {
        matches!(self.row.state, TableState::Over | TableState::BrokenOff)
    }

    /// How many plies have been played at this table.
    pub fn plies(&self) -> u32 {
        self.row.plies
    }

    /// How often plies were taken back.
    pub fn epoch(&self) -> u32 {
        self.row.epoch
    }

    /// Who owes a decision.
    pub fn waiting(&self) -> Seats {
        if self.row.state == TableState::Playing {
            self.course.as_ref().map(Course::waiting).unwrap_or_default()
        } else {
            Seats::NONE
        }
    }

    /// Nothing but a table that is being played.
    pub fn must_play(&self) -> Result<(), Trouble> {
        match self.row.state {
            TableState::Playing => self.game().map(drop),
            TableState::Gathering => Err(Trouble::new(Kind::NotStarted, Phrase::new("error-not-started"))),
            TableState::Over | TableState::BrokenOff => {
                Err(Trouble::new(Kind::GameOver, Phrase::new("error-over")))
            }
        }
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        let Some(person) = person else { return Vec::new() };
        let own = self.row.chairs.iter().filter(|chair| chair.occupant == Occupant::Person(person));
        own.map(|chair| chair.seat).collect()
    }

    /// A seat that belongs to the caller.
    pub fn own_seat(&self, person: Option<PersonId>, seat: u8) -> Result<Seat, Trouble> {
        let own = self.seats_of(person).into_iter().find(|own| own.0 == seat);
        own.ok_or_else(|| Trouble::new(Kind::NotYourSeat, Phrase::new("error-not-your-seat")))
    }

    /// Somebody who sits at the table.
    pub(super) fn must_sit(&self, person: PersonId) -> Result<Seat, Trouble> {
        let own = self.seats_of(Some(person)).first().copied();
        own.ok_or_else(|| Trouble::new(Kind::Forbidden, Phrase::new("error-not-seated")))
    }

    /// Who decides for a seat.
    pub(super) fn driver(&self, seat: Seat) -> Driver {
        match self.row.chairs.get(seat.index()).map(|chair| (&chair.occupant, chair.takeover)) {
            None | Some((Occupant::Open, _)) => Driver::Nobody,
            Some((Occupant::Person(_), true)) => Driver::Computer(STAND_IN),
            Some((Occupant::Person(person), false)) => Driver::Person(*person),
            Some((Occupant::Computer(level), _)) => Driver::Computer(level.parse().unwrap_or(STAND_IN)),
        }
    }

    /// The people who play, have not left and are not out, each once.
    pub(super) fn active(&self) -> BTreeSet<PersonId> {
        let out = self.out();
        let within = self.row.chairs.iter().filter(|chair| !out.contains(chair.seat));
        let drivers = within.map(|chair| self.driver(chair.seat));
        drivers
            .filter_map(|driver| if let Driver::Person(person) = driver { Some(person) } else { None })
            .collect()
    }

    /// The first seat of a person, for telling who wants something.
    pub(super) fn seat_of(&self, person: PersonId) -> Option<u8> {
        self.seats_of(Some(person)).first().map(|seat| seat.0)
    }

    /// A store that refused or failed: what is known here may be wrong, so the table is loaded again.
    pub(super) fn failed(&mut self, error: StoreError) -> Trouble {
        tracing::warn!(table = %self.id, %error, "a write was refused; the table is loaded again");
        self.broken = true;
        self.news.publish(What::Reset("reload"));
        error.into()
    }

    /// What is stored of the table has changed without it: it is loaded again, and everybody looks anew.
    pub fn reload(&mut self) {
        self.broken = true;
        self.news.publish(What::Reset("reload"));
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Somebody wants something of the table: it stays awake for a while.
    pub(super) fn touch(&mut self) {
        self.touched = Some(Instant::now());
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_seats(&mut self) {
        self.names = Arc::new(Names::at(&self.row, STAND_IN));
        let seats = Seat::all(self.row.chairs.len() as u8);
        let news = seats.map(|seat| SeatNews {
            view: self.seat_view(seat),
            owner: match self.row.chairs.get(seat.index()).map(|chair| &chair.occupant) {
                Some(Occupant::Person(person)) => Some(*person),
                _ => None,
            },
            names: Arc::clone(&self.names),
        });
        let news = news.collect();
        self.news.publish(What::Seat(news));
    }

    /// Puts computer players to thinking and clocks to running, as far as they are not.
    pub(super) fn stir(&mut self) {
        if self.row.state == TableState::Playing {
            self.set_clocks_going();
            self.set_computers_thinking();
        }
    }

    fn set_clocks_going(&mut self) {
        if !self.clocks.are_there() {
            return;
        }
        let now = store::now();
        let waiting = self.waiting();
        // A match that goes fast must not be lost because the server was away.
        let from = if self.clocks.are_fast() { self.settings().boot } else { 0 }.max(self.row.moved);
        for seat in Seat::all(self.row.chairs.len() as u8) {
            let person = self.row.chairs.get(seat.index()).is_some_and(|chair| {
                // The clock of whoever left runs on while a computer player decides, until nothing is left.
                let stood_in = chair.takeover && self.clocks.left(seat, now) == Some(0);
                matches!(chair.occupant, Occupant::Person(_)) && !stood_in
            });
            if waiting.contains(seat) && person {
                self.clocks.run(seat, from.min(now));
            } else {
                self.clocks.stop(seat, now);
            }
        }
    }

    /// When time next brings something.
    pub(super) fn due(&self) -> Option<Instant> {
        let sleep = (self.listeners.is_empty() && !self.is_thinking())
            .then(|| self.touched.map_or_else(Instant::now, |touched| touched + self.settings().sleep_after));
        [sleep, self.alarm(), self.next_answer()].into_iter().flatten().min()
    }

    /// When the next clock runs out.
    pub(super) fn alarm(&self) -> Option<Instant> {
        let left = self.clocks.next()? - store::now();
        Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    /// Does what time has brought.
    pub(super) async fn tick(&mut self) {
        let out = self.clocks.out(store::now());
        if !out.is_empty() {
            // The trouble is in the log, and the table will be loaded again.
            let _ = self.time_is_out(out).await;
        }
        self.play_answers().await;
    }

    /// Nobody listens, nobody thinks, and nobody has wanted anything for a while.
    pub(super) fn may_sleep(&self) -> bool {
        let quiet = self.touched.is_none_or(|touched| touched.elapsed() >= self.settings().sleep_after);
        let out = !self.clocks.out(store::now()).is_empty();
        quiet && !out && self.listeners.is_empty() && !self.is_thinking()
    }
}
