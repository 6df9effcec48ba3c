//! What is in the box, read from two files.
//!
//! ```text
//! # beasts.txt: code, number, effect, amount
//! moss-bear 4 hurt 3
//! # items.txt: code, number, effect, and an amount where it heals
//! oak-shield 2 carry
//! ```

use super::card::{Card, CardId, Effect, MOST_CARDS};
use core::fmt::Write as _;
use std::collections::BTreeMap;
use table::{ComponentFiles, Components, Fault, Phrase};

/// The fewest cards of a box: all hands and all that six can carry, and some to draw.
pub const FEWEST_CARDS: usize = 60;

const BEASTS: &str = "beasts.txt";
const ITEMS: &str = "items.txt";

/// All cards, beasts before items.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chest {
    cards: Vec<Card>,
    beasts: usize,
    by_code: BTreeMap<String, CardId>,
}

impl Chest {
    /// The cards in order.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (CardId, &Card)> {
        self.cards.iter().enumerate().map(|(number, card)| (CardId(number as u16), card))
    }

    /// The card of a number; a number beyond the box gives the first card.
    pub fn card(&self, card: CardId) -> &Card {
        self.cards.get(card.index()).unwrap_or(&self.cards[0])
    }

    /// Is there a card of this number?
    pub fn has(&self, card: CardId) -> bool {
        card.index() < self.cards.len()
    }

    /// The card of this code.
    pub fn find(&self, code: &str) -> Option<CardId> {
        self.by_code.get(code).copied()
    }

    /// How many of the cards are beasts.
    pub const fn beasts(&self) -> usize {
        self.beasts
    }
}

/// The key of a card's name.
pub(super) fn key(card: &Card) -> String {
    format!("card-{}", card.code)
}

/// The words of one line, with where it stands.
struct Line<'t> {
    file: &'static str,
    number: usize,
    words: Vec<&'t str>,
}

impl Line<'_> {
    fn word(&self, place: usize) -> &str {
        self.words.get(place).copied().unwrap_or_default()
    }

    fn fault(&self, field: &'static str, reason: Phrase) -> Fault {
        Fault::in_entry(self.file, self.number, self.word(0), field, reason).by("SA-1")
    }

    fn code(&self) -> Result<String, Fault> {
        let sound = |part: &str| !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_lowercase());
        if self.word(0).len() <= 32 && self.word(0).split('-').all(sound) {
            return Ok(self.word(0).to_owned());
        }
        Err(self.fault("code", Phrase::new("fault-card-code").with("text", self.word(0))))
    }

    fn amount(&self, place: usize, field: &'static str) -> Result<u8, Fault> {
        let text = self.word(place);
        let digit = text.len() == 1 && text.as_bytes()[0].is_ascii_digit();
        match text.parse() {
            Ok(amount @ 1..=9) if digit => Ok(amount),
            _ => Err(self.fault(field, Phrase::new("fault-card-amount").with("text", text))),
        }
    }

    fn effect(&self) -> Result<Effect, Fault> {
        let amount = || self.amount(3, "amount");
        let (effect, words) = match (self.word(2), self.file) {
            ("hurt", BEASTS) => (Effect::Hurt(amount()?), 4),
            ("drain", BEASTS) => (Effect::Drain(amount()?), 4),
            ("heal", _) => (Effect::Heal(amount()?), 4),
            ("carry", ITEMS) => (Effect::Carry, 3),
            (text, _) => {
                return Err(self.fault("effect", Phrase::new("fault-card-effect").with("text", text)));
            }
        };
        match self.words.get(words) {
            Some(text) => Err(self.fault("amount", Phrase::new("fault-card-more").with("text", *text))),
            None => Ok(effect),
        }
    }
}

impl Components for Chest {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (BEASTS, include_str!("../../data/saga/beasts.txt")),
        (ITEMS, include_str!("../../data/saga/items.txt")),
    ];

    fn read(files: &ComponentFiles) -> Result<Chest, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut chest = Chest { cards: Vec::new(), beasts: 0, by_code: BTreeMap::new() };
        for file in [BEASTS, ITEMS] {
            for (index, line) in files.get(file).lines().enumerate() {
                let words: Vec<&str> =
                    line.split('#').next().unwrap_or_default().split_whitespace().collect();
                if words.is_empty() {
                    continue;
                }
                let line = Line { file, number: index + 1, words };
                let found = (line.code(), line.amount(1, "number"), line.effect());
                let card = match found {
                    (Ok(code), Ok(number), Ok(effect)) => Card { code, number, effect },
                    (code, number, effect) => {
                        faults.extend([code.err(), number.err(), effect.err()].into_iter().flatten());
                        continue;
                    }
                };
                if chest.by_code.insert(card.code.clone(), CardId(chest.cards.len() as u16)).is_some() {
                    faults.push(line.fault("code", Phrase::new("fault-card-again")));
                }
                chest.cards.push(card);
                chest.beasts += usize::from(file == BEASTS);
            }
        }
        let count = chest.cards.len();
        if faults.is_empty() && !(FEWEST_CARDS..=MOST_CARDS).contains(&count) {
            let reason = Phrase::new("fault-card-count")
                .with("cards", count)
                .with("fewest", FEWEST_CARDS)
                .with("most", MOST_CARDS);
            faults.push(Fault::whole(reason).by("SA-1"));
        }
        if faults.is_empty() { Ok(chest) } else { Err(faults) }
    }

    fn canonical(&self) -> String {
        let lines = |cards: &[Card]| {
            cards.iter().fold(String::new(), |mut text, Card { code, number, effect }| {
                let _ = match effect {
                    Effect::Hurt(amount) => writeln!(text, "{code} {number} hurt {amount}"),
                    Effect::Drain(amount) => writeln!(text, "{code} {number} drain {amount}"),
                    Effect::Heal(amount) => writeln!(text, "{code} {number} heal {amount}"),
                    Effect::Carry => writeln!(text, "{code} {number} carry"),
                };
                text
            })
        };
        let (beasts, items) = self.cards.split_at(self.beasts);
        let files = [(BEASTS.to_owned(), lines(beasts)), (ITEMS.to_owned(), lines(items))];
        match ComponentFiles::own(Chest::FILES).with_files(files) {
            Ok(files) => files.to_text(),
            Err(faults) => unreachable!("files of our own: {faults:?}"),
        }
    }
}
