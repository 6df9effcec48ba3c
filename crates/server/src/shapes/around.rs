//! Seats, words, votes, what comes after a match, errors.

use super::{OutcomeView, State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Where to sit down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat; left out, the first that is open.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What the caller adds to the dice: 64 hex digits. It may come later, but the match waits for it; whoever joins
    /// keeps the commitment of the table first.
    #[serde(default)]
    pub part: Option<String>,
}

/// What somebody adds to the dice.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AddPart {
    /// 64 random hex digits, drawn after the commitment was read.
    pub part: String,
}

/// A table as it stands after a part was added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PartAdded {
    /// How far the table is now: the match begins with the last part.
    pub state: State,
    /// The commitment, as it was shown from the beginning.
    pub commitment: String,
}

/// The seat that was taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Joined {
    /// Which.
    pub seat: u8,
    /// How far the table is now.
    pub state: State,
}

/// The start of a match with open seats.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StartNow {
    /// The level of the computer players that take the open seats; left out, medium.
    #[serde(default)]
    pub level: Option<String>,
}

/// One's own seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnSeat {
    /// Which.
    pub seat: u8,
}

/// Words to be said.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The words.
    pub text: String,
    /// An id of the caller's choice, of at most 64 letters: the same post with the same id acts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// A vote about an early end.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Vote {
    /// Shall the match end?
    pub end: bool,
    /// An id of the caller's choice, of at most 64 letters: the same post with the same id acts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// A branch of a finished match, against computer players.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// After so many plies.
    pub ply: u32,
    /// The level of the computer players; left out, medium.
    #[serde(default)]
    pub level: Option<String>,
    /// The seat of the caller; left out, the first that owes a decision.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// A match that is over, ply by ply.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReplayView {
    /// The id of the table.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Who played: names by seat.
    pub names: Vec<String>,
    /// How many plies there are.
    pub plies: u32,
    /// The first ply of this page.
    pub from: u32,
    /// Each ply from there on, in order; at most 512.
    pub steps: Vec<ReplayStep>,
    /// There are plies after these.
    pub more: bool,
    /// How it ended.
    pub outcome: Option<OutcomeView>,
}

/// A ply of a match that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReplayStep {
    /// Its number, counted from 1.
    pub ply: u32,
    /// Who moved.
    pub seat: u8,
    /// The text form of the move.
    #[serde(rename = "move")]
    pub text: String,
    /// What happened, in words.
    pub told: Vec<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// An error answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ErrorView {
    /// What went wrong.
    pub error: ErrorBody,
}

/// What went wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// The kind, for programs.
    pub kind: String,
    /// In the language of the caller.
    pub message: String,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// Nothing more to say: a request without fields, and its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Done {}
