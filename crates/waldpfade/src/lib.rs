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
mod lab;
mod pick;
mod progress;
mod tables;
mod tongue;
#[cfg(test)]
mod words_test;

use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the program with a command line, the name of the program included.
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    cli::run(arguments)
}

/// Hands any bytes to the engine, as lines, and looks at the answers: for fuzzing.
///
/// # Panics
/// If a line gets no answer, or one that is not of the protocol's form, or if the rules of a game panic.
pub fn fuzz_engine(input: &[u8]) {
    engine::fuzz(input);
}
