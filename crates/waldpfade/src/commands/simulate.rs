//! `simulate`: many matches between computer players at one table.

use crate::failure::Failure;
use crate::lab::{self, Playing, Showing};
use crate::tongue::Tongue;
use laboratory::Kind;
use std::process::ExitCode;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    seats: Vec<String>,
    #[command(flatten)]
    playing: Playing,
    #[command(flatten)]
    showing: Showing,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let entrants = lab::entrants(&args.seats)?;
    let seats = u8::try_from(entrants.len()).unwrap_or(u8::MAX);
    lab::play(&args.game, Kind::Simulate, entrants, |_| seats, &args.playing, &args.showing, tongue)
}
