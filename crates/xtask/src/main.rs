//! The workshop of the project: `cargo xtask test` tests everything, `rules` and `docs` keep the numbered rules,
//! their tests and their pages in step, `fuzz` throws broken input at every reader, `attack` misbehaves towards
//! real servers.
//!
//! One command a file. Each command takes the root folder of the project, so that its tests can build a small
//! project of their own in a temporary folder.

mod args;
mod attack;
mod book;
mod browser;
mod citation;
mod components;
mod deny;
mod docs;
mod fuzz;
mod library;
mod new_game;
mod pages;
mod rules;
mod scan;
mod shell;
mod tally;
mod test;
mod words;

#[cfg(test)]
mod sample;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use args::Args;

const USAGE: &str = "\
The workshop of Waldpfade.

  cargo xtask test [--quick]
      Test everything; --quick: formatting, lints and unit tests only.
  cargo xtask rules [GAME] [--json]
      Which rule is tested by which tests. Fails if a rule has no test or a test cites a rule that does not exist;
      likewise for the components that a game lists in crates/GAME/tests/components.txt.
  cargo xtask docs [--check]
      Write docs/rules/ and docs/rulings.md from the games' words; --check: only say whether they are up to date.
  cargo xtask new-game NAME | --check
      Make the folder of a game that compiles, keeps all laws and stands on the shelf; docs/adding-a-game.md goes on.
      --check: make one in a copy of the project and hold it to that.
  cargo xtask fuzz [--seconds N] [--rounds N] [--seed N]
      Run every crate's `fuzz` tests for longer than the test run does; N seconds or rounds for each test.
  cargo xtask attack [--minutes N]
      Kill, race, overhear and hold up real servers on this machine, for longer than the test run does; N minutes at most.
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    match run(&command, Args::new(words)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs one command; `false` means that it ran and found something wrong, which it has printed.
fn run(command: &str, args: Args) -> Result<bool> {
    match command {
        "test" => test::command(&root()?, args),
        "rules" => rules::command(&root()?, args),
        "docs" => docs::command(&root()?, args),
        "new-game" => new_game::command(&root()?, args),
        "fuzz" => fuzz::command(&root()?, args),
        "attack" => attack::command(&root()?, args),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(true)
        }
        "" => bail!("a command is missing\n\n{USAGE}"),
        other => bail!("there is no command `{other}`\n\n{USAGE}"),
    }
}

/// The root folder of the project: the nearest one, from here upwards, that holds this very crate.
fn root() -> Result<PathBuf> {
    let here = std::env::current_dir().context("cannot tell the current folder")?;
    here.ancestors()
        .find(|folder| folder.join("crates/xtask/Cargo.toml").is_file())
        .map(Path::to_path_buf)
        .with_context(|| format!("{} is not inside the project; go there and try again", here.display()))
}
