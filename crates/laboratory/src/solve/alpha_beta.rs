//! Alpha-beta with a table of bounds: another way to the same values, for checking those of the [`Solver`].
//!
//! [`Solver`]: super::Solver

use super::memory::{Bounds, Memory};
use super::{Asked, SolverKey, Value, end, value_of};
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Dice, Game, Quiet, Seat, Seed};

/// Finds values by alpha-beta.
pub struct AlphaBeta<'s, G: Game> {
    game: &'s G,
    key: SolverKey<G>,
    memory: Memory<Bounds>,
    stop: &'s AtomicBool,
    /// Whom it asks before it searches.
    oracle: Option<Asked<'s, G>>,
    positions: u64,
    /// Nothing is rolled, but the rules want dice to be handed to them.
    dice: Dice,
    spare: Vec<Vec<Child<G>>>,
}

impl<G: Game> core::fmt::Debug for AlphaBeta<'_, G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("AlphaBeta").field("game", &G::ID).finish_non_exhaustive()
    }
}

struct Child<G: Game> {
    state: G::State,
    solver_key: u128,
    /// What the mover hopes for.
    hope: f32,
}

enum Expanded {
    /// Good enough already.
    Cut(i8),
    /// The best of the moves that end the match, if any do.
    Best(Option<i8>),
}

impl<'s, G: Game> AlphaBeta<'s, G> {
    /// A search that may remember about so many positions, and looks at `stop` now and then.
    pub fn new(game: &'s G, solver_key: SolverKey<G>, room: usize, stop: &'s AtomicBool) -> AlphaBeta<'s, G> {
        let dice = Dice::new(Seed::from_number(0));
        AlphaBeta {
            game,
            key: solver_key,
            memory: Memory::new(room),
            stop,
            oracle: None,
            positions: 0,
            dice,
            spare: Vec::new(),
        }
    }

    /// Asks this oracle before it searches.
    #[must_use]
    pub fn asking(mut self, oracle: Option<Asked<'s, G>>) -> AlphaBeta<'s, G> {
        self.oracle = oracle;
        self
    }

    /// What is known of a state without search, for seat 0.
    fn known_end(&self, state: &G::State) -> Option<i8> {
        end(self.game, state).or_else(|| self.oracle?.value(state))
    }

    /// How many positions were looked at.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// What a state is worth; `None` if it was stopped.
    pub fn value(&mut self, state: &G::State) -> Option<Value> {
        if let Some(end) = self.known_end(state) {
            return Some(value_of(end));
        }
        // Two questions with a yes or no are cheaper than one with three answers.
        if self.search(state, [0, 1], 0)? >= 1 {
            return Some(Value::First);
        }
        Some(if self.search(state, [-1, 0], 0)? >= 0 { Value::Draw } else { Value::Second })
    }

    /// A value for seat 0: exact between the bounds, else a bound of it.
    fn search(&mut self, state: &G::State, [mut low, mut high]: [i8; 2], depth: usize) -> Option<i8> {
        let Some(seat) = self.game.waiting(state).first() else {
            return Some(end(self.game, state).unwrap_or(0));
        };
        self.positions += 1;
        if self.positions.is_multiple_of(4096) && self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let solver_key = (self.key)(self.game, state).unwrap_or_default();
        if let Some(known) = self.memory.get(solver_key) {
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
        let joined = self.memory.get(solver_key).map_or(Bounds { least, most }, |known| Bounds {
            least: known.least.max(least),
            most: known.most.min(most),
        });
        self.memory.put(solver_key, joined, depth);
        Some(result)
    }

    /// Lists what can follow, each solver key once, the most promising first.
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
            if let Some(end) = self.known_end(&after) {
                if first && end >= high || !first && end <= low {
                    return Expanded::Cut(end);
                }
                ended = Some(ended.map_or(end, |best| if first { best.max(end) } else { best.min(end) }));
                continue;
            }
            let solver_key = (self.key)(self.game, &after).unwrap_or_default();
            if into.iter().any(|child| child.solver_key == solver_key) {
                continue;
            }
            if let Some(known) = self.memory.get(solver_key) {
                if first && known.least >= high {
                    return Expanded::Cut(known.least);
                }
                if !first && known.most <= low {
                    return Expanded::Cut(known.most);
                }
            }
            into.push(Child { state: after, solver_key, hope: 0.0 });
        }
        for child in into.iter_mut() {
            child.hope = self.game.evaluate(&child.state)[seat.index()];
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
