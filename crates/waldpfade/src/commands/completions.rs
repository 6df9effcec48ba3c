//! `completions`: what the shell needs to complete our commands.

use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{cli, files};
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use std::process::ExitCode;
use table::Phrase;

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_parser = PossibleValuesParser::new(SHELLS))]
    shell: String,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let unknown = |_| {
        let known = SHELLS.join(", ");
        let problem = Phrase::new("usage-bad-choice").with("argument", "SHELL").with("known", known);
        Failure::from(problem.with("value", args.shell.as_str()))
    };
    let shell: Shell = args.shell.parse().map_err(unknown)?;
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut cli::command(tongue), "waldpfade", &mut script);
    files::print(&script)?;
    Ok(ExitCode::SUCCESS)
}
