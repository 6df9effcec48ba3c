//! Talisman, whole: rules, cards as data, evaluation, picture and words.
//!
//! Every text of the game is written in one small language ([`language`]) and kept in the files under `data/`, which
//! [`components`] reads. Start with [`Talisman`], in whose file stands where each role lives; the notation of moves is in
//! [`Move`], the spaces are drawn at [`language::SpaceId`].

#![allow(
    clippy::similar_names,
    clippy::unused_self,
    clippy::trivially_copy_pass_by_ref,
    clippy::single_match_else,
    clippy::match_same_arms,
    clippy::struct_excessive_bools,
    clippy::collapsible_match,
    reason = "seat, stat, state and stage are nouns of the game that happen to rhyme; every piece of business is a method \
              of the rules and is handed what it is about by reference, whether or not it needs all of it today; \
              arms are told apart because rules tell them apart, and a turn is full of plain facts"
)]

pub mod components;
mod engine;
mod event;
mod forms;
mod judge;
pub mod language;
mod moves;
mod numbers;
mod options;
mod picture;
mod position;
mod rule_ids;
mod rules;
mod secrets;
mod speech;
pub mod state;
mod talisman;
mod trophies;
pub mod wording;

pub use event::Event;
pub use moves::{Answer, Move};
pub use numbers::{Account, Chance, FightOdds, Line, Odds, TableOdds, Tally};
pub use options::{Characters, Crown, MOST_TURNS, Options};
pub use picture::{CARD_SIZE, card_face};
pub use position::{
    Doings, LastingPosition, Pending, PlayerPosition, Position, SpacePosition, TopPosition, TurnPosition,
};
pub use secrets::View;
pub use state::State;
pub use talisman::Talisman;
