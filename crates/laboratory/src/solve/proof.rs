//! Proof-number search, depth first.

use super::{Solver, Value, end, value_of};
use std::sync::atomic::Ordering;
use table::{Game, Quiet, Seat};

/// How much is missing: for the mover to reach his goal, and for the other to keep him from it. 0 is done, [`NEVER`] is
/// impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Missing {
    goal: u32,
    refutation: u32,
}

const NEVER: u32 = u32::MAX >> 2;
const REACHED: Missing = Missing { goal: 0, refutation: NEVER };
const REFUTED: Missing = Missing { goal: NEVER, refutation: 0 };

/// How strongly the evaluation of the game draws the search to promising moves.
const TRUST: f32 = 6.0;

pub(super) struct Child<G: Game> {
    state: G::State,
    solver_key: u128,
    /// From the side of the other, whoever moves there.
    missing: Missing,
    /// Whoever moved here moves there, too.
    same_side: bool,
}

impl Missing {
    /// The same from the side of the other.
    fn turned(self) -> Missing {
        Missing { goal: self.refutation, refutation: self.goal }
    }

    fn turned_if(self, turn: bool) -> Missing {
        if turn { self.turned() } else { self }
    }
}

impl<G: Game> Solver<'_, G> {
    /// Does seat 0 reach at least this value? `None` if it was stopped.
    pub(super) fn proves(&mut self, state: &G::State, aim: Value) -> Option<bool> {
        let Some(seat) = self.game.waiting(state).first() else {
            return Some(end(self.game, state).map_or(Value::Draw, value_of) >= aim);
        };
        let everything = Missing { goal: NEVER, refutation: NEVER };
        let known = self.known(state, aim);
        let found = match known {
            Some(known) if known.goal == 0 || known.refutation == 0 => known,
            _ => self.go_on(state, aim, everything, 0)?,
        };
        Some((found.goal == 0) == (seat == Seat(0)))
    }

    fn name(&self, state: &G::State, aim: Value) -> u128 {
        let question = u128::from(aim == Value::First) << 127;
        (self.key)(self.game, state).unwrap_or_default() ^ question
    }

    fn known(&self, state: &G::State, aim: Value) -> Option<Missing> {
        self.memory.get(self.name(state, aim))
    }

    /// Works on a position until so much is missing for either side, and says how much is.
    fn go_on(&mut self, state: &G::State, aim: Value, limit: Missing, depth: usize) -> Option<Missing> {
        self.progress.positions += 1;
        if self.progress.positions.is_multiple_of(4096) {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            (self.report)(self.progress);
        }
        let solver_key = self.name(state, aim);
        let mut children = self.spare.pop().unwrap_or_default();
        let found = if self.expand(state, aim, depth, &mut children) {
            Some(REACHED)
        } else {
            self.follow(&mut children, aim, limit, depth)
        };
        children.clear();
        self.spare.push(children);
        self.memory.put(solver_key, found?, depth);
        found
    }

    /// Goes on where least is missing.
    fn follow(
        &mut self,
        children: &mut [Child<G>],
        aim: Value,
        limit: Missing,
        depth: usize,
    ) -> Option<Missing> {
        loop {
            // The mover needs one move after which the other cannot refute; the other must refute them all.
            let (mut best, mut least, mut second, mut sum) = (0, NEVER, NEVER, 0u32);
            for (index, child) in children.iter().enumerate() {
                let missing = child.missing.refutation;
                if missing < least {
                    (second, least, best) = (least, missing, index);
                } else {
                    second = second.min(missing);
                }
                sum = sum.saturating_add(child.missing.goal).min(NEVER);
            }
            let now = Missing { goal: least, refutation: sum };
            if now.goal == 0 {
                return Some(REACHED);
            }
            if now.refutation == 0 {
                return Some(REFUTED);
            }
            if now.goal >= limit.goal || now.refutation >= limit.refutation {
                return Some(now);
            }
            let child = &children[best];
            let rest = limit.refutation.saturating_sub(sum).saturating_add(child.missing.goal).min(NEVER);
            // A little more patience than strictly needed saves going back and forth.
            let patience = second.saturating_add(second / 4 + 1).min(limit.goal);
            let within = Missing { goal: rest, refutation: patience }.turned_if(child.same_side);
            let found = self.go_on(&child.state, aim, within, depth + 1)?;
            children[best].missing = found.turned_if(children[best].same_side);
        }
    }

    /// Lists what can follow, each solver key once; `true` if the mover reaches his goal at once.
    fn expand(&mut self, state: &G::State, aim: Value, depth: usize, into: &mut Vec<Child<G>>) -> bool {
        // Near the end there are many positions, and looking at them is cheaper than guessing.
        let guessing = 2 * depth < self.game.bound();
        let Some(seat) = self.game.waiting(state).first() else { return false };
        let proves = |mover: Seat, value: Value| (value >= aim) == (mover == Seat(0));
        for index in 0..self.game.move_count(state, seat) {
            let Some(choice) = self.game.nth_move(state, seat, index) else { break };
            let mut after = state.clone();
            let _ = self.game.apply(&mut after, seat, &choice, &mut self.dice, &mut Quiet);
            if let Some(end) = self.known_end(&after) {
                if proves(seat, value_of(end)) {
                    return true;
                }
                continue;
            }
            let solver_key = self.name(&after, aim);
            if into.iter().any(|child| child.solver_key == solver_key) {
                continue;
            }
            let same_side = self.game.waiting(&after).first() == Some(seat);
            let missing = match self.memory.get(solver_key) {
                Some(known) => known,
                None if guessing => self.guess(&after, seat, same_side),
                None => Missing { goal: 1, refutation: 1 },
            };
            let missing = missing.turned_if(same_side);
            if missing.refutation == 0 {
                return true;
            }
            into.push(Child { state: after, solver_key, missing, same_side });
        }
        false
    }

    /// What may be missing in a position that nobody has looked at, after a move of this seat; from the side of who
    /// moves there.
    fn guess(&self, state: &G::State, seat: Seat, same_side: bool) -> Missing {
        let hope = self.game.evaluate(state)[seat.index()].clamp(-1.0, 1.0);
        let (easy, hard) = (1 + (TRUST * (1.0 - hope)) as u32, 1 + (TRUST * (1.0 + hope)) as u32);
        Missing { goal: hard, refutation: easy }.turned_if(same_side)
    }
}
