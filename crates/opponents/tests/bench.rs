//! Measurements of how fast rules run.

use core::time::Duration;
use opponents::bench;
use std::sync::atomic::AtomicBool;
use table::{Rules, Setup};
use tiny_games::bids::Bids;

#[test]
fn the_bench_measures_both_kinds() {
    let game = Bids::open(Setup::new(2, tiny_games::NoOptions {})).unwrap();
    let bench = bench(&game, Duration::from_millis(40), 1, &AtomicBool::new(false));
    assert!((bench.mean_plies - 8.0).abs() < 1e-9, "every match of two has eight plies: {bench:?}");
    assert!(bench.playouts_per_s > 1.0 && bench.search_sims_per_s > 1.0, "{bench:?}");
    assert!((bench.plies_per_s / bench.playouts_per_s - 8.0).abs() < 1e-6);
}
