//! The evaluation is worth listening to.

mod scenario;

use krumme_pfade::{KrummePfade, Move, Options, State};
use scenario::{Chance, EAST_WEST, NORTH_SOUTH, Scenario, game};
use table::{Judge, Quiet, Rules, Seat, Speech};

/// The move after which the evaluation is best.
fn greedy(game: &KrummePfade, state: &State, seat: Seat, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    let mut best = (f32::NEG_INFINITY, moves[0]);
    for choice in moves {
        let mut after = *state;
        let _ = game.apply(&mut after, seat, &choice, chance.dice(), &mut Quiet);
        let worth = game.evaluate(&after)[seat.index()];
        if worth > best.0 {
            best = (worth, choice);
        }
    }
    best.1
}

#[test]
fn one_look_ahead_beats_chance() {
    let game = game(Options::default());
    let mut chance = Chance::new(11);
    let mut won = 0;
    for game_match in 0..100 {
        let player = Seat(game_match % 2);
        let mut state = game.deal(chance.dice());
        while let Some(seat) = game.waiting(&state).first() {
            let choice = if seat == player {
                greedy(&game, &state, seat, &mut chance)
            } else {
                let pick = chance.below(game.move_count(&state, seat));
                game.nth_move(&state, seat, pick).unwrap()
            };
            let _ = game.apply(&mut state, seat, &choice, chance.dice(), &mut Quiet);
        }
        won += u32::from(game.outcome(&state).unwrap().winners.contains(player));
    }
    assert!(won >= 90, "{won} of 100");
}

/// The reasons of a move, by their keys.
#[track_caller]
fn reasons(scenario: &mut Scenario, text: &str) -> Vec<String> {
    let state = scenario.state();
    let choice: Move = text.parse().unwrap();
    scenario.game.reasons(&state, state.turn(), &choice).iter().map(|reason| reason.key.to_string()).collect()
}

#[test]
fn reasons_name_what_a_move_does() {
    let mut threat = Scenario::sized(
        3,
        "
        -nw -se :e
        :ne :s  :e
        -ne :ne :n
        ",
    )
    .then_turn_of(NORTH_SOUTH);
    let state = threat.state();
    let breaker = threat.game.breakers(&state, EAST_WEST)[0].to_string();
    assert!(reasons(&mut threat, &breaker).contains(&"reason-breaks".to_owned()));
    assert_eq!(reasons(&mut threat, "e5-ne"), ["reason-loses"]);
    let mut nearly = Scenario::sized(
        3,
        "
        :ne :ne :e
        :nw :nw .
        :ne .   .
        ",
    )
    .then_turn_of(NORTH_SOUTH);
    assert_eq!(reasons(&mut nearly, "d5:ne"), ["reason-wins"]);
    let opening = reasons(&mut Scenario::sized(3, ""), "c3:ne");
    assert!(!opening.is_empty());
}
