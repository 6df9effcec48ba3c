//! Choices made before the match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Choices made before the match (TB-1, TB-44, RU-78).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How characters are handed out.
    pub characters: Characters,
    /// How the match is won on the Crown.
    pub crown: Crown,
    /// How many points of trophies buy a point of Strength or Craft: 5, 6 or 7.
    pub trophies_needed: u8,
    /// Everybody starts with one point of Strength or Craft more, as he chooses.
    pub quick_start: bool,
    /// The Command Spell strikes more often with five and six players.
    pub easy_command: bool,
    /// One Talisman only, and whoever is killed is out.
    pub bloodbath: bool,
    /// A new character gets what the killed one had.
    pub inherit: bool,
    /// After how many turns of each player the match ends without a winner.
    pub turn_limit: u16,
}

/// How characters are handed out (TB-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Characters {
    /// Everybody is dealt one.
    #[default]
    Dealt,
    /// Everybody is dealt up to three and keeps one.
    OfThree,
    /// Everybody chooses, one after the other.
    Free,
}

/// How the match is won on the Crown (TB-41, TB-44).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Crown {
    /// By the Command Spell, until nobody else is left.
    #[default]
    Command,
    /// The first on the Crown wins.
    First,
}

/// The most turns a match may be set to last for each player.
pub const MOST_TURNS: u16 = 1_000;

impl Default for Options {
    fn default() -> Options {
        Options {
            characters: Characters::Dealt,
            crown: Crown::Command,
            trophies_needed: 7,
            quick_start: false,
            easy_command: false,
            bloodbath: false,
            inherit: false,
            turn_limit: 300,
        }
    }
}
