//! Opening tables.

use super::hall::Hall;
use crate::dice;
use crate::shapes::{Clock, NewSeat, NewSeatKind, NewTable as Wanted, Visibility};
use crate::trouble::{Kind, Trouble};
use opponents::Level;
use serde_json::{Value, json};
use shelf::AnyGame;
use std::sync::Arc;
use store::{
    Chair, NewTable, Occupant, Parent, Person, PinnedComponents, Secret, Store, StoreError, TableId,
};
use table::{Fingerprint, MAX_SEATS, Phrase, Seat, Seed};

/// A clock shows at least this many seconds, and at most four weeks.
const SECONDS: core::ops::RangeInclusive<u32> = 1..=2_419_200;

/// The longest name of somebody at a shared screen.
const LONGEST_NAME: usize = 40;

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
    /// Opens a table; the match begins at once if no seat is open.
    pub async fn open(&self, person: &Person, wanted: &Wanted) -> Result<TableId, Trouble> {
        let game = self.newest(&wanted.game)?;
        let part = read_part(wanted.part.as_deref())?;
        check_clock(wanted.clock)?;
        if wanted.seats.is_empty() || wanted.seats.len() > usize::from(MAX_SEATS) {
            return Err(Trouble::bad(Phrase::new("error-seats").with("most", MAX_SEATS)));
        }
        let mut part = part;
        let mut chairs = Vec::new();
        for (seat, wish) in Seat::all(wanted.seats.len() as u8).zip(&wanted.seats) {
            chairs.push(chair(seat, wish, person, &mut part)?);
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
        let id = create(&*self.shared().store, person, plan).await?;
        self.begin(id).await?;
        Ok(id)
    }

    /// The game with this id as new matches are played.
    pub(super) fn newest(&self, id: &str) -> Result<Arc<dyn AnyGame>, Trouble> {
        let games = &self.shared().shelf;
        games.find(id).cloned().ok_or_else(|| Trouble::unknown_game(games, id))
    }

    /// Lets a match begin if no seat is open.
    pub(super) async fn begin(&self, id: TableId) -> Result<(), Trouble> {
        self.act(id, |table| Box::pin(table.begin_if_full())).await
    }
}

/// Stores a new table.
pub(super) async fn create(store: &dyn Store, person: &Person, plan: Plan) -> Result<TableId, Trouble> {
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
            commitment: dice::commitment(id.as_str(), &secret),
            owner: person.id,
            chairs: plan.chairs.clone(),
            parent: plan.parent,
            extra: plan.extra.clone(),
            created: store::now(),
        };
        match store.create(table).await {
            Ok(()) => return Ok(id),
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

fn chair(seat: Seat, wish: &NewSeat, person: &Person, part: &mut Option<Secret>) -> Result<Chair, Trouble> {
    let mut named = |mut chair: Chair| {
        chair.person_name = Some(person.name.clone());
        // One part a person is enough.
        chair.part = part.take();
        chair
    };
    Ok(match wish.kind {
        NewSeatKind::Open => Chair::new(seat, Occupant::Open),
        NewSeatKind::Me => named(Chair::new(seat, Occupant::Person(person.id))),
        NewSeatKind::Hotseat => {
            let name = wish.name.as_deref().map(|name| name.trim().chars().take(LONGEST_NAME).collect());
            let chair = named(Chair::new(seat, Occupant::Person(person.id)));
            Chair { name: name.filter(|name: &String| !name.is_empty()), ..chair }
        }
        NewSeatKind::Computer => {
            let level = read_level(wish.level.as_deref())?;
            Chair::new(seat, Occupant::Computer(level.name().to_owned()))
        }
    })
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
pub fn read_part(text: Option<&str>) -> Result<Option<Secret>, Trouble> {
    let read =
        |text: &str| text.parse().map_err(|_| Trouble::new(Kind::BadRequest, Phrase::new("error-part")));
    text.map(read).transpose()
}
