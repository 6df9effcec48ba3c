//! Puts what the rules say into a language.
//!
//! Rules, refusals, faults and events are [`table::Phrase`]s: a key with arguments. [`Words`] knows the Fluent files of
//! one game in one language and turns phrases into sentences; where the language lacks a message the English one
//! stands in, and where even that is missing the key shows itself as `⟦key⟧`. Nothing here panics over words.
//!
//! [`audit`] is for tests: it compares the files of the languages with each other, with the keys in the code and with those in data.

pub mod audit;
mod lang;
mod words;

pub use lang::{Lang, UnknownLang};
pub use words::{Files, Words};
