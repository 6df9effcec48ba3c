//! The engine as a process.

use super::{answers, call, program};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};

#[test]
fn every_game_can_be_played_to_its_end_by_a_program() {
    for id in shelf::IDS {
        let mut child = program(["engine", "--game", id]).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut ask = |request: Value| -> Value {
            writeln!(stdin, "{request}").unwrap();
            let mut line = String::new();
            // Each answer comes at once: waiting for it must not need more input.
            stdout.read_line(&mut line).unwrap();
            let answer: Value = serde_json::from_str(&line).unwrap();
            assert_eq!(answer["ok"], true, "{request} → {answer}");
            answer
        };
        let mut status = ask(json!({"do": "new", "seats": 2, "seed": "0a".repeat(32)}));
        let mut turn = 0;
        while status["over"] == false {
            let seat = &status["waiting_for"][0];
            let moves = ask(json!({"do": "moves", "match": "m1", "seat": seat}))["moves"].clone();
            let moves = moves.as_array().unwrap();
            turn += 1;
            let choice = &moves[turn * 7 % moves.len()];
            // Both forms in turn.
            let choice = if turn % 2 == 0 { &choice["text"] } else { &choice["move"] };
            status = ask(json!({"do": "play", "match": "m1", "seat": seat, "move": choice}));
        }
        assert!(status["result"]["ranking"].is_array(), "{id}: {status}");
        let record = ask(json!({"do": "record", "match": "m1"}))["record"].clone();
        let replayed = ask(json!({"do": "replay", "record": record}));
        assert_eq!(replayed["result"], status["result"]);
        drop(stdin);
        let mut rest = String::new();
        stdout.read_to_string(&mut rest).unwrap();
        assert_eq!((child.wait().unwrap().code(), rest.as_str()), (Some(0), ""), "the end of input ends it");
    }
}

#[test]
fn the_engine_speaks_german_when_asked() {
    let out = call(["engine", "--lang", "de"], "{\"do\":\"dance\"}\n").fine();
    assert!(out.contains("gibt es nicht"), "{out}");
}

#[test]
fn a_reader_who_goes_away_is_no_trouble() {
    let mut child = program(["engine"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let request = b"{\"do\":\"games\"}\n";
    while stdin.write_all(request).is_ok() {}
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((child.wait().unwrap().code(), said.as_str()), (Some(0), ""));
}

#[test]
fn every_game_answers_every_question() {
    for id in shelf::IDS {
        let seats = shelf::find(id).unwrap().seats().start().max(&2).to_owned();
        let mut requests = vec![json!({"do": "new", "game": id, "seats": seats, "seed": "0b".repeat(32)})];
        for verb in ["status", "position", "score", "record"] {
            requests.push(json!({"do": verb, "match": "m1"}));
        }
        for seat in [json!(0), json!(1), json!("spectator")] {
            requests.push(json!({"do": "view", "match": "m1", "seat": seat}));
            requests.push(json!({"do": "draw", "match": "m1", "seat": seat, "format": "svg"}));
        }
        requests.push(json!({"do": "imagine", "match": "m1", "seat": 1}));
        for answer in answers(&requests) {
            assert_eq!(answer["ok"], true, "{id}: {answer}");
        }
        let first = answers(&requests[..1])[0]["waiting_for"][0].clone();
        for level in ["random", "easy", "greedy", "medium", "hard", "expert"] {
            let suggest =
                json!({"do": "suggest", "match": "m1", "seat": first, "level": level, "millis": 200});
            let answer = answers(&[requests[0].clone(), suggest]).remove(1);
            assert_eq!(answer["ok"], true, "{id}: {answer}");
            assert!(!answer.to_string().contains('⟦'), "{id}: {answer}");
            assert!(answer["moves"].as_array().is_some_and(|moves| !moves.is_empty()), "{id}: {answer}");
        }
    }
}
