//! Positions are believed only if they could lie on a table; every fault is named with its place and rule.

use pixies::{Options, Pixies, Position};
use serde_json::{Value, json};
use table::{Fault, Forms, Place, Rules, Setup};

fn game() -> Pixies {
    Pixies::open(Setup::new(2, Options::default())).expect("a legal table")
}

/// A sound position for two: each has two cards, four lie open.
fn sound() -> Value {
    json!({
        "turn": 0,
        "display": ["B3+3", "G5", "R7-1", "Y9-2"],
        "grids": [
            ["B1+6", ".", ".", ".", "G5-1", ".", ".", ".", "."],
            [".", "M2", ".", "R4/_R4+2", ".", ".", ".", ".", "."],
        ],
        "rounds": [],
        "last": [1, null],
    })
}

fn load(position: &Value) -> Result<(), Vec<Fault>> {
    let position: Position = serde_json::from_value(position.clone()).expect("the form is right");
    game().load(&position).map(|_| ())
}

#[track_caller]
fn refused(position: &Value, path: &str, rule: &str) {
    let faults = load(position).expect_err("this cannot lie on a table");
    let found =
        faults.iter().any(|fault| fault.place == Place::Path(path.to_owned()) && fault.rule == Some(rule));
    assert!(found, "wanted {path} by {rule}, found {faults:#?}");
}

/// The sound position with one change.
fn with(change: impl FnOnce(&mut Value)) -> Value {
    let mut position = sound();
    position["grids"][1][3] = json!("R4");
    change(&mut position);
    position
}

#[test]
fn the_sound_position_stands() {
    assert_eq!(load(&with(|_| ())), Ok(()));
    refused(&sound(), "grids[0]", "PX-3");
}

#[test]
fn cards_are_known_and_unique() {
    refused(&with(|p| p["display"][1] = json!("Z5")), "display[1]", "PX-C1");
    refused(&with(|p| p["display"][1] = json!("BG8")), "display[1]", "PX-C1");
    refused(&with(|p| p["display"][1] = json!("G5-1")), "grids[0][4]", "PX-C1");
    refused(&with(|p| p["grids"][1][1] = json!("M2/_M2")), "grids[1][1]", "PX-C1");
}

#[test]
fn cards_lie_where_rules_put_them() {
    refused(&with(|p| p["grids"][0][1] = json!("B9-1")), "grids[0][1]", "PX-6");
    refused(&with(|p| p["grids"][0][4] = json!("_G5-1")), "grids[0][4]", "PX-9");
    refused(&with(|p| p["grids"][0][4] = json!("_G6-1")), "grids[0][4]", "PX-9");
    refused(&with(|p| p["grids"][0][4] = json!("_")), "grids[0][4]", "PX-10");
    refused(&with(|p| p["grids"][0][4] = json!("five")), "grids[0][4]", "PX-C1");
    refused(&with(|p| p["grids"][0][4] = json!("G5-1 / _B5")), "grids[0][4]", "PX-5");
}

#[test]
fn everybody_has_laid_as_often() {
    refused(&with(|p| p["grids"][0][4] = json!(".")), "grids[0]", "PX-3");
    // One open card fewer: the other seat must have one card more.
    refused(&with(|p| p["display"] = json!(["B3+3", "G5", "R7-1"])), "grids[0]", "PX-3");
    let odd = with(|p| {
        p["grids"][0][4] = json!(".");
        p["grids"][1][1] = json!(".");
    });
    refused(&odd, "grids", "PX-3");
}

#[test]
fn turn_and_display_fit() {
    refused(&with(|p| p["turn"] = json!(2)), "turn", "PX-3");
    refused(&with(|p| p["turn"] = json!(null)), "turn", "PX-3");
    refused(&with(|p| p["display"] = json!([])), "display", "PX-2");
    refused(&with(|p| p["display"] = json!(["B3+3", "G5", "R7-1", "Y9-2", "Y8-1"])), "display", "PX-2");
    refused(&with(|p| p["last"] = json!([2, null])), "last[0]", "PX-5");
    refused(&with(|p| p["last"] = json!([5])), "last", "PX-5");
}

#[test]
fn finished_rounds_have_possible_points() {
    let points = |part: &str, points: i32| {
        let mut round =
            json!({"validated": 3, "spirals": 2, "crosses": -1, "colour_group": 4, "face_down": 0});
        round[part] = json!(points);
        with(|p| p["rounds"] = json!([[round.clone(), round.clone()]]))
    };
    assert_eq!(load(&points("validated", 45)), Ok(()));
    for (part, value, rule) in [
        ("validated", 46, "PX-14"),
        ("validated", -1, "PX-14"),
        ("spirals", 300, "PX-15"),
        ("crosses", 1, "PX-15"),
        ("crosses", i32::MIN, "PX-15"),
        ("colour_group", 2, "PX-16"),
        ("colour_group", 5, "PX-16"),
        ("colour_group", 20, "PX-16"),
        ("face_down", 5, "PX-C2"),
    ] {
        refused(&points(part, value), &format!("rounds[0][0].{part}"), rule);
    }
    refused(&with(|p| p["rounds"] = json!([[], [], [], []])), "rounds", "PX-1");
    refused(&with(|p| p["rounds"] = json!([[]])), "rounds[0]", "PX-5");
}

#[test]
fn a_finished_match_must_have_ended() {
    let zero = json!({"validated": 0, "spirals": 0, "crosses": 0, "colour_group": 0});
    let over = with(|p| {
        p["turn"] = json!(null);
        p["display"] = json!([]);
        p["rounds"] = json!([[zero, zero], [zero, zero], [zero, zero]]);
    });
    refused(&over, "grids", "PX-11");
    refused(&over, "rounds[2][0]", "PX-14");
    let mut still = over.clone();
    still["turn"] = json!(1);
    refused(&still, "turn", "PX-1");
    still["display"] = json!(["B3+3"]);
    refused(&still, "display", "PX-2");
}

#[test]
fn unknown_fields_are_refused() {
    let rounds = json!([[{"validated": 0, "spirals": 0, "crosses": 0, "colour_group": 0, "luck": 1}]]);
    for (field, value) in [("deck", json!([])), ("rounds", rounds)] {
        assert!(serde_json::from_value::<Position>(with(|p| p[field] = value)).is_err());
    }
}

/// All faults are listed at once.
#[test]
fn every_fault_is_listed() {
    let position = with(|p| {
        p["turn"] = json!(7);
        p["display"][0] = json!("Q1");
        p["grids"][0][0] = json!("R1*/x");
        p["grids"][1][8] = json!("B1+6");
    });
    assert!(load(&position).unwrap_err().len() >= 4);
}
