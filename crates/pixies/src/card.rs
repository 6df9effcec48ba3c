//! Cards: their ids, colours and symbols.

use core::fmt;
use core::str::FromStr;
use table::Phrase;

/// One of the four colours of pixies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Blue, the drop.
    Blue,
    /// Green, the leaf.
    Green,
    /// Yellow, the sun.
    Yellow,
    /// Red, the berry.
    Red,
}

impl Colour {
    /// All colours, in the order of the letters `BGYR`.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Yellow, Colour::Red];

    /// Its letter in ids and data files.
    pub const fn letter(self) -> char {
        match self {
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::Yellow => 'Y',
            Colour::Red => 'R',
        }
    }

    /// The colour of a letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// Its place in tables of colours.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a set of colours.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The name of a card as people type it, e.g. `B4*`: up to eight capital letters, digits, `+`, `-` and `*`, beginning
/// with a letter.
///
/// Ids stand in moves, positions and events, so that these read the same without the deck at hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId([u8; CardId::LONGEST]);

impl CardId {
    /// How many characters an id may have.
    pub const LONGEST: usize = 8;

    /// The id as text.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(CardId::LONGEST);
        core::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

/// The text is no id of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCardId;

impl fmt::Display for BadCardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id of a card is up to 8 letters, digits, + - *, beginning with a letter")
    }
}

impl FromStr for CardId {
    type Err = BadCardId;

    /// Reads an id in either case.
    fn from_str(text: &str) -> Result<CardId, BadCardId> {
        let mut id = [0; CardId::LONGEST];
        let fits = (1..=CardId::LONGEST).contains(&text.len());
        if !fits || !text.as_bytes()[0].is_ascii_alphabetic() {
            return Err(BadCardId);
        }
        for (byte, letter) in id.iter_mut().zip(text.bytes()) {
            if !letter.is_ascii_alphanumeric() && !b"+-*".contains(&letter) {
                return Err(BadCardId);
            }
            *byte = letter.to_ascii_uppercase();
        }
        Ok(CardId(id))
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

table::as_text!(CardId, "^[A-Za-z][A-Za-z0-9+*-]{0,7}$", "The id of a card, e.g. B4*");

/// One card: what its face shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name.
    pub id: CardId,
    /// Its colours, a set of [`Colour::bit`]s: one, two, or all four of a joker.
    pub colours: u8,
    /// Its number, 1 to 9: the space it belongs to.
    pub number: u8,
    /// Spirals, one point each.
    pub spirals: u8,
    /// Crosses, minus one point each.
    pub crosses: u8,
    /// One spiral for each face-up pixie of these colours; empty, or the card's one colour.
    pub spiral_each: u8,
    /// One cross for each face-up pixie of this colour; empty or one colour.
    pub cross_each: u8,
    /// So many spirals for each space that holds only a face-down card.
    pub floor_spirals: u8,
}

impl Card {
    /// Fills the unused places of card tables; lies on no table.
    pub(crate) const BLANK: Card = Card {
        id: CardId([b'?', 0, 0, 0, 0, 0, 0, 0]),
        colours: 0,
        number: 1,
        spirals: 0,
        crosses: 0,
        spiral_each: 0,
        cross_each: 0,
        floor_spirals: 0,
    };

    /// Has it all four colours?
    pub fn is_joker(&self) -> bool {
        self.colours == 0b1111
    }

    /// The space it belongs to, counted from 0.
    #[inline]
    pub fn home(&self) -> usize {
        usize::from(self.number - 1)
    }

    /// The fault of lying on another space than its own.
    pub(crate) fn elsewhere(&self) -> Phrase {
        Phrase::new("fault-wrong-space").with("card", self.id.as_str()).with("number", self.number)
    }

    /// Its colours in order.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        colours(self.colours)
    }
}

/// The colours of a set, in order.
pub(crate) fn colours(set: u8) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(move |colour| set & colour.bit() != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_in_either_case() {
        for text in ["B4*", "M6-1", "BG8", "B1+6", "ABCDEFGH"] {
            let id: CardId = text.parse().unwrap();
            assert_eq!(id.as_str(), text);
            assert_eq!(text.to_lowercase().parse(), Ok(id));
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "4B", "B4 *", "ABCDEFGHI", "B4@", "Bé", "*", "B4/"] {
            assert_eq!(text.parse::<CardId>(), Err(BadCardId), "{text}");
        }
    }
}
