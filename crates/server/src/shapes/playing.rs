//! Moves, hints, undo.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A legal move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MoveView {
    /// To be typed and read.
    pub text: String,
    /// For programs.
    pub json: Value,
    /// In words.
    pub described: String,
    /// What a hand points at, one thing after the other.
    pub steps: Vec<StepView>,
    /// Is it offered unasked? Lists leave out what a player has to find himself.
    pub volunteered: bool,
}

/// One thing that is pointed at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StepView {
    /// The name of the thing in the picture; what begins with `act:` is a button beside it.
    pub handle: String,
    /// What pointing at it means.
    pub label: String,
}

/// All legal moves of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MovesView {
    /// Of which seat.
    pub seat: u8,
    /// After how many plies.
    pub ply: u32,
    /// In which epoch.
    pub epoch: u32,
    /// The moves, complete and in a fixed order.
    pub moves: Vec<MoveView>,
}

/// What a move would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PreviewView {
    /// The move in words.
    pub described: String,
    /// What it does, in short words.
    pub effects: Vec<String>,
    /// The signs and the piece of the preview, to be laid over the picture.
    pub svg: String,
}

/// A decision.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Whose.
    pub seat: u8,
    /// The move, as text or in its JSON form.
    #[serde(rename = "move")]
    pub choice: Value,
    /// How many plies had been played when the caller decided.
    pub ply: u32,
    /// The epoch at that time.
    pub epoch: u32,
}

/// A decision that was taken, and stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Played {
    /// The number of the ply, counted from 1.
    pub ply: u32,
    /// The epoch.
    pub epoch: u32,
    /// Had it been taken before?
    pub again: bool,
    /// Who owes a decision now.
    pub waiting: Vec<u8>,
    /// Is the match over?
    pub over: bool,
}

/// A wish to take plies back.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// How many; left out, back to before the caller's last own decision.
    #[serde(default)]
    pub plies: Option<u32>,
    /// An id of the caller's choice, of at most 64 letters: the same post with the same id acts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// What came of the wish.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Undone {
    /// Were they taken back? Otherwise the others are asked.
    pub done: bool,
    /// Is the match practice now, because more was taken back than nobody had learnt anything by?
    pub practice: bool,
    /// The epoch.
    pub epoch: u32,
    /// How many plies are left.
    pub ply: u32,
}

/// The answer to a wish of another.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Agree {
    /// Yes or no.
    pub agree: bool,
    /// An id of the caller's choice, of at most 64 letters: the same post with the same id acts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// Good moves and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintsView {
    /// For which seat.
    pub seat: u8,
    /// After how many plies.
    pub ply: u32,
    /// In which epoch.
    pub epoch: u32,
    /// The best few, best first.
    pub hints: Vec<HintView>,
}

/// A good move and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintView {
    /// To be typed and read.
    pub text: String,
    /// For programs.
    pub json: Value,
    /// In words.
    pub described: String,
    /// What the seat may expect, from −1 (sure loss) to 1 (sure victory).
    pub expected: f64,
    /// How sure it is that nothing is better, from 0 to 1.
    pub sure: f64,
    /// What speaks for it and against it.
    pub reasons: Vec<String>,
    /// What a hand points at.
    pub steps: Vec<StepView>,
}

/// When a window, in which one may react, is answered with "nothing from me" without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AutoPass {
    /// Never: always ask.
    #[default]
    Never,
    /// Where nothing is aimed at the seat.
    Unconcerned,
    /// Where the seat could do nothing else.
    Unable,
}

impl From<AutoPass> for table::AutoPass {
    fn from(pass: AutoPass) -> table::AutoPass {
        match pass {
            AutoPass::Never => table::AutoPass::Never,
            AutoPass::Unconcerned => table::AutoPass::Unconcerned,
            AutoPass::Unable => table::AutoPass::Unable,
        }
    }
}

/// What an own seat sets for its windows.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetAutoPass {
    /// Whose.
    pub seat: u8,
    /// When they are answered without asking.
    pub pass: AutoPass,
}
