//! What moves promise before anything is turned up.
//!
//! Of the covered spirits that a player does not know each may be any of those that are missing, so all of them promise
//! the same: the mean over what may come up. Whoever judged each by what lies there in one imagined world would believe
//! that he will find the pair. And a search need look at one of them only.

use crate::elemente::Elemente;
use crate::moves::Move;
use crate::state::{MOST_SEATS, State};
use table::{Dice, Seat, evaluate_moves_by_trial};

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

    /// See [`table::Game::evaluate_moves`].
    pub(crate) fn foretell(
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
        let mut promise = None;
        // Moves of one kind stand together in the list.
        for alike in moves.chunk_by(|one, next| is_unknown(one) == is_unknown(next)) {
            if is_unknown(&alike[0]) {
                let promise = *promise.get_or_insert_with(|| self.promise(state, seat, unknown, dice));
                into.extend(alike.iter().map(|_| promise));
            } else {
                rolled |= evaluate_moves_by_trial(self, state, seat, alike, dice, into);
            }
        }
        rolled
    }

    /// What turning up one of these cells promises in the mean. Those of one motif are all alike.
    fn promise(&self, state: &State, seat: Seat, cells: u64, dice: &Dice) -> f32 {
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

    /// See [`table::Game::representative_moves`]: of the cells that a seat does not know, one for each group of players who do.
    pub(crate) fn one_of_each(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let unknown = self.unknown_to(state, seat);
        if unknown.count_ones() < 2 {
            return;
        }
        let mut known = [0u64; MOST_SEATS];
        for other in Seat::all(self.seats_count()) {
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
