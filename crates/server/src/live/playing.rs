//! Moves: checked, stored, told, in this order.

use super::course::{Told, pointed_at};
use super::news::{Changed, PlyNews, What, place};
use super::origin::is_keyframe;
use super::table::{Posted, Table};
use crate::shapes::{OutcomeView, Play, Played};
use crate::trouble::{Kind, Trouble};
use serde_json::Value;
use shelf::{AnyMatch, Said};
use std::sync::Arc;
use store::{Append, By, Finish, PersonId, TableState};
use table::{Outcome, Panel, Phrase, Score, Seat, Seats, Viewer};
use tokio::time::Instant;

impl Table {
    /// A decision of a person.
    pub async fn play(&mut self, person: PersonId, play: &Play) -> Result<Played, Trouble> {
        let seat = self.own_seat(Some(person), play.seat)?;
        if let Some(again) = self.recognise(seat, play).await? {
            return Ok(again);
        }
        self.must_play()?;
        self.must_be_fresh(seat, play.ply)?;
        if self.row.chairs.get(seat.index()).is_some_and(|chair| chair.takeover) {
            return Err(Trouble::new(Kind::NotYourTurn, Phrase::new("error-standin")));
        }
        let number = self.carry_out(seat, &play.choice, By::Person(person)).await?;
        if let Some(posted) = self.posted.get_mut(seat.index()) {
            *posted = Some(Posted { ply: play.ply, choice: play.choice.clone(), played: number });
        }
        Ok(self.played(number, false))
    }

    fn played(&self, ply: u32, again: bool) -> Played {
        Played {
            ply,
            epoch: self.row.epoch,
            again,
            waiting: self.waiting().iter().map(|seat| seat.0).collect(),
            over: self.has_ended(),
        }
    }

    /// The same request again is no second move; a different one in its place comes too late.
    async fn recognise(&self, seat: Seat, play: &Play) -> Result<Option<Played>, Trouble> {
        if play.epoch != self.row.epoch || play.ply > self.plies() {
            return Err(Trouble::stale());
        }
        let Some(course) = &self.course else { return Ok(None) };
        let posted = self.posted.get(seat.index()).and_then(Option::as_ref);
        if let Some(posted) = posted.filter(|posted| posted.ply == play.ply && posted.choice == play.choice) {
            return Ok(Some(self.played(posted.played, true)));
        }
        if course.stretch.last_of(seat) <= play.ply {
            return Ok(None);
        }
        // What was asked longer than a page ago is no repetition of a request that got lost.
        let first = course.told().find(|told| told.ply > play.ply && told.seat == seat);
        let seen = course.told().next().is_some_and(|oldest| oldest.ply <= play.ply + 1);
        let made =
            first.filter(|_| seen).and_then(|told| Some((told.ply, told.to(seat.into())?.text.clone()?)));
        match made {
            Some((number, text)) if self.means(seat, number, &play.choice, &text).await? => {
                Ok(Some(self.played(number, true)))
            }
            _ => Err(Trouble::stale()),
        }
    }

    /// Does this choice, in whatever form it was posted, mean the ply that was made?
    async fn means(&self, seat: Seat, ply: u32, choice: &Value, text: &str) -> Result<bool, Trouble> {
        if choice.as_str() == Some(text) {
            return Ok(true);
        }
        // What a form means may depend on the position: it is made once more where it was made.
        let mut before = self.origin()?.at(ply.saturating_sub(1)).await?.game_match;
        if before.play(seat, Said::Json(choice)).is_err() {
            return Ok(false);
        }
        let made = before.played().checked_sub(1).and_then(|index| before.ply(index));
        Ok(made.is_some_and(|made| made.choice == text))
    }

    /// Whoever decides alone must have seen the table as it is; while several decide at the same time, the decisions
    /// of the others in between do no harm.
    fn must_be_fresh(&self, seat: Seat, seen: u32) -> Result<(), Trouble> {
        if seen == self.plies() {
            return Ok(());
        }
        let then = self.course.as_ref().and_then(|course| course.waiting_after(seen)).unwrap_or_default();
        let together = then.len() > 1 && then.contains(seat) && self.waiting().contains(seat);
        if together { Ok(()) } else { Err(Trouble::stale()) }
    }

    /// Plays a move for whoever makes it, and then answers for those who do not want to be asked; says the number of
    /// the ply, counted from 1.
    pub(super) async fn carry_out(&mut self, seat: Seat, choice: &Value, by: By) -> Result<u32, Trouble> {
        let number = self.make_move(seat, choice, by).await?;
        // The move stands, whatever comes of the answers after it.
        if let Err(trouble) = self.answer_windows().await {
            tracing::error!(table = %self.id, kind = trouble.kind.name(), "a window could not be answered");
        }
        Ok(number)
    }

    /// Plays a move, stores it, and tells everybody; says its number, counted from 1.
    pub(super) async fn make_move(&mut self, seat: Seat, choice: &Value, by: By) -> Result<u32, Trouble> {
        self.look_before();
        let names = Arc::clone(&self.names);
        let id = self.game()?.id();
        let course = self.course.as_mut().ok_or_else(Trouble::internal)?;
        let marks = pointed_at(course.game_match(), seat, choice);
        let game_match = &mut course.stretch.game_match;
        game_match.play(seat, Said::Json(choice)).map_err(|refusal| Trouble::refused(id, refusal, names))?;
        let made = game_match.played().checked_sub(1).and_then(|index| game_match.ply(index));
        let ply = made.ok_or_else(Trouble::internal)?;
        course.stretch.note(seat);
        let number = course.plies();
        let at = store::now();
        let own = matches!(by, By::Person(_));
        let clock_left = self.clocks.decided(seat, at, own);
        let append = Append {
            table: self.id,
            epoch: self.row.epoch,
            ply: number,
            seat,
            text: ply.choice,
            by,
            boundary: ply.boundary,
            clock_left,
            at,
            keyframe: is_keyframe(number).then(|| course.stretch.keyframe()),
        };
        let told = course.played(seat, marks, ply.boundary);
        let store = Arc::clone(self.store());
        if let Err(error) = store.append(append).await {
            return Err(self.failed(error));
        }
        metrics::counter!("waldpfade_plies_total").increment(1);
        self.row.moved = at;
        self.row.plies = number;
        self.cancel_thought_quietly(seat);
        // A wish to take back what was the last ply does not mean this one.
        if self.wish.take().is_some() {
            self.tell_undo();
        }
        self.tell_ply(told, by);
        self.finish_if_over().await?;
        if self.row.state == TableState::Playing && !self.votes.is_empty() {
            // Whoever is out now is not asked any more.
            self.end_if_all_agree().await?;
        }
        Ok(number)
    }

    fn cancel_thought_quietly(&mut self, seat: Seat) {
        if self.thinks(seat) {
            self.cancel_thought(seat);
        }
    }

    /// What a viewer is shown now.
    fn show(&self, viewer: Viewer) -> Option<Shown> {
        let course = self.course.as_ref()?;
        let game_match = course.game_match();
        Some(Shown {
            view: game_match.view(viewer),
            marks: course.marks(viewer),
            panels: game_match.panels(viewer),
            scores: game_match.standing(viewer),
        })
    }

    /// Notes what everybody who listens is shown, as far as it is not known.
    fn look_before(&mut self) {
        for viewer in self.listening_viewers() {
            let index = place(viewer, self.row.chairs.len());
            if self.shown.get(index).is_some_and(Option::is_none) {
                self.shown[index] = self.show(viewer);
            }
        }
    }

    /// What changed for each viewer. Whoever nobody looks through the eyes of now has to look at all.
    fn look_after(&mut self) -> Vec<Changed> {
        let seats = self.row.chairs.len();
        let mut changed = vec![Changed::ALL; seats + 1];
        let mut shown: Vec<Option<Shown>> = (0..=seats).map(|_| None).collect();
        for viewer in self.listening_viewers() {
            let index = place(viewer, seats);
            let now = self.show(viewer);
            if let (Some(before), Some(now)) = (&self.shown[index], &now) {
                changed[index] = before.compare(now);
            }
            shown[index] = now;
        }
        self.shown = shown;
        changed
    }

    /// Tells everybody the last ply, each as far as he may know it.
    fn tell_ply(&mut self, told: Arc<Told>, by: By) {
        let changed = self.look_after();
        let Ok(game) = self.game() else { return };
        let game = game.id();
        let goes_on = !self.waiting().is_empty() && self.waits_for_computers_only();
        let turn = match by {
            By::Person(_) => self.run.person(told.ply),
            By::Computer => self.run.computer(told.ply, goes_on, Instant::now()),
        };
        let now = store::now();
        let numbers = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
        let clocks =
            || Seat::all(self.row.chairs.len() as u8).map(|seat| self.clocks.left(seat, now)).collect();
        let news = PlyNews {
            told,
            epoch: self.row.epoch,
            turn,
            waiting: numbers(self.waiting()),
            out: numbers(self.out()),
            clocks: self.clocks.are_there().then(clocks),
            game,
            names: Arc::clone(&self.names),
            changed,
            undo: self.undo_by_seat(),
        };
        self.news.publish(What::Ply(news));
    }

    /// Ends the match in the store if the rules say that it is over.
    pub(super) async fn finish_if_over(&mut self) -> Result<(), Trouble> {
        if self.row.state != TableState::Playing {
            return Ok(());
        }
        let Some(course) = &self.course else { return Ok(()) };
        let Some(outcome) = course.game_match().status().outcome else { return Ok(()) };
        let outcome = self.judged(outcome);
        self.finish(TableState::Over, Some(outcome)).await
    }

    /// Ends the match, with an outcome or without.
    pub(super) async fn finish(
        &mut self,
        state: TableState,
        outcome: Option<Outcome>,
    ) -> Result<(), Trouble> {
        let at = store::now();
        let view = outcome.as_ref().and_then(|outcome| {
            self.course.as_ref().map(|course| tell_outcome(course.game_match(), outcome))
        });
        let places =
            outcome.as_ref().map(|outcome| places(outcome, self.row.chairs.len())).unwrap_or_default();
        let finish = Finish {
            table: self.id,
            state,
            at,
            outcome: view.as_ref().map(table::to_value),
            places: places.clone(),
        };
        let store = Arc::clone(self.store());
        if let Err(error) = store.finish(finish).await {
            return Err(self.failed(error));
        }
        self.cancel_thoughts();
        for (chair, place) in self.row.chairs.iter_mut().zip(places) {
            chair.place = Some(place);
        }
        self.row.state = state;
        self.row.ended = Some(at);
        self.row.outcome = view.as_ref().map(table::to_value);
        self.wish = None;
        for seat in Seat::all(self.row.chairs.len() as u8) {
            self.clocks.stop(seat, at);
        }
        self.news.publish(What::Over(view));
        self.hall.shared().ended.notify_one();
        Ok(())
    }
}

/// What a viewer was shown last.
#[derive(Debug)]
pub(super) struct Shown {
    view: Value,
    marks: Vec<String>,
    panels: Vec<Panel>,
    scores: Vec<Score>,
}

impl Shown {
    /// What has to be looked at anew; a picture shows the view and the marks.
    fn compare(&self, now: &Shown) -> Changed {
        Changed {
            picture: self.view != now.view || self.marks != now.marks,
            panels: self.panels != now.panels || self.scores != now.scores,
        }
    }
}

/// How a match ended, as it is told.
pub(super) fn tell_outcome(game_match: &dyn AnyMatch, outcome: &Outcome) -> OutcomeView {
    let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.0).collect();
    OutcomeView {
        ranking: outcome.ranking.iter().map(|rank| numbers(rank)).collect(),
        winners: outcome.winners.iter().map(|seat| seat.0).collect(),
        totals: game_match.scores().iter().map(Score::total).collect(),
    }
}

/// The place of each seat, 1 for the best; those of equal rank share it. Where nobody wins, nobody is first alone.
fn places(outcome: &Outcome, seats: usize) -> Vec<u8> {
    let mut places = vec![0; seats];
    let mut place = 1;
    for rank in &outcome.ranking {
        for seat in rank {
            if let Some(slot) = places.get_mut(seat.index()) {
                *slot = place;
            }
        }
        place += rank.len() as u8;
    }
    places
}
