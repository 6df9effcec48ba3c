//! Auf krummen Pfaden (*Crooked Paths*): two players lay rails that know nothing but curves.
//!
//! One connects north with south, the other east with west, over the same cards. The rules are numbered KP-1 to
//! KP-19 and KP-C1 to KP-C4 in `words/*.ftl`; functions and tests cite them.
//!
//! | module | holds |
//! |---|---|
//! | `curve`, `card`, `cell` | the pieces and the places, with their spelling |
//! | `board` | all cards on the table as bit sets, and the frame that floats until they span it |
//! | `flood`, `route` | trains: who is connected, by which way, through which card |
//! | `state`, `rules`, `moves` | turns, phases, announcements, the end |
//! | `position`, `view`, `event` | the documented JSON forms |
//! | `evaluation`, `reasons` | what computer players think, and why |

mod board;
mod card;
mod cell;
mod covering;
mod curve;
mod evaluation;
mod event;
mod flood;
mod game;
mod handles;
mod moves;
mod options;
mod picture;
mod position;
mod reasons;
mod route;
mod rules;
mod solver_key;
mod state;
mod telling;
mod view;

pub use board::Board;
pub use card::{Card, Face};
pub use cell::{Cell, NoCell};
pub use curve::{Curve, Edge};
pub use event::{Event, Line};
pub use flood::Flood;
pub use game::KrummePfade;
pub use moves::Move;
pub use options::{Announce, MAX_SIZE, MIN_SIZE, Options};
pub use position::{LaidCard, Position, Verdict};
pub use route::Step;
pub use state::{End, State};
pub use view::{Frame, Phase, Reach, View};
