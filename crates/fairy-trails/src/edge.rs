//! The four edges of a place, and turning a card.

use core::fmt;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One edge of a card or a place; the number is its bit in a mask of edges.
///
/// ```text
///         N = 0
///       ┌───────┐
/// W = 3 │       │ E = 1
///       └───────┘
///         S = 2
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Edge {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Edge {
    /// All edges, clockwise from the north.
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    /// The edge as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The edge of the neighbour that lies against this one.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Edge {
        Edge::ALL[self as usize ^ 2]
    }

    /// Its letter in a deck file, upper case.
    pub const fn letter(self) -> char {
        match self {
            Edge::North => 'N',
            Edge::East => 'E',
            Edge::South => 'S',
            Edge::West => 'W',
        }
    }

    /// The edge of a letter, in either case.
    pub fn from_letter(letter: char) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| edge.letter() == letter.to_ascii_uppercase())
    }

    /// The edges of a mask, clockwise from the north.
    #[inline]
    pub fn of_mask(mask: u8) -> impl Iterator<Item = Edge> + Clone {
        Edge::ALL.into_iter().filter(move |&edge| mask & (1 << edge as u8) != 0)
    }
}

/// How far a card is turned: quarter turns clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// Upright, as in the deck file.
    pub const NONE: Rotation = Rotation(0);

    /// All four rotations.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// So many quarter turns; four are none.
    #[inline]
    #[must_use]
    pub const fn quarters(quarters: u8) -> Rotation {
        Rotation(quarters & 3)
    }

    /// Clockwise degrees, if they are a rotation of a card.
    pub fn from_degrees(degrees: u16) -> Option<Rotation> {
        Rotation::ALL.into_iter().find(|rotation| rotation.degrees() == degrees)
    }

    /// Clockwise degrees: 0, 90, 180 or 270.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }

    /// The rotation as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where the edges of a mask come to lie.
    #[inline]
    pub const fn turn(self, mask: u8) -> u8 {
        ((mask << self.0) | (mask >> (4 - self.0))) & 0b1111
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.degrees())
    }
}

impl fmt::Debug for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Rotation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.degrees())
    }
}

impl<'de> Deserialize<'de> for Rotation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rotation, D::Error> {
        let degrees = u16::deserialize(deserializer)?;
        Rotation::from_degrees(degrees)
            .ok_or_else(|| serde::de::Error::custom("a card is turned by 0, 90, 180 or 270 degrees"))
    }
}

impl JsonSchema for Rotation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Rotation".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "Clockwise degrees by which the card is turned.",
            "enum": [0, 90, 180, 270]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_takes_north_to_east_and_west_to_north() {
        let quarter = Rotation::quarters(1);
        assert_eq!(quarter.turn(0b0001), 0b0010);
        assert_eq!(quarter.turn(0b1000), 0b0001);
        assert_eq!(Rotation::quarters(2).turn(0b0101), 0b0101, "a straight lies on itself");
        assert_eq!(Rotation::NONE.turn(0b1011), 0b1011);
    }

    #[test]
    fn edges_face_each_other() {
        assert_eq!(Edge::North.opposite(), Edge::South);
        assert_eq!(Edge::West.opposite(), Edge::East);
        assert_eq!(Edge::from_letter('w'), Some(Edge::West));
        assert_eq!(Edge::from_letter('x'), None);
    }
}
