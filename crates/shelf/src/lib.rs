//! The one list of all games.
//!
//! A game stands on the shelf by one dependency and one line below. From there everything has it: by its type through
//! [`visit`], or with its type hidden as a [`AnyGame`], which opens matches as [`AnyMatch`]s.

mod any_game;
mod any_match;
mod closest;
mod decision;
mod edition;
mod list;
mod matches;
mod schema;

pub use any_game::AnyGame;
pub use any_match::{AnyMatch, Choice, Happening, Hint, Offer, Said, Status};
pub use closest::closest;
pub use decision::Decision;
pub use list::{NoEdition, Shelf, find, games, shelf};
pub use schema::{Shape, UnknownShape};

use sketch::Picture;
use table::{Game, Rules};

/// What a game on the shelf is: rules that can be drawn.
pub trait OnShelf: Game + Picture<<Self as table::Secrets>::View> {}

impl<G: Game + Picture<G::View>> OnShelf for G {}

/// Somebody who wants to do a thing with a game by its type.
pub trait Visitor {
    /// What comes out of it.
    type Out;

    /// Does it.
    fn visit<G: OnShelf>(self) -> Self::Out;
}

macro_rules! shelf {
    ($($game:ty),* $(,)?) => {
        /// The ids of all games, in the order of the shelf.
        pub const IDS: &[&str] = &[$(<$game as Rules>::ID),*];

        /// Hands the game with this id to a visitor; `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(
                if id == <$game as Rules>::ID {
                    return Some(visitor.visit::<$game>());
                }
            )*
            None
        }
    };
}

// One line a game.
shelf! {
    krumme_pfade::KrummePfade,
    pixies::Pixies,
    fairy_trails::FairyTrails,
    elemente::Elemente,
}
