//! `cargo xtask attack`: runs the programs that attack a real server for longer than an ordinary test run does.
//!
//! They are the tests of `crates/waldpfade/tests/attack`: bounded in work and time, and they only ever talk to servers that
//! they started themselves on this machine. How much they do they take from the environment that is set here.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::args::Args;
use crate::shell::{cargo, run};

/// Nothing goes on for longer, in minutes.
const LONGEST: u64 = 240;

/// What is aimed at; whatever the time allows is done and printed.
const AIMS: [(&str, u64); 4] =
    [("ATTACK_KILLS", 200), ("ATTACK_MOVES", 10_000), ("ATTACK_RACES", 1_000), ("ATTACK_WORLDS", 400)];

/// Runs the command with what was typed.
pub(crate) fn command(root: &Path, mut args: Args) -> Result<bool> {
    let minutes: u64 = args.option("--minutes")?.unwrap_or(5);
    args.finish()?;
    ensure!((1..=LONGEST).contains(&minutes), "`--minutes {minutes}`: from 1 to {LONGEST} is possible");
    let mut command = cargo(
        root,
        &["test", "--package", "waldpfade", "--test", "attack", "--", "--nocapture", "--test-threads=4"],
    );
    for (name, aim) in AIMS {
        command.env(name, aim.to_string());
    }
    command.env("ATTACK_SECONDS", (minutes * 60).to_string());
    println!("each program ends when its aim is reached, after {minutes} minutes at the latest");
    run(&mut command)?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_time_and_too_much_time_are_refused() {
        for line in ["--minutes 0", "--minutes 9999", "--minutes x", "--hours 1"] {
            let args = Args::new(line.split(' ').map(str::to_owned));
            assert!(command(Path::new("."), args).is_err(), "{line}");
        }
    }
}
