//! PE-8 to PE-12: turning up, pairs, powers.

use crate::scenario::{Scenario, Scene, fresh};
use elemente::{Event, Lies, MOST_FRUITLESS, Options, Spirit, Stage};
use table::{Boundary, Seat, Secrets, Viewer};

/// PE-8: the starter is rolled, turns go clockwise, and two spirits must be turned up, seen by all.
#[test]
fn pe_8_two_spirits_are_turned_up() {
    let starters: Vec<u8> =
        (0..40).map(|seed| fresh(4, Options::default(), seed).position().starter.0).collect();
    assert!((0..4).all(|seat| starters.contains(&seat)), "anybody may begin");

    let mut table = Scenario::spirits(3).grid("aefw").stand();
    assert_eq!(table.moves("end"), Vec::<String>::new(), "turning up is no choice");
    assert_eq!(table.moves("turn").len(), 30);
    let events = table.play("turn a1");
    assert_eq!(table.boundary, Some(Boundary::Crossed));
    for viewer in Viewer::all(3) {
        assert_eq!(table.game.perceive(&events[0], viewer), Some(events[0].clone()), "seen by all");
        assert_eq!(table.game.view(&table.state, viewer).grid[0].motif, Some(Spirit::Air));
    }
    assert_eq!(table.moves("").len(), 29, "nothing but the second one");
    assert_eq!(table.refused("turn a1"), ("PE-8", "refused-no-covered-spirit".to_owned()));
    assert_eq!(table.refused("turn z9"), ("PE-8", "refused-no-covered-spirit".to_owned()));
    table.play("turn b1");
    table.play("cover");
    assert_eq!((table.stage(), table.turn()), (Stage::Before, 1), "clockwise");
}

/// PE-8: gifts may be used before and after turning up, not between.
#[test]
fn pe_8_gifts_before_and_after() {
    let mut table = Scenario::spirits(2).path(0, "eE. e.. aE.").grid("af").stand();
    table.play("give 0,0");
    table.play("turn a1");
    assert_eq!(table.refused("hide 0,0"), ("PE-8", "refused-not-now".to_owned()));
    table.play("turn b1");
    assert_eq!(table.refused("hide 0,0"), ("PE-9", "refused-not-now".to_owned()));
    table.play("cover");
    assert_eq!(table.stage(), Stage::After);
    assert_eq!(table.refused("turn a1"), ("PE-8", "refused-not-now".to_owned()));
    table.play("hide 0,0");
    table.play("end");
    assert_eq!(table.turn(), 1);
}

/// PE-9: two of the same motif are a pair; a mask pairs only with a mask.
#[test]
fn pe_9_pairs() {
    let stage = |motifs: &str| Scenario::spirits(2).grid(motifs).stand().run(&["turn a1", "turn b1"]).stage();
    assert_eq!(stage("ff"), Stage::First);
    assert_eq!(stage("mm"), Stage::First);
    assert_eq!(stage("mf"), Stage::Missed);
    assert_eq!(stage("fm"), Stage::Missed);
    assert_eq!(stage("fw"), Stage::Missed);
}

/// PE-9, PE-21: a third spirit costs a gift and is possible once; then all are covered again.
#[test]
fn pe_9_a_third_spirit() {
    let mut table = Scenario::spirits(2).grid("fwaw").stand().run(&["turn a1", "turn b1"]);
    table.play("turn c1");
    assert_eq!(table.gifts(0), 9);
    assert_eq!(table.refused("turn d1"), ("PE-9", "refused-third-only-once".to_owned()));
    assert_eq!(table.moves(""), ["cover"]);
    table.play("cover");
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    assert!(view.grid.iter().all(|cell| cell.lies == Lies::Covered && cell.motif.is_none()));
    assert_eq!(table.position().fruitless, 1);
}

/// PE-21: without a gift there is no third spirit.
#[test]
fn pe_21_a_third_spirit_costs_a_gift() {
    let mut table = Scenario::spirits(2).gifts(0, 0).grid("fwaw").stand().run(&["turn a1", "turn b1"]);
    assert_eq!(table.refused("turn c1"), ("PE-21", "refused-no-gift".to_owned()));
    assert_eq!(table.moves(""), ["cover"]);
    let mut table = Scenario::spirits(2).gifts(0, 1).grid("fwaw").stand().run(&["turn a1", "turn b1"]);
    let events = table.play("turn d1");
    assert!(matches!(events[0], Event::Turned { paid: true, .. }));
    assert_eq!((table.gifts(0), table.stage()), (0, Stage::First), "water with water");
}

/// PE-9: if nobody finds a pair for a hundred turns, the spirits stay where they are.
#[test]
fn pe_9_fruitless_turns_have_an_end() {
    let mut table = Scenario::spirits(2)
        .gifts(0, 0)
        .gifts(1, 0)
        .grid("fw")
        .with(|position| position.fruitless = MOST_FRUITLESS - 1)
        .stand()
        .run(&["turn a1", "turn b1"]);
    let events = table.play("cover");
    assert!(events.contains(&Event::GiftPhase { first: Seat(0) }));
    assert_eq!(table.stage(), Stage::Over, "nobody has a gift to spend");
}

/// PE-10: one spirit of the pair on the own path, the other on the opponent's, each on a free tile.
#[test]
fn pe_10_a_pair_is_laid_on_two_paths() {
    let mut table = Scenario::spirits(2)
        .path(0, "eE. e..")
        .path(1, "f.. fE.")
        .grid("ff")
        .stand()
        .run(&["turn a1", "turn b1"]);
    assert_eq!(table.refused("put 1:0,0"), ("PE-10", "refused-other-path".to_owned()));
    assert_eq!(table.refused("put 0:0,0"), ("PE-10", "refused-tile-taken".to_owned()));
    assert_eq!(table.refused("put 0:0,5"), ("PE-10", "refused-no-tile".to_owned()));
    table.play("put 0:1,0");
    assert_eq!(table.refused("put 0:2,0"), ("PE-10", "refused-other-path".to_owned()));
    assert_eq!(table.refused("put 1:1,0"), ("PE-10", "refused-tile-taken".to_owned()));
    table.play("put 1:0,0");
    assert_eq!((table.spirit(0, "1,0"), table.spirit(1, "0,0")), (Some(Spirit::Fire), Some(Spirit::Fire)));
    assert_eq!(table.position().grid[..2], [None, None]);
}

/// PE-10: with more than two players the other spirit goes to the path with the fewest spirits; ties are free.
#[test]
fn pe_10_the_other_goes_where_fewest_are() {
    let mut table = Scenario::spirits(4)
        .path(0, "e.. e..")
        .path(1, "fE. fE. f..")
        .path(2, "wW. w..")
        .path(3, "aWd a..")
        .grid("ff")
        .stand()
        .run(&["turn a1", "turn b1", "put 0:0,0"]);
    assert_eq!(table.refused("put 1:2,0"), ("PE-10", "refused-other-path".to_owned()));
    let paths: Vec<bool> = (0..4).map(|seat| !table.moves(&format!("put {seat}:")).is_empty()).collect();
    assert_eq!(paths, [false, false, true, true], "face-down spirits count as well");
    table.play("put 3:1,0");
}

/// PE-10: a full path is passed over.
#[test]
fn pe_10_full_paths_are_passed_over() {
    // The finder's own path is full: the first spirit goes to the path with the fewest.
    let table = Scenario::spirits(3)
        .path(0, "eE. eE. eE. eE. aA. aA. fA. fA. wW. wW. wW. aW.")
        .path(1, "fF. f..")
        .path(2, "wF. wE. wE.")
        .grid("mm")
        .stand()
        .run(&["turn a1", "turn b1"]);
    assert_eq!(table.moves("put 0:").len(), 0);
    assert_eq!(table.moves("put 2:").len(), 0);
    assert_eq!(table.moves("put 1:").len(), 11);
    // Counts are taken anew: seat 1 has two spirits now, still fewer than seat 2.
    let table = table.run(&["put 1:1,0"]);
    assert_eq!(table.moves("").len(), table.moves("put 1:").len());
}

/// PE-10: an odd third spirit is covered again.
#[test]
fn pe_10_the_odd_third_is_covered_again() {
    let table = Scenario::spirits(2).grid("fwf").stand().run(&[
        "turn a1",
        "turn b1",
        "turn c1",
        "put 0:0,0",
        "put 1:0,0",
    ]);
    let position = table.position();
    assert_eq!(position.grid[..3], [None, Some(Spirit::Water), None]);
    assert!(position.up.is_empty());
    assert_eq!(table.game.view(&table.state, Viewer::Seat(Seat(0))).grid[1].motif, None);
}

/// Finds a pair of this motif and lays it where it disturbs nobody.
#[track_caller]
fn with_power(motif: &str, own: &str, foreign: &str) -> Scene {
    Scenario::spirits(2).path(0, own).path(1, foreign).grid(&motif.repeat(2)).stand().run(&[
        "turn a1",
        "turn b1",
        "put 0:9,0",
        "put 1:9,0",
    ])
}

/// PE-11: mask — swap two own spirits on adjacent tiles.
#[test]
fn pe_11_mask_swaps_own() {
    let mut table = with_power("m", "eE. eA. f..", "fE. fA. f..");
    assert_eq!(table.stage(), Stage::Power);
    assert_eq!(table.moves(""), ["waive", "swap 0:0,0 1,0"]);
    assert_eq!(table.refused("swap 1:0,0 1,0"), ("PE-11", "refused-other-power".to_owned()));
    assert_eq!(table.refused("move 0:1,0 2,0"), ("PE-11", "refused-other-power".to_owned()));
    table.play("swap 0:0,0 1,0");
    assert_eq!((table.spirit(0, "0,0"), table.spirit(0, "1,0")), (Some(Spirit::Air), Some(Spirit::Earth)));
    assert_eq!((table.gifts(0), table.stage()), (10, Stage::After), "free, and once");
}

/// PE-11: air — turn a foreign face-down spirit up.
#[test]
fn pe_11_air_reveals_foreign() {
    let mut table = with_power("a", "eEd eW. f..", "fEd fW. f..");
    assert_eq!(table.moves(""), ["waive", "reveal 1:0,0"]);
    assert_eq!(table.refused("reveal 0:0,0"), ("PE-11", "refused-reveal-own".to_owned()));
    assert_eq!(table.refused("reveal 1:1,0"), ("PE-11", "refused-not-face-down".to_owned()));
    let events = table.play("reveal 1:0,0");
    assert!(matches!(events[0], Event::Revealed { spirit: Spirit::Earth, .. }));
    assert_eq!((table.tile(1, "0,0").down, table.gifts(0)), (false, 10));
    assert_eq!(table.boundary, Some(Boundary::Crossed));
}

/// PE-11: fire — move an own spirit by one tile.
#[test]
fn pe_11_fire_moves_own() {
    let mut table = with_power("f", "eE. eE. f..", "fW. f.. fW.");
    // Besides the spirits of the drawing, the one just laid at 9,0 may move.
    assert_eq!(table.moves(""), ["waive", "move 0:1,0 2,0", "move 0:9,0 8,0", "move 0:9,0 10,0"]);
    assert_eq!(table.refused("move 1:0,0 1,0"), ("PE-11", "refused-other-power".to_owned()));
    table.play("move 0:1,0 2,0");
    assert_eq!((table.spirit(0, "1,0"), table.spirit(0, "2,0")), (None, Some(Spirit::Earth)));
    assert_eq!(table.gifts(0), 10);
}

/// PE-11: earth — swap two foreign spirits on adjacent tiles of one player.
#[test]
fn pe_11_earth_swaps_foreign() {
    let mut table = with_power("e", "eW. eA. f..", "fW. fA. f..");
    assert_eq!(table.moves(""), ["waive", "swap 1:0,0 1,0"]);
    assert_eq!(table.refused("swap 0:0,0 1,0"), ("PE-11", "refused-other-power".to_owned()));
    table.play("swap 1:0,0 1,0");
    assert_eq!((table.spirit(1, "0,0"), table.spirit(1, "1,0")), (Some(Spirit::Air), Some(Spirit::Water)));
    assert_eq!(table.gifts(0), 10);
}

/// PE-11: water — move a foreign spirit by one tile.
#[test]
fn pe_11_water_moves_foreign() {
    let mut table = with_power("w", "eE. e.. f..", "fE. f.. f..");
    assert_eq!(table.moves(""), ["waive", "move 1:0,0 1,0", "move 1:9,0 8,0", "move 1:9,0 10,0"]);
    table.play("move 1:0,0 1,0");
    assert_eq!((table.spirit(1, "0,0"), table.spirit(1, "1,0")), (None, Some(Spirit::Earth)));
    assert_eq!(table.gifts(0), 10);
}

/// PE-11: a power may be waived, and lapses without a target.
#[test]
fn pe_11_waived_or_without_target() {
    let mut table = with_power("w", "eE. e.. f..", "fE. f.. f..");
    let events = table.play("waive");
    assert_eq!(events[0], Event::Waived { who: Seat(0) });
    assert_eq!(table.stage(), Stage::After);
    // Nobody has a face-down spirit: air has nothing to turn up.
    assert_eq!(with_power("a", "eE. e.. f..", "fE. f.. f..").stage(), Stage::After);
}

/// PE-12: moves go to an adjacent free tile of the same path; face-down spirits stay, whoever asks.
#[test]
fn pe_12_moves_and_face_down_spirits() {
    let mut table = Scenario::spirits(2).path(0, "eE. eAd f.. fA. f..").path(1, "fEd f.. fWd fW.").stand();
    assert_eq!(table.refused("move 0:0,0 1,0"), ("PE-12", "refused-tile-taken".to_owned()));
    assert_eq!(table.refused("move 0:3,0 1,0"), ("PE-12", "refused-tile-taken".to_owned()));
    assert_eq!(table.refused("move 0:0,0 2,0"), ("PE-12", "refused-not-adjacent".to_owned()));
    assert_eq!(table.refused("move 0:0,0 0,5"), ("PE-12", "refused-no-tile".to_owned()));
    assert_eq!(
        table.refused("move 0:1,0 2,0"),
        ("PE-12", "refused-face-down".to_owned()),
        "not even by the owner"
    );
    assert_eq!(table.refused("swap 0:0,0 1,0"), ("PE-12", "refused-face-down".to_owned()));
    assert_eq!(table.refused("swap 0:0,0 3,0"), ("PE-12", "refused-not-adjacent".to_owned()));
    assert_eq!(table.refused("move 1:0,0 1,0"), ("PE-12", "refused-face-down".to_owned()));
    assert_eq!(table.refused("move 0:2,0 4,0"), ("PE-12", "refused-no-spirit".to_owned()));
    assert_eq!(table.refused("move 3:0,0 1,0"), ("PE-12", "refused-no-such-path".to_owned()));
    assert_eq!(table.moves("move 0:"), ["move 0:3,0 2,0", "move 0:3,0 4,0"]);
}
