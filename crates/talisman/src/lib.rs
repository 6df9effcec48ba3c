//! Talisman, whole: rules, cards as data, evaluation, picture and words.
//!
//! Every text of the game is written in one small language ([`language`]) and kept in the files under `data/`, which
//! [`components`] reads.

pub mod components;
pub mod language;
pub mod wording;
