//! What the evaluation of computer players sees, and that it is worth following.

use pixies::{Move, Options, Pixies, Position, State};
use table::{Dice, Forms, Judge, Phrase, Quiet, Rounds, Rules, Score, Seat, Seed, Setup, Speech};

fn game(seats: u8) -> Pixies {
    Pixies::open(Setup::new(seats, Options::default())).expect("a legal table")
}

fn table(turn: u8, display: &str, grids: &[&str]) -> (Pixies, State) {
    let game = game(grids.len() as u8);
    let position = Position {
        turn: Some(Seat(turn)),
        display: display.split_whitespace().map(|id| id.parse().unwrap()).collect(),
        grids: grids.iter().map(|grid| grid.split_whitespace().map(str::to_owned).collect()).collect(),
        rounds: Vec::new(),
        last: Vec::new(),
    };
    let state = game.load(&position).unwrap_or_else(|faults| panic!("{faults:#?}"));
    (game, state)
}

/// The best move one ply deep, by a value of the state after it.
fn advised(game: &Pixies, state: &State, value: impl Fn(&State, Seat) -> f32) -> Move {
    let seat = state.turn().expect("somebody's turn");
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    let value_after = |choice: &Move| {
        let mut after = state.clone();
        let mut dice = Dice::new(Seed::from_number(1));
        let _ = game.apply(&mut after, seat, choice, &mut dice, &mut Quiet);
        value(&after, seat)
    };
    moves.into_iter().max_by(|a, b| value_after(a).total_cmp(&value_after(b))).expect("a move")
}

/// Only what lies on the table counts: the plainest of players.
fn points_only(game: &Pixies, state: &State, seat: Seat) -> f32 {
    let totals: Vec<i32> = game.scores(state).iter().map(Score::total).collect();
    let best =
        Seat::all(game.seats()).filter(|&other| other != seat).map(|other| totals[other.index()]).max();
    (totals[seat.index()] - best.unwrap_or(0)) as f32
}

/// One ply deep, the evaluation beats counting points in most matches, from either seat.
#[test]
fn potential_beats_points() {
    let game = game(2);
    let mut won = 0;
    for number in 0..60 {
        let clever = Seat((number % 2) as u8);
        let mut dice = Dice::new(Seed::from_number(number / 2));
        let mut state = game.deal(&mut dice);
        while let Some(seat) = state.turn() {
            let choice = if seat == clever {
                advised(&game, &state, |state, seat| game.evaluate(state)[seat.index()])
            } else {
                advised(&game, &state, |state, seat| points_only(&game, state, seat))
            };
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        }
        won += i32::from(game.outcome(&state).unwrap().winners.contains(clever));
    }
    assert!(won >= 50, "{won} of 60 matches");
}

/// What one of two may hope the other must fear, by the same amount.
#[test]
fn two_seats_see_the_same_contest() {
    let game = game(2);
    let mut dice = Dice::new(Seed::from_number(5));
    for _ in 0..20 {
        let mut state = game.deal(&mut dice);
        while let Some(seat) = state.turn() {
            let (first, second) =
                (game.evaluate(&state)[Seat(0).index()], game.evaluate(&state)[Seat(1).index()]);
            assert!((first + second).abs() < 1e-4, "{first} and {second}");
            let count = game.move_count(&state, seat);
            let choice = game.nth_move(&state, seat, dice.below(count as u32) as usize).unwrap();
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        }
    }
}

/// Reasons speak of what a move brings, and of the cards that are left for its number.
#[test]
fn reasons_speak_of_what_counts() {
    let (game, state) = table(
        0,
        "B5 R9 Y6-3",
        &["B1+6 B2+4 .   . . .   . . .", "G1+5 . .   . . .   . . G9-4", "Y1+4 . .   . . .   . . B9-6"],
    );
    let reasons = |text: &str| game.reasons(&state, Seat(0), &text.parse().unwrap());
    let keys =
        |text: &str| reasons(text).iter().map(|reason: &Phrase| reason.key.to_string()).collect::<Vec<_>>();
    assert_eq!(keys("B5")[0], "reason-group");
    assert_eq!(keys("Y6-3")[0], "reason-crosses");
    let hope = Phrase::new("reason-hope").with("number", 9).with("cards", 2);
    assert!(reasons("R9").contains(&hope), "B9-1 and Y9-2 are left: {:?}", reasons("R9"));
    assert!(reasons("G8-2").is_empty(), "no open card, no reasons");
}

/// A card that the next player would love is worth taking for that alone.
#[test]
fn taking_a_card_away_is_a_reason() {
    let (game, state) = table(
        0,
        "R5 G8-2 Y9-2",
        &["B1+6 . .   . . .   B7-3 B8-3 .", "R1+3 R2+5 .   R4 . .   . . .", "Y1+4 . .   Y4+3 . .   Y7-5 . ."],
    );
    let reasons = game.reasons(&state, Seat(0), &"R5".parse().unwrap());
    let denied =
        reasons.iter().find(|reason| reason.key == "reason-denies").expect("red grows together at seat 1");
    assert!(denied.args.contains(&("who", Seat(1).into())));
}

/// With three and more at the table the search is to play on to the end of the round before it evaluates: the playout
/// limit is about as long as a round. Two look ahead by the tree alone.
#[test]
fn the_playout_limit_is_about_a_round() {
    assert_eq!(game(2).playout_limit(), 0);
    for seats in 3..=6 {
        let options = Options { flower_power: seats == 6 };
        let game = Pixies::open(Setup::new(seats, options)).expect("a legal table");
        let rounds = 20_u32;
        let mut plies = 0;
        for number in 0..rounds {
            let mut dice = Dice::new(Seed::from_number(number.into()));
            let mut state = game.deal(&mut dice);
            while let Some(seat) = state.turn().filter(|_| state.round() == 1) {
                let choice = advised(&game, &state, |state, seat| game.evaluate(state)[seat.index()]);
                assert_eq!(game.phase(&state), 1);
                let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
                plies += 1;
            }
            assert_eq!(game.phase(&state), 2, "between rounds is a quiet moment");
        }
        let (round, limit) = (plies as f32 / rounds as f32, game.playout_limit() as f32);
        assert!(
            (0.8..1.25).contains(&(round / limit)),
            "{seats} seats: {round} plies a round, a limit of {limit}"
        );
    }
}
