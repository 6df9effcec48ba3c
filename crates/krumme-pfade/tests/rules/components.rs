//! KP-C1 to KP-C4, KP-1, KP-2.

use crate::scenario::{EAST_WEST, NORTH_SOUTH, Scenario, any_card, game};
use krumme_pfade::{Card, Curve, Edge, Event, Face, KrummePfade, Options};
use std::collections::HashSet;
use table::{Dice, RefusalKind, Rules, Seat, Seed, Setup};

/// KP-C1: a match that is played to its last card lays n² double-curve cards and n² three-curve cards.
#[test]
fn kp_c1_as_many_cards_of_each_kind_as_places() {
    let game = game(Options { size: 3, ..Options::default() });
    let mut dice = Dice::new(Seed::from_number(1));
    let mut drawn = 0;
    while drawn < 3 {
        let mut state = game.deal(&mut dice);
        let mut events = Vec::new();
        while let Some(seat) = game.waiting(&state).first() {
            let pick = dice.below(game.move_count(&state, seat) as u32) as usize;
            let choice = game.nth_move(&state, seat, pick).unwrap();
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut events);
        }
        if events.iter().any(|event| matches!(event, Event::Drawn { .. })) {
            let laid = events.iter().filter(|event| matches!(event, Event::Laid { .. })).count();
            let covered = events.iter().filter(|event| matches!(event, Event::Covered { .. })).count();
            assert_eq!((laid, covered), (9, 9));
            drawn += 1;
        }
    }
}

/// KP-C2: two different curves make two kinds of faces: opposite ones (2 orientations, all four edges) and shared ones
/// (4 orientations, one bare edge); 6 ways to lay a double-curve card.
#[test]
fn kp_c2_six_ways_to_lay_a_double_curve_card() {
    let all: HashSet<Card> = Card::DOUBLES.into_iter().collect();
    assert_eq!(all.len(), 6);
    for card in Card::DOUBLES {
        let edges = Edge::ALL.into_iter().filter(|&edge| card.reaches(edge)).count();
        match card.face() {
            Face::Shared(edge) => {
                assert_eq!(edges, 3);
                assert!(!card.reaches(edge.opposite()), "{card} is bare opposite to its shared edge");
                assert!(card.curves().all(|curve| curve.edges().contains(&edge)));
            }
            Face::Opposite(_) => assert_eq!(edges, 4),
            Face::Three(_) => panic!("{card} has two curves"),
        }
    }
    assert_eq!(Card::DOUBLES.iter().filter(|card| matches!(card.face(), Face::Shared(_))).count(), 4);
}

/// KP-C3: a three-curve card lacks one curve, reaches all four edges, and lies in 4 orientations.
#[test]
fn kp_c3_four_ways_to_lay_a_three_curve_card() {
    let all: HashSet<Card> = Card::TRIPLES.into_iter().collect();
    assert_eq!(all.len(), 4);
    for card in Card::TRIPLES {
        assert!(Edge::ALL.into_iter().all(|edge| card.reaches(edge)));
        let Face::Three(missing) = card.face() else { panic!("{card} has three curves") };
        assert_eq!(Curve::ALL.into_iter().filter(|&curve| !card.has(curve)).collect::<Vec<_>>(), [missing]);
    }
    assert_eq!(any_card().count(), 10);
}

/// KP-C4: frames of 3 to 7, 5 unless said otherwise; anything else is refused with the rule.
#[test]
fn kp_c4_frames_from_three_to_seven() {
    assert_eq!(Options::default().size, 5);
    for size in 0..=20 {
        let opened = KrummePfade::open(Setup::new(2, Options { size, ..Options::default() }));
        match opened {
            Ok(game) => {
                assert!((3..=7).contains(&size));
                assert_eq!(game.bound(), 2 * usize::from(size * size));
            }
            Err(faults) => {
                assert!(!(3..=7).contains(&size), "{size}");
                assert_eq!(faults[0].rule, Some("KP-C4"));
            }
        }
    }
}

/// KP-1: seat 0 connects north with south, seat 1 east with west; seat 0 lays first.
#[test]
fn kp_1_sides() {
    Scenario::sized(3, "").then_turn_of(NORTH_SOUTH);
    let mut upright = Scenario::sized(
        3,
        "
        :ne :ne :e
        :nw :nw :e
        :ne :ne :e
        ",
    );
    assert!(upright.connected(NORTH_SOUTH) && !upright.connected(EAST_WEST));
    let mut level = Scenario::sized(
        3,
        "
        :ne :nw :ne
        :ne :nw :ne
        :s  :s  :s
        ",
    );
    assert!(level.connected(EAST_WEST) && !level.connected(NORTH_SOUTH));
}

/// KP-2: turns alternate; whoever is not asked cannot move, and whoever is asked must lay.
#[test]
fn kp_2_turns_alternate() {
    let mut scenario = Scenario::sized(3, "")
        .play("c3:e")
        .then_turn_of(EAST_WEST)
        .play("c4:n")
        .then_turn_of(NORTH_SOUTH)
        .play("d4:n")
        .then_turn_of(EAST_WEST);
    let mut state = scenario.state();
    let choice = "d3:e".parse().unwrap();
    let mut dice = Dice::new(Seed::from_number(0));
    let refusal =
        scenario.game.play(&mut state, NORTH_SOUTH, &choice, &mut dice, &mut Vec::new()).unwrap_err();
    assert_eq!((refusal.kind, refusal.rule), (RefusalKind::NotYourTurn, Some("KP-2")));
    assert_eq!(scenario.game.move_count(&state, NORTH_SOUTH), 0);
    assert_eq!(scenario.game.move_count(&state, Seat(7)), 0);
    // No way to pass: six ways for each place, and nothing else.
    assert_eq!(scenario.moves().len(), 6 * scenario.places().len());
}
