//! Why a move is good or bad, from the parts of the evaluation.

use crate::grid::Grid;
use crate::moves::{Lay, Move};
use crate::rules::Pixies;
use crate::score::{group_of, tally};
use crate::state::State;
use table::{Phrase, Seat};

/// How many reasons are worth reading.
const MOST_REASONS: usize = 4;

impl Pixies {
    /// Why a move is good or bad for the seat that makes it, most important first.
    pub(crate) fn explain(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        let Some(card) = self.cards().find(choice.card).filter(|card| state.display().contains(card)) else {
            return Vec::new();
        };
        let cards = self.cards();
        let round = state.round();
        let before = *state.grid(seat);
        let mut after = before;
        self.lay(&mut after, card, choice.lay);
        let mut reasons = self.changes(&before, &after, round);
        let validated = after.validated() != before.validated();
        let mut give = |weight: i32, phrase: Phrase| reasons.push((weight, phrase));
        let outlook = self.outlook(state, &state.grids);
        if choice.lay == Lay::Only && !validated {
            let number = cards.face(card).number;
            let left = cards.numbers_in(state.deck)[usize::from(number - 1) % 9];
            give(1, Phrase::new("reason-hope").with("number", number).with("cards", left));
        }
        if after.is_full() && !before.is_full() {
            give(6, Phrase::new("reason-ends-round").with("round", round));
        }
        // What the next player would get out of this card, compared with the best of what stays.
        if state.display().len() > 1 && self.players() > 1 {
            let next = seat.next(self.players());
            let grid = state.grid(next);
            let gain = |open| self.gain(grid, open, &outlook);
            let rest = state.display().iter().filter(|&&open| open != card).map(|&open| gain(open));
            let denied = gain(card) - rest.fold(f32::MIN, f32::max);
            if denied >= 2.0 {
                let points = denied.round() as i32;
                give(points, Phrase::new("reason-denies").with("who", next).with("points", points));
            }
        }
        if reasons.is_empty() {
            let empty = after.empty().count_ones();
            reasons.push((0, Phrase::new("reason-quiet").with("empty", empty)));
        }
        // A stable sort: equal reasons keep the order of the rules.
        reasons.sort_by_key(|(weight, _)| core::cmp::Reverse(*weight));
        reasons.into_iter().take(MOST_REASONS).map(|(_, phrase)| phrase).collect()
    }
    /// What differs between the points of two grids, part by part, with how much.
    pub(crate) fn changes(&self, before: &Grid, after: &Grid, round: u8) -> Vec<(i32, Phrase)> {
        let cards = self.cards();
        let (then, now) = (tally(cards, before, round), tally(cards, after, round));
        let mut reasons: Vec<(i32, Phrase)> = Vec::new();
        let mut give = |weight: i32, phrase: Phrase| reasons.push((weight, phrase));

        let validated = i32::from(now.validated) - i32::from(then.validated);
        if validated > 0 {
            give(validated, Phrase::new("reason-validates").with("points", validated));
        }
        let spirals = i32::from(now.spirals) - i32::from(then.spirals);
        if spirals != 0 {
            let key = if spirals > 0 { "reason-spirals" } else { "reason-fewer-spirals" };
            give(spirals.abs(), Phrase::new(key).with("points", spirals.abs()));
        }
        let crosses = i32::from(now.crosses) - i32::from(then.crosses);
        if crosses != 0 {
            let key = if crosses > 0 { "reason-crosses" } else { "reason-fewer-crosses" };
            give(crosses.abs(), Phrase::new(key).with("points", crosses.abs()));
        }
        let grown = i32::from(now.colour_group) - i32::from(then.colour_group);
        if grown != 0 {
            let size = group_of(cards, after).map_or(0, |group| group.spaces.count_ones());
            let key = if grown > 0 { "reason-group" } else { "reason-smaller-group" };
            give(grown.abs(), Phrase::new(key).with("points", grown.abs()).with("size", size));
        }
        let floor = i32::from(now.face_down) - i32::from(then.face_down);
        if floor != 0 {
            let key = if floor > 0 { "reason-floor" } else { "reason-less-floor" };
            give(floor.abs(), Phrase::new(key).with("points", floor.abs()));
        }
        reasons
    }
}
