//! Fairy Trails: elves and gnomes close their networks of trails in an enchanted wood, one or two players.
//!
//! A card shows for each colour which of its edges hang together ([`Trails`]); laid cards join them to networks
//! ([`Board`]); a network without open ends is closed, and its huts get stones. The rules are numbered `FT-…` in the
//! language files; notation, positions and the deck file are described in the README of this crate.
//!
//! | role | file | beside it |
//! |---|---|---|
//! | what can be done | `rules` | `choices`: what may be laid and claimed; `turn`: what a move sets off |
//! | who may know what | `secrets` | `view` |
//! | how it is written | `forms` | `moves`: notation; `position`: checks |
//! | how it is told | `speech` | `reasons`, `handles`, `picture` |
//! | what it promises | `judge` | `facts`, `weights`; `move_values`: many moves at once; `closer`: the closer evaluation |

mod board;
mod card;
mod card_set;
mod choices;
mod closer;
mod colour;
mod deck;
mod edge;
mod event;
mod facts;
mod forms;
mod handles;
mod judge;
mod measures;
mod move_values;
mod moves;
mod networks;
mod options;
mod picture;
mod place;
mod position;
mod preview;
mod reasons;
mod rules;
mod secrets;
mod speech;
mod state;
mod statistics;
mod trails;
mod turn;
mod view;
mod weights;

pub use board::{Board, Laid};
pub use card::{Card, Face};
pub use card_set::{CardId, CardSet};
pub use closer::{CLOSER_WEIGHTS, closer_names};
pub use colour::Colour;
pub use deck::{CARDS, Deck, START_CARD, STONES};
pub use edge::{Edge, Rotation};
pub use event::Event;
pub use facts::{SOLO_FACTS, TWO_FACTS};
pub use forms::{Position, StonesOn};
pub use moves::{Laying, Move};
pub use networks::Network;
pub use options::{Claims, Options};
pub use place::{NetworkName, Place, Unreadable};
pub use preview::{Preview, Touched};
pub use rules::FairyTrails;
pub use state::{Hand, Stage, State};
pub use statistics::{DeckStatistics, deck_statistics};
pub use trails::{BadTrails, Group, MOST_HUTS, Shape, Trails};
pub use view::{HandView, View};
