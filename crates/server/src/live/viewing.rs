//! What a caller gets to see of a table.

use super::course::{Course, PAGE};
use super::sheets::scores;
use super::table::Table;
use crate::dice;
use crate::lexicon;
use crate::shapes::{
    DiceView, LastMove, LogEntry, LogPage, ParentView, SeatKind, SeatView, State, TableView,
};
use crate::trouble::{Kind, Trouble};
use core::str::FromStr;
use shelf::AnyMatch;
use store::{Occupant, Person, PersonId, StoredPly, Visibility};
use table::{Phrase, Seat, Viewer};
use words::Lang;

/// Through whose eyes somebody asks to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum As {
    /// Those of a seat.
    Seat(u8),
    /// Those of somebody who only watches.
    Spectator,
}

impl FromStr for As {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<As, Trouble> {
        if text == "spectator" {
            return Ok(As::Spectator);
        }
        let bad = |_| Trouble::bad(Phrase::new("error-bad-viewer"));
        text.parse().map(As::Seat).map_err(bad)
    }
}

impl Table {
    /// Through whose eyes a caller may look: those of an own seat, and of any seat once the match has ended.
    ///
    /// Who holds several seats at one screen has to say which; otherwise only what is public is shown.
    pub fn viewer(&self, person: Option<PersonId>, asked: Option<As>) -> Result<Viewer, Trouble> {
        let own = self.seats_of(person);
        match asked {
            Some(As::Spectator) => Ok(Viewer::Spectator),
            Some(As::Seat(seat)) if self.has_ended() && usize::from(seat) < self.row.chairs.len() => {
                Ok(Viewer::Seat(Seat(seat)))
            }
            Some(As::Seat(seat)) => self.own_seat(person, seat).map(Viewer::Seat),
            None => Ok(match own[..] {
                [only] => Viewer::Seat(only),
                _ => Viewer::Spectator,
            }),
        }
    }

    /// A seat as everybody may see it; the name of a computer player is filled in later.
    pub(super) fn seat_view(&self, seat: Seat) -> SeatView {
        let chair = self.row.chairs.get(seat.index());
        let occupant = chair.map_or(&Occupant::Open, |chair| &chair.occupant);
        let (kind, level, online) = match occupant {
            Occupant::Open => (SeatKind::Open, None, false),
            Occupant::Person(person) => (SeatKind::Person, None, self.listeners.has(*person)),
            Occupant::Computer(level) => (SeatKind::Computer, Some(level.clone()), true),
        };
        SeatView {
            seat: seat.0,
            kind,
            name: String::new(),
            level,
            standin: chair.is_some_and(|chair| chair.takeover),
            online,
            kept_for: self.kept_for(seat).map(|kept| kept.name),
            thinking: self.thinks(seat),
            clock_left: self.clocks.left(seat, store::now()),
            running: self.clocks.runs(seat),
        }
    }

    /// The whole table as a caller may know it through these eyes.
    pub fn view(&self, caller: Option<&Person>, viewer: Viewer, lang: Lang) -> TableView {
        let person = caller.map(|person| person.id);
        let seats = Seat::all(self.row.chairs.len() as u8);
        let named = |seat: Seat| {
            let name = match self.row.chairs[seat.index()].occupant {
                Occupant::Open => String::new(),
                _ => self.names.say(seat, lang),
            };
            SeatView { name, ..self.seat_view(seat) }
        };
        let course = self.course.as_ref();
        let game_match = course.map(Course::game_match);
        let log = self.log(person, viewer, lang);
        let sits = !self.seats_of(person).is_empty();
        TableView {
            id: self.id.to_string(),
            game: self.row.game.clone(),
            ruleset: self.row.ruleset.clone(),
            unknown: self.missing().map(|missing| lexicon::server(lang).say(&missing.phrase())),
            options: game_match.map_or_else(|| self.row.options.clone(), AnyMatch::options),
            seats: seats.map(named).collect(),
            me: self.seats_of(person).iter().map(|seat| seat.0).collect(),
            my_name: caller.map(|person| person.name.clone()),
            host: person == Some(self.row.owner),
            seen_by: if let Viewer::Seat(seat) = viewer { Some(seat.0) } else { None },
            state: State::from(self.row.state),
            epoch: self.row.epoch,
            ply: self.plies(),
            waiting: self.waiting().iter().map(|seat| seat.0).collect(),
            curtain: game_match.is_some_and(|game_match| {
                !self.has_ended() && hide_from_each_other(game_match, &self.seats_of(person))
            }),
            view: game_match.map(|game_match| game_match.view(viewer)),
            scores: game_match.map(|game_match| scores(game_match, viewer, lang)).unwrap_or_default(),
            panels: game_match
                .map(|game_match| self.names.panels(game_match, viewer, lang))
                .unwrap_or_default(),
            out: self.out().iter().map(|seat| seat.0).collect(),
            auto_pass: self.auto_pass_view(person, viewer),
            log_from: log.from,
            log: log.entries,
            last: course.and_then(|course| last_move(course, viewer)),
            outcome: self.outcome(),
            undo: self.undo_view(person),
            votes: self.vote_view(),
            chat: self.chat.iter().cloned().collect(),
            dice: self.dice_view(),
            clock: serde_json::from_value(self.row.clock.clone()).unwrap_or_default(),
            visibility: match self.row.visibility {
                Visibility::Public => crate::shapes::Visibility::Public,
                Visibility::Link => crate::shapes::Visibility::Link,
            },
            rated: self.counts(),
            unrated: self.unrated(),
            practice: self.is_practice(),
            hints: if self.has_ended() { self.hints() } else { Vec::new() },
            given_up: self.given_up().iter().map(|seat| seat.0).collect(),
            // Links to other tables are for those who sit here.
            parent: self
                .row
                .parent
                .filter(|_| sits)
                .map(|parent| ParentView { table: parent.table.to_string(), ply: parent.ply }),
            rematch: self.rematch_id().filter(|_| sits).map(|id| id.to_string()),
            created: self.row.created,
            now: store::now(),
            news_id: self.news.last(),
        }
    }

    /// The newest page of the log.
    fn log(&self, person: Option<PersonId>, viewer: Viewer, lang: Lang) -> LogPage {
        let from = self.plies().saturating_sub(PAGE) + 1;
        let entries = match &self.course {
            Some(course) => {
                let page = course.told().filter(|told| told.ply >= from);
                page.flat_map(|told| told.log(viewer, &self.row.game, &self.names, lang)).collect()
            }
            None => self.unread_log(&self.unread, person),
        };
        LogPage { entries, from, more: from > 1 }
    }

    /// The log as it is stored, where the rules that could tell it are not known: the moves as they were written. Before
    /// the end everybody reads his own only, as others may have been made in secret.
    pub(super) fn unread_log(&self, plies: &[StoredPly], person: Option<PersonId>) -> Vec<LogEntry> {
        let own = self.seats_of(person);
        let open = |seat: Seat| self.has_ended() || own.contains(&seat);
        let entry = |ply: &StoredPly| LogEntry {
            ply: ply.ply,
            seat: ply.seat.0,
            text: if open(ply.seat) { ply.text.clone() } else { "…".to_owned() },
        };
        plies.iter().map(entry).collect()
    }

    /// The page of the log that ends before a ply.
    pub async fn log_before(
        &self,
        before: u32,
        person: Option<PersonId>,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<LogPage, Trouble> {
        let last = before.saturating_sub(1).min(self.plies());
        let from = last.saturating_sub(PAGE) + 1;
        let entries = if self.missing().is_some() {
            let plies = self.store().plies_between(self.id, from, last).await?;
            self.unread_log(&plies, person)
        } else if last == 0 {
            Vec::new()
        } else {
            let course = Course::taken_up(&self.origin()?, last, PAGE, 0).await?;
            course.told().flat_map(|told| told.log(viewer, &self.row.game, &self.names, lang)).collect()
        };
        Ok(LogPage { entries, from, more: from > 1 })
    }

    /// What was pointed at lately, as far as the viewer may know it.
    pub fn marks(&self, viewer: Viewer) -> Vec<String> {
        self.course.as_ref().map(|course| course.marks(viewer)).unwrap_or_default()
    }

    fn dice_view(&self) -> DiceView {
        let branch = self.branched().is_some();
        DiceView {
            commitment: (!branch).then(|| dice::hex(&self.row.commitment)),
            parts: self.row.chairs.iter().map(|chair| chair.part.is_some()).collect(),
            proof: !branch && self.has_ended() && self.row.started.is_some(),
        }
    }

    /// What is hidden before the end.
    pub(super) fn must_have_ended(&self) -> Result<(), Trouble> {
        if self.has_ended() {
            Ok(())
        } else {
            Err(Trouble::new(Kind::Hidden, Phrase::new("error-hidden-until-end")))
        }
    }
}

fn last_move(course: &Course, viewer: Viewer) -> Option<LastMove> {
    let told = course.told().next_back()?;
    let perceived = told.to(viewer)?;
    Some(LastMove {
        ply: told.ply,
        seat: told.seat.0,
        text: perceived.text.clone(),
        marks: perceived.marks.clone(),
    })
}

/// Whether any two of these seats know different things, so that a screen they share needs a curtain.
fn hide_from_each_other(game_match: &dyn AnyMatch, seats: &[Seat]) -> bool {
    let Some((first, others)) = seats.split_first() else { return false };
    let known = game_match.view(Viewer::Seat(*first));
    others.iter().any(|other| {
        let theirs = game_match.view(Viewer::Seat(*other));
        let (Some(known), Some(theirs)) = (known.as_object(), theirs.as_object()) else {
            return known != theirs;
        };
        // Fields that only say who looks make no difference.
        let says_who = |name: &str| {
            known.get(name).is_some_and(|value| *value == first.0)
                && theirs.get(name).is_some_and(|value| *value == other.0)
        };
        known.iter().any(|(name, value)| theirs.get(name) != Some(value) && !says_who(name))
    })
}
