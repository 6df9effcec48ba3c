//! Set-ups of a game, and how each is held to a law.

use crate::Walk;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use table::Game;

/// How many fixed seeds each law sees.
const FIXED_SEEDS: u64 = 6;
/// How many random seeds each law sees, unless `LAW_CASES` says otherwise.
const RANDOM_SEEDS: u32 = 6;
/// How many plies are played from a scenario: about a turn of a full table.
const SCENARIO_PLIES: u32 = 8;

/// Positions that laws are tried at besides those that matches lead to: each card on top of its deck, say.
pub type Scenario<G> = fn(&G) -> Vec<<G as table::Forms>::Position>;

/// One set-up of a game.
#[derive(Clone, Debug)]
pub struct Case<G: Game> {
    /// Its name in tests and files.
    pub name: &'static str,
    /// The rules of its matches.
    pub game: G,
    scenarios: Vec<Scenario<G>>,
}

impl<G: Game> Case<G> {
    /// Opens the rules.
    ///
    /// # Panics
    /// If the game refuses the options.
    #[allow(clippy::needless_pass_by_value)] // the macro hands over a fresh literal
    pub fn new(name: &'static str, ruleset: Option<&str>, seats: u8, options: Value) -> Case<G> {
        let newest = table::Edition::<G>::newest();
        let edition = ruleset.map_or(Ok(newest.clone()), |ruleset| newest.by(ruleset));
        let game = edition
            .map_err(|fault| vec![fault])
            .and_then(|edition| edition.open(seats, &options))
            .unwrap_or_else(|faults| panic!("case {name}: {faults:?}"));
        Case { name, game, scenarios: Vec::new() }
    }

    /// The same, with walks that begin at these positions too.
    #[must_use]
    pub fn with_scenarios(mut self, scenarios: &[Scenario<G>]) -> Case<G> {
        self.scenarios.extend(scenarios);
        self
    }

    /// Holds the game to a law along many random matches, and along a few plies from every scenario.
    ///
    /// # Panics
    /// If the law is broken; the message says by which seed.
    pub fn hold(&self, law: fn(&Walk<G>)) {
        for seed in 0..FIXED_SEEDS {
            self.try_walk(&Walk::whole(&self.game, seed), law);
        }
        for (index, position) in self.scenarios.iter().flat_map(|scenario| scenario(&self.game)).enumerate() {
            let walk = Walk {
                start: Some(position),
                stop: Some(SCENARIO_PLIES),
                ..Walk::whole(&self.game, index as u64)
            };
            self.try_walk(&walk, law);
        }
        let cases =
            std::env::var("LAW_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(RANDOM_SEEDS);
        let config = Config { cases, failure_persistence: None, max_shrink_iters: 8, ..Config::default() };
        let outcome = TestRunner::new(config).run(&proptest::num::u64::ANY.no_shrink(), |seed| {
            catch_unwind(AssertUnwindSafe(|| self.try_walk(&Walk::whole(&self.game, seed), law)))
                .map_err(|_| TestCaseError::fail("the law is broken, see the message above"))
        });
        if let Err(error) = outcome {
            panic!("{error}");
        }
    }

    fn try_walk(&self, walk: &Walk<G>, law: fn(&Walk<G>)) {
        if let Err(cause) = catch_unwind(AssertUnwindSafe(|| law(walk))) {
            let from = if walk.start.is_some() { "scenario" } else { "walk with seed" };
            eprintln!("case `{}`, {from} {}", self.name, walk.seed);
            resume_unwind(cause);
        }
    }
}
