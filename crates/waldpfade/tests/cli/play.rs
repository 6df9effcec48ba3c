//! Whole matches in the terminal, by script.

use super::{call, run};
use std::fs;

#[test]
fn a_person_plays_every_game_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    for game in shelf::games() {
        let id = game.id();
        for lang in ["en", "de"] {
            let file = folder.path().join(format!("{id}-{lang}.txt"));
            let mut script =
                String::from("help\nboard 40\nmoves\nhint\nlook\nscore\nlog\nnonsense\n\n99999\n");
            script += &"1\n".repeat(2000);
            script += ["save ", file.to_str().unwrap(), "\nquit\n"].concat().as_str();
            let out = call(["play", id, "--seed", "3", "--lang", lang], script).fine();
            assert!(!out.contains('⟦') && !out.contains("{$"), "{id} {lang}: words are missing");
            let over = if lang == "en" { "The match is over." } else { "Die Partie ist zu Ende." };
            assert!(out.contains(over), "{id} {lang}: {}", &out[out.len().saturating_sub(2000)..]);
            let sound = run(&format!("verify {} --lang {lang}", file.display())).fine();
            assert!(
                sound.contains(if lang == "en" { "finished match" } else { "beendete Partie" }),
                "{sound}"
            );
        }
    }
}

#[test]
fn computers_play_among_themselves() {
    for id in shelf::IDS {
        let out = call(["play", id, "--seats", "random,greedy", "--seed", "1"], "").fine();
        assert!(out.contains("computer (random)") && out.contains("computer (greedy)"), "{out}");
    }
}

#[test]
fn a_saved_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.txt");
    let picture = folder.path().join("board.svg");
    let id = shelf::IDS[0];
    let script =
        format!("1\n1\nsave {}\npicture {}\nsave /nowhere/x\nquit\n", file.display(), picture.display());
    let out = call(["play", id, "--seats", "human,human", "--seed", "1"], script).fine();
    assert!(out.contains("could not be written"), "an unwritable file does not end the match: {out}");
    assert!(fs::read_to_string(&picture).unwrap().starts_with("<svg"));
    let kept = folder.path().join("kept.png");
    let arguments = [
        "play",
        "--record",
        file.to_str().unwrap(),
        "--seats",
        "human,human",
        "--picture",
        kept.to_str().unwrap(),
    ];
    let out = call(arguments, "log\nquit\n").fine();
    assert!(out.contains("   1  ") && out.contains("   2  "), "{out}");
    assert!(fs::read(&kept).unwrap().starts_with(b"\x89PNG"));
    let said = call(["play", "--record", file.to_str().unwrap(), "--seats", "human"], "").failed();
    assert!(said.contains("One player is named, but the match is for 2."), "{said}");
}

#[test]
fn undo_is_free_until_somebody_learnt_something() {
    let id = shelf::IDS[0];
    let out = call(["play", id, "--seed", "1"], "undo\n1\nundo\n1\nquit\n").fine();
    assert!(out.contains("There is nothing of yours to take back."), "{out}");
    assert!(out.contains("2 plies are taken back."), "{out}");
}

#[test]
fn without_a_game_it_is_asked_for() {
    let out = call(["play"], "1\nquit\n").fine();
    assert!(out.contains("help"), "{out}");
    let out = call(["play"], "\nquit\n").fine();
    assert!(out.contains("Player 1"), "{out}");
    call(["play"], "").fine();
}

/// Two people at one keyboard: whoever sits down is named before anything of his is shown, in games with secrets only.
#[test]
fn a_curtain_falls_between_people_with_secrets() {
    for game in shelf::games() {
        let id = game.id();
        let game_match = game.deal(2, &game.default_options(), table::Seed::from_number(1)).unwrap();
        let secrets = (0..2).any(|seat| game_match.hides(table::Viewer::Seat(table::Seat(seat))));
        let out = call(["play", id, "--seats", "human,human", "--seed", "1"], "\n1\n\n1\n\nquit\n").fine();
        assert_eq!(out.contains("may look now"), secrets, "{id}: {out}");
        if secrets {
            let (before, _) = out.split_once("may look now").unwrap();
            assert!(!before.contains("  1  "), "nothing is listed before the curtain rises: {before}");
        }
    }
}

/// Where players claim their networks themselves, nothing in the terminal tells that one is closed before it is named;
/// a false claim is refused by its rule, a true one is played, by any edge of the network.
#[test]
fn claims_are_for_the_player_to_find() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.txt");
    let game = shelf::find("fairy-trails").unwrap();
    let options = serde_json::json!({"claims": "manual"});
    let mut game_match = game.deal(2, &options, table::Seed::from_number(1)).unwrap();
    // Cards are laid until whoever has laid one could claim.
    let claim = loop {
        let seat = game_match.status().waiting.first().unwrap();
        let moves = game_match.moves(seat);
        let claim = moves.iter().find(|choice| choice.text.starts_with("claim"));
        match (claim, moves.iter().any(|choice| choice.text == "done")) {
            (Some(claim), true) => break claim.text.clone(),
            (_, true) => game_match.play(seat, shelf::Said::Text("done")).unwrap(),
            (_, false) => game_match.play(seat, shelf::Said::Text(&moves[0].text)).unwrap(),
        }
    };
    fs::write(&file, game_match.record().to_text()).unwrap();
    let arguments = ["play", "--record", file.to_str().unwrap(), "--seats", "human,human"];
    let script = format!("\nmoves\nmoves claim\nhint\n2\nclaim 99,99 n\n{claim}\n{claim}\nquit\n");
    let out = call(arguments, script).fine();
    let (before, after) = out.split_once("claim 99,99 n\n").unwrap();
    let told = before.replace("moves claim", "").replace("“claim”", "");
    assert!(!told.contains("claim") && !told.contains("Claim"), "{before}");
    assert!(told.contains(", 1 move)") && told.contains("done"), "{before}");
    assert!(told.contains("100 % sure"), "nothing better is hinted at: {before}");
    assert!(told.contains("There are moves 1 to 1."), "no number reaches it: {before}");
    assert!(after.contains("FT-10"), "a false claim names its rule: {after}");
    assert!(after.contains("on a closed network"), "a true one is paid: {after}");
    assert!(after.contains("has its stones already"), "and once only: {after}");
}
