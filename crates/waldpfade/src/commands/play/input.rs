//! What people type.

use crate::failure::Failure;
use crate::files;
use std::io::{self, BufRead, IsTerminal};

/// Lines from standard input.
pub(super) struct Input {
    terminal: bool,
}

impl Input {
    pub(super) fn new() -> Input {
        Input { terminal: io::stdin().is_terminal() }
    }

    /// Takes everything off the screen, also what has been scrolled out of it.
    pub(super) fn wipe(&self) -> Result<(), Failure> {
        if self.terminal && io::stdout().is_terminal() {
            files::print(b"\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }

    /// Asks, and waits for a line; `None` at the end of input.
    ///
    /// Where no terminal shows what was typed the line is repeated, so that a transcript reads well.
    pub(super) fn line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        files::print(prompt.as_bytes())?;
        let mut bytes = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
            files::print(b"\n")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.terminal {
            files::print_line(&line)?;
        }
        Ok(Some(line))
    }
}
