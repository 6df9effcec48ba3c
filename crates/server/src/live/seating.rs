//! Who sits where: coming, leaving, starting, standing in.

use super::course::Course;
use super::news::What;
use super::table::{STAND_IN, Table};
use crate::shapes::{Joined, State};
use crate::trouble::{Kind, Trouble};
use opponents::Level;
use std::sync::Arc;
use store::{Chair, ChairChange, Occupant, Person, PersonId, Secret, Start, TableState};
use table::{Phrase, Seat};

impl Table {
    /// Somebody sits down; whoever sits already stays.
    pub async fn join(
        &mut self,
        person: &Person,
        seat: Option<u8>,
        part: Option<Secret>,
    ) -> Result<Joined, Trouble> {
        if let Some(own) = self.seat_of(person.id).filter(|own| seat.is_none_or(|seat| seat == *own)) {
            // Whoever comes again because the first answer got lost may find that the start got lost, too.
            self.begin_if_full().await?;
            return Ok(Joined { seat: own, state: State::from(self.row.state) });
        }
        self.must_gather()?;
        let open = |chair: &&Chair| chair.occupant == Occupant::Open;
        let chair = match seat {
            None => self.row.chairs.iter().find(open),
            Some(seat) => self.row.chairs.get(usize::from(seat)).filter(open),
        };
        let chair = chair.ok_or_else(|| Trouble::new(Kind::Taken, Phrase::new("error-seat-taken")))?;
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

    /// Somebody leaves: an open seat before the match, a computer player in his place during it.
    pub async fn leave(&mut self, person: PersonId) -> Result<(), Trouble> {
        let own = self.seats_of(Some(person));
        match self.row.state {
            TableState::Gathering => {
                for seat in own {
                    self.change(Chair::new(seat, Occupant::Open)).await?;
                }
                if self.row.chairs.iter().all(|chair| !matches!(chair.occupant, Occupant::Person(_))) {
                    self.finish(TableState::BrokenOff, None).await?;
                }
            }
            TableState::Playing => {
                if self.votes.remove(&person) {
                    self.keep_wishes().await?;
                }
                for seat in own {
                    self.stand_in(seat).await?;
                }
                // Whoever is left may have agreed to end it long ago.
                self.end_if_all_agree().await?;
            }
            TableState::Over | TableState::BrokenOff => {}
        }
        Ok(())
    }

    /// Computer players take the seats of those whose time is out.
    pub(super) async fn time_is_out(&mut self, seats: Vec<Seat>) -> Result<(), Trouble> {
        for seat in seats {
            self.clocks.stop(seat, store::now());
            self.stand_in(seat).await?;
            self.news.publish(What::Clock { seat: seat.0, left: Some(0), running: false });
        }
        Ok(())
    }

    async fn stand_in(&mut self, seat: Seat) -> Result<(), Trouble> {
        let left = self.clocks.left(seat, store::now());
        let Some(chair) = self.row.chairs.get(seat.index()).filter(|chair| !chair.takeover) else {
            return Ok(());
        };
        let changed = Chair { takeover: true, clock_left: left, ..chair.clone() };
        self.change(changed).await
    }

    /// A person takes the seat back from the computer player who stood in.
    pub async fn take_back(&mut self, person: PersonId, seat: u8) -> Result<(), Trouble> {
        let seat = self.own_seat(Some(person), seat)?;
        self.must_play()?;
        let Some(chair) = self.row.chairs.get(seat.index()).filter(|chair| chair.takeover) else {
            return Ok(());
        };
        let mut changed = Chair { takeover: false, ..chair.clone() };
        let now = store::now();
        self.clocks.refill(seat);
        changed.clock_left = self.clocks.left(seat, now);
        if self.waiting().contains(seat) {
            self.clocks.run(seat, now);
            // Whoever loads the table counts from the last ply.
            let since = (now - self.row.moved).max(0);
            changed.clock_left = changed.clock_left.map(|left| left + since);
        }
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

    /// Begins the match as soon as no seat is open.
    pub(super) async fn begin_if_full(&mut self) -> Result<(), Trouble> {
        let full = self.row.chairs.iter().all(|chair| chair.occupant != Occupant::Open);
        if self.row.state != TableState::Gathering || !full {
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
