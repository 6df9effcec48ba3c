//! `help`: the same as `--help`, for those who ask that way.

use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{cli, files};
use std::process::ExitCode;
use table::Phrase;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    topic: Option<String>,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let mut command = cli::command(tongue);
    let asked = match &args.topic {
        None => Some(&mut command),
        Some(name) => command.find_subcommand_mut(name),
    };
    let Some(asked) = asked else {
        let name = args.topic.clone().unwrap_or_default();
        return Err(Phrase::new("usage-no-command").with("name", name).into());
    };
    files::print_line(&asked.render_help().to_string())?;
    Ok(ExitCode::SUCCESS)
}
