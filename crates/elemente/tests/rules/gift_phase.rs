//! PE-23: the gift phase.

use crate::scenario::{Scenario, options};
use elemente::{Event, MOST_FRUITLESS, Spirit, Stage};
use table::{Rules, Seat};

/// PE-9, PE-23: whoever found the last pair opens the gift phase, also a hundred turns after it.
#[test]
fn pe_23_the_finder_of_the_last_pair_begins() {
    for (ruleset, first) in [("elemente/2", Seat(0)), ("elemente/1", Seat(1))] {
        let scenario = Scenario::spirits(3).by(ruleset).gifts(0, 0).gifts(1, 0).gifts(2, 0);
        let mut table = scenario.grid("eefw").stand().run(&["turn a1", "turn b1", "put 0:0,0", "put 1:0,0"]);
        assert_eq!(table.turn(), 1, "seat 0 has found a pair");
        let mut events = Vec::new();
        for _ in 0..MOST_FRUITLESS {
            assert!(events.is_empty(), "not before a hundred turns");
            table = table.run(&["turn c1", "turn d1"]);
            events = table.play("cover");
            events.retain(|event| matches!(event, Event::GiftPhase { .. }));
        }
        assert_eq!(events, [Event::GiftPhase { first }], "{ruleset}");
    }
}

/// PE-23: the others follow clockwise; if nobody has found a pair, the player whose turn it is begins.
#[test]
fn pe_23_the_gift_phase_goes_round_once() {
    let fruitless = |scenario: Scenario| {
        let last = scenario.grid("fw").with(|position| {
            position.fruitless = MOST_FRUITLESS - 1;
            position.turn = Seat(2);
        });
        last.stand().run(&["turn a1", "turn b1", "cover"])
    };
    let found = Scenario::spirits(3).path(0, "eE. e..").path(1, "fE. f..").path(2, "wA. w.. wA.");
    let mut table = fruitless(found);
    for seat in [1, 2, 0] {
        assert_eq!((table.stage(), table.turn()), (Stage::Gifts, seat));
        table.play("end");
    }
    assert_eq!(table.stage(), Stage::Over);
    // The omens give everybody something to pay for.
    let none = Scenario::new(3, Stage::Before, options(r#"{"omens": true}"#));
    assert_eq!(fruitless(none).turn(), 2);
}

/// PE-23: the finder of the last pair begins the gift phase; everybody has one turn, without turning up.
#[test]
fn pe_23_gift_phase() {
    // All spirits but two masks lie on paths.
    let full = |scenario: Scenario| {
        scenario
            .path(0, "eE. eE. eA. eA. aF. aF. fW. fW. wM. w.. f.. e..")
            .path(1, "fE. fE. fA. fA. aF. aF. eW. eW. wM. w.. e.. f..")
            .with(|position| {
                position.grid = vec![None; 20];
                position.grid[3] = Some(Spirit::Mask);
                position.grid[7] = Some(Spirit::Mask);
                position.turn = Seat(1);
            })
    };
    let mut table = full(Scenario::spirits(2)).stand().run(&["turn d1", "turn c2", "put 1:9,0"]);
    let events = table.play("put 0:9,0");
    assert!(!events.contains(&Event::GiftPhase { first: Seat(1) }), "the power comes first");
    assert_eq!(table.stage(), Stage::Power);
    let events = table.play("waive");
    assert!(events.contains(&Event::GiftPhase { first: Seat(1) }));
    assert_eq!((table.stage(), table.turn(), table.position().left), (Stage::Gifts, 1, 2));
    assert_eq!(table.moves("turn").len(), 0);
    table.play("give 2,0");
    assert_eq!(table.turn(), 1, "as often as one can pay");
    table.play("end");
    assert_eq!((table.stage(), table.turn()), (Stage::Gifts, 0));
    table.play("end");
    assert_eq!(table.stage(), Stage::Over);
    assert!(table.game.outcome(&table.state).is_some());
    // Who has no gifts is passed over.
    let table = full(Scenario::spirits(2)).gifts(0, 0).stand().run(&[
        "turn d1",
        "turn c2",
        "put 1:9,0",
        "put 0:9,0",
        "waive",
        "end",
    ]);
    assert_eq!(table.stage(), Stage::Over);
}
