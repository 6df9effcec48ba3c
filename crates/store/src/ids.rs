//! The names of people and tables that never change.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The id of a person: a UUID whose order is that of creation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub Uuid);

impl PersonId {
    /// A new one.
    pub fn draw() -> PersonId {
        PersonId(Uuid::now_v7())
    }
}

/// The text is not the id of anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not an id")]
pub struct BadId;

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.hyphenated().fmt(f)
    }
}

impl FromStr for PersonId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<PersonId, BadId> {
        Uuid::parse_str(text).map(PersonId).map_err(|_| BadId)
    }
}

/// The letters of table ids: Crockford's, without the ones that are easily mistaken.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The id of a table: ten letters that stand for 50 random bits, such as `k7m2xq9p4t`.
///
/// It is the link that is sent to friends, so it must be too long to guess and short enough to read aloud.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; 10]);

impl TableId {
    /// A new one, from the randomness of the machine.
    pub fn draw() -> Result<TableId, getrandom::Error> {
        Ok(TableId::from_bits(getrandom::u64()?))
    }

    /// The id of the lowest 50 bits.
    pub fn from_bits(bits: u64) -> TableId {
        let mut letters = [0; 10];
        for (index, letter) in letters.iter_mut().enumerate() {
            *letter = LETTERS[(bits >> (45 - 5 * index) & 31) as usize];
        }
        TableId(letters)
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        // Only letters of the table above are ever put in.
        core::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for TableId {
    type Err = BadId;

    /// Reads the one spelling there is: small letters, none of `i l o u`.
    fn from_str(text: &str) -> Result<TableId, BadId> {
        let letters: [u8; 10] = text.as_bytes().try_into().map_err(|_| BadId)?;
        if letters.iter().all(|letter| LETTERS.contains(letter)) { Ok(TableId(letters)) } else { Err(BadId) }
    }
}

macro_rules! serde_as_text {
    ($id:ty) => {
        impl Serialize for $id {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$id, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

serde_as_text!(PersonId);
serde_as_text!(TableId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_ids_read_back() {
        for bits in [0, 1, 31, 32, u64::MAX, 0x0123_4567_89ab_cdef] {
            let id = TableId::from_bits(bits);
            assert_eq!(id.as_str().parse(), Ok(id));
        }
        assert_eq!(TableId::from_bits(0).as_str(), "0000000000");
        assert_eq!(TableId::from_bits(u64::MAX).as_str(), "zzzzzzzzzz");
        assert_eq!(TableId::from_bits(1 << 45).as_str(), "1000000000");
    }

    #[test]
    fn other_texts_are_no_table_ids() {
        for text in ["", "k7m2xq9p4", "k7m2xq9p4tt", "K7M2XQ9P4T", "k7m2xq9p4u", "k7m2xq9p4'", "ööööö"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
    }

    #[test]
    fn two_draws_differ() {
        assert_ne!(TableId::draw().expect("randomness"), TableId::draw().expect("randomness"));
        assert!(PersonId::draw() < PersonId::draw(), "in the order of creation");
    }
}
