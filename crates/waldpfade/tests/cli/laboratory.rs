//! Tournaments, slices and reports.

use super::run;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn json(line: &str) -> Value {
    serde_json::from_str(&run(&format!("{line} --json")).fine()).unwrap()
}

/// Plays all slices of a run into a folder and names the files.
fn slices(folder: &Path, line: &str, of: u32) -> String {
    let play = |number: u32| {
        let file = folder.join(format!("part-{number}.json"));
        run(&format!("{line} --shard {number}/{of} --tally {}", file.display())).fine();
        file.display().to_string()
    };
    (1..=of).map(play).collect::<Vec<_>>().join(" ")
}

#[test]
fn merged_slices_are_exactly_the_unsharded_run() {
    for line in [
        "simulate pixies --seats greedy,random,random --games 50 --seed 3 --metrics",
        "tournament krumme-pfade --entrants random,greedy,random --games 11 --seed 4 --options {\"size\":3}",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let files = slices(folder.path(), line, 4);
        assert_eq!(json(&format!("merge {files}")), json(line), "{line}");
        // In any order, and in every form.
        let backwards: Vec<&str> = files.split(' ').rev().collect();
        let (csv, whole) = (folder.path().join("m.csv"), folder.path().join("w.csv"));
        let merged = run(&format!("merge {} --csv {}", backwards.join(" "), csv.display())).fine();
        assert_eq!(merged, run(&format!("{line} --csv {}", whole.display())).fine(), "{line}");
        assert_eq!(fs::read_to_string(csv).unwrap(), fs::read_to_string(whole).unwrap());
    }
}

#[test]
fn slices_that_do_not_belong_together_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let line = "simulate pixies --seats random,random --games 20 --seed 3";
    let files = slices(folder.path(), line, 3);
    let [first, second, third] = files.split(' ').collect::<Vec<_>>()[..] else { panic!("{files}") };
    let missing = run(&format!("merge {first} {third}")).failed();
    assert!(missing.contains("Slices are missing: 2/3"), "{missing}");
    let twice = run(&format!("merge {first} {second} {second}")).failed();
    assert!(twice.contains("the same slice, 2/3"), "{twice}");
    run(&format!("{line} --fixed-seats --shard 2/3 --tally {second}")).fine();
    let other = run(&format!("merge {files}")).failed();
    assert!(other.contains("part-2.json are of different runs: fixed_seats is false"), "{other}");
    let text = fs::read_to_string(first).unwrap();
    for (damaged, message) in [
        (text.replace("waldpfade-tally/1", "waldpfade-tally/2"), "its form is “waldpfade-tally/2”"),
        (text.replace("\"games\":6", "\"games\":7"), "do not add up at match_ups[0].tally.games"),
        (text.replace("\"draws\"", "\"drawn\""), "unknown field `drawn`"),
        (text[..300].to_owned(), "line 1 column 300"),
        ("Hello".to_owned(), "is no file that --tally wrote"),
    ] {
        fs::write(first, damaged).unwrap();
        for lang in ["en", "de"] {
            let said = run(&format!("merge {files} --lang {lang}")).failed();
            assert!(
                said.contains("part-1.json") && (lang == "de" || said.contains(message)),
                "{message}: {said}"
            );
        }
    }
}

#[test]
fn tournaments_show_a_final_table_and_everybody_against_everybody() {
    let line = "tournament krumme-pfade --entrants random,greedy,greedy@20ms --games 8 --seed 1 --options {\"size\":3}";
    let table = run(line).fine();
    assert!(table.contains("Rating") && table.contains("Row against column"), "{table}");
    assert!(table.contains("greedy@20ms"), "{table}");
    let figures = json(line);
    assert_eq!(figures["match_ups"].as_array().map(Vec::len), Some(3));
    assert_eq!((&figures["games"], &figures["seats"]), (&24.into(), &2.into()));
    let last = &figures["standings"][2];
    assert_eq!(last["name"], "random", "the weakest stands last: {figures}");
    assert!(last["rating"]["rating"].as_f64().unwrap() < 1500.0);
    // The same entrant twice is two entrants.
    let twice = run("tournament pixies --entrants random,random --games 2 --seed 1").fine();
    assert!(twice.contains("random (1)") && twice.contains("random (2)"), "{twice}");
}

#[test]
fn it_stops_early_when_it_is_decided_or_precise_enough() {
    let decided = json("simulate pixies --seats greedy,random --games 100000 --seed 1 --decide");
    assert_eq!(decided["ending"]["decided"], 0);
    assert!(decided["games"].as_u64().unwrap() < 1000, "{}", decided["games"]);
    let precise = json("simulate pixies --seats random,random --games 100000 --seed 1 --until 0.05");
    assert_eq!(precise["ending"], "precise");
    let [low, high] = [0, 1].map(|end| precise["ci95_blocks"][0][end].as_f64().unwrap());
    assert!(high - low <= 0.1 && precise["games"].as_u64().unwrap() < 5000, "{precise}");
    let text = run("simulate pixies --seats greedy,random --games 100000 --seed 1 --decide --lang de").fine();
    assert!(text.contains("entschieden, dass greedy besser ist"), "{text}");
}

#[test]
fn what_cannot_be_asked_for_is_refused() {
    for (line, message) in [
        (
            "simulate pixies --seats random,random --seed 1 --shard 1/2 --until 0.1",
            "--shard <K/N> does not go together with --until",
        ),
        ("simulate pixies --seats random,random --seed 1 --shard 1/2 --decide", "does not go together with"),
        ("simulate pixies --seats random,random --shard 1/2", "This is still needed: --seed"),
        ("simulate pixies --seats random,random --seed 1 --shard 3/2", "write the third of sixteen as 3/16"),
        ("simulate pixies --seats random,random --until 0.7", "0 < WIDTH < 0.5"),
        ("merge", "This is still needed"),
    ] {
        let ran = run(line);
        assert_eq!(ran.code, Some(2), "{line}: {}", ran.err);
        assert!(ran.err.contains(message), "{line}: {}", ran.err);
    }
    for (line, message) in [
        (
            "simulate pixies --seats greedy@soon,random",
            "“soon” is no limit. Write milliseconds like greedy@50ms",
        ),
        ("tournament pixies --entrants wizard,random", "There is no level “wizard”. There are: random"),
        ("tournament pixies --entrants random", "One entrant is too few for tables of 2"),
        ("tournament pixies --entrants random,random --seats 9", "9 players are not possible"),
        ("merge nowhere.json", "There is no file “nowhere.json”"),
    ] {
        let said = run(line).failed();
        assert!(said.contains(message), "{line}: {said}");
    }
}

#[test]
fn the_page_stands_alone_and_shows_everything() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("r.html");
    for (line, english, german) in [
        (
            "simulate pixies --seats greedy,random --games 30 --metrics --seed 2",
            "Which parts decide",
            "Welche Teile entscheiden",
        ),
        (
            "tournament pixies --entrants greedy,random,random --games 6 --seed 2",
            "Everybody against everybody",
            "Alle gegen alle",
        ),
    ] {
        for (lang, heading) in [("en", english), ("de", german)] {
            run(&format!("{line} --lang {lang} --report {}", page.display())).fine();
            let html = fs::read_to_string(&page).unwrap();
            assert!(html.starts_with("<!doctype html>") && html.contains(heading), "{html}");
            for outside in ["http:", "https:", "//", "<script", "<link", "@import", "url(", "src="] {
                assert!(!html.contains(outside), "{outside} in {html}");
            }
            assert!(
                !html.contains('⟦') && !html.contains("NaN") && !html.contains("{ $"),
                "words are missing"
            );
            assert!(html.contains("prefers-color-scheme:dark") && html.contains("width=device-width"));
            assert_eq!(html.matches("<svg").count(), html.matches("</svg>").count());
            assert_eq!(html.matches("<svg").count(), html.matches("role=\"img\" aria-label").count());
        }
    }
}
