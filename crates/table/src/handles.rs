//! How a hand says a move: by pointing at things in the picture, one after the other.

use crate::{Phrase, Seat};

/// One thing that is pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The name of the thing in the picture, such as `cell:e5`; what begins with `act:` is no part of the picture and
    /// is offered as a button beside it.
    pub handle: String,
    /// What pointing at it means, in words.
    pub label: Phrase,
}

impl Step {
    /// A step.
    pub fn new(handle: impl Into<String>, label: Phrase) -> Step {
        Step { handle: handle.into(), label }
    }
}

/// What in the picture a part of a score is counted from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSource {
    /// Whose score it is.
    pub seat: Seat,
    /// The name of the part, as in [`crate::Part`].
    pub part: &'static str,
    /// The names of the things in the picture.
    pub handles: Vec<String>,
}
