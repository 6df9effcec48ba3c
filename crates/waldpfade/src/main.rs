//! Starts the program; all of it is in the library beside this file, so that fuzzing can reach the engine.

use std::process::ExitCode;

fn main() -> ExitCode {
    waldpfade::run(std::env::args_os().collect())
}
