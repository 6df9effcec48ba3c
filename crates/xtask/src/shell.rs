//! Runs other programs: their output goes straight to the reader, and a failure says what was run.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail};

/// A call of the same cargo that started us, in the root folder, with nothing to read from the keyboard.
pub(crate) fn cargo(root: &Path, words: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.args(words).current_dir(root).stdin(Stdio::null());
    command
}

/// Runs the command and fails unless it succeeds.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", line(command)))?;
    check(command, status)
}

/// Runs the command, quietly, and tells whether it succeeds; a program that is not there does not.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Runs the command, passes on every line it prints as it comes, and shows the line to `each` too.
pub(crate) fn watch(command: &mut Command, mut each: impl FnMut(&str)) -> Result<()> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", line(command)))?;
    let mut reader = BufReader::new(child.stdout.take().context("the output was asked for above")?);
    // Bytes, not `lines()`: a test that prints broken UTF-8 must not end the run.
    let mut bytes = Vec::new();
    while reader.read_until(b'\n', &mut bytes)? > 0 {
        let text = String::from_utf8_lossy(&bytes);
        print!("{text}");
        each(text.trim_end());
        bytes.clear();
    }
    check(command, child.wait()?)
}

fn check(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = command.get_args().map(|word| word.to_string_lossy());
    [program.to_string_lossy()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn watching_sees_every_line() {
        let mut lines = Vec::new();
        watch(&mut cargo(Path::new("."), &["--version"]), |line| lines.push(line.to_owned())).unwrap();
        assert_eq!(lines.len(), 1);
        assert!(lines[0].starts_with("cargo "), "{lines:?}");
    }

    #[test]
    fn a_failure_names_the_command() {
        let mut command = cargo(Path::new("."), &["locate-project", "--manifest-path", "none.toml"]);
        command.stderr(Stdio::null());
        let error = run(&mut command).unwrap_err().to_string();
        assert!(error.contains("cargo locate-project --manifest-path none.toml"), "{error}");
        assert!(!succeeds(&mut command));
    }
}
