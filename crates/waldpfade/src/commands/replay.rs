//! `replay`: tells a recorded match again.

use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use core::fmt::Write as _;
use serde_json::{Value, json};
use shelf::{AnyGame, AnyMatch};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use table::{Phrase, Record, Seat, Viewer};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// A record that was read, played again and found in order.
pub(super) struct Replayed {
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) record: Record,
    pub(super) game_match: Box<dyn AnyMatch>,
}

/// Reads a record and plays it again.
pub(super) fn replayed(path: &Path, components: Option<&Path>, tongue: &Tongue) -> Result<Replayed, Failure> {
    let text = files::read(path)?;
    let name = files::shown(path);
    let record = Record::read(&text).map_err(|fault| Failure::faults_in(&name, tongue.words(), &[fault]))?;
    let game = pick::game_with(&record.game, components, tongue)?;
    let words = game.words(tongue.lang());
    let game_match = game.replay(&record).map_err(|faults| Failure::faults_in(&name, &words, &faults))?;
    Ok(Replayed { game, record, game_match })
}

/// Who looks: a seat counted from 1, or `spectator`.
pub(super) fn viewer(text: &str, seats: u8) -> Result<Viewer, Failure> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    text.parse::<u8>()
        .ok()
        .filter(|number| (1..=seats).contains(number))
        .map(|number| Viewer::Seat(Seat(number - 1)))
        .ok_or_else(|| Phrase::new("bad-viewer").with("seat", text).with("most", seats).into())
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let Replayed { game, record, game_match } = replayed(&args.file, args.components.as_deref(), tongue)?;
    let viewer = args.seat.as_deref().map(|seat| viewer(seat, game_match.seats())).transpose()?;
    let words = game.words(tongue.lang());
    if args.json {
        for (index, ply) in (0..game_match.played()).filter_map(|index| Some((index, game_match.ply(index)?)))
        {
            let happened = game_match.happened(index, viewer);
            let events: Vec<&Value> = happened.iter().map(|happening| &happening.event).collect();
            // A secret choice stays one for whoever looks over another seat's shoulder.
            let shown = viewer.is_none_or(|viewer| ply.audience.contains(viewer));
            let said = if shown { json!(ply.choice) } else { Value::Null };
            let line = json!({"ply": index + 1, "seat": ply.seat, "move": said, "events": events});
            files::print_line(&line.to_string())?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::new();
    let head = Phrase::new("replay-head")
        .with("title", words.text_or_key("title"))
        .with("seats", record.seats)
        .with("options", record.options.to_string());
    let _ = writeln!(text, "{}\n", tongue.say(&head));
    for index in 0..game_match.played() {
        for happening in game_match.happened(index, viewer) {
            let _ = writeln!(text, "{:>4}  {}", index + 1, words.say(&happening.told));
        }
    }
    let _ = write!(text, "\n{}", super::score::standing(&*game_match, viewer, &words, tongue));
    files::print_line(&text)?;
    Ok(ExitCode::SUCCESS)
}
