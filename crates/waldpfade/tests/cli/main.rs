//! The program as people and scripts meet it: as a process.

mod components;
mod damage;
mod docs;
mod engine;
mod errors;
mod help;
mod hosting;
mod laboratory;
mod memory;
mod play;
mod records;
mod serve;
mod simulate;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a call of the program came to.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    /// It did what it was asked.
    #[track_caller]
    fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It could not do it, for reasons that it told.
    #[track_caller]
    fn failed(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(1), ""), "{}", self.err);
        assert!(!self.err.contains('⟦') && !self.err.contains("{$"), "words are missing: {}", self.err);
        self.err
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("output is text"),
            err: String::from_utf8(output.stderr).expect("messages are text"),
        }
    }
}

/// The program with nothing of the caller's language in its environment.
fn program<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_waldpfade"));
    command.args(arguments);
    for variable in words::Lang::VARIABLES {
        command.env_remove(variable);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Calls the program with this on its standard input.
fn call<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>, input: impl AsRef<[u8]>) -> Ran {
    let mut child = program(arguments).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_vec();
    // Both ends at once: neither pipe may fill up.
    let writer = std::thread::spawn(move || {
        // A program that needs no input closes it early.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("input is written");
    output.into()
}

/// Calls the program with words parted by spaces and no input.
fn run(line: &str) -> Ran {
    call(line.split_whitespace(), "")
}

/// The answers of the engine to these requests.
#[track_caller]
fn answers(requests: &[serde_json::Value]) -> Vec<serde_json::Value> {
    let mut input = requests.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    input.push('\n');
    let out = call(["engine"], input).fine();
    out.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}
