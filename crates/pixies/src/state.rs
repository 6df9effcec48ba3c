//! Everything about a match but the dice.

use crate::grid::{CardNumber, Grid};
use crate::score::Tally;
use table::Seat;

/// How many can sit at the table.
pub(crate) const MOST_SEATS: usize = 6;
/// Room for the open cards: more than ever lie open, so that they fill one word.
pub(crate) const DISPLAY: usize = 8;
/// How many rounds are played (PX-1).
pub const ROUNDS: u8 = 3;

/// A set of cards, one bit each.
pub(crate) type CardSet = u128;

/// A moment of a match: about 250 bytes without a pointer.
///
/// The deck is kept as the *set* of the cards in it; the dice choose when a card is turned up. Nobody knows the order
/// of a shuffled deck, so this is the same game, and it leaves nothing hidden: what is still to come is what is
/// neither on display nor in a grid, and what lies face down was seen by all (PX-10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The cards of the deck.
    pub(crate) deck: CardSet,
    /// How many they are.
    pub(crate) left: u8,
    pub(crate) grids: [Grid; MOST_SEATS],
    /// What each seat got for each finished round.
    pub(crate) tallies: [[Tally; ROUNDS as usize]; MOST_SEATS],
    /// The open cards, in the order in which they were turned up; the first `shown` count, the rest is zero.
    pub(crate) display: [CardNumber; DISPLAY],
    pub(crate) shown: u8,
    /// The space (1 to 9) on which each seat laid its last card of this round; 0 if it has laid none. For the eye
    /// only: no rule asks for it.
    pub(crate) last: [u8; MOST_SEATS],
    /// Whose turn it is to take a card; seat 0 when the match is over.
    pub(crate) turn: Seat,
    /// How many rounds are finished.
    pub(crate) finished: u8,
}

impl State {
    /// Is the match over?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.finished >= ROUNDS
    }

    /// The round that is being played, counted from 1; the last one when the match is over.
    #[inline]
    pub fn round(&self) -> u8 {
        (self.finished + 1).min(ROUNDS)
    }

    /// Whose turn it is to take a card; nobody's when the match is over.
    pub fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.turn)
    }

    /// The open cards.
    #[inline]
    pub fn display(&self) -> &[CardNumber] {
        self.display.get(..usize::from(self.shown)).unwrap_or_default()
    }

    /// The grid of a seat; an empty one beyond the table.
    pub fn grid(&self, seat: Seat) -> &Grid {
        self.grids.get(seat.index()).unwrap_or(&Grid::EMPTY)
    }

    /// What a seat got for each finished round.
    pub fn tallies(&self, seat: Seat) -> &[Tally] {
        let all = self.tallies.get(seat.index()).map_or(&[][..], |rounds| &rounds[..]);
        all.get(..usize::from(self.finished)).unwrap_or(all)
    }

    /// The space (1 to 9) on which a seat laid its last card of this round.
    pub fn last(&self, seat: Seat) -> Option<u8> {
        self.last.get(seat.index()).copied().filter(|&space| space != 0)
    }

    /// How many cards the deck holds.
    pub fn deck_size(&self) -> u8 {
        self.left
    }

    /// The cards of the deck, as far as anybody can know them: in no order.
    pub fn deck(&self) -> impl Iterator<Item = CardNumber> + use<> {
        let set = self.deck;
        (0..128u8).filter(move |card| set & (1 << card) != 0)
    }

    /// Takes the card at this place off the display; those behind it move up.
    #[inline]
    pub(crate) fn take(&mut self, slot: usize) {
        if slot < usize::from(self.shown) {
            let word = u64::from_le_bytes(self.display);
            let before = (1 << (8 * (slot % DISPLAY))) - 1;
            self.display = ((word & before) | ((word >> 8) & !before)).to_le_bytes();
            self.shown -= 1;
        }
    }
}
