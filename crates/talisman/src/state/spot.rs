//! Where a card is.

use crate::language::SpaceId;
use table::Seat;

/// Where a card is, in one byte: every card is in exactly one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

impl Spot {
    /// In its deck, nobody knows where; in an open deck, to be had.
    pub const DECK: Spot = Spot(96);
    /// On top of its deck, where somebody has looked: by its order.
    pub const TOP: Spot = Spot(97);
    /// On the discards of its deck.
    pub const DISCARD: Spot = Spot(98);
    /// A Spell that is being cast or in force.
    pub const FORCE: Spot = Spot(99);
    /// Not in this match.
    pub const OUT: Spot = Spot(100);

    /// On a space, face up.
    #[inline]
    pub const fn space(space: SpaceId) -> Spot {
        Spot(space.index() as u8)
    }

    /// Before a player: an Object, a Follower, a Spell in the hand.
    #[inline]
    pub const fn held(seat: Seat) -> Spot {
        Spot(64 + seat.0)
    }

    /// Among a player's trophies.
    #[inline]
    pub const fn trophy(seat: Seat) -> Spot {
        Spot(80 + seat.0)
    }

    /// The space, if it lies on one.
    #[inline]
    pub const fn on_space(self) -> Option<SpaceId> {
        SpaceId::new(self.0)
    }

    /// Who has it, if anybody does.
    #[inline]
    pub const fn holder(self) -> Option<Seat> {
        if self.0 >= 64 && self.0 < 80 { Some(Seat(self.0 - 64)) } else { None }
    }

    /// Whose trophy it is.
    #[inline]
    pub const fn trophy_of(self) -> Option<Seat> {
        if self.0 >= 80 && self.0 < 96 { Some(Seat(self.0 - 80)) } else { None }
    }
}
