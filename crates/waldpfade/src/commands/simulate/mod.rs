//! `simulate`: many matches between computer players.

mod report;

use super::thought::Thought;
use crate::failure::{Failure, INTERRUPTED};
use crate::tongue::Tongue;
use crate::{files, interrupt, pick, progress, tables};
use opponents::{Level, Report, Stop};
use serde_json::{Value, json};
use shelf::{Plan, SimulationError};
use std::path::PathBuf;
use std::process::ExitCode;
use table::{Phrase, Seat};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    seats: Vec<String>,
    #[arg(long, value_name = "N", default_value = "1000")]
    games: u64,
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    #[arg(long, value_name = "T", default_value = "0", value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    #[arg(long)]
    fixed_seats: bool,
    #[command(flatten)]
    thought: Thought,
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What was asked for, beside what came out.
struct Asked<'a> {
    title: String,
    game: &'a str,
    plan: &'a Plan,
    thought: &'a Thought,
    stopped: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let game = pick::game_with(&args.game, args.components.as_deref(), tongue)?;
    let words = game.words(tongue.lang());
    let players =
        args.seats.iter().map(|name| pick::level(name.trim())).collect::<Result<Vec<Level>, _>>()?;
    let plan = Plan {
        players,
        budget: args.thought.budget(Stop::of(interrupt::flag())),
        options: pick::options(args.options.as_deref())?,
        games: args.games,
        seed: pick::seed(args.seed.as_deref())?,
        fixed_seats: args.fixed_seats,
        threads: args.threads.into(),
    };
    let bar = progress::bar(plan.games);
    let result = game.simulate(&plan, interrupt::flag(), &|done| bar.set_position(done));
    bar.finish_and_clear();
    let report = result.map_err(|error| match error {
        SimulationError::Faults(faults) => Failure::faults(&words, &faults),
        SimulationError::Misplay(misplay) => {
            Phrase::new("simulate-misplay").with("detail", misplay.to_string()).into()
        }
    })?;
    let asked = Asked {
        title: words.text_or_key("title"),
        game: game.id(),
        plan: &plan,
        thought: &args.thought,
        stopped: interrupt::raised(),
    };
    if let Some(path) = &args.report {
        files::write(path, report::page(&asked, &report, tongue).as_bytes())?;
    }
    let output =
        if args.json { as_json(&asked, &report).to_string() } else { as_text(&asked, &report, tongue) };
    files::print_line(&output)?;
    Ok(if asked.stopped { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

fn as_json(asked: &Asked<'_>, report: &Report) -> Value {
    let names: Vec<&str> = asked.plan.players.iter().map(|level| level.name()).collect();
    let mut object = json!({
        "game": asked.game,
        "players": names,
        "seed": asked.plan.seed.to_string(),
        "stopped": asked.stopped,
    });
    if let (Value::Object(object), Value::Object(figures)) = (&mut object, table::to_value(report)) {
        object.extend(figures);
    }
    object
}

/// The heads of both tables; the first column differs.
fn heads(first: &str, tongue: &Tongue) -> Vec<String> {
    [first, "simulate-wins", "simulate-shares", "simulate-rate", "simulate-ci", "simulate-score"]
        .iter()
        .map(|head| tongue.text(head))
        .collect()
}

fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1} – {}", low * 100.0, tables::percent(high))
}

/// The rows by player, then those by seat.
fn rows(asked: &Asked<'_>, report: &Report, tongue: &Tongue) -> [Vec<Vec<String>>; 2] {
    let by_player = asked.plan.players.iter().enumerate().map(|(index, level)| {
        vec![
            format!("{} {level}", index + 1),
            report.wins[index].to_string(),
            report.shares[index].to_string(),
            tables::percent(report.win_rate[index]),
            interval(report.ci95[index]),
            format!("{:.2}", report.mean_score[index]),
        ]
    });
    let by_seat = report.by_seat.iter().enumerate().map(|(index, seat)| {
        vec![
            tongue.words().seat(Seat(index as u8)),
            seat.wins.to_string(),
            seat.shares.to_string(),
            tables::percent(seat.win_rate),
            interval(seat.ci95),
            format!("{:.2}", seat.mean_score),
        ]
    });
    [by_player.collect(), by_seat.collect()]
}

/// One line about all of it.
fn summary(asked: &Asked<'_>, report: &Report, tongue: &Tongue) -> String {
    let phrase = Phrase::new("simulate-summary")
        .with("title", asked.title.as_str())
        .with("games", report.games)
        .with("draws", report.draws)
        .with("plies", format!("{:.1}", report.mean_plies))
        .with("seed", asked.plan.seed.to_string());
    let mut text = tongue.say(&phrase);
    if asked.stopped {
        text += "\n";
        text += &tongue.say(&Phrase::new("simulate-stopped").with("games", asked.plan.games));
    }
    text
}

fn as_text(asked: &Asked<'_>, report: &Report, tongue: &Tongue) -> String {
    let mut text = summary(asked, report, tongue);
    for (first, rows) in ["simulate-player", "simulate-seat"].into_iter().zip(rows(asked, report, tongue)) {
        let mut table = tables::numbers(heads(first, tongue));
        table.add_rows(rows);
        text += "\n";
        text += &table.to_string();
    }
    text
}
