//! What a position promises: what a search asks for.
//!
//! Of the covered spirits that a player does not know each may be any of those that are missing, so turning up any of
//! them has the same value: the mean over what may come up. Whoever valued each by what lies there in one imagined world
//! would believe that he will find the pair. And a search need look at one of them only.

use crate::elemente::Elemente;
use crate::moves::Move;
use crate::state::{MOST_SEATS, State};
use crate::weights::EvaluationWeights;
use table::{
    Dice, Fault, Judge, MoveKinds, Observing, Rules, Seat, Tunable, Values, Weights, evaluate_moves_by_trial,
    zero_sum,
};

impl Judge for Elemente {
    /// By the lead over the best other player.
    fn evaluate(&self, state: &State) -> Values {
        let mut values = Values::default();
        let seats = usize::from(self.seats());
        if let Some(outcome) = self.outcome(state) {
            for seat in Seat::all(self.seats()) {
                values[seat.index()] = outcome.value(seat);
            }
            return values;
        }
        let totals = self.prospects(state).map(|prospect| prospect.total());
        let totals = &totals[..seats.min(MOST_SEATS)];
        let scale = self.weights.lead.max(0.01);
        if let [first, second] = totals {
            // What one hopes the other fears.
            return zero_sum(((first - second) / scale).tanh());
        }
        for (seat, mine) in totals.iter().enumerate() {
            let others = totals.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, total)| *total).fold(f32::MIN, f32::max);
            values[seat] = ((mine - best) / scale).tanh();
        }
        values
    }

    fn evaluate_moves(
        &self,
        state: &State,
        seat: Seat,
        moves: &[Move],
        dice: &Dice,
        into: &mut Vec<f32>,
    ) -> bool {
        let unknown = self.unknown_to(state, seat);
        let is_unknown = |choice: &Move| self.turned_by(*choice).is_some_and(|cell| unknown >> cell & 1 == 1);
        let mut rolled = false;
        let mut mean = None;
        // Moves of one kind stand together in the list.
        for alike in moves.chunk_by(|one, next| is_unknown(one) == is_unknown(next)) {
            if is_unknown(&alike[0]) {
                let mean = *mean.get_or_insert_with(|| self.mean_value(state, seat, unknown, dice));
                into.extend(alike.iter().map(|_| mean));
            } else {
                rolled |= evaluate_moves_by_trial(self, state, seat, alike, dice, into);
            }
        }
        rolled
    }
}

impl MoveKinds for Elemente {
    /// Of the cells that a seat does not know, one for each group of players who do.
    fn representative_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let unknown = self.unknown_to(state, seat);
        if unknown.count_ones() < 2 {
            return;
        }
        let mut known = [0u64; MOST_SEATS];
        for other in Seat::all(self.seats()) {
            known[other.index() % MOST_SEATS] = self.known_to(state, other);
        }
        let group = |choice: Move| {
            let cell = self.turned_by(choice).filter(|cell| unknown >> cell & 1 == 1)?;
            Some((cell, known.iter().fold(0, |group, cells| group << 1 | (cells >> cell & 1) as usize)))
        };
        let mut chosen: [Option<(u32, usize)>; 1 << MOST_SEATS] = [None; 1 << MOST_SEATS];
        for (cell, group) in moves.iter().filter_map(|choice| group(*choice)) {
            chosen[group] = chosen[group].max(Some((lot(state, cell), cell)));
        }
        moves.retain(|choice| {
            group(*choice).is_none_or(|(cell, group)| chosen[group].is_some_and(|(_, one)| one == cell))
        });
    }
}

impl Observing for Elemente {
    /// The motifs of the spirits that are up: everybody sees them, and no move tells them.
    fn observation_key(&self, state: &State, _seat: Seat) -> u64 {
        let motifs = state.ups().iter().filter_map(|&cell| state.motif(cell));
        motifs.fold(0, |number, motif| number * 6 + motif.index() as u64 + 1)
    }
}

impl Tunable for Elemente {
    fn weights(&self) -> Weights {
        self.weights.named()
    }

    fn with_weights(&self, weights: &Weights) -> Result<Elemente, Vec<Fault>> {
        EvaluationWeights::new(weights).map(|weights| Elemente { weights, ..self.clone() })
    }
}

impl Elemente {
    /// The cells with a covered spirit that a seat does not know.
    fn unknown_to(&self, state: &State, seat: Seat) -> u64 {
        state.covered() & !self.known_to(state, seat)
    }

    /// The index of the cell that a move turns up.
    fn turned_by(&self, choice: Move) -> Option<usize> {
        match choice {
            Move::Turn { cell } => self.layout().index(cell),
            _ => None,
        }
    }

    /// The mean value of turning up one of these cells. Those of one motif are all alike.
    fn mean_value(&self, state: &State, seat: Seat, cells: u64, dice: &Dice) -> f32 {
        let mut motifs = [(0u32, 0usize); 5];
        for cell in (0..state.grid.len()).filter(|cell| cells >> cell & 1 == 1) {
            if let Some(motif) = state.motif(cell as u8) {
                let (count, example) = &mut motifs[motif.index()];
                *count += 1;
                *example = cell;
            }
        }
        let mut values = Vec::with_capacity(1);
        let (mut sum, mut all) = (0.0, 0);
        for (count, example) in motifs.into_iter().filter(|(count, _)| *count > 0) {
            values.clear();
            let choice = Move::Turn { cell: self.layout().cell(example) };
            evaluate_moves_by_trial(self, state, seat, &[choice], dice, &mut values);
            sum += values.iter().sum::<f32>() * count as f32;
            all += count;
        }
        if all == 0 { 0.0 } else { sum / all as f32 }
    }
}

/// Which of cells that promise the same is taken, another one after every fruitless turn: whoever remembers nothing must
/// not turn up the same two spirits for ever.
fn lot(state: &State, cell: usize) -> u32 {
    let mut mix = u32::from(state.fruitless).wrapping_mul(0x9e37_79b9) ^ u32::from(state.turn.0) << 7;
    for cell in state.ups().iter().map(|&cell| u32::from(cell)).chain([cell as u32]) {
        mix = (mix ^ cell).wrapping_mul(0x85eb_ca6b);
        mix ^= mix >> 13;
    }
    mix
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use table::{Quiet, Seed, Setup};

    /// The value of one seat by itself, as plainly as it can be said.
    fn value(game: &Elemente, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = game.outcome(state) {
            return outcome.value(seat);
        }
        let total = |seat: Seat| game.prospects(state)[seat.index()].total();
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let best = others.map(total).fold(f32::MIN, f32::max);
        ((total(seat) - best) / game.weights.lead).tanh()
    }

    #[test]
    fn all_seats_at_once_are_worth_what_each_is_by_itself() {
        for seats in 2..=4 {
            let omens = Options { omens: seats == 3, ..Options::default() };
            let game = Elemente::open(Setup::new(seats, omens)).expect("sound options");
            let mut dice = Dice::new(Seed::from_number(u64::from(seats)));
            let mut state = game.deal(&mut dice);
            loop {
                let values = game.evaluate(&state);
                for seat in Seat::all(seats) {
                    let expected = value(&game, &state, seat);
                    assert!((values[seat.index()] - expected).abs() < 1e-6, "{values:?}, {seat} {expected}");
                }
                assert!(values[usize::from(seats)..].iter().all(|&value| value == 0.0), "nobody sits there");
                let Some(seat) = game.waiting(&state).first() else { break };
                let nth = dice.below(game.move_count(&state, seat) as u32) as usize;
                let choice = game.nth_move(&state, seat, nth).expect("a move");
                let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
            }
        }
    }
}
