//! Texts of cards, spaces, characters and quests, made from the same data that the engine runs: a card can never say
//! what it does not do.
//!
//! Each word of the language has a message in `words/*/effects.ftl`; verbs have three forms (told to the reader, told
//! of somebody, after “you may”), nouns the forms that sentences need. What is often said has idioms that are tried
//! first, and a few texts are written by hand beside the fingerprint of the data that they word.

mod by_hand;
mod choice;
mod compendium;
mod cond;
mod entry;
mod keys;
mod modifier;
mod moment;
mod noun;
mod reaction;
mod roll;
mod speaker;
mod step;

pub use compendium::compendium;
pub use entry::{
    card_summary, card_text, character_summary, character_text, link_text, offer_phrase, quest_text,
    reaction_phrase, row_phrase, space_text, status_name, status_text, step_phrase,
};
pub use keys::keys;
