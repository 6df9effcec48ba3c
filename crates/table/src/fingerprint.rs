//! Short names for long things: BLAKE3 over bytes that are the same on every machine.

use core::fmt;
use core::str::FromStr;

/// 32 bytes that stand for a state, a component set or a text; written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// The fingerprint of several byte strings; where one ends and the next begins matters.
    pub fn of(pieces: &[&[u8]]) -> Fingerprint {
        let mut hasher = blake3::Hasher::new();
        for piece in pieces {
            hasher.update(&(piece.len() as u64).to_le_bytes());
            hasher.update(piece);
        }
        Fingerprint(*hasher.finalize().as_bytes())
    }

    /// Its first eight hex digits, enough to notice damage.
    pub fn short(&self) -> String {
        let mut digits = self.to_string();
        digits.truncate(8);
        digits
    }
}

/// A text that is no fingerprint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadFingerprint;

impl fmt::Display for BadFingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a fingerprint is 64 hex digits, the letters small")
    }
}

impl core::error::Error for BadFingerprint {}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({})", self.short())
    }
}

impl FromStr for Fingerprint {
    type Err = BadFingerprint;

    fn from_str(text: &str) -> Result<Fingerprint, BadFingerprint> {
        if text.bytes().any(|digit| digit.is_ascii_uppercase()) {
            return Err(BadFingerprint);
        }
        text.parse::<crate::Seed>().map(|seed| Fingerprint(seed.0)).map_err(|_| BadFingerprint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boundaries_matter() {
        assert_ne!(Fingerprint::of(&[b"ab", b"c"]), Fingerprint::of(&[b"a", b"bc"]));
    }

    #[test]
    fn reads_back() {
        let print = Fingerprint::of(&[b"wood"]);
        assert_eq!(print.to_string().parse(), Ok(print));
        assert!(print.to_string().starts_with(&print.short()));
        assert!(print.to_string().to_uppercase().parse::<Fingerprint>().is_err(), "one spelling only");
    }
}
