//! Seats at the table, sets of them, and who is looking.

use core::fmt;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most seats a match can have; `Seats` is one machine byte.
pub const MAX_SEATS: u8 = 8;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a table of seats.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count`.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat(2).next(3), Seat(0));
    /// ```
    #[inline]
    #[must_use]
    pub const fn next(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, e.g. all those that owe a decision.
///
/// ```
/// # use table::{Seat, Seats};
/// let drafting: Seats = [Seat(0), Seat(2)].into_iter().collect();
/// assert!(drafting.contains(Seat(2)) && !drafting.contains(Seat(1)));
/// assert_eq!(drafting.iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Exactly one seat.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(if seat.0 < MAX_SEATS { 1 << seat.0 } else { 0 })
    }

    /// Every seat of a table of `count`.
    #[inline]
    pub const fn all(count: u8) -> Seats {
        Seats(if count >= MAX_SEATS { u8::MAX } else { (1 << count) - 1 })
    }

    /// Is this seat in the set? A number beyond the table is in no set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Seats::one(seat).0 != 0
    }

    /// Nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with one seat more.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::one(seat).0)
    }

    /// The set without this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::one(seat).0)
    }

    /// The set without all those of another.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// The lowest seat in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.0 >= MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format_args!("no table has a seat {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl JsonSchema for Seats {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seats".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Seat>::json_schema(generator)
    }
}

/// Whoever looks at a match: somebody who plays, or somebody who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Sees what this seat may know.
    Seat(Seat),
    /// Sees what is public.
    Spectator,
}

impl Viewer {
    /// Everybody who may look at a table of `count` seats: each seat, then the spectators.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Does this viewer sit in that seat?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_behave_as_sets() {
        let pair = Seats::one(Seat(1)).with(Seat(4));
        assert_eq!(pair.len(), 2);
        assert_eq!(pair.first(), Some(Seat(1)));
        assert_eq!(pair.without(Seat(1)).iter().collect::<Vec<_>>(), [Seat(4)]);
        assert_eq!(Seats::all(5).minus(pair).iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(3)]);
        assert_eq!(Seats::all(8).len(), 8);
        assert!(Seats::all(0).is_empty());
    }

    #[test]
    fn a_seat_beyond_the_table_is_in_no_set() {
        assert!(!Seats::all(8).contains(Seat(8)));
        assert!(!Seats::all(8).contains(Seat(255)));
        assert!(Seats::one(Seat(200)).is_empty());
        assert!(serde_json::from_str::<Seats>("[9]").is_err());
    }

    #[test]
    fn sets_read_back_from_json() {
        let set = Seats::one(Seat(0)).with(Seat(3));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3]");
        assert_eq!(serde_json::from_str::<Seats>("[3,0]").unwrap(), set);
    }
}
