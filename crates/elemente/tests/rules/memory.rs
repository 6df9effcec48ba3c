//! PE-13: who remembers what was seen.

use crate::scenario::{Scenario, Scene, fresh, options};
use elemente::{Spirit, Stage};
use table::{Forms, Rules, Seat, Secrets, Viewer};

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
