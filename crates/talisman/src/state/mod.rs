//! Everything about a match but the dice: plain data of fixed size, copied by search thousands of times a second.

mod frame;
mod matter;
mod side;
mod spot;
mod turn;

pub use frame::{Frame, Kind, MOST_FRAMES, Stack, Thing};
pub use matter::{Fight, Foe, Lasting, Load, Loss, Roll, Until};
pub use side::{NOBODY, NOTHING, Quiet, Side};
pub use spot::Spot;
pub use turn::{Phase, Turn};

use crate::components::{CardId, MOST_CARDS};
use crate::language::{SpaceId, Stat};
use crate::moves::Answer;
use table::{Seat, Seats, Window};

/// The most players.
pub const MOST_SEATS: usize = 6;
/// How many spaces there is room for: the largest expansion too.
const SPACES: usize = 64;
/// How many effects can be in force at the same time.
pub const MOST_LASTING: usize = 16;
/// How many cards can have counters on them at the same time.
pub const MOST_LOADS: usize = 6;

/// The state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Where each card is.
    pub spots: [Spot; MOST_CARDS],
    /// In what order cards of the same place came there, where that matters: on spaces and on top of decks.
    pub order: [u8; MOST_CARDS],
    /// Who knows the face of a hidden card, a bit a seat; for cards on a space what was done with them in this
    /// encounter.
    pub marks: [u8; MOST_CARDS],
    /// The players.
    pub sides: [Side; MOST_SEATS],
    /// Gold that lies on spaces.
    pub gold: [u8; SPACES],
    /// Counters that lie on cards.
    pub loads: [Load; MOST_LOADS],
    /// What the stock still has, by [`Stat`].
    pub stock: [u8; 5],
    /// Effects in force.
    pub lasting: [Lasting; MOST_LASTING],
    /// Unfinished business, the innermost on top.
    pub stack: Stack,
    /// A question to several players.
    pub window: Window<Answer>,
    /// Who is asked the question of the topmost frame.
    pub asked: Option<Seat>,
    /// The roll at hand.
    pub roll: Roll,
    /// The fight at hand.
    pub fight: Fight,
    /// The lives at stake.
    pub loss: Loss,
    /// Characters that players choose from before the match.
    pub dealt: [[u8; 3]; MOST_SEATS],
    /// The turn.
    pub turn: Turn,
}

/// What was done with a card on a space in the encounter that goes on.
pub mod mark {
    /// It has been met; nothing more comes of it in this encounter.
    pub const MET: u8 = 1 << 6;
    /// It was just drawn.
    pub const FRESH: u8 = 1 << 7;
    /// What it says before the fight has been read.
    pub const READ: u8 = 1 << 5;
}

impl State {
    /// Where a card is.
    #[inline]
    pub fn spot(&self, card: CardId) -> Spot {
        self.spots[card.index()]
    }

    /// A player.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index() % MOST_SEATS]
    }

    /// A player, to be changed.
    #[inline]
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() % MOST_SEATS]
    }

    /// The player whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turn.active
    }

    /// All cards at a spot, by their numbers.
    #[inline]
    pub fn at(&self, spot: Spot) -> impl Iterator<Item = CardId> + '_ {
        self.spots
            .iter()
            .enumerate()
            .filter(move |(_, place)| **place == spot)
            .map(|(index, _)| CardId(index as u16))
    }

    /// How many cards are at a spot.
    #[inline]
    pub fn count(&self, spot: Spot) -> usize {
        self.spots.iter().filter(|place| **place == spot).count()
    }

    /// The cards on a space in the order in which they were laid; at most so many as fit.
    pub fn lying(&self, space: SpaceId) -> CardRow {
        let mut row: CardRow = self.at(Spot::space(space)).collect();
        row.cards[..usize::from(row.len)].sort_unstable_by_key(|card| (self.order[card.index()], card.0));
        row
    }

    /// Who still plays with a living character.
    pub fn alive(&self, seats: u8) -> Seats {
        Seat::all(seats).filter(|seat| self.side(*seat).is_alive()).collect()
    }

    /// How many counters of a kind lie on a card.
    pub fn load(&self, card: CardId) -> Option<&Load> {
        self.loads.iter().find(|load| load.card == card.0)
    }

    /// What the stock has of it; what is no counter there is enough of.
    pub fn in_stock(&self, stat: Stat) -> u8 {
        self.stock.get(stat as usize).copied().unwrap_or(u8::MAX)
    }
}

/// A few cards, without the heap.
#[derive(Clone, Copy, Debug)]
pub struct CardRow {
    cards: [CardId; 48],
    len: u8,
}

impl CardRow {
    /// The cards.
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }
}

impl FromIterator<CardId> for CardRow {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardRow {
        let mut row = CardRow { cards: [CardId(0); 48], len: 0 };
        for card in cards {
            if let Some(place) = row.cards.get_mut(usize::from(row.len)) {
                *place = card;
                row.len += 1;
            }
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 2_048, "{}", size_of::<State>());
        assert!(size_of::<crate::moves::Move>() <= 16);
    }
}
