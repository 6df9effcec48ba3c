//! Pixies: gather forest beings in a grid of 3×3, validate them, and let their colours grow together.
//!
//! The rules are numbered `PX-1` to `PX-18` (`words/en.ftl` has them in full); functions cite the rule they carry out.
//! Notation, positions and the text of the score keeper are documented in the README of this crate.

mod card;
mod cards;
mod cell;
mod deck;
mod draw;
mod evaluation;
mod event;
mod game;
mod grid;
mod group;
mod handles;
mod moves;
mod options;
mod picture;
mod position;
mod reasons;
mod rules;
mod score;
mod score_keeper;
mod state;
mod telling;
mod view;

pub use card::{BadCardId, Card, CardId, Colour};
pub use cards::Cards;
pub use deck::Deck;
pub use event::{Event, RoundScore};
pub use grid::{CardNumber, Grid};
pub use group::{ALL_SPACES, Spaces, largest_group, numbers};
pub use moves::{Lay, Move};
pub use options::Options;
pub use position::Position;
pub use rules::Pixies;
pub use score::{Group, Tally, TallyData, colour_spaces, group_factor, group_of, symbols, tally};
pub use score_keeper::{TypedGrid, TypedTable};
pub use state::{ROUNDS, State};
pub use view::View;
