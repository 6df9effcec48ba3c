//! `engine`: JSON Lines for other programs.

use crate::engine::{Engine, serve, to_stdout};
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{interrupt, pick};
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    game: Option<String>,
    #[arg(long, value_name = "FILE", requires = "game")]
    components: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let games = match &args.game {
        Some(id) => vec![pick::game_with(id, args.components.as_deref(), tongue)?],
        None => shelf::games().to_vec(),
    };
    interrupt::end_between_lines();
    let mut engine = Engine::new(games, Tongue::new(tongue.lang())).only(args.game.is_some());
    serve(&mut engine, &mut io::stdin().lock(), to_stdout)?;
    Ok(ExitCode::SUCCESS)
}
