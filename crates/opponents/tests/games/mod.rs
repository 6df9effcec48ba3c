//! Two small games to try things on: one open and in turns, one secret, simultaneous and with dice.

pub(crate) mod bids;
pub(crate) mod nim;
