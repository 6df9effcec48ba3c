//! `tune`: better weights for the evaluation of a game.

use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, interrupt, pick, tables};
use core::fmt::Write as _;
use laboratory::{NotTuned, Trial, Tuned, Tuning};
use std::path::PathBuf;
use std::process::ExitCode;
use table::Phrase;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "LEVEL", default_value = "greedy")]
    player: String,
    #[arg(long, value_name = "LEVEL", default_value = "greedy")]
    opponent: String,
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    only: Vec<String>,
    #[arg(long, value_name = "N", default_value = "400")]
    games: u64,
    #[arg(long, value_name = "N", default_value = "6")]
    rounds: u32,
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    #[arg(long, value_name = "T", default_value = "0", value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let game = pick::game(&args.game)?;
    let tuning = Tuning {
        player: pick::contestant(&args.player)?,
        opponent: pick::contestant(&args.opponent)?,
        seats: args.seats.unwrap_or_else(|| pick::usual_seats(&*game)),
        options: pick::options(args.options.as_deref())?,
        only: args.only.clone(),
        games: args.games,
        rounds: args.rounds,
        seed: pick::seed(args.seed.as_deref())?,
        threads: args.threads.into(),
    };
    let tell = |trial: &Trial| {
        let mark = if trial.kept { "+" } else { " " };
        let rate = tables::percent(trial.win_rate);
        eprintln!("{mark} {} {} = {}: {rate}", trial.round, trial.name, trial.number);
    };
    let words = game.words(tongue.lang());
    let tuned = game.tune(&tuning, interrupt::flag(), &tell).map_err(|failed| match failed {
        NotTuned::Faults(faults) => Failure::faults(&words, &faults),
        NotTuned::NoWeights => Phrase::new("tune-none").with("title", words.text_or_key("title")).into(),
        NotTuned::Unknown { name, known } => {
            Phrase::new("tune-unknown").with("name", name).with("known", known).into()
        }
        NotTuned::Stopped => Phrase::new("tune-stopped").into(),
        NotTuned::Misplay(misplay) => {
            Phrase::new("simulate-misplay").with("detail", misplay.to_string()).into()
        }
    })?;
    let verdict = verdict(&tuned, tongue);
    let text = file(&tuned, &tuning, args, &verdict);
    match &args.out {
        Some(path) if tuned.is_better() => files::write(path, text.as_bytes())?,
        _ => {}
    }
    files::print_line(&format!("{text}\n{verdict}"))?;
    Ok(ExitCode::SUCCESS)
}

fn verdict(tuned: &Tuned, tongue: &Tongue) -> String {
    let [low, high] = tuned.proof.ci95_blocks[0];
    let key = if tuned.is_better() { "tune-better" } else { "tune-not-better" };
    let phrase = Phrase::new(key)
        .with("rate", tables::percent(tuned.proof.win_rate[0]))
        .with("low", tables::percent(low))
        .with("high", tables::percent(high))
        .with("games", tuned.proof.games);
    tongue.say(&phrase)
}

/// The weights as a data file that says how they were found.
fn file(tuned: &Tuned, tuning: &Tuning, args: &Args, verdict: &str) -> String {
    let [before, after] = tuned.against_opponent.map(tables::percent);
    let mut text = String::new();
    let _ = write!(
        text,
        "# waldpfade tune {} --player {} --opponent {}",
        args.game, tuning.player, tuning.opponent
    );
    if !tuning.only.is_empty() {
        let _ = write!(text, " --only {}", tuning.only.join(","));
    }
    let _ = write!(text, " --games {} --rounds {} --seats {}", tuning.games, tuning.rounds, tuning.seats);
    if let Some(options) = &args.options {
        let _ = write!(text, " --options '{options}'");
    }
    let _ = writeln!(text, " \\\n#   --seed {}", tuning.seed);
    let _ = writeln!(text, "# {} – {}: {before} → {after}", tuning.player, tuning.opponent);
    let _ = writeln!(text, "# {verdict}\n\n{}", tuned.after);
    text
}
