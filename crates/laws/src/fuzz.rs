//! One law a reader, for any input at all: it never panics, and what it accepts it means.
//!
//! The seeded tests in `tests/fuzz.rs` and the coverage-guided targets in `fuzz/` call the same functions.

use std::fmt::Write as _;

use table::{Fingerprint, Record};

/// Reads the input as a record, as it stands and with the check digits put right, so that damage gets past them.
///
/// # Panics
/// If a record that was read is not read back as itself.
pub fn record(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    for text in [text, &sealed(text)] {
        if let Ok(record) = Record::read(text) {
            assert_eq!(
                Record::read(&record.to_text()).as_ref(),
                Ok(&record),
                "a record reads back as itself"
            );
        }
    }
}

/// The lines of a record, each with the check digits that belong there in place of those it has.
pub fn sealed(text: &str) -> String {
    let mut digits = String::new();
    let mut sealed = String::new();
    for line in text.lines() {
        let line = line.rsplit_once("  #").map_or(line, |(content, _)| content);
        digits = Fingerprint::of(&[digits.as_bytes(), line.as_bytes()]).short();
        let _ = writeln!(sealed, "{line}  #{digits}");
    }
    sealed
}
