//! A table as one viewer knows it.

use super::{AutoPass, Clock, State, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A table as one viewer knows it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts about a table, as clients read them")]
pub struct TableView {
    /// The id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The rules it is played by.
    pub ruleset: String,
    /// What is missing, if the match cannot be played on here: rules or components that this server does not have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unknown: Option<String>,
    /// The options, in full.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The seats of the caller.
    pub me: Vec<u8>,
    /// The name of the caller, if it has one.
    pub my_name: Option<String>,
    /// May the caller start the match?
    pub host: bool,
    /// Through whose eyes this is: a seat, or nothing for a spectator.
    pub seen_by: Option<u8>,
    /// How far it is.
    pub state: State,
    /// How often plies were taken back.
    pub epoch: u32,
    /// How many plies have been played.
    pub ply: u32,
    /// Who owes a decision.
    pub waiting: Vec<u8>,
    /// Do seats of the caller hide things from each other? Then a screen they share needs a curtain between them.
    pub curtain: bool,
    /// All that the viewer may know of the match, in the shape of the game; nothing before the start.
    pub view: Option<Value>,
    /// The points of each seat, as far as the viewer knows them.
    pub scores: Vec<ScoreView>,
    /// The sheet of each player, as far as the viewer knows it.
    pub panels: Vec<PanelView>,
    /// Who is out of the match: seats.
    pub out: Vec<u8>,
    /// When windows are answered for the caller; nothing where nobody is asked for reactions.
    pub auto_pass: Option<AutoPass>,
    /// What happened in the last plies, as the viewer perceived it.
    pub log: Vec<LogEntry>,
    /// The first ply of that; 1 if nothing is before.
    pub log_from: u32,
    /// The last move, as far as the viewer may know it.
    pub last: Option<LastMove>,
    /// How it ended.
    pub outcome: Option<OutcomeView>,
    /// What can be taken back.
    pub undo: UndoView,
    /// Who wants to end the match early: seats.
    pub votes: Vec<u8>,
    /// What was said lately.
    pub chat: Vec<ChatView>,
    /// The dice.
    pub dice: DiceView,
    /// The clock.
    pub clock: Clock,
    /// Who finds the table.
    pub visibility: Visibility,
    /// Do ratings follow from it? Then nobody is given hints, and whoever leaves or runs out of time has given up.
    pub rated: bool,
    /// Why ratings do not follow any more, if they were to: `undo` if something that was learnt was taken back, `computers`
    /// if the host let computer players take seats.
    pub unrated: Option<String>,
    /// Did somebody who plays alone against computers take back what had come to light? Such a match is practice.
    pub practice: bool,
    /// How many hints each seat was given; shown when the match has ended.
    pub hints: Vec<u32>,
    /// Who gave up a match that counts: seats.
    pub given_up: Vec<u8>,
    /// The table it comes from, if it is a rematch or a branch.
    pub parent: Option<ParentView>,
    /// The rematch, if there is one.
    pub rematch: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// The time of the server, in milliseconds since 1970.
    pub now: i64,
    /// The number of the last news; the stream goes on after it.
    pub news_id: u64,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts about a seat, as clients read them")]
pub struct SeatView {
    /// Which seat.
    pub seat: u8,
    /// `open`, `person` or `computer`.
    pub kind: SeatKind,
    /// What whoever sits there is called.
    pub name: String,
    /// The level of a computer player.
    pub level: Option<String>,
    /// Whom an open seat is kept for: those who sat at the table that this one is the rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<String>,
    /// Does a computer player stand in for the person?
    pub standin: bool,
    /// Does the person look at the table now?
    pub online: bool,
    /// Does a computer player think about its decision?
    pub thinking: bool,
    /// Milliseconds that were left on the clock at the time of the answer.
    pub clock_left: Option<i64>,
    /// Does the clock run?
    pub running: bool,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A computer player.
    Computer,
}

/// The points of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ScoreView {
    /// Whose.
    pub seat: u8,
    /// The sum.
    pub total: i32,
    /// Where they come from.
    pub parts: Vec<PartView>,
}

/// A part of a score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PartView {
    /// Its name for programs.
    pub name: String,
    /// Its name in words.
    pub label: String,
    /// What it gives.
    pub points: i32,
    /// The handles of what it is counted from in the picture.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handles: Vec<String>,
}

/// Something that happened, in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LogEntry {
    /// In which ply, counted from 1.
    pub ply: u32,
    /// Who moved.
    pub seat: u8,
    /// In words.
    pub text: String,
}

/// The last move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LastMove {
    /// Its number, counted from 1.
    pub ply: u32,
    /// Who moved.
    pub seat: u8,
    /// The text form of the move, for those who may know it.
    #[serde(rename = "move")]
    pub text: Option<String>,
    /// The handles of what was pointed at, for those who may know it.
    pub marks: Vec<String>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OutcomeView {
    /// All seats by rank, best first; seats of equal rank stand together.
    pub ranking: Vec<Vec<u8>>,
    /// Who won.
    pub winners: Vec<u8>,
    /// The points of each seat.
    pub totals: Vec<i32>,
}

/// What can be taken back.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct UndoView {
    /// So many plies the caller may take back at once.
    pub free: u32,
    /// Does nobody else have a seat? Then the caller may take back further, which makes the match practice.
    pub alone: bool,
    /// So many plies lead back before the caller's last own decision; 0 if there is none.
    pub own: u32,
    /// Who asks to take plies back, by seat.
    pub asked_by: Option<u8>,
    /// How many.
    pub plies: u32,
    /// Who has agreed, by seat.
    pub agreed: Vec<u8>,
    /// Whose answer is still waited for, by seat.
    pub missing: Vec<u8>,
}

/// Words that were said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChatView {
    /// Its number at the table.
    pub number: u32,
    /// The name of the speaker at that time.
    pub name: String,
    /// The seat of the speaker, if it has one.
    pub seat: Option<u8>,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What is shown of the dice before the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DiceView {
    /// What the server promised: 64 hex digits; nothing for a branch, whose dice are known.
    pub commitment: Option<String>,
    /// Which seats have added to the dice.
    pub parts: Vec<bool>,
    /// Can the proof be had?
    pub proof: bool,
}

/// The table that another one comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ParentView {
    /// Its id.
    pub table: String,
    /// After how many of its plies this one branches off; nothing for a rematch.
    pub ply: Option<u32>,
}

/// A page of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LogPage {
    /// What happened, as the viewer perceived it.
    pub entries: Vec<LogEntry>,
    /// The first ply of the page.
    pub from: u32,
    /// Is there anything before?
    pub more: bool,
}

/// The sheet of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PanelView {
    /// Whose.
    pub seat: u8,
    /// Its rows, in the order in which they are read.
    pub rows: Vec<RowView>,
}

/// A row of a sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RowView {
    /// What it is about.
    pub label: String,
    /// How much, how many, or which.
    pub value: String,
    /// Where the value comes from, if it is put together of several things.
    pub sources: Vec<SourceView>,
    /// The handles of what it speaks of in the picture.
    pub handles: Vec<String>,
}

/// One thing that adds to a value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SourceView {
    /// Which thing.
    pub label: String,
    /// What it adds.
    pub value: String,
}

/// Sheets and points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PanelsView {
    /// The sheet of each player, as far as the viewer knows it.
    pub panels: Vec<PanelView>,
    /// The points of each seat, as far as the viewer knows them.
    pub scores: Vec<ScoreView>,
    /// Who is out of the match while it goes on.
    pub out: Vec<u8>,
}
