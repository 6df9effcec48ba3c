//! Small games on which programs that play any game are tried.
//!
//! | game | shape |
//! |---|---|
//! | [`nim`] | open, in turns, solved |
//! | [`bids`] | secret, simultaneous, with dice |
//! | [`shells`] | looking is worth a move |
//! | [`knocks`] | windows: everybody may react at once |
//! | [`saga`] | long: hundreds of cards as data, hidden hands, reactions, players who drop out |

pub mod bids;
pub mod knocks;
pub mod nim;
mod plain;
pub mod saga;
pub mod shells;

pub use plain::NoOptions;
