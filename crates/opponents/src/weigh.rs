//! One ply of looking ahead over imagined worlds: what greedy players, hints and the root of a search stand on.

use crate::budget::Allowance;
use crate::{Budget, Suggestion};
use table::{Dice, Game, Seat, Seed, Values, Viewer};

/// The moves of a seat, each with the mean of what it leads to.
pub(crate) struct Weighed<G: Game> {
    /// In the order of the rules.
    pub(crate) moves: Vec<(G::Move, f32)>,
    /// One world in which they were weighed.
    pub(crate) world: G::State,
    /// Is anything hidden, or did any move roll dice?
    pub(crate) uncertain: bool,
}

impl<G: Game> Weighed<G> {
    /// The best few with their reasons; equal ones stay in the order of the rules.
    pub(crate) fn suggestions(self, game: &G, seat: Seat, count: usize) -> Vec<Suggestion<G::Move>> {
        let shares = shares(self.moves.iter().map(|(_, value)| *value));
        let judged = self.moves.into_iter().zip(shares);
        let judged = judged.map(|((choice, expected), sure)| Judged { choice, expected, sure }).collect();
        explain(game, &self.world, seat, judged, count)
    }
}

/// A move and what a player thinks of it.
#[derive(Clone, Debug)]
pub(crate) struct Judged<M> {
    pub(crate) choice: M,
    pub(crate) expected: f32,
    pub(crate) sure: f32,
}

/// The best few of these moves, surest first, with their reasons as one imagined world shows them.
pub(crate) fn explain<G: Game>(
    game: &G,
    world: &G::State,
    seat: Seat,
    mut judged: Vec<Judged<G::Move>>,
    count: usize,
) -> Vec<Suggestion<G::Move>> {
    judged.sort_by(|a, b| b.sure.total_cmp(&a.sure).then(b.expected.total_cmp(&a.expected)));
    judged.truncate(count);
    let suggestion = |Judged { choice, expected, sure }| Suggestion {
        reasons: game.reasons(world, seat, &choice),
        choice,
        expected,
        sure,
    };
    judged.into_iter().map(suggestion).collect()
}

/// How many moves are looked at between two looks at the clock.
pub(crate) const HANDFUL: usize = 256;

/// Evaluations that differ by so much differ clearly.
const CLEARLY: f32 = 0.08;

/// How sure one may be of each of several values that it is the highest, when evaluations err a little.
pub(crate) fn shares(values: impl Iterator<Item = f32> + Clone) -> Vec<f32> {
    let best = values.clone().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f32> = values.map(|value| ((value - best) / CLEARLY).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum.max(1e-9)).collect()
}

/// All moves of a seat in a view: by law those of any world that fits it.
pub(crate) fn moves_in<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    dice: &mut Dice,
) -> (Vec<G::Move>, G::State) {
    let world = game.imagine(view, Viewer::Seat(seat), dice);
    let mut moves = Vec::new();
    game.moves(&world, seat, &mut moves);
    (moves, world)
}

/// What a seat is asked: its moves, one of each kind, and a world in which it has them.
pub(crate) struct Question<G: Game> {
    /// In the order of the rules.
    pub(crate) moves: Vec<G::Move>,
    pub(crate) world: G::State,
}

impl<G: Game> Question<G> {
    /// The question that a view puts to a seat; nothing is judged yet.
    pub(crate) fn of(game: &G, view: &G::View, seat: Seat, dice: &mut Dice) -> Question<G> {
        let (mut moves, world) = moves_in(game, view, seat, dice);
        representatives(game, &world, seat, &mut moves);
        Question { moves, world }
    }

    /// Is there nothing to decide?
    pub(crate) fn is_settled(&self) -> bool {
        self.moves.len() <= 1
    }

    /// What each move promises at first sight; or the only answer, where there is nothing to decide.
    pub(crate) fn first_sight(
        game: &G,
        view: &G::View,
        seat: Seat,
        worlds: u32,
        budget: &Budget,
        dice: &mut Dice,
    ) -> Result<Weighed<G>, Option<G::Move>> {
        let mut allowance = Allowance::new(budget);
        let mut question = Question::of(game, view, seat, dice);
        if question.is_settled() {
            return Err(question.moves.pop());
        }
        Ok(question.weigh(game, view, seat, worlds, &mut allowance, dice))
    }

    /// Is it merely asked whether it wants to react?
    pub(crate) fn may_pass(&self, game: &G, seat: Seat) -> bool {
        game.pass(&self.world, seat).is_some()
    }

    /// Plays every move in up to `worlds` imagined worlds and takes the mean of the evaluation after it.
    ///
    /// In one world all moves meet the same dice, so that luck does not favour any of them. Where nothing is hidden and
    /// nothing rolled one world tells all there is to know. When the allowance ends, what has been seen so far counts,
    /// and moves that nobody looked at count as bad.
    pub(crate) fn weigh(
        self,
        game: &G,
        view: &G::View,
        seat: Seat,
        worlds: u32,
        allowance: &mut Allowance,
        dice: &mut Dice,
    ) -> Weighed<G> {
        let Question { moves, world: first } = self;
        let mut sums = vec![(0.0f64, 0u32); moves.len()];
        let mut uncertain = game.hides(&first, Viewer::Seat(seat));
        let mut world = first.clone();
        let mut values = Vec::new();
        'worlds: for round in 0..worlds.max(1) {
            if round > 0 {
                if !uncertain || allowance.is_over() {
                    break;
                }
                world = game.imagine(view, Viewer::Seat(seat), dice);
            }
            let luck = Dice::new(fork(dice));
            for first in (0..moves.len()).step_by(HANDFUL) {
                let some = first..moves.len().min(first + HANDFUL);
                values.clear();
                uncertain |= game.evaluate_moves(&world, seat, &moves[some.clone()], &luck, &mut values);
                for ((sum, count), value) in sums[some].iter_mut().zip(&values) {
                    *sum += f64::from(*value);
                    *count += 1;
                }
                if allowance.is_over() {
                    break 'worlds;
                }
            }
        }
        let mean = |(sum, count): (f64, u32)| if count == 0 { -1.0 } else { (sum / f64::from(count)) as f32 };
        let moves = moves.into_iter().zip(sums).map(|(choice, seen)| (choice, mean(seen))).collect();
        Weighed { moves, world: first, uncertain }
    }
}

/// What a state is worth: the result if there is one, else the game's own evaluation.
#[inline]
pub(crate) fn values<G: Game>(game: &G, state: &G::State) -> Values {
    result(game, state).unwrap_or_else(|| game.evaluate(state).map(|value| value.clamp(-1.0, 1.0)))
}

/// The same after a closer look, where the game takes one.
pub(crate) fn values_closely<G: Game>(game: &G, state: &G::State) -> Values {
    result(game, state).unwrap_or_else(|| {
        let closely = G::CAPABILITIES.evaluate_closely.and_then(|closely| closely(game, state));
        closely.unwrap_or_else(|| game.evaluate(state)).map(|value| value.clamp(-1.0, 1.0))
    })
}

/// How the match ended, if it did.
#[inline]
fn result<G: Game>(game: &G, state: &G::State) -> Option<Values> {
    if !game.waiting(state).is_empty() {
        return None;
    }
    let mut values = Values::default();
    if let Some(outcome) = game.outcome(state) {
        for seat in Seat::all(game.seats()) {
            values[seat.index()] = outcome.value(seat);
        }
    }
    Some(values)
}

/// Leaves one of each kind of moves, where the game knows kinds.
#[inline]
pub(crate) fn representatives<G: Game>(game: &G, state: &G::State, seat: Seat, moves: &mut Vec<G::Move>) {
    if let Some(representative_moves) = G::CAPABILITIES.representative_moves {
        representative_moves(game, state, seat, moves);
    }
}

/// A fresh seed from dice.
pub(crate) fn fork(dice: &mut Dice) -> Seed {
    let mut half = || u64::from(dice.below(1 << 31)) << 31 | u64::from(dice.below(1 << 31));
    Seed::from_number(half())
}
