//! The one program: play, simulate, draw, check, and an engine for other programs.
//!
//! Everything here works on any game of the shelf; nothing knows a particular one. What the program says to people is
//! in `words/*.ftl`.

mod chance;
mod cli;
mod commands;
mod engine;
mod failure;
mod files;
mod helping;
mod interrupt;
mod pick;
mod progress;
mod tables;
mod tongue;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(std::env::args_os().collect())
}
