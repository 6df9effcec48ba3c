//! The course of a match as far as it is at hand: from a keyframe on, with the last page of what happened.

use super::news::{Perceived, place};
use super::origin::{Origin, Stretch};
use crate::names::Names;
use crate::shapes::LogEntry;
use crate::trouble::Trouble;
use serde_json::Value;
use shelf::{AnyMatch, Said};
use std::collections::VecDeque;
use std::sync::Arc;
use table::{Boundary, Phrase, Seat, Seats, Viewer};
use words::Lang;

/// So many plies are a page of the log.
pub(super) const PAGE: u32 = 40;

/// What was pointed at stays marked while so many plies point at nothing.
const MARKED: usize = 8;

/// A ply as it was told.
#[derive(Debug)]
pub struct Told {
    /// Its number at the table, counted from 1.
    pub ply: u32,
    /// Who moved.
    pub seat: Seat,
    /// What was pointed at.
    marks: Vec<String>,
    /// What each viewer perceived: each seat, then the spectators.
    pub perceived: Vec<Perceived>,
}

impl Told {
    /// What a viewer perceived.
    pub fn to(&self, viewer: Viewer) -> Option<&Perceived> {
        self.perceived.get(place(viewer, self.perceived.len().saturating_sub(1)))
    }

    /// The lines of the log.
    pub(super) fn log(&self, viewer: Viewer, game: &str, names: &Names, lang: Lang) -> Vec<LogEntry> {
        let told = self.to(viewer).into_iter().flat_map(|perceived| &perceived.told);
        told.map(|phrase| LogEntry { ply: self.ply, seat: self.seat.0, text: names.tell(game, lang, phrase) })
            .collect()
    }
}

/// The course of a match.
pub(super) struct Course {
    pub(super) stretch: Stretch,
    /// The last ply by which anybody learnt something; 0 if there is none.
    crossed: u32,
    /// Who owed a decision after each of the last plies, and now.
    waited: VecDeque<Seats>,
    /// The last page of plies.
    told: VecDeque<Arc<Told>>,
}

/// What a hand points at for a move that is about to be made.
pub(super) fn pointed_at(game_match: &dyn AnyMatch, seat: Seat, choice: &Value) -> Vec<String> {
    let steps = game_match.steps(seat, Said::Json(choice)).unwrap_or_default();
    steps.into_iter().map(|step| step.handle).filter(|handle| !handle.starts_with("act:")).collect()
}

/// What is marked for a viewer after these plies, the last one first.
fn marked<'t>(told: impl Iterator<Item = &'t Arc<Told>>, viewer: Viewer) -> Vec<String> {
    let pointing = told.take(MARKED).find(|told| !told.marks.is_empty());
    pointing.and_then(|told| told.to(viewer)).map(|perceived| perceived.marks.clone()).unwrap_or_default()
}

impl Course {
    /// A match that begins.
    pub(super) fn new(stretch: Stretch, crossed: u32) -> Course {
        let waited = VecDeque::from([stretch.game_match.status().waiting]);
        Course { stretch, crossed, waited, told: VecDeque::new() }
    }

    /// Takes a match up where it stands, with its last page.
    pub(super) async fn wake(origin: &Origin) -> Result<Course, Trouble> {
        let crossed = origin.store.last_crossed(origin.id).await?.unwrap_or(0);
        Course::taken_up(origin, origin.plies, PAGE, crossed).await
    }

    /// The match after a ply, with so many plies before it told.
    pub(super) async fn taken_up(
        origin: &Origin,
        ply: u32,
        page: u32,
        crossed: u32,
    ) -> Result<Course, Trouble> {
        let begin = ply.min(origin.plies).saturating_sub(page);
        let mut course = Course::new(origin.at(begin).await?, crossed);
        for stored in origin.stored(begin + 1, ply).await? {
            let near = ply - stored.ply < MARKED as u32;
            let choice = Value::from(stored.text.as_str());
            let marks =
                if near { pointed_at(&*course.stretch.game_match, stored.seat, &choice) } else { Vec::new() };
            course.stretch.play(origin.id, &stored)?;
            course.tell(stored.seat, marks);
        }
        Ok(course)
    }

    pub(super) fn game_match(&self) -> &dyn AnyMatch {
        &*self.stretch.game_match
    }

    pub(super) fn plies(&self) -> u32 {
        self.stretch.plies()
    }

    /// Notes a ply that was just played.
    pub(super) fn played(&mut self, seat: Seat, marks: Vec<String>, boundary: Boundary) -> Arc<Told> {
        if boundary == Boundary::Crossed {
            self.crossed = self.plies();
        }
        self.tell(seat, marks)
    }

    fn tell(&mut self, seat: Seat, marks: Vec<String>) -> Arc<Told> {
        let ply = self.plies();
        let game_match = &*self.stretch.game_match;
        let index = game_match.played().saturating_sub(1);
        let made = game_match.ply(index);
        let perceive = |viewer| Perceived::of(game_match, index, viewer, made.as_ref(), &marks);
        let perceived = Viewer::all(game_match.seats()).map(perceive).collect();
        let told = Arc::new(Told { ply, seat, marks, perceived });
        keep(&mut self.told, Arc::clone(&told));
        keep(&mut self.waited, game_match.status().waiting);
        told
    }

    /// Who owes a decision.
    pub(super) fn waiting(&self) -> Seats {
        self.waited.back().copied().unwrap_or_default()
    }

    /// Who owed a decision after a ply, if that is not too long ago.
    pub(super) fn waiting_after(&self, ply: u32) -> Option<Seats> {
        let back = self.plies().checked_sub(ply)? as usize;
        self.waited.iter().rev().nth(back).copied()
    }

    /// The last page of plies, oldest first.
    pub(super) fn told(&self) -> impl DoubleEndedIterator<Item = &Arc<Told>> {
        self.told.iter()
    }

    /// What is marked in the picture of a viewer.
    pub(super) fn marks(&self, viewer: Viewer) -> Vec<String> {
        marked(self.told.iter().rev(), viewer)
    }

    /// So many plies told nobody anything new.
    pub(super) fn since_crossed(&self) -> u32 {
        self.plies() - self.crossed.min(self.plies())
    }

    /// So many plies lead back before the last one of this seat; 0 if it has made none.
    pub(super) fn back_to(&self, seat: Seat) -> u32 {
        match self.stretch.last_of(seat) {
            0 => 0,
            last => self.plies() + 1 - last,
        }
    }
}

fn keep<T>(kept: &mut VecDeque<T>, new: T) {
    if kept.len() > PAGE as usize {
        kept.pop_front();
    }
    kept.push_back(new);
}

impl Origin {
    /// The match after a ply, and what is marked in its picture for a viewer.
    pub async fn pictured(&self, ply: u32, viewer: Viewer) -> Result<(Stretch, Vec<String>), Trouble> {
        if ply > self.plies {
            return Err(Trouble::bad(Phrase::new("error-no-ply").with("ply", ply)));
        }
        let course = Course::taken_up(self, ply, MARKED as u32, 0).await?;
        let marks = course.marks(viewer);
        Ok((course.stretch, marks))
    }
}
