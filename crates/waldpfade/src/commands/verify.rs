//! `verify`: is a record whole, legal and true?

use super::replay::{Replayed, replayed};
use crate::failure::Failure;
use crate::files;
use crate::tongue::Tongue;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use table::Phrase;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let Replayed { game, record, bout } = replayed(&args.file, args.components.as_deref(), tongue)?;
    let fingerprint = bout.fingerprint().to_string();
    let status = bout.status();
    let output = if args.json {
        json!({
            "game": record.game,
            "ruleset": record.ruleset,
            "plies": record.moves.len(),
            "over": status.waiting.is_empty(),
            "result": status.outcome,
            "fingerprint": fingerprint,
        })
        .to_string()
    } else {
        let key = if status.waiting.is_empty() { "verify-sound-over" } else { "verify-sound-open" };
        let phrase = Phrase::new(key)
            .with("title", game.words(tongue.lang()).text_or_key("title"))
            .with("plies", record.moves.len())
            .with("fingerprint", fingerprint);
        tongue.say(&phrase)
    };
    files::print_line(&output)?;
    Ok(ExitCode::SUCCESS)
}
