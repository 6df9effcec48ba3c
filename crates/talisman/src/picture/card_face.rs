//! Faces of cards: kind, family, number and use at a glance.

use super::mark::{ability_mark, card_mark, kind_ink};
use crate::language::{Ability, CardEntry, Deck, Kind};
use sketch::{Ink, Node, Text, glyph, symbol};

/// Width and height of a face.
pub const CARD_SIZE: (f64, f64) = (60.0, 82.0);
/// Width and height of a chip: a card that lies on the board.
pub(super) const CHIP: (f64, f64) = (23.0, 31.0);

/// The face of a card with its name in the language at hand, its top left corner at the origin: [`CARD_SIZE`] large.
///
/// Top left is the number by which cards are met (none for Spells), top right the Strength (a fist on a round badge) or
/// the Craft (an eye on a pointed one) of an Enemy, a spark on what is magic; in the middle what it is.
pub fn card_face(entry: &CardEntry, name: &str) -> Node {
    let hue = kind_ink(entry.kind);
    let (wide, tall) = CARD_SIZE;
    let mut face = Node::group()
        .with(Node::round_rect(0.0, 0.0, wide, tall, 6.0).fill(hue.soft()).stroke(hue.text(), 1.4))
        .with(Node::round_rect(3.5, tall - 27.0, wide - 7.0, 23.5, 3.5).fill(Ink::Card))
        .with(card_mark(entry.kind, entry.family, entry.class).scale(30.0).at(wide / 2.0, 36.0));
    if entry.number > 0 {
        face.push(
            Text::at(6.0, 15.0, entry.number.to_string()).size(12.0).serif().figures().fill(hue.text()),
        );
    }
    if let Some((ability, value)) = value_of(entry) {
        face.push(ability_mark(ability).scale(13.0).at(wide - 30.0, 12.5));
        face.push(badge(ability, value, 9.0).at(wide - 12.5, 12.5));
    } else if entry.kind == Kind::MagicObject && entry.class.is_some() {
        face.push(
            Node::path(super::pen::spark(wide - 13.0, 13.0, 8.5))
                .fill(Ink::Joker)
                .stroke(Ink::Joker.text(), 1.2),
        );
    }
    let (size, lines) = name_lines(name, wide - 9.0, 9.2);
    let first = tall - 15.2 - (lines.len() as f64 - 1.0) * size * 0.53 + size * 0.34;
    for (n, line) in lines.into_iter().enumerate() {
        face.push(Text::at(wide / 2.0, first + n as f64 * size * 1.06, line).size(size).middle());
    }
    face
}

/// The name in at most two lines that fit, and the size of its type.
fn name_lines(name: &str, room: f64, most: f64) -> (f64, Vec<String>) {
    let mut size = most;
    loop {
        let lines = glyph::wrap(name, size, room / 1.08);
        let fits =
            lines.len() <= 2 && lines.iter().all(|line| glyph::width(line, size, false) * 1.08 <= room);
        if fits || size < 5.0 {
            return (size, lines.into_iter().take(2).collect());
        }
        size -= 0.2;
    }
}

/// What an Enemy attacks with, and how strong it is.
pub(super) fn value_of(entry: &CardEntry) -> Option<(Ability, u8)> {
    let strong = entry.strength.map(|value| (Ability::Strength, value));
    strong.or(entry.craft.map(|value| (Ability::Craft, value)))
}

/// The value of an Enemy: round for Strength, pointed for Craft.
pub(super) fn badge(ability: Ability, value: u8, r: f64) -> Node {
    let (hue, outline) = match ability {
        Ability::Strength => (Ink::Fire, sketch::Path::circle(0.0, 0.0, r)),
        Ability::Craft => (Ink::Blue, sketch::Path::regular(0.0, 0.0, r * 1.22, 4, -90.0)),
    };
    Node::path(outline).fill(hue).stroke(hue.edge(), r * 0.12).with(
        Text::centred(0.0, 0.0, r * if value > 9 { 1.08 } else { 1.35 }, value.to_string())
            .bold()
            .figures()
            .fill(Ink::Night),
    )
}

/// A card as it lies on the board, its top left at the origin.
pub(super) fn chip(entry: &CardEntry) -> Node {
    let hue = kind_ink(entry.kind);
    let (wide, tall) = CHIP;
    let mut art = Node::group()
        .with(Node::round_rect(0.0, 0.0, wide, tall, 3.5).fill(hue.soft()).stroke(hue.text(), 1.3));
    let value = value_of(entry);
    let (size, x, y) = if value.is_some() { (15.0, 10.0, 10.0) } else { (17.0, wide / 2.0, 12.5) };
    art.push(card_mark(entry.kind, entry.family, entry.class).scale(size).at(x, y));
    if let Some((ability, value)) = value {
        art.push(badge(ability, value, 6.4).at(wide - 7.6, tall - 7.6));
    }
    if entry.number > 0 {
        let x = if value.is_some() { 5.0 } else { wide / 2.0 };
        art.push(Text::centred(x, tall - 5.8, 8.0, entry.number.to_string()).figures().fill(hue.text()));
    }
    if entry.kind == Kind::MagicObject && entry.class.is_some() {
        art.push(
            Node::path(super::pen::spark(wide - 5.0, 5.0, 4.6))
                .fill(Ink::Joker)
                .stroke(Ink::Joker.text(), 0.8),
        );
    }
    Node::shared(format!("chip-{}", entry.key), art)
}

/// The back of a card, as large as a chip.
pub(super) fn chip_back(deck: Deck) -> Node {
    let hue = match deck {
        Deck::Spell => Ink::Water,
        Deck::Talisman => Ink::Gold,
        Deck::Adventure | Deck::Purchase => Ink::WoodRed,
    };
    let (wide, tall) = CHIP;
    let art = Node::group()
        .with(Node::round_rect(0.0, 0.0, wide, tall, 3.5).fill(hue).stroke(hue.edge(), 1.3))
        .with(Node::round_rect(2.6, 2.6, wide - 5.2, tall - 5.2, 2.0).stroke(hue.edge(), 0.8));
    let heart = match deck {
        Deck::Spell => Node::path(super::pen::spark(wide / 2.0, tall / 2.0, 7.0))
            .fill(Ink::Chalk)
            .stroke(hue.edge(), 0.8),
        Deck::Talisman => Node::path(sketch::Path::regular(wide / 2.0, tall / 2.0, 6.5, 3, -90.0))
            .fill(Ink::Chalk)
            .stroke(hue.edge(), 0.8),
        Deck::Adventure | Deck::Purchase => symbol::leaf().scale(12.0).at(wide / 2.0, tall / 2.0),
    };
    Node::shared(format!("back-{}", deck.word()), art.with(heart))
}
