//! Computer players at a table: thinking, waiting a moment, moving.

use super::hall::Deed;
use super::news::What;
use super::table::{Driver, Table};
use crate::thinking::Account;
use crate::trouble::Trouble;
use core::time::Duration;
use opponents::{Budget, Level, Stop};
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::{By, PersonId};
use table::{Seat, Seed};
use tokio::time::Instant;

/// What a computer player decided: a move, or nothing if it is at its wits' end.
#[derive(Debug)]
struct Answer(Option<String>);

/// A decision that is being thought about, or waits to be shown.
#[derive(Debug)]
pub(super) struct Thought {
    number: u64,
    stop: Stop,
    /// Not before this moment, so that people can follow.
    not_before: Instant,
    /// The move that means "nothing from me", where the player is asked for a reaction.
    pass: Option<String>,
    /// What was decided, once it is.
    answer: Option<Answer>,
}

impl Table {
    /// Who is charged for the thoughts of its computer players.
    pub fn account(&self) -> Account {
        Account { person: self.row.owner, table: self.id }
    }

    /// Does anybody want this match to go on? Computer players do not play among themselves in an empty room.
    fn is_cared_for(&self) -> bool {
        !self.listeners.is_empty() || !self.active().is_empty()
    }

    /// Are those who owe a decision all computer players?
    pub(super) fn waits_for_computers_only(&self) -> bool {
        self.waiting().iter().all(|seat| matches!(self.driver(seat), Driver::Computer(_)))
    }

    /// Puts every computer player to thinking that owes a decision.
    pub(super) fn set_computers_thinking(&mut self) {
        let waiting = self.waiting();
        if waiting.is_empty() || !self.is_cared_for() {
            return;
        }
        for seat in waiting.iter() {
            let idle = self.thoughts.get(seat.index()).is_some_and(Option::is_none);
            if let (true, Driver::Computer(level)) = (idle, self.driver(seat)) {
                self.set_thinking(seat, level);
            }
        }
    }

    fn set_thinking(&mut self, seat: Seat, level: Level) {
        let Ok(game_match) = self.game_match() else { return };
        let pass = game_match.pass(seat);
        let only = if game_match.move_count(seat) == 1 { game_match.moves(seat) } else { Vec::new() };
        let Ok(mind) = store::Secret::draw() else {
            tracing::error!("no randomness for computer players");
            return;
        };
        // The player knows the rules and what its seat may know: it could not cheat if it wanted to.
        let decision = only.is_empty().then(|| game_match.decision(seat));
        self.thought_of += 1;
        let number = self.thought_of;
        let stop = Stop::new();
        let budget = Budget { stop: stop.clone(), ..Budget::default() };
        let own = self.own.clone();
        // What is asked only for a reaction is answered without a pause where there is none.
        let pause = if pass.is_some() && decision.is_none() {
            Duration::ZERO
        } else {
            self.run.pause(self.settings().pace, Instant::now())
        };
        let mut thought =
            Thought { number, stop: stop.clone(), not_before: Instant::now() + pause, pass, answer: None };
        let Some(decision) = decision else {
            // A single legal move costs no thought.
            thought.answer = Some(Answer(only.into_iter().next().map(|choice| choice.text)));
            self.thoughts[seat.index()] = Some(thought);
            return;
        };
        self.hall.shared().pool.think(self.account(), level, stop.clone(), move || {
            let decide = || decision.decide(level, budget, Seed(mind.0));
            let answer = catch_unwind(AssertUnwindSafe(decide)).unwrap_or_default();
            let deed: Deed = Box::new(move |table| {
                Box::pin(async move {
                    if let Ok(table) = table {
                        table.answered(seat, number, answer).await;
                    }
                })
            });
            // A table that has gone needs no answer.
            if let Some(own) = own.upgrade() {
                let _ = own.send(deed);
            }
        });
        self.thoughts[seat.index()] = Some(thought);
        self.news.publish(What::Thinking { seat: seat.0, thinking: true });
    }

    async fn answered(&mut self, seat: Seat, number: u64, answer: Option<String>) {
        let thought = self.thoughts.get_mut(seat.index()).and_then(Option::as_mut);
        if let Some(thought) = thought.filter(|thought| thought.number == number) {
            if answer.is_some() && answer == thought.pass {
                // Nothing is shown, so nobody has to follow it.
                thought.not_before = Instant::now();
            }
            thought.answer = Some(Answer(answer));
            self.play_answers().await;
        }
    }

    /// When the next decision is to be shown.
    pub(super) fn next_answer(&self) -> Option<Instant> {
        let answered = self.thoughts.iter().flatten().filter(|thought| thought.answer.is_some());
        answered.map(|thought| thought.not_before).min()
    }

    /// Is any decision being thought about, or waiting?
    pub(super) fn is_thinking(&self) -> bool {
        self.thoughts.iter().any(Option::is_some)
    }

    /// Does a computer player think in this seat?
    pub(super) fn thinks(&self, seat: Seat) -> bool {
        self.thoughts.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Plays all decisions whose time has come.
    pub(super) async fn play_answers(&mut self) {
        for index in 0..self.thoughts.len() {
            let due =
                |thought: &mut Thought| thought.answer.is_some() && thought.not_before <= Instant::now();
            let thought = self.thoughts[index].take_if(due);
            let Some(Answer(answer)) = thought.and_then(|thought| thought.answer) else {
                continue;
            };
            let seat = Seat(index as u8);
            if !self.waiting().contains(seat) || self.is_broken() {
                continue;
            }
            if let Err(trouble) = self.play_for(seat, answer).await {
                tracing::error!(table = %self.id, seat = seat.0, kind = trouble.kind.name(), "a computer player is stuck");
            }
        }
    }

    async fn play_for(&mut self, seat: Seat, answer: Option<String>) -> Result<(), Trouble> {
        if let Some(text) = answer {
            match self.carry_out(seat, &text.into(), By::Computer).await {
                Err(trouble) if !self.is_broken() => {
                    tracing::error!(table = %self.id, seat = seat.0, kind = trouble.kind.name(), "a computer player made a mistake");
                }
                result => return result.map(drop),
            }
        }
        // Nobody shall wait for ever because a computer player is at its wits' end: any move is better than none.
        let any = self.game_match()?.moves(seat).into_iter().next();
        match any {
            Some(choice) => self.carry_out(seat, &choice.text.into(), By::Computer).await.map(drop),
            None => Err(Trouble::internal()),
        }
    }

    /// Forgets what is being thought about in a seat.
    pub(super) fn cancel_thought(&mut self, seat: Seat) {
        if let Some(thought) = self.thoughts.get_mut(seat.index()).and_then(Option::take) {
            thought.stop.raise();
            self.news.publish(What::Thinking { seat: seat.0, thinking: false });
        }
    }

    /// Forgets all that is being thought about.
    pub(super) fn cancel_thoughts(&mut self) {
        for seat in Seat::all(self.thoughts.len() as u8) {
            self.cancel_thought(seat);
        }
    }

    /// Has every computer player decide at once with what it has; the rest of their run is shown without a pause.
    pub async fn hurry(&mut self, person: PersonId) -> Result<(), Trouble> {
        self.must_sit(person)?;
        self.run.hurry();
        for thought in self.thoughts.iter_mut().flatten() {
            thought.stop.raise();
            thought.not_before = Instant::now();
        }
        self.play_answers().await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{App, Settings};
    use crate::shapes::{NewSeat, NewSeatKind, NewTable};
    use std::sync::Arc;
    use store::{NewPerson, Person, Sqlite};

    /// The flag is raised for a thought that is under way, and the person's wish to hurry outruns the pace.
    #[tokio::test]
    async fn hurrying_raises_the_flags_of_all_thoughts() {
        let store = Arc::new(Sqlite::in_memory().await.unwrap());
        let settings = Settings { pace: Duration::from_hours(1), thinkers: 1, ..Settings::default() };
        let app = App::new(store, settings);
        let person =
            Person { id: PersonId::draw(), name: "Ada".into(), guest: true, language: None, created: 0 };
        let new = NewPerson { id: person.id, name: person.name.clone(), language: None, created: 0 };
        app.store.add_guest(new).await.unwrap();
        let seat = |kind| NewSeat { kind, level: Some("expert".into()), name: None };
        let wanted = NewTable {
            game: "krumme-pfade".into(),
            seats: vec![seat(NewSeatKind::Computer), seat(NewSeatKind::Me)],
            options: serde_json::Value::Null,
            clock: crate::shapes::Clock::None,
            visibility: crate::shapes::Visibility::Link,
            rated: false,
        };
        let id = app.hall.open(&person, &wanted).await.unwrap().id;
        let part = store::Secret([7; 32]);
        app.hall.act(id, move |table| Box::pin(table.add_part(person.id, part))).await.unwrap();
        let stops = |table: &mut Table| -> Result<Vec<Stop>, Trouble> {
            Ok(table.thoughts.iter().flatten().map(|thought| thought.stop.clone()).collect())
        };
        let under_way = app.hall.look(id, stops).await.unwrap();
        assert!(!under_way.is_empty() && under_way.iter().all(|stop| !stop.raised()));
        app.hall.act(id, move |table| Box::pin(table.hurry(person.id))).await.unwrap();
        assert!(under_way.iter().all(Stop::raised));
    }
}
