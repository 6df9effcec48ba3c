//! Every verb and every code.

use super::Talk;
use crate::engine::matches::MOST;
use serde_json::{Value, json};

#[test]
fn games_are_listed_with_options_and_schema() {
    let answer = Talk::new().ask(json!({"do": "games"}));
    let nim = &answer["games"][0];
    assert_eq!((&nim["id"], &nim["title"], &nim["ruleset"]), (&json!("nim"), &json!("Nim"), &json!("nim/1")));
    assert_eq!(nim["seats"], json!({"min": 2, "max": 4}));
    assert_eq!(nim["options"], json!({"heap": 10}));
    assert!(nim["options_schema"]["properties"]["heap"].is_object());
    assert_eq!(answer["games"][1]["id"], "bids");
}

#[test]
fn new_tells_where_the_match_stands() {
    let answer = Talk::new().ask(json!({"do": "new", "game": "nim", "seats": 3}));
    assert_eq!(answer, json!({"ok": true, "match": "m1", "waiting_for": [0], "ply": 0, "over": false}));
}

#[test]
fn seeds_decide_the_dice_and_chance_does_without() {
    let mut talk = Talk::new();
    let mut dice = |request: Value| {
        let opened = talk.ask(request);
        talk.ask(json!({"do": "position", "match": opened["match"]}))["position"]["dice"]["seed"].clone()
    };
    let seed = "ab".repeat(32);
    assert_eq!(dice(json!({"do": "new", "game": "bids", "seats": 2, "seed": seed})), json!(seed));
    let request = json!({"do": "new", "game": "bids", "seats": 2, "seed": null});
    assert_ne!(dice(request.clone()), dice(request));
}

#[test]
fn a_whole_match_from_new_to_drop() {
    let mut talk = Talk::new();
    let name = talk.nim(4);
    let moves = talk.ask(json!({"do": "moves", "match": name, "seat": 0}));
    assert_eq!(moves["moves"][2], json!({"text": "take 3", "move": {"take": 3}}));
    assert_eq!(talk.ask(json!({"do": "moves", "match": name, "seat": 1}))["moves"], json!([]));
    let played = talk.ask(json!({"do": "play", "match": name, "seat": 0, "move": "take 3"}));
    assert_eq!(
        played,
        json!({"ok": true, "events": [{"seat": 0, "count": 3}], "waiting_for": [1], "ply": 1, "over": false})
    );
    let played = talk.ask(json!({"do": "play", "match": name, "seat": 1, "move": {"take": 1}}));
    assert_eq!((&played["over"], &played["waiting_for"]), (&json!(true), &json!([])));
    let result = json!({"ranking": [[1], [0]], "winners": [1], "scores": [3, 1]});
    assert_eq!(played["result"], result);
    assert_eq!(talk.ask(json!({"do": "status", "match": name}))["result"], result);
    assert_eq!(talk.ask(json!({"do": "moves", "match": name, "seat": 1}))["moves"], json!([]));
    let score = talk.ask(json!({"do": "score", "match": name}));
    assert_eq!(score["scores"][0], json!({"total": 3, "parts": {"taken": 3}}));
    assert_eq!(talk.ask(json!({"do": "drop", "match": name})), json!({"ok": true}));
    assert_eq!(talk.fail(json!({"do": "status", "match": name})).0, "unknown_match");
    assert_eq!(talk.nim(4), "m2", "names are not given twice");
}

#[test]
fn views_show_what_a_seat_may_know() {
    let mut talk = Talk::new();
    let name = talk.bids();
    talk.ask(json!({"do": "play", "match": name, "seat": 1, "move": "4"}));
    let mut own =
        |seat: Value| talk.ask(json!({"do": "view", "match": name, "seat": seat}))["view"]["own"].clone();
    assert_eq!(own(json!(1)), 4);
    assert_eq!(own(json!(0)), 0);
    assert_eq!(own(json!("spectator")), 0);
}

#[test]
fn positions_load_to_equal_matches() {
    let mut talk = Talk::new();
    let name = talk.bids();
    talk.ask(json!({"do": "play", "match": name, "seat": 1, "move": 4}));
    let position = talk.ask(json!({"do": "position", "match": name}))["position"].clone();
    let loaded = talk.ask(json!({"do": "load", "game": "bids", "position": position}));
    assert_eq!((&loaded["ply"], &loaded["waiting_for"]), (&json!(1), &json!([0])));
    assert_eq!(talk.ask(json!({"do": "position", "match": loaded["match"]}))["position"], position);
    talk.ask(json!({"do": "load", "position": position}));
    let mut round = |name: &Value| talk.ask(json!({"do": "play", "match": name, "seat": 0, "move": 1}));
    assert_eq!(round(&json!(name)), round(&loaded["match"]), "the same dice");
}

#[test]
fn imagined_matches_look_alike_to_the_seat() {
    let mut talk = Talk::new();
    let name = talk.bids();
    talk.ask(json!({"do": "play", "match": name, "seat": 1, "move": 4}));
    let mut ask = |verb: &str, name: &Value| talk.ask(json!({"do": verb, "match": name, "seat": 0}));
    let imagined = ask("imagine", &json!(name));
    assert_eq!((&imagined["ply"], &imagined["waiting_for"]), (&json!(1), &json!([0])));
    let other = &imagined["match"];
    assert_ne!(other, &json!(name));
    assert_eq!(ask("view", &json!(name)), ask("view", other));
    assert_eq!(ask("moves", &json!(name)), ask("moves", other));
    let seed = "01".repeat(32);
    let mut twice = || {
        let imagined = talk.ask(json!({"do": "imagine", "match": name, "seat": 0, "seed": seed}));
        talk.ask(json!({"do": "position", "match": imagined["match"]}))["position"].clone()
    };
    assert_eq!(twice(), twice(), "same seed, same dream");
}

#[test]
fn undo_takes_back_one_ply_or_more() {
    let mut talk = Talk::new();
    let name = talk.nim(10);
    for seat in [0, 1, 0] {
        talk.ask(json!({"do": "play", "match": name, "seat": seat, "move": "take 1"}));
    }
    assert_eq!(talk.ask(json!({"do": "undo", "match": name}))["ply"], 2);
    assert_eq!(talk.ask(json!({"do": "undo", "match": name, "plies": 2}))["ply"], 0);
    let (code, message, _) = talk.fail(json!({"do": "undo", "match": name}));
    assert_eq!((code.as_str(), message.contains("0 have been played")), ("bad_request", true));
    assert_eq!(talk.fail(json!({"do": "undo", "match": name, "plies": -1})).0, "bad_request");
    assert_eq!(talk.fail(json!({"do": "undo", "match": name, "plies": 1.5})).0, "bad_request");
}

#[test]
fn records_replay_to_the_same_fingerprint() {
    let mut talk = Talk::new();
    let name = talk.bids();
    for (seat, card) in [(0, 2), (1, 3), (1, 1)] {
        talk.ask(json!({"do": "play", "match": name, "seat": seat, "move": card}));
    }
    let record = talk.ask(json!({"do": "record", "match": name}))["record"].as_str().unwrap().to_owned();
    let replayed = talk.ask(json!({"do": "replay", "record": record}));
    assert_eq!(replayed["ply"], 3);
    let print = replayed["fingerprint"].as_str().unwrap();
    assert!(record.contains(&format!("end {print}")), "{record}");
    let again = talk.ask(json!({"do": "record", "match": replayed["match"]}));
    assert_eq!(again["record"], json!(record));

    let (code, message, _) = talk.fail(json!({"do": "replay", "record": record.replace("1 0 2", "1 0 3")}));
    assert_eq!(code, "bad_request");
    assert!(message.starts_with("line 8:"), "{message}");
    assert_eq!(talk.fail(json!({"do": "replay", "record": 7})).0, "bad_request");
    assert_eq!(talk.fail(json!({"do": "replay", "record": ""})).0, "bad_request");
}

#[test]
fn suggestions_come_with_expectation_and_reasons_in_words() {
    let mut talk = Talk::new();
    let name = talk.nim(10);
    let ask = json!({"do": "suggest", "match": name, "seat": 0, "level": "greedy", "millis": 50});
    let answer = talk.ask(ask.clone());
    let best = &answer["moves"][0];
    assert_eq!((&best["text"], &best["move"]), (&json!("take 2"), &json!({"take": 2})));
    assert_eq!(best["reasons"], json!(["leaves 8"]));
    assert!(best["expected"].as_f64().unwrap() > 0.5);
    assert_eq!(answer["moves"].as_array().unwrap().len(), 3);
    assert_eq!(talk.ask(ask), answer, "the same question, the same answer");
    let random = talk.ask(json!({"do": "suggest", "match": name, "seat": 0, "level": "random"}));
    assert_eq!(random["moves"].as_array().unwrap().len(), 3);
    let (code, message, _) = talk.fail(json!({"do": "suggest", "match": name, "seat": 0, "level": "wizard"}));
    assert_eq!((code.as_str(), message.contains("random, easy, greedy")), ("bad_request", true));
    assert_eq!(
        talk.fail(json!({"do": "suggest", "match": name, "seat": 1, "level": "random"})).0,
        "not_your_turn"
    );
    assert_eq!(talk.fail(json!({"do": "suggest", "match": name, "seat": 0})).0, "bad_request");
}

#[test]
fn pictures_are_svg() {
    let mut talk = Talk::new();
    let name = talk.nim(10);
    for seat in [json!(0), json!("spectator")] {
        let answer = talk.ask(json!({"do": "draw", "match": name, "seat": seat, "format": "svg"}));
        assert!(answer["picture"].as_str().unwrap().starts_with("<svg "));
    }
    let (code, message, _) = talk.fail(json!({"do": "draw", "match": name, "seat": 0, "format": "gif"}));
    assert_eq!((code.as_str(), message.contains("svg")), ("bad_request", true));
}

#[test]
fn refused_moves_name_their_rule_and_change_nothing() {
    let mut talk = Talk::new();
    let name = talk.nim(2);
    let mut play = |seat: i32, choice: Value| {
        talk.fail(json!({"do": "play", "match": name, "seat": seat, "move": choice}))
    };
    let (code, message, rule) = play(0, json!("take 3"));
    assert_eq!(
        (code.as_str(), message.as_str(), rule),
        ("illegal_move", "You may take 1 to 2.", json!("NM-2"))
    );
    let (code, message, rule) = play(1, json!("take 1"));
    assert_eq!(code, "not_your_turn");
    assert_eq!((message.as_str(), rule), ("It is not the turn of seat 1.", json!("NM-1")));
    for nonsense in
        [json!("nonsense"), json!({"take": "x"}), json!([]), json!(7), json!({"take": 1, "more": 1})]
    {
        let (code, _, rule) = play(0, nonsense);
        assert_eq!((code.as_str(), rule), ("illegal_move", Value::Null));
    }
    assert_eq!(talk.ask(json!({"do": "status", "match": name}))["ply"], 0);
    talk.ask(json!({"do": "play", "match": name, "seat": 0, "move": "take 2"}));
    let (code, _, rule) = talk.fail(json!({"do": "play", "match": name, "seat": 1, "move": "take 1"}));
    assert_eq!((code.as_str(), rule), ("game_over", Value::Null));
    assert_eq!(
        talk.fail(json!({"do": "suggest", "match": name, "seat": 1, "level": "greedy"})).0,
        "game_over"
    );
}

#[test]
fn unknown_games_and_bad_options_are_told() {
    let mut talk = Talk::new();
    let (code, message, _) = talk.fail(json!({"do": "new", "game": "chess", "seats": 2}));
    assert_eq!((code.as_str(), message.contains("nim, bids")), ("unknown_game", true));
    for (seats, options, rule) in [
        (json!(1), json!({}), Value::Null),
        (json!(300), json!({}), Value::Null),
        (json!(2), json!({"heap": 0}), json!("NM-2")),
        (json!(2), json!({"heap": "x"}), Value::Null),
        (json!(2), json!({"hep": 3}), Value::Null),
        (json!(2), json!("heap"), Value::Null),
    ] {
        let request = json!({"do": "new", "game": "nim", "seats": seats, "options": options});
        let (code, message, told) = talk.fail(request);
        assert_eq!((code.as_str(), told), ("bad_options", rule), "{message}");
    }
    for seats in [json!("2"), json!(-1), json!(1.5), Value::Null] {
        assert_eq!(talk.fail(json!({"do": "new", "game": "nim", "seats": seats})).0, "bad_request");
    }
    for seed in [json!("12"), json!(12), json!("zz".repeat(32))] {
        assert_eq!(talk.fail(json!({"do": "new", "game": "nim", "seats": 2, "seed": seed})).0, "bad_request");
    }
}

#[test]
fn bad_positions_list_every_reason() {
    let mut talk = Talk::new();
    let state = json!({"heap": 9, "turn": 5, "taken": [1]});
    let position = json!({"game": "nim", "seats": 2, "state": state});
    let (code, message, rule) = talk.fail(json!({"do": "load", "game": "nim", "position": position}));
    assert_eq!((code.as_str(), rule), ("bad_position", json!("NM-1")));
    assert!(message.contains("state.taken") && message.contains("state.turn"), "{message}");
    for position in
        [json!([]), json!("x"), json!({}), json!({"game": "nim", "seats": 2, "state": {}, "x": 1})]
    {
        assert_eq!(talk.fail(json!({"do": "load", "game": "nim", "position": position})).0, "bad_position");
    }
    let other = json!({"game": "bids", "seats": 2, "state": {}});
    assert_eq!(talk.fail(json!({"do": "load", "game": "nim", "position": other})).0, "bad_position");
    assert_eq!(talk.fail(json!({"do": "load", "game": "nim"})).0, "bad_request");
}

#[test]
fn seats_beyond_the_table_are_bad_requests() {
    let mut talk = Talk::new();
    let name = talk.nim(5);
    for verb in ["moves", "play", "view", "imagine", "suggest", "draw"] {
        for seat in
            [json!(2), json!(255), json!(256), json!(-1), json!(0.5), json!("one"), Value::Null, json!([0])]
        {
            let request =
                json!({"do": verb, "match": name, "seat": seat, "move": "take 1", "level": "greedy"});
            let (code, message, _) = talk.fail(request);
            assert_eq!(code, "bad_request", "{verb} {seat}");
            assert!(message.contains("seat"), "{message}");
        }
    }
}

#[test]
fn every_verb_about_a_match_needs_one_that_is_there() {
    let mut talk = Talk::new();
    for verb in [
        "status", "moves", "play", "view", "position", "score", "imagine", "undo", "record", "suggest",
        "draw", "drop",
    ] {
        let request = json!({"do": verb, "match": "m7", "seat": 0, "move": "take 1", "level": "greedy"});
        assert_eq!(talk.fail(request).0, "unknown_match", "{verb}");
        assert_eq!(talk.fail(json!({"do": verb, "match": 7})).0, "bad_request", "{verb}");
        assert_eq!(talk.fail(json!({"do": verb})).0, "bad_request", "{verb}");
    }
}

#[test]
fn a_fixed_game_need_not_be_named() {
    let mut talk = Talk::new();
    assert_eq!(talk.fail(json!({"do": "new", "seats": 2})).0, "bad_request");
    talk.0.games.truncate(1);
    talk.0 = Talk::new().0.only(true);
    assert_eq!(talk.ask(json!({"do": "new", "seats": 2}))["match"], "m1");
    assert_eq!(talk.ask(json!({"do": "new", "game": "nim", "seats": 2}))["match"], "m2");
}

#[test]
fn the_number_of_open_matches_is_limited() {
    let mut talk = Talk::new();
    for _ in 0..MOST {
        talk.nim(5);
    }
    let (code, message, _) = talk.fail(json!({"do": "new", "game": "nim", "seats": 2}));
    assert_eq!((code.as_str(), message.contains("10000")), ("bad_request", true), "{message}");
    assert_eq!(talk.fail(json!({"do": "imagine", "match": "m1", "seat": 0})).0, "bad_request");
    talk.ask(json!({"do": "drop", "match": "m1"}));
    talk.nim(5);
}
