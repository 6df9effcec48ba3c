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
//! | `state`, `moves`, `event` | a match between two moves, what can be done, what happened |
//! | `rules`, `turn`, `end` | **Rules**: what is allowed, how a card is laid and announced, who has won |
//! | `view` | **Secrets**: what everybody is shown |
//! | `position` | **Forms**: the documented JSON form, and everything that can be wrong with it |
//! | `speech`, `picture` | **Speech**: words, handles, the drawing |
//! | `journey`, `evaluation` | **Judge**: what a position promises |
//! | `solver_key`, `covering` | small boards solved |

mod board;
mod card;
mod cell;
mod covering;
mod curve;
mod end;
mod evaluation;
mod event;
mod flood;
mod journey;
mod moves;
mod options;
mod picture;
mod position;
mod route;
mod rules;
mod solver_key;
mod speech;
mod state;
mod turn;
mod view;

pub use board::Board;
pub use card::{Card, Face};
pub use cell::{Cell, NoCell};
pub use curve::{Curve, Edge};
pub use end::End;
pub use event::{Event, Line};
pub use flood::Flood;
pub use moves::Move;
pub use options::{Announce, MAX_SIZE, MIN_SIZE, Options};
pub use position::{LaidCard, Position, Verdict};
pub use route::Step;
pub use rules::KrummePfade;
pub use state::State;
pub use view::{Frame, Phase, Reach, View};
