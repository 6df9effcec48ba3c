//! Taking plies back: freely as far as nobody learnt anything, further if all agree who have a seat.
//!
//! Whoever has left or lost by time is asked like everybody else, and cannot have agreed. In a match that counts, and in one
//! with clocks, nothing is free: playing and taking back would win time to think.

use super::counting::Unrated;
use super::course::Course;
use super::news::What;
use super::pace::Run;
use super::table::Table;
use crate::shapes::{UndoView, Undone};
use crate::trouble::{Kind, Trouble};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Chair, Occupant, PersonId, Truncate};
use table::{Phrase, Seats, to_value};

/// Somebody's wish to take plies back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Wish {
    by: PersonId,
    plies: u32,
    /// When it was told: after so many plies, in this epoch.
    ply: u32,
    epoch: u32,
    agreed: BTreeSet<PersonId>,
}

impl Table {
    /// So many plies lead back before the last decision of this person; 0 if there is none.
    fn own_undo(&self, person: PersonId) -> u32 {
        let Some(course) = &self.course else { return 0 };
        let own = self.seats_of(Some(person)).into_iter().map(|seat| course.back_to(seat));
        own.filter(|back| *back > 0).min().unwrap_or(0)
    }

    /// So many plies a person may take back without asking: nobody learnt anything by them, and they are the person's
    /// own or those of computer players.
    fn free_undo(&self, person: PersonId) -> u32 {
        let Some(course) = &self.course else { return 0 };
        if !self.is_alone(person) && (self.counts() || self.clocks.are_there()) {
            return 0;
        }
        let other = |chair: &&Chair| matches!(chair.occupant, Occupant::Person(other) if other != person);
        let others = self.row.chairs.iter().filter(other);
        let since = others.map(|chair| course.back_to(chair.seat)).filter(|back| *back > 0);
        since.map(|back| back - 1).fold(course.since_crossed(), u32::min)
    }

    /// Does nobody else have a seat?
    fn is_alone(&self, person: PersonId) -> bool {
        self.people().iter().all(|other| *other == person)
    }

    /// Whose consent it takes: of all who have a seat, here or not. Whoever is out of a match that does not count has
    /// nothing to lose by it any more.
    fn asked_for_undo(&self) -> BTreeSet<PersonId> {
        let out = if self.counts() { Seats::NONE } else { self.out() };
        let within = self.row.chairs.iter().filter(|chair| !out.contains(chair.seat));
        let people = within.filter_map(|chair| match chair.occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Open | Occupant::Computer(_) => None,
        });
        people.collect()
    }

    /// Nobody who is absent agrees to anything in a match that counts.
    fn must_all_be_here(&self) -> Result<(), Trouble> {
        if self.counts() && self.row.chairs.iter().any(|chair| chair.takeover) {
            return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-undo-absent")));
        }
        Ok(())
    }

    /// What whoever has each seat may take back: freely, and to before the last own decision.
    pub(super) fn undo_by_seat(&self) -> Vec<(u32, u32)> {
        let undo = |chair: &Chair| match chair.occupant {
            Occupant::Person(person) => (self.free_undo(person), self.own_undo(person)),
            _ => (0, 0),
        };
        self.row.chairs.iter().map(undo).collect()
    }

    /// What can be taken back, for a person.
    pub(super) fn undo_view(&self, person: Option<PersonId>) -> UndoView {
        let mut view = UndoView::default();
        if self.must_play().is_err() {
            return view;
        }
        if let Some(person) = person.filter(|person| self.seat_of(*person).is_some()) {
            view.free = self.free_undo(person);
            view.own = self.own_undo(person);
            view.alone = self.is_alone(person);
        }
        if let Some(wish) = &self.wish {
            let seat = |person: &PersonId| self.seat_of(*person);
            view.asked_by = self.seat_of(wish.by);
            view.plies = wish.plies;
            view.agreed = wish.agreed.iter().filter_map(seat).collect();
            view.missing = self.asked_for_undo().difference(&wish.agreed).filter_map(seat).collect();
        }
        view
    }

    pub(super) fn tell_undo(&mut self) {
        let view = self.undo_view(None);
        self.news.publish(What::Undo(view));
    }

    /// Somebody wants to take plies back: done at once if it is free, else everybody is asked.
    pub async fn undo(&mut self, person: PersonId, plies: Option<u32>) -> Result<Undone, Trouble> {
        self.must_sit(person)?;
        self.must_play()?;
        let plies = plies.unwrap_or_else(|| self.own_undo(person));
        if plies == 0 || plies > self.plies() {
            return Err(Trouble::bad(Phrase::new("error-nothing-to-undo")));
        }
        if plies <= self.free_undo(person) {
            return self.cut(plies).await;
        }
        if self.is_alone(person) {
            self.mark_practice().await?;
            return self.cut(plies).await;
        }
        self.must_all_be_here()?;
        if self.wish.as_ref().is_some_and(|wish| wish.by != person) {
            return Err(Trouble::new(Kind::Stale, Phrase::new("error-undo-asked")));
        }
        let ply = self.plies();
        self.wish =
            Some(Wish { by: person, plies, ply, epoch: self.row.epoch, agreed: BTreeSet::from([person]) });
        self.keep_wishes().await?;
        self.tell_undo();
        Ok(self.undone(false))
    }

    /// Somebody answers the wish of another.
    pub async fn answer_undo(&mut self, person: PersonId, agree: bool) -> Result<Undone, Trouble> {
        self.must_sit(person)?;
        self.must_play()?;
        let Some(wish) = self.wish.as_mut() else {
            return Err(Trouble::new(Kind::Stale, Phrase::new("error-undo-not-asked")));
        };
        if !agree {
            self.wish = None;
            self.keep_wishes().await?;
            self.tell_undo();
            return Ok(self.undone(false));
        }
        wish.agreed.insert(person);
        let (plies, agreed) = (wish.plies, wish.agreed.clone());
        if self.asked_for_undo().is_subset(&agreed) {
            self.must_all_be_here()?;
            if plies > self.course.as_ref().map_or(0, Course::since_crossed) {
                // The same would be drawn again, and is known now.
                self.stop_counting(Unrated::Undo).await?;
            }
            return self.cut(plies).await;
        }
        self.keep_wishes().await?;
        self.tell_undo();
        Ok(self.undone(false))
    }

    /// Keeps wishes and votes: a match may go on for days, and its table sleeps meanwhile.
    pub(super) async fn keep_wishes(&mut self) -> Result<(), Trouble> {
        let mut extra = self.row.extra.as_object().cloned().unwrap_or_default();
        extra.insert("wish".to_owned(), to_value(&self.wish));
        extra.insert("votes".to_owned(), to_value(&self.votes));
        self.keep_extra(Value::Object(extra)).await
    }

    /// Keeps what the store has no field for.
    pub(super) async fn keep_extra(&mut self, extra: Value) -> Result<(), Trouble> {
        let store = Arc::clone(self.store());
        if let Err(error) = store.set_extra(self.id, extra.clone()).await {
            return Err(self.failed(error));
        }
        self.row.extra = extra;
        Ok(())
    }

    /// Remembers wishes and votes; a wish from before the last ply has lapsed.
    pub(super) fn recall_wishes(&mut self) {
        let kept = |name: &str| self.row.extra.get(name).cloned().unwrap_or_default();
        let wish: Option<Wish> = serde_json::from_value(kept("wish")).unwrap_or_default();
        let votes: BTreeSet<PersonId> = serde_json::from_value(kept("votes")).unwrap_or_default();
        self.wish = wish.filter(|wish| wish.ply == self.plies() && wish.epoch == self.row.epoch);
        self.votes = votes;
    }

    pub(super) fn undone(&self, done: bool) -> Undone {
        Undone { done, practice: self.is_practice(), epoch: self.row.epoch, ply: self.plies() }
    }

    async fn cut(&mut self, plies: u32) -> Result<Undone, Trouble> {
        let keep = self.plies().checked_sub(plies).ok_or_else(Trouble::internal)?;
        let cut = Truncate { table: self.id, to_ply: keep, epoch: self.row.epoch };
        let store = Arc::clone(self.store());
        let epoch = match store.truncate(cut).await {
            Ok(epoch) => epoch,
            Err(error) => return Err(self.failed(error)),
        };
        self.cancel_thoughts();
        self.row.epoch = epoch;
        self.row.plies = keep;
        if let Err(trouble) = self.take_up().await {
            // The plies are taken back in the store; whoever asks next loads the table from there.
            self.reload();
            return Err(trouble);
        }
        self.run = Run::default();
        self.posted.fill(None);
        self.wish = None;
        let now = store::now();
        self.clocks.rewind(now);
        self.row.moved = now;
        self.keep_clocks(now).await?;
        self.news.publish(What::Reset("undo"));
        Ok(self.undone(true))
    }
}
