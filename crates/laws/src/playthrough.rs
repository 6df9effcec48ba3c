//! Playthroughs: one match of each set-up, every value at every step, kept as a golden file.

use crate::{Case, Moment, Walk};
use std::path::{Path, PathBuf};
use table::{Fingerprint, Game, Match, Record, Viewer, state_fingerprint, to_value};

/// A match of more plies than this is told in part.
const TOLD_WHOLE: usize = 1_000;
/// About how many plies of a long match are told.
const TOLD_OF_LONG: usize = 100;

/// Plays the playthrough of a case and compares it with `tests/playthroughs/NAME.txt`, and its record with
/// `tests/records/NAME.txt`. Missing files are written with `BLESS=1`; present ones never.
///
/// # Panics
/// If they differ, or are missing.
pub fn compare<G: Game>(case: &Case<G>, manifest: &str) {
    let walk = Walk::whole(&case.game, 2_026);
    let end = walk.play();
    let story = tell(&walk, end.plies().len());
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

/// The story of a walk, a few lines for each ply; of a long one, of every so many plies, and a digest of those between.
fn tell<G: Game>(walk: &Walk<G>, length: usize) -> String {
    let game = &walk.game;
    let step = if length > TOLD_WHOLE { length.div_ceil(TOLD_OF_LONG) } else { 1 };
    let mut story = vec![format!(
        "{} for {} with {}",
        game.setup().ruleset,
        game.seats(),
        to_value(&game.setup().options)
    )];
    // Follows from all that happened so far, so the first ply that differs is known within a step.
    let mut digest = Fingerprint::of(&[]);
    let end = walk.stroll(|moment| {
        if (moment.ply as usize).is_multiple_of(step) {
            if step > 1 {
                story.push(format!("\ndigest of {} plies {}", moment.ply, digest.short()));
            }
            story.push(paragraph(moment));
        }
        if step > 1 {
            digest = chained(digest, moment);
        }
    });
    if step > 1 {
        story.push(format!("\ndigest of {} plies {}", end.ply, digest.short()));
    }
    story.push(format!("\nend after {} plies", end.ply));
    story.push(format!("   state {}", state_fingerprint(game, &end.state)));
    story.push(format!("   outcome {}", to_value(&game.outcome(&end.state))));
    for (seat, score) in game.scores(&end.state).iter().enumerate() {
        story.push(format!("   seat {seat}: {} {}", score.total(), to_value(&score.parts)));
    }
    story.join("\n") + "\n"
}

/// Everything about one ply.
fn paragraph<G: Game>(moment: &Moment<'_, G>) -> String {
    let Moment { game, state, .. } = moment;
    let mut lines = vec![
        format!("\n{}. waiting for {:?}", moment.ply + 1, game.waiting(state)),
        format!("state {}", state_fingerprint(*game, state).short()),
    ];
    for viewer in Viewer::all(game.seats()) {
        let view = to_value(&game.view(state, viewer)).to_string();
        lines.push(format!("view of {viewer:?} {}", Fingerprint::of(&[view.as_bytes()]).short()));
    }
    let scores: Vec<i32> = game.scores(state).iter().map(table::Score::total).collect();
    lines.push(format!("scores {scores:?}"));
    let list: Vec<String> = moment.moves.iter().map(|choice| game.write_move(choice)).collect();
    let print = Fingerprint::of(&[list.join("\n").as_bytes()]).short();
    let played = game.write_move(moment.choice);
    lines.push(format!("seat {} has {} moves {print}: plays {played}", moment.seat, list.len()));
    let after = moment.play();
    lines.extend(after.events.iter().map(|event| to_value(event).to_string()));
    lines.push(format!("boundary {:?}", after.boundary));
    lines.join("\n   ")
}

/// A digest, with one ply more: state, move and events.
fn chained<G: Game>(digest: Fingerprint, moment: &Moment<'_, G>) -> Fingerprint {
    let after = moment.play();
    let state = state_fingerprint(moment.game, &after.state).to_string();
    let told = format!("{} {} {:?}", moment.seat, moment.game.write_move(moment.choice), after.boundary);
    let events = to_value(&after.events).to_string();
    Fingerprint::of(&[digest.to_string().as_bytes(), told.as_bytes(), events.as_bytes(), state.as_bytes()])
}
