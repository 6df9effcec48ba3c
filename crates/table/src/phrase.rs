//! What the rules have to say, before it is put into any language.

use crate::Seat;
use std::borrow::Cow;

/// A message key with its arguments; the language files turn it into words.
///
/// ```
/// # use table::{Phrase, Seat};
/// let phrase = Phrase::new("log-laid").with("who", Seat(0)).with("cell", "e5");
/// assert_eq!(phrase.key, "log-laid");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The key of the message in the game's language files.
    pub key: Cow<'static, str>,
    /// Named values that the message may use.
    pub args: Vec<(&'static str, Arg)>,
}

/// A value inside a phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A count or an amount; languages choose their plural by it.
    Number(i64),
    /// Text that is the same in every language: notation, coordinates, ids.
    Text(String),
    /// A player, spoken of by name.
    Seat(Seat),
    /// A phrase inside a phrase.
    Phrase(Phrase),
    /// Several phrases, spoken as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// A phrase whose key comes from data, such as the name of a card: [`crate::Speech::data_keys`] lists it, or the
    /// language files could lack its words without anybody noticing.
    pub const fn from_data(key: String) -> Phrase {
        Phrase { key: Cow::Owned(key), args: Vec::new() }
    }

    /// The phrase with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);
