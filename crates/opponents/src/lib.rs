//! Computer players that work on any game through the contract, and matches between them.
//!
//! A [`Player`] is handed the rules, a view and its seat. It never gets a state, so it cannot see more than a person in
//! its place; what it wants to know about hidden things it has to imagine ([`table::Secrets::imagine`]).
//!
//! - [`Level`] names the players there are: [`Random`], [`Easy`], [`Greedy`], and [`Thinker`]s who search more or less.
//! - A [`Budget`] limits their thinking, and a [`Stop`] ends it at once.
//! - [`play_out`] plays one match between players; the crate `laboratory` plays many, and counts.
//! - [`bench()`] measures how fast the rules of a game run.

mod bench;
mod budget;
mod easy;
mod greedy;
mod level;
mod match_up;
mod player;
mod playout;
mod random;
mod search;
mod weigh;

pub use bench::{Bench, bench};
pub use budget::{Budget, Stop};
pub use easy::Easy;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use match_up::{Chooser, Entrant, Misplay, Onlooker, Played, play_out};
pub use player::{Player, Suggestion};
pub use playout::{playout, quick};
pub use random::Random;
pub use search::{BadSetting, Settings, Thinker};
