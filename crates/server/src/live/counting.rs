//! Whether a match counts: ratings, giving up, practice, hints; and what a table notes of it.
//!
//! In a match that counts for ratings everybody's place is his own: nobody is helped, and no computer player earns a place
//! for somebody who left. What takes that away is noted, kept, and told to all.

use super::playing::tell_outcome;
use super::table::Table;
use crate::shapes::OutcomeView;
use crate::trouble::{Kind, Trouble};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use store::{Occupant, PersonId, TableState};
use table::{Outcome, Phrase, Seat, Seats, to_value};

/// Under these names the store keeps what is noted.
const UNRATED: &str = "unrated";
const GIVEN_UP: &str = "given_up";
const PRACTICE: &str = "practice";
const HINTS: &str = "hints";

/// Why a match that was to count does not any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unrated {
    /// What somebody had learnt was taken back, and would come again.
    Undo,
    /// The host let computer players take open seats.
    Computers,
}

impl Unrated {
    const fn name(self) -> &'static str {
        match self {
            Unrated::Undo => "undo",
            Unrated::Computers => "computers",
        }
    }
}

/// Did a match that was to count stop counting?
pub(crate) fn is_unrated(extra: &Value) -> bool {
    extra.get(UNRATED).is_some()
}

impl Table {
    /// What is noted under a name; nothing if it cannot be read.
    pub(super) fn noted<T: DeserializeOwned + Default>(&self, name: &str) -> T {
        let noted = self.row.extra.get(name).cloned();
        noted.and_then(|noted| serde_json::from_value(noted).ok()).unwrap_or_default()
    }

    /// Notes something, and keeps it.
    pub(super) async fn note(&mut self, name: &str, what: Value) -> Result<(), Trouble> {
        let mut extra = self.row.extra.as_object().cloned().unwrap_or_default();
        extra.insert(name.to_owned(), what);
        self.keep_extra(Value::Object(extra)).await
    }

    /// Does the match count for ratings?
    pub fn counts(&self) -> bool {
        self.row.rated && !is_unrated(&self.row.extra)
    }

    /// Why it does not count any more, if it was to.
    pub(super) fn unrated(&self) -> Option<String> {
        self.row.rated.then(|| self.noted(UNRATED)).flatten()
    }

    /// The match stops counting; those who look learn it with what follows.
    pub(super) async fn stop_counting(&mut self, why: Unrated) -> Result<(), Trouble> {
        if self.counts() { self.note(UNRATED, json!(why.name())).await } else { Ok(()) }
    }

    /// Was a move taken back further than others would have let it? Then it is practice.
    pub(super) fn is_practice(&self) -> bool {
        self.noted(PRACTICE)
    }

    pub(super) async fn mark_practice(&mut self) -> Result<(), Trouble> {
        if self.is_practice() { Ok(()) } else { self.note(PRACTICE, json!(true)).await }
    }

    /// Nobody is helped in a match that counts; in others it is noted that somebody was.
    pub async fn note_hint(&mut self, seat: Seat) -> Result<(), Trouble> {
        if self.counts() {
            return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-hint-rated")));
        }
        let mut hints = self.hints();
        if let Some(count) = hints.get_mut(seat.index()) {
            *count = count.saturating_add(1);
        }
        self.note(HINTS, to_value(&hints)).await
    }

    /// How many hints each seat was given.
    pub(super) fn hints(&self) -> Vec<u32> {
        let mut hints: Vec<u32> = self.noted(HINTS);
        hints.resize(self.row.chairs.len(), 0);
        hints
    }

    /// The people who have a seat, whether they are here, have left or are out.
    pub(super) fn people(&self) -> BTreeSet<PersonId> {
        let person = |occupant: &Occupant| match occupant {
            Occupant::Person(person) => Some(*person),
            Occupant::Open | Occupant::Computer(_) => None,
        };
        self.row.chairs.iter().filter_map(|chair| person(&chair.occupant)).collect()
    }

    /// The seats of those who gave up: who left a match that counts, or let its time run out.
    pub(super) fn given_up(&self) -> Seats {
        let seats: Vec<u8> = self.noted(GIVEN_UP);
        seats.into_iter().map(Seat).collect()
    }

    /// Whoever leaves a match that counts, or runs out of time, has given up and comes last. It ends when nobody is left to
    /// play against; otherwise computer players move for those who have gone, and earn nobody anything.
    pub(super) async fn give_up(&mut self, seats: &[Seat]) -> Result<(), Trouble> {
        if !self.counts() || self.row.state != TableState::Playing {
            return Ok(());
        }
        // Whoever is out has lost by the rules, and may go.
        let out = self.out();
        let leaving = seats.iter().copied().filter(|seat| !out.contains(*seat));
        let gone: Seats = self.given_up().iter().chain(leaving).collect();
        let numbers: Vec<u8> = gone.iter().map(|seat| seat.0).collect();
        self.note(GIVEN_UP, json!(numbers)).await?;
        let all = Seat::all(self.row.chairs.len() as u8);
        let left = all.filter(|seat| !gone.contains(*seat) && !out.contains(*seat)).count();
        if left <= 1 { self.end_without_rules().await } else { Ok(()) }
    }

    /// Ends a match that counts before the rules do: whoever is still in it wins, several share that.
    pub(super) async fn end_without_rules(&mut self) -> Result<(), Trouble> {
        let out = self.out();
        let (beaten, within): (Vec<Seat>, Vec<Seat>) =
            Seat::all(self.row.chairs.len() as u8).partition(|seat| out.contains(*seat));
        let outcome = Outcome { ranking: vec![within, beaten], winners: Seats::NONE };
        let outcome = with_given_up(&outcome, self.given_up());
        self.finish(TableState::Over, Some(outcome)).await
    }

    /// The outcome as it counts: those who gave up come last, whatever was played for them.
    pub(super) fn judged(&self, outcome: Outcome) -> Outcome {
        if self.given_up().is_empty() { outcome } else { with_given_up(&outcome, self.given_up()) }
    }

    /// How the match ended.
    pub fn outcome(&self) -> Option<OutcomeView> {
        if self.row.state != TableState::Over {
            return None;
        }
        // As it was judged then; where the rules are not known, what they said in the end is.
        let kept = self.row.outcome.clone().and_then(|outcome| serde_json::from_value(outcome).ok());
        kept.or_else(|| {
            let game_match = self.course.as_ref()?.game_match();
            game_match.status().outcome.map(|outcome| tell_outcome(game_match, &outcome))
        })
    }
}

fn with_given_up(outcome: &Outcome, gone: Seats) -> Outcome {
    let stays = |rank: &Vec<Seat>| -> Vec<Seat> {
        rank.iter().copied().filter(|seat| !gone.contains(*seat)).collect()
    };
    let mut ranking: Vec<Vec<Seat>> = outcome.ranking.iter().map(stays).collect();
    ranking.retain(|rank| !rank.is_empty());
    let winners: Seats = outcome.winners.iter().filter(|seat| !gone.contains(*seat)).collect();
    let winners = match ranking.first() {
        // Whoever the victory was taken from hands it to the next best.
        Some(best) if winners.is_empty() => best.iter().copied().collect(),
        _ => winners,
    };
    ranking.push(gone.iter().collect());
    ranking.retain(|rank| !rank.is_empty());
    Outcome { ranking, winners }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gave_up_comes_last_and_the_next_best_wins() {
        let seats = |numbers: &[u8]| numbers.iter().copied().map(Seat).collect::<Vec<_>>();
        let outcome = Outcome {
            ranking: vec![seats(&[2]), seats(&[0, 1]), seats(&[3])],
            winners: [Seat(2)].into_iter().collect(),
        };
        let judged = with_given_up(&outcome, [Seat(2), Seat(1)].into_iter().collect());
        assert_eq!(judged.ranking, [seats(&[0]), seats(&[3]), seats(&[1, 2])]);
        assert_eq!(judged.winners.iter().collect::<Vec<_>>(), seats(&[0]));
        let others = with_given_up(&outcome, [Seat(3)].into_iter().collect());
        assert_eq!(others.winners.iter().collect::<Vec<_>>(), seats(&[2]), "the victory stays");
    }
}
