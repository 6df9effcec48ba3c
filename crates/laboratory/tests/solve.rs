//! Exact values: three searches that have little in common agree, and a wrong table is found out.

use krumme_pfade::{Announce, KrummePfade, Options};
use laboratory::{
    AlphaBeta, NotSolved, NotTrue, Solved, Solver, Unsolvable, Value, plain_value, solve, verify,
};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Dice, Edition, Quiet, Rules, Seed, Setup, Solvable};
use tiny_games::bids::{self, Bids};
use tiny_games::nim::{self, Nim};

static GO: AtomicBool = AtomicBool::new(false);

fn solved(heap: u8) -> Solved {
    solve::<Nim>(&Edition::newest(), &json!({ "heap": heap }), true, 1024, &GO, &|_| {}).unwrap()
}

/// Who takes the last one wins: the first player, unless the heap is a multiple of four.
#[test]
fn the_value_of_nim_is_known() {
    for heap in 6..=24 {
        let solved = solved(heap);
        let expected = if heap % 4 == 0 { Value::Second } else { Value::First };
        assert_eq!(solved.value, expected, "heap {heap}");
        let game = Nim::open(Setup::new(2, nim::Options { heap })).unwrap();
        let start = game.deal(&mut Dice::new(Seed::from_number(0)));
        assert_eq!(plain_value(&game, &start, &mut BTreeMap::new(), &GO), Some(expected));
        assert_eq!(AlphaBeta::new(&game, Nim::solver_key, 64, &GO).value(&start), Some(expected));
        assert_eq!(verify::<Nim>(&Edition::newest(), &solved, 64, &GO, &|_| {}), Ok(Some(12)), "heap {heap}");
    }
}

#[test]
fn a_wrong_table_is_found_out() {
    let check = |solved: &Solved| verify::<Nim>(&Edition::newest(), solved, 64, &GO, &|_| {});
    let sound = solved(21);
    let mut wrong = Vec::new();
    for change in [
        |solved: &mut Solved| solved.value = Value::Draw,
        |solved: &mut Solved| solved.openings[1].value = Value::First,
        |solved: &mut Solved| solved.openings[2].replies[0].1 = Value::Draw,
        |solved: &mut Solved| solved.openings[0].choice = "take 9".to_owned(),
        |solved: &mut Solved| drop(solved.line.pop()),
        |solved: &mut Solved| solved.line[0] = "nonsense".to_owned(),
    ] {
        let mut changed = sound.clone();
        change(&mut changed);
        match check(&changed) {
            Err(NotTrue::Mismatch(mismatch)) => wrong.push(mismatch.place),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!((wrong[0].as_str(), wrong[3].as_str(), wrong[5].as_str()), ("value", "openings", "line"));
    assert!(check(&sound).is_ok());
    let options = Solved { options: json!({"heap": 0, "x": 1}), ..sound };
    assert!(matches!(check(&options), Err(NotTrue::Faults(_))));
}

/// Positions of phase two with few cards to come, by every option.
fn late_positions(mut look: impl FnMut(&KrummePfade, &krumme_pfade::State)) {
    for options in 0..4 {
        let announce = if options % 2 == 0 { Announce::Automatic } else { Announce::Manual };
        let options = Options { size: 3, announce, no_draws: options >= 2 };
        let game = KrummePfade::open(Setup::new(2, options)).unwrap();
        let mut found = 0;
        for seed in 0.. {
            let mut dice = Dice::new(Seed::from_number(seed));
            let mut state = game.deal(&mut dice);
            while let Some(seat) = game.waiting(&state).first() {
                if state.cards() >= 15 {
                    look(&game, &state);
                    found += 1;
                    break;
                }
                let pick = dice.below(game.move_count(&state, seat) as u32) as usize;
                let choice = game.nth_move(&state, seat, pick).unwrap();
                let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
            }
            if found >= 40 {
                break;
            }
        }
    }
}

#[test]
fn three_searches_agree_on_late_positions() {
    let mut seen = [0; 3];
    late_positions(|game, state| {
        let expected = plain_value(game, state, &mut BTreeMap::new(), &GO).unwrap();
        // However little is remembered.
        for room in [2, 1 << 12] {
            let found = Solver::new(game, room, &GO, &|_| {}).unwrap().value(state);
            assert_eq!(found, Some(expected), "{room} {state:?}");
            let found = AlphaBeta::new(game, KrummePfade::solver_key, room, &GO).value(state);
            assert_eq!(found, Some(expected), "{room} {state:?}");
        }
        seen[expected as usize] += 1;
    });
    assert!(seen[0] > 10 && seen[2] > 10, "both sides must win often enough to prove anything: {seen:?}");
}

#[test]
fn what_cannot_be_solved_is_said() {
    let none = |_: &Bids, _: &bids::State| None;
    let bids = Bids::open(Setup::new(2, tiny_games::NoOptions {})).unwrap();
    let refused = Solver::with_key(&bids, none, 2, &GO, &|_| {}).unwrap_err();
    assert_eq!(refused, Unsolvable::Chance, "everybody bids at the same time");
    let three = Bids::open(Setup::new(3, tiny_games::NoOptions {})).unwrap();
    let refused = Solver::with_key(&three, none, 2, &GO, &|_| {}).unwrap_err();
    assert_eq!(refused, Unsolvable::NotForTwo);
    let large = solve::<KrummePfade>(&Edition::newest(), &json!({"size": 7}), false, 2, &GO, &|_| {});
    assert_eq!(large, Err(NotSolved::Unsolvable(Unsolvable::NoSolverKey)));
}

#[test]
fn it_can_be_stopped() {
    let stop = AtomicBool::new(false);
    let raise = |_| stop.store(true, Ordering::Relaxed);
    let refused =
        solve::<KrummePfade>(&Edition::newest(), &json!({"size": 3}), false, 1 << 12, &stop, &raise);
    assert!(matches!(refused, Err(NotSolved::Stopped { progress }) if progress.positions > 0), "{refused:?}");
}
