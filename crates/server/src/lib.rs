//! Lobby, tables, live news, pages and the HTTP interface.
//!
//! ```text
//!   http ──▶ live (one actor an awake table) ──▶ store
//!   pages      │                    ▲
//!              └──▶ thinking ───────┘  (bounded pool for computer players and hints)
//! ```
//!
//! - [`live`]: the running tables. A ply is checked, stored, and only then told.
//! - [`thinking`]: threads for computer players.
//! - [`http`]: routes, sessions, errors, the stream of news.
//! - [`dice`]: how everybody can check that nobody chose the shuffle.

mod app;
pub mod dice;
mod housekeeping;
pub mod http;
pub mod lexicon;
pub mod live;
pub mod names;
pub mod naming;
pub mod pages;
pub mod ratings;
pub mod shapes;
pub mod thinking;
mod trouble;

pub use app::{App, AppState, Settings, serve};
pub use trouble::{Kind, Trouble};
