//! KP-9 to KP-13: phase two.

use crate::scenario::{EAST_WEST, FIRST, NORTH_SOUTH, SECOND, Scenario};
use krumme_pfade::{Event, Move};
use table::Forms;

/// North–south is connected through columns c and d; column e leads nowhere.
const UPRIGHT: &str = "
    :ne :ne :e
    :nw :nw :e
    :ne :ne :e
    ";

/// East–west is connected, and it is the turn of north–south.
const THREAT: &str = "
    -nw -se :e
    :ne :s  :e
    -ne :ne :n
    ";

/// KP-9: a three-curve card goes on any double-curve card, in any orientation, and on each place once.
#[test]
fn kp_9_every_card_can_be_covered_once() {
    let full = "
        :e :e :e
        :e :e :e
        :e :e :e
        ";
    let mut scenario = Scenario::sized(3, full).then_turn_of(EAST_WEST);
    assert_eq!(scenario.moves().len(), 9 * 4);
    scenario
        .refuses("d4:e", "KP-9")
        .refuses("c2-ne", "KP-9")
        .refuses("h9-ne", "KP-9")
        .play("d4-ne")
        .then_turn_of(NORTH_SOUTH)
        .refuses("d4-ne", "KP-9")
        .refuses("d4-se", "KP-9")
        .allows("c3-se");
}

/// KP-9: whoever did not lay card n² opens phase two: seat 1 on odd boards, seat 0 on even ones.
#[test]
fn kp_9_who_opens_phase_two() {
    for size in 3..=7u8 {
        let row = format!("{}\n", ":e ".repeat(size.into()));
        let opener = if size % 2 == 1 { EAST_WEST } else { NORTH_SOUTH };
        Scenario::sized(size, &row.repeat(size.into())).then_turn_of(opener);
    }
}

/// KP-10: with automatic announcement every connection is shown by the program, and nobody announces by hand.
#[test]
fn kp_10_automatic_announcement() {
    Scenario::sized(3, UPRIGHT).refuses("e3-ne!", "KP-10");
    let mut made = Scenario::sized(
        3,
        "
        :nw :n  :w
        :n  :nw :n
        .   :n  :n
        ",
    )
    .play("c5:s");
    let route = made.route(NORTH_SOUTH).unwrap();
    assert!(made.told(|event| *event == Event::Announced { seat: NORTH_SOUTH, route: route.clone() }));
}

/// One place is left in phase one: c5. With the curves of `:s` it connects north–south.
const NEARLY: &str = "
    :nw :n  :w
    :n  :nw :n
    .   :n  :n
    ";

/// KP-10: by hand the mover says it with his card; by the first ruleset that is a legal move only with a connection.
#[test]
fn kp_10_manual_announcement() {
    for ruleset in [FIRST, SECOND] {
        let mut scenario = Scenario::manual(3, NEARLY).by(ruleset).allows("c5:s").allows("c5:s!");
        let listed: Vec<String> = scenario.moves().iter().map(Move::to_string).collect();
        let plain = listed.iter().position(|text| text == "c5:s").unwrap();
        assert_eq!(listed[plain + 1], "c5:s!", "the announcing move follows the plain one");
        // Announced and not broken: won. Covering e5 is off the route.
        scenario.play("c5:s! e5-ne").then_won_by(NORTH_SOUTH, "KP-12");
    }
    Scenario::manual(3, NEARLY).by(FIRST).refuses("c5:n!", "KP-10");
}

/// KP-10: an announcement can be tried with every card. Without a connection it is refused, both hear it, and the match
/// goes on as if it had not been made.
#[test]
fn kp_10_a_false_announcement_is_refused_and_the_match_goes_on() {
    let mut scenario = Scenario::manual(3, NEARLY);
    assert_eq!(scenario.moves().len(), 2 * 6, "every way to lay the card, without and with an announcement");
    let mut wrong = scenario.clone().play("c5:n!").then_turn_of(EAST_WEST);
    assert!(wrong.told(|event| *event == Event::NothingToAnnounce { seat: NORTH_SOUTH }));
    assert!(!wrong.told(|event| matches!(event, Event::Announced { .. })));
    assert_eq!(wrong.state(), scenario.clone().play("c5:n").state());
    assert_eq!(wrong.moves().len(), 2 * 4 * 9);
    let right = scenario.play("c5:s!");
    assert!(right.told(|event| matches!(event, Event::Announced { seat: NORTH_SOUTH, .. })));
    assert!(!right.told(|event| matches!(event, Event::NothingToAnnounce { .. })));
}

/// KP-10: before card n² a connection wins by itself, and nothing can be announced.
#[test]
fn kp_10_nothing_is_announced_before_the_last_double_curve_card() {
    let mut early = Scenario::manual(3, ":e :e :e\n:e").refuses("d4:e!", "KP-7");
    assert!(early.moves().iter().all(|choice| matches!(choice, Move::Lay { announce: false, .. })));
}

/// KP-10: an unannounced connection does not win …
#[test]
fn kp_10_an_unannounced_connection_does_not_win() {
    let mut quiet = Scenario::manual(3, UPRIGHT).then_turn_of(EAST_WEST).play("e3-nw");
    assert!(quiet.connected(NORTH_SOUTH));
    quiet.then_turn_of(NORTH_SOUTH);
}

/// KP-10: … unless the other one's last card is part of a route of it.
#[test]
fn kp_10_unless_the_other_one_laid_a_part_of_it() {
    // d3 keeps its curve SW, which the zigzag needs.
    Scenario::manual(3, UPRIGHT).play("d3-ne").then_won_by(NORTH_SOUTH, "KP-12");
}

/// KP-10: the announcement may come a turn late; the connection then has to stand until his next turn.
#[test]
fn kp_10_a_late_announcement() {
    let mut late = Scenario::manual(3, UPRIGHT).play("e3-nw").allows("e5-ne!").play("e5-ne!");
    assert!(late.told(|event| matches!(event, Event::Announced { seat: NORTH_SOUTH, .. })));
    let state = late.state();
    let breakers = late.game.breakers(&state, NORTH_SOUTH);
    assert!(!breakers.is_empty());
    late.clone().play(&breakers[0].to_string()).then_turn_of(NORTH_SOUTH);
    late.then_turn_of(EAST_WEST).play("e4-se").then_won_by(NORTH_SOUTH, "KP-12");
}

/// KP-11: the other one gets exactly one turn: whoever breaks goes on, whoever does not has lost.
#[test]
fn kp_11_one_turn_to_break() {
    let mut scenario = Scenario::sized(3, THREAT).then_turn_of(NORTH_SOUTH);
    assert!(scenario.connected(EAST_WEST));
    let state = scenario.state();
    let breakers = scenario.game.breakers(&state, EAST_WEST);
    let moves = scenario.moves();
    assert!(!breakers.is_empty() && breakers.len() < moves.len());
    for choice in moves {
        let after = scenario.clone().play(&choice.to_string());
        if breakers.contains(&choice) {
            assert!(after.told(|event| matches!(event, Event::Broken { seat: EAST_WEST })));
            after.then_turn_of(EAST_WEST);
        } else {
            assert!(!after.told(|event| matches!(event, Event::Broken { .. })));
            after.then_won_by(EAST_WEST, "KP-12");
        }
    }
}

/// KP-11: a broken announcement is spent: by hand it has to be made anew.
#[test]
fn kp_11_a_broken_announcement_is_spent() {
    let mut scenario = Scenario::manual(3, UPRIGHT).play("e3-nw e5-ne!");
    let state = scenario.state();
    let breaker = scenario.game.breakers(&state, NORTH_SOUTH)[0];
    let mut broken = scenario.play(&breaker.to_string());
    let state = broken.state();
    assert_eq!(broken.game.position(&state).announced, Some(vec![]));
    assert!(!broken.connected(NORTH_SOUTH));
}

/// KP-12: a connection wins at the beginning of its owner's turn, and not before.
#[test]
fn kp_12_the_beginning_of_the_turn_decides() {
    let mut made = Scenario::sized(
        3,
        "
        -sw -sw -se
        -se -se :e
        -se -sw :nw
        ",
    )
    .then_turn_of(NORTH_SOUTH)
    .play("e5-ne");
    assert!(made.connected(NORTH_SOUTH));
    made.then_turn_of(EAST_WEST).play("e4-nw").then_won_by(NORTH_SOUTH, "KP-12");
}

/// KP-12: a card that makes both connections wins for the one who did not lay it.
#[test]
fn kp_12_one_card_for_both_wins_for_the_other() {
    let drawing = "
        :ne -ne -nw
        :w  -se -sw
        -nw -nw :nw
        ";
    for scenario in [Scenario::sized(3, drawing), Scenario::manual(3, drawing)] {
        let mut both = scenario.then_turn_of(EAST_WEST).play("c4-sw");
        assert!(both.connected(NORTH_SOUTH) && both.connected(EAST_WEST));
        both.then_won_by(NORTH_SOUTH, "KP-12");
    }
}

/// The last place is d5, and a card without the curve NW connects nobody there.
const DRAWN: &str = "
    -se -nw -sw
    -ne -se -ne
    -ne :s  -nw
    ";

/// KP-13: all cards lie and nobody is connected: drawn.
#[test]
fn kp_13_without_a_connection_the_match_is_drawn() {
    let drawn = Scenario::sized(3, DRAWN).then_turn_of(EAST_WEST).play("d5-nw");
    assert!(drawn.told(|event| *event == Event::Drawn { unannounced: Vec::new() }));
    drawn.then_drawn();
}

/// The last place is e4, and `-nw` there connects east–west, whose turn it is.
const LAST_CARD: &str = "
    -nw -ne -se
    -ne -nw :n
    -sw -nw -nw
    ";

/// KP-13: whoever lays the last card and is connected by it wins, for nobody can break it any more.
#[test]
fn kp_13_the_last_card_can_win() {
    Scenario::sized(3, LAST_CARD).then_turn_of(EAST_WEST).play("e4-nw").then_won_by(EAST_WEST, "KP-13");
}

/// KP-13: by hand, the last card has to announce it, or the other one's latest card has to be part of it.
#[test]
fn kp_13_the_last_card_is_announced_by_hand() {
    Scenario::manual(3, LAST_CARD).play("e4-nw!").then_won_by(EAST_WEST, "KP-13");
    let silent = Scenario::manual(3, LAST_CARD).play("e4-nw");
    assert!(silent.told(|event| *event == Event::Drawn { unannounced: vec![EAST_WEST] }));
    silent.then_drawn();
    let silent = Scenario::manual(3, LAST_CARD).by(FIRST).play("e4-nw");
    assert!(silent.told(|event| *event == Event::Drawn { unannounced: Vec::new() }));
    silent.then_drawn();
    let mut shown = Scenario::sized(3, LAST_CARD).play("e4-nw");
    let on_route = shown.route(EAST_WEST).unwrap()[0].cell.to_string();
    assert_ne!(on_route, "e4");
    Scenario::manual(3, LAST_CARD).last(NORTH_SOUTH, &on_route).play("e4-nw").then_won_by(EAST_WEST, "KP-13");
}

/// KP-13: the player whose turn would come is asked first.
#[test]
fn kp_13_the_next_player_comes_first() {
    let mut both = Scenario::sized(
        3,
        "
        -sw -sw -se
        -se -se :e
        -se -sw -ne
        ",
    );
    assert!(both.connected(NORTH_SOUTH));
    both.then_turn_of(EAST_WEST).play("e4-nw").then_won_by(NORTH_SOUTH, "KP-12");
}
