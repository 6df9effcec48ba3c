//! Tiny games, one for each shape of play that the contract has to carry, all held to the same laws as the real ones.
//!
//! | game | shape |
//! |---|---|
//! | [`showdown`] | simultaneous secret choices; 1 to 6 seats |
//! | [`fate`] | reactions out of turn, asked for in order; dice |
//! | [`counterspell`] | reactions from hidden hands, asked for at the same time; players who drop out |
//! | [`errand`] | business inside business, half finished, answered by other seats |
//! | [`lantern`] | solo play that can be lost; a pile whose order nobody knows |
//! | [`hands`] | hidden hands and a hidden pile |
//! | [`peek`] | things once seen by some, and then covered |

mod broken;
mod broken_reactions;
mod counterspell;
mod errand;
mod fate;
mod hands;
mod lantern;
mod peek;
mod pointless;
mod showdown;
mod sitting;
