//! PE-8 to PE-13 and PE-23: turning up, pairs, powers, the end.

use crate::scenario::{Scenario, Scene, fresh, options};
use elemente::{Event, Lies, MOST_FRUITLESS, Options, Spirit, Stage};
use table::{Boundary, Forms, Rules, Seat, Secrets, Viewer};

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

/// PE-13: a found pair gives no second turn, and covered spirits stay where they lie.
#[test]
fn pe_13_no_second_turn() {
    let table = Scenario::spirits(2).gifts(0, 0).gifts(1, 0).grid("mmf").stand().run(&[
        "turn a1",
        "turn b1",
        "put 0:0,0",
        "put 1:0,0",
    ]);
    assert_eq!((table.stage(), table.turn()), (Stage::Before, 1));
    let before = table.position().grid;
    let table = table.run(&["turn c1", "turn b4", "cover"]);
    assert_eq!(table.position().grid, before);
}

/// PE-13: what was seen is shown where the table remembers, and nowhere else.
#[test]
fn pe_13_memory() {
    for perfect in [false, true] {
        let memory = options(if perfect { r#"{"memory": "perfect"}"# } else { "{}" });
        let mut table = Scenario::new(2, Stage::Before, memory)
            .path(0, "eE. e..")
            .path(1, "fE. f..")
            .grid("fw")
            .stand()
            .run(&["turn a1", "turn b1", "cover", "hide 0,0"]);
        let seen = |table: &Scene, viewer: Viewer| {
            let view = table.game.view(&table.state, viewer);
            (view.grid[0].motif, view.grid[2].motif, view.players[0].path[0].spirit.unwrap().motif)
        };
        let known = |motif| perfect.then_some(motif);
        let other = Viewer::Seat(Seat(1));
        assert_eq!(seen(&table, other), (known(Spirit::Fire), None, known(Spirit::Earth)));
        // The owner may always look at what he turned down.
        let own = Viewer::Seat(Seat(0));
        assert_eq!(seen(&table, own), (known(Spirit::Fire), None, Some(Spirit::Earth)));
        table.play("end");
        assert_eq!(seen(&table, Viewer::Spectator), (known(Spirit::Fire), None, known(Spirit::Earth)));
    }
}

/// PE-13: a seat that recalls a number of spirits knows those that were up last, and the others do not.
#[test]
fn pe_13_seats_recall_what_was_up_last() {
    let mut table = Scenario::new(2, Stage::Before, options(r#"{"recall": [0, 3]}"#))
        .path(0, "eE. e..")
        .path(1, "fE. f..")
        .gifts(1, 0)
        .grid("fwame")
        .stand();
    let known = |table: &Scene, viewer: Viewer| -> String {
        let view = table.game.view(&table.state, viewer);
        let letter = |motif: Option<Spirit>| motif.map_or('.', |motif| motif.name().chars().next().unwrap());
        view.grid.iter().take(5).map(|cell| letter(cell.motif)).collect()
    };
    let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    for (choice, seen_by_own, seen_by_other) in [
        ("turn a1", "f....", "f...."),
        ("turn b1", "fw...", "fw..."),
        ("cover", ".....", "fw..."),
        ("hide 0,0", ".....", "fw..."),
        ("end", ".....", "fw..."),
        ("turn a1", "f....", "fw..."),
        ("turn c1", "f.a..", "fwa.."),
        ("cover", ".....", "fwa.."),
        ("turn d1", "...m.", "f.am."),
        ("turn e1", "...me", "..ame"),
    ] {
        table.play(choice);
        assert_eq!(known(&table, own), seen_by_own, "{choice}");
        assert_eq!(known(&table, other), seen_by_other, "{choice}");
    }
    assert_eq!(known(&table, Viewer::Spectator), "...me", "spectators recall nothing");
    // What was turned down in front of everybody is known to whoever recalls anything.
    let view = table.game.view(&table.state, other);
    assert_eq!(view.players[0].path[0].spirit.unwrap().motif, Some(Spirit::Earth));
    assert_eq!(table.position().recent.len(), 3);
}

/// PE-13: what was forgotten does not come back when a pair leaves the grid.
#[test]
fn pe_13_nothing_forgotten_comes_back() {
    let table =
        Scenario::new(2, Stage::Before, options(r#"{"recall": [3]}"#)).gifts(0, 0).grid("fwmm").stand();
    let table = table.run(&["turn a1", "turn b1", "cover", "turn c1", "turn d1", "put 1:0,0", "put 0:0,0"]);
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    let known: Vec<Option<Spirit>> = view.grid.iter().take(4).map(|cell| cell.motif).collect();
    assert_eq!(
        known,
        [None, Some(Spirit::Water), None, None],
        "four were up, three are recalled, two are gone"
    );
}

/// PE-13: recall fits the seats and the memory of the table.
#[test]
fn pe_13_recall_is_checked() {
    for (text, key) in [
        (r#"{"recall": [1, 2, 3]}"#, "fault-recall-seats"),
        (r#"{"recall": [41]}"#, "fault-recall-most"),
        (r#"{"recall": [5], "memory": "perfect"}"#, "fault-recall-perfect"),
    ] {
        let faults = elemente::Elemente::open(table::Setup::new(2, options(text))).expect_err(text);
        assert_eq!((faults[0].rule, faults[0].reason.key.as_ref()), (Some("PE-13"), key));
    }
    let (game, mut position) = Scenario::new(2, Stage::Before, options(r#"{"recall": [1]}"#)).position();
    position.recent = vec!["a1".parse().unwrap(), "b1".parse().unwrap()];
    assert_eq!(game.load(&position).expect_err("two")[0].reason.key, "fault-recent");
}

/// PE-13: where the table remembers, so it does the stacks of the draft.
#[test]
fn pe_13_memory_of_the_draft() {
    let mut table = fresh(2, options(r#"{"memory": "perfect"}"#), 3).run(&["choose fire", "choose air"]);
    let mut stacks = Vec::new();
    for _ in 0..4 {
        stacks.push(table.position().players[0].stack);
        let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
        assert_eq!(view.sightings, stacks);
        for seat in [0, 1] {
            let tile = table.position().players[seat].stack.iter().next().unwrap();
            table.play_as(seat as u8, &format!("keep {tile}"));
        }
    }
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    assert_eq!(view.players[0].kept.len(), 4);
    assert!(view.players[1].kept.is_empty());
    // With two players a perfect memory knows everything about the other's picks.
    let mut dice = table.dice.clone();
    for _ in 0..20 {
        let imagined = table.game.imagine(&view, Viewer::Seat(Seat(0)), &mut dice);
        assert_eq!(table.game.position(&imagined).players, table.position().players);
    }
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
