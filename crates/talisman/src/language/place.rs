//! Who and where.

use super::Region;
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A space of the board: `O0` to `O23` clockwise round the Outer Region, `M0` to `M15` round the Middle Region, `I0` to
/// `I7` round the Inner Region, and `CROWN` in the middle.
///
/// ```text
///  O0  O1  O2  O3  O4  O5  O6          the bridge joins O4 and M3,
///  O23 M0  M1  M2  M3  M4  O7          the Portal of Power M0 and I0,
///  O22 M15 I0  I1  I2  M5  O8          and I4 opens onto the Crown
///  O21 M14 I7 CROWN I3 M6  O9
///  O20 M13 I6  I5  I4  M7  O10
///  O19 M12 M11 M10 M9  M8  O11
///  O18 O17 O16 O15 O14 O13 O12
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct SpaceId(u8);

/// A text that names no space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSpace(pub String);

impl fmt::Display for BadSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no space `{}`", self.0)
    }
}

impl core::error::Error for BadSpace {}

impl SpaceId {
    /// How many spaces there are.
    pub const COUNT: usize = 49;
    /// The Crown of Command.
    pub const CROWN: SpaceId = SpaceId(48);

    /// The space of this number, counted through all rings from outside.
    pub const fn new(number: u8) -> Option<SpaceId> {
        if (number as usize) < SpaceId::COUNT { Some(SpaceId(number)) } else { None }
    }

    /// A space of the Outer Region.
    pub const fn outer(number: u8) -> SpaceId {
        SpaceId(number % 24)
    }

    /// A space of the Middle Region.
    pub const fn middle(number: u8) -> SpaceId {
        SpaceId(24 + number % 16)
    }

    /// A space of the Inner Region; not the Crown.
    pub const fn inner(number: u8) -> SpaceId {
        SpaceId(40 + number % 8)
    }

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = SpaceId> + ExactSizeIterator + Clone {
        (0..SpaceId::COUNT as u8).map(SpaceId)
    }

    /// Its number, counted through all rings from outside.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// In which Region it lies (V-14).
    #[inline]
    pub const fn region(self) -> Region {
        match self.0 {
            0..24 => Region::Outer,
            24..40 => Region::Middle,
            _ => Region::Inner,
        }
    }

    /// The first space of its ring and how many the ring has; the Crown is a ring of its own.
    const fn ring(self) -> (u8, u8) {
        match self.0 {
            0..24 => (0, 24),
            24..40 => (24, 16),
            40..48 => (40, 8),
            _ => (48, 1),
        }
    }

    /// The space so many steps away along its ring, clockwise if positive.
    #[must_use]
    pub const fn along(self, steps: i8) -> SpaceId {
        let (first, size) = self.ring();
        SpaceId(first + ((self.0 - first) as i8 + steps).rem_euclid(size as i8) as u8)
    }

    /// All spaces of a Region.
    pub fn of_region(region: Region) -> impl Iterator<Item = SpaceId> + Clone {
        SpaceId::all().filter(move |space| space.region() == region)
    }
}

impl fmt::Display for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            number @ 0..24 => write!(f, "O{number}"),
            number @ 24..40 => write!(f, "M{}", number - 24),
            number @ 40..48 => write!(f, "I{}", number - 40),
            _ => f.write_str("CROWN"),
        }
    }
}

impl FromStr for SpaceId {
    type Err = BadSpace;

    fn from_str(text: &str) -> Result<SpaceId, BadSpace> {
        let upper = text.trim().to_ascii_uppercase();
        SpaceId::all().find(|space| space.to_string() == upper).ok_or_else(|| BadSpace(text.to_owned()))
    }
}

impl TryFrom<String> for SpaceId {
    type Error = BadSpace;

    fn try_from(text: String) -> Result<SpaceId, BadSpace> {
        text.parse()
    }
}

impl From<SpaceId> for String {
    fn from(space: SpaceId) -> String {
        space.to_string()
    }
}

/// A character that a text speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Whom the text acts on.
    Me,
    /// The other one.
    It,
}

/// Where counters lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// With whom the text acts on.
    Me,
    /// With the other one.
    It,
    /// In the stock.
    Stock,
    /// On the card that speaks.
    This,
    /// On the card at hand.
    That,
    /// On the space of `me`.
    Here,
    /// On this space.
    Space(SpaceId),
}

impl Holder {
    /// The word in amounts.
    pub const fn word(self) -> &'static str {
        match self {
            Holder::Me => "me",
            Holder::It => "it",
            Holder::Stock => "stock",
            Holder::This => "this",
            Holder::That => "that",
            Holder::Here => "here",
            Holder::Space(_) => "space",
        }
    }
}

/// Where a card is put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// `me` has it from now on: as Object, Follower or Spell, within his limits (TB-31, TB-33, TB-65). An Enemy so
    /// held is a Follower.
    Me,
    /// On the pile of its own deck (V-9).
    Discard,
    /// The same, but killed: Preservation may save it (V-9).
    Killed,
    /// On the space of `me`, face up.
    Here,
    /// On this space, face up.
    Space(SpaceId),
    /// On the space that was chosen as target.
    Target,
}

/// Where a figure goes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// To this space.
    Id(SpaceId),
    /// To another space of the same Region, as `me` chooses.
    Region,
    /// To another space of the Outer Region, as `me` chooses.
    Outer,
    /// To another space of the same name in the same Region, as `me` chooses.
    Like,
    /// Across the Storm River, to a space opposite (TB-13).
    Opposite,
}

/// How a figure gets there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// It is simply put there (V-8).
    #[default]
    Magic,
    /// By raft or ferry: if it leads into another Region the Storm River is crossed.
    Boat,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_read_back() {
        for space in SpaceId::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert_eq!("crown".parse(), Ok(SpaceId::CROWN));
        for odd in ["O24", "M16", "I8", "X1", "", "O-1"] {
            assert!(odd.parse::<SpaceId>().is_err(), "{odd}");
        }
    }

    #[test]
    fn rings_close() {
        assert_eq!(SpaceId::outer(23).along(1), SpaceId::outer(0));
        assert_eq!(SpaceId::middle(0).along(-1), SpaceId::middle(15));
        assert_eq!(SpaceId::inner(7).along(1), SpaceId::inner(0));
        assert_eq!(SpaceId::CROWN.along(3), SpaceId::CROWN);
    }
}
