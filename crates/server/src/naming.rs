//! What people may call themselves, and what may stand in chat: letters of any script, no tricks.

use crate::trouble::{Kind, Trouble};
use std::collections::BTreeSet;
use store::{Store, StoreError, looks};
use table::Phrase;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A name has at most so many letters.
pub const LONGEST_NAME: usize = 24;

/// What computer players and new guests are called, in all languages: nobody else looks like them.
const COMPUTER: &str = "computer";
const GUESTS: [&str; 2] = ["guest", "gast"];

/// Reads a name: in its composed form (NFKC), so that letters that only differ by how they are made are the same.
pub fn read_name(text: &str) -> Result<String, Trouble> {
    let plain: String = text.nfkc().collect();
    let name = plain.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.chars().any(is_tricky) || towers(&name) {
        return Err(Trouble::bad(Phrase::new("error-name").with("most", LONGEST_NAME.to_string())));
    }
    if begins_like(&name, COMPUTER) {
        return Err(reserved(&name));
    }
    Ok(name)
}

/// Reads the name of an account: it is not one that the next guest may be given.
pub fn read_account_name(text: &str) -> Result<String, Trouble> {
    let name = read_name(text)?;
    let bare = |form: &str| {
        let rest = name.to_lowercase().strip_prefix(form).map(|rest| rest.trim().to_owned());
        rest.is_some_and(|rest| rest.chars().all(char::is_numeric))
    };
    if GUESTS.iter().any(|form| bare(form)) { Err(reserved(&name)) } else { Ok(name) }
}

/// A name at a shared screen where others come to the table, too: it is nobody's account.
pub async fn must_be_nobodys(store: &dyn Store, name: &str) -> Result<(), Trouble> {
    let taken = store.looks_taken(looks(name).into_iter().collect()).await?;
    if taken { Err(StoreError::NameTaken { name: name.to_owned() }.into()) } else { Ok(()) }
}

fn reserved(name: &str) -> Trouble {
    Trouble::new(Kind::Taken, Phrase::new("error-name-reserved").with("name", name))
}

fn begins_like(name: &str, word: &str) -> bool {
    let start: String = name.chars().filter(|letter| !letter.is_whitespace()).take(word.len()).collect();
    let own: BTreeSet<String> = looks(&start);
    !own.is_disjoint(&looks(word))
}

/// Do marks stand on one another, higher than any script needs? They would reach into other lines.
fn towers(name: &str) -> bool {
    let marks: Vec<bool> = name.chars().map(is_combining_mark).collect();
    marks.windows(4).any(|four| four.iter().all(|mark| *mark))
}

/// Letters that cannot be seen, turn the line around, or break it.
fn is_tricky(letter: char) -> bool {
    letter.is_control()
        || is_bidi_control(letter)
        || (letter.is_whitespace() && letter != ' ')
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200d}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Letters that cannot be seen and turn around what stands beside them.
fn is_bidi_control(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Words as they may be shown: breaks become spaces, and nothing turns the line around.
pub fn readable(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().filter(|letter| !is_bidi_control(*letter)).map(plain).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_read() {
        for name in [
            "Ada",
            "Jürgen  Öl ",
            "冬の森",
            "O'Neil <3",
            "Robert'); DROP TABLE people;",
            "Зима 7",
            "🌲",
            "Compass",
        ] {
            let read = read_account_name(name);
            assert!(read.is_ok() || name.chars().count() > LONGEST_NAME, "{name}");
        }
        assert_eq!(read_name("  Ju\u{308}rgen   Öl ").expect("a name"), "Jürgen Öl");
        assert_eq!(read_name("Ａｄａ").expect("a name"), "Ada");
    }

    #[test]
    fn names_that_trick_the_eye_are_not() {
        let long = "x".repeat(25);
        for name in [
            "",
            "   ",
            "a\nb",
            "a\tb",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{61c}b",
            "a\u{200f}",
            "\u{200b}",
            "a\u{0}",
            "a\u{ad}b",
            "Z\u{335}\u{336}\u{337}\u{338}\u{321}",
            "\u{feff}",
            &long,
            "\u{fdfa}\u{fdfa}",
        ] {
            assert!(read_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn nobody_looks_like_a_computer_player_or_the_next_guest() {
        for name in ["Computer", "computer (hard)", "Cоmputer 2", "C0MPUTER"] {
            assert!(read_name(name).is_err(), "{name}");
        }
        for name in ["Guest 1234", "gast 7", "GUEST"] {
            assert!(read_account_name(name).is_err(), "{name}");
            assert!(read_name(name).is_ok(), "{name}");
        }
        assert!(read_account_name("Gaston").is_ok());
    }

    #[test]
    fn chat_turns_no_lines_around() {
        assert_eq!(readable(" a\u{202e}b\nc\u{2067}d\u{200f} "), "ab cd");
        assert_eq!(readable("שלום 🌲"), "שלום 🌲");
    }
}
