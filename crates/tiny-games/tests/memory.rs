//! Laws along matches of ten thousand plies need no more memory than along short ones.
//!
//! A program of its own, so that what is measured is the laws alone.

use laws::{Case, Walk, forms, handles, matches, moves, secrecy, words};
use serde_json::json;
use tiny_games::saga::Saga;

/// What the program may hold at most, in kilobytes.
const MOST: u64 = 200 << 10;

/// The most memory that this program ever held, in kilobytes, where the system tells.
fn high_water() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

#[test]
fn laws_of_ten_thousand_plies_fit_into_little_memory() {
    let case = Case::<Saga>::new("ten_thousand", None, 6, json!({"days": 2_400, "life": 120}));
    let walk = Walk::whole(&case.game, 1);
    let length = walk.stroll(|_| ()).ply;
    assert!(length > 10_000, "{length} plies");
    let laws: &[fn(&Walk<Saga>)] = &[
        moves::listed_is_legal,
        moves::refused_changes_nothing,
        matches::deterministic,
        matches::ends,
        matches::replay_and_undo,
        matches::evaluated,
        forms::read_back,
        forms::odd_input,
        secrecy::imagined,
        secrecy::nothing_leaks,
        secrecy::standing,
        words::spoken,
        handles::pointed,
        handles::previewed,
        handles::counted,
    ];
    for law in laws {
        law(&walk);
    }
    if let Some(held) = high_water() {
        println!("{length} plies, {held} kB at most");
        assert!(held < MOST, "{held} kB");
    }
}
