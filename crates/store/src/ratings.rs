//! Ratings: how strong an account has shown itself, game by game.

use crate::{Millis, PersonId, TableId};

/// A Glicko-2 rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How much it moves about.
    pub volatility: f64,
    /// How many matches it rests on.
    pub games: u32,
}

/// One person's new rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NewRating {
    /// The person.
    pub person: PersonId,
    /// How many matches the rating rested on that the new one was worked out from; if another match came in between
    /// the whole change is refused as `Stale`.
    pub games_before: u32,
    /// The new rating.
    pub rating: Rating,
}

/// The ratings that follow from a match, all or none.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingChange {
    /// The table.
    pub table: TableId,
    /// The id of the game.
    pub game: String,
    /// When.
    pub at: Millis,
    /// The new ratings; empty if none follows, which counts as done all the same.
    pub ratings: Vec<NewRating>,
}

/// A rating as it was after a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The match.
    pub table: TableId,
    /// Does its table stand in lists?
    pub public: bool,
    /// The id of the game.
    pub game: String,
    /// When.
    pub at: Millis,
    /// The rating after it.
    pub rating: Rating,
}

/// How often somebody played a game to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The id of the game.
    pub game: String,
    /// Matches played to the end.
    pub played: u32,
    /// Matches won, alone or shared.
    pub won: u32,
}
