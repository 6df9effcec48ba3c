//! `games`: what is on the shelf.

use crate::failure::Failure;
use crate::files;
use crate::tables;
use crate::tongue::Tongue;
use serde_json::json;
use shelf::{AnyGame, Shape};
use std::process::ExitCode;
use std::sync::Arc;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    if args.json {
        let about = |game: &Arc<dyn AnyGame>| {
            json!({
                "id": game.id(),
                "title": game.words(tongue.lang()).text_or_key("title"),
                "seats": {"min": game.seats().start(), "max": game.seats().end()},
                "options": game.default_options(),
                "options_schema": game.schema(Shape::Options),
                "ruleset": game.ruleset(),
            })
        };
        let list: Vec<_> = shelf::games().iter().map(about).collect();
        files::print_line(&json!(list).to_string())?;
        return Ok(ExitCode::SUCCESS);
    }
    let heads = ["games-id", "games-title", "games-seats", "games-about"];
    let mut table = tables::plain(heads.iter().map(|head| tongue.text(head)).collect());
    for game in shelf::games() {
        let words = game.words(tongue.lang());
        let (least, most) = game.seats().into_inner();
        let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
        let row = [game.id().to_owned(), words.text_or_key("title"), seats, words.text_or_key("tagline")];
        table.add_row(row);
    }
    files::print_line(&table.to_string())?;
    Ok(ExitCode::SUCCESS)
}
