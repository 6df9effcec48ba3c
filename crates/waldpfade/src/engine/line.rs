//! Lines of untrusted input, none longer than a limit.

use std::io::{self, BufRead, Read};

/// A line longer than this many bytes is not kept.
pub(super) const LONGEST: usize = 16 << 20;

/// What was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A line, without its line feed.
    Whole,
    /// A line beyond the limit; what it held is gone.
    TooLong,
    /// Nothing more comes.
    End,
}

/// Reads the next line into the buffer, and steps over the rest of one that is too long.
pub(super) fn read_line(input: &mut impl BufRead, limit: usize, buffer: &mut Vec<u8>) -> io::Result<Line> {
    buffer.clear();
    let read = input.by_ref().take(limit as u64 + 1).read_until(b'\n', buffer)?;
    if read == 0 {
        return Ok(Line::End);
    }
    if buffer.last() == Some(&b'\n') {
        buffer.pop();
        return Ok(Line::Whole);
    }
    if buffer.len() <= limit {
        // The last line of the input may lack its line feed.
        return Ok(Line::Whole);
    }
    // Memory that one odd line took need not stay taken.
    *buffer = Vec::new();
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_whole_and_long_ones_are_stepped_over() {
        let mut input = &b"one\ntoo long a line\nfour\n\nfive5\nlast"[..];
        let mut buffer = Vec::new();
        let mut heard = Vec::new();
        loop {
            let line = read_line(&mut input, 5, &mut buffer).unwrap();
            if line == Line::End {
                break;
            }
            heard.push((line, String::from_utf8(buffer.clone()).unwrap()));
        }
        let whole = |text: &str| (Line::Whole, text.to_owned());
        let long = (Line::TooLong, String::new());
        assert_eq!(heard, [whole("one"), long, whole("four"), whole(""), whole("five5"), whole("last")]);
    }

    #[test]
    fn a_long_line_at_the_end_of_input_is_too_long() {
        let mut buffer = Vec::new();
        assert_eq!(read_line(&mut &b"123456"[..], 5, &mut buffer).unwrap(), Line::TooLong);
    }
}
