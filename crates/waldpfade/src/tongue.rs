//! The program's own words.

use table::Phrase;
use words::{Files, Lang, Words};

pub(crate) const FILES: Files =
    &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

/// The language that the program speaks, and its words.
#[derive(Debug)]
pub(crate) struct Tongue {
    words: Words,
}

impl Tongue {
    pub(crate) fn new(lang: Lang) -> Tongue {
        Tongue { words: Words::new(lang, &[table::WORDS, FILES]) }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.words.lang()
    }

    pub(crate) fn words(&self) -> &Words {
        &self.words
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    /// A message without arguments.
    pub(crate) fn text(&self, key: &str) -> String {
        self.words.text_or_key(key)
    }
}
