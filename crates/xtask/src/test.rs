//! `cargo xtask test`: everything that has to hold, step by step.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::args::Args;
use crate::fuzz::{Effort, fuzz};
use crate::shell::{cargo, run, watch};
use crate::tally::Tally;
use crate::{browser, deny, docs, new_game, rules};

/// One step of the run.
struct Step {
    name: &'static str,
    run: fn(&mut Run<'_>) -> Result<()>,
    /// What to do when it fails.
    remedy: &'static str,
}

/// What the steps share.
struct Run<'a> {
    root: &'a Path,
    tally: Tally,
    /// What the reader has to know at the end although nothing failed.
    notes: Vec<String>,
}

/// The whole run: what fails fast comes first.
const FULL: &[Step] = &[
    FORMAT,
    RULES,
    PAGES,
    LINTS,
    DOCUMENTATION,
    TESTS,
    NEW_GAME,
    BROWSER,
    FUZZING,
    FUZZ_TARGETS,
    DEPENDENCIES,
];

/// What is worth running every few minutes.
const QUICK: &[Step] = &[FORMAT, LINTS, UNIT_TESTS];

const FORMAT: Step = Step {
    name: "format",
    run: |this| run(&mut cargo(this.root, &["fmt", "--all", "--check"])),
    remedy: "run `cargo fmt --all`",
};

const RULES: Step = Step {
    name: "rules and their tests",
    run: |this| rules::check(this.root, None),
    remedy: "see CONTRIBUTING.md on how a rule is tested; `cargo xtask rules` shows the whole table",
};

const PAGES: Step = Step {
    name: "pages made from the project",
    run: |this| docs::check(this.root),
    remedy: "run `cargo xtask docs` and commit what it writes",
};

const LINTS: Step = Step {
    name: "lints",
    run: |this| {
        let words = ["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
        run(&mut cargo(this.root, &words))
    },
    remedy: "mend what clippy names; an `#[allow]` needs a written reason",
};

const DOCUMENTATION: Step = Step {
    name: "documentation",
    run: |this| {
        let mut command = cargo(this.root, &["doc", "--workspace", "--all-features", "--no-deps"]);
        run(command.env("RUSTDOCFLAGS", "-D warnings"))
    },
    remedy: "mend what rustdoc names: mostly links to items that are gone",
};

const TESTS: Step = Step {
    name: "tests",
    run: |this| this.tests(&["--no-fail-fast"]),
    remedy: "run the failed test alone: `cargo test -p CRATE NAME`",
};

const BROWSER: Step = Step {
    name: "browser",
    run: |this| {
        browser::ready()?;
        // The target is left out of the tests of the workspace, and so of its lints. The same packages and features
        // as there, so that nothing is built again.
        let target = ["--workspace", "--all-features", "--test", "browser", "--"];
        run(cargo(this.root, &["clippy"]).args(target).args(["-D", "warnings"]))?;
        // As many browsers at a time as a small machine can bear.
        let mut tests = cargo(this.root, &["test"]);
        watch(tests.args(target).arg("--test-threads=2"), |line| this.tally.read(line))
    },
    remedy: "run the failed test alone: `WALDPFADE_SHOTS=FOLDER cargo test -p waldpfade --test browser NAME`, and look \
             at the pictures",
};

const NEW_GAME: Step = Step {
    name: "a new game",
    run: |this| new_game::check(this.root),
    remedy: "mend crates/xtask/template: what `cargo xtask new-game` makes has to keep all laws",
};

const UNIT_TESTS: Step = Step {
    name: "unit tests",
    run: |this| this.tests(&["--no-fail-fast", "--lib", "--bins"]),
    remedy: "run the failed test alone: `cargo test -p CRATE --lib NAME`",
};

const FUZZING: Step = Step {
    name: "fuzzing",
    run: |this| fuzz(this.root, Effort { rounds: Some(20_000), seconds: Some(30), seed: 1 }),
    remedy: "the input that did it is printed above: make it a test, then mend the reader",
};

const FUZZ_TARGETS: Step = Step {
    name: "fuzz targets",
    run: |this| {
        // They are outside the workspace, and without their default feature any compiler can check them. The same
        // target folder, so that what both depend on is not built again.
        let words = ["check", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features"];
        let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| this.root.join("target").into());
        run(cargo(this.root, &words).env("CARGO_TARGET_DIR", target))
    },
    remedy: "mend fuzz/fuzz_targets: a function they call has changed",
};

const DEPENDENCIES: Step = Step {
    name: "dependencies",
    run: |this| {
        this.notes.extend(deny::check(this.root)?);
        Ok(())
    },
    remedy: "see deny.toml for what is allowed and why",
};

impl Run<'_> {
    /// Runs tests of the whole workspace and counts them.
    fn tests(&mut self, words: &[&str]) -> Result<()> {
        let mut command = cargo(self.root, &["test", "--workspace", "--all-features"]);
        watch(command.args(words), |line| self.tally.read(line))
    }
}

/// Runs the command with what was typed.
pub(crate) fn command(root: &Path, mut args: Args) -> Result<bool> {
    let steps = if args.switch("--quick") { QUICK } else { FULL };
    args.finish()?;
    Ok(perform(root, steps))
}

/// Runs the steps until one fails; tells whether none did.
fn perform(root: &Path, steps: &[Step]) -> bool {
    let mut this = Run { root, tally: Tally::default(), notes: Vec::new() };
    let mut times = Vec::new();
    let mut passed = true;
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {} of {}: {}", index + 1, steps.len(), step.name);
        let start = Instant::now();
        let result = (step.run)(&mut this);
        let time = start.elapsed();
        println!("-- {}: {}", step.name, seconds(time));
        times.push((step.name, time));
        if let Err(error) = result {
            println!("\n`{}` failed: {error:#}\nWhat to do: {}", step.name, step.remedy);
            this.tally.show_failure();
            passed = false;
            break;
        }
    }
    println!();
    for (name, time) in &times {
        println!("{:>10}  {name}", seconds(*time));
    }
    println!("{:>10}  in all", seconds(times.iter().map(|(_, time)| *time).sum()));
    for note in &this.notes {
        println!("\n{note}");
    }
    println!("\n{}", this.tally);
    passed
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    const PASSES: Step = Step {
        name: "passes",
        run: |this| {
            this.notes.push("a note".to_owned());
            Ok(())
        },
        remedy: "",
    };
    const FAILS: Step = Step { name: "fails", run: |_| bail!("on purpose"), remedy: "nothing" };
    const NEVER: Step = Step { name: "never", run: |_| panic!("a step after a failed one"), remedy: "" };

    #[test]
    fn all_steps_have_to_pass() {
        assert!(perform(Path::new("."), &[PASSES, PASSES]));
        assert!(!perform(Path::new("."), &[PASSES, FAILS]));
    }

    #[test]
    fn the_first_failure_ends_the_run() {
        assert!(!perform(Path::new("."), &[FAILS, NEVER]));
    }
}
