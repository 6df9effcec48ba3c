//! Records and positions: replayed, verified, drawn.

use super::{answers, call, run};
use serde_json::{Value, json};
use std::fs;

/// A record of the first plies of a match, everybody always taking the first move of the list.
pub(crate) fn record(id: &str, plies: usize) -> String {
    let seats = shelf::find(id).unwrap().seats().start().max(&2).to_owned();
    let new = json!({"do": "new", "game": id, "seats": seats, "seed": "05".repeat(32)});
    let mut requests = vec![new];
    for _ in 0..plies {
        let opened = answers(&requests);
        let waiting = &opened.last().unwrap()["waiting_for"][0];
        let mut ask = requests.clone();
        ask.push(json!({"do": "moves", "match": "m1", "seat": waiting}));
        let listed = answers(&ask);
        let choice = listed.last().unwrap()["moves"][0]["move"].clone();
        requests.push(json!({"do": "play", "match": "m1", "seat": waiting, "move": choice}));
    }
    requests.push(json!({"do": "record", "match": "m1"}));
    answers(&requests).last().unwrap()["record"].as_str().unwrap().to_owned()
}

/// The position at the start of a match.
pub(crate) fn position(id: &str) -> String {
    let seats = shelf::find(id).unwrap().seats().start().max(&2).to_owned();
    let new = json!({"do": "new", "game": id, "seats": seats, "seed": "05".repeat(32)});
    answers(&[new, json!({"do": "position", "match": "m1"})])[1]["position"].to_string()
}

#[test]
fn every_game_is_recorded_verified_told_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    for id in shelf::IDS {
        let file = folder.path().join(format!("{id}.txt"));
        fs::write(&file, record(id, 3)).unwrap();
        let file = file.to_str().unwrap();
        assert!(run(&format!("verify {file}")).fine().contains("Sound: an unfinished match"), "{id}");
        let checked: Value = serde_json::from_str(&run(&format!("verify {file} --json")).fine()).unwrap();
        assert_eq!((&checked["plies"], &checked["over"]), (&json!(3), &json!(false)), "{id}");
        for lang in ["en", "de"] {
            let told = run(&format!("replay {file} --lang {lang}")).fine();
            assert!(told.contains("   1  ") && !told.contains('⟦') && !told.contains("{$"), "{id}: {told}");
            run(&format!("replay {file} --seat 1 --lang {lang}")).fine();
        }
        let lines = run(&format!("replay {file} --json --seat spectator")).fine();
        assert_eq!(lines.lines().count(), 3, "{id}");
        for (arguments, form) in [("", "svg"), ("--dark --ply 1", "png"), ("--seat 2 --ply 0", "svg")] {
            let out = folder.path().join(format!("{id}.{form}"));
            run(&format!("draw --record {file} {arguments} --out {}", out.display())).fine();
            let drawn = fs::read(&out).unwrap();
            assert!(drawn.starts_with(if form == "svg" { b"<svg" } else { b"\x89PNG" }), "{id}");
        }
        let said = run(&format!("draw --record {file} --ply 4 --out x.svg")).failed();
        assert!(said.contains("there is no ply 4"), "{said}");
        let said = run(&format!("replay {file} --seat 9")).failed();
        assert!(said.contains("There is no seat “9”"), "{said}");
    }
}

#[test]
fn positions_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    for id in shelf::IDS {
        let out = folder.path().join("p.svg");
        let arguments = ["draw", id, "--position", "-", "--seat", "1", "--out", out.to_str().unwrap()];
        call(arguments, position(id)).fine();
        assert!(fs::read_to_string(&out).unwrap().starts_with("<svg"), "{id}");
        // The whole answer of the engine will do as well.
        call(arguments, format!("{{\"ok\":true,\"position\":{}}}", position(id))).fine();
    }
}

#[test]
fn whoever_looks_at_a_replay_hears_no_secret_moves() {
    // Told to a seat, the machine form leaves out what others kept secret: which tile each of two keeps is for himself.
    let record = record("elemente", 8);
    let lines = call(["replay", "-", "--json", "--seat", "1"], record).fine();
    let plies: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (own, others): (Vec<&Value>, Vec<&Value>) = plies.iter().partition(|ply| ply["seat"] == 0);
    assert!(own.iter().all(|ply| ply["move"].is_string()), "{lines}");
    assert!(others.iter().any(|ply| ply["move"].is_null()), "{lines}");
    assert!(others.iter().any(|ply| ply["move"].is_string()), "what is open is told: {lines}");
}
