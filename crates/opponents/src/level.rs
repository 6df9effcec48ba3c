//! The computer players there are, by name.

use crate::{Budget, Easy, Entrant, Greedy, Player, Random, Settings, Thinker};
use core::time::Duration;
use table::{Game, Seed};

/// How strong a computer player is, from weak to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move.
    Random,
    /// Any move that looks decent one ply deep: a child can beat it.
    Easy,
    /// The best move by one ply of looking ahead.
    Greedy,
    /// A small search.
    Medium,
    /// A search of some hundred simulations, for a fifth of a second at most.
    Hard,
    /// A search of a second on two cores.
    Expert,
}

/// The name of no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Easy, Level::Greedy, Level::Medium, Level::Hard, Level::Expert];

    /// The name in commands and requests.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Greedy => "greedy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// What this level spends on a decision if nobody says otherwise: easy levels count iterations, strong ones take
    /// their time.
    pub const fn usual_budget(self) -> (Option<u64>, Option<Duration>) {
        match self {
            Level::Random | Level::Easy | Level::Greedy => (None, None),
            Level::Medium => (Some(MEDIUM_ITERATIONS), None),
            Level::Hard => (None, Some(HARD_TIME)),
            Level::Expert => (None, Some(EXPERT_TIME)),
        }
    }

    /// How attentive a player of this level is to what happens at the table, from 0 to 1: what it keeps in mind where a
    /// game leaves remembering to the players.
    pub const fn attention(self) -> f32 {
        match self {
            Level::Random => 0.0,
            Level::Easy => 0.3,
            Level::Greedy | Level::Medium => 0.5,
            Level::Hard => 0.8,
            Level::Expert => 1.0,
        }
    }

    /// The budget of this level: limits that are named replace its own, only a medium player never makes more
    /// iterations than it is used to.
    fn budget(self, mut budget: Budget) -> Budget {
        let (iterations, time) = self.usual_budget();
        if self == Level::Medium {
            budget.iterations = Some(budget.iterations.unwrap_or(u64::MAX).min(MEDIUM_ITERATIONS));
        } else if budget.iterations.is_none() && budget.time.is_none() {
            (budget.iterations, budget.time) = (iterations, time);
        }
        budget
    }

    /// How a player of this level searches, if it does.
    pub const fn usual_settings(self) -> Option<Settings> {
        match self {
            Level::Random | Level::Easy | Level::Greedy => None,
            Level::Medium => Some(Settings { each: MEDIUM_EACH, ..Settings::USUAL }),
            Level::Hard => Some(Settings { enough: HARD_ENOUGH, ..Settings::USUAL }),
            Level::Expert => Some(Settings { trees: 2, late: true, closer: true, ..Settings::USUAL }),
        }
    }

    /// A player of this level.
    pub fn player<G: Game>(self, seed: Seed, budget: Budget) -> Box<dyn Player<G>> {
        // Whoever names a number of iterations wants them made.
        let counted = budget.iterations.is_some() && self != Level::Medium;
        let budget = self.budget(budget);
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(Easy::new(seed, budget)),
            Level::Greedy => Box::new(Greedy::new(seed, budget)),
            Level::Medium | Level::Hard | Level::Expert => {
                let mut settings = self.usual_settings().unwrap_or(Settings::USUAL);
                if counted {
                    settings = settings.tireless();
                }
                Box::new(Thinker::new(seed, budget, settings))
            }
        }
    }

    /// Players of this level for a tournament, one a game.
    pub fn entrant<G: Game>(self, budget: Budget) -> Entrant<G> {
        Box::new(move |seed| self.player(seed, budget.clone()))
    }
}

/// How many iterations a medium player makes.
const MEDIUM_ITERATIONS: u64 = 60;
/// How often a medium player looks at each move of a decision.
const MEDIUM_EACH: u32 = 4;
/// How many simulations a hard player makes at most.
const HARD_ENOUGH: u32 = 500;
/// How long a hard player thinks.
const HARD_TIME: Duration = Duration::from_millis(200);
/// How long an expert thinks.
const EXPERT_TIME: Duration = Duration::from_secs(1);

table::by_name!(Level, UnknownLevel, "there is no level");
