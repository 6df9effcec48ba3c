//! `play`: a match in the terminal, line by line.

mod board;
mod input;
mod order;
mod outline;
mod session;

use super::thought::Thought;
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use input::Input;
use opponents::Level;
use session::Session;
use shelf::{AnyGame, AnyMatch};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use table::{Phrase, Record};

#[derive(clap::Args, Debug, Default)]
pub(crate) struct Args {
    game: Option<String>,
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    seats: Vec<String>,
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "seed"])]
    record: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    #[command(flatten)]
    thought: Thought,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let mut input = Input::new();
    let mut players = args.seats.iter().map(|name| player(name, tongue)).collect::<Result<Vec<_>, _>>()?;
    let (game, game_match) = match &args.record {
        Some(path) => {
            let replayed = super::replay::replayed(path, args.components.as_deref(), tongue)?;
            (replayed.game, replayed.game_match)
        }
        None => match open(args, &mut players, &mut input, tongue)? {
            Some(opened) => opened,
            None => return Ok(ExitCode::SUCCESS),
        },
    };
    if players.is_empty() {
        players = usual(game_match.seats());
    }
    if players.len() != usize::from(game_match.seats()) {
        let problem =
            Phrase::new("play-seats").with("named", players.len()).with("seats", game_match.seats());
        return Err(problem.into());
    }
    let session =
        Session::new(tongue, &*game, game_match, players, args.picture.clone(), args.thought.clone());
    session.run(&mut input)
}

/// Deals a new match; `None` if nobody is there to choose a game.
#[allow(clippy::type_complexity, reason = "a game and a match of it, used once")]
fn open(
    args: &Args,
    players: &mut Vec<Option<Level>>,
    input: &mut Input,
    tongue: &Tongue,
) -> Result<Option<(Arc<dyn AnyGame>, Box<dyn AnyMatch>)>, Failure> {
    let id = match &args.game {
        Some(id) => id.clone(),
        None => match choose_game(input, tongue)? {
            Some(id) => id,
            None => return Ok(None),
        },
    };
    let game = pick::game_with(&id, args.components.as_deref(), tongue)?;
    if players.is_empty() {
        *players = usual(pick::usual_seats(&*game));
    }
    let faulty = |faults: Vec<_>| Failure::faults(&game.words(tongue.lang()), &faults);
    let attention: Vec<Option<f32>> = players.iter().map(|player| player.map(Level::attention)).collect();
    let options = game.adapt_options(&pick::options(args.options.as_deref())?, &attention).map_err(faulty)?;
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let game_match = game.deal(seats, &options, pick::seed(args.seed.as_deref())?).map_err(faulty)?;
    Ok(Some((game, game_match)))
}

/// One person against computer players.
fn usual(seats: u8) -> Vec<Option<Level>> {
    (0..seats).map(|seat| (seat > 0).then_some(Level::Medium)).collect()
}

/// `human`, in either language, or a level.
fn player(name: &str, tongue: &Tongue) -> Result<Option<Level>, Failure> {
    let name = name.trim();
    if name == "human" || name == tongue.text("play-human") {
        return Ok(None);
    }
    pick::level(name).map(Some)
}

/// Asks which game it shall be; just Enter is the first one.
fn choose_game(input: &mut Input, tongue: &Tongue) -> Result<Option<String>, Failure> {
    let games = shelf::games();
    let [first, _, ..] = games else {
        let only = games.first().ok_or_else(|| Failure::from(Phrase::new("no-games")))?;
        return Ok(Some(only.id().to_owned()));
    };
    files::print_line(&tongue.text("play-which-game"))?;
    for (index, game) in games.iter().enumerate() {
        let words = game.words(tongue.lang());
        let line =
            format!("{:>3}  {} – {}", index + 1, words.text_or_key("title"), words.text_or_key("tagline"));
        files::print_line(&line)?;
    }
    loop {
        let Some(line) = input.line(&format!("1–{} > ", games.len()))? else { return Ok(None) };
        let chosen = match (line.trim(), line.trim().parse::<usize>()) {
            ("", _) => Some(first),
            (_, Ok(number)) => number.checked_sub(1).and_then(|index| games.get(index)),
            (name, Err(_)) => games.iter().find(|game| game.id() == name),
        };
        match chosen {
            Some(game) => return Ok(Some(game.id().to_owned())),
            None => files::print_line(&tongue.text("play-which-game"))?,
        }
    }
}

/// A record of a match as it stands.
fn record(game_match: &dyn AnyMatch) -> String {
    let record: Record = game_match.record();
    record.to_text()
}
