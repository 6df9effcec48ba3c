//! Keyframes: where a long match is taken up without playing it from its beginning.

use serde_json::Value;

/// The whole match after a ply that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keyframe {
    /// The last ply it contains.
    pub ply: u32,
    /// The position, as the server handed it in.
    pub position: Value,
}
