//! Places on the table, counted from the start card, and the names of networks.

use crate::Edge;
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place on the table: steps to the east and to the north of the start card, which lies on 0,0.
///
/// ```text
///   -1,1 │ 0,1 │ 1,1            N
///  ──────┼─────┼──────        W ┼ E
///   -1,0 │ 0,0 │ 1,0            S
///  ──────┼─────┼──────
///  -1,-1 │ 0,-1│ 1,-1
/// ```
///
/// The table has no border; 59 cards reach 58 steps at most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Place {
    /// Steps to the east; negative to the west.
    pub x: i8,
    /// Steps to the north; negative to the south.
    pub y: i8,
}

impl Place {
    /// Where the start card lies.
    pub const START: Place = Place { x: 0, y: 0 };

    /// The place `x` steps east and `y` steps north of the start card.
    #[inline]
    pub const fn new(x: i8, y: i8) -> Place {
        Place { x, y }
    }

    /// The next place beyond an edge. Far outside of any board it wraps, so that odd input cannot panic.
    #[inline]
    #[must_use]
    pub const fn beyond(self, edge: Edge) -> Place {
        match edge {
            Edge::North => Place { x: self.x, y: self.y.wrapping_add(1) },
            Edge::East => Place { x: self.x.wrapping_add(1), y: self.y },
            Edge::South => Place { x: self.x, y: self.y.wrapping_sub(1) },
            Edge::West => Place { x: self.x.wrapping_sub(1), y: self.y },
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no place or no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

/// One coordinate: a plain number, so that every place has one spelling but for a sign or zeros in front.
fn coordinate(text: &str) -> Result<i8, Unreadable> {
    text.trim().parse().map_err(|_| Unreadable)
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let (x, y) = text.split_once(',').ok_or(Unreadable)?;
        Ok(Place { x: coordinate(x)?, y: coordinate(y)? })
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        let (x, y) = Deserialize::deserialize(deserializer)?;
        Ok(Place { x, y })
    }
}

impl JsonSchema for Place {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Place".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        <(i8, i8)>::json_schema(generator)
    }
}

/// The name of a network of one colour: the first of its cards that was laid, and on that card its first edge
/// clockwise from the north. A network that grows keeps its name; of two that join the older name stays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NetworkName {
    /// Where its first card lies.
    pub place: Place,
    /// Its first edge there.
    pub edge: Edge,
}

impl fmt::Display for NetworkName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.place, self.edge.letter().to_ascii_lowercase())
    }
}

impl FromStr for NetworkName {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<NetworkName, Unreadable> {
        let text = text.trim();
        let letter = text.chars().next_back().ok_or(Unreadable)?;
        let edge = Edge::from_letter(letter).ok_or(Unreadable)?;
        Ok(NetworkName { place: text[..text.len() - letter.len_utf8()].trim().parse()?, edge })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn north_is_up() {
        assert_eq!(Place::START.beyond(Edge::North), Place::new(0, 1));
        assert_eq!(Place::START.beyond(Edge::West), Place::new(-1, 0));
        assert_eq!(Place::new(127, 0).beyond(Edge::East), Place::new(-128, 0), "no panic");
    }

    #[test]
    fn names_read_back() {
        let name = NetworkName { place: Place::new(-3, 12), edge: Edge::South };
        assert_eq!(name.to_string(), "-3,12 s");
        assert_eq!("-3,12 s".parse(), Ok(name));
        assert_eq!(" -3 , 12 S ".parse(), Ok(name));
        for bad in ["", "s", "1 s", "1,2", "1,2 q", "400,2 s", "1,2,3 s", "1,2 é"] {
            assert_eq!(bad.parse::<NetworkName>(), Err(Unreadable), "{bad:?}");
        }
    }
}
