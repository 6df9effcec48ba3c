//! `tournament`: everybody against everybody.

use crate::failure::Failure;
use crate::lab::{self, Playing, Showing};
use crate::pick;
use crate::tongue::Tongue;
use laboratory::Kind;
use std::process::ExitCode;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', required = true)]
    entrants: Vec<String>,
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    playing: Playing,
    #[command(flatten)]
    showing: Showing,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let entrants = lab::entrants(&args.entrants)?;
    let seats = |game: &dyn shelf::AnyGame| args.seats.unwrap_or_else(|| pick::usual_seats(game));
    lab::play(&args.game, Kind::Tournament, entrants, seats, &args.playing, &args.showing, tongue)
}
