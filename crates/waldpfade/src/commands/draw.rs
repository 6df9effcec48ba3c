//! `draw`: a position or a record as a picture.

use super::panels;
use super::replay::viewer;
use super::source::Source;
use crate::failure::Failure;
use crate::files;
use crate::tongue::Tongue;
use sketch::{Look, Scene};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::Phrase;

/// As wide as most screens are, and sharp enough to print.
const WIDTH: u32 = 1200;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "SEAT", default_value = "spectator")]
    seat: String,
    #[arg(long)]
    dark: bool,
    #[arg(long, conflicts_with = "no_panels")]
    panels: bool,
    #[arg(long)]
    no_panels: bool,
    #[arg(long, value_name = "PIXELS")]
    width: Option<u32>,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let (game_match, words) = args.source.open(tongue)?;
    let viewer = viewer(&args.seat, game_match.seats())?;
    let look = if args.dark { Look::dark() } else { Look::light() };
    let mut scene = game_match.draw(viewer, &words);
    let sheets = game_match.panels(viewer);
    // A picture shows the points itself.
    if args.panels || !args.no_panels && sheets != panels::of_standing(&*game_match, viewer) {
        scene = panels::beside(scene, &sheets, &words, tongue);
    }
    save(&scene, look, args.width, &args.out)?;
    Ok(ExitCode::SUCCESS)
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
