//! Alpha-beta for two players who see everything: level by level deeper, as long as there is time.
//!
//! Moves are tried in the order of the game's evaluation right after them; those far down that order are searched less
//! deeply unless they surprise (late move reduction), all but the first with a window of no width (principal variation
//! search), and positions are remembered by their key.

use super::memory::{Bound, Memory};
use crate::budget::Allowance;
use table::{Dice, Game, Quiet, Seat};

/// A victory is worth more than any evaluation, and more the sooner it comes.
const VICTORY: f32 = 2.0;
/// What a ply of waiting costs.
const DELAY: f32 = 1.0 / 1024.0;
/// Nothing is better.
const TOP: f32 = 4.0;
/// A window of no width.
const HAIR: f32 = 1e-5;
/// From this rank on moves are searched less deeply at first.
const LATE: usize = 5;
/// Deeper than this no search comes.
const DEEPEST: u8 = 60;

/// A move at the root.
#[derive(Clone, Debug)]
pub(super) struct Line<G: Game> {
    pub(super) choice: G::Move,
    after: G::State,
    /// What the deepest finished level found; for moves beyond the best few only an upper bound.
    pub(super) value: f32,
}

/// A search that is under way.
pub(super) struct AlphaBeta<'d, G: Game> {
    game: &'d G,
    memory: Memory,
    allowance: Allowance,
    dice: Dice,
    /// How many positions were judged or looked into.
    pub(super) positions: u64,
    /// For each ply from the root the moves of a position in the order in which they are tried.
    spare: Vec<Vec<Child<G>>>,
    listed: Vec<G::Move>,
}

struct Child<G: Game> {
    value: f32,
    rank: u16,
    after: G::State,
}

/// The search cannot go on: no budget, or the game rolled dice and is not for this kind of search.
struct Halt;

impl<'d, G: Game> AlphaBeta<'d, G> {
    pub(super) fn new(game: &'d G, allowance: Allowance) -> AlphaBeta<'d, G> {
        let dice = Dice::new(table::Seed::from_number(0));
        AlphaBeta {
            game,
            memory: Memory::new(16),
            allowance,
            dice,
            positions: 0,
            spare: Vec::new(),
            listed: Vec::new(),
        }
    }

    /// Did any move roll dice? Then the results are worth nothing.
    pub(super) fn rolled(&self) -> bool {
        self.dice.drawn() > 0
    }

    /// The moves from best to worst; the first `few` with exact values of the deepest finished level.
    pub(super) fn run(&mut self, state: &G::State, seat: Seat, few: usize) -> Vec<Line<G>> {
        let mut moves = Vec::new();
        self.game.moves(state, seat, &mut moves);
        let mut lines: Vec<Line<G>> = Vec::with_capacity(moves.len());
        for choice in moves {
            let mut after = state.clone();
            let _ = self.game.apply(&mut after, seat, &choice, &mut self.dice, &mut Quiet);
            let value = self.value(&after, seat, 1);
            lines.push(Line { choice, after, value });
        }
        sort(&mut lines);
        if self.rolled() {
            return lines;
        }
        for depth in 1..DEEPEST {
            if self.level(&mut lines, seat, depth, few.max(1)).is_err() {
                break;
            }
            sort(&mut lines);
            // Nothing to be found out any more.
            let decided = lines.first().is_none_or(|line| line.value.abs() > 1.0);
            if decided || lines.len() == 1 {
                break;
            }
        }
        lines
    }

    /// Searches all moves of the root to a depth below them. If it is cut short, what was found about the best moves so
    /// far is kept.
    fn level(&mut self, lines: &mut [Line<G>], seat: Seat, depth: u8, few: usize) -> Result<(), Halt> {
        let mut found: Vec<f32> = Vec::with_capacity(lines.len());
        let mut best: Vec<f32> = Vec::new();
        for rank in 0..lines.len() {
            // Exact for the best few: anything not better than the last of them is of no interest.
            let alpha = if best.len() < few { -TOP } else { best[few - 1] };
            let after = lines[rank].after.clone();
            let searched = self.below(&after, seat, depth, alpha, TOP, 1, rank);
            let value = match searched {
                Ok(value) => value,
                Err(halt) => {
                    self.keep_partial(lines, &found);
                    return Err(halt);
                }
            };
            found.push(value);
            best.push(value);
            best.sort_by(|a, b| b.total_cmp(a));
        }
        for (line, value) in lines.iter_mut().zip(found) {
            line.value = value;
        }
        Ok(())
    }

    /// A level that was cut short: moves that were searched keep their new values if the first one, the best so far, is
    /// among them; all others fall behind.
    fn keep_partial(&self, lines: &mut [Line<G>], found: &[f32]) {
        if found.is_empty() || self.rolled() {
            return;
        }
        let least = found.iter().copied().fold(TOP, f32::min);
        for (rank, line) in lines.iter_mut().enumerate() {
            line.value = match found.get(rank) {
                Some(&value) => value,
                None => line.value.min(least) - HAIR * rank as f32,
            };
        }
        sort(lines);
    }

    /// The value of a position for a seat, whoever is to move in it; late moves are looked at less deeply first.
    #[allow(clippy::too_many_arguments, reason = "the recursion of a search, in one place")]
    fn below(
        &mut self,
        after: &G::State,
        seat: Seat,
        depth: u8,
        alpha: f32,
        beta: f32,
        ply: usize,
        rank: usize,
    ) -> Result<f32, Halt> {
        if rank == 0 || alpha <= -TOP {
            return self.look(after, seat, depth, alpha, beta, ply);
        }
        let reduced = if rank >= LATE && depth >= 2 {
            depth - 1 - u8::from(rank >= 4 * LATE && depth >= 4)
        } else {
            depth
        };
        let mut value = self.look(after, seat, reduced, alpha, alpha + HAIR, ply)?;
        if value > alpha && reduced < depth {
            value = self.look(after, seat, depth, alpha, alpha + HAIR, ply)?;
        }
        if value > alpha && beta > alpha + HAIR {
            value = self.look(after, seat, depth, alpha, beta, ply)?;
        }
        Ok(value)
    }

    /// Turns the value of the seat to move into that of the asking seat.
    fn look(
        &mut self,
        state: &G::State,
        seat: Seat,
        depth: u8,
        alpha: f32,
        beta: f32,
        ply: usize,
    ) -> Result<f32, Halt> {
        let Some(mover) = self.game.waiting(state).first() else {
            return Ok(self.value(state, seat, ply));
        };
        if depth == 0 {
            self.positions += 1;
            return Ok(self.value(state, seat, ply));
        }
        if mover == seat {
            self.search(state, mover, depth, alpha, beta, ply)
        } else {
            self.search(state, mover, depth, -beta, -alpha, ply).map(|value| -value)
        }
    }

    /// What a position is worth to a seat right now.
    fn value(&self, state: &G::State, seat: Seat, ply: usize) -> f32 {
        if self.game.waiting(state).is_empty() {
            let result = self.game.outcome(state).map_or(0.0, |outcome| outcome.value(seat));
            result * (VICTORY - DELAY * ply as f32)
        } else {
            self.game.evaluate(state)[seat.index()].clamp(-1.0, 1.0)
        }
    }

    /// The value for the seat to move, exact within the window.
    fn search(
        &mut self,
        state: &G::State,
        mover: Seat,
        depth: u8,
        alpha: f32,
        beta: f32,
        ply: usize,
    ) -> Result<f32, Halt> {
        if !self.allowance.take() || self.rolled() {
            return Err(Halt);
        }
        let key = G::CAPABILITIES.transposition_key.map_or(0, |key| key(self.game, state));
        let known = self.memory.recall(key);
        if let Some(found) = known
            && found.depth >= depth
        {
            match found.bound {
                Bound::Exact => return Ok(found.value),
                Bound::AtLeast if found.value >= beta => return Ok(found.value),
                Bound::AtMost if found.value <= alpha => return Ok(found.value),
                _ => {}
            }
        }
        let (best, rank) = if depth == 1 {
            self.last_level(state, mover, beta, ply, known.map(|found| found.best))
        } else {
            let mut children = self.children(state, mover, ply, known.map(|found| found.best));
            let best = self.try_all(&children, mover, depth, alpha, beta, ply);
            children.clear();
            self.spare[ply] = children;
            best?
        };
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best <= alpha && depth > 1 {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.memory.keep(key, best, depth, bound, rank);
        Ok(best)
    }

    /// The best of the moves, and its rank in the list of the rules.
    fn try_all(
        &mut self,
        children: &[Child<G>],
        mover: Seat,
        depth: u8,
        alpha: f32,
        beta: f32,
        ply: usize,
    ) -> Result<(f32, u16), Halt> {
        let mut best = (-TOP, 0);
        for (place, child) in children.iter().enumerate() {
            let floor = alpha.max(best.0);
            let value = self.below(&child.after, mover, depth - 1, floor, beta, ply + 1, place)?;
            if value > best.0 {
                best = (value, child.rank);
            }
            if best.0 >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// One ply before the end of the search nothing has to be sorted: the first move that is good enough will do.
    fn last_level(
        &mut self,
        state: &G::State,
        mover: Seat,
        beta: f32,
        ply: usize,
        first: Option<u16>,
    ) -> (f32, u16) {
        let mut listed = core::mem::take(&mut self.listed);
        listed.clear();
        self.game.moves(state, mover, &mut listed);
        let first = first.map_or(0, usize::from).min(listed.len().saturating_sub(1));
        let mut best = (-TOP, 0);
        for place in 0..listed.len() {
            // The move that was best before comes first, all others in the order of the rules.
            let rank = match place {
                0 => first,
                place if place <= first => place - 1,
                place => place,
            };
            let mut after = state.clone();
            let _ = self.game.apply(&mut after, mover, &listed[rank], &mut self.dice, &mut Quiet);
            self.positions += 1;
            let value = self.value(&after, mover, ply + 1);
            if value > best.0 {
                best = (value, rank as u16);
            }
            if best.0 >= beta {
                break;
            }
        }
        self.listed = listed;
        best
    }

    /// The positions after each move, the most promising first.
    fn children(&mut self, state: &G::State, mover: Seat, ply: usize, first: Option<u16>) -> Vec<Child<G>> {
        while self.spare.len() <= ply {
            self.spare.push(Vec::new());
        }
        let mut children = core::mem::take(&mut self.spare[ply]);
        let mut listed = core::mem::take(&mut self.listed);
        listed.clear();
        self.game.moves(state, mover, &mut listed);
        for (rank, choice) in listed.iter().enumerate() {
            let mut after = state.clone();
            let _ = self.game.apply(&mut after, mover, choice, &mut self.dice, &mut Quiet);
            self.positions += 1;
            let value = self.value(&after, mover, ply + 1);
            children.push(Child { value, rank: rank as u16, after });
        }
        self.listed = listed;
        children.sort_by(|a, b| {
            (first == Some(b.rank)).cmp(&(first == Some(a.rank))).then(b.value.total_cmp(&a.value))
        });
        children
    }
}

fn sort<G: Game>(lines: &mut [Line<G>]) {
    lines.sort_by(|a, b| b.value.total_cmp(&a.value));
}
