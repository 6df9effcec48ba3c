//! The running tables.
//!
//! Each awake table is a task that does one deed after the other: see [`Hall`]. Every ply is checked by the rules,
//! written to the store, and only then told. A table keeps nothing that cannot be rebuilt from the store.

mod actor;
mod after;
mod clocks;
mod computers;
pub(crate) mod counting;
mod course;
mod dealing;
mod editions;
mod hall;
mod listening;
pub mod news;
mod opening;
mod origin;
mod pace;
mod passing;
mod playing;
mod repeats;
mod room;
mod seating;
mod sheets;
mod table;
mod talking;
mod undoing;
mod viewing;

pub use hall::{Doing, Hall, Shared};
pub use listening::{Listener, Listening};
pub use opening::{Opening, read_level, read_part};
pub use origin::Origin;
pub use repeats::check_post;
pub use sheets::scores;
pub use table::Table;
pub use viewing::As;
