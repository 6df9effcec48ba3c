//! KP-3 to KP-8: phase one.

use crate::scenario::{EAST_WEST, NORTH_SOUTH, Scenario};
use krumme_pfade::{Event, Line};

/// KP-3: the first card has one place (all are the same by shifting the table); every other touches one by an edge or a
/// corner.
#[test]
fn kp_3_cards_touch_by_edge_or_corner() {
    let mut empty = Scenario::sized(5, "");
    assert_eq!(empty.places(), ["e5"]);
    let mut one = empty.refuses("d5:e", "KP-3").play("e5:e");
    assert_eq!(one.places(), ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]);
    one.refuses("g5:e", "KP-3").refuses("e7:e", "KP-3").refuses("c3:e", "KP-3").play("f6:e").allows("g7:e");
}

/// KP-4: face and orientation are free, whatever lies beside: six ways at every place.
#[test]
fn kp_4_edges_need_not_match() {
    // d3 lies between a bare edge in the west and a rail in the east.
    let mut scenario = Scenario::sized(
        3,
        "
        :w . :w
        .  :s .
        ",
    );
    for card in [":n", ":e", ":s", ":w", ":ne", ":nw"] {
        scenario = scenario.allows(&format!("d3{card}"));
    }
    let places = scenario.places().len();
    assert_eq!(scenario.moves().len(), 6 * places);
}

/// KP-5: all cards together never span more than n columns or rows; until they do, the frame floats.
#[test]
fn kp_5_the_frame_floats_until_it_is_spanned() {
    let mut wide = Scenario::sized(3, ":e :e :e");
    assert_eq!(wide.places(), ["c2", "d2", "e2", "c4", "d4", "e4"], "columns are fixed, rows are not");
    wide.refuses("b3:e", "KP-5").refuses("f4:e", "KP-5");
    let grown = Scenario::sized(3, "").play("c3:e b2:e a1:e");
    assert!(
        grown.told(|event| *event
            == Event::FrameFixed { line: Line::NorthSouth, first: "1".into(), last: "3".into() })
    );
    assert!(grown.told(
        |event| *event == Event::FrameFixed { line: Line::EastWest, first: "a".into(), last: "c".into() }
    ));
    grown.refuses("d4:e", "KP-5").allows("a2:e").allows("c2:e");
}

/// KP-5: a box that is not yet n rows high is never taken for the frame, however well its rails connect.
#[test]
fn kp_5_a_small_box_is_no_frame() {
    let mut low = Scenario::sized(
        3,
        "
        :ne :ne
        :nw :nw
        ",
    );
    assert!(!low.connected(NORTH_SOUTH));
    // The third row may come below or above; either way it completes the same zigzag.
    low.clone().play("c5:ne d5:ne").then_won_by(NORTH_SOUTH, "KP-7");
    low.play("c2:nw d2:nw").then_won_by(NORTH_SOUTH, "KP-7");
}

/// KP-5: the other dimension does not matter: two columns suffice for a north–south connection.
#[test]
fn kp_5_the_other_dimension_does_not_matter() {
    let mut narrow = Scenario::sized(
        3,
        "
        :ne :ne
        :nw :nw
        :ne :ne
        ",
    );
    assert!(narrow.connected(NORTH_SOUTH));
}

/// KP-6: in phase one nothing is covered: taken places are refused, and so are three-curve cards.
#[test]
fn kp_6_nothing_is_covered_in_phase_one() {
    Scenario::sized(3, ":e :e").refuses("c3:n", "KP-6").refuses("c3-ne", "KP-6").refuses("c4-ne", "KP-6");
}

/// KP-7: whoever is connected before card n² has won at once, whoever laid the card.
#[test]
fn kp_7_first_phase_wins_at_once() {
    let open = "
        :ne :ne .
        :nw :nw .
        :ne .   .
        ";
    let by_the_other = Scenario::sized(3, open).then_turn_of(EAST_WEST).play("d5:ne");
    assert!(by_the_other.told(
        |event| matches!(event, Event::Won { rule: "KP-7", route: Some(route), .. } if route.len() == 6)
    ));
    by_the_other.then_won_by(NORTH_SOUTH, "KP-7");
    let by_himself = "
        :ne :ne :e
        :nw :nw .
        :ne .   .
        ";
    Scenario::sized(3, by_himself).then_turn_of(NORTH_SOUTH).play("d5:ne").then_won_by(NORTH_SOUTH, "KP-7");
    Scenario::manual(3, by_himself).refuses("d5:ne!", "KP-7").play("d5:ne").then_won_by(NORTH_SOUTH, "KP-7");
}

/// KP-7: if one card connects both, the one who did not lay it wins.
#[test]
fn kp_7_one_card_for_both_wins_for_the_other() {
    let mut both = Scenario::sized(
        3,
        "
        :s :nw .
        .  :s  :nw
        .  :n  :w
        ",
    )
    .then_turn_of(NORTH_SOUTH)
    .play("c4:e");
    assert!(both.connected(NORTH_SOUTH) && both.connected(EAST_WEST));
    both.then_won_by(EAST_WEST, "KP-7");
    let mut both = Scenario::sized(
        3,
        "
        :n  :n .
        :ne :s :nw
        :e  :w .
        ",
    )
    .then_turn_of(EAST_WEST)
    .play("e3:s");
    assert!(both.connected(NORTH_SOUTH) && both.connected(EAST_WEST));
    both.then_won_by(NORTH_SOUTH, "KP-7");
}

/// KP-8: a connection made by card n² does not win at once: it is announced, and can be broken.
#[test]
fn kp_8_the_last_double_curve_card_wins_nothing_at_once() {
    let drawing = "
        :nw :n  :w
        :n  :nw :n
        .   :n  :n
        ";
    let mut scenario = Scenario::sized(3, drawing).then_turn_of(NORTH_SOUTH).play("c5:s");
    assert!(scenario.connected(NORTH_SOUTH));
    assert!(scenario.told(|event| matches!(event, Event::Announced { seat: NORTH_SOUTH, .. })));
    assert!(scenario.told(|event| matches!(event, Event::SecondPhase { seat: EAST_WEST })));
    let state = scenario.state();
    let breaker = scenario.game.breakers(&state, NORTH_SOUTH)[0].to_string();
    scenario.then_turn_of(EAST_WEST).play(&breaker).then_turn_of(NORTH_SOUTH);
}

/// KP-8: if card n² connects the other one, his turn begins with a connection that he did not lay, and he wins.
#[test]
fn kp_8_the_last_double_curve_card_can_win_for_the_other() {
    let drawing = "
        :e  :w  :n
        :nw :ne .
        :w  :s  :n
        ";
    Scenario::sized(3, drawing).play("e4:ne").then_won_by(EAST_WEST, "KP-12");
    Scenario::manual(3, drawing).allows("e4:ne!").play("e4:ne").then_won_by(EAST_WEST, "KP-12");
}
