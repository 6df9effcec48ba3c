//! The computer players there are, by name.

use crate::{Budget, Entrant, Greedy, Player, Random};
use core::fmt;
use core::str::FromStr;
use table::{Game, Seed};

/// How strong a computer player is, from weak to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move.
    Random,
    /// The best move by one ply of looking ahead.
    Greedy,
}

/// The name of no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The name in commands and requests.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// A player of this level.
    pub fn player<G: Game>(self, seed: Seed, budget: Budget) -> Box<dyn Player<G>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy => Box::new(Greedy::new(seed, budget)),
        }
    }

    /// Players of this level for a tournament, one a game.
    pub fn entrant<G: Game>(self, budget: Budget) -> Entrant<G> {
        Box::new(move |seed| self.player(seed, budget))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "there is no level “{}”; there are: {}", self.0, known.join(", "))
    }
}

impl core::error::Error for UnknownLevel {}
