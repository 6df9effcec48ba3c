//! What a computer player is.

use table::{Game, Phrase, Seat};

/// Somebody who decides for a seat.
///
/// All it ever learns comes in as a view, so it is honest by type. Its own randomness is seeded when it is made: the
/// same player asked the same questions in the same order gives the same answers, unless a limit of time or a raised
/// flag cuts its thinking short.
pub trait Player<G: Game>: Send {
    /// Decides. `None` only if the seat owes no decision in this view.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move>;

    /// Its best few moves, best first, with what it expects of them and why.
    fn suggest(&mut self, game: &G, view: &G::View, seat: Seat, count: usize) -> Vec<Suggestion<G::Move>>;
}

/// A move that a player would make.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion<M> {
    /// The move.
    pub choice: M,
    /// What the seat may expect after it, from −1 (sure loss) to 1 (sure victory).
    pub expected: f32,
    /// How sure the player is that no other move is better, from 0 to 1; over all moves this adds up to 1.
    pub sure: f32,
    /// What speaks for it and against it, most important first.
    pub reasons: Vec<Phrase>,
}
