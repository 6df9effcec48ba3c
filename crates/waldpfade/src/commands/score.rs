//! `score`: keeps score for a table with real cards.

use super::panels;
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use core::fmt::Write as _;
use shelf::AnyMatch;
use std::path::PathBuf;
use std::process::ExitCode;
use table::{Phrase, Seat, Sheet, Viewer};
use words::Words;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(required_unless_present = "example")]
    file: Option<PathBuf>,
    #[arg(long)]
    example: bool,
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let game = pick::game_with(&args.game, args.components.as_deref(), tongue)?;
    let words = game.words(tongue.lang());
    let none = || Failure::from(Phrase::new("score-none").with("title", words.text_or_key("title")));
    let example = game.sheet_example().ok_or_else(none)?;
    let Some(path) = args.file.as_deref().filter(|_| !args.example) else {
        files::print_line(example)?;
        return Ok(ExitCode::SUCCESS);
    };
    let text = files::read(path)?;
    let options = pick::options(args.options.as_deref())?;
    let sheet = game
        .score_sheet(&text, &options)
        .ok_or_else(none)?
        .map_err(|faults| Failure::faults_in(&files::shown(path), &words, &faults))?;
    let output = if args.json { sheet.to_json().to_string() } else { as_text(&sheet, &words, tongue) };
    files::print_line(&output)?;
    Ok(ExitCode::SUCCESS)
}

fn as_text(sheet: &Sheet, words: &Words, tongue: &Tongue) -> String {
    let mut text = String::new();
    for (index, seat) in sheet.seats.iter().enumerate() {
        let name = name_of(sheet, Seat(index as u8), tongue);
        let total = Phrase::new("score-total").with("who", name).with("points", seat.total());
        let _ = writeln!(text, "{}", tongue.say(&total));
        for line in &seat.lines {
            let part = words.text_or_key(&format!("part-{}", line.part));
            let round = if line.round == 0 { String::new() } else { format!("{}. ", line.round) };
            let cells =
                if line.cells.is_empty() { String::new() } else { format!("  [{}]", line.cells.join(" ")) };
            let why = line.why.as_ref().map(|why| format!("  {}", words.say(why))).unwrap_or_default();
            let _ = writeln!(text, "{:>6}  {round}{part}{cells}{why}", line.points);
        }
    }
    let winners = sheet.outcome.winners.iter().map(|seat| name_of(sheet, seat, tongue)).collect::<Vec<_>>();
    text += &won(&winners, sheet.seats.len(), tongue);
    text
}

fn name_of(sheet: &Sheet, seat: Seat, tongue: &Tongue) -> String {
    match sheet.seats.get(seat.index()) {
        Some(typed) if !typed.name.is_empty() => typed.name.clone(),
        _ => tongue.words().seat(seat),
    }
}

/// Who won, in words.
fn won(winners: &[String], seats: usize, tongue: &Tongue) -> String {
    let phrase = match winners {
        [] if seats == 1 => Phrase::new("result-lost-alone"),
        [] => Phrase::new("result-draw"),
        [winner] => Phrase::new("result-won").with("who", winner.as_str()),
        several => Phrase::new("result-shared").with("who", tongue.words().list(several)),
    };
    tongue.say(&phrase)
}

/// The sheets of a match, as far as a viewer knows them or with all points, and who won if it is over.
pub(super) fn standing(
    game_match: &dyn AnyMatch,
    viewer: Option<Viewer>,
    words: &Words,
    tongue: &Tongue,
) -> String {
    let sheets = viewer.map_or_else(|| panels::of_points(game_match), |viewer| game_match.panels(viewer));
    let mut text = panels::as_table(&sheets, words, tongue);
    if let Some(outcome) = game_match.status().outcome {
        let winners: Vec<String> = outcome.winners.iter().map(|seat| tongue.words().seat(seat)).collect();
        text += "\n";
        text += &won(&winners, usize::from(game_match.seats()), tongue);
    }
    text
}
