//! Every move that can be made has a reason, and the reason is true.

use elemente::{Elemente, Move, Options, Stage};
use table::{Arg, Dice, Phrase, Quiet, Rules, Seat, Secrets, Seed, Setup, Speech, Viewer};

fn open(seats: u8, options: &str) -> Elemente {
    let options: Options = serde_json::from_str(options).expect("options");
    Elemente::open(Setup::new(seats, options)).expect("sound options")
}

/// Plays at random, and shows every state to somebody.
fn walk(
    game: &Elemente,
    seed: u64,
    mut show: impl FnMut(&<Elemente as Rules>::State, Seat, &[Move], &mut Dice),
) {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut state = game.deal(&mut dice);
    while let Some(seat) = game.waiting(&state).first() {
        let mut moves = Vec::new();
        game.moves(&state, seat, &mut moves);
        show(&state, seat, &moves, &mut dice);
        // Lifting for ever teaches nothing.
        let forward: Vec<Move> =
            moves.iter().filter(|choice| !matches!(choice, Move::Lift { .. })).copied().collect();
        let choice = *dice.pick(&forward).expect("a move");
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
    }
}

#[test]
fn every_move_has_a_reason() {
    for (seats, options) in [
        (2, "{}"),
        (3, r#"{"omens": true, "omens_chosen": true}"#),
        (4, r#"{"omens": true, "omens_open": true, "memory": "perfect"}"#),
        (2, r#"{"omens": true, "recall": [5, 0]}"#),
    ] {
        let game = open(seats, options);
        walk(&game, 7, |state, seat, moves, _| {
            for choice in moves {
                assert!(!game.reasons(state, seat, choice).is_empty(), "{options}: {choice}");
            }
        });
    }
}

/// The number that the reason of this name tells.
fn number(reasons: &[Phrase], key: &str, name: &str) -> Option<i64> {
    let phrase = reasons.iter().find(|phrase| phrase.key == key)?;
    match phrase.args.iter().find(|(known, _)| *known == name)? {
        (_, Arg::Number(number)) => Some(*number),
        _ => None,
    }
}

#[test]
fn reasons_do_not_depend_on_what_is_hidden() {
    // Where no spirit lies face down, all worlds that look alike give the same reasons.
    for options in ["{}", r#"{"memory": "perfect"}"#, r#"{"omens": true, "recall": [3, 3]}"#] {
        let game = open(2, options);
        let mut compared = 0;
        walk(&game, 3, |state, seat, moves, dice| {
            let view = game.view(state, Viewer::Seat(seat));
            let hidden = view
                .players
                .iter()
                .flat_map(|player| &player.path)
                .any(|tile| tile.spirit.is_some_and(|spirit| spirit.motif.is_none()));
            if hidden || matches!(view.stage, Stage::Draft) {
                return;
            }
            let world = game.imagine(&view, Viewer::Seat(seat), dice);
            for choice in moves {
                assert_eq!(game.reasons(state, seat, choice), game.reasons(&world, seat, choice), "{choice}");
                compared += 1;
            }
        });
        assert!(compared > 500, "{options}: {compared}");
    }
}

#[test]
fn finishing_tells_the_worth_of_the_path() {
    let game = open(2, "{}");
    let mut told = 0;
    walk(&game, 11, |state, seat, moves, _| {
        if moves.contains(&Move::Finish {}) {
            let points = game.scores(state)[seat.index()].total();
            let reasons = game.reasons(state, seat, &Move::Finish {});
            assert_eq!(number(&reasons, "reason-finish", "points"), Some(i64::from(points)));
            told += 1;
        }
    });
    assert!(told >= 2);
}
