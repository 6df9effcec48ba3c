//! `components`, also called `deck`: what is in the box, in words and as one picture.

use super::draw;
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use sketch::Look;
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
    #[arg(long, value_name = "FILE", conflicts_with = "export")]
    out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    dark: bool,
    #[arg(long, value_name = "PIXELS", requires = "out")]
    width: Option<u32>,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let game = pick::game_with(&args.game, args.components.as_deref(), tongue)?;
    let words = game.words(tongue.lang());
    let has_file = !game.component_names().is_empty();
    if args.export && has_file {
        files::print_line(&game.component_text())?;
        return Ok(ExitCode::SUCCESS);
    }
    let picture = game.inventory_picture(&words);
    if !has_file && (args.out.is_none() || picture.is_none()) {
        return Err(Phrase::new("components-none").with("title", words.text_or_key("title")).into());
    }
    // The picture first: what is said about the box afterwards is true of it.
    if let (Some(out), Some(picture)) = (&args.out, &picture) {
        let look = if args.dark { Look::dark() } else { Look::light() };
        draw::save(picture, look, args.width, out)?;
    }
    let mut lines = Vec::new();
    if has_file {
        lines.push(tongue.text("components-sound"));
        lines.extend(game.inventory().iter().map(|phrase| format!("- {}", words.say(phrase))));
    }
    match &args.out {
        Some(out) => {
            lines.push(tongue.say(&Phrase::new("components-drawn").with("file", files::shown(out))));
        }
        None if picture.is_some() => {
            lines.push(tongue.say(&Phrase::new("components-draw").with("game", game.id())));
        }
        None => {}
    }
    files::print_line(&lines.join("\n"))?;
    Ok(ExitCode::SUCCESS)
}
