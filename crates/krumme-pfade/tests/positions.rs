//! Positions built by hand: few fields suffice, and every fault is reported with its rule.

mod scenario;

use krumme_pfade::{KrummePfade, Options, Position};
use scenario::{EAST_WEST, FIRST, NORTH_SOUTH, SECOND, Scenario, game};
use serde_json::json;
use table::{Forms, Place, Rules};

const BARE: &str = "
    :e :e :e
    :e :e :e
    :e :e :e
    ";

const UPRIGHT: &str = "
    :ne :ne :e
    :nw :nw :e
    :ne :ne :e
    ";

/// The rules that a position in JSON breaks.
#[track_caller]
fn broken(game: &KrummePfade, position: serde_json::Value) -> Vec<(String, &'static str)> {
    let position: Position = serde_json::from_value(position).expect("readable");
    let faults = game.load(&position).expect_err("should be refused");
    let place = |place: Place| match place {
        Place::Path(path) => path,
        other => panic!("{other:?}"),
    };
    faults.into_iter().map(|fault| (place(fault.place), fault.rule.unwrap_or(""))).collect()
}

#[test]
fn cards_alone_make_a_position() {
    let game = game(Options::default());
    let position = json!({"cards": [
        {"cell": "e5", "curves": ["ne", "se"]},
        {"cell": "d4", "curves": ["ne", "sw"]},
    ]});
    let state = game.load(&serde_json::from_value(position).unwrap()).unwrap();
    assert_eq!((state.cards(), state.turn(), state.end()), (2, NORTH_SOUTH, None));
    let empty = game.load(&serde_json::from_value(json!({"cards": []})).unwrap()).unwrap();
    assert_eq!(empty, game.deal(&mut table::Dice::new(table::Seed::from_number(1))));
}

#[test]
fn the_worked_example_of_the_documentation_stands() {
    let game = game(Options::default());
    let readme = include_str!("../README.md");
    let example =
        readme.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let position: Position = serde_json::from_str(example).expect("readable");
    let state = game.load(&position).expect("sound");
    assert_eq!(game.position(&state), position, "the example is complete and canonical");
}

#[test]
fn all_faults_of_cards_are_reported_at_once() {
    let game = game(Options { size: 3, ..Options::default() });
    let position = json!({"turn": 5, "stopped": true, "cards": [
        {"cell": "a1", "curves": ["ne"]},
        {"cell": "a1", "curves": ["ne", "se"]},
        {"cell": "d1", "curves": ["ne", "se", "sw", "nw"]},
        {"cell": "f1", "curves": ["ne", "ne"]},
        {"cell": "e5", "curves": ["ne", "se", "sw"]},
    ]});
    let expected = [
        ("turn", "KP-1"),
        ("stopped", "KP-17"),
        ("cards[0].curves", "KP-C2"),
        ("cards[1].cell", "KP-6"),
        ("cards[2].curves", "KP-C2"),
        ("cards[3].curves", "KP-C2"),
        ("cards[3].cell", "KP-5"),
        ("cards", "KP-3"), // nothing lies on c3
        ("cards", "KP-5"), // five columns
        ("cards", "KP-5"), // five rows
        ("cards", "KP-3"), // d1 is apart from a1
        ("cards", "KP-3"), // and so is e5
        ("cards", "KP-9"), // covered too early
    ];
    let expected: Vec<(String, &str)> = expected.map(|(path, rule)| (path.to_owned(), rule)).to_vec();
    assert_eq!(broken(&game, position), expected);
}

#[test]
fn the_turn_follows_from_the_cards() {
    let game = game(Options { size: 3, ..Options::default() });
    let with_turn = |turn: u8| json!({"turn": turn, "cards": [{"cell": "c3", "curves": ["ne", "se"]}]});
    assert_eq!(broken(&game, with_turn(0)), [("turn".to_owned(), "KP-2")]);
    assert!(game.load(&serde_json::from_value(with_turn(1)).unwrap()).is_ok());
}

#[test]
fn latest_cards_lie_where_they_can() {
    assert_eq!(Scenario::sized(3, ":e :e").last(NORTH_SOUTH, "c4").broken_rules(), ["KP-2"]);
    assert_eq!(Scenario::sized(3, ":e").last(EAST_WEST, "c3").broken_rules(), ["KP-2"]);
    assert_eq!(
        Scenario::sized(3, ":e :e").last(NORTH_SOUTH, "c3").last(EAST_WEST, "c3").broken_rules(),
        ["KP-9"]
    );
    let covered = "
        -ne :e :e
        :e :e :e
        :e :e :e
        ";
    // East–west opened phase two on c3; the latest card of north–south is card n², there or anywhere.
    Scenario::sized(3, covered).last(EAST_WEST, "c3").last(NORTH_SOUTH, "c3").state();
    Scenario::sized(3, covered).last(EAST_WEST, "c3").last(NORTH_SOUTH, "d4").state();
    assert_eq!(Scenario::sized(3, covered).last(EAST_WEST, "d4").broken_rules(), ["KP-9"]);
}

#[test]
fn announcements_fit_the_connections() {
    // North–south laid card n² and is connected.
    let announced = |scenario: Scenario, seats: &[table::Seat]| scenario.announced(seats);
    assert_eq!(announced(Scenario::sized(3, UPRIGHT), &[]).broken_rules(), ["KP-10"], "automatic");
    announced(Scenario::sized(3, UPRIGHT), &[NORTH_SOUTH]).state();
    announced(Scenario::manual(3, UPRIGHT), &[]).state();
    announced(Scenario::manual(3, UPRIGHT), &[NORTH_SOUTH]).state();
    assert_eq!(announced(Scenario::manual(3, BARE), &[NORTH_SOUTH]).broken_rules(), ["KP-10"]);
    assert_eq!(announced(Scenario::manual(3, ":e :e"), &[NORTH_SOUTH]).broken_rules(), ["KP-10"]);
    // Left out, it is what the option says.
    let mut automatic = Scenario::sized(3, UPRIGHT);
    let state = automatic.state();
    assert_eq!(automatic.game.position(&state).announced, Some(vec![NORTH_SOUTH]));
    let mut manual = Scenario::manual(3, UPRIGHT);
    let state = manual.state();
    assert_eq!(manual.game.position(&state).announced, Some(vec![]));
}

/// KP-11: the last card of all may break what was announced the card before; the end still tells that it was announced.
#[test]
fn an_announcement_broken_by_the_last_card_reads_back() {
    let drawing = "
        -ne -se -sw
        -ne -ne -ne
        -nw -nw -nw
        ";
    for scenario in [Scenario::sized(3, drawing), Scenario::manual(3, drawing)] {
        let mut scenario = scenario.announced(&[NORTH_SOUTH]).result(None, "KP-13");
        let state = scenario.state();
        let position = scenario.game.position(&state);
        assert_eq!(position.announced, Some(vec![NORTH_SOUTH]));
        assert_eq!(scenario.game.load(&position), Ok(state));
    }
    // While the match goes on it is spent.
    let mut open = Scenario::manual(3, BARE).announced(&[EAST_WEST]);
    let state = open.state();
    assert_eq!(open.game.position(&state).announced, Some(vec![]));
}

#[test]
fn declarations_need_the_option_and_the_phase_and_the_turn() {
    assert_eq!(Scenario::sized(3, BARE).declared(EAST_WEST).broken_rules(), ["KP-17"]);
    assert_eq!(Scenario::no_draws(3, ":e").declared(EAST_WEST).broken_rules(), ["KP-17"]);
    assert_eq!(Scenario::no_draws(3, BARE).declared(NORTH_SOUTH).broken_rules(), ["KP-17"]);
    Scenario::no_draws(3, BARE).declared(EAST_WEST).then_turn_of(NORTH_SOUTH).allows("stop");
}

#[test]
fn positions_are_judged_as_if_the_last_card_had_just_been_laid() {
    Scenario::sized(3, ":ne :ne\n:nw :nw\n:ne :ne").then_won_by(NORTH_SOUTH, "KP-7");
    let even = ":ne :ne :e :e\n:nw :nw :e :e\n:ne :ne :e :e\n:nw :nw :e :e";
    Scenario::sized(4, even).then_won_by(NORTH_SOUTH, "KP-12");
    Scenario::sized(4, even).result(Some(NORTH_SOUTH), "KP-12").state();
    assert_eq!(Scenario::sized(4, even).result(Some(EAST_WEST), "KP-12").faults().len(), 1);
    assert_eq!(Scenario::sized(3, BARE).result(None, "KP-13").faults().len(), 1);
}

/// Counts of move sequences by depth, from fixed positions; `counts.txt` says which, `counts-2.txt` for the second
/// ruleset.
#[test]
fn counts_by_depth_are_as_they_were() {
    counts_agree(FIRST, include_str!("counts.txt"));
    counts_agree(SECOND, include_str!("counts-2.txt"));
}

#[track_caller]
fn counts_agree(ruleset: &str, counts: &str) {
    for line in counts.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (set_up, counts) = line.split_once('|').expect("set-up | counts");
        let (options, moves) = set_up.split_at(set_up.find('}').expect("options in braces") + 1);
        let options: Options = serde_json::from_str(options).expect("options");
        let mut scenario = Scenario::new(options, "").by(ruleset).play(moves);
        let state = scenario.state();
        let game = scenario.game;
        for (depth, count) in counts.split_whitespace().enumerate() {
            assert_eq!(
                sequences(&game, &state, depth + 1).to_string(),
                count,
                "{set_up}: depth {}",
                depth + 1
            );
        }
    }
}

fn sequences(game: &KrummePfade, state: &krumme_pfade::State, depth: usize) -> u64 {
    let Some(seat) = game.waiting(state).first() else { return 0 };
    if depth == 1 {
        return game.move_count(state, seat) as u64;
    }
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    moves
        .iter()
        .map(|choice| {
            let mut after = *state;
            let mut dice = table::Dice::new(table::Seed::from_number(0));
            let _ = game.apply(&mut after, seat, choice, &mut dice, &mut table::Quiet);
            sequences(game, &after, depth - 1)
        })
        .sum()
}
