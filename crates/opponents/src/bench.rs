//! How fast the rules of a game run.

use crate::playout::{playout, quick};
use crate::search::Wants;
use crate::{Budget, Settings, Thinker};
use rand_core::Rng;
use serde::Serialize;
use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{Dice, Game, Quiet, Seat, Seed, Viewer};

/// What was measured, on one thread.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// Plies of random playouts in a second, set-up included.
    pub plies_per_s: f64,
    /// Random playouts in a second, set-up included.
    pub playouts_per_s: f64,
    /// The mean length of a random playout.
    pub mean_plies: f64,
    /// Simulations in a second of the search that the level `hard` uses, thinking about the views of seats to move at
    /// random moments of random matches. One simulation follows moves from the root to a position that is new to the
    /// search and judges it; where the search goes level by level (alpha-beta) every position judged is one.
    pub search_sims_per_s: f64,
    /// The same for the tree search with the game's evaluation, also where `hard` goes level by level.
    pub tree_sims_per_s: f64,
    /// The same for plain tree search with random playouts to the end: for comparison with other programs.
    pub playout_sims_per_s: f64,
}

/// How many views the search thinks about.
const VIEWS: usize = 64;

/// How many iterations it spends on each.
const ITERATIONS: u64 = 300;

/// Measures for about this long, half of it playouts, half of it the searches; stops early when `stop` is raised.
pub fn bench<G: Game>(game: &G, time: Duration, seed: u64, stop: &AtomicBool) -> Bench {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut choices = quick(seed);

    let (mut plies, mut playouts) = (0u64, 0u64);
    let spent = repeat(time / 2, stop, || {
        let mut state = game.deal(&mut dice);
        plies += u64::from(playout(game, &mut state, &mut dice, &mut choices));
        playouts += 1;
        black_box(&state);
    });

    let mean_plies = plies as f64 / playouts.max(1) as f64;
    // Dice of their own, and lengths that do not depend on how many playouts there was time for: the searches think
    // about the same views in every run, else one run would meet harder ones than the next.
    let (mut dice, mut choices) = (Dice::new(Seed::from_number(seed)), quick(seed));
    let spread = usual_length(game, &mut dice, &mut choices);
    let views: Vec<(G::View, Seat)> =
        (0..VIEWS).filter_map(|_| view_from(game, spread, &mut dice, &mut choices)).collect();
    // Counted, not timed: even a slow machine finishes some.
    let slice = Budget::iterations(ITERATIONS);
    let search = |settings: Settings| {
        let mut thinker = Thinker::new(Seed::from_number(seed), slice.clone(), settings);
        let mut simulations = 0u64;
        let mut turn = 0;
        let searched = repeat(time / 6, stop, || {
            if let Some((view, seat)) = views.get(turn % views.len().max(1)) {
                simulations += thinker.think(game, view, *seat, 1, Wants::Values).effort;
            }
            turn += 1;
        });
        if views.is_empty() { 0.0 } else { simulations as f64 / searched }
    };
    let tree = Settings { alpha_beta: false, ..Settings::USUAL };

    Bench {
        plies_per_s: plies as f64 / spent,
        playouts_per_s: playouts as f64 / spent,
        mean_plies,
        search_sims_per_s: search(Settings::USUAL),
        tree_sims_per_s: search(tree),
        playout_sims_per_s: search(Settings { playouts: true, ..tree }),
    }
}

/// Does a thing again and again, at least once, and says how many seconds it took.
fn repeat(time: Duration, stop: &AtomicBool, mut thing: impl FnMut()) -> f64 {
    let begun = Instant::now();
    loop {
        thing();
        let spent = begun.elapsed();
        if spent >= time || stop.load(Ordering::Relaxed) {
            return spent.as_secs_f64().max(1e-9);
        }
    }
}

/// The mean length of a few random playouts.
fn usual_length<G: Game>(game: &G, dice: &mut Dice, choices: &mut rand_pcg::Pcg64Mcg) -> f64 {
    let plies = (0..VIEWS).map(|_| playout(game, &mut game.deal(dice), dice, choices));
    f64::from(plies.sum::<u32>()) / VIEWS as f64
}

/// The view of a seat to move at a random moment of a random match.
fn view_from<G: Game>(
    game: &G,
    mean_plies: f64,
    dice: &mut Dice,
    choices: &mut rand_pcg::Pcg64Mcg,
) -> Option<(G::View, Seat)> {
    let mut state = game.deal(dice);
    let mut ahead = (f64::from(choices.next_u32()) / 2f64.powi(32) * mean_plies) as u32;
    let mut last = None;
    while let Some(seat) = game.waiting(&state).first() {
        last = Some((game.view(&state, Viewer::Seat(seat)), seat));
        if ahead == 0 {
            break;
        }
        ahead -= 1;
        let count = game.move_count(&state, seat) as u64;
        let index = (u64::from(choices.next_u32()) * count) >> 32;
        let choice = game.nth_move(&state, seat, index as usize)?;
        let _ = game.apply(&mut state, seat, &choice, dice, &mut Quiet);
    }
    last
}
