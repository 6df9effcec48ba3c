//! Places of a path: hexes in axial coordinates.
//!
//! Rows run level, `q` grows to the right, `r` grows downwards and to the right. The six neighbours of `0,0`:
//!
//! ```text
//!         ⬡ 0,-1   ⬡ 1,-1              2  1
//!     ⬡ -1,0   ⬡ 0,0   ⬡ 1,0         3  ⬡  0      numbers of the directions
//!         ⬡ -1,1   ⬡ 0,1               4  5
//! ```
//!
//! Turning the picture by sixty degrees against the clock adds one to every direction.

use crate::element::UnknownName;
use core::fmt;
use core::str::FromStr;

/// How far from `0,0` a tile may lie: a path of twelve whose first tile lies there reaches no further.
pub(crate) const REACH: i8 = 11;

/// A place of a path; ordered as one reads: row by row, each from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hex {
    /// To the right.
    pub q: i8,
    /// Downwards and half a place to the right.
    pub r: i8,
}

impl PartialOrd for Hex {
    fn partial_cmp(&self, other: &Hex) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Hex {
    fn cmp(&self, other: &Hex) -> core::cmp::Ordering {
        (self.r, self.q).cmp(&(other.r, other.q))
    }
}

impl Hex {
    /// Where the first tile of a path lies.
    pub const ORIGIN: Hex = Hex::new(0, 0);

    /// The steps to the six neighbours, by direction.
    pub const STEPS: [Hex; 6] =
        [Hex::new(1, 0), Hex::new(1, -1), Hex::new(0, -1), Hex::new(-1, 0), Hex::new(-1, 1), Hex::new(0, 1)];

    /// The place with these coordinates.
    #[inline]
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The place one gets to by this step. Coordinates beyond a byte wrap round; the table ends long before.
    #[inline]
    #[must_use]
    pub const fn plus(self, step: Hex) -> Hex {
        Hex::new(self.q.wrapping_add(step.q), self.r.wrapping_add(step.r))
    }

    /// The step from another place to this one.
    #[inline]
    #[must_use]
    pub const fn minus(self, from: Hex) -> Hex {
        Hex::new(self.q.wrapping_sub(from.q), self.r.wrapping_sub(from.r))
    }

    /// The neighbour in this direction.
    #[inline]
    #[must_use]
    pub const fn neighbour(self, direction: usize) -> Hex {
        self.plus(Hex::STEPS[direction % 6])
    }

    /// The direction in which a neighbour lies; `None` if it is not adjacent.
    #[inline]
    pub fn direction_to(self, other: Hex) -> Option<usize> {
        let step = other.minus(self);
        Hex::STEPS.iter().position(|&candidate| candidate == step)
    }

    /// Do the two places share a side?
    #[inline]
    pub fn touches(self, other: Hex) -> bool {
        self.direction_to(other).is_some()
    }

    /// How many steps from `0,0`.
    #[inline]
    pub const fn distance(self) -> i16 {
        let (q, r) = (self.q as i16, self.r as i16);
        let s = q + r;
        let (q, r, s) = (q.abs(), r.abs(), s.abs());
        if q >= r && q >= s {
            q
        } else if r >= s {
            r
        } else {
            s
        }
    }

    /// Does it lie on the table?
    #[inline]
    pub const fn on_table(self) -> bool {
        self.distance() <= REACH as i16
    }

    /// Turned about `0,0` by sixty degrees against the clock.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Hex {
        Hex::new(self.q.wrapping_add(self.r), self.q.wrapping_neg())
    }

    /// Mirrored in the axis that swaps the coordinates.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Hex {
        Hex::new(self.r, self.q)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Hex, UnknownName> {
        let (q, r) = text.split_once(',').ok_or(UnknownName)?;
        let number = |digits: &str| digits.trim().parse::<i8>().map_err(|_| UnknownName);
        Ok(Hex::new(number(q)?, number(r)?))
    }
}

table::as_text!(
    Hex,
    "^-?[0-9]+,-?[0-9]+$",
    "A place of a path in axial coordinates: q,r.",
    "is no place; write q,r"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_adds_one_to_the_direction() {
        for direction in 0..6 {
            assert_eq!(Hex::STEPS[direction].turned(), Hex::STEPS[(direction + 1) % 6]);
        }
    }

    #[test]
    fn mirroring_is_its_own_inverse_and_keeps_neighbours() {
        for step in Hex::STEPS {
            assert_eq!(step.mirrored().mirrored(), step);
            assert!(Hex::ORIGIN.touches(step.mirrored()));
        }
    }

    #[test]
    fn reads_what_it_writes() {
        for hex in [Hex::new(0, 0), Hex::new(-3, 11), Hex::new(11, -11)] {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        assert!(
            "1".parse::<Hex>().is_err() && "1,".parse::<Hex>().is_err() && "999,0".parse::<Hex>().is_err()
        );
    }

    #[test]
    fn distance_counts_steps() {
        assert_eq!(Hex::new(2, -1).distance(), 2);
        assert_eq!(Hex::new(2, 1).distance(), 3);
        assert_eq!(Hex::new(-128, -128).distance(), 256);
    }
}
