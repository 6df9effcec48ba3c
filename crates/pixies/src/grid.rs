//! The grid of a player: 3×3 spaces with at most two cards each (PX-5).

use crate::group::{ALL_SPACES, Spaces};

/// The number of a card in the deck of a match; its face is in [`crate::Cards`].
pub type CardNumber = u8;

/// Stands where no card lies.
pub(crate) const NO_CARD: CardNumber = u8::MAX;

/// What lies on the nine spaces.
///
/// The sets say at a glance which spaces hold what; the cards are beside them. A face-up card always lies on the space
/// of its number (PX-6 to PX-9).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Grid {
    /// Spaces with a face-up pixie.
    pub(crate) up: Spaces,
    /// Spaces with a face-down card.
    pub(crate) down: Spaces,
    pub(crate) top: [CardNumber; 9],
    pub(crate) under: [CardNumber; 9],
}

impl Grid {
    /// No card yet.
    pub const EMPTY: Grid = Grid { up: 0, down: 0, top: [NO_CARD; 9], under: [NO_CARD; 9] };

    /// The spaces with a face-up pixie.
    #[inline]
    pub fn face_up(&self) -> Spaces {
        self.up
    }

    /// The spaces with a face-down card, covered or not.
    #[inline]
    pub fn face_down(&self) -> Spaces {
        self.down
    }

    /// The spaces with at least one card.
    #[inline]
    pub fn filled(&self) -> Spaces {
        self.up | self.down
    }

    /// The spaces without a card.
    #[inline]
    pub fn empty(&self) -> Spaces {
        !self.filled() & ALL_SPACES
    }

    /// The spaces whose pixie lies on a face-down card (PX-14).
    #[inline]
    pub fn validated(&self) -> Spaces {
        self.up & self.down
    }

    /// The spaces that hold only a face-down card: bare forest floor.
    #[inline]
    pub fn floor(&self) -> Spaces {
        self.down & !self.up
    }

    /// Has every space a card (PX-11)?
    #[inline]
    pub fn is_full(&self) -> bool {
        self.filled() == ALL_SPACES
    }

    /// How many cards lie in it.
    #[inline]
    pub fn cards(&self) -> u32 {
        self.up.count_ones() + self.down.count_ones()
    }

    /// The face-up card on a space counted from 0.
    pub fn pixie(&self, space: usize) -> Option<CardNumber> {
        self.top.get(space).copied().filter(|&card| card != NO_CARD)
    }

    /// The face-down card on a space counted from 0.
    pub fn beneath(&self, space: usize) -> Option<CardNumber> {
        self.under.get(space).copied().filter(|&card| card != NO_CARD)
    }

    /// Lays a card face up on a space; nothing else changes.
    #[inline]
    pub(crate) fn lay_up(&mut self, space: usize, card: CardNumber) {
        if let Some(place) = self.top.get_mut(space) {
            *place = card;
            self.up |= 1 << space;
        }
    }

    /// Lays a card face down on a space, beneath whatever lies there.
    #[inline]
    pub(crate) fn lay_down(&mut self, space: usize, card: CardNumber) {
        if let Some(place) = self.under.get_mut(space) {
            *place = card;
            self.down |= 1 << space;
        }
    }
}

impl core::fmt::Debug for Grid {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries((0..9).map(|space| (self.pixie(space), self.beneath(space)))).finish()
    }
}
