//! One ply of looking ahead over imagined worlds: what greedy players and hints stand on.

use crate::Budget;
use core::cmp::Ordering;
use std::time::Instant;
use table::{Dice, Game, Phrase, Quiet, Seat, Seed, Viewer};

/// The moves of a seat, each with the mean of what it leads to.
pub(crate) struct Weighed<G: Game> {
    /// In the order of the rules.
    pub(crate) moves: Vec<(G::Move, f32)>,
    world: Option<G::State>,
}

impl<G: Game> Weighed<G> {
    /// The moves from best to worst; equal ones stay in the order of the rules.
    pub(crate) fn ranked(&self) -> Vec<(&G::Move, f32)> {
        let mut ranked: Vec<(&G::Move, f32)> =
            self.moves.iter().map(|(choice, value)| (choice, *value)).collect();
        ranked.sort_by(|(_, a), (_, b)| b.partial_cmp(a).unwrap_or(Ordering::Equal));
        ranked
    }

    /// Why a move is good or bad, as one imagined world shows it.
    pub(crate) fn reasons(&self, game: &G, seat: Seat, choice: &G::Move) -> Vec<Phrase> {
        self.world.as_ref().map(|world| game.reasons(world, seat, choice)).unwrap_or_default()
    }
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

/// Plays every move in up to `worlds` imagined worlds and takes the mean of the evaluation after it.
///
/// In one world all moves meet the same dice, so that luck does not favour any of them. Where nothing is hidden and
/// nothing rolled one world tells all there is to know.
pub(crate) fn weigh<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    worlds: u32,
    budget: Budget,
    dice: &mut Dice,
) -> Weighed<G> {
    let begun = Instant::now();
    let (moves, first) = moves_in(game, view, seat, dice);
    let mut sums = vec![0.0f64; moves.len()];
    let mut counted = 0u32;
    let mut uncertain = game.hides(&first, Viewer::Seat(seat));
    let mut next = Some(first.clone());
    while counted < worlds.max(1) && !moves.is_empty() {
        let world = next.take().unwrap_or_else(|| game.imagine(view, Viewer::Seat(seat), dice));
        let luck = Dice::new(fork(dice));
        for (choice, sum) in moves.iter().zip(&mut sums) {
            let mut after = world.clone();
            let mut rolls = luck.clone();
            let _ = game.apply(&mut after, seat, choice, &mut rolls, &mut Quiet);
            uncertain |= rolls.drawn() > 0;
            *sum += f64::from(value(game, &after, seat));
        }
        counted += 1;
        if !uncertain || budget.time.is_some_and(|limit| begun.elapsed() >= limit) {
            break;
        }
    }
    let mean = |sum: f64| (sum / f64::from(counted.max(1))) as f32;
    let moves = moves.into_iter().zip(sums).map(|(choice, sum)| (choice, mean(sum))).collect();
    Weighed { moves, world: Some(first) }
}

/// What a state is worth: the result if there is one, else the game's own evaluation.
pub(crate) fn value<G: Game>(game: &G, state: &G::State, seat: Seat) -> f32 {
    match game.outcome(state) {
        Some(outcome) => outcome.value(seat),
        None => game.appraise(state, seat).clamp(-1.0, 1.0),
    }
}

/// A fresh seed from dice.
pub(crate) fn fork(dice: &mut Dice) -> Seed {
    let mut half = || u64::from(dice.below(1 << 31)) << 31 | u64::from(dice.below(1 << 31));
    Seed::from_number(half())
}
