//! What a deck holds: how often each shape, pair of shapes and hut comes (FT-C5).

use crate::{Colour, Deck, Face, Rotation, START_CARD, Shape};
use core::fmt;
use table::Phrase;

/// Counts over the 58 cards beside the start card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckStatistics {
    /// Cards by shape, elves then gnomes, in the order of [`Shape::ALL`].
    pub shapes: [[u8; 7]; 2],
    /// Cards by the elves' shape (rows) and the gnomes' (columns).
    pub pairs: [[u8; 7]; 7],
    /// Cards with at least one hut of a colour.
    pub with_hut: [u8; 2],
    /// Huts of a colour on all 58 cards.
    pub huts: [u8; 2],
    /// Huts of a colour that stand at a dead end.
    pub huts_at_dead_ends: [u8; 2],
    /// Cards with huts of both colours.
    pub both_huts: u8,
    /// Cards without a hut.
    pub no_hut: u8,
    /// Cards that look alike when the colours are exchanged.
    pub self_symmetric: u8,
    /// Is the deck the same when the colours are exchanged?
    pub colour_symmetric: bool,
    /// How many cards differ, rotations not counted.
    pub different: u8,
}

/// Counts what a deck holds.
pub fn deck_statistics(deck: &Deck) -> DeckStatistics {
    let mut found = DeckStatistics::default();
    let mut least: Vec<Face> = Vec::new();
    let mut swapped: Vec<Face> = Vec::new();
    for (_, card) in deck.cards().filter(|&(number, _)| number != START_CARD) {
        let face = card.face(Rotation::NONE);
        let shapes = Colour::BOTH.map(|colour| face.trails(colour).shape() as usize);
        let huts = Colour::BOTH.map(|colour| face.trails(colour).huts());
        found.pairs[shapes[0]][shapes[1]] += 1;
        for colour in Colour::BOTH {
            let index = colour.index();
            found.shapes[index][shapes[index]] += 1;
            found.with_hut[index] += u8::from(huts[index] > 0);
            found.huts[index] += huts[index];
            let dead_ends = face.trails(colour).groups().iter().filter(|group| group.edges.is_power_of_two());
            found.huts_at_dead_ends[index] += dead_ends.map(|group| group.huts).sum::<u8>();
        }
        found.both_huts += u8::from(huts[0] > 0 && huts[1] > 0);
        found.no_hut += u8::from(huts == [0; 2]);
        found.self_symmetric += u8::from(face.swapped().least_turn() == face.least_turn());
        least.push(face.least_turn());
        swapped.push(face.swapped().least_turn());
    }
    least.sort_unstable();
    swapped.sort_unstable();
    found.colour_symmetric = least == swapped;
    least.dedup();
    found.different = least.len() as u8;
    found
}

impl DeckStatistics {
    /// The counts in phrases, for whoever checks a transcribed deck.
    pub(crate) fn phrases(&self) -> Vec<Phrase> {
        let shapes = |colour: Colour| {
            let [crossing, three, underpass, curves, straight, curve, dead] = self.shapes[colour.index()];
            Phrase::new("inventory-shapes")
                .with("colour", colour.name())
                .with("crossing", crossing)
                .with("three", three)
                .with("underpass", underpass)
                .with("curves", curves)
                .with("straight", straight)
                .with("curve", curve)
                .with("dead", dead)
        };
        let huts = |colour: Colour| {
            Phrase::new("inventory-huts")
                .with("colour", colour.name())
                .with("huts", self.huts[colour.index()])
                .with("cards", self.with_hut[colour.index()])
                .with("dead", self.huts_at_dead_ends[colour.index()])
        };
        let cards: u8 = self.shapes[0].iter().sum();
        let mut phrases = vec![
            Phrase::new("inventory-cards")
                .with("cards", cards)
                .with("different", self.different)
                .with("symmetric", u8::from(self.colour_symmetric)),
        ];
        phrases.extend(Colour::BOTH.map(shapes));
        phrases.extend(Colour::BOTH.map(huts));
        phrases.push(Phrase::new("inventory-both").with("both", self.both_huts).with("none", self.no_hut));
        phrases
    }
}

impl fmt::Display for DeckStatistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<22} elves gnomes", "shape")?;
        for shape in Shape::ALL {
            let row = shape as usize;
            writeln!(f, "{:<22} {:>5} {:>6}", shape.example(), self.shapes[0][row], self.shapes[1][row])?;
        }
        for (name, counts) in [
            ("cards with a hut", self.with_hut),
            ("huts", self.huts),
            ("huts at dead ends", self.huts_at_dead_ends),
        ] {
            writeln!(f, "{name:<22} {:>5} {:>6}", counts[0], counts[1])?;
        }
        writeln!(f, "cards with both huts   {}", self.both_huts)?;
        writeln!(f, "cards without huts     {}", self.no_hut)?;
        writeln!(f, "different cards        {}", self.different)?;
        writeln!(f, "self-symmetric cards   {}", self.self_symmetric)?;
        writeln!(f, "same with colours swapped: {}", if self.colour_symmetric { "yes" } else { "no" })?;
        writeln!(f, "\npairs of shapes (rows elves, columns gnomes)")?;
        for row in self.pairs {
            writeln!(f, "  {}", row.map(|count| count.to_string()).join(" "))?;
        }
        Ok(())
    }
}
