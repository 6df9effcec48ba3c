//! Reading the data files, entry by entry, so that one run tells all faults.

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use table::{ComponentFiles, Fault, FilePlace, Phrase, Place};

/// An entry of a file, with where it stands.
#[derive(Clone, Debug)]
pub(super) struct Entry<T> {
    /// What was read.
    pub value: T,
    /// The file.
    pub file: &'static str,
    /// The line where it begins.
    pub line: usize,
}

/// A fault of an entry.
pub(super) fn fault(file: &str, line: usize, entry: &str, reason: Phrase) -> Fault {
    let place = FilePlace {
        file: file.to_owned(),
        line: Some(line),
        entry: Some(entry.to_owned()).filter(|entry| !entry.is_empty()),
        field: None,
    };
    Fault { place: Place::File(Box::new(place)), rule: None, reason }
}

/// Reads all entries of a file; what cannot be read is a fault, and the rest is read all the same.
pub(super) fn entries<T: DeserializeOwned>(
    files: &ComponentFiles,
    file: &'static str,
    faults: &mut Vec<Fault>,
) -> Vec<Entry<T>> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let mut found = Vec::new();
    let (texts, strays) = split(files.get(file));
    faults.extend(strays.into_iter().map(|line| fault(file, line, "", Phrase::new("fault-stray"))));
    for (line, text) in texts {
        match options.from_str::<T>(text) {
            Ok(value) => found.push(Entry { value, file, line }),
            Err(error) => {
                let reason = Phrase::new("fault-entry-unreadable").with("why", error.code.to_string());
                let line = line + error.span.start.line.max(1) - 1;
                faults.push(fault(file, line, named(text).unwrap_or_default(), reason));
            }
        }
    }
    found
}

/// What an entry that cannot be read calls itself.
fn named(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("key: \"").or_else(|| text.split_once("id: \""))?;
    rest.split_once('"').map(|(name, _)| name)
}

/// The texts of the entries: what stands in parentheses at the top, with the line where it begins; and the lines on
/// which something stands between them. Comments and strings may hold parentheses of their own.
fn split(text: &str) -> (Vec<(usize, &str)>, Vec<usize>) {
    let (mut entries, mut strays) = (Vec::new(), Vec::new());
    let (mut depth, mut line, mut begin, mut begin_line) = (0_u32, 1, 0, 1);
    let mut signs = text.char_indices().peekable();
    while let Some((index, sign)) = signs.next() {
        match sign {
            '\n' => line += 1,
            '"' => {
                if depth == 0 {
                    strays.push(line);
                }
                while let Some((_, inner)) = signs.next() {
                    match inner {
                        '\\' => drop(signs.next()),
                        '"' => break,
                        '\n' => line += 1,
                        _ => {}
                    }
                }
            }
            '/' if signs.peek().is_some_and(|(_, next)| *next == '/') => {
                while signs.peek().is_some_and(|(_, next)| *next != '\n') {
                    signs.next();
                }
            }
            '(' => {
                if depth == 0 {
                    (begin, begin_line) = (index, line);
                }
                depth += 1;
            }
            ')' if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    entries.push((begin_line, &text[begin..=index]));
                }
            }
            sign if depth == 0 && sign != ',' && !sign.is_whitespace() => strays.push(line),
            _ => {}
        }
    }
    if depth > 0 {
        entries.push((begin_line, &text[begin..]));
    }
    strays.dedup();
    (entries, strays)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_told_apart() {
        let text = "// a (comment\n(key: \"a)\", x: f(1)),\n\n(key: \"b\",\n  y: \"\\\"(\"),\n(open";
        let (found, strays) = split(text);
        assert_eq!(
            found,
            [(2, "(key: \"a)\", x: f(1))"), (4, "(key: \"b\",\n  y: \"\\\"(\")"), (6, "(open")]
        );
        assert_eq!(named(found[1].1), Some("b"));
        assert!(strays.is_empty());
    }

    #[test]
    fn what_stands_between_entries_is_found() {
        let (found, strays) = split("(a),\nkey: \"b\"),\n(c)\n)\n");
        assert_eq!(found, [(1, "(a)"), (3, "(c)")]);
        assert_eq!(strays, [2, 4]);
    }
}
