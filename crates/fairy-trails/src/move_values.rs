//! What every laying of a turn would be worth, without laying any: the networks that a card does not touch stay as they
//! are, so they are looked at once and not for each of some hundred layings.
//!
//! The answer is the evaluation after laying, paying and drawing; the slow way, which does all that, is the oracle in
//! the tests.

use crate::board::{Around, Rim};
use crate::facts::{Prospects, solo_facts_of, two_facts_of};
use crate::networks::NONE;
use crate::preview::Touched;
use crate::{CardId, CardSet, Colour, Edge, FairyTrails, Laying, STONES, Stage, State};
use table::{Dice, Seat};

/// An open network with huts that lacks one place only.
struct Single {
    root: u8,
    huts: u8,
    /// The cards that close it.
    closers: CardSet,
}

/// One colour as it is before a card is laid.
struct Before {
    colour: Colour,
    singles: Vec<Single>,
    /// Huts of the networks that lack two, three and more places.
    others: [f32; 4],
    /// For each root the free places to which its open ends lead, as bits by rank.
    places: [u128; crate::networks::MOST],
}

/// The first bit for places that become free by laying a card, one for each of its edges.
const FRESH: u32 = 124;

impl Before {
    fn new(game: &FairyTrails, state: &State, rim: &Rim, colour: Colour) -> Before {
        let mut places = [0u128; crate::networks::MOST];
        for (rank, around) in rim.places.iter().enumerate() {
            for root in around.roots[colour.index()].into_iter().filter(|&root| root != NONE) {
                places[usize::from(root)] |= 1 << rank;
            }
        }
        let mut before = Before { colour, singles: Vec::new(), others: [0.0; 4], places };
        for (root, network) in state.board.roots(colour) {
            let ends = before.places[usize::from(root)];
            if network.open == 0 || network.huts == 0 {
                continue;
            }
            if ends.is_power_of_two() {
                let around = &rim.places[ends.trailing_zeros() as usize];
                let closers = game.deck().closers(colour, edges_of(around, colour, &[root]));
                before.singles.push(Single { root, huts: network.huts, closers });
            } else {
                before.others[kind(ends)] += f32::from(network.huts);
            }
        }
        before
    }
}

/// Networks that lack one, two, three and more places.
fn kind(ends: u128) -> usize {
    (ends.count_ones() as usize).clamp(1, 4) - 1
}

/// The edges of a place by which these networks come in, as a mask.
fn edges_of(around: &Around, colour: Colour, roots: &[u8]) -> u8 {
    let comes_in = |edge: &Edge| {
        let root = around.roots[colour.index()][edge.index()];
        root != NONE && roots.contains(&root)
    };
    Edge::ALL.iter().filter(|edge| comes_in(edge)).fold(0, |mask, &edge| mask | 1 << edge as u8)
}

/// What may be drawn and what is held after laying.
#[derive(Clone, Copy)]
struct Coming {
    hand: CardSet,
    pile: CardSet,
    /// One by the cards of the pile.
    share: f32,
}

impl Prospects {
    /// Counts a network that lacks one place only.
    #[inline]
    fn count_single(&mut self, huts: u8, closers: CardSet, coming: &Coming) {
        self.huts[0] += f32::from(huts);
        if !closers.common(coming.hand).is_empty() {
            self.now = self.now.max(huts);
        }
        self.soon += f32::from(huts) * closers.common(coming.pile).len() as f32 * coming.share;
        self.closers = self.closers.either(closers);
    }
}

/// What a laying does to one colour.
struct After {
    /// Huts of the networks that it closes.
    paid: u8,
    touched: [Touched; 4],
    count: u8,
}

/// What the layings of one turn are worth.
pub(crate) struct MoveValues<'s> {
    game: &'s FairyTrails,
    state: &'s State,
    seat: Seat,
    rim: Rim,
    before: [Before; 2],
    /// The card that will be drawn.
    drawn: CardId,
}

impl<'s> MoveValues<'s> {
    /// Looks at all that the layings have in common; `None` where turns end in ways of their own: with manual claims,
    /// when no card is to be laid, and with the last cards of the pile.
    pub(crate) fn new(
        game: &'s FairyTrails,
        state: &'s State,
        seat: Seat,
        dice: &Dice,
    ) -> Option<MoveValues<'s>> {
        let plain =
            state.stage == Stage::Card && !game.is_manual() && state.pile.len() > 2 && state.turn == seat;
        if !plain {
            return None;
        }
        let drawn = state.pile.nth(dice.clone().below(state.pile.len())).unwrap_or_default();
        let rim = state.board.rim();
        let before = Colour::BOTH.map(|colour| Before::new(game, state, &rim, colour));
        Some(MoveValues { game, state, seat, rim, before, drawn })
    }

    /// What the seat may expect after this laying.
    pub(crate) fn value(&self, laying: Laying) -> f32 {
        let Some(rank) = self.state.board.rank_on(&self.rim, laying.at) else { return -1.0 };
        let after = Colour::BOTH.map(|colour| self.lay(rank, colour, laying));
        let left = [0, 1].map(|colour| self.state.left[colour].saturating_sub(after[colour].paid));
        let mut pile = self.state.pile;
        pile.remove(self.drawn);
        let share = 1.0 / pile.len().max(1) as f32;
        let mut hand = CardSet::default();
        hand.insert(self.drawn);
        if self.game.is_solo() {
            if left == [0; 2] {
                return 1.0;
            }
            let quiet = if left == self.state.left { self.state.quiet + 1 } else { 0 };
            if quiet >= 3 {
                return -1.0;
            }
            let coming = Coming { hand, pile, share };
            let both = [0, 1].map(|colour| {
                let exhausted = left[colour] == 0;
                let found = if exhausted {
                    Prospects::default()
                } else {
                    self.prospects(rank, &self.before[colour], &after[colour], &coming)
                };
                Prospects { now: found.now.min(left[colour]), ..found }
            });
            return self.game.weights.solo(&solo_facts_of(left, pile, quiet, &both));
        }
        let own = Colour::of(self.seat);
        let other = own.other();
        if left[own.index()] == 0 {
            return 1.0;
        }
        if left[other.index()] == 0 {
            return -1.0;
        }
        self.state
            .hand(self.seat)
            .iter()
            .filter(|&&card| card != laying.card)
            .for_each(|&card| hand.insert(card));
        let mut theirs = CardSet::default();
        self.state.hand(other.seat()).iter().for_each(|&card| theirs.insert(card));
        let of = |colour: Colour, hand: CardSet| {
            let coming = Coming { hand, pile, share };
            let index = colour.index();
            let found = self.prospects(rank, &self.before[index], &after[index], &coming);
            Prospects { now: found.now.min(left[index]), ..found }
        };
        let due = |colour: Colour| f32::from(STONES - left[colour.index()]);
        // The other one lays next.
        let (mine, yours) = (of(other, theirs), of(own, hand));
        -self.game.weights.two(&two_facts_of([due(other), due(own)], &mine, &yours))
    }

    fn lay(&self, rank: usize, colour: Colour, laying: Laying) -> After {
        let face = self.game.deck().face(laying.card, laying.rotation);
        let around = self.rim.places[rank].roots[colour.index()];
        let mut touched = [Touched::default(); 4];
        let count = self.state.board.preview_colour(colour, around, face, &mut touched);
        let closed = touched[..usize::from(count)].iter().filter(|touched| touched.closes());
        After { paid: closed.map(|touched| touched.huts).sum(), touched, count }
    }

    fn prospects(&self, rank: usize, before: &Before, after: &After, coming: &Coming) -> Prospects {
        let colour = before.colour;
        let here = &self.rim.places[rank];
        let met = here.roots[colour.index()];
        let mut found = Prospects { huts: before.others, ..Prospects::default() };
        for single in before.singles.iter().filter(|single| !met.contains(&single.root)) {
            found.count_single(single.huts, single.closers, coming);
        }
        // What the card meets is no longer what it was.
        for place in 0..met.len() {
            let root = met[place];
            if root == NONE || met[..place].contains(&root) {
                continue;
            }
            let ends = before.places[usize::from(root)];
            if ends.count_ones() > 1 {
                found.huts[kind(ends)] -= f32::from(self.state.board.network(colour, root).huts);
            }
        }
        for touched in after.touched[..usize::from(after.count)].iter().filter(|t| t.huts > 0 && !t.closes())
        {
            let mut ends =
                touched.former().iter().fold(0, |ends, &root| ends | before.places[usize::from(root)]);
            ends &= !(1 << rank);
            for edge in Edge::of_mask(touched.edges).filter(|edge| met[edge.index()] == NONE) {
                let next = here.next[edge.index()];
                ends |= 1 << if next == NONE { FRESH + edge as u32 } else { u32::from(next) };
            }
            if ends.is_power_of_two() {
                let closers = self.game.deck().closers(colour, self.last_edges(colour, here, *touched, ends));
                found.count_single(touched.huts, closers, coming);
            } else {
                found.huts[kind(ends)] += f32::from(touched.huts);
            }
        }
        found
    }

    /// The edges of the only place left by which a network comes in.
    fn last_edges(&self, colour: Colour, here: &Around, touched: Touched, ends: u128) -> u8 {
        let place = ends.trailing_zeros();
        let mut mask = 0;
        if let Some(around) = self.rim.places.get(place as usize) {
            mask = edges_of(around, colour, touched.former());
        }
        for edge in Edge::of_mask(touched.edges) {
            let next = here.next[edge.index()];
            let leads_there =
                if next == NONE { place == FRESH + edge as u32 } else { place == u32::from(next) };
            if leads_there && here.roots[colour.index()][edge.index()] == NONE {
                mask |= 1 << edge.opposite() as u8;
            }
        }
        mask
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use table::{Judge, Quiet, Rules, Seed, Setup, evaluate_moves_by_trial};

    /// The quick way and the slow way agree on every laying of thousands of random turns.
    #[test]
    fn values_are_those_of_trying() {
        for seats in [1, 2] {
            let easier = seats == 1;
            let game =
                FairyTrails::open(Setup::new(seats, Options { easier, ..Options::default() })).unwrap();
            let mut compared = 0;
            for number in 0..if seats == 1 { 400 } else { 40 } {
                let mut dice = Dice::new(Seed::from_number(number));
                let mut state = game.deal(&mut dice);
                while let Some(seat) = game.waiting(&state).first() {
                    let (mut moves, mut quick, mut slow) = (Vec::new(), Vec::new(), Vec::new());
                    game.moves(&state, seat, &mut moves);
                    let luck = Dice::new(Seed::from_number(u64::from(dice.below(1000))));
                    let rolled = game.evaluate_moves(&state, seat, &moves, &luck, &mut quick);
                    assert_eq!(
                        evaluate_moves_by_trial(&game, &state, seat, &moves, &luck, &mut slow),
                        rolled
                    );
                    for ((choice, quick), slow) in moves.iter().zip(&quick).zip(&slow) {
                        assert!((quick - slow).abs() < 1e-4, "{choice}: {quick} {slow} {state:?}");
                    }
                    compared += moves.len();
                    // The better half of the moves, so that matches are not over too soon.
                    let pick = dice.below(moves.len() as u32) as usize;
                    let again = dice.below(moves.len() as u32) as usize;
                    let best = if quick[pick] > quick[again] { pick } else { again };
                    let _ = game.apply(&mut state, seat, &moves[best], &mut dice, &mut Quiet);
                }
            }
            assert!(compared > 20_000, "{seats}: {compared}");
        }
    }
}
