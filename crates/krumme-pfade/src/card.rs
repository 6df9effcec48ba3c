//! The cards: two faces of double curves, and three-curve cards.

use crate::{Curve, Edge};
use core::fmt;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A card as it lies: which of the four curves it shows (KP-C2, KP-C3).
///
/// ```text
///    +--|--+     +--|--+     +--|--+     +--|--+
///    |  \__|     |  \__|     |__/  |     |__X__|
///    |   __|     |__   |     |   __|     |   __|      an arc cuts off each corner that is named
///    |  /  |     |  \  |     |  /  |     |  /  |
///    +--|--+     +--|--+     +--|--+     +--|--+
///      :e          :ne         :nw         -sw
///    NE + SE     NE + SW     NW + SE     all but SW
///    shared      opposite    opposite    three curves
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card(u8);

/// What kind of face a card shows, and how it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Two curves that meet at this edge; the edge across is bare.
    Shared(Edge),
    /// Two curves that cut off opposite corners: this one (north-east or north-west) and the one across.
    Opposite(Curve),
    /// All curves but this one.
    Three(Curve),
}

const NE: u8 = 1;
const SE: u8 = 2;
const SW: u8 = 4;
const NW: u8 = 8;

impl Card {
    /// The six ways to lay a double-curve card, in the order of the list of moves.
    pub const DOUBLES: [Card; 6] =
        [Card(NE | NW), Card(NE | SE), Card(SE | SW), Card(SW | NW), Card(NE | SW), Card(NW | SE)];

    /// The four ways to lay a three-curve card, by the curve it lacks.
    pub const TRIPLES: [Card; 4] = [Card(15 - NE), Card(15 - SE), Card(15 - SW), Card(15 - NW)];

    /// The card that shows exactly these curves, if there is one.
    ///
    /// ```
    /// # use krumme_pfade::{Card, Curve};
    /// assert_eq!(Card::of(&[Curve::SouthWest, Curve::NorthEast]).unwrap().to_string(), ":ne");
    /// assert_eq!(Card::of(&[Curve::NorthEast]), None, "no card has a single curve");
    /// ```
    pub fn of(curves: &[Curve]) -> Option<Card> {
        let mask = curves.iter().fold(0, |mask, &curve| mask | 1 << curve as u8);
        // Naming a curve twice is a slip, not a card.
        Card::from_bits(mask).filter(|_| curves.len() == mask.count_ones() as usize)
    }

    /// The card with these curves as bits, north-east lowest, clockwise.
    pub(crate) const fn from_bits(mask: u8) -> Option<Card> {
        if mask < 16 && (mask.count_ones() == 2 || mask.count_ones() == 3) { Some(Card(mask)) } else { None }
    }

    /// Its curves as bits, north-east lowest, clockwise.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// A three-curve card?
    #[inline]
    pub const fn is_triple(self) -> bool {
        self.0.count_ones() == 3
    }

    /// Does it show this curve?
    #[inline]
    pub const fn has(self, curve: Curve) -> bool {
        self.0 >> curve as u8 & 1 == 1
    }

    /// Does a rail meet this edge?
    pub fn reaches(self, edge: Edge) -> bool {
        self.curves().any(|curve| curve.leaves(edge).is_some())
    }

    /// Its curves, clockwise from the north-east.
    pub fn curves(self) -> impl Iterator<Item = Curve> + Clone {
        Curve::ALL.into_iter().filter(move |&curve| self.has(curve))
    }

    /// Its kind and orientation.
    pub fn face(self) -> Face {
        match self.0 {
            0b1001 => Face::Shared(Edge::North),
            0b0011 => Face::Shared(Edge::East),
            0b0110 => Face::Shared(Edge::South),
            0b1100 => Face::Shared(Edge::West),
            0b0101 => Face::Opposite(Curve::NorthEast),
            0b1010 => Face::Opposite(Curve::NorthWest),
            three => Face::Three(Curve::ALL[(!three & 15).trailing_zeros() as usize & 3]),
        }
    }

    /// Reads the part of a move that follows the place: `:e`, `:ne`, `-se`.
    pub(crate) fn read(text: &str) -> Option<Card> {
        // The two opposite faces may be named by either of their curves.
        let text = match text {
            _ if text.eq_ignore_ascii_case(":sw") => ":ne",
            _ if text.eq_ignore_ascii_case(":se") => ":nw",
            _ => text,
        };
        let mut all = Card::DOUBLES.into_iter().chain(Card::TRIPLES);
        all.find(|card| text.eq_ignore_ascii_case(&card.to_string()))
    }
}

/// The part of a move that follows the place.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Shared(edge) => write!(f, ":{}", edge.letter()),
            Face::Opposite(curve) => write!(f, ":{}", curve.letters()),
            Face::Three(curve) => write!(f, "-{}", curve.letters()),
        }
    }
}

/// In JSON a card is the list of its curves.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.curves())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let curves = Vec::<Curve>::deserialize(deserializer)?;
        Card::of(&curves).ok_or_else(|| D::Error::custom("a card shows two or three different curves"))
    }
}

impl JsonSchema for Card {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let curve = generator.subschema_for::<Curve>();
        schemars::json_schema!({
            "description": "The curves a card shows: two or three of them, each once.",
            "type": "array", "items": curve, "minItems": 2, "maxItems": 3, "uniqueItems": true
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back() {
        for card in Card::DOUBLES.into_iter().chain(Card::TRIPLES) {
            assert_eq!(Card::read(&card.to_string()), Some(card));
            assert_eq!(Card::read(&card.to_string().to_uppercase()), Some(card));
            assert_eq!(Card::of(&card.curves().collect::<Vec<_>>()), Some(card));
        }
        assert_eq!(Card::read(":sw"), Card::read(":ne"));
        for wrong in ["", ":", "e", ":x", "-e", ":-se", "-", "é"] {
            assert_eq!(Card::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn spellings_in_the_order_of_the_list() {
        let spelled = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(spelled(&Card::DOUBLES), ":n :e :s :w :ne :nw");
        assert_eq!(spelled(&Card::TRIPLES), "-ne -se -sw -nw");
    }
}
