//! One slice of a run, for machines that share the work.

use core::fmt;
use core::ops::Range;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Slice `number` of `of`, counted from 1; written `3/16`.
///
/// ```
/// # use laboratory::Shard;
/// let third: Shard = "3/4".parse().unwrap();
/// assert_eq!(third.slice(10), 5..7);
/// assert!("5/4".parse::<Shard>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Shard {
    number: u32,
    of: u32,
}

/// The text names no slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadShard(pub String);

impl Shard {
    /// Everything in one slice.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Which slice, counted from 1.
    pub fn number(self) -> u32 {
        self.number
    }

    /// Of how many.
    pub fn of(self) -> u32 {
        self.of
    }

    /// Its part of so many things; the slices of all shards are equally long or differ by one, and join without gaps.
    pub fn slice(self, things: u64) -> Range<u64> {
        let cut = |number: u32| (u128::from(things) * u128::from(number) / u128::from(self.of)) as u64;
        cut(self.number - 1)..cut(self.number)
    }
}

impl FromStr for Shard {
    type Err = BadShard;

    fn from_str(text: &str) -> Result<Shard, BadShard> {
        let read = || {
            let (number, of) = text.trim().split_once('/')?;
            let shard = Shard { number: number.parse().ok()?, of: of.parse().ok()? };
            (shard.number >= 1 && shard.number <= shard.of).then_some(shard)
        };
        read().ok_or_else(|| BadShard(text.to_owned()))
    }
}

impl TryFrom<String> for Shard {
    type Error = BadShard;

    fn try_from(text: String) -> Result<Shard, BadShard> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl fmt::Display for BadShard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no shard; write the third of sixteen as 3/16", self.0)
    }
}

impl core::error::Error for BadShard {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_join_without_gaps() {
        for things in [0, 1, 7, 16, 1_000_003, u64::MAX] {
            for of in [1, 2, 7, 16, 100] {
                let mut end = 0;
                for number in 1..=of {
                    let slice = Shard { number, of }.slice(things);
                    assert_eq!(slice.start, end, "{number}/{of} of {things}");
                    assert!((slice.end - slice.start).abs_diff(things / u64::from(of)) <= 1);
                    end = slice.end;
                }
                assert_eq!(end, things);
            }
        }
    }

    #[test]
    fn what_is_no_shard_is_refused() {
        for text in ["", "3", "0/4", "5/4", "1/0", "a/b", "1/2/3", "-1/4", "1 / 4"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
        assert_eq!("16/16".parse::<Shard>().unwrap().to_string(), "16/16");
    }
}
