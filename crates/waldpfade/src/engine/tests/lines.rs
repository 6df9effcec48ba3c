//! Lines that nobody should send.

use super::{Talk, small_games};
use crate::engine::line::LONGEST;
use crate::engine::{Engine, serve};
use crate::tongue::Tongue;
use serde_json::{Value, json};
use words::Lang;

#[test]
fn malformed_lines_are_bad_requests() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let deep_field = format!(r#"{{"do":"new","game":"nim","seats":2,"options":{}}}"#, "[".repeat(1000));
    let deep_id = format!(r#"{{"do":"dance","id":{}{}}}"#, "[".repeat(500), "]".repeat(500));
    let cases: &[(&str, &[u8])] = &[
        ("not UTF-8", b"\xff\xfe{}"),
        ("cut UTF-8", b"{\"do\": \"\xc3\"}"),
        ("no JSON", b"hello"),
        ("half an object", b"{\"do\": \"games\""),
        ("two objects", b"{\"do\": \"games\"} {\"do\": \"games\"}"),
        ("a list", b"[]"),
        ("a string", b"\"games\""),
        ("a number", b"7"),
        ("null", b"null"),
        ("empty object", b"{}"),
        ("verb is null", b"{\"do\": null}"),
        ("verb is a number", b"{\"do\": 1}"),
        ("unknown verb", b"{\"do\": \"dance\"}"),
        ("verb in capitals", b"{\"do\": \"GAMES\"}"),
        ("control characters", b"{\"do\": \"\x01\"}"),
        ("nul byte", b"{\"do\": \"games\"}\0"),
        ("number out of range", b"{\"do\": \"games\", \"x\": 1e999}"),
        ("lone surrogate", br#"{"do": "\ud800"}"#),
        ("an id that is nested too deeply", deep_id.as_bytes()),
        ("byte order mark", "\u{feff}{\"do\": \"games\"}".as_bytes()),
        ("deep nesting", deep.as_bytes()),
        ("deep nesting in a field", deep_field.as_bytes()),
    ];
    let mut talk = Talk::new();
    for (name, line) in cases {
        let answer = talk.line(line);
        assert_eq!(answer["error"]["code"], "bad_request", "{name}: {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|message| message.len() > 10), "{name}");
    }
    talk.ask(json!({"do": "games"}));
}

#[test]
fn ids_go_back_as_they_came() {
    let mut talk = Talk::new();
    for id in [
        "1",
        "-0",
        "1.50",
        "12345678901234567890123456789",
        "1e2",
        "null",
        "true",
        r#""ä\u00e4\"""#,
        r#"[1, {"a":  []}]"#,
        r#"{"b":1,"a":2}"#,
    ] {
        for request in ["\"do\":\"games\"", "\"do\":\"dance\"", "\"do\":7", "\"x\":1"] {
            let answer = talk.0.answer(format!("{{{request},\"id\":{id}}}").as_bytes());
            if id == "null" {
                // No id and an id of nothing are the same.
                continue;
            }
            assert!(answer.contains(&format!(",\"id\":{id},")), "{id}: {answer}");
        }
    }
    let answer = talk.line("{\"do\": \"games\"}");
    assert!(answer.get("id").is_none());
}

#[test]
fn a_mistake_in_a_game_is_caught_and_nothing_is_lost() {
    let mut talk = Talk::new();
    let nim = talk.nim(5);
    // The small game draws this state with a mistake on purpose.
    let state = json!({"hands": [2, 2], "laid": [0, 0], "points": [24, 0]});
    let loaded = talk.ask(json!({"do": "load", "position": {"game": "bids", "seats": 2, "state": state}}));
    let request = json!({"do": "draw", "match": loaded["match"], "seat": 0, "id": 4});
    let answer = talk.line(request.to_string());
    assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!("bad_request"), &json!(4)));
    assert_eq!(talk.ask(json!({"do": "status", "match": loaded["match"]}))["ply"], 0);
    assert_eq!(talk.ask(json!({"do": "status", "match": nim}))["ply"], 0);
}

/// What the engine writes for a whole input.
fn served(input: &[u8]) -> Vec<Value> {
    let mut engine = Engine::new(small_games(), Tongue::new(Lang::En));
    let mut output = Vec::new();
    serve(&mut engine, &mut &*input, |answer| {
        output.extend_from_slice(answer);
        Ok(())
    })
    .unwrap();
    let text = String::from_utf8(output).unwrap();
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn answers_come_in_order_and_the_last_line_needs_no_line_feed() {
    let answers = served(b"{\"do\":\"games\",\"id\":1}\n\n  \r\nnonsense\n{\"do\":\"games\",\"id\":2}\r\n{\"do\":\"games\",\"id\":3}");
    let ids: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [&json!(1), &Value::Null, &json!(2), &json!(3)]);
    assert_eq!(served(b""), [Value::Null; 0]);
}

#[test]
fn a_line_that_is_too_long_is_stepped_over() {
    let mut input = vec![b'x'; LONGEST + 7];
    input.extend_from_slice(b"\n{\"do\":\"games\"}\n");
    let answers = served(&input);
    assert_eq!(answers.len(), 2);
    assert!(answers[0]["error"]["message"].as_str().unwrap().contains("16 MiB"));
    assert_eq!(answers[1]["ok"], true);
}

#[test]
fn output_that_nobody_reads_ends_the_engine() {
    let mut engine = Engine::new(small_games(), Tongue::new(Lang::En));
    let broken = |_: &[u8]| Err(std::io::ErrorKind::BrokenPipe.into());
    let error = serve(&mut engine, &mut &b"{\"do\":\"games\"}\n"[..], broken).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::BrokenPipe);
}

/// Whatever a line holds, it gets one answer of the right shape, and the engine lives on.
#[test]
fn damaged_lines_always_get_an_answer() {
    let setup = [
        json!({"do": "new", "game": "nim", "seats": 2, "seed": "07".repeat(32), "id": 1}),
        json!({"do": "new", "game": "bids", "seats": 3, "options": {}, "id": [2]}),
    ];
    let mut talk = Talk::new();
    for request in &setup {
        talk.ask(request.clone());
    }
    talk.ask(json!({"do": "play", "match": "m2", "seat": 1, "move": 4}));
    let position = talk.ask(json!({"do": "position", "match": "m2"}))["position"].clone();
    let record = talk.ask(json!({"do": "record", "match": "m2"}))["record"].clone();
    let mut samples: Vec<String> = setup.iter().map(Value::to_string).collect();
    for request in [
        json!({"do": "games", "id": {"a": 1}}),
        json!({"do": "load", "game": "bids", "position": position}),
        json!({"do": "status", "match": "m1"}),
        json!({"do": "moves", "match": "m1", "seat": 0}),
        json!({"do": "play", "match": "m1", "seat": 0, "move": "take 1"}),
        json!({"do": "play", "match": "m1", "seat": 1, "move": {"take": 2}}),
        json!({"do": "view", "match": "m2", "seat": "spectator"}),
        json!({"do": "position", "match": "m2"}),
        json!({"do": "score", "match": "m2"}),
        json!({"do": "imagine", "match": "m2", "seat": 0, "seed": "01".repeat(32)}),
        json!({"do": "undo", "match": "m1", "plies": 1}),
        json!({"do": "record", "match": "m1"}),
        json!({"do": "replay", "record": record}),
        json!({"do": "suggest", "match": "m2", "seat": 0, "level": "greedy", "millis": 5}),
        json!({"do": "draw", "match": "m2", "seat": 0, "format": "svg"}),
        json!({"do": "drop", "match": "m9"}),
    ] {
        samples.push(request.to_string());
    }
    let mut fine = 0;
    laws::mutate::campaign(laws::mutate::Effort::from_env(), samples, |line| {
        let answer: Value = serde_json::from_str(&talk.0.answer(line)).expect("an answer is JSON");
        match answer["ok"].as_bool() {
            Some(true) => fine += 1,
            Some(false) => {
                let error = &answer["error"];
                assert!(error["code"].is_string() && error["message"].is_string(), "{answer}");
            }
            None => panic!("no answer: {answer}"),
        }
    });
    assert!(fine > 18, "the samples themselves must pass: {fine}");
}
