//! The loop: line in, line out.

use super::Engine;
use super::answer::written;
use super::line::{LONGEST, Line, read_line};
use std::io::{self, BufRead, Write};
use table::Phrase;

/// Answers line after line until the input ends. Empty lines are passed over.
pub(crate) fn serve(
    engine: &mut Engine,
    input: &mut impl BufRead,
    mut output: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        let mut answer = match read_line(input, LONGEST, &mut line)? {
            Line::End => return Ok(()),
            Line::Whole if line.trim_ascii().is_empty() => continue,
            Line::Whole => engine.answer(&line),
            Line::TooLong => {
                let problem = Phrase::new("engine-too-long").with("most", LONGEST >> 20);
                written(None, Err(engine.bad_request(&problem)))
            }
        };
        answer.push('\n');
        output(answer.as_bytes())?;
    }
}

/// Writes an answer to standard output and makes sure that it is on its way.
pub(crate) fn to_stdout(answer: &[u8]) -> io::Result<()> {
    // Held for one answer only: whoever ends the program takes the lock first and so never cuts an answer in two.
    let mut out = io::stdout().lock();
    out.write_all(answer)?;
    out.flush()
}
