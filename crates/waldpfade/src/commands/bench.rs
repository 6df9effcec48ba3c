//! `bench`: how fast the rules run.

use crate::failure::{Failure, INTERRUPTED};
use crate::tongue::Tongue;
use crate::{files, interrupt, pick, tables};
use core::time::Duration;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use table::Phrase;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    game: Option<String>,
    #[arg(long, value_name = "N", default_value = "3")]
    seconds: f64,
    #[arg(long, value_name = "N", requires = "game")]
    seats: Option<u8>,
    #[arg(long, value_name = "JSON", requires = "game")]
    options: Option<String>,
    #[arg(long, value_name = "FILE", requires = "game")]
    components: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Phrase::new("bench-bad-seconds").into());
    }
    let time = Duration::from_secs_f64(args.seconds);
    let options = pick::options(args.options.as_deref())?;
    let games = match &args.game {
        Some(id) => vec![pick::game_with(id, args.components.as_deref(), tongue)?],
        None => shelf::games().to_vec(),
    };
    let stop = interrupt::flag();
    let heads = [
        "bench-game",
        "bench-seats",
        "bench-plies",
        "bench-playouts",
        "bench-length",
        "bench-sims",
        "bench-tree",
        "bench-plain",
    ];
    let mut table = tables::numbers(heads.iter().map(|head| tongue.text(head)).collect());
    for game in games {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let seats = args.seats.unwrap_or_else(|| pick::usual_seats(&*game));
        let bench = game
            .bench(seats, &options, time, 1, stop)
            .map_err(|faults| Failure::faults(&game.words(tongue.lang()), &faults))?;
        if args.json {
            let mut line = json!({"game": game.id(), "seats": seats});
            if let (Value::Object(line), Value::Object(figures)) = (&mut line, table::to_value(&bench)) {
                line.extend(figures);
            }
            files::print_line(&line.to_string())?;
        } else {
            let figures = [
                bench.plies_per_s,
                bench.playouts_per_s,
                bench.mean_plies,
                bench.search_sims_per_s,
                bench.tree_sims_per_s,
                bench.playout_sims_per_s,
            ];
            let cells = [game.id().to_owned(), seats.to_string()];
            table.add_row(cells.into_iter().chain(figures.map(tables::figure)));
        }
    }
    if !args.json {
        files::print_line(&table.to_string())?;
    }
    Ok(if interrupt::raised() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}
