//! Playthroughs: one match of each set-up, every value at every step, kept as a golden file.

use crate::{Case, Walk};
use core::fmt::Write;
use std::path::{Path, PathBuf};
use table::{Fingerprint, Game, Match, Record, Viewer, to_value};

/// Plays the playthrough of a case and compares it with `tests/playthroughs/NAME.txt`, and its record with
/// `tests/records/NAME.txt`. Missing files are written with `BLESS=1`; present ones never.
///
/// # Panics
/// If they differ, or are missing.
pub fn compare<G: Game>(case: &Case<G>, manifest: &str) {
    let walk = Walk { game: case.game.clone(), seed: 2_026 };
    let (story, end) = tell(&walk);
    let golden =
        |folder: &str| Path::new(manifest).join("tests").join(folder).join(format!("{}.txt", case.name));
    match_golden(&golden("playthroughs"), &story);
    let record = golden("records");
    match_golden(&record, &end.record().to_text());
    // The kept record is the witness of earlier versions: it must replay, whatever the code has become.
    let kept =
        std::fs::read_to_string(&record).unwrap_or_else(|error| panic!("{}: {error}", record.display()));
    let kept = Record::read(&kept).unwrap_or_else(|fault| panic!("{}: {fault:?}", record.display()));
    let edition = case.game.setup().edition();
    if let Err(faults) = Match::<G>::replay(&kept, &edition) {
        panic!("{}: {faults:?}", record.display());
    }
}

fn match_golden(path: &PathBuf, found: &str) {
    match std::fs::read_to_string(path) {
        Ok(golden) => {
            let difference =
                golden.lines().zip(found.lines()).enumerate().find(|(_, (kept, now))| kept != now);
            if let Some((index, (kept, now))) = difference {
                panic!("{} line {}:\n  kept {kept}\n  now  {now}", path.display(), index + 1);
            }
            assert_eq!(golden.lines().count(), found.lines().count(), "{}: another length", path.display());
        }
        Err(_) if std::env::var_os("BLESS").is_some() => {
            let folder = path.parent().expect("a golden lies in a folder");
            std::fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
            std::fs::write(path, found).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        Err(error) => panic!("{}: {error}; run with BLESS=1 to write it", path.display()),
    }
}

/// The story of a walk, a few lines for each ply.
fn tell<G: Game>(walk: &Walk<G>) -> (String, Match<G>) {
    let game = &walk.game;
    let mut story = String::new();
    let mut line = |text: core::fmt::Arguments<'_>| {
        story.write_fmt(text).expect("strings take any text");
        story.push('\n');
    };
    line(format_args!(
        "{} for {} with {}",
        game.setup().ruleset,
        game.seats(),
        to_value(&game.setup().options)
    ));
    let end = walk.stroll(|moment| {
        let state = moment.game_match.state();
        line(format_args!("\n{}. waiting for {:?}", moment.game_match.ply() + 1, game.waiting(state)));
        line(format_args!("   state {}", moment.game_match.fingerprint().short()));
        for viewer in Viewer::all(game.seats()) {
            let view = to_value(&game.view(state, viewer)).to_string();
            line(format_args!("   view of {viewer:?} {}", Fingerprint::of(&[view.as_bytes()]).short()));
        }
        let scores: Vec<i32> = game.scores(state).iter().map(table::Score::total).collect();
        line(format_args!("   scores {scores:?}"));
        let list: Vec<String> = moment.moves.iter().map(|choice| game.write_move(choice)).collect();
        let print = Fingerprint::of(&[list.join("\n").as_bytes()]).short();
        line(format_args!(
            "   seat {} has {} moves {print}: plays {}",
            moment.seat,
            list.len(),
            game.write_move(moment.choice)
        ));
        let mut after = moment.game_match.clone();
        for event in after.play(moment.seat, moment.choice.clone()).expect("a listed move") {
            line(format_args!("   {}", to_value(&event)));
        }
        if let Some(ply) = after.plies().last() {
            line(format_args!("   boundary {:?}", ply.boundary));
        }
    });
    line(format_args!("\nend after {} plies", end.ply()));
    line(format_args!("   state {}", end.fingerprint()));
    line(format_args!("   outcome {}", to_value(&game.outcome(end.state()))));
    for (seat, score) in game.scores(end.state()).iter().enumerate() {
        line(format_args!("   seat {seat}: {} {}", score.total(), to_value(&score.parts)));
    }
    (story, end)
}
