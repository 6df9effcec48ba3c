//! Random matches along which the laws are checked.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use table::{Dice, Game, Match, Seat, Seed};

/// How many fixed seeds each law sees.
const FIXED_SEEDS: u64 = 6;
/// How many random seeds each law sees, unless `LAW_CASES` says otherwise.
const RANDOM_SEEDS: u32 = 6;

/// One set-up of a game.
#[derive(Clone, Debug)]
pub struct Case<G: Game> {
    /// Its name in tests and files.
    pub name: &'static str,
    /// The rules of its matches.
    pub game: G,
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
        Case { name, game }
    }

    /// Holds the game to a law along many random matches.
    ///
    /// # Panics
    /// If the law is broken; the message says by which seed.
    pub fn hold(&self, law: fn(&Walk<G>)) {
        for seed in 0..FIXED_SEEDS {
            self.try_seed(seed, law);
        }
        let cases =
            std::env::var("LAW_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(RANDOM_SEEDS);
        let config = Config { cases, failure_persistence: None, max_shrink_iters: 8, ..Config::default() };
        let outcome = TestRunner::new(config).run(&proptest::num::u64::ANY.no_shrink(), |seed| {
            catch_unwind(AssertUnwindSafe(|| self.try_seed(seed, law)))
                .map_err(|_| TestCaseError::fail("the law is broken, see the message above"))
        });
        if let Err(error) = outcome {
            panic!("{error}");
        }
    }

    fn try_seed(&self, seed: u64, law: fn(&Walk<G>)) {
        let walk = Walk { game: self.game.clone(), seed };
        if let Err(cause) = catch_unwind(AssertUnwindSafe(|| law(&walk))) {
            eprintln!("case `{}`, walk with seed {seed}", self.name);
            resume_unwind(cause);
        }
    }
}

/// A random match, made by one seed.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    /// The rules.
    pub game: G,
    /// Decides dice and moves.
    pub seed: u64,
}

/// A moment of a walk: before a move is made.
#[derive(Debug)]
pub struct Moment<'w, G: Game> {
    /// The match so far.
    pub game_match: &'w Match<G>,
    /// Who will move.
    pub seat: Seat,
    /// What will be played.
    pub choice: &'w G::Move,
    /// All legal moves of that seat.
    pub moves: &'w [G::Move],
}

impl<G: Game> Walk<G> {
    /// Dice for the law's own choices; not those of the match.
    pub fn chance(&self, label: &str) -> Dice {
        Dice::new(Seed::from_number(self.seed).derive(label, 0))
    }

    /// The match before its first move.
    pub fn begin(&self) -> Match<G> {
        Match::new(self.game.clone(), Seed::from_number(self.seed).derive("match", 0))
    }

    /// Plays to the end, showing every moment; gives the finished match.
    ///
    /// # Panics
    /// If a listed move is refused, a seat is waited for without a move, or the bound is broken.
    pub fn stroll(&self, mut visit: impl FnMut(&Moment<'_, G>)) -> Match<G> {
        let mut chance = self.chance("moves");
        let mut game_match = self.begin();
        let mut moves = Vec::new();
        loop {
            let waiting: Vec<Seat> = self.game.waiting(game_match.state()).iter().collect();
            let Some(&seat) = chance.pick(&waiting) else { return game_match };
            assert!(
                (game_match.ply() as usize) < self.game.bound(),
                "longer than its bound of {}",
                self.game.bound()
            );
            moves.clear();
            self.game.moves(game_match.state(), seat, &mut moves);
            let choice = chance.pick(&moves).expect("who is waited for has a move").clone();
            visit(&Moment { game_match: &game_match, seat, choice: &choice, moves: &moves });
            if let Err(refusal) = game_match.play(seat, choice.clone()) {
                panic!("the listed move {choice:?} of seat {seat} was refused: {refusal:?}");
            }
        }
    }

    /// Plays to the end, showing about `count` moments, spread evenly.
    pub fn sample(&self, count: usize, mut visit: impl FnMut(&Moment<'_, G>)) -> Match<G> {
        let length = self.stroll(|_| ()).plies().len();
        let step = length.div_ceil(count.max(1)).max(1);
        let offset = (self.seed % step as u64) as usize;
        self.stroll(|moment| {
            if moment.game_match.plies().len() % step == offset {
                visit(moment);
            }
        })
    }
}
