//! Why a command could not do what it was asked, and the exit codes.

use crate::tongue::Tongue;
use std::io;
use std::process::ExitCode;
use table::{Fault, Phrase};
use words::Words;

/// The exit code for what could not be done.
const FAILED: u8 = 1;

/// The exit code after Ctrl-C, as shells have it.
pub(crate) const INTERRUPTED: u8 = 130;

/// Something that ends a command early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// To be said in the language of the program.
    Problem(Phrase),
    /// Said already, in the words of a game: one line a fault.
    Told(Vec<String>),
    /// Whoever read the output has gone: nothing to say, nobody to say it to.
    Unheard,
}

impl Failure {
    /// The faults of something, in the words of a game.
    pub(crate) fn faults(words: &Words, faults: &[Fault]) -> Failure {
        Failure::Told(faults.iter().map(|fault| words.fault(fault)).collect())
    }

    /// The same, with what it is about in front: a file, an option.
    pub(crate) fn faults_in(place: &str, words: &Words, faults: &[Fault]) -> Failure {
        Failure::Told(faults.iter().map(|fault| format!("{place}: {}", words.fault(fault))).collect())
    }

    /// Says what went wrong on standard error.
    pub(crate) fn report(self, tongue: &Tongue) -> ExitCode {
        let messages = match self {
            Failure::Problem(problem) => vec![tongue.say(&problem)],
            Failure::Told(messages) => messages,
            Failure::Unheard => return ExitCode::SUCCESS,
        };
        for message in messages {
            eprintln!("{}", tongue.say(&Phrase::new("failure").with("message", message)));
        }
        ExitCode::from(FAILED)
    }
}

impl From<Phrase> for Failure {
    fn from(problem: Phrase) -> Failure {
        Failure::Problem(problem)
    }
}

/// Output that could not be written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::Unheard
        } else {
            Failure::Problem(Phrase::new("output-failed").with("detail", error.to_string()))
        }
    }
}
