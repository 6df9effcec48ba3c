//! `components`: what is in the box.

use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use std::path::PathBuf;
use std::process::ExitCode;
use table::Phrase;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    #[arg(long, conflicts_with = "components")]
    export: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let game = pick::game_with(&args.game, args.components.as_deref(), tongue)?;
    let words = game.words(tongue.lang());
    if game.component_file().trim().is_empty() {
        return Err(Phrase::new("components-none").with("title", words.text_or_key("title")).into());
    }
    if args.export {
        files::print_line(game.component_file())?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut lines = vec![tongue.text("components-sound")];
    lines.extend(game.inventory().iter().map(|phrase| format!("- {}", words.say(phrase))));
    files::print_line(&lines.join("\n"))?;
    Ok(ExitCode::SUCCESS)
}
