//! `verify`: is a record whole, legal and true?

use super::replay::{Replayed, replayed};
use crate::failure::Failure;
use crate::files;
use crate::tongue::Tongue;
use serde_json::json;
use server::dice::{Proof, Unproved};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{Phrase, Record, Start};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    dice: Option<PathBuf>,
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let Replayed { game, record, game_match } = replayed(&args.file, args.components.as_deref(), tongue)?;
    let proof = proof(args, &record)?;
    if let Some(kept) = &args.commitment {
        must_be_promised(kept, proof.as_ref())?;
    }
    let fingerprint = game_match.fingerprint().to_string();
    let status = game_match.status();
    let output = if args.json {
        json!({
            "game": record.game,
            "ruleset": record.ruleset,
            "plies": record.moves.len(),
            "over": status.waiting.is_empty(),
            "result": status.outcome,
            "fingerprint": fingerprint,
            "dice": proof.as_ref().map(|proof| json!({"table": proof.table, "commitment": proof.commitment})),
        })
        .to_string()
    } else {
        let key = if status.waiting.is_empty() { "verify-sound-over" } else { "verify-sound-open" };
        let phrase = Phrase::new(key)
            .with("title", game.words(tongue.lang()).text_or_key("title"))
            .with("plies", record.moves.len())
            .with("fingerprint", fingerprint);
        let mut said = tongue.say(&phrase);
        if let Some(proof) = proof {
            let phrase = Phrase::new("verify-dice")
                .with("table", proof.table)
                .with("commitment", proof.commitment)
                .with("parts", proof.parts.iter().flatten().count());
            said += "\n";
            said += &tongue.say(&phrase);
        }
        said
    };
    files::print_line(&output)?;
    Ok(ExitCode::SUCCESS)
}

/// The proof of the dice that goes with a record, checked: from a file of its own, else what the record brings itself.
fn proof(args: &Args, record: &Record) -> Result<Option<Proof>, Failure> {
    if let Some(path) = &args.dice {
        return proved(path, serde_json::from_str(&files::read(path)?), record).map(Some);
    }
    let Some(dice) = &record.dice else { return Ok(None) };
    proved(&args.file, serde_json::from_value(dice.clone()), record).map(Some)
}

/// Checks that what the server shows now is what it promised then: only whoever kept the promise can know.
fn must_be_promised(kept: &str, proof: Option<&Proof>) -> Result<(), Failure> {
    let Some(proof) = proof else { return Err(Phrase::new("verify-commitment-no-dice").into()) };
    if proof.commitment.eq_ignore_ascii_case(kept.trim()) {
        return Ok(());
    }
    Err(Phrase::new("verify-commitment-other").with("commitment", proof.commitment.as_str()).into())
}

/// Checks that the dice of a record follow from what was promised before the match.
fn proved(path: &Path, proof: serde_json::Result<Proof>, record: &Record) -> Result<Proof, Failure> {
    let file = files::shown(path);
    let problem = |key: &'static str| Failure::from(Phrase::new(key).with("file", file.as_str()));
    let proof = proof.map_err(|error| {
        let problem = Phrase::new("verify-dice-unreadable").with("file", file.as_str());
        Failure::from(problem.with("detail", error.to_string()))
    })?;
    let seed = proof.check().map_err(|unproved| {
        problem(match unproved {
            Unproved::Version => "verify-dice-version",
            Unproved::Digits => "verify-dice-digits",
            Unproved::Commitment => "verify-dice-commitment",
            Unproved::Seed => "verify-dice-seed",
        })
    })?;
    if record.start != Start::Seed(seed) {
        return Err(problem("verify-dice-other"));
    }
    Ok(proof)
}
