//! The exact value of small games of two in which nothing is hidden and nothing rolled.
//!
//! Proof-number search, depth first (df-pn), with a table of positions. The table is keyed by the *solver key* of a state ([`table::Solvable`]): all
//! that matters for the rest of the match, with mirror images as one. The values are exact whatever fits into the
//! table: it only saves work.
//!
//! A question with yes or no ("does seat 0 win?") is proved where the prover has one good move or every move of the other
//! is refuted. Each position carries how much is still missing for a proof and for a refutation, and the search goes on
//! where least is missing; so forced sequences are followed deep and cheaply. [`AlphaBeta`] finds the same values by
//! other means, and [`plain_value`] by the plainest, for checking.

mod alpha_beta;
mod memory;
mod plain;
mod proof;
mod solved;

pub use alpha_beta::AlphaBeta;
pub use plain::plain_value;
pub use solved::{Mismatch, NotSolved, NotTrue, Solved, SolvedOpening, solve, verify};

use core::cmp::Ordering as Order;
use memory::Memory;
use proof::{Child, Missing};
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;
use table::{Dice, Game, Oracle, Quiet, Rules, Seat, Seed, Viewer};

/// What a position is worth with best play of both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// Seat 1 wins.
    Second,
    /// Nobody wins.
    Draw,
    /// Seat 0 wins.
    First,
}

/// Why a game cannot be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsolvable {
    /// It is not for two.
    #[error("it is not for two")]
    NotForTwo,
    /// Something is hidden, rolled, or decided at the same time.
    #[error("something is hidden, rolled, or decided at the same time")]
    Chance,
    /// It does not tell the solver key of its states.
    #[error("its states have no solver key")]
    NoSolverKey,
}

/// An opening move, and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening<M> {
    /// The move.
    pub choice: M,
    /// What the match is worth after it, with best play of both.
    pub value: Value,
    /// All replies, each with what it makes of it; empty unless they were asked for.
    pub replies: Vec<(M, Value)>,
}

/// A solved game.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<M> {
    /// What the match is worth.
    pub value: Value,
    /// All opening moves, in the order of the rules.
    pub openings: Vec<Opening<M>>,
    /// A line of best play from the beginning to the end; of equally good moves the first in the order of the rules.
    pub line: Vec<M>,
    /// How many positions were looked at.
    pub positions: u64,
}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Openings with a reply that are known.
    pub done: u64,
    /// How many there are.
    pub all: u64,
    /// Positions looked at.
    pub positions: u64,
    /// While a phase is looked at as a whole before the search: how many positions are done, and of how many.
    pub tabled: Option<(u64, u64)>,
}

/// Somebody who is asked what a state is worth.
pub type Asked<'s, G> = &'s dyn Oracle<<G as Rules>::State>;

/// Names a state for the table.
pub type SolverKey<G> = fn(&G, &<G as Rules>::State) -> Option<u128>;

/// What the game itself knows its states by, if it is solvable.
pub(crate) fn solver_key<G: Game>(game: &G, state: &G::State) -> Option<u128> {
    G::CAPABILITIES.solver_key.and_then(|solver_key| solver_key(game, state))
}

/// Solves one game.
pub struct Solver<'s, G: Game> {
    game: &'s G,
    key: SolverKey<G>,
    memory: Memory<Missing>,
    stop: &'s AtomicBool,
    report: &'s dyn Fn(Progress),
    /// Whom it asks before it searches.
    oracle: Option<Asked<'s, G>>,
    progress: Progress,
    /// Nothing is rolled, but the rules want dice to be handed to them.
    dice: Dice,
    spare: Vec<Vec<Child<G>>>,
}

impl<G: Game> core::fmt::Debug for Solver<'_, G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Solver")
            .field("game", &G::ID)
            .field("progress", &self.progress)
            .finish_non_exhaustive()
    }
}

fn value_of(number: i8) -> Value {
    match number.cmp(&0) {
        Order::Less => Value::Second,
        Order::Equal => Value::Draw,
        Order::Greater => Value::First,
    }
}

/// How it ended, for seat 0: −1, 0 or 1; `None` while it goes on.
fn end<G: Game>(game: &G, state: &G::State) -> Option<i8> {
    let value = game.outcome(state)?.value(Seat(0));
    Some(i8::from(value > 0.5) - i8::from(value < -0.5))
}

impl<'s, G: Game> Solver<'s, G> {
    /// A solver that may remember about so many positions, looks at `stop` now and then, and tells how far it is.
    pub fn new(
        game: &'s G,
        room: usize,
        stop: &'s AtomicBool,
        report: &'s dyn Fn(Progress),
    ) -> Result<Solver<'s, G>, Unsolvable> {
        Solver::with_key(game, solver_key, room, stop, report)
    }

    /// The same, for a game that does not tell the solver key of its states itself.
    pub fn with_key(
        game: &'s G,
        solver_key: SolverKey<G>,
        room: usize,
        stop: &'s AtomicBool,
        report: &'s dyn Fn(Progress),
    ) -> Result<Solver<'s, G>, Unsolvable> {
        if game.seats() != 2 {
            return Err(Unsolvable::NotForTwo);
        }
        let mut dice = Dice::new(Seed::from_number(0));
        let state = game.deal(&mut dice);
        if dice.drawn() > 0 || game.hides(&state, Viewer::Spectator) || game.waiting(&state).len() > 1 {
            return Err(Unsolvable::Chance);
        }
        if solver_key(game, &state).is_none() {
            return Err(Unsolvable::NoSolverKey);
        }
        let memory = Memory::new(room);
        Ok(Solver {
            game,
            key: solver_key,
            memory,
            stop,
            report,
            oracle: None,
            progress: Progress::default(),
            dice,
            spare: Vec::new(),
        })
    }

    /// Asks this oracle before it searches.
    #[must_use]
    pub fn asking(mut self, oracle: Option<Asked<'s, G>>) -> Solver<'s, G> {
        self.oracle = oracle;
        self
    }

    /// What is known of a state without search, for seat 0.
    fn known_end(&self, state: &G::State) -> Option<i8> {
        end(self.game, state).or_else(|| self.oracle?.value(state))
    }

    /// Solves the game from its beginning, with all replies to all openings if they are asked for; `None` if it was
    /// stopped.
    pub fn solve(&mut self, replies_too: bool) -> Option<Solution<G::Move>> {
        let start = self.game.deal(&mut self.dice);
        let mut tree = Vec::new();
        for (choice, state) in self.children(&start) {
            let replies = if replies_too { self.children(&state) } else { Vec::new() };
            self.progress.all += 1 + replies.len() as u64;
            tree.push((choice, state, replies));
        }
        // The answer first: on the way to it the table learns most.
        let value = self.value(&start)?;
        let mut openings = Vec::new();
        for (choice, state, replies) in tree {
            let value = self.value(&state)?;
            self.progress.done += 1;
            (self.report)(self.progress);
            let mut known = Vec::with_capacity(replies.len());
            for (reply, after) in replies {
                known.push((reply, self.value(&after)?));
                self.progress.done += 1;
                (self.report)(self.progress);
            }
            openings.push(Opening { choice, value, replies: known });
        }
        let line = self.line(start)?;
        Some(Solution { value, openings, line, positions: self.progress.positions })
    }

    /// What a state is worth; `None` if it was stopped.
    pub fn value(&mut self, state: &G::State) -> Option<Value> {
        if let Some(end) = self.known_end(state) {
            return Some(value_of(end));
        }
        if self.proves(state, Value::First)? {
            return Some(Value::First);
        }
        Some(if self.proves(state, Value::Draw)? { Value::Draw } else { Value::Second })
    }

    /// Best play from a state to the end.
    fn line(&mut self, mut state: G::State) -> Option<Vec<G::Move>> {
        let mut line = Vec::new();
        let aim = self.value(&state)?;
        'plies: loop {
            let children = self.children(&state);
            if children.is_empty() {
                return Some(line);
            }
            for (choice, after) in children {
                if self.value(&after)? == aim {
                    line.push(choice);
                    state = after;
                    continue 'plies;
                }
            }
            return None;
        }
    }

    /// How many positions were looked at.
    pub fn positions(&self) -> u64 {
        self.progress.positions
    }

    fn children(&mut self, state: &G::State) -> Vec<(G::Move, G::State)> {
        let Some(seat) = self.game.waiting(state).first() else { return Vec::new() };
        let mut moves = Vec::new();
        self.game.moves(state, seat, &mut moves);
        let after = |choice: G::Move| {
            let mut after = state.clone();
            let _ = self.game.apply(&mut after, seat, &choice, &mut self.dice, &mut Quiet);
            (choice, after)
        };
        moves.into_iter().map(after).collect()
    }
}
