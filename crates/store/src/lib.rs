//! Matches, people and ratings, kept in one `SQLite` file.
//!
//! The log of moves is the truth: a ply is stored before anybody hears of it, keyed by (table, ply), so that of two
//! writers only one gets it. Everything else a server holds can be rebuilt from here.
//!
//! - [`Store`] is what a server needs; it is used as `Arc<dyn Store>`.
//! - [`Sqlite`] is the one implementation so far.
//! - `conformance` (a feature) checks that an implementation keeps its promises.

mod bytes;
mod chat;
mod components;
#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
mod error;
mod ids;
mod keyframes;
mod lease;
mod looks;
mod people;
mod plies;
mod ratings;
mod sessions;
mod sqlite;
mod store;
mod tables;
mod time;

pub use bytes::{Secret, Token, TokenHash};
pub use chat::{Chat, NewChat, Said};
pub use components::PinnedComponents;
pub use error::{Result, StoreError};
pub use ids::{BadId, PersonId, TableId};
pub use keyframes::Keyframe;
pub use looks::{looks, name_key};
pub use people::{Credentials, GuestSweep, NewPerson, Person, Swept};
pub use plies::{Append, By, StoredPly, Truncate, UndonePly};
pub use ratings::{NewRating, Rated, Rating, RatingChange, Tally};
pub use sessions::{NewSession, Session, SessionKind};
pub use sqlite::Sqlite;
pub use store::{Later, Store};
pub use tables::{
    Chair, ChairChange, Finish, Held, NewTable, Occupant, Parent, Start, StoredTable, TableState, Visibility,
};

pub use time::{begin_at, now};

/// A moment: milliseconds since the beginning of 1970, UTC.
pub type Millis = i64;
