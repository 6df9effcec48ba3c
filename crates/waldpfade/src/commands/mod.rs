//! The commands, one a file: its arguments, and what it does.

pub(crate) mod backup;
pub(crate) mod bench;
mod cards;
pub(crate) mod completions;
pub(crate) mod components;
pub(crate) mod draw;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod load;
pub(crate) mod merge;
mod panels;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod schema;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
mod source;
pub(crate) mod suggest;
pub(crate) mod thought;
pub(crate) mod tournament;
pub(crate) mod tune;
pub(crate) mod verify;
