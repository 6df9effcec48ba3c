//! PE-6, PE-7: building.

use crate::scenario::{Scenario, Scene};
use elemente::{MOST_LIFTS, Options, Stage};
use table::{Forms, Rules, Seat, Secrets};

#[track_caller]
fn building(drawing: &str) -> Scene {
    Scenario::new(2, Stage::Paths, Options::default()).path(0, drawing).stand()
}

/// PE-6: every tile is joined to another by a side; the first lies at 0,0.
#[test]
fn pe_6_tiles_are_joined() {
    let mut table = Scenario::new(2, Stage::Paths, Options::default()).stand();
    assert_eq!(table.game.waiting(&table.state).len(), 2, "all build at the same time");
    assert_eq!(table.refused("lay earth 1,0"), ("PE-6", "refused-first-tile".to_owned()));
    table.play("lay earth 0,0");
    assert_eq!(table.refused("lay earth 2,0"), ("PE-6", "refused-not-joined".to_owned()));
    assert_eq!(table.refused("lay earth 1,1"), ("PE-6", "refused-not-joined".to_owned()));
    assert_eq!(table.moves("lay earth").len(), 6, "six neighbours");
    for place in ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"] {
        assert!(table.moves("lay earth").contains(&format!("lay earth {place}")));
    }
    table.play_as(1, "lay fire 0,0");
}

/// PE-6: equal tiles are one choice, and only tiles of the hand can be laid.
#[test]
fn pe_6_only_tiles_of_the_hand() {
    let mut table = building("w.. w.. w.. w..");
    assert_eq!(table.position().players[0].hand.water, 0);
    assert_eq!(table.refused("lay water 4,0"), ("PE-6", "refused-not-in-hand".to_owned()));
    assert_eq!(table.moves("lay earth 4,0").len(), 1);
}

/// PE-6: a path may be rearranged, and stays one group all the time.
#[test]
fn pe_6_tiles_can_be_lifted_and_exchanged() {
    let mut table = building(
        "
        e.. e.. w..
          a..
        ",
    );
    assert_eq!(table.refused("lift 1,0"), ("PE-6", "refused-would-split".to_owned()));
    assert_eq!(table.refused("lift 5,5"), ("PE-6", "refused-no-tile".to_owned()));
    assert_eq!(table.moves("lift"), ["lift 0,0", "lift 2,0", "lift 0,1"]);
    let hand = table.position().players[0].hand;
    table.play("lift 2,0");
    assert_eq!(table.position().players[0].hand.water, hand.water + 1);
    // An inner tile is exchanged where it lies.
    assert_eq!(table.refused("lay earth 1,0"), ("PE-6", "refused-same-tile".to_owned()));
    table.play("lay water 1,0");
    assert_eq!(table.tile(0, "1,0").tile, elemente::Element::Water);
    assert_eq!(table.position().players[0].hand.earth, hand.earth + 1);
    assert_eq!(table.position().players[0].lifts, 2);
}

/// PE-6: lifting has an end, so that building has one.
#[test]
fn pe_6_lifting_has_an_end() {
    let mut table = Scenario::new(2, Stage::Paths, Options::default())
        .path(0, "e.. w..")
        .with(|position| position.players[0].lifts = MOST_LIFTS)
        .stand();
    assert_eq!(table.refused("lift 0,0"), ("PE-6", "refused-no-more-lifts".to_owned()));
    assert_eq!(table.refused("lay water 0,0"), ("PE-6", "refused-no-more-lifts".to_owned()));
    assert!(!table.moves("lay water").is_empty(), "but laying goes on");
}

/// PE-6: a torn path cannot stand.
#[test]
fn pe_6_torn_paths_are_refused() {
    let (game, mut position) =
        Scenario::new(2, Stage::Paths, Options::default()).path(0, "e.. w..").position();
    position.players[0].path[1].at = elemente::Hex::new(2, 0);
    let faults = game.load(&position).expect_err("torn");
    assert_eq!((faults[0].rule, faults[0].reason.key.as_ref()), (Some("PE-6"), "fault-path-torn"));
}

/// PE-7: only a path of twelve is finished, and the phase ends when all are.
#[test]
fn pe_7_the_phase_ends_when_all_have_finished() {
    let mut table = building("e.. e.. e.. e.. a.. a.. f.. f.. w.. w.. a..");
    assert_eq!(table.refused("finish"), ("PE-7", "refused-tiles-left".to_owned()));
    let last = table.moves("lay")[0].clone();
    table.play(&last);
    assert_eq!(table.moves("lay").len(), 0);
    table.play("finish");
    assert_eq!(table.game.waiting(&table.state).iter().collect::<Vec<_>>(), [Seat(1)], "the other builds on");
    assert_eq!(table.stage(), Stage::Paths);
    table.play_as(1, "lay fire 0,0");
    while table.position().players[1].path.len() < 12 {
        let choice = table.moves("lay")[0].clone();
        table.play(&choice);
        assert_eq!(table.position().players[1].lifts, 0, "the first choice of the list lays a tile on");
    }
    table.play("finish");
    assert_eq!(table.stage(), Stage::Before);
    assert_eq!(table.turn(), table.position().starter.0);
}

/// PE-6: a hint leads to a finished path that is worth what it promised, from wherever one stands.
#[test]
fn pe_6_hints_can_be_followed() {
    for drawing in ["", "w.. e..", "e.. e.. a..", "f.. w.. e.. a.. a.."] {
        let mut table = Scenario::new(2, Stage::Paths, Options::default()).path(0, drawing).stand();
        let view = table.game.view(&table.state, table::Viewer::Seat(Seat(0)));
        let hint = table.game.path_hint(&view, Seat(0)).expect("somebody builds");
        assert_eq!(table.game.path_hint(&view, Seat(0)), Some(hint.clone()), "the same hint every time");
        for choice in &hint.moves {
            table.play_as(0, &choice.to_string());
        }
        let points: i32 = table.game.scores(&table.state)[0].total();
        assert_eq!(points, hint.points as i32, "{drawing:?}");
        table.play_as(0, "finish");
        if drawing.is_empty() {
            assert!(points >= 12, "a free hand makes a good path: {points}");
        }
        assert_eq!(table.game.path_hint(&view, Seat(1)), None, "nobody is helped to see another's hand");
    }
}
