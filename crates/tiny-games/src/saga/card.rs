//! Cards, and small collections of them that need no heap.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most cards that a box may hold: sets of them are a few words of a machine.
pub const MOST_CARDS: usize = 300;

/// The number of a card: its place in the box, beasts before items.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct CardId(pub u16);

impl CardId {
    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a card does when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Another hero loses so much life.
    Hurt(u8),
    /// Another hero loses so much life, and whoever plays it gains as much.
    Drain(u8),
    /// Whoever plays it gains so much life.
    Heal(u8),
    /// It is carried, and its number adds to the strength of whoever carries it.
    Carry,
}

impl Effect {
    /// Is it aimed at somebody?
    pub const fn is_aimed(self) -> bool {
        matches!(self, Effect::Hurt(_) | Effect::Drain(_))
    }
}

/// One card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What it is called in files, moves and positions, e.g. `moss-bear`; its words are under `card-moss-bear`.
    pub code: String,
    /// What it parries: cards of this number and lower.
    pub number: u8,
    /// What it does.
    pub effect: Effect,
}

/// A row of at most `N` cards. Places behind the last are 0, so that equal rows are equal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Row<const N: usize> {
    cards: [CardId; N],
    len: u16,
}

impl<const N: usize> Row<N> {
    /// No card.
    pub const EMPTY: Row<N> = Row { cards: [CardId(0); N], len: 0 };

    /// The cards, first to last.
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    /// The same, to be put into another order.
    pub fn cards_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// No card in it?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// As many as there is room for?
    pub const fn is_full(&self) -> bool {
        self.len as usize >= N
    }

    /// Is this card in it?
    pub fn contains(&self, card: CardId) -> bool {
        self.cards().contains(&card)
    }

    /// Puts a card at the end; a full row stays as it is.
    pub fn push(&mut self, card: CardId) {
        if !self.is_full() {
            self.cards[usize::from(self.len)] = card;
            self.len += 1;
        }
    }

    /// Takes the last card.
    pub fn pop(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        Some(core::mem::take(&mut self.cards[usize::from(self.len)]))
    }

    /// Takes this card out, if it is there; the others close up.
    pub fn remove(&mut self, card: CardId) {
        if let Some(place) = self.cards().iter().position(|other| *other == card) {
            self.cards_mut()[place..].rotate_left(1);
            self.pop();
        }
    }
}

impl<const N: usize> FromIterator<CardId> for Row<N> {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Row<N> {
        let mut row = Row::EMPTY;
        cards.into_iter().for_each(|card| row.push(card));
        row
    }
}

impl<const N: usize> core::fmt::Debug for Row<N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|card| card.0)).finish()
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet([u64; MOST_CARDS.div_ceil(64)]);

impl CardSet {
    /// Puts a card in; one beyond every box is passed over.
    pub fn insert(&mut self, card: CardId) {
        if let Some(word) = self.0.get_mut(card.index() / 64) {
            *word |= 1 << (card.index() % 64);
        }
    }

    /// Is this card in it?
    pub fn contains(&self, card: CardId) -> bool {
        self.0.get(card.index() / 64).is_some_and(|word| word & 1 << (card.index() % 64) != 0)
    }

    /// No card in it?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The cards in order.
    pub fn iter(&self) -> impl Iterator<Item = CardId> {
        self.0.iter().enumerate().flat_map(|(place, word)| {
            let mut rest = *word;
            core::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros())?;
                rest &= rest - 1;
                Some(CardId((place * 64) as u16 + bit as u16))
            })
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl core::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}
