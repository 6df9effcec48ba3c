//! Checks what the project depends on with `cargo deny`: licences, origins, banned crates, known security holes.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{cargo, run, succeeds};

/// The version that is installed if there is none: a check should not change from one day to the next by itself.
const VERSION: &str = "0.20.2";

/// What was left unchecked, and how to check it, for the end of the run; `None` if nothing was.
pub(crate) type Gap = Option<String>;

/// Runs all checks of `deny.toml`.
///
/// Known security holes come from a database on the internet. Where it cannot be fetched the rest is checked, and the
/// gap is reported rather than hidden.
pub(crate) fn check(root: &Path) -> Result<Gap> {
    let tools = root.join("target/tools");
    let deny = |words: &[&str]| {
        let mut command = cargo(root, &["deny"]);
        with_tools(&mut command, &tools);
        command.args(words);
        command
    };
    if !succeeds(&mut deny(&["--version"])) {
        println!("cargo-deny is not there: installing it into target/tools, once (a minute or three)");
        install(root, &tools)?;
    }
    if succeeds(&mut deny(&["fetch", "db"])) {
        run(&mut deny(&["check", "advisories", "bans", "licenses", "sources"]))?;
        return Ok(None);
    }
    let gap = "NOT CHECKED: known security holes of dependencies, because the advisory database could not be \
               fetched. With access to the internet, run: cargo deny check advisories";
    println!("{gap}");
    run(&mut deny(&["check", "bans", "licenses", "sources"]))?;
    Ok(Some(gap.to_owned()))
}

fn install(root: &Path, tools: &Path) -> Result<()> {
    // Unoptimised it takes half as long to build and still checks within seconds.
    let mut command =
        cargo(root, &["install", "cargo-deny", "--locked", "--debug", "--version", VERSION, "--root"]);
    run(command.arg(tools)).with_context(|| {
        format!("cargo-deny is needed and could not be installed; try `cargo install cargo-deny --locked --version {VERSION}`")
    })
}

/// Lets cargo find what was installed into the tools folder, after what the user has.
fn with_tools(command: &mut Command, tools: &Path) {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([tools.join("bin")]);
    // A folder whose name holds a separator cannot be in PATH; then the installed one alone has to do.
    if let Ok(path) = std::env::join_paths(folders) {
        command.env("PATH", path);
    }
}
