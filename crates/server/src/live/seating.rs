//! Who sits where: coming, leaving, starting, standing in.

use super::counting::Unrated;
use super::course::Course;
use super::news::What;
use super::table::{CLOCKS_SET, STAND_IN, Table};
use crate::dice;
use crate::shapes::{Joined, PartAdded, State};
use crate::trouble::{Kind, Trouble};
use opponents::Level;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use store::{Chair, ChairChange, Millis, Occupant, Person, PersonId, Secret, Start, TableState};
use table::{Phrase, Seat};

/// Under these names the store keeps that the host left while others stayed, and whom open seats are kept for.
const HOST_LEFT: &str = "host_left";
pub(super) const KEPT: &str = "kept_seats";

/// Whom an open seat is kept for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct KeptFor {
    pub(super) person: PersonId,
    pub(super) name: String,
}

impl Table {
    /// Somebody sits down; whoever sits already stays.
    pub async fn join(
        &mut self,
        person: &Person,
        seat: Option<u8>,
        part: Option<Secret>,
    ) -> Result<Joined, Trouble> {
        if let Some(own) = self.seat_of(person.id).filter(|own| seat.is_none_or(|seat| seat == *own)) {
            if let Some(part) = part.filter(|_| self.row.state == TableState::Gathering) {
                self.add_part(person.id, part).await?;
            }
            // Whoever comes again because the first answer got lost may find that the start got lost, too.
            self.begin_if_full().await?;
            return Ok(Joined { seat: own, state: State::from(self.row.state) });
        }
        self.must_gather()?;
        if self.counts() && person.guest {
            return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-rated-account")));
        }
        let open = |chair: &&Chair| chair.occupant == Occupant::Open;
        let own = |chair: &&Chair| self.kept_for(chair.seat).is_none_or(|kept| kept.person == person.id);
        let chair = match seat {
            None => self.row.chairs.iter().filter(open).find(own),
            Some(seat) => self.row.chairs.get(usize::from(seat)).filter(open).filter(own),
        };
        let chair = chair.ok_or_else(|| {
            let kept = self.row.chairs.iter().filter(open).any(|chair| self.kept_for(chair.seat).is_some());
            let (kind, key) =
                if kept { (Kind::Forbidden, "error-seat-kept") } else { (Kind::Taken, "error-seat-taken") };
            Trouble::new(kind, Phrase::new(key))
        })?;
        let changed = Chair {
            occupant: Occupant::Person(person.id),
            person_name: Some(person.name.clone()),
            part,
            ..chair.clone()
        };
        let seat = chair.seat;
        self.change(changed).await?;
        self.begin_if_full().await?;
        Ok(Joined { seat: seat.0, state: State::from(self.row.state) })
    }

    /// Somebody adds to the dice; the match begins with the last part. What was added stays: the same again does no harm,
    /// another is refused.
    pub async fn add_part(&mut self, person: PersonId, part: Secret) -> Result<PartAdded, Trouble> {
        self.must_sit(person)?;
        let added = |table: &Table| PartAdded {
            state: State::from(table.row.state),
            commitment: dice::hex(&table.row.commitment),
        };
        let own = self.seats_of(Some(person)).into_iter();
        let chairs: Vec<Chair> = own.filter_map(|seat| self.row.chairs.get(seat.index()).cloned()).collect();
        if let Some(before) = chairs.iter().find_map(|chair| chair.part) {
            return if before == part {
                Ok(added(self))
            } else {
                Err(Trouble::new(Kind::Taken, Phrase::new("error-part-added")))
            };
        }
        self.must_gather()?;
        // All seats at one screen, so that the proof shows none without a part.
        for chair in chairs {
            self.change(Chair { part: Some(part), ..chair }).await?;
        }
        self.begin_if_full().await?;
        Ok(added(self))
    }

    /// Has everybody who sits here added to the dice? The dice of a branch are known; nobody could add to them.
    fn all_parts_are_there(&self) -> bool {
        let added = |person: PersonId| {
            let mut own = self.row.chairs.iter().filter(|chair| chair.occupant == Occupant::Person(person));
            own.any(|chair| chair.part.is_some())
        };
        let mut people = self.row.chairs.iter().filter_map(|chair| match chair.occupant {
            Occupant::Person(person) => Some(person),
            _ => None,
        });
        self.branched().is_some() || people.all(added)
    }

    /// Somebody leaves: an open seat before the match, a computer player in his place during it.
    pub async fn leave(&mut self, person: PersonId) -> Result<(), Trouble> {
        let own = self.seats_of(Some(person));
        let host = self.row.owner == person;
        match self.row.state {
            // A table that its host has not sat down at yet is his to close.
            TableState::Gathering if host && own.is_empty() => self.close_if_empty().await,
            TableState::Gathering => {
                self.must_sit(person)?;
                for seat in own {
                    self.change(Chair::new(seat, Occupant::Open)).await?;
                }
                if host && !self.people().is_empty() {
                    self.note(HOST_LEFT, json!(true)).await?;
                }
                // Whoever came to a table does not close it for its host.
                if host || self.noted(HOST_LEFT) { self.close_if_empty().await } else { Ok(()) }
            }
            TableState::Playing => {
                self.must_sit(person)?;
                if self.votes.remove(&person) {
                    self.keep_wishes().await?;
                }
                for seat in &own {
                    self.stand_in(*seat).await?;
                }
                self.give_up(&own).await?;
                if self.row.state != TableState::Playing {
                    return Ok(());
                }
                // Whoever is left may have agreed to end it long ago.
                self.end_if_all_agree().await
            }
            TableState::Over | TableState::BrokenOff => Ok(()),
        }
    }

    async fn close_if_empty(&mut self) -> Result<(), Trouble> {
        if self.people().is_empty() { self.finish(TableState::BrokenOff, None).await } else { Ok(()) }
    }

    /// Whom an open seat is kept for.
    pub(super) fn kept_for(&self, seat: Seat) -> Option<KeptFor> {
        let kept: Vec<Option<KeptFor>> = self.noted(KEPT);
        let open = self.row.chairs.get(seat.index()).is_some_and(|chair| chair.occupant == Occupant::Open);
        kept.into_iter().nth(seat.index()).flatten().filter(|_| open)
    }

    /// Keeps the clocks as they are set now, because the plies that set them are gone.
    pub(super) async fn keep_clocks(&mut self, now: Millis) -> Result<(), Trouble> {
        if !self.clocks.are_there() {
            return Ok(());
        }
        for index in 0..self.row.chairs.len() {
            let chair = self.row.chairs[index].clone();
            let clock_left = self.clocks.base(chair.seat);
            self.change(Chair { clock_left, ..chair }).await?;
        }
        self.note(CLOCKS_SET, json!(now)).await
    }

    /// Computer players take the seats of those whose time is out.
    pub(super) async fn time_is_out(&mut self, seats: Vec<Seat>) -> Result<(), Trouble> {
        for seat in &seats {
            self.clocks.stop(*seat, store::now());
            self.stand_in(*seat).await?;
            self.news.publish(What::Clock { seat: seat.0, left: Some(0), running: false });
        }
        self.give_up(&seats).await
    }

    async fn stand_in(&mut self, seat: Seat) -> Result<(), Trouble> {
        let Some(chair) = self.row.chairs.get(seat.index()).filter(|chair| !chair.takeover) else {
            return Ok(());
        };
        // The clock goes on as it was.
        let changed = Chair { takeover: true, clock_left: self.clocks.base(seat), ..chair.clone() };
        self.change(changed).await
    }

    /// A person takes the seat back from the computer player who stood in.
    pub async fn take_back(&mut self, person: PersonId, seat: u8) -> Result<(), Trouble> {
        let seat = self.own_seat(Some(person), seat)?;
        self.must_play()?;
        let Some(chair) = self.row.chairs.get(seat.index()).filter(|chair| chair.takeover) else {
            return Ok(());
        };
        if self.given_up().contains(seat) {
            return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-given-up")));
        }
        // Time that was used stays used; for a decision whose time is out the computer player decides.
        if self.clocks.left(seat, store::now()) == Some(0) {
            return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-time-used")));
        }
        let changed = Chair { takeover: false, clock_left: self.clocks.base(seat), ..chair.clone() };
        self.cancel_thought(seat);
        self.change(changed).await
    }

    /// The host starts without those who have not come: computer players take the open seats.
    pub async fn start(&mut self, person: PersonId, level: Option<Level>) -> Result<(), Trouble> {
        self.must_gather()?;
        if self.row.owner != person {
            return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-not-host")));
        }
        let level = level.unwrap_or(STAND_IN);
        let open = self.row.chairs.iter().filter(|chair| chair.occupant == Occupant::Open);
        let open: Vec<Seat> = open.map(|chair| chair.seat).collect();
        let computers = |seat: &Seat| Chair::new(*seat, Occupant::Computer(level.name().to_owned()));
        let computers: Vec<Chair> = open.iter().map(computers).collect();
        self.hall.must_have_room(person, false, &computers).await?;
        if !open.is_empty() {
            self.stop_counting(Unrated::Computers).await?;
        }
        for chair in computers {
            self.change(chair).await?;
        }
        self.begin_if_full().await
    }

    fn must_gather(&self) -> Result<(), Trouble> {
        if self.row.state == TableState::Gathering {
            self.game().map(drop)
        } else {
            Err(Trouble::new(Kind::Stale, Phrase::new("error-started")))
        }
    }

    async fn change(&mut self, chair: Chair) -> Result<(), Trouble> {
        let index = chair.seat.index();
        let before = self.row.chairs.get(index).ok_or_else(Trouble::internal)?;
        let expect = (before.occupant.clone(), before.takeover);
        let change = ChairChange { table: self.id, expect, chair: chair.clone() };
        let store = Arc::clone(self.store());
        if let Err(error) = store.change_chair(change).await {
            return Err(self.failed(error));
        }
        self.row.chairs[index] = chair;
        self.tell_seats();
        Ok(())
    }

    /// Begins the match as soon as no seat is open and everybody has added to the dice.
    pub(super) async fn begin_if_full(&mut self) -> Result<(), Trouble> {
        let full = self.row.chairs.iter().all(|chair| chair.occupant != Occupant::Open);
        if self.row.state != TableState::Gathering || !full || !self.all_parts_are_there() {
            return Ok(());
        }
        let at = store::now();
        for chair in &mut self.row.chairs {
            chair.clock_left = self.clocks.left(chair.seat, at);
        }
        let before = self.row.extra.clone();
        let extra = self.adapt_options()?;
        // The rules accepted seats and options when the table was opened; whatever they say now, nothing is stored yet.
        let dealt =
            self.origin().and_then(|origin| origin.start()).inspect_err(|_| self.row.extra = before)?;
        let start = Start { table: self.id, at, chairs: self.row.chairs.clone(), extra };
        let store = Arc::clone(self.store());
        if let Err(error) = store.start(start).await {
            return Err(self.failed(error));
        }
        self.row.state = TableState::Playing;
        self.row.started = Some(at);
        self.row.moved = at;
        self.course = Some(Course::new(dealt, 0));
        metrics::counter!("waldpfade_matches_total").increment(1);
        self.news.publish(What::Reset("start"));
        // A branch may begin where nothing is left to decide.
        self.finish_if_over().await?;
        self.answer_windows().await
    }

    /// Somebody at the table has another name now.
    pub fn renamed(&mut self, person: PersonId, name: &str) {
        let own = self.row.chairs.iter_mut().filter(|chair| chair.occupant == Occupant::Person(person));
        for chair in own {
            chair.person_name = Some(name.to_owned());
        }
        self.tell_seats();
    }
}

impl From<TableState> for State {
    fn from(state: TableState) -> State {
        match state {
            TableState::Gathering => State::Gathering,
            TableState::Playing => State::Playing,
            TableState::Over => State::Over,
            TableState::BrokenOff => State::BrokenOff,
        }
    }
}
