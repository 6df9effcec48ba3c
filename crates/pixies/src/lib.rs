//! Pixies: gather forest beings in a grid of 3×3, validate them, and let their colours grow together.
//!
//! The rules are numbered `PX-1` to `PX-18` (`words/en.ftl` has them in full); functions cite the rule they carry out.
//! Notation, positions and the text of the score keeper are documented in the README of this crate.
//!
//! | module | holds |
//! |---|---|
//! | `card`, `cards`, `deck`, `draw` | the cards, as data and in play |
//! | `cell`, `grid`, `group`, `score` | what lies before a player, and what it counts |
//! | `state`, `moves`, `event`, `options` | a match between two moves, what can be done, what happened |
//! | `rules`, `round` | **Rules**: what is allowed, how turns and rounds go on |
//! | `view` | **Secrets**: what everybody sees |
//! | `position` | **Forms**: the documented JSON form, and everything that can be wrong with it |
//! | `speech`, `names`, `picture` | **Speech**: words, handles, the drawing |
//! | `evaluation` | **Judge**: what a position promises |
//! | `score_keeper` | the score sheet of a real table |

mod card;
mod cards;
mod cell;
mod deck;
mod draw;
mod evaluation;
mod event;
mod grid;
mod group;
mod moves;
mod names;
mod options;
mod picture;
mod position;
mod round;
mod rules;
mod score;
mod score_keeper;
mod speech;
mod state;
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
