//! What the command line may hold. Its help texts are in the language files (see [`crate::helping`]).

use crate::commands::{
    backup, bench, completions, components, draw, engine, games, help, load, merge, play, replay, restore,
    rules, schema, score, serve, simulate, solve, suggest, tournament, tune, verify,
};
use crate::failure::Failure;
use crate::helping;
use crate::tongue::Tongue;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::borrow::Cow;
use std::ffi::OsString;
use std::process::ExitCode;
use words::Lang;

#[derive(Parser, Debug)]
#[command(name = "waldpfade", version, disable_help_flag = true, disable_version_flag = true)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "LANG", value_parser = lang_parser())]
    lang: Option<Lang>,
    #[arg(short, long, global = true, action = ArgAction::HelpShort)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Load(load::Args),
    Play(play::Args),
    Games(games::Args),
    Rules(rules::Args),
    Score(score::Args),
    #[command(alias = "deck")]
    Components(components::Args),
    Draw(draw::Args),
    Suggest(suggest::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Simulate(simulate::Args),
    Tournament(tournament::Args),
    Merge(merge::Args),
    Tune(tune::Args),
    Solve(solve::Args),
    Bench(bench::Args),
    Engine(engine::Args),
    Schema(schema::Args),
    Completions(completions::Args),
    Help(help::Args),
}

fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).map(|code| code.parse().unwrap_or_default())
}

/// The command line, with help in a language.
pub(crate) fn command(tongue: &Tongue) -> clap::Command {
    helping::localise(Cli::command(), tongue.words())
}

/// Reads the command line and does what it says.
pub(crate) fn run(arguments: Vec<OsString>) -> ExitCode {
    let arguments = with_command(arguments);
    let environment = |name: &str| std::env::var(name).ok();
    let tongue = Tongue::new(Lang::choose(asked_language(&arguments).as_deref(), environment));
    let parsed =
        command(&tongue).try_get_matches_from(arguments).and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return helping::explain(&error, &tongue),
    };
    match dispatch(cli.command, &tongue) {
        Ok(code) => code,
        Err(failure) => failure.report(&tongue),
    }
}

fn dispatch(command: Option<Command>, tongue: &Tongue) -> Result<ExitCode, Failure> {
    match command.unwrap_or_else(|| Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(&args, tongue),
        Command::Backup(args) => backup::run(&args, tongue),
        Command::Restore(args) => restore::run(&args, tongue),
        Command::Load(args) => load::run(&args, tongue),
        Command::Play(args) => play::run(&args, tongue),
        Command::Games(args) => games::run(&args, tongue),
        Command::Rules(args) => rules::run(&args, tongue),
        Command::Score(args) => score::run(&args, tongue),
        Command::Components(args) => components::run(&args, tongue),
        Command::Draw(args) => draw::run(&args, tongue),
        Command::Suggest(args) => suggest::run(&args, tongue),
        Command::Replay(args) => replay::run(&args, tongue),
        Command::Verify(args) => verify::run(&args, tongue),
        Command::Simulate(args) => simulate::run(&args, tongue),
        Command::Tournament(args) => tournament::run(&args, tongue),
        Command::Merge(args) => merge::run(&args, tongue),
        Command::Tune(args) => tune::run(&args, tongue),
        Command::Solve(args) => solve::run(&args, tongue),
        Command::Bench(args) => bench::run(&args, tongue),
        Command::Engine(args) => engine::run(&args, tongue),
        Command::Schema(args) => schema::run(&args, tongue),
        Command::Completions(args) => completions::run(&args, tongue),
        Command::Help(args) => help::run(&args, tongue),
    }
}

/// Options of `serve`, which may stand without it.
const SERVING: [&str; 3] = ["--listen", "--data", "--no-open"];

/// Without a command the program serves: so whoever begins with an option of `serve` means that.
fn with_command(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let text = |place: usize| arguments.get(place).map(|argument| argument.to_string_lossy());
    let first = match text(1) {
        Some(argument) if argument == "--lang" => 3,
        Some(argument) if argument.starts_with("--lang=") => 2,
        _ => 1,
    };
    let serves = text(first).is_some_and(|argument| {
        let name = argument.split('=').next().unwrap_or_default();
        SERVING.contains(&name)
    });
    if serves {
        arguments.insert(first, "serve".into());
    }
    arguments
}

/// The language that the command line asks for: needed before it is read, because help and errors are in it.
fn asked_language(arguments: &[OsString]) -> Option<String> {
    let mut texts = arguments.iter().skip(1).map(|argument| argument.to_string_lossy());
    while let Some(text) = texts.next() {
        if text == "--" {
            return None;
        }
        if text == "--lang" {
            return texts.next().map(Cow::into_owned);
        }
        if let Some(value) = text.strip_prefix("--lang=") {
            return Some(value.to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_serve_may_stand_alone() {
        let read = |line: &str| {
            let words = with_command(line.split(' ').map(OsString::from).collect());
            words.iter().map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(read("waldpfade --no-open"), "waldpfade serve --no-open");
        assert_eq!(read("waldpfade --data=x.db --no-open"), "waldpfade serve --data=x.db --no-open");
        assert_eq!(read("waldpfade --lang de --listen :1"), "waldpfade --lang de serve --listen :1");
        assert_eq!(read("waldpfade --lang=de --data x"), "waldpfade --lang=de serve --data x");
        for line in [
            "waldpfade",
            "waldpfade --lang de",
            "waldpfade serve --no-open",
            "waldpfade --help",
            "waldpfade backup --data x",
        ] {
            assert_eq!(read(line), line);
        }
        let tongue = Tongue::new(Lang::En);
        let words = with_command(["waldpfade", "--no-open", "--data", "x.db"].map(OsString::from).to_vec());
        assert!(command(&tongue).try_get_matches_from(words).is_ok());
    }
}
