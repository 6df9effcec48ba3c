//! Moves: checked, stored, told, in this order.

use super::news::{Perceived, PlyNews, What};
use super::table::{Last, Posted, Table, last};
use crate::shapes::{OutcomeView, Play, Played};
use crate::trouble::{Kind, Trouble};
use serde_json::Value;
use shelf::{AnyMatch, Said};
use std::sync::Arc;
use store::{Append, By, Finish, PersonId, TableState};
use table::{Outcome, Phrase, Score, Seat, Viewer};

impl Table {
    /// A decision of a person.
    pub async fn play(&mut self, person: PersonId, play: &Play) -> Result<Played, Trouble> {
        let seat = self.own_seat(Some(person), play.seat)?;
        if let Some(again) = self.recognise(seat, play)? {
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
    fn recognise(&self, seat: Seat, play: &Play) -> Result<Option<Played>, Trouble> {
        if play.epoch != self.row.epoch || play.ply > self.plies() {
            return Err(Trouble::stale());
        }
        let Some(game_match) = &self.game_match else { return Ok(None) };
        let posted = self.posted.get(seat.index()).and_then(Option::as_ref);
        if let Some(posted) = posted.filter(|posted| posted.ply == play.ply && posted.choice == play.choice) {
            return Ok(Some(self.played(posted.played, true)));
        }
        if play.ply == self.plies() {
            return Ok(None);
        }
        let since =
            (play.ply as usize..game_match.played()).find(|&index| game_match.mover(index) == Some(seat));
        let Some(index) = since else { return Ok(None) };
        let made = game_match.ply(index).map(|made| made.choice);
        if made.as_deref() == play.choice.as_str() && made.is_some() {
            Ok(Some(self.played(index as u32 + 1, true)))
        } else {
            Err(Trouble::stale())
        }
    }

    /// Whoever decides alone must have seen the table as it is; while several decide at the same time, the decisions
    /// of the others in between do no harm.
    fn must_be_fresh(&self, seat: Seat, seen: u32) -> Result<(), Trouble> {
        if seen == self.plies() {
            return Ok(());
        }
        let then = self.waited.get(seen as usize).copied().unwrap_or_default();
        let together = then.len() > 1 && then.contains(seat) && self.waiting().contains(seat);
        if together { Ok(()) } else { Err(Trouble::stale()) }
    }

    /// Plays a move for whoever makes it, stores it, and tells everybody; says its number, counted from 1.
    pub(super) async fn carry_out(&mut self, seat: Seat, choice: &Value, by: By) -> Result<u32, Trouble> {
        let names = Arc::clone(&self.names);
        let id = self.game.id();
        let game_match = self.game_match.as_mut().ok_or_else(Trouble::internal)?;
        let marks = match choice {
            Value::String(text) => last(&**game_match, seat, text).marks,
            _ => Vec::new(),
        };
        game_match.play(seat, Said::Json(choice)).map_err(|refusal| Trouble::refused(id, refusal, names))?;
        let made = game_match.played().checked_sub(1).and_then(|index| game_match.ply(index));
        let ply = made.ok_or_else(Trouble::internal)?;
        let waiting = game_match.status().waiting;
        let at = store::now();
        let number = self.plies() + 1;
        let clock_left = self.clocks.decided(seat, at);
        let append = Append {
            table: self.id,
            epoch: self.row.epoch,
            ply: number,
            seat,
            text: ply.choice.clone(),
            by,
            boundary: ply.boundary,
            clock_left,
            at,
            keyframe: None,
        };
        let store = Arc::clone(self.store());
        if let Err(error) = store.append(append).await {
            return Err(self.failed(error));
        }
        metrics::counter!("waldpfade_plies_total").increment(1);
        self.row.moved = at;
        self.row.plies = number;
        self.times.push(at);
        self.waited.push(waiting);
        self.last = Some(Last { seat, text: ply.choice, marks });
        self.cancel_thought_quietly(seat);
        // A wish to take back what was the last ply does not mean this one.
        if self.wish.take().is_some() {
            self.tell_undo();
        }
        self.tell_ply();
        self.finish_if_over().await?;
        Ok(number)
    }

    fn cancel_thought_quietly(&mut self, seat: Seat) {
        if self.thinks(seat) {
            self.cancel_thought(seat);
        }
    }

    /// Tells everybody the last ply, each as far as he may know it.
    fn tell_ply(&mut self) {
        let (Some(game_match), Some(last)) = (&self.game_match, &self.last) else { return };
        let index = self.times.len() - 1;
        let seats = self.row.chairs.len() as u8;
        let perceive =
            |viewer: Viewer| Perceived::of(&**game_match, index, viewer, last.seat, &last.text, &last.marks);
        let now = store::now();
        let clocks = || Seat::all(seats).map(|seat| self.clocks.left(seat, now)).collect();
        let news = PlyNews {
            ply: self.plies(),
            epoch: self.row.epoch,
            seat: last.seat.0,
            waiting: self.waiting().iter().map(|seat| seat.0).collect(),
            clocks: self.clocks.are_there().then(clocks),
            game: self.game.id(),
            names: Arc::clone(&self.names),
            perceived: Viewer::all(seats).map(perceive).collect(),
            undo: self.undo_by_seat(),
        };
        self.news.publish(What::Ply(news));
    }

    /// Ends the match in the store if the rules say that it is over.
    pub(super) async fn finish_if_over(&mut self) -> Result<(), Trouble> {
        if self.row.state != TableState::Playing {
            return Ok(());
        }
        let Some(outcome) = self.game_match.as_ref().and_then(|game_match| game_match.status().outcome)
        else {
            return Ok(());
        };
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
            self.game_match.as_deref().map(|game_match| tell_outcome(game_match, outcome))
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
