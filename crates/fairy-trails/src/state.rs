//! A match at one moment.

use crate::deck::STONES;
use crate::{Board, CardId, CardSet, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A card is to be laid (FT-2); with manual claims networks may be claimed before it.
    Card,
    /// Manual claims: the card lies; claim, or end the turn by drawing (FT-10).
    Claims,
    /// Manual claims: all cards lie, and the next player has a last chance to claim (FT-9).
    LastClaims,
    /// Nothing: the game is over.
    Over,
}

/// The cards in a hand, in ascending order; two at most (FT-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    cards: [CardId; 2],
    count: u8,
}

impl Hand {
    /// The cards, in ascending order.
    #[inline]
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.count)]
    }

    /// Takes up a card; a third one is not taken.
    #[inline]
    pub(crate) fn take_up(&mut self, card: CardId) {
        match self.count {
            0 => self.cards[0] = card,
            1 if card < self.cards[0] => self.cards = [card, self.cards[0]],
            1 => self.cards[1] = card,
            _ => return,
        }
        self.count += 1;
    }

    /// Gives a card away, if it is there.
    #[inline]
    pub(crate) fn give(&mut self, card: CardId) {
        match self.cards() {
            [first, ..] if *first == card => self.cards = [self.cards[1], 0],
            [_, second] if *second == card => self.cards[1] = 0,
            _ => return,
        }
        self.count -= 1;
    }
}

/// Everything about a match but the dice.
///
/// The draw pile is the *set* of cards in it: nobody knows its order (FT-11), so a draw picks one with the dice, and
/// nothing but the hands is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) pile: CardSet,
    pub(crate) hands: [Hand; 2],
    /// Stones not yet placed, by colour.
    pub(crate) left: [u8; 2],
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    /// Solo: cards laid in a row without a stone (FT-14).
    pub(crate) quiet: u8,
    /// Solo: the card that was discarded (FT-16).
    pub(crate) discarded: Option<CardId>,
}

impl State {
    /// The cards on the table and their networks.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards of a seat; alone the drawn card.
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        self.hands.get(seat.index()).map_or(&[], Hand::cards)
    }

    /// The cards that can still be drawn.
    pub fn pile(&self) -> CardSet {
        self.pile
    }

    /// Stones of a colour that are not placed yet.
    #[inline]
    pub fn left(&self, colour: Colour) -> u8 {
        self.left[colour.index()]
    }

    /// Stones of a colour on the table.
    #[inline]
    pub fn placed(&self, colour: Colour) -> u8 {
        STONES - self.left(colour)
    }

    /// Whose turn it is; after the end, whose turn it was.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Who lays the next card of a match of two.
    pub(crate) fn lays_next(&self) -> Seat {
        if self.stage == Stage::Claims { self.turn.next(2) } else { self.turn }
    }

    /// What is to be decided.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Solo: cards laid in a row without a stone (FT-14).
    pub fn quiet(&self) -> u8 {
        self.quiet
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_stay_sorted() {
        let mut hand = Hand::default();
        for card in [9, 4, 7] {
            hand.take_up(card);
        }
        assert_eq!(hand.cards(), [4, 9]);
        hand.give(5);
        hand.give(4);
        assert_eq!(hand.cards(), [9]);
        hand.take_up(12);
        hand.give(12);
        assert_eq!(hand.cards(), [9]);
        hand.give(9);
        assert_eq!(hand, Hand::default());
    }
}
