//! The deck as a data file: one line a card, checked line by line (PX-C1, PX-C2).

use crate::card::{Card, CardId, Colour, colours};
use core::fmt::Write as _;
use table::{ComponentFiles, Components, Fault, Phrase};

/// What is in the box: the base deck and the cards of Flower Power.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The cards that are always in play.
    pub base: Vec<Card>,
    /// The cards that Flower Power adds.
    pub flower_power: Vec<Card>,
}

impl Deck {
    /// The most cards a file may hold: sets of cards are one word of 128 bits.
    pub const MOST: usize = 128;
    /// The fewest cards of the base deck: one display for the largest table.
    pub const FEWEST: usize = 6;
    /// The most spirals or crosses printed on a card.
    pub const MOST_SYMBOLS: u8 = 9;
    /// The most spirals for each face-down space on a card; keeps all tallies within a byte.
    pub const MOST_FLOOR_SPIRALS: u8 = 3;

    /// All cards of the file, the base deck first: the order of card numbers in states.
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.base.iter().chain(&self.flower_power)
    }
}

impl Components for Deck {
    const FILES: &'static [(&'static str, &'static str)] =
        &[("cards.txt", include_str!("../data/cards.txt"))];

    fn read(files: &ComponentFiles) -> Result<Deck, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut deck = Deck { base: Vec::new(), flower_power: Vec::new() };
        let mut seen: Vec<(CardId, usize)> = Vec::new();
        let mut section = None;
        for (index, line) in files.get("cards.txt").lines().enumerate() {
            let number = index + 1;
            let line = line.split('#').next().unwrap_or_default();
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [] => {}
                ["deck", "base"] => section = Some(&mut deck.base),
                ["deck", "flower_power"] => section = Some(&mut deck.flower_power),
                ["deck", rest @ ..] => {
                    let reason = Phrase::new("fault-deck-name").with("name", rest.join(" "));
                    faults.push(Fault::line(number, reason));
                }
                words => {
                    let known = faults.len();
                    let card = read_card(words, number, &mut faults);
                    let Some(section) = section.as_mut() else {
                        faults.push(Fault::line(number, Phrase::new("fault-card-outside")));
                        continue;
                    };
                    if let Some((_, first)) = seen.iter().find(|(id, _)| *id == card.id) {
                        let reason = Phrase::new("fault-card-again")
                            .with("card", card.id.as_str())
                            .with("line", *first);
                        faults.push(Fault::line(number, reason));
                    }
                    if faults.len() == known {
                        seen.push((card.id, number));
                        section.push(card);
                    }
                }
            }
        }
        let count = deck.cards().count();
        if count > Deck::MOST {
            let reason = Phrase::new("fault-deck-large").with("cards", count).with("most", Deck::MOST);
            faults.push(Fault::whole(reason).by("PX-C1"));
        }
        if faults.is_empty() && deck.base.len() < Deck::FEWEST {
            let reason =
                Phrase::new("fault-deck-small").with("cards", deck.base.len()).with("fewest", Deck::FEWEST);
            faults.push(Fault::whole(reason).by("PX-C1"));
        }
        if faults.is_empty() { Ok(deck) } else { Err(faults) }
    }

    fn canonical(&self) -> String {
        let mut text = String::new();
        for (name, cards) in [("base", &self.base), ("flower_power", &self.flower_power)] {
            let _ = writeln!(text, "deck {name}");
            for card in cards {
                let _ = writeln!(text, "{}", line_of(card));
            }
        }
        text
    }
}

/// The line of a card in its one fixed form.
fn line_of(card: &Card) -> String {
    let letters: String = card.colours().map(Colour::letter).collect();
    let mut line = format!("{} {letters} {}", card.id, card.number);
    if card.spirals > 0 {
        let _ = write!(line, " +{}", card.spirals);
    }
    if card.crosses > 0 {
        let _ = write!(line, " -{}", card.crosses);
    }
    if card.spiral_each != 0 {
        line.push_str(" +own");
    }
    for colour in colours(card.cross_each) {
        let _ = write!(line, " -each:{}", colour.letter());
    }
    if card.floor_spirals > 0 {
        let _ = write!(line, " +floor:{}", card.floor_spirals);
    }
    line
}

/// Reads the words of one line; pushes every fault it finds.
fn read_card(words: &[&str], line: usize, faults: &mut Vec<Fault>) -> Card {
    let mut fault = |key: &'static str, word: &str| {
        faults.push(Fault::line(line, Phrase::new(key).with("word", word)));
    };
    let mut card = Card::BLANK;
    let word = |place: usize| words.get(place).copied().unwrap_or_default();
    match word(0).parse::<CardId>() {
        // Data files have one spelling, so that ids look alike everywhere.
        Ok(id) if id.as_str() == word(0) => card.id = id,
        _ => fault("fault-card-id", word(0)),
    }
    match read_colours(word(1)) {
        Some(set) => card.colours = set,
        None => fault("fault-card-colours", word(1)),
    }
    match word(2).parse::<u8>() {
        Ok(number @ 1..=9) => card.number = number,
        _ => fault("fault-card-number", word(2)),
    }
    for symbol in words.iter().skip(3).copied() {
        let known = match symbol.split_at_checked(1) {
            Some(("+", "own")) => once(&mut card.spiral_each, Some(card.colours)),
            Some(("+", rest)) if rest.starts_with("floor:") => {
                let amount = rest.strip_prefix("floor:").and_then(|n| amount(n, Deck::MOST_FLOOR_SPIRALS));
                once(&mut card.floor_spirals, amount)
            }
            Some(("+", rest)) => once(&mut card.spirals, amount(rest, Deck::MOST_SYMBOLS)),
            Some(("-", rest)) if rest.starts_with("each:") => {
                let set = rest.strip_prefix("each:").and_then(read_colours);
                once(&mut card.cross_each, set.filter(|set| set.is_power_of_two()))
            }
            Some(("-", rest)) => once(&mut card.crosses, amount(rest, Deck::MOST_SYMBOLS)),
            _ => false,
        };
        if !known {
            fault("fault-card-symbol", symbol);
        }
    }
    if card.spiral_each.count_ones() > 1 {
        fault("fault-card-own", word(1));
    }
    card
}

/// Sets a field that is still empty; false if there is nothing to set or it was set before.
fn once(field: &mut u8, value: Option<u8>) -> bool {
    match value {
        Some(value) if *field == 0 => {
            *field = value;
            true
        }
        _ => false,
    }
}

fn amount(text: &str, most: u8) -> Option<u8> {
    // `parse` would take a second sign.
    let digits = text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|amount| digits && (1..=most).contains(amount))
}

/// Letters in the order `BGYR`, each at most once, at least one.
fn read_colours(text: &str) -> Option<u8> {
    let mut set = 0u8;
    for letter in text.chars() {
        let bit = Colour::from_letter(letter)?.bit();
        if bit <= set {
            return None;
        }
        set |= bit;
    }
    (set != 0).then_some(set)
}
