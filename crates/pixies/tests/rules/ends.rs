//! How rounds and the match end (PX-11, PX-12, PX-13, PX-18).

use crate::scenario::{Scenario, game, position, some_points};
use pixies::{Deck, Event, Grid, Options, Pixies};
use std::sync::Arc;
use table::{Components, Dice, Forms, Rules, Seat, Seed, Setup};

/// PX-11: a full grid ends the round after the turn, not before.
#[test]
fn px_11_the_turn_is_played_to_its_end() {
    let table = Scenario::new(
        1,
        "B3+3 R6-2 Y6-3",
        &[
            "R1+3 R2+5 .   R4   R5 R6     R7-4 R8   R9  ",
            "B1+6 B2+4 .   B4   B5 B6+1   B7-3 B8-3 B9-6",
            "Y1+4 Y2+2 .   Y4+3 Y5 Y6     Y7-5 Y8-1 Y9-2",
        ],
    );
    let table = table.play("B3+3").then_turn(2);
    assert!(table.state.grid(Seat(1)).is_full());
    let table = table.play("Y6-3 over").then_turn(0);
    assert_eq!(table.state.round(), 1);
    let table = table.play("R6-2 under");
    let Event::RoundEnded { round: 1, full, scores } = &table.events[1] else { panic!("{:?}", table.events) };
    assert_eq!((full, scores.len()), (&vec![Seat(1)], 3));
    assert_eq!(table.state.round(), 2);
}

/// PX-11: with two players a grid that is full at two open cards ends the round there.
#[test]
fn px_11_two_players_end_at_two_cards() {
    let table = Scenario::new(
        0,
        "B3+3 R3+4 Y4+3 G5",
        &["B1+6 B2+4 .   B4 B5 B6+1   B7-3 B8-3 B9-6", "R1+3 R2+5 .   R4 R5 R6   R7-4 R8 R9"],
    );
    let table = table.play("B3+3").then_turn(1).play("Y4+3 under");
    assert!(matches!(&table.events[1], Event::RoundEnded { full, .. } if *full == [Seat(0)]));
}

/// PX-11: a grid that gets full by the third card of four ends the round after the fourth.
#[test]
fn px_11_two_players_end_at_the_turn_too() {
    let table = Scenario::new(
        0,
        "B3+3 R3+4 Y4+3 G5",
        &["B1+6 B2+4 .   B4 B5 B6+1   B7-3 B8-3 B9-6", "R1+3 R2+5 .   R4 R5 R6   R7-4 R8 R9"],
    );
    let table = table.play("G5 under").play("Y4+3 over").then_turn(0);
    assert_eq!(table.state.display().len(), 2, "nobody is full yet");
    let table = table.play("B3+3").then_turn(1);
    let table = table.play("R3+4");
    assert!(matches!(&table.events[1], Event::RoundEnded { full, .. } if *full == [Seat(0), Seat(1)]));
}

/// PX-11: forest floor fills a space as well.
#[test]
fn px_11_a_face_down_card_fills_a_space() {
    let table = Scenario::new(
        0,
        "R4",
        &[
            "R1+3 R2+5 .      R4+2/_M4 R5 R6     R7-4 R8   R9  ",
            "B1+6 B2+4 .      B4/_B4* B5 B6+1   B7-3 B8-3 B9-6/_B9-1",
            "Y1+4 Y2+2 .      Y4+3/_Y4-1 Y5 Y6   Y7-5 Y8-1 Y9-2/_G9-4",
        ],
    );
    let table = table.play("R4 @3");
    assert!(matches!(&table.events[1], Event::RoundEnded { full, .. } if *full == [Seat(0)]));
}

/// PX-11: a full grid is never asked for another card.
#[test]
fn px_11_a_position_past_its_end_is_refused() {
    let full = "B1+6 B2+4 B3+3   B4 B5 B6+1   B7-3 B8-3 B9-6";
    let other = "R1+3 R2+5 .   R4 R5 R6/_R6-2   R7-4 R8 R9";
    let faults = game(2, false).load(&position(0, "G4-1 G5", &[full, other])).unwrap_err();
    assert_eq!(faults[0].rule, Some("PX-11"));
}

/// PX-12: after 14 turns of five all 70 cards lie; the deck cannot fill the next display, so the round ends.
#[test]
fn px_12_the_deck_runs_out() {
    let table = Scenario::new(
        4,
        "R8",
        &[
            "B1+6/_G1+5 M2/_Y1+4 M3/_B3+3   M4/_B4+1 B5/_B5-2 M6-1/_B6+1   M7-1 M8-1 .",
            "R1+3/_R1* B2+4/_G2+3 B3+1/_G3+2   B4*/_B4 B5*/_G5 B6-1/_G6-4   B7-3 B8-3 .",
            ". Y2+2 G3*/_Y3+5   G4+4/_G4-1 G5-1/_G5* G6-1/_G6+1   G7-2/_G7 G8-2 B9-6/_B9-1",
            ". Y2*/_Y5* Y3   Y4+3/_Y4-1 Y5-2/_Y5 Y6-3/_Y6   Y7-5/_Y7+1 Y8-1 G9-4/_Y9-2",
            ". R2+5/_R5 R3+4   R4+2/_R4 R5-1/_R5* R6-2/_R6   R7-4/_R7-1 R8-5 R9",
        ],
    );
    assert_eq!(table.state.deck_size(), 0);
    let table = table.play("R8 under");
    let Event::RoundEnded { round: 1, full, .. } = &table.events[1] else { panic!("{:?}", table.events) };
    assert!(full.is_empty(), "nobody has filled the grid");
    assert_eq!((table.state.round(), table.turn()), (2, Some(4)));
}

/// PX-12: a display is turned up whole or not at all, here with a deck of 11 cards and two players.
#[test]
fn px_12_no_display_in_part() {
    let lines: Vec<String> = (1..=11).map(|card| format!("A{card} B {}", (card - 1) % 9 + 1)).collect();
    let deck = Deck::read_text(&format!("deck base\n{}", lines.join("\n"))).unwrap();
    let setup = Setup { components: Arc::new(deck), ..Setup::new(2, Options::default()) };
    let game = Pixies::open(setup).unwrap();
    let mut dice = Dice::new(Seed::from_number(1));
    let mut state = game.deal(&mut dice);
    for ply in 1..=8 {
        let seat = state.turn().unwrap();
        let choice = game.nth_move(&state, seat, 0).unwrap();
        let mut events: Vec<Event> = Vec::new();
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut events);
        let ended =
            events.iter().any(|event| matches!(event, Event::RoundEnded { full, .. } if full.is_empty()));
        assert_eq!(ended, ply == 8, "three cards are left after eight, and four are needed");
    }
    assert_eq!((state.round(), state.display().len(), state.deck_size()), (2, 4, 7));
}

/// PX-12: with two to four players some grid is always full before the deck runs out.
#[test]
fn px_12_not_reachable_with_few_players() {
    // A grid that is not full holds 16 cards at most and the next card fills it, so nobody lays more than 17.
    for seats in 2..=4 {
        assert!(17 * u32::from(seats) <= 70);
        let game = game(seats, false);
        let mut dice = Dice::new(Seed::from_number(12));
        for _ in 0..50 {
            let mut state = game.deal(&mut dice);
            while let Some(seat) = state.turn() {
                let count = game.move_count(&state, seat);
                let choice = game.nth_move(&state, seat, dice.below(count as u32) as usize).unwrap();
                let mut events: Vec<Event> = Vec::new();
                let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut events);
                for event in events {
                    assert!(!matches!(event, Event::RoundEnded { full, .. } if full.is_empty()));
                }
                assert!(Seat::all(seats).all(|seat| state.grid(seat).cards() <= 17));
            }
        }
    }
}

/// PX-13: after a round all cards are in play again and the grids are empty.
#[test]
fn px_13_all_cards_are_shuffled_again() {
    let table = Scenario::new(
        1,
        "R3+4 Y4+3 G5",
        &["B1+6 B2+4 B3+3   B4 B5 B6+1   B7-3 B8-3 B9-6", "R1+3 R2+5 .   R4 R5 R6   R7-4 R8 R9"],
    );
    assert_eq!(table.state.deck_size(), 70 - 17 - 3);
    let table = table.play("R3+4");
    assert!(Seat::all(2).all(|seat| *table.state.grid(seat) == Grid::EMPTY));
    let mut cards: Vec<u8> = table.state.deck().chain(table.state.display().iter().copied()).collect();
    cards.sort_unstable();
    assert_eq!(cards, (0..70).collect::<Vec<u8>>());
}

/// PX-18: the points of all three rounds decide, and ties share the victory.
#[test]
fn px_18_most_points_win_and_ties_share() {
    let end = |first: i32, second: i32| {
        let mut position = position(
            1,
            "R3+4 Y4+3 G5",
            &["B1+6 B2+4 B3+3   B4 B5 B6+1   B7-3 B8-3 B9-6", "R1+3 R2+5 .   R4 R5 R6   R7-4 R8 R9"],
        );
        position.rounds =
            vec![vec![some_points(first), some_points(0)], vec![some_points(0), some_points(second)]];
        let table = Scenario::from(false, &position).play("R3+4");
        let outcome = table.game.outcome(&table.state).unwrap();
        let totals: Vec<i32> = table.game.scores(&table.state).iter().map(table::Score::total).collect();
        (outcome, totals)
    };
    // Blue: 14 spirals, 12 crosses, nine blue at 4 points. Red: 12 spirals, 4 crosses, nine red.
    let (outcome, totals) = end(0, 0);
    assert_eq!(totals, [38, 44]);
    assert_eq!(outcome.ranking, [vec![Seat(1)], vec![Seat(0)]]);
    let (outcome, totals) = end(10, 4);
    assert_eq!(totals, [48, 48]);
    assert_eq!(outcome.winners.len(), 2);
    let (outcome, _) = end(9, 0);
    assert_eq!(outcome.ranking[0], [Seat(0)]);
}
