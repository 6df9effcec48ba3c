//! The memory game as numbers: what the next turns may bring to whom, by what is known about the covered spirits.
//!
//! A seat knows the motifs of some covered spirits ([`Elemente::known_to`]); of the others only how many of each motif
//! are left. So the worth of a turn is that of a known pair, or that of turning up the unknown: a known partner makes
//! a pair, or chance does. Nothing here looks at a motif that the seat could not know.

use crate::element::{Element, Spirit};
use crate::elemente::Elemente;
use crate::state::{MOST_SEATS, Side, Stage, State};
use crate::weights::EvaluationWeights;
use table::{Rules, Seat};

/// The covered spirits as one seat knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Knowledge {
    /// Covered spirits that it knows, by motif.
    known: [u8; 5],
    /// Covered spirits that it does not know, by motif.
    unknown: [u8; 5],
}

impl Knowledge {
    fn unknowns(&self) -> f32 {
        self.unknown.iter().map(|&count| f32::from(count)).sum()
    }

    /// The chance that one more spirit is of this motif.
    fn chance(&self, motif: usize) -> f32 {
        if self.known[motif] > 0 { 1.0 } else { f32::from(self.unknown[motif]) / self.unknowns().max(1.0) }
    }

    /// What a whole turn is worth to somebody to whom pairs are worth so much.
    fn turn(&self, pairs: &[f32; 5]) -> f32 {
        let known = pairs.iter().zip(self.known).filter(|(_, count)| *count >= 2);
        known.map(|(pair, _)| *pair).fold(self.explored(pairs), f32::max)
    }

    /// What a turn is worth that begins with an unknown spirit.
    fn explored(&self, pairs: &[f32; 5]) -> f32 {
        let unknowns = self.unknowns();
        let mut explored = 0.0;
        for (m, &pair) in pairs.iter().enumerate() {
            let first = f32::from(self.unknown[m]);
            let partner =
                if self.known[m] > 0 { 1.0 } else { (first - 1.0).max(0.0) / (unknowns - 1.0).max(1.0) };
            explored += first * partner * pair;
        }
        explored / unknowns.max(1.0)
    }

    /// A spirit that is up is covered again.
    fn cover(&mut self, motif: usize, remembered: bool) {
        let counts = if remembered { &mut self.known } else { &mut self.unknown };
        counts[motif] = counts[motif].saturating_add(1);
    }

    /// A spirit leaves the grid.
    fn take(&mut self, motif: usize) {
        let counts = if self.known[motif] > 0 { &mut self.known } else { &mut self.unknown };
        counts[motif] = counts[motif].saturating_sub(1);
    }
}

/// What a pair of each motif is worth to its finder.
fn pairs(weights: &EvaluationWeights, side: &Side) -> [f32; 5] {
    let rooms = side.rooms();
    let mut worth = [weights.pair + weights.elsewhere; 5];
    for element in Element::ALL {
        if rooms[element.index()] > 0 {
            let points = if side.element == Some(element) { 2.0 } else { 1.0 };
            worth[Spirit::from(element).index()] = weights.pair + weights.in_place * points;
        }
    }
    worth
}

impl Elemente {
    /// What the coming turns are worth to each seat, in points (PE-8 to PE-13).
    pub(crate) fn turn_values(&self, state: &State) -> [f32; MOST_SEATS] {
        let mut worth = [0.0; MOST_SEATS];
        if matches!(state.stage, Stage::Gifts | Stage::Over) {
            return worth;
        }
        let seats = self.seats();
        let mover = state.turn;
        let pairs = core::array::from_fn::<_, MOST_SEATS, _>(|n| {
            if n < usize::from(seats) { pairs(&self.weights, &state.sides[n]) } else { [0.0; 5] }
        });
        let covered = Covered::of(state);
        let mut action = Action { pairs: pairs[mover.index() % MOST_SEATS], ..Action::default() };
        // While paths are built, the starter is about to begin.
        let begins = matches!(state.stage, Stage::Before | Stage::Paths);
        let mut seat = if begins { mover } else { mover.next(seats) };
        if !begins {
            let knowledge = self.knowledge(state, &covered, mover);
            action.evaluate(&self.weights, state, &knowledge, state.side(mover).gifts);
            worth[mover.index() % MOST_SEATS] = action.worth;
        }
        let mut patience = 1.0;
        for _ in 0..seats {
            let knowledge = self.knowledge(state, &covered, seat);
            let remembers = self.options().remembers() || self.recall(seat) > 0;
            let turn = action.leaves(state, knowledge, remembers, &pairs[seat.index() % MOST_SEATS]);
            worth[seat.index() % MOST_SEATS] += patience * turn;
            patience *= self.weights.patience;
            seat = seat.next(seats);
        }
        worth
    }

    /// The chance that an unknown spirit, turned up now, leads to a pair in this turn, without paying for a third.
    pub(crate) fn chance_of_pair(&self, state: &State, seat: Seat) -> f32 {
        let knowledge = self.knowledge(state, &Covered::of(state), seat);
        let unknowns = knowledge.unknowns().max(1.0);
        let ups: Vec<usize> =
            state.ups().iter().filter_map(|&cell| state.motif(cell)).map(Spirit::index).collect();
        if ups.is_empty() {
            return knowledge.explored(&[1.0; 5]);
        }
        ups.iter().map(|&motif| f32::from(knowledge.unknown[motif]) / unknowns).sum()
    }

    /// The covered spirits as a seat knows them; `covered` counts them all.
    fn knowledge(&self, state: &State, covered: &Covered, seat: Seat) -> Knowledge {
        let mut knowledge = Knowledge { known: [0; 5], unknown: covered.counts };
        let mut cells = self.known_to(state, seat) & covered.cells;
        while cells != 0 {
            let cell = cells.trailing_zeros();
            cells &= cells - 1;
            if let Some(spirit) = state.motif(cell as u8) {
                knowledge.known[spirit.index()] += 1;
                knowledge.unknown[spirit.index()] -= 1;
            }
        }
        knowledge
    }
}

struct Covered {
    cells: u64,
    counts: [u8; 5],
}

impl Covered {
    fn of(state: &State) -> Covered {
        let mut covered = Covered { cells: 0, counts: [0; 5] };
        for (cell, spirit) in state.grid.iter().enumerate() {
            if let Some(spirit) = spirit {
                covered.cells |= 1 << cell;
                covered.counts[spirit.index()] += 1;
            }
        }
        for &cell in state.ups() {
            if let Some(spirit) = state.motif(cell) {
                covered.cells &= !(1 << cell);
                covered.counts[spirit.index()] -= 1;
            }
        }
        covered
    }
}

/// The action under way: how likely it ends with a pair, and of what.
#[derive(Default)]
struct Action {
    pairs: [f32; 5],
    /// What it is worth to the mover.
    worth: f32,
    /// The chance of a pair, and its motif.
    success: f32,
    motif: usize,
}

impl Action {
    fn evaluate(&mut self, weights: &EvaluationWeights, state: &State, knowledge: &Knowledge, gifts: u8) {
        let up = |n: usize| {
            state.ups().get(n).and_then(|&cell| state.motif(cell)).map_or(0, crate::element::Spirit::index)
        };
        match (state.stage, state.ups) {
            (Stage::Second, _) => {
                self.motif = up(0);
                self.success = knowledge.chance(self.motif);
                self.worth = self.success * self.pairs[self.motif];
            }
            (Stage::Missed, 2) if gifts > 0 => {
                for motif in [up(0), up(1)] {
                    let chance = knowledge.chance(motif);
                    // Without a known partner either motif may come up.
                    let other = if chance < 1.0 { knowledge.chance(up(0) + up(1) - motif) } else { 0.0 };
                    let other = if other < 1.0 { other } else { 0.0 };
                    let either = chance * self.pairs[motif] + other * self.pairs[up(0) + up(1) - motif];
                    let worth = either - weights.third;
                    if worth > self.worth {
                        (self.worth, self.motif, self.success) = (worth, motif, (chance + other).min(1.0));
                    }
                }
            }
            (Stage::First, _) => {
                self.motif = up(0);
                self.success = 1.0;
                self.worth = self.pairs[self.motif];
            }
            // One half lies already.
            (Stage::Other, _) => {
                self.motif = up(0);
                self.success = 1.0;
                self.worth = weights.pair;
            }
            (Stage::Power, _) => self.worth = weights.pair / 2.0,
            _ => {}
        }
    }

    /// What a later turn is worth when this action is over.
    fn leaves(&self, state: &State, knowledge: Knowledge, remembers: bool, pairs: &[f32; 5]) -> f32 {
        let ups = state.ups().iter().filter_map(|&cell| state.motif(cell)).map(Spirit::index);
        let (mut missed, mut found) = (knowledge, knowledge);
        let mut paired = 0;
        for motif in ups {
            missed.cover(motif, remembers);
            if motif == self.motif {
                paired += 1;
            } else {
                found.cover(motif, remembers);
            }
        }
        if self.success <= 0.0 {
            return missed.turn(pairs);
        }
        // The partner that is not up yet comes from the covered ones.
        if paired < 2 && state.stage != Stage::Other {
            found.take(self.motif);
        }
        let found = found.turn(pairs);
        if self.success >= 1.0 {
            found
        } else {
            self.success * found + (1.0 - self.success) * missed.turn(pairs)
        }
    }
}
