//! Tournaments and measurements.

use super::{program, run};
use serde_json::{Value, json};
use std::fs;

fn simulated(line: &str) -> Value {
    serde_json::from_str(&run(&format!("simulate {line} --json")).fine()).unwrap()
}

#[test]
fn results_follow_from_the_seed_on_any_number_of_threads() {
    let id = shelf::IDS[0];
    let single = simulated(&format!("{id} --seats greedy,random --games 6 --seed 7 --threads 1"));
    assert_eq!(simulated(&format!("{id} --seats greedy,random --games 6 --seed 7 --threads 3")), single);
    assert_eq!(single["games"], 6);
    for list in ["wins", "shares", "win_rate", "ci95", "mean_score", "by_seat"] {
        assert_eq!(single[list].as_array().map(Vec::len), Some(2), "{list}: {single}");
    }
    assert!(single["draws"].is_u64() && single["mean_plies"].as_f64().unwrap() > 1.0);
    assert_eq!(single["players"], json!(["greedy", "random"]));
}

#[test]
fn every_game_can_be_simulated_and_measured() {
    for game in shelf::games() {
        let id = game.id();
        let report = simulated(&format!("{id} --seats random,random --games 4 --fixed-seats"));
        assert_eq!(report["games"], 4, "{id}");
        let line = run(&format!("bench --game {id} --seconds 0.2 --json")).fine();
        let bench: Value = serde_json::from_str(&line).unwrap();
        assert_eq!((&bench["game"], &bench["seats"]), (&json!(id), &json!(2)));
        for figure in [
            "plies_per_s",
            "playouts_per_s",
            "mean_plies",
            "search_sims_per_s",
            "tree_sims_per_s",
            "playout_sims_per_s",
        ] {
            assert!(bench[figure].as_f64().is_some_and(|figure| figure > 0.0), "{id}: {bench}");
        }
    }
    let lines = run("bench --seconds 0.1 --json").fine();
    assert_eq!(lines.lines().count(), shelf::IDS.len());
    let table = run("bench --seconds 0.1 --lang de").fine();
    assert!(table.contains("Züge/s") && shelf::IDS.iter().all(|id| table.contains(id)), "{table}");
}

#[test]
fn the_report_is_a_page_that_stands_alone() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("r.html");
    let id = shelf::IDS[0];
    let line = format!(
        "simulate {id} --seats random,random --games 3 --seed 1 --lang de --report {}",
        page.display()
    );
    let table = run(&line).fine();
    assert!(table.contains("Siegquote"), "{table}");
    let page = fs::read_to_string(page).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.contains("lang=\"de\""), "{page}");
    assert!(!page.contains("http") && !page.contains("<script"), "nothing is fetched");
    assert!(page.contains("--seats random,random --games 3"), "{page}");
}

/// Ctrl-C: what there is so far, and exit code 130.
#[cfg(unix)]
#[test]
fn interrupted_work_ends_with_what_there_is() {
    use std::process::Command;
    use std::time::Duration;
    let id = shelf::IDS[0];
    let simulate = ["simulate", id, "--seats", "random,random", "--games", "1000000000", "--json"];
    let bench = ["bench", "--game", id, "--seconds", "3000", "--json"];
    for arguments in [&simulate[..], &bench[..]] {
        let child = program(arguments).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(1500));
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{arguments:?}");
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["game"], id, "{report}");
        if arguments[0] == "simulate" {
            assert!(report["games"].as_u64().unwrap() > 0 && report["stopped"] == true, "{report}");
        }
    }
    // Its input stays open while we wait: an engine whose input has ended leaves by itself, with 0.
    let mut child = program(["engine"]).spawn().unwrap();
    let input = child.stdin.take();
    std::thread::sleep(Duration::from_millis(700));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    drop(input);
}
