//! The faces of the cards of a match, ready for fast reading.

use crate::card::{Card, CardId};
use crate::deck::Deck;
use crate::grid::CardNumber;
use crate::options::Options;
use crate::state::CardSet;

/// The cards of a match by number: the base deck, then Flower Power if it is played.
///
/// The table has 128 places so that a masked number always finds one; those beyond the deck hold a blank.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    faces: [Card; Deck::MOST],
    count: u8,
    flower_power: bool,
    /// The cards of each number.
    of_number: [CardSet; 9],
    /// For each space and colour: what share of the cards of that number has that colour.
    shares: [[f32; 4]; 9],
}

impl Cards {
    /// The cards that are in play with these options.
    pub fn new(deck: &Deck, options: &Options) -> Cards {
        let mut faces = [Card::BLANK; Deck::MOST];
        let played = if options.flower_power { Deck::MOST } else { deck.base.len() };
        let mut count = 0;
        let mut of_number: [CardSet; 9] = [0; 9];
        let mut of_colour = [[0u8; 4]; 9];
        for (face, card) in faces.iter_mut().zip(deck.cards().take(played)) {
            *face = *card;
            of_number[card.home() % 9] |= 1 << count;
            for colour in card.colours() {
                of_colour[card.home() % 9][colour.index()] += 1;
            }
            count += 1;
        }
        let mut shares = [[0.0; 4]; 9];
        for ((share, colours), cards) in shares.iter_mut().zip(of_colour).zip(of_number) {
            *share = colours.map(|colour| f32::from(colour) / cards.count_ones().max(1) as f32);
        }
        Cards { faces, count, flower_power: options.flower_power, of_number, shares }
    }

    /// How many cards of each number a set holds.
    pub(crate) fn numbers_in(&self, set: CardSet) -> [u8; 9] {
        self.of_number.map(|of_number| (of_number & set).count_ones() as u8)
    }

    /// What share of the cards of a space's number has a colour.
    #[inline]
    pub(crate) fn share(&self, space: usize, colour: usize) -> f32 {
        self.shares[space % 9][colour % 4]
    }

    /// The face of a card.
    #[inline]
    pub fn face(&self, card: CardNumber) -> &Card {
        &self.faces[usize::from(card) % Deck::MOST]
    }

    /// The id of a card.
    #[inline]
    pub fn id(&self, card: CardNumber) -> CardId {
        self.face(card).id
    }

    /// The number of the card with this id.
    pub fn find(&self, id: CardId) -> Option<CardNumber> {
        self.all().iter().position(|card| card.id == id).map(|place| place as u8)
    }

    /// All cards in play, by number.
    pub fn all(&self) -> &[Card] {
        &self.faces[..usize::from(self.count).min(Deck::MOST)]
    }

    /// How many cards are in play.
    #[inline]
    pub fn count(&self) -> u8 {
        self.count
    }

    /// All cards in play, as a set.
    #[inline]
    pub(crate) fn set(&self) -> CardSet {
        if usize::from(self.count) >= Deck::MOST { CardSet::MAX } else { (1 << self.count) - 1 }
    }

    /// Is Flower Power played (PX-C2)?
    #[inline]
    pub fn flower_power(&self) -> bool {
        self.flower_power
    }
}
