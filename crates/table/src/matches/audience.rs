//! Who learns which move was made.

use crate::{Game, MAX_SEATS, Seat, Viewer};

/// A set of viewers: seats, and those who only watch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Audience(u16);

impl Audience {
    /// Nobody at all.
    pub const NOBODY: Audience = Audience(0);

    /// Whoever learns which move this is when it is made ([`crate::Secrets::reveals_move`]).
    pub fn of<G: Game>(game: &G, state: &G::State, seat: Seat, choice: &G::Move) -> Audience {
        let learns = |viewer: &Viewer| game.reveals_move(state, seat, choice, *viewer);
        Viewer::all(game.seats()).filter(learns).fold(Audience::NOBODY, Audience::with)
    }

    /// The set with one viewer more.
    #[must_use]
    pub const fn with(self, viewer: Viewer) -> Audience {
        Audience(self.0 | Audience::bit(viewer))
    }

    /// Is this viewer in it?
    pub const fn contains(self, viewer: Viewer) -> bool {
        self.0 & Audience::bit(viewer) != 0
    }

    const fn bit(viewer: Viewer) -> u16 {
        match viewer {
            Viewer::Seat(seat) if seat.0 < MAX_SEATS => 1 << seat.0,
            Viewer::Seat(_) => 0,
            Viewer::Spectator => 1 << MAX_SEATS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_place_of_his_own() {
        let all: Vec<Viewer> = Viewer::all(MAX_SEATS).collect();
        for viewer in &all {
            let only = Audience::NOBODY.with(*viewer);
            assert!(all.iter().all(|other| only.contains(*other) == (other == viewer)));
        }
        assert!(!Audience::NOBODY.with(Viewer::Seat(Seat(200))).contains(Viewer::Seat(Seat(200))));
    }
}
