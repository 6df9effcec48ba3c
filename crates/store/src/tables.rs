//! Tables: a match with its seats, from the first open chair to the outcome.

use crate::{Millis, PersonId, PinnedComponents, Secret, TableId};
use serde_json::Value;
use table::{Fingerprint, Seat};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableState {
    /// Waits for people.
    Gathering,
    /// Is being played.
    Playing,
    /// Was played to its end.
    Over,
    /// Ended before its end.
    BrokenOff,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// It stands in the list of open tables.
    Public,
    /// Whoever has its link.
    Link,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// This person.
    Person(PersonId),
    /// A computer player of this level.
    Computer(String),
}

/// A seat of a table, and all about who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Which seat.
    pub seat: Seat,
    /// Who has it.
    pub occupant: Occupant,
    /// A name for this seat alone, such as that of a guest at a shared screen.
    pub name: Option<String>,
    /// The name of the person who has it; filled in on reading, ignored on writing.
    pub person_name: Option<String>,
    /// What this player adds to the dice.
    pub part: Option<Secret>,
    /// A computer player stands in for the person.
    pub takeover: bool,
    /// Milliseconds left on the clock of the seat.
    pub clock_left: Option<i64>,
    /// The place it came to in the end, 1 for the best.
    pub place: Option<u8>,
}

impl Chair {
    /// A chair with this occupant and nothing else said.
    pub fn new(seat: Seat, occupant: Occupant) -> Chair {
        Chair {
            seat,
            occupant,
            name: None,
            person_name: None,
            part: None,
            takeover: false,
            clock_left: None,
            place: None,
        }
    }
}

/// Where a table comes from: a branch or a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parent {
    /// The table before.
    pub table: TableId,
    /// How many plies of it were kept; `None` for a rematch.
    pub ply: Option<u32>,
}

/// A table that is opened.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The rules it is played by.
    pub ruleset: String,
    /// Its components; their text is kept with the table, or not at all.
    pub components: PinnedComponents,
    /// The options of the game.
    pub options: Value,
    /// The clock, in the shape of the HTTP interface.
    pub clock: Value,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whether ratings follow from it.
    pub rated: bool,
    /// The server's secret part of the dice.
    pub secret: Secret,
    /// What was published about that secret.
    pub commitment: [u8; 32],
    /// Who opened it.
    pub owner: PersonId,
    /// The seats, in order, from 0.
    pub chairs: Vec<Chair>,
    /// The table it comes from.
    pub parent: Option<Parent>,
    /// What the server wants to keep besides.
    pub extra: Value,
    /// When it is opened.
    pub created: Millis,
}

/// A table as it is stored, without its plies.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// The id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The rules it is played by.
    pub ruleset: String,
    /// The fingerprint of its components.
    pub components: Fingerprint,
    /// The options of the game.
    pub options: Value,
    /// The clock, in the shape of the HTTP interface.
    pub clock: Value,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whether ratings follow from it.
    pub rated: bool,
    /// The server's secret part of the dice.
    pub secret: Secret,
    /// What was published about that secret.
    pub commitment: [u8; 32],
    /// Who opened it.
    pub owner: PersonId,
    /// The seats, in order, from 0.
    pub chairs: Vec<Chair>,
    /// The table it comes from.
    pub parent: Option<Parent>,
    /// What the server keeps besides.
    pub extra: Value,
    /// When it was opened.
    pub created: Millis,
    /// When the match began.
    pub started: Option<Millis>,
    /// When it ended.
    pub ended: Option<Millis>,
    /// How far it is.
    pub state: TableState,
    /// How often plies were taken back.
    pub epoch: u32,
    /// How many plies are written.
    pub plies: u32,
    /// When the last ply was written, or the table was opened, started or ended.
    pub moved: Millis,
    /// The outcome, in the words of the server.
    pub outcome: Option<Value>,
}

/// A change of who sits where; refused as `Taken` if the seat is no longer as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChairChange {
    /// The table.
    pub table: TableId,
    /// Who has the seat before the change, and whether a computer player stands in.
    pub expect: (Occupant, bool),
    /// The chair after the change; it names the seat.
    pub chair: Chair,
}

/// A match that begins; refused as `Stale` if the table does not gather any more.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// The table.
    pub table: TableId,
    /// When.
    pub at: Millis,
    /// The chairs as they are at the start: parts and clocks are taken over, seats must be as expected.
    pub chairs: Vec<Chair>,
    /// What the server wants to keep besides from now on; `None` leaves it.
    pub extra: Option<Value>,
}

/// A match that ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Finish {
    /// The table.
    pub table: TableId,
    /// `Over` or `BrokenOff`.
    pub state: TableState,
    /// When.
    pub at: Millis,
    /// The outcome, in the words of the server.
    pub outcome: Option<Value>,
    /// The place each seat came to, 1 for the best; empty if there is none.
    pub places: Vec<u8>,
}

/// How many tables a person keeps busy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// Public tables it opened that still gather.
    pub gathering: u32,
    /// Tables it opened, with computer players, that were played lately.
    pub with_computers: u32,
}
