//! Keyframes: where a long match is taken up without playing it from its beginning.

use crate::{StoredPly, StoredTable};
use serde_json::Value;

/// The whole match after a ply that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keyframe {
    /// The last ply it contains.
    pub ply: u32,
    /// The position, as the server handed it in.
    pub position: Value,
}

/// What a server needs to take a match up again, all of one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Tail {
    /// The table.
    pub table: StoredTable,
    /// The newest keyframe.
    pub keyframe: Option<Keyframe>,
    /// The plies after the keyframe, without gaps; all there are if there is no keyframe.
    pub plies: Vec<StoredPly>,
    /// The last ply by which anybody learnt something; it may lie before the keyframe.
    pub last_crossed: Option<u32>,
}
