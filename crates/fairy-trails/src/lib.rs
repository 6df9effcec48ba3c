//! Fairy Trails: elves and gnomes close their networks of trails in an enchanted wood, one or two players.
//!
//! A card shows for each colour which of its edges hang together ([`Trails`]); laid cards join them to networks
//! ([`Board`]); a network without open ends is closed, and its huts get stones. The rules are numbered `FT-…` in the
//! language files; notation, positions and the deck file are described in the README of this crate.

mod board;
mod card;
mod card_set;
mod choices;
mod colour;
mod deck;
mod describe;
mod edge;
mod evaluation;
mod event;
mod foresight;
mod game;
mod handles;
mod moves;
mod networks;
mod options;
mod picture;
mod place;
mod position;
mod preview;
mod reasons;
mod score;
mod state;
mod statistics;
mod study;
mod trails;
mod turn;
mod view;
mod words;

pub use board::{Board, Laid};
pub use card::{Card, Face};
pub use card_set::{CardId, CardSet};
pub use colour::Colour;
pub use deck::{CARDS, Deck, START_CARD, STONES};
pub use edge::{Edge, Rotation};
pub use evaluation::{SOLO_FACTS, TWO_FACTS};
pub use event::Event;
pub use game::FairyTrails;
pub use moves::{Laying, Move};
pub use networks::Network;
pub use options::{Claims, Options};
pub use place::{NetworkName, Place, Unreadable};
pub use position::{Position, StonesOn};
pub use preview::{Preview, Touched};
pub use state::{Hand, Stage, State};
pub use statistics::{DeckStatistics, deck_statistics};
pub use study::{STUDY_WEIGHTS, study_names};
pub use trails::{BadTrails, Group, MOST_HUTS, Shape, Trails};
pub use view::{HandView, View};
