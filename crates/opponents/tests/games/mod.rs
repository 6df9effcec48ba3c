//! Small games to try things on: one open and in turns, one secret, simultaneous and with dice, one in which looking is
//! worth a move, one with windows.

pub(crate) mod bids;
pub(crate) mod knocks;
pub(crate) mod nim;
pub(crate) mod shells;
