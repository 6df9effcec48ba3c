//! The evaluation makes sense to somebody who looks one ply ahead.

use elemente::{Elemente, Move, Options, PLAN_STEPS, Path, Stage, Tiles, best_path};
use table::{Dice, Game, Quiet, Seat, Seed, Setup, Viewer};

type State = <Elemente as Game>::State;

fn open(seats: u8, options: &str) -> Elemente {
    let options: Options = serde_json::from_str(options).expect("options");
    Elemente::open(Setup::new(seats, options)).expect("sound options")
}

/// The move with the best mean evaluation over a few imagined worlds; the first of equals.
fn best(game: &Elemente, state: &State, seat: Seat, dice: &mut Dice) -> Move {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    let view = game.view(state, Viewer::Seat(seat));
    let worlds: Vec<State> = (0..4).map(|_| game.imagine(&view, Viewer::Seat(seat), dice)).collect();
    let value = |choice: &Move| -> f32 {
        let after = |world: &State| {
            let mut after = *world;
            let _ = game.apply(&mut after, seat, choice, &mut Dice::new(Seed::from_number(1)), &mut Quiet);
            game.appraise(&after, seat)
        };
        worlds.iter().map(after).sum()
    };
    let mut best = (f32::MIN, moves[0]);
    for choice in moves {
        let worth = value(&choice);
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
            let [mine, other] = [0, 1].map(|seat| game.appraise(&state, Seat(seat)));
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
