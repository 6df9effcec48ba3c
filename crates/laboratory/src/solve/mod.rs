//! The exact value of small games of two in which nothing is hidden and nothing rolled.
//!
//! Alpha-beta with a table of positions. The table is keyed by the *essence* of a state ([`table::Game::essence`]): all
//! that matters for the rest of the match, with mirror images as one. The values are exact whatever fits into the
//! table: it only saves work. [`plain_value`] finds the same without any of this, for checking.

mod memory;
mod plain;
mod solved;

pub use plain::plain_value;
pub use solved::{Mismatch, NotSolved, Solved, SolvedOpening, solve, verify};

use core::cmp::Ordering as Order;
use memory::{Bounds, Memory};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Dice, Game, Quiet, Seat, Seed, Viewer};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// It is not for two.
    NotForTwo,
    /// Something is hidden, rolled, or decided at the same time.
    Chance,
    /// It does not tell the essence of its states.
    NoEssence,
}

/// An opening move, and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening<M> {
    /// The move.
    pub choice: M,
    /// What the match is worth after it, with best play of both.
    pub value: Value,
    /// All replies, each with what it makes of it.
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
}

/// Names a state for the table.
pub type Essence<G> = fn(&G, &<G as Game>::State) -> Option<u128>;

/// Solves one game.
pub struct Solver<'s, G: Game> {
    game: &'s G,
    essence: Essence<G>,
    memory: Memory,
    stop: &'s AtomicBool,
    report: &'s dyn Fn(Progress),
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

struct Child<G: Game> {
    state: G::State,
    essence: u128,
    /// What the mover hopes for.
    hope: f32,
}

enum Expanded {
    /// Good enough already.
    Cut(i8),
    /// The best of the moves that end the match, if any do.
    Best(Option<i8>),
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
        Solver::with_essence(game, G::essence, room, stop, report)
    }

    /// The same, for a game that does not tell the essence of its states itself.
    pub fn with_essence(
        game: &'s G,
        essence: Essence<G>,
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
        if essence(game, &state).is_none() {
            return Err(Unsolvable::NoEssence);
        }
        let memory = Memory::new(room);
        Ok(Solver { game, essence, memory, stop, report, progress: Progress::default(), dice, spare: Vec::new() })
    }

    /// Solves the game from its beginning; `None` if it was stopped.
    pub fn solve(&mut self) -> Option<Solution<G::Move>> {
        let start = self.game.deal(&mut self.dice);
        let mut tree = Vec::new();
        for (choice, state) in self.children(&start) {
            let replies = self.children(&state);
            self.progress.all += replies.len() as u64;
            tree.push((choice, state, replies));
        }
        // The answer first: on the way to it the table learns most.
        let value = self.value(&start)?;
        let mut openings = Vec::new();
        for (choice, state, replies) in tree {
            let value = self.value(&state)?;
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
        if let Some(end) = end(self.game, state) {
            return Some(value_of(end));
        }
        // Two questions with a yes or no are cheaper than one with three answers.
        if self.search(state, [0, 1], 0)? >= 1 {
            return Some(Value::First);
        }
        Some(if self.search(state, [-1, 0], 0)? >= 0 { Value::Draw } else { Value::Second })
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

    /// A value for seat 0: exact between the bounds, else a bound of it.
    fn search(&mut self, state: &G::State, [mut low, mut high]: [i8; 2], depth: usize) -> Option<i8> {
        let Some(seat) = self.game.waiting(state).first() else {
            return Some(end(self.game, state).unwrap_or(0));
        };
        self.progress.positions += 1;
        if self.progress.positions & 0xfff == 0 {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            (self.report)(self.progress);
        }
        let essence = (self.essence)(self.game, state).unwrap_or_default();
        if let Some(known) = self.memory.get(essence) {
            if known.least >= high || known.least == known.most {
                return Some(known.least);
            }
            if known.most <= low {
                return Some(known.most);
            }
            low = low.max(known.least);
            high = high.min(known.most);
        }
        let mut children = self.spare.pop().unwrap_or_default();
        let result = match self.expand(state, seat, [low, high], &mut children) {
            Expanded::Cut(value) => Some(value),
            Expanded::Best(ended) => self.best_of(&children, seat == Seat(0), ended, [low, high], depth),
        };
        children.clear();
        self.spare.push(children);
        let result = result?;
        let least = if result > low { result } else { -1 };
        let most = if result < high { result } else { 1 };
        self.memory.put(essence, Bounds { least, most }, depth);
        Some(result)
    }

    /// Lists what can follow, each essence once, the most promising first.
    fn expand(
        &mut self,
        state: &G::State,
        seat: Seat,
        [low, high]: [i8; 2],
        into: &mut Vec<Child<G>>,
    ) -> Expanded {
        let first = seat == Seat(0);
        let mut ended: Option<i8> = None;
        for index in 0..self.game.move_count(state, seat) {
            let Some(choice) = self.game.nth_move(state, seat, index) else { break };
            let mut after = state.clone();
            let _ = self.game.apply(&mut after, seat, &choice, &mut self.dice, &mut Quiet);
            if let Some(end) = end(self.game, &after) {
                if first && end >= high || !first && end <= low {
                    return Expanded::Cut(end);
                }
                ended = Some(ended.map_or(end, |best| if first { best.max(end) } else { best.min(end) }));
                continue;
            }
            let essence = (self.essence)(self.game, &after).unwrap_or_default();
            if into.iter().any(|child| child.essence == essence) {
                continue;
            }
            if let Some(known) = self.memory.get(essence) {
                if first && known.least >= high {
                    return Expanded::Cut(known.least);
                }
                if !first && known.most <= low {
                    return Expanded::Cut(known.most);
                }
            }
            into.push(Child { state: after, essence, hope: 0.0 });
        }
        for child in into.iter_mut() {
            child.hope = self.game.appraise(&child.state, seat);
        }
        into.sort_by(|a, b| b.hope.total_cmp(&a.hope));
        Expanded::Best(ended)
    }

    fn best_of(
        &mut self,
        children: &[Child<G>],
        first: bool,
        ended: Option<i8>,
        [mut low, mut high]: [i8; 2],
        depth: usize,
    ) -> Option<i8> {
        let mut best = ended.unwrap_or(if first { -1 } else { 1 });
        for child in children {
            if first {
                low = low.max(best);
            } else {
                high = high.min(best);
            }
            if low >= high {
                break;
            }
            let value = self.search(&child.state, [low, high], depth + 1)?;
            best = if first { best.max(value) } else { best.min(value) };
        }
        Some(best)
    }
}
