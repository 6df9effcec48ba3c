//! What can be chosen before a match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The options of Pixies.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Play with the two-coloured cards of Flower Power (PX-C2); a sixth can join then.
    pub flower_power: bool,
}
