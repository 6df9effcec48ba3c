//! Opening tables.

use super::hall::Hall;
use crate::dice;
use crate::naming::{must_be_nobodys, read_name};
use crate::shapes::{Clock, NewSeat, NewSeatKind, NewTable as Wanted, Visibility};
use crate::trouble::{Kind, Trouble};
use opponents::Level;
use serde_json::{Value, json};
use shelf::AnyGame;
use std::sync::Arc;
use store::{
    Chair, NewTable, Occupant, Parent, Person, PinnedComponents, Secret, Store, StoreError, TableId, looks,
};
use table::{Fingerprint, MAX_SEATS, Phrase, Seat, Seed};

/// A clock shows at least this many seconds, and at most four weeks.
const SECONDS: core::ops::RangeInclusive<u32> = 1..=2_419_200;

/// A table that was opened, and what was promised of its dice.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// The table.
    pub id: TableId,
    /// The commitment to the secret of the server.
    pub commitment: [u8; 32],
}

/// A table to be opened, all checked.
pub(super) struct Plan {
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) options: Value,
    pub(super) clock: Clock,
    pub(super) visibility: Visibility,
    pub(super) rated: bool,
    pub(super) chairs: Vec<Chair>,
    pub(super) parent: Option<Parent>,
    pub(super) extra: Value,
}

impl Hall {
    /// Opens a table. The match begins when no seat is open and everybody has added to the dice: the secret of the
    /// server is drawn and promised here, before anybody's part is known, that of the opener included.
    pub async fn open(&self, person: &Person, wanted: &Wanted) -> Result<Opening, Trouble> {
        let game = self.newest(&wanted.game)?;
        check_clock(wanted.clock)?;
        if wanted.seats.is_empty() || wanted.seats.len() > usize::from(MAX_SEATS) {
            return Err(Trouble::bad(Phrase::new("error-seats").with("most", MAX_SEATS)));
        }
        if wanted.rated {
            check_rated(person, &wanted.seats)?;
        }
        let mut chairs = Vec::new();
        for (seat, wish) in Seat::all(wanted.seats.len() as u8).zip(&wanted.seats) {
            chairs.push(chair(seat, wish, person)?);
        }
        if wanted.seats.iter().any(|seat| seat.kind == NewSeatKind::Open) {
            for name in chairs.iter().filter_map(|chair| chair.name.as_deref()) {
                // One's own name is one's own at any seat.
                if looks(name).is_disjoint(&looks(&person.name)) || person.guest {
                    must_be_nobodys(&*self.shared().store, name).await?;
                }
            }
        }
        let plan = Plan {
            game,
            options: wanted.options.clone(),
            clock: wanted.clock,
            visibility: wanted.visibility,
            rated: wanted.rated,
            chairs,
            parent: None,
            extra: json!({}),
        };
        let public = plan.visibility == Visibility::Public;
        self.must_have_room(person.id, public, &plan.chairs).await?;
        let opening = create(&*self.shared().store, person, plan).await?;
        // Computer players alone add nothing.
        self.begin(opening.id).await?;
        Ok(opening)
    }

    /// The game with this id as new matches are played.
    pub(super) fn newest(&self, id: &str) -> Result<Arc<dyn AnyGame>, Trouble> {
        let games = &self.shared().shelf;
        games.find(id).cloned().ok_or_else(|| Trouble::unknown_game(games, id))
    }

    /// Lets a match begin if nothing is missing.
    pub(super) async fn begin(&self, id: TableId) -> Result<(), Trouble> {
        self.act(id, |table| Box::pin(table.begin_if_full())).await
    }
}

/// Stores a new table.
pub(super) async fn create(store: &dyn Store, person: &Person, plan: Plan) -> Result<Opening, Trouble> {
    let seats = plan.chairs.len() as u8;
    // Dealt once for trial: the rules say what they think of options and seats, and fill in what was left out.
    let trial = plan
        .game
        .deal(seats, &plan.options, Seed::from_number(0))
        .map_err(|faults| Trouble::faults(plan.game.id(), faults))?;
    let fingerprint = trial.record().components;
    // What is kept comes first: files that differ in comments alone have one fingerprint, and one of them is kept.
    let kept = store.components(fingerprint).await?;
    let text = match kept {
        Some(kept) => kept,
        None => restorable(&*plan.game, fingerprint)?,
    };
    let components = PinnedComponents { fingerprint, text };
    let options = trial.options();
    loop {
        let id = TableId::draw()?;
        let secret = Secret::draw()?;
        let commitment = dice::commitment(id.as_str(), &secret);
        let table = NewTable {
            id,
            game: plan.game.id().to_owned(),
            ruleset: plan.game.ruleset().to_owned(),
            components: components.clone(),
            options: options.clone(),
            clock: table::to_value(&plan.clock),
            visibility: match plan.visibility {
                Visibility::Public => store::Visibility::Public,
                Visibility::Link => store::Visibility::Link,
            },
            rated: plan.rated,
            secret,
            commitment,
            owner: person.id,
            chairs: plan.chairs.clone(),
            parent: plan.parent,
            extra: plan.extra.clone(),
            created: store::now(),
        };
        match store.create(table).await {
            Ok(()) => return Ok(Opening { id, commitment }),
            // Two draws of fifty random bits were the same: draw again.
            Err(StoreError::Taken { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// The text of a game's components, from which they can be read again: without it the match would be lost one day.
fn restorable(game: &dyn AnyGame, fingerprint: Fingerprint) -> Result<String, Trouble> {
    let text = game.component_text();
    let again = game.with_components(&text).map(|again| again.components());
    if again != Ok(fingerprint) {
        tracing::error!(game = game.id(), "the components of the game cannot be read again from their text");
        return Err(Trouble::internal());
    }
    Ok(text)
}

fn chair(seat: Seat, wish: &NewSeat, person: &Person) -> Result<Chair, Trouble> {
    let named = |chair: Chair| Chair { person_name: Some(person.name.clone()), ..chair };
    Ok(match wish.kind {
        NewSeatKind::Open => Chair::new(seat, Occupant::Open),
        NewSeatKind::Me => named(Chair::new(seat, Occupant::Person(person.id))),
        NewSeatKind::Hotseat => {
            let name =
                wish.name.as_deref().filter(|name| !name.trim().is_empty()).map(read_name).transpose()?;
            Chair { name, ..named(Chair::new(seat, Occupant::Person(person.id))) }
        }
        NewSeatKind::Computer => {
            let level = read_level(wish.level.as_deref())?;
            Chair::new(seat, Occupant::Computer(level.name().to_owned()))
        }
    })
}

/// A match that counts is one of several people, each with an account and a seat.
fn check_rated(person: &Person, seats: &[NewSeat]) -> Result<(), Trouble> {
    if person.guest {
        return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-rated-account")));
    }
    let own = seats.iter().filter(|seat| seat.kind == NewSeatKind::Me).count();
    let alone = |seat: &NewSeat| matches!(seat.kind, NewSeatKind::Computer | NewSeatKind::Hotseat);
    if own > 1 || seats.len() < 2 || seats.iter().any(alone) {
        return Err(Trouble::bad(Phrase::new("error-rated-seats")));
    }
    Ok(())
}

fn check_clock(clock: Clock) -> Result<(), Trouble> {
    let sound = match clock {
        Clock::None => true,
        Clock::Move { seconds } => SECONDS.contains(&seconds),
        Clock::Game { seconds, increment } => SECONDS.contains(&seconds) && increment <= *SECONDS.end(),
    };
    if sound { Ok(()) } else { Err(Trouble::bad(Phrase::new("error-clock").with("most", *SECONDS.end()))) }
}

/// Reads the name of a level; left out, it is medium.
pub fn read_level(name: Option<&str>) -> Result<Level, Trouble> {
    let name = name.unwrap_or(Level::Medium.name());
    name.parse().map_err(|_| {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        let name: String = name.chars().take(40).collect();
        Trouble::bad(Phrase::new("error-level").with("level", name).with("known", known.join(", ")))
    })
}

/// Reads what somebody adds to the dice.
pub fn read_part(text: &str) -> Result<Secret, Trouble> {
    text.parse().map_err(|_| Trouble::bad(Phrase::new("error-part")))
}
