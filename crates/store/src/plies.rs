//! Plies: the log of moves that is the truth about a match.

use crate::{Millis, PersonId, TableId};
use serde_json::Value;
use table::{Boundary, Seat};

/// Who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// This person.
    Person(PersonId),
    /// A computer player, in its own seat or standing in.
    Computer,
}

/// A ply to be written: refused as `Taken` if it is written already, as `Stale` if plies were taken back or the table
/// is not being played, as `Gap` if it does not follow on the last one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The epoch it was made for.
    pub epoch: u32,
    /// Its number, from 1.
    pub ply: u32,
    /// The seat that moved.
    pub seat: Seat,
    /// The text form of the move.
    pub text: String,
    /// Who made it.
    pub by: By,
    /// Whether it told anybody something new.
    pub boundary: Boundary,
    /// Milliseconds that it left on the clock of the seat; the chair keeps them, too, for whoever takes the match up.
    pub clock_left: Option<i64>,
    /// When.
    pub at: Millis,
    /// The whole match after this ply, if the server wants a keyframe here: both are written, or neither.
    pub keyframe: Option<Value>,
}

/// A ply that is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPly {
    /// Its number, from 1.
    pub ply: u32,
    /// The epoch in which it was written.
    pub epoch: u32,
    /// The seat that moved.
    pub seat: Seat,
    /// The text form of the move.
    pub text: String,
    /// Who made it.
    pub by: By,
    /// Whether it told anybody something new.
    pub boundary: Boundary,
    /// Milliseconds that it left on the clock of the seat.
    pub clock_left: Option<i64>,
    /// When.
    pub at: Millis,
}

/// A ply that was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndonePly {
    /// The epoch that ended when it was taken back.
    pub until: u32,
    /// The ply.
    pub ply: StoredPly,
}

/// Plies to be taken back, and the keyframes that contain them; refused as `Stale` if the epoch is another or the table is not being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Truncate {
    /// The table.
    pub table: TableId,
    /// The last ply that stays; 0 takes back all.
    pub to_ply: u32,
    /// The epoch this was decided in.
    pub epoch: u32,
}
