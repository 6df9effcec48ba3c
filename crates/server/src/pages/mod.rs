//! The pages: plain functions from what is to be shown to HTML.
//!
//! No page carries a style or a script inside: all come from [`assets`], as the security policy wants it.

pub mod account;
pub mod assets;
pub mod cover;
pub mod error;
pub mod frame;
pub mod gathering;
pub mod help;
pub mod me;
pub mod new;
pub mod profile;
pub mod programs;
pub mod reader;
pub mod replay;
mod routes;
pub mod rows;
pub mod rules;
pub mod start;
pub mod table;
pub mod tongue;

#[cfg(test)]
mod tests;

pub use frame::Frame;
pub use reader::{Reader, Theme, cookie};
pub use routes::{reader as reader_of, routes, trouble};
pub use rows::{Place, Row, Stage};
pub use tongue::Tongue;
