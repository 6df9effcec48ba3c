//! Opening tables, and lists of them.

use super::SeatKind;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A table that is to be opened.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// Who sits where, one entry a seat.
    pub seats: Vec<NewSeat>,
    /// The options of the game; left out, the defaults.
    #[serde(default)]
    pub options: Value,
    /// The clock; left out, none.
    #[serde(default)]
    pub clock: Clock,
    /// Who finds the table; left out, whoever has the link.
    #[serde(default)]
    pub visibility: Visibility,
    /// Do ratings follow from it?
    #[serde(default)]
    pub rated: bool,
}

/// A seat of a table that is to be opened.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who shall sit there.
    pub kind: NewSeatKind,
    /// The level of a computer player: random, easy, greedy, medium, hard, expert.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// What somebody at a shared screen is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Who shall sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum NewSeatKind {
    /// The caller.
    Me,
    /// Whoever comes.
    Open,
    /// A computer player.
    Computer,
    /// Somebody else at the caller's screen.
    Hotseat,
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each decision.
    Move {
        /// Seconds a decision.
        seconds: u32,
    },
    /// So long for the whole match.
    Game {
        /// Seconds for the match.
        seconds: u32,
        /// Seconds that each decision gives back.
        #[serde(default)]
        increment: u32,
    },
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// It stands in the list of open tables.
    Public,
    /// Whoever has the link.
    #[default]
    Link,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Waits for people.
    Gathering,
    /// Is being played.
    Playing,
    /// Was played to its end.
    Over,
    /// Ended before its end.
    BrokenOff,
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Opened {
    /// The id.
    pub id: String,
    /// What the server promises of its dice: 64 hex digits, to be kept. Only now the caller adds its part to them, at
    /// `/tables/{id}/part`. Nothing for a branch, whose dice are known.
    pub commitment: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableLine {
    /// The id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// How far it is.
    pub state: State,
    /// Who sits where.
    pub seats: Vec<SeatLine>,
    /// The seats of the caller.
    pub me: Vec<u8>,
    /// The options.
    pub options: Value,
    /// The clock.
    pub clock: Clock,
    /// Do ratings follow from it?
    pub rated: bool,
    /// How many plies have been played.
    pub ply: u32,
    /// When it was opened.
    pub created: i64,
    /// When something last happened.
    pub moved: i64,
    /// When it ended.
    pub ended: Option<i64>,
}

/// A seat in a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatLine {
    /// Who has it.
    pub kind: SeatKind,
    /// What whoever sits there is called.
    pub name: String,
    /// The level of a computer player.
    pub level: Option<String>,
    /// The place it came to, 1 for the best.
    pub place: Option<u8>,
}

/// A game of the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameView {
    /// The id.
    pub id: String,
    /// The title.
    pub title: String,
    /// What it is, in a line.
    pub tagline: String,
    /// The ruleset.
    pub ruleset: String,
    /// How many can play.
    pub seats: SeatRange,
    /// The options that are taken where none are named.
    pub options: Value,
    /// The JSON schema of the options.
    pub options_schema: Value,
    /// The rules; only if one game is asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleView>,
}

/// From so many to so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatRange {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

/// A rule of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleView {
    /// Its number, such as `FT-2`.
    pub id: String,
    /// In words.
    pub text: String,
}
