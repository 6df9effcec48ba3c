//! Rounds, turns, and who begins (PX-1 to PX-5).

use crate::scenario::{Scenario, game, position, some_points};
use pixies::{Event, Pixies, State};
use table::{Boundary, Dice, Forms, Quiet, RefusalKind, Rules, Seat, Seed};

/// Plays the first move of the list until something holds.
fn run(game: &Pixies, state: &mut State, dice: &mut Dice, mut until: impl FnMut(&State) -> bool) -> usize {
    let mut plies = 0;
    while !until(state) {
        let Some(seat) = game.waiting(state).first() else { break };
        let choice = game.nth_move(state, seat, 0).expect("a move");
        let _ = game.apply(state, seat, &choice, dice, &mut Quiet);
        plies += 1;
    }
    plies
}

/// PX-1: after three rounds, and not before, nobody owes a decision.
#[test]
fn px_1_three_rounds() {
    let game = game(3, false);
    let mut dice = Dice::new(Seed::from_number(1));
    let mut state = game.deal(&mut dice);
    for round in 1..=3 {
        assert_eq!(state.round(), round);
        assert!(game.outcome(&state).is_none());
        assert!(
            run(&game, &mut state, &mut dice, |state| state.tallies(Seat(0)).len() == usize::from(round)) > 9
        );
    }
    assert!(game.waiting(&state).is_empty() && game.outcome(&state).is_some());
}

/// PX-1: the dice choose who starts; everybody has a chance.
#[test]
fn px_1_a_random_player_starts() {
    for seats in 2..=5 {
        let game = game(seats, false);
        let mut starts = [0; 5];
        for seed in 0..500 {
            let state = game.deal(&mut Dice::new(Seed::from_number(seed)));
            starts[state.turn().unwrap().index()] += 1;
        }
        let fair = 500 / i32::from(seats);
        assert!(
            starts[..usize::from(seats)].iter().all(|&count: &i32| (count - fair).abs() < 60),
            "{starts:?}"
        );
    }
}

/// PX-2: one open card for each player; with two players four.
#[test]
fn px_2_as_many_cards_as_players() {
    for (seats, cards) in [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)] {
        let game = game(seats, seats == 6);
        let mut dice = Dice::new(Seed::from_number(2));
        let mut state = game.deal(&mut dice);
        assert_eq!(state.display().len(), cards);
        run(&game, &mut state, &mut dice, |state| state.display().len() == 1);
        assert_eq!(run(&game, &mut state, &mut dice, |state| state.display().len() == cards), 1);
    }
}

/// PX-2: turning cards up crosses the boundary of information; taking one from the middle does not.
#[test]
fn px_2_only_turning_up_tells_something_new() {
    let table =
        Scenario::new(0, "B1+6 G2+3 R3+4", &[". . . . . . . . .", ". . . . . . . . .", ". . . . . . . . ."]);
    let table = table.play("B1+6");
    assert_eq!(table.boundary, Some(Boundary::Kept));
    let table = table.play("G2+3").play("R3+4");
    assert_eq!(table.boundary, Some(Boundary::Crossed));
    assert!(matches!(table.events.last(), Some(Event::TurnedUp { cards, .. }) if cards.len() == 3));
}

/// PX-3: clockwise, everybody takes one open card; the card leaves the middle.
#[test]
fn px_3_clockwise_one_card_each() {
    let empty = ". . . . . . . . .";
    let mut table = Scenario::new(2, "B1+6 G2+3 R3+4", &[empty, empty, empty]);
    assert_eq!(table.refused("B9-6"), "PX-3");
    let mut table = table.play("G2+3").then_turn(0);
    assert_eq!(table.refused("G2+3"), "PX-3");
    table.play("B1+6").then_turn(1).play("R3+4");
}

/// PX-3: nobody takes out of turn.
#[test]
fn px_3_out_of_turn_is_refused() {
    let empty = ". . . . . . . . .";
    let mut table = Scenario::new(2, "B1+6 G2+3 R3+4", &[empty, empty, empty]);
    let choice = "B1+6".parse().unwrap();
    let refusal =
        table.game.play(&mut table.state, Seat(1), &choice, &mut table.dice, &mut Quiet).unwrap_err();
    assert_eq!((refusal.kind, refusal.rule), (RefusalKind::NotYourTurn, Some("PX-3")));
}

/// PX-3: two players take alternately until no card is left.
#[test]
fn px_3_two_players_alternate() {
    let empty = ". . . . . . . . .";
    let table = Scenario::new(0, "B1+6 G2+3 R3+4 Y4+3", &[empty, empty]);
    let table = table.play("B1+6").then_turn(1).play("G2+3").then_turn(0).play("R3+4").then_turn(1);
    assert_eq!(table.moves(), ["Y4+3"]);
    table
        .play("Y4+3")
        .then_grid(0, "B1+6 . R3+4   . . .   . . .")
        .then_grid(1, ". G2+3 .   Y4+3 . .   . . .");
}

/// PX-4: whoever took the last card begins the next turn.
#[test]
fn px_4_the_last_taker_begins_the_next_turn() {
    let empty = ". . . . . . . . .";
    let table = Scenario::new(1, "B1+6 G2+3 R3+4", &[empty, empty, empty]);
    let table = table.play("B1+6").then_turn(2).play("G2+3").then_turn(0).play("R3+4").then_turn(0);
    assert_eq!(table.state.display().len(), 3);
    let table = Scenario::new(0, "B1+6 G2+3 R3+4 Y4+3", &[empty, empty]);
    table.play("B1+6").play("G2+3").play("R3+4").play("Y4+3").then_turn(1);
}

/// PX-4: whoever took the last card begins the next round too.
#[test]
fn px_4_the_last_taker_begins_the_next_round() {
    let table = Scenario::new(
        0,
        "R6-2",
        &[
            "R1+3 R2+5 .      R4   R5 R6     R7-4 R8         R9  ",
            "B1+6 B2+4 B3+3   B4   B5 B6+1   B7-3 B8-3       B9-6",
            "Y1+4 Y2+2 Y3+5   Y4+3 Y5 Y6     Y7-5 Y8-1/_R8-5 .   ",
        ],
    );
    let table = table.play("R6-2 under").then_turn(0);
    assert!(table.events.contains(&Event::RoundBegan { round: 2, first: Seat(0) }));
    assert_eq!(table.state.round(), 2);
}

/// PX-4: a round of two that ends at two open cards is followed by whoever took second; the two go back.
#[test]
fn px_4_two_players_two_cards_left() {
    let table = full_at_two(0);
    let before = table.state.display().to_vec();
    assert_eq!(before.len(), 3);
    let table = table.play("R3+4");
    assert!(matches!(table.events[1], Event::RoundEnded { round: 1, .. }), "{:?}", table.events);
    assert!(table.events.contains(&Event::RoundBegan { round: 2, first: Seat(1) }));
    assert_eq!(table.turn(), Some(1));
    assert_eq!(
        (table.state.display().len(), table.state.deck_size()),
        (4, 66),
        "all 70 cards are in play again"
    );
}

/// Seat 0 has filled its grid with the first card of four; seat 1 takes the second.
fn full_at_two(finished: usize) -> Scenario {
    let mut position = position(
        1,
        "R3+4 Y4+3 G5",
        &["B1+6 B2+4 B3+3   B4 B5 B6+1   B7-3 B8-3 B9-6", "R1+3 R2+5 .   R4 R5 R6   R7-4 R8 R9"],
    );
    position.rounds = (0..finished).map(|_| vec![some_points(7), some_points(9)]).collect();
    Scenario::from(false, &position)
}

/// PX-4, PX-18: after the last round the two cards go back and nobody begins.
#[test]
fn px_4_nothing_begins_after_the_last_round() {
    let table = full_at_two(2).play("R3+4");
    assert_eq!(table.turn(), None);
    assert_eq!(table.boundary, Some(Boundary::Kept));
    assert!(table.state.display().is_empty());
    assert!(matches!(table.events.last(), Some(Event::GameEnded { .. })));
}

/// PX-5: a position whose grid has not nine spaces, or a third card on one, is refused.
#[test]
fn px_5_nine_spaces_with_two_cards_at_most() {
    let game = game(2, false);
    let empty = ". . . . . . . . .";
    let load = |drawing| game.load(&position(0, "B1+6 G2+3 R3+4 Y4+3", &[drawing, empty]));
    assert_eq!(load(". . . . . . . .").unwrap_err()[0].rule, Some("PX-5"));
    assert_eq!(load("B1+6/_G1+5/_Y1+4 . . . . . . . .").unwrap_err()[0].rule, Some("PX-5"));
    assert!(load(empty).is_ok());
}
