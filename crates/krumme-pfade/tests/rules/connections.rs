//! KP-14 to KP-16: what a connection is.

use crate::scenario::{EAST_WEST, NORTH_SOUTH, Scenario};
use krumme_pfade::{Edge, Move};
use std::collections::HashSet;

/// KP-14: rails may touch all the way from north to south, and yet no train can drive it: at every shared edge it would
/// have to turn back through an acute angle in the same card.
#[test]
fn kp_14_no_turning_back_in_the_same_card() {
    let mut scenario = Scenario::sized(
        3,
        "
        :e :e :e
        :e :e :e
        :e :e :e
        ",
    );
    assert!(!scenario.connected(NORTH_SOUTH) && !scenario.connected(EAST_WEST));
}

/// KP-14: arriving at an edge the train goes on into the neighbouring card, where a rail has to meet it.
#[test]
fn kp_14_the_train_goes_on_into_the_next_card() {
    let whole = "
        :ne :ne :e
        :nw :nw :e
        :ne :ne :e
        ";
    assert!(Scenario::sized(3, whole).connected(NORTH_SOUTH));
    // d3 without the curve SW: the train from c3 finds a bare edge.
    let broken = "
        :ne :e  :e
        :nw :nw :e
        :ne :ne :e
        ";
    assert!(!Scenario::sized(3, broken).connected(NORTH_SOUTH));
}

/// KP-14: a route may use a card twice.
#[test]
fn kp_14_a_route_may_use_a_card_twice() {
    let mut scenario = Scenario::sized(
        3,
        "
        :nw :ne -nw
        :ne :ne :nw
        :nw -ne :w
        ",
    );
    let route = scenario.route(NORTH_SOUTH).expect("connected");
    let cards: HashSet<_> = route.iter().map(|step| step.cell).collect();
    assert!(cards.len() < route.len(), "{route:?}");
    for pair in route.windows(2) {
        assert_eq!(pair[0].to().opposite(), pair[1].from, "each step goes on where the last one left");
    }
}

/// KP-15: a connection starts at a rail on the outer edge of one side and ends at one on the opposite side; each row
/// takes at least two curves, so the shortest one of size 5 has 10.
#[test]
fn kp_15_the_shortest_connection() {
    let zigzag = "
        :ne :ne :e :e :e
        :nw :nw :e :e :e
        :ne :ne :e :e :e
        :nw :nw :e :e :e
        :ne :ne :e :e :e
        ";
    let route = Scenario::sized(5, zigzag).route(NORTH_SOUTH).expect("connected");
    assert_eq!(route.len(), 10);
    let (first, last) = (route[0], route[9]);
    assert_eq!((first.cell.to_string().as_str(), first.from), ("e5", Edge::North));
    assert_eq!((last.cell.to_string().as_str(), last.to()), ("f9", Edge::South));
    // Without the rail on the outer edge of the north it is none.
    let roofed = zigzag.replacen(":ne :ne :e :e :e", ":s :ne :e :e :e", 1);
    assert!(!Scenario::sized(5, &roofed).connected(NORTH_SOUTH));
    assert!(
        Scenario::sized(5, &zigzag.replacen(":ne", ":e", 1)).connected(NORTH_SOUTH),
        "NE is all it needs"
    );
}

/// KP-16: of several connections all must be broken; one card cannot break two that share no card.
#[test]
fn kp_16_all_connections_must_be_broken() {
    let mut twice = Scenario::sized(
        4,
        "
        -sw :ne :ne :ne
        :nw :nw :nw :nw
        :ne :ne :ne :ne
        :nw :nw :nw :nw
        ",
    )
    .then_turn_of(EAST_WEST);
    assert!(twice.connected(NORTH_SOUTH) && !twice.connected(EAST_WEST));
    let state = twice.state();
    assert_eq!(twice.game.breakers(&state, NORTH_SOUTH), []);
    for choice in twice.moves() {
        twice.clone().play(&choice.to_string()).then_won_by(NORTH_SOUTH, "KP-12");
    }
    let mut once = Scenario::sized(
        4,
        "
        -sw :ne :e :e
        :nw :nw :e :e
        :ne :ne :e :e
        :nw :nw :e :e
        ",
    );
    let state = once.state();
    let breakers = once.game.breakers(&state, NORTH_SOUTH);
    assert!(breakers.contains(&"d5-se".parse::<Move>().unwrap()), "{breakers:?}");
    once.play("d5-se").then_turn_of(NORTH_SOUTH);
}
