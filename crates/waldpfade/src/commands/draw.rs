//! `draw`: a position or a record as a picture.

use super::replay::{Replayed, replayed, viewer};
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use serde::Deserialize;
use shelf::Bout;
use sketch::{Look, Scene};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{Envelope, Fault, Phrase, Seed};
use words::Words;

/// As wide as most screens are, and sharp enough to print.
const WIDTH: u32 = 1200;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: Option<String>,
    #[arg(long, value_name = "FILE", required_unless_present = "record", requires = "game")]
    position: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "record")]
    ply: Option<usize>,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "SEAT", default_value = "spectator")]
    seat: String,
    #[arg(long)]
    dark: bool,
    #[arg(long, value_name = "PIXELS")]
    width: Option<u32>,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let (bout, words) = match (&args.position, &args.record) {
        (Some(path), _) => {
            let id = args.game.as_deref().unwrap_or_default();
            let game = pick::game_with(id, args.components.as_deref(), tongue)?;
            let words = game.words(tongue.lang());
            let text = files::read(path)?;
            let faulty = |faults: &[Fault]| Failure::faults_in(&files::shown(path), &words, faults);
            let envelope = read_position(&text).map_err(|fault| faulty(&[fault]))?;
            let bout = game.load(&envelope, Seed::from_number(0)).map_err(|faults| faulty(&faults))?;
            (bout, words)
        }
        (None, Some(path)) => from_record(path, args, tongue)?,
        (None, None) => return Err(Phrase::new("draw-nothing").into()),
    };
    let viewer = viewer(&args.seat, bout.seats())?;
    let look = if args.dark { Look::dark() } else { Look::light() };
    save(&bout.draw(viewer, &words), look, args.width, &args.out)?;
    Ok(ExitCode::SUCCESS)
}

/// A position in its JSON form: an envelope, or the whole answer of the engine that holds one.
fn read_position(text: &str) -> Result<Envelope, Fault> {
    let unreadable = |error: serde_json::Error| {
        Fault::whole(Phrase::new("fault-unreadable").with("detail", error.to_string()))
    };
    let mut value: serde_json::Value = serde_json::from_str(text).map_err(unreadable)?;
    let inner = value.get_mut("position").map(serde_json::Value::take);
    Envelope::deserialize(inner.unwrap_or(value)).map_err(unreadable)
}

/// The match of a record after some of its plies, or at its end.
fn from_record(path: &Path, args: &Args, tongue: &Tongue) -> Result<(Box<dyn Bout>, Words), Failure> {
    let Replayed { game, mut bout, .. } = replayed(path, args.components.as_deref(), tongue)?;
    if let Some(id) = args.game.as_deref().filter(|id| *id != game.id()) {
        return Err(Phrase::new("draw-other-game").with("game", id).with("found", game.id()).into());
    }
    if let Some(ply) = args.ply {
        let played = bout.plies().len();
        let back = played.checked_sub(ply);
        let undone = back.map(|back| bout.undo(back));
        if !matches!(undone, Some(Ok(()))) {
            return Err(Phrase::new("draw-no-ply").with("ply", ply).with("played", played).into());
        }
    }
    Ok((bout, game.words(tongue.lang())))
}

/// Writes a picture; the end of the file's name says in which form.
pub(super) fn save(scene: &Scene, look: Look, width: Option<u32>, out: &Path) -> Result<(), Failure> {
    let form = out.extension().map(OsStr::to_ascii_lowercase);
    let contents = match form.as_ref().and_then(|form| form.to_str()) {
        Some("svg") => scene.to_svg(&look).into_bytes(),
        Some("png") => scene
            .to_png(&look, width.unwrap_or(WIDTH))
            .map_err(|error| Failure::from(Phrase::new("draw-failed").with("detail", error.to_string())))?,
        _ => return Err(Phrase::new("draw-bad-form").with("file", files::shown(out)).into()),
    };
    files::write(out, &contents)
}
