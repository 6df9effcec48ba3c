//! The evaluation makes sense to somebody who looks one ply ahead.

use elemente::{Elemente, Move, Options, PLAN_STEPS, Path, Stage, Tiles, best_path};
use table::{
    Dice, Forms, Judge, MoveKinds, Quiet, Rules, Seat, Secrets, Seed, Setup, Viewer, evaluate_moves_by_trial,
};

type State = <Elemente as Rules>::State;

fn open(seats: u8, options: &str) -> Elemente {
    let options: Options = serde_json::from_str(options).expect("options");
    Elemente::open(Setup::new(seats, options)).expect("sound options")
}

/// The move that promises most in the mean over a few imagined worlds; the first of equals.
fn best(game: &Elemente, state: &State, seat: Seat, dice: &mut Dice) -> Move {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    game.representative_moves(state, seat, &mut moves);
    let view = game.view(state, Viewer::Seat(seat));
    let mut sums = vec![0.0; moves.len()];
    for _ in 0..4 {
        let world = game.imagine(&view, Viewer::Seat(seat), dice);
        let mut values = Vec::new();
        game.evaluate_moves(&world, seat, &moves, &Dice::new(Seed::from_number(1)), &mut values);
        sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
    }
    let mut best = (f32::MIN, moves[0]);
    for (choice, worth) in moves.into_iter().zip(sums) {
        if worth > best.0 {
            best = (worth, choice);
        }
    }
    best.1
}

/// Plays on with the best move of everybody; `show` sees every state before the move.
fn play(game: &Elemente, state: &mut State, dice: &mut Dice, mut show: impl FnMut(&State, Seat, Move)) {
    while let Some(seat) = game.waiting(state).first() {
        let choice = best(game, state, seat, dice);
        show(state, seat, choice);
        let _ = game.apply(state, seat, &choice, dice, &mut Quiet);
    }
}

#[test]
fn whoever_takes_the_best_move_builds_well_and_finds_all_pairs() {
    for (seats, options) in [
        (2, "{}"),
        (2, r#"{"memory": "perfect"}"#),
        (3, r#"{"omens": true, "recall": [5, 5, 0]}"#),
        (4, r#"{"omens": true, "omens_chosen": true}"#),
    ] {
        let game = open(seats, options);
        let mut dice = Dice::new(Seed::from_number(5));
        let mut state = game.deal(&mut dice);
        let mut lifts = 0;
        play(&game, &mut state, &mut dice, |_, _, choice| {
            lifts += usize::from(matches!(choice, Move::Lift { .. }));
        });
        assert_eq!(lifts, 0, "{options}: who builds by a plan lifts nothing");
        let position = game.position(&state);
        assert!(position.grid.iter().all(Option::is_none), "{options}: all pairs were found");
        let points = game.setup().components.points;
        for (score, player) in game.scores(&state).iter().zip(&position.players) {
            let path: i32 = score.parts.iter().take(4).map(|part| part.points).sum();
            let hand: Tiles = player.path.iter().map(|tile| tile.tile).collect();
            let plan = best_path(points, &Path::default(), hand, PLAN_STEPS);
            assert_eq!(path, plan.points as i32, "{options}: as good as the plan");
        }
    }
}

#[test]
fn a_bad_beginning_is_mended() {
    let game = open(2, "{}");
    let mut dice = Dice::new(Seed::from_number(2));
    let mut state = game.deal(&mut dice);
    while game.position(&state).stage != Stage::Paths {
        let seat = game.waiting(&state).first().expect("a draft");
        let choice = game.nth_move(&state, seat, 0).expect("a move");
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
    }
    // Seat 0 lays its first tiles in a row, whatever they are.
    for q in 0..5 {
        let mut moves = Vec::new();
        game.moves(&state, Seat(0), &mut moves);
        let there = |choice: &&Move| matches!(choice, Move::Lay { at, .. } if at.q == q && at.r == 0);
        let choice = *moves.iter().rev().find(there).expect("a tile to lay");
        let _ = game.apply(&mut state, Seat(0), &choice, &mut dice, &mut Quiet);
    }
    let mut built = [0; 2];
    play(&game, &mut state, &mut dice, |state, seat, choice| {
        if choice == (Move::Finish {}) {
            built[seat.index()] = game.scores(state)[seat.index()].total();
        }
    });
    let position = game.position(&state);
    assert!(position.players[0].lifts <= 12, "{} lifts", position.players[0].lifts);
    assert!(built[0] >= 8, "{built:?}");
}

#[test]
fn two_players_expect_opposite_things() {
    for options in ["{}", r#"{"omens": true, "memory": "perfect"}"#, r#"{"recall": [4, 4]}"#] {
        let game = open(2, options);
        let mut dice = Dice::new(Seed::from_number(9));
        let mut state = game.deal(&mut dice);
        while let Some(seat) = game.waiting(&state).first() {
            let [mine, other] = [0, 1].map(|seat| game.evaluate(&state)[seat]);
            assert!((mine + other).abs() < 1e-4 && mine.abs() <= 1.0, "{mine} {other}");
            let count = game.move_count(&state, seat) as u32;
            let choice = game.nth_move(&state, seat, dice.below(count) as usize).expect("a move");
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        }
    }
}

/// PE-13: where the table remembers, known pairs are taken.
#[test]
fn pe_13_known_pairs_are_taken() {
    let game = open(2, r#"{"memory": "perfect"}"#);
    let mut dice = Dice::new(Seed::from_number(4));
    let mut state = game.deal(&mut dice);
    let (mut chances, mut taken) = (0, 0);
    play(&game, &mut state, &mut dice, |state, seat, choice| {
        let view = game.view(state, Viewer::Seat(seat));
        let Move::Turn { cell } = choice else { return };
        let up =
            view.up.first().and_then(|up| view.grid[usize::from(up.row) * 5 + usize::from(up.column)].motif);
        let index = usize::from(cell.row) * 5 + usize::from(cell.column);
        if let (Stage::Second, Some(up)) = (view.stage, up) {
            let known = view.grid.iter().enumerate().any(|(n, shown)| {
                shown.lies == elemente::Lies::Covered && shown.motif == Some(up) && n != index
            });
            // It may also be certain by counting, so what lies there decides.
            let right = game.position(state).grid[index] == Some(up);
            chances += usize::from(known || right);
            taken += usize::from(right);
        }
    });
    // Now and then it pays to look for a better pair first, with a gift in reserve.
    assert!(chances >= 3 && taken * 5 >= chances * 4, "{taken} of {chances}");
}

/// A covered spirit that the mover does not know promises the mean of all that it may be; everything else what it comes
/// to. The slow way turns up every one of them.
#[test]
fn unknown_spirits_promise_what_they_do_in_the_mean() {
    let (mut turns, mut known, mut groups) = (0, 0, 0);
    for (seats, options, near) in [
        (2, "{}", 1e-4),
        (3, r#"{"memory": "perfect"}"#, 1e-4),
        // What others know of a spirit counts a little too.
        (3, r#"{"recall": [4, 0, 9]}"#, 0.05),
    ] {
        let game = open(seats, options);
        let mut dice = Dice::new(Seed::from_number(7));
        for _ in 0..8 {
            let mut state = game.deal(&mut dice);
            while let Some(seat) = game.waiting(&state).first() {
                let mut moves = Vec::new();
                game.moves(&state, seat, &mut moves);
                let view = game.view(&state, Viewer::Seat(seat));
                let is_unknown = |choice: &Move| match choice {
                    Move::Turn { cell } => {
                        let index = cell.row * view.columns + cell.column;
                        view.grid[usize::from(index)].motif.is_none()
                    }
                    _ => false,
                };
                let unknown: Vec<bool> = moves.iter().map(is_unknown).collect();
                let luck = Dice::new(Seed::from_number(3));
                let (mut quick, mut slow) = (Vec::new(), Vec::new());
                assert_eq!(
                    game.evaluate_moves(&state, seat, &moves, &luck, &mut quick),
                    evaluate_moves_by_trial(&game, &state, seat, &moves, &luck, &mut slow)
                );
                let hidden = slow.iter().zip(&unknown).filter(|(_, unknown)| **unknown);
                let mean = hidden.clone().map(|(value, _)| value).sum::<f32>() / hidden.count().max(1) as f32;
                for ((choice, unknown), (quick, slow)) in
                    moves.iter().zip(&unknown).zip(quick.iter().zip(&slow))
                {
                    let expected = if *unknown { mean } else { *slow };
                    assert!((quick - expected).abs() <= near, "{options} {choice}: {quick}, not {expected}");
                    turns += u32::from(*unknown);
                    known += u32::from(!*unknown && matches!(choice, Move::Turn { .. }));
                }
                // One of them is left, or one for each group of players who know it.
                let mut left = moves.clone();
                game.representative_moves(&state, seat, &mut left);
                let count = unknown.iter().filter(|unknown| **unknown).count();
                let gone = moves.len() - left.len();
                assert!(
                    gone < count.max(1) && (options != "{}" || gone + 1 == count.max(1)),
                    "{gone} of {count}"
                );
                assert!(
                    moves.iter().zip(&unknown).all(|(choice, unknown)| *unknown || left.contains(choice))
                );
                groups += u32::from(count > gone + 1);
                let choice = moves[dice.below(moves.len() as u32) as usize];
                let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
            }
        }
    }
    assert!(turns > 1000 && known > 1000 && groups > 10, "{turns} unknown, {known} known, {groups} groups");
}
