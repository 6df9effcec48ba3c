//! What the commands of the laboratory have in common: `simulate`, `tournament` and `merge` ask for studies and show
//! them as tables, JSON, CSV and pages.

mod data;
mod page;
mod plot;
mod text;

use crate::commands::thought::Thought;
use crate::failure::{Failure, INTERRUPTED};
use crate::tongue::Tongue;
use crate::{files, interrupt, pick, progress};
use core::fmt::Write as _;
use laboratory::{Contestant, Failed, Goal, Kind, Limit, Order, Shard, Study};
use serde_json::Value;
use shelf::AnyGame;
use std::path::PathBuf;
use std::process::ExitCode;
use table::{Phrase, Seed};
use words::Words;

/// How many games, and how they are played.
#[derive(clap::Args, Debug)]
pub(crate) struct Playing {
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(crate) games: u64,
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    #[arg(long, value_name = "T", default_value = "0", value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    #[arg(long)]
    fixed_seats: bool,
    #[arg(long)]
    metrics: bool,
    #[arg(long, value_name = "WIDTH", value_parser = half_width)]
    until: Option<f64>,
    #[arg(long)]
    decide: bool,
    #[arg(long, value_name = "K/N", requires = "seed", conflicts_with_all = ["until", "decide"])]
    shard: Option<Shard>,
    #[command(flatten)]
    thought: Thought,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

/// Where the results go.
#[derive(clap::Args, Debug)]
pub(crate) struct Showing {
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE.json")]
    tally: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

fn half_width(text: &str) -> Result<f64, String> {
    let width = text.parse().ok().filter(|&width: &f64| width > 0.0 && width < 0.5);
    width.ok_or_else(|| "0 < WIDTH < 0.5".to_owned())
}

/// The entrants of a list of names.
pub(crate) fn entrants(names: &[String]) -> Result<Vec<Contestant>, Failure> {
    names.iter().map(|name| pick::contestant(name)).collect()
}

/// Plays what was asked for and shows what came out.
pub(crate) fn play(
    game: &str,
    kind: Kind,
    entrants: Vec<Contestant>,
    seats: impl FnOnce(&dyn AnyGame) -> u8,
    playing: &Playing,
    showing: &Showing,
    tongue: &Tongue,
) -> Result<ExitCode, Failure> {
    let game = pick::game_with(game, playing.components.as_deref(), tongue)?;
    let words = game.words(tongue.lang());
    let limit = match (playing.thought.iterations, playing.thought.millis) {
        (Some(count), _) => Limit::Iterations(u32::try_from(count).unwrap_or(u32::MAX)),
        (None, Some(millis)) => Limit::Millis(u32::try_from(millis).unwrap_or(u32::MAX)),
        (None, None) => Limit::Usual,
    };
    let order = Order {
        kind,
        seats: seats(&*game),
        entrants: entrants.into_iter().map(|entrant| entrant.or_limit(limit)).collect(),
        options: pick::options(playing.options.as_deref())?,
        games: playing.games,
        seed: pick::seed(playing.seed.as_deref())?,
        fixed_seats: playing.fixed_seats,
        metrics: playing.metrics,
        shard: playing.shard.unwrap_or(Shard::WHOLE),
        goal: Goal { until: playing.until, decide: playing.decide },
        threads: playing.threads.into(),
    };
    let bar = progress::bar(order.games);
    let result = game.experiment(&order, interrupt::flag(), &|done| bar.set_position(done));
    bar.finish_and_clear();
    let study = result.map_err(|failed| match failed {
        Failed::Faults(faults) => Failure::faults(&words, &faults),
        Failed::TooFew { entrants, seats } => {
            Phrase::new("lab-too-few").with("entrants", entrants).with("seats", seats).into()
        }
        Failed::TooMany { most } => Phrase::new("lab-too-many").with("most", most).into(),
        Failed::Misplay(misplay) => {
            Phrase::new("simulate-misplay").with("detail", misplay.to_string()).into()
        }
    })?;
    let mut again = String::new();
    if let Some(until) = playing.until {
        let _ = write!(again, " --until {until}");
    }
    if playing.decide {
        again += " --decide";
    }
    show(&Shown { study: &study, words: &words, tongue, again }, showing)
}

/// A study, and who looks at it.
pub(crate) struct Shown<'s> {
    pub(crate) study: &'s Study,
    /// The words of the game.
    pub(crate) words: &'s Words,
    pub(crate) tongue: &'s Tongue,
    /// What else the command line said about when to stop.
    pub(crate) again: String,
}

impl Shown<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.tongue.say(phrase)
    }

    fn text(&self, key: &str) -> String {
        self.tongue.text(key)
    }

    fn title(&self) -> String {
        self.words.text_or_key("title")
    }

    /// Who plays, by number in the list.
    fn name(&self, entrant: usize) -> String {
        let name = self.study.plan.entrants.get(entrant).map_or("?", String::as_str);
        let twice = self.study.plan.entrants.iter().filter(|other| *other == name).count() > 1;
        if twice { format!("{name} ({})", entrant + 1) } else { name.to_owned() }
    }

    fn stopped(&self) -> bool {
        !self.study.is_complete()
    }

    /// All games of all match-ups.
    fn games(&self) -> u64 {
        self.study.match_ups.iter().map(|match_up| match_up.tally.games).sum()
    }

    /// The command that plays it again.
    fn command(&self) -> String {
        let plan = &self.study.plan;
        let entrants = plan.entrants.join(",");
        let mut command = match plan.kind {
            Kind::Simulate => format!("waldpfade simulate {} --seats {entrants}", plan.game),
            Kind::Tournament => {
                format!("waldpfade tournament {} --entrants {entrants} --seats {}", plan.game, plan.seats)
            }
        };
        let _ = write!(command, " --games {} --seed {}", plan.games, short_seed(&plan.seed));
        if plan.options.as_object().is_some_and(|options| !options.is_empty()) {
            let _ = write!(command, " --options '{}'", plan.options);
        }
        for (said, flag) in [(plan.fixed_seats, " --fixed-seats"), (plan.metrics, " --metrics")] {
            command += if said { flag } else { "" };
        }
        command + &self.again
    }
}

/// The number that a seed was made of, if it was; else its 64 digits.
fn short_seed(seed: &str) -> String {
    let number = seed.parse::<Seed>().ok().and_then(|seed| {
        let (number, rest) = seed.0.split_first_chunk::<8>()?;
        rest.iter().all(|&byte| byte == 0).then(|| u64::from_le_bytes(*number))
    });
    number.map_or_else(|| seed.to_owned(), |number| number.to_string())
}

/// Shows a study in all the forms that were asked for.
pub(crate) fn show(shown: &Shown<'_>, showing: &Showing) -> Result<ExitCode, Failure> {
    if let Some(path) = &showing.tally {
        files::write(path, format!("{}\n", shown.study.write()).as_bytes())?;
    }
    if let Some(path) = &showing.csv {
        files::write(path, data::csv(shown.study).as_bytes())?;
    }
    if let Some(path) = &showing.report {
        files::write(path, page::page(shown).as_bytes())?;
    }
    let output = if showing.json { Value::to_string(&data::json(shown)) } else { text::text(shown) };
    files::print_line(&output)?;
    Ok(if shown.stopped() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}
