//! Positions: what is refused, and why.

use crate::scenario::Scenario;
use fairy_trails::{Colour, Position, Stage, StonesOn};
use table::{Forms, Rules};

/// Loads a changed position and returns the keys of its faults.
#[track_caller]
fn faults(scenario: &Scenario, change: impl FnOnce(&mut Position)) -> Vec<String> {
    let (game, mut position) = scenario.ready();
    game.load(&position).unwrap_or_else(|faults| panic!("sound before the change: {faults:#?}"));
    change(&mut position);
    match game.load(&position) {
        Ok(_) => Vec::new(),
        Err(faults) => {
            for fault in &faults {
                assert!(fault.rule.is_none_or(|rule| fairy_trails::FairyTrails::RULES.contains(&rule)));
            }
            faults.iter().map(|fault| fault.reason.key.to_string()).collect()
        }
    }
}

fn ring() -> Scenario {
    Scenario::elves(
        "
        ╬ ┌ ┐*
        . └*┘
        ",
    )
}

#[test]
fn cards_are_real_and_in_one_place() {
    assert_eq!(faults(&ring(), |position| position.hands[0][0] = 1), ["fault-card-twice"]);
    assert_eq!(faults(&ring(), |position| position.hands[0][0] = 59), ["fault-no-card"]);
    assert_eq!(faults(&ring(), |position| position.hands[0][0] = 0), ["fault-no-card"]);
    assert_eq!(
        faults(&ring(), |position| position.board[0] = "one".to_owned()),
        ["fault-laid-unreadable", "fault-not-free", "fault-not-free", "fault-not-free"]
    );
    assert_eq!(faults(&ring(), |position| position.board[3] = "4 9,9 r0".to_owned()), ["fault-not-free"]);
}

#[test]
fn hands_have_the_size_of_the_rules() {
    assert_eq!(faults(&ring(), |position| position.hands[1].truncate(1)), ["fault-hand-size"]);
    assert_eq!(faults(&ring(), |position| position.hands[1].push(40)), ["fault-hand-size"]);
    assert_eq!(faults(&ring(), |position| position.hands.truncate(1)), ["fault-hands"]);
    assert_eq!(faults(&ring(), |position| position.turn = 2), ["fault-turn"]);
    assert_eq!(faults(&ring().solo(), |position| position.hands[0].clear()), ["fault-hand-size"]);
}

#[test]
fn stones_lie_on_closed_networks_and_on_each_of_them() {
    let stones = |colour, network: &str, stones| StonesOn { colour, network: network.to_owned(), stones };
    assert_eq!(faults(&ring(), |position| position.stones.clear()), ["fault-unpaid"]);
    assert_eq!(faults(&ring(), |position| position.stones[0].stones = 1), ["fault-stones-partial"]);
    assert_eq!(faults(&ring(), |position| position.stones[0].stones = 3), ["fault-stones-huts"]);
    assert_eq!(faults(&ring(), |position| position.stones[0].network = "x".to_owned()), ["fault-no-network"]);
    assert_eq!(
        faults(&ring(), |position| position.stones.push(stones(Colour::Gnomes, "0,0 n", 1))),
        ["fault-stones-open"]
    );
    assert_eq!(
        faults(&ring(), |position| position.stones.push(stones(Colour::Elves, "1,0 e", 2))),
        ["fault-stones-twice"]
    );
    assert_eq!(
        faults(&ring(), |position| position.stones.push(stones(Colour::Elves, "2,0 w", 2))),
        ["fault-no-network"],
        "a network has one name"
    );
}

#[test]
fn the_stage_fits() {
    assert_eq!(faults(&ring(), |position| position.stage = Stage::Over), ["fault-not-over"]);
    assert_eq!(
        faults(&ring(), |position| position.stage = Stage::Claims),
        ["fault-stage-manual", "fault-hand-size"]
    );
    assert_eq!(
        faults(&ring().manual(), |position| position.stage = Stage::LastClaims),
        ["fault-stage-cards"]
    );
    assert_eq!(faults(&ring(), |position| position.quiet = 1), ["fault-quiet"]);
    assert_eq!(faults(&ring().solo(), |position| position.quiet = 3), ["fault-quiet"]);
    assert_eq!(faults(&ring(), |position| position.discarded = Some(40)), ["fault-no-discard"]);
    assert_eq!(faults(&ring().solo(), |position| position.discarded = Some(40)), ["fault-no-discard"]);
    assert!(faults(&ring().easier(), |position| position.discarded = Some(40)).is_empty());
}

#[test]
fn all_faults_come_at_once() {
    let found = faults(&ring(), |position| {
        position.hands[0][0] = 1;
        position.turn = 9;
        position.board[3] = "4 9,9".to_owned();
    });
    assert_eq!(found, ["fault-not-free", "fault-turn", "fault-card-twice"]);
}

#[test]
fn the_json_form_is_as_documented() {
    let (game, position) = ring().ready();
    let json = serde_json::to_value(&position).unwrap();
    assert_eq!(json["board"][0], "1 1,0 r0");
    assert_eq!(json["stones"][0], serde_json::json!({"colour": "elves", "network": "1,0 e", "stones": 2}));
    let mut odd = json.clone();
    odd["extra"] = serde_json::json!(1);
    assert!(serde_json::from_value::<Position>(odd).is_err(), "unknown fields are refused");
    let state = game.load(&serde_json::from_value(json).unwrap()).unwrap();
    assert_eq!(state.placed(Colour::Elves), 2);
}

#[test]
fn the_example_of_the_readme_stands() {
    let readme = include_str!("../../README.md");
    let json = readme.split("```json").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let position: Position = serde_json::from_str(json).unwrap();
    let setup = table::Setup::new(2, fairy_trails::Options::default());
    let game = fairy_trails::FairyTrails::open(setup).unwrap();
    let state = game.load(&position).unwrap_or_else(|faults| panic!("{faults:#?}"));
    assert_eq!(Colour::BOTH.map(|colour| state.placed(colour)), [2, 2]);
    let again = serde_json::to_value(game.position(&state)).unwrap();
    assert_eq!(again, serde_json::from_str::<serde_json::Value>(json).unwrap(), "nothing is left out");
}
