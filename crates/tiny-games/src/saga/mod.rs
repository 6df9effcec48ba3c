//! A long game: heroes send beasts against each other, heal, and gather strength, until one is left or the days are over.
//!
//! It has what long games need and short ones lack: hundreds of different cards as data in two files, moves whose text
//! names cards, a window in which all others may parry, heroes who fall and are asked for nothing more, and sheets that
//! say where each number comes from. A match of six takes about 5,000 plies; its state is plain data of less than a
//! kilobyte.
//!
//! | role | file |
//! |---|---|
//! | rules | `rules.rs`, on `state.rs`, `moves.rs` and `card.rs` |
//! | secrets | `secrets.rs` |
//! | forms | `forms.rs`; the box in `chest.rs` |
//! | speech | `speech.rs`, with `picture.rs` |
//! | judge | `judge.rs` |

mod card;
mod chest;
mod forms;
mod judge;
mod moves;
mod picture;
mod rules;
mod secrets;
mod speech;
mod state;

pub use card::{Card, CardId, CardSet, Effect, MOST_CARDS, Row};
pub use chest::{Chest, FEWEST_CARDS};
pub use forms::{AttackForm, HeroForm, Position};
pub use moves::{Event, Move};
pub use rules::{Options, Saga};
pub use secrets::{AttackView, HeroView, View};
pub use state::{Answer, Attack, GEAR, HAND, Hero, MOST_SEATS, State};
