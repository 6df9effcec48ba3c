//! `cargo xtask fuzz`: runs the `fuzz` tests of all crates for longer than an ordinary test run does.
//!
//! A fuzz test is an ordinary test in `crates/*/tests/fuzz.rs` that hands broken input to a reader by
//! `laws::mutate::campaign`. How much, and from which seed, it takes from the environment that is set here.
//! (Coverage-guided fuzzing, which needs a nightly compiler, lives in `fuzz/`.)

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, ensure};

use crate::args::Args;
use crate::scan::entries;
use crate::shell::{cargo, run};

/// How long each fuzz test runs: until the first limit is reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// At most so many inputs.
    pub(crate) rounds: Option<u64>,
    /// At most so many seconds.
    pub(crate) seconds: Option<u64>,
    /// Where the stream of inputs begins; the same seed gives the same inputs.
    pub(crate) seed: u64,
}

/// Runs the command with what was typed.
pub(crate) fn command(root: &Path, mut args: Args) -> Result<bool> {
    let rounds = args.option("--rounds")?;
    let seconds = args.option("--seconds")?;
    let seed = args.option("--seed")?;
    args.finish()?;
    // Without a limit it would never end.
    let seconds = if rounds.is_none() { seconds.or(Some(60)) } else { seconds };
    fuzz(root, Effort { rounds, seconds, seed: seed.unwrap_or_else(fresh_seed) })?;
    Ok(true)
}

/// Runs all fuzz tests with this effort.
pub(crate) fn fuzz(root: &Path, effort: Effort) -> Result<()> {
    let crates = entries(&root.join("crates"))?;
    ensure!(
        crates.iter().any(|folder| folder.join("tests/fuzz.rs").is_file()),
        "no crate has a test `tests/fuzz.rs`, so nothing would be fuzzed"
    );
    println!("seed {}; to see the same inputs again: cargo xtask fuzz --seed {0}", effort.seed);
    // The same packages and features as in the test run, so that nothing is built again.
    let mut command =
        cargo(root, &["test", "--workspace", "--all-features", "--test", "fuzz", "--", "--nocapture"]);
    command.env("FUZZ_SEED", effort.seed.to_string());
    for (name, limit) in [("FUZZ_ROUNDS", effort.rounds), ("FUZZ_SECONDS", effort.seconds)] {
        command.env(name, limit.unwrap_or(u64::MAX).to_string());
    }
    run(&mut command)
}

/// A seed that is new each time; it need not be secret, only printed.
fn fresh_seed() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(1, |now| now.as_secs() ^ u64::from(now.subsec_nanos()))
}
