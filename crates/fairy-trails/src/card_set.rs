//! Sets of cards of one deck.

use crate::deck::CARDS;
use core::fmt;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The number of a card in its deck: 0 is the start card, 1 to 58 are the others.
pub type CardId = u8;

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// Every card but the start card.
    pub const PILE: CardSet = CardSet(((1 << CARDS) - 1) & !1);

    /// Is it in?
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        (card as usize) < CARDS && self.0 & (1 << card) != 0
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        if usize::from(card) < CARDS {
            self.0 |= 1 << card;
        }
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        if usize::from(card) < CARDS {
            self.0 &= !(1 << card);
        }
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards that are in either set.
    #[inline]
    #[must_use]
    pub const fn either(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// None?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at this rank, in ascending order; halves the word until one bit is left.
    pub const fn nth(self, index: u32) -> Option<CardId> {
        if index >= self.len() {
            return None;
        }
        let (mut rank, mut base, mut width) = (index, 0, 32);
        while width > 0 {
            let low = (self.0 >> base) & ((1 << width) - 1);
            let count = low.count_ones();
            if rank >= count {
                rank -= count;
                base += width;
            }
            width /= 2;
        }
        Some(base as CardId)
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let card = (rest != 0).then(|| rest.trailing_zeros() as CardId)?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl JsonSchema for CardSet {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CardSet".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<CardId>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_agree_with_the_order() {
        let mut set = CardSet::PILE;
        assert_eq!(set.len(), 58);
        for card in [1, 7, 8, 31, 32, 33, 58, 99] {
            set.remove(card);
        }
        let cards: Vec<CardId> = set.iter().collect();
        assert_eq!(cards.len(), 51);
        for (rank, &card) in cards.iter().enumerate() {
            assert_eq!(set.nth(rank as u32), Some(card));
            assert!(set.contains(card));
        }
        assert_eq!(set.nth(51), None);
        assert!(!set.contains(58) && !set.contains(200));
    }
}
