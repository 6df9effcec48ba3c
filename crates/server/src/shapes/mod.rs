//! The JSON shapes of the HTTP interface.
//!
//! They are the contract with pages, bots and other programs: fields are added, never renamed.

mod around;
mod opening;
mod playing;
mod table;

pub use around::{
    AddPart, Branch, Done, ErrorBody, ErrorView, Join, Joined, OwnSeat, PartAdded, ReplayStep, ReplayView,
    Say, StartNow, Vote,
};
pub use opening::{
    Clock, GameView, NewSeat, NewSeatKind, NewTable, Opened, RuleView, SeatLine, SeatRange, State, TableLine,
    Visibility,
};
pub use playing::{
    Agree, AutoPass, HintView, HintsView, MoveView, MovesView, Play, Played, PreviewView, SetAutoPass,
    StepView, Undo, Undone,
};
pub use table::{
    ChatView, DiceView, LastMove, LogEntry, LogPage, OutcomeView, PanelView, PanelsView, ParentView,
    PartView, RowView, ScoreView, SeatKind, SeatView, SourceView, TableView, UndoView,
};
