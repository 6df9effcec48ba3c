//! What comes of a table besides its match: records, proofs, replays, rematches, branches.

use super::hall::Hall;
use super::news::What;
use super::opening::{Plan, create};
use super::table::Table;
use crate::dice::Proof;
use crate::shapes::{Branch, ReplayStep, ReplayView, Visibility};
use crate::trouble::{Kind, Trouble};
use opponents::Level;
use serde_json::{Value, json};
use shelf::{AnyGame, AnyMatch, Said};
use std::sync::Arc;
use store::{Chair, Occupant, Parent, Person, PersonId, Secret, TableId};
use table::{Envelope, Phrase, Record, Seat, Start, Viewer};
use words::Lang;

/// All that is needed to play a match again, apart from its table.
pub struct Origin {
    game: &'static Arc<dyn AnyGame>,
    record: Record,
}

impl Origin {
    /// The match after so many plies.
    pub fn at(&self, ply: u32) -> Result<Box<dyn AnyMatch>, Trouble> {
        let no_ply = || Trouble::bad(Phrase::new("error-no-ply").with("ply", ply));
        let moves = self.record.moves.get(..ply as usize).ok_or_else(no_ply)?;
        let wrong = |_| Trouble::internal();
        let mut game_match = match &self.record.start {
            Start::Seed(seed) => {
                self.game.deal(self.record.seats, &self.record.options, *seed).map_err(wrong)?
            }
            Start::Position(position) => {
                let envelope: Envelope =
                    serde_json::from_value(position.clone()).map_err(|_| Trouble::internal())?;
                self.game.load(&envelope, table::Seed::from_number(0)).map_err(wrong)?
            }
        };
        for made in moves {
            game_match.play(made.seat, Said::Text(&made.text)).map_err(|_| Trouble::internal())?;
        }
        Ok(game_match)
    }

    /// What was pointed at in the last move of a match that stands after so many plies.
    pub fn marks(&self, ply: u32) -> Result<Vec<String>, Trouble> {
        let Some(before) = ply.checked_sub(1) else { return Ok(Vec::new()) };
        let Some(made) = self.record.moves.get(before as usize) else { return Ok(Vec::new()) };
        Ok(super::table::last(&*self.at(before)?, made.seat, &made.text).marks)
    }
}

impl Table {
    /// What is needed to play the match again. It holds the seed: nothing of it may leave the server before the end.
    pub fn origin(&self) -> Result<Origin, Trouble> {
        Ok(Origin { game: self.game, record: self.game_match()?.record() })
    }

    /// The record: of a match that has ended, or of one that the caller plays alone at one screen.
    pub fn record(&self, person: Option<PersonId>) -> Result<Record, Trouble> {
        let game_match = self.game_match()?;
        let own = |chair: &Chair| person.is_some_and(|person| chair.occupant == Occupant::Person(person));
        // A computer player's hand would be in it.
        if !self.row.chairs.iter().all(own) {
            self.must_have_ended()?;
        }
        Ok(game_match.record())
    }

    /// The proof of the dice, once the match has ended.
    pub fn proof(&self) -> Result<Proof, Trouble> {
        self.must_have_ended()?;
        self.game_match()?;
        if self.branched().is_some() {
            return Err(Trouble::new(Kind::NotFound, Phrase::new("error-branch-dice")));
        }
        Ok(Proof::new(self.id.as_str(), &self.row.secret, &self.parts()))
    }

    /// A match that has ended, ply by ply, through somebody's eyes.
    pub fn replay(&self, viewer: Viewer, lang: Lang) -> Result<ReplayView, Trouble> {
        self.must_have_ended()?;
        let game_match = self.game_match()?;
        let step = |(index, ply): (usize, table::Ply<String>)| ReplayStep {
            ply: index as u32 + 1,
            seat: ply.seat.0,
            text: ply.choice,
            told: game_match
                .happened(index, Some(viewer))
                .iter()
                .map(|happening| self.names.tell(game_match.id(), lang, &happening.told))
                .collect(),
            at: self.times.get(index).copied().unwrap_or_default(),
        };
        Ok(ReplayView {
            id: self.id.to_string(),
            game: self.row.game.clone(),
            names: Seat::all(game_match.seats()).map(|seat| self.names.say(seat, lang)).collect(),
            plies: self.plies(),
            steps: (0..game_match.played())
                .filter_map(|index| Some(step((index, game_match.ply(index)?))))
                .collect(),
            outcome: self.outcome(),
        })
    }

    /// The rematch, if there is one.
    pub(super) fn rematch_id(&self) -> Option<TableId> {
        self.row.extra.get("rematch").and_then(Value::as_str).and_then(|id| id.parse().ok())
    }

    /// The seat after this one, where a player sits in the rematch: so that everybody begins once.
    fn moved_on(&self, seat: Seat) -> Seat {
        seat.next(self.row.chairs.len() as u8)
    }

    /// Opens the rematch, or finds the one that somebody else has opened; says where the caller sits there.
    async fn open_rematch(
        &mut self,
        person: &Person,
        part: Option<Secret>,
    ) -> Result<(TableId, Option<u8>), Trouble> {
        self.must_have_ended()?;
        let own: Vec<Seat> = self.seats_of(Some(person.id));
        let seat = own.first().map(|seat| self.moved_on(*seat).0);
        if let Some(id) = self.rematch_id() {
            return Ok((id, seat));
        }
        if own.is_empty() {
            return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-not-seated")));
        }
        let mut part = part;
        let mut chairs: Vec<Chair> = self
            .row
            .chairs
            .iter()
            .map(|chair| {
                let occupant = match &chair.occupant {
                    Occupant::Person(other) if *other == person.id => Occupant::Person(*other),
                    Occupant::Computer(level) => Occupant::Computer(level.clone()),
                    _ => Occupant::Open,
                };
                let mine = matches!(occupant, Occupant::Person(_));
                Chair {
                    name: chair.name.clone().filter(|_| mine),
                    person_name: mine.then(|| person.name.clone()),
                    part: if mine { part.take() } else { None },
                    ..Chair::new(self.moved_on(chair.seat), occupant)
                }
            })
            .collect();
        chairs.sort_by_key(|chair| chair.seat);
        let plan = Plan {
            game: &**self.game,
            options: self.row.options.clone(),
            clock: serde_json::from_value(self.row.clock.clone()).unwrap_or_default(),
            visibility: Visibility::Link,
            rated: self.row.rated,
            chairs,
            parent: Some(Parent { table: self.id, ply: None }),
            extra: json!({}),
        };
        let store = Arc::clone(self.store());
        let id = create(&*store, person, plan).await?;
        let mut extra = self.row.extra.clone();
        if let Some(extra) = extra.as_object_mut() {
            extra.insert("rematch".to_owned(), json!(id));
        } else {
            extra = json!({"rematch": id});
        }
        self.keep_extra(extra).await?;
        self.news.publish(What::Rematch(id.to_string()));
        Ok((id, seat))
    }

    /// The position from which a branch goes on.
    fn branch_off(&self, branch: &Branch) -> Result<(Envelope, Seat), Trouble> {
        self.must_have_ended()?;
        let game_match = self.origin()?.at(branch.ply)?;
        let waiting = game_match.status().waiting;
        let first = waiting.first().ok_or_else(|| Trouble::new(Kind::GameOver, Phrase::new("error-over")))?;
        let seat = branch.seat.map_or(first, Seat);
        if seat.0 >= game_match.seats() {
            return Err(Trouble::bad(Phrase::new("error-bad-viewer")));
        }
        Ok((game_match.position(), seat))
    }
}

impl Hall {
    /// A rematch with everybody one seat further; whoever comes second sits down at the same table.
    pub async fn rematch(
        &self,
        id: TableId,
        person: Person,
        part: Option<Secret>,
    ) -> Result<TableId, Trouble> {
        let asker = person.clone();
        let (rematch, seat) = self
            .act(id, move |table| Box::pin(async move { table.open_rematch(&asker, part).await }))
            .await?;
        self.begin(rematch).await?;
        if let Some(seat) = seat {
            // Whoever finds the seat taken may still watch.
            let joined = self
                .act(rematch, move |table| {
                    Box::pin(async move { table.join(&person, Some(seat), part).await })
                })
                .await;
            if let Err(trouble) = joined
                && !matches!(trouble.kind, Kind::Taken | Kind::Stale)
            {
                return Err(trouble);
            }
        }
        Ok(rematch)
    }

    /// A new table that goes on from a ply of a match that has ended, against computer players.
    pub async fn branch(
        &self,
        id: TableId,
        person: &Person,
        branch: Branch,
        level: Level,
    ) -> Result<TableId, Trouble> {
        let ply = branch.ply;
        let (position, seat, game, seats) = self
            .look(id, move |table| {
                let (position, seat) = table.branch_off(&branch)?;
                Ok((position, seat, table.game, table.row.chairs.len() as u8))
            })
            .await?;
        let chair = |other: Seat| {
            if other == seat {
                Chair {
                    person_name: Some(person.name.clone()),
                    ..Chair::new(other, Occupant::Person(person.id))
                }
            } else {
                Chair::new(other, Occupant::Computer(level.name().to_owned()))
            }
        };
        let plan = Plan {
            game: &**game,
            options: position.options.clone(),
            clock: crate::shapes::Clock::None,
            visibility: Visibility::Link,
            rated: false,
            chairs: Seat::all(seats).map(chair).collect(),
            parent: Some(Parent { table: id, ply: Some(ply) }),
            extra: json!({"position": position}),
        };
        let branched = create(&*self.shared().store, person, plan).await?;
        self.begin(branched).await?;
        Ok(branched)
    }
}
