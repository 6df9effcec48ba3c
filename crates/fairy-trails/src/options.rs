//! Choices made before a match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who sees to it that closed networks get their stones (FT-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Claims {
    /// Every closed network gets its stones.
    #[default]
    Automatic,
    /// A player places stones only on networks that he names.
    Manual,
}

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who sees to it that closed networks get their stones; alone it is always automatic (FT-10).
    pub claims: Claims,
    /// Solo only: one drawn card may be discarded, once a game (FT-16).
    pub easier: bool,
}
