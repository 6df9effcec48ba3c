//! What comes of a table besides its match: records, proofs, replays, rematches, branches.

use super::hall::Hall;
use super::news::What;
use super::opening::{Opening, Plan, create};
use super::origin::Origin;
use super::seating::{KEPT, KeptFor};
use super::table::Table;
use crate::dice::Proof;
use crate::names::Names;
use crate::shapes::{Branch, ReplayStep, ReplayView, Visibility};
use crate::trouble::{Kind, Trouble};
use opponents::Level;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Chair, Occupant, Parent, Person, PersonId, TableId};
use table::{Envelope, KEYFRAME, Phrase, Seat, Viewer};
use words::Lang;

/// So many plies of a replay are sent at once.
const REPLAY_PAGE: u32 = 8 * KEYFRAME as u32;

impl Table {
    /// What the record is made of: of a match that has ended, or of one that the caller plays alone at one screen.
    pub fn recorded(&self, person: Option<PersonId>) -> Result<Origin, Trouble> {
        self.game_match()?;
        let own = |chair: &Chair| person.is_some_and(|person| chair.occupant == Occupant::Person(person));
        // A computer player's hand would be in it.
        if !self.row.chairs.iter().all(own) {
            self.must_have_ended()?;
        }
        self.origin()
    }

    /// The proof of the dice, once the match has ended.
    pub fn proof(&self) -> Result<Proof, Trouble> {
        self.must_have_ended()?;
        if self.row.started.is_none() {
            return Err(Trouble::new(Kind::NotStarted, Phrase::new("error-not-started")));
        }
        if self.branched().is_some() {
            return Err(Trouble::new(Kind::NotFound, Phrase::new("error-branch-dice")));
        }
        Ok(self.promise())
    }

    /// A match that has ended, to be played again: what it is made of, and all of its replay but the steps.
    pub fn replay(&self, lang: Lang) -> Result<(Origin, ReplayView), Trouble> {
        self.must_have_ended()?;
        let seats = self.game_match()?.seats();
        let view = ReplayView {
            id: self.id.to_string(),
            game: self.row.game.clone(),
            names: Seat::all(seats).map(|seat| self.names.say(seat, lang)).collect(),
            plies: self.plies(),
            from: 1,
            steps: Vec::new(),
            more: false,
            outcome: self.outcome(),
        };
        Ok((self.origin()?, view))
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
    async fn open_rematch(&mut self, person: &Person) -> Result<(TableId, Option<u8>), Trouble> {
        self.must_have_ended()?;
        let own: Vec<Seat> = self.seats_of(Some(person.id));
        let seat = own.first().map(|seat| self.moved_on(*seat).0);
        if own.is_empty() {
            return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-not-seated")));
        }
        if let Some(id) = self.rematch_id() {
            return Ok((id, seat));
        }
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
                    ..Chair::new(self.moved_on(chair.seat), occupant)
                }
            })
            .collect();
        chairs.sort_by_key(|chair| chair.seat);
        // The seats are for those who sat here, and for nobody else who has the link.
        let mut kept: Vec<(Seat, Option<KeptFor>)> = self
            .row
            .chairs
            .iter()
            .map(|chair| {
                let name = || chair.person_name.clone().unwrap_or_default();
                let kept = match chair.occupant {
                    Occupant::Person(person) => Some(KeptFor { person, name: name() }),
                    Occupant::Open | Occupant::Computer(_) => None,
                };
                (self.moved_on(chair.seat), kept)
            })
            .collect();
        kept.sort_by_key(|(seat, _)| *seat);
        let kept: Vec<Option<KeptFor>> = kept.into_iter().map(|(_, kept)| kept).collect();
        // A new match takes the newest rules, whatever the old one was played by.
        let plan = Plan {
            game: self.hall.newest(&self.row.game)?,
            options: self.row.options.clone(),
            clock: serde_json::from_value(self.row.clock.clone()).unwrap_or_default(),
            visibility: Visibility::Link,
            rated: self.row.rated,
            chairs,
            parent: Some(Parent { table: self.id, ply: None }),
            extra: json!({KEPT: kept}),
        };
        self.hall.must_have_room(person.id, false, &plan.chairs).await?;
        let store = Arc::clone(self.store());
        let Opening { id, .. } = create(&*store, person, plan).await?;
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
}

impl Origin {
    /// A page of plies as a viewer perceived them, from this one on.
    pub async fn steps(
        &self,
        from: u32,
        viewer: Viewer,
        names: &Names,
        lang: Lang,
    ) -> Result<Vec<ReplayStep>, Trouble> {
        let mut stretch = self.at(from.saturating_sub(1)).await?;
        let mut steps = Vec::new();
        for stored in self.stored(from, from.saturating_add(REPLAY_PAGE - 1)).await? {
            stretch.play(self.id, &stored)?;
            let game_match = &*stretch.game_match;
            let happened = game_match.happened(game_match.played().saturating_sub(1), Some(viewer));
            steps.push(ReplayStep {
                ply: stored.ply,
                seat: stored.seat.0,
                text: stored.text,
                told: happened.iter().map(|event| names.tell(self.game.id(), lang, &event.told)).collect(),
                at: stored.at,
            });
        }
        Ok(steps)
    }

    /// The position from which a branch goes on, and who plays on from there.
    async fn branch_off(&self, branch: &Branch) -> Result<(Envelope, Seat), Trouble> {
        let game_match = self.at(branch.ply).await?.game_match;
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
    /// A rematch with everybody one seat further; whoever comes second sits down at the same table. All add to the dice
    /// when they have read what is promised of them.
    pub async fn rematch(&self, id: TableId, person: Person) -> Result<Opening, Trouble> {
        let asker = person.clone();
        let (rematch, seat) =
            self.act(id, move |table| Box::pin(async move { table.open_rematch(&asker).await })).await?;
        self.begin(rematch).await?;
        if let Some(seat) = seat {
            // Whoever finds the seat taken may still watch.
            let joined = self
                .act(rematch, move |table| {
                    Box::pin(async move { table.join(&person, Some(seat), None).await })
                })
                .await;
            if let Err(trouble) = joined
                && !matches!(trouble.kind, Kind::Taken | Kind::Stale)
            {
                return Err(trouble);
            }
        }
        let commitment = self.look(rematch, |table| Ok(table.row.commitment)).await?;
        Ok(Opening { id: rematch, commitment })
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
        let look = |table: &mut Table| {
            table.must_have_ended()?;
            table.game_match()?;
            table.origin()
        };
        let origin = self.look(id, look).await?;
        let (position, seat) = origin.branch_off(&branch).await?;
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
            game: Arc::clone(&origin.game),
            options: position.options.clone(),
            clock: crate::shapes::Clock::None,
            visibility: Visibility::Link,
            rated: false,
            chairs: Seat::all(origin.seats).map(chair).collect(),
            parent: Some(Parent { table: id, ply: Some(ply) }),
            extra: json!({"position": position}),
        };
        self.must_have_room(person.id, false, &plan.chairs).await?;
        let Opening { id: branched, .. } = create(&*self.shared().store, person, plan).await?;
        self.begin(branched).await?;
        Ok(branched)
    }
}
