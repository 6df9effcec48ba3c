//! Choices made before a match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The smallest frame (KP-C4).
pub const MIN_SIZE: u8 = 3;
/// The largest frame (KP-C4).
pub const MAX_SIZE: u8 = 7;

/// How connections are announced (KP-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Announce {
    /// The program announces every connection for its owner.
    #[default]
    Automatic,
    /// The mover says so with the move, or forgets it.
    Manual,
}

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Columns and rows of the frame, 3 to 7 (KP-C4).
    #[schemars(range(min = 3, max = 7))]
    pub size: u8,
    /// Who announces connections (KP-10).
    pub announce: Announce,
    /// The variant that knows no draws (KP-17).
    pub no_draws: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { size: 5, announce: Announce::Automatic, no_draws: false }
    }
}
