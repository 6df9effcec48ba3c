//! Bytes that must not be shown: session tokens and the secrets of the dice.

use core::fmt;
use core::str::FromStr;

/// Writes bytes as hex digits.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads 64 small hex digits.
pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    if text.len() != 64 {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// 32 bytes that nobody may see before the end of the match: the server's secret, and what players add to it.
///
/// Its `Debug` shows nothing, so that it cannot slip into a log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// A new one, from the randomness of the machine.
    pub fn draw() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    /// All of it, as 64 hex digits.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = crate::BadId;

    /// Reads 64 small hex digits.
    fn from_str(text: &str) -> Result<Secret, crate::BadId> {
        from_hex(text).map(Secret).ok_or(crate::BadId)
    }
}

/// What a browser or a program shows to be recognised: 32 random bytes that are stored nowhere.
#[derive(Clone, Copy)]
pub struct Token([u8; 32]);

impl Token {
    /// A new one, from the randomness of the machine.
    pub fn draw() -> Result<Token, getrandom::Error> {
        Secret::draw().map(|secret| Token(secret.0))
    }

    /// The text for the cookie or the header; the only way out.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }

    /// What is stored in its place.
    pub fn hash(&self) -> TokenHash {
        TokenHash(*blake3::hash(&self.0).as_bytes())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = crate::BadId;

    /// Reads 64 small hex digits.
    fn from_str(text: &str) -> Result<Token, crate::BadId> {
        from_hex(text).map(Token).ok_or(crate::BadId)
    }
}

/// The BLAKE3 hash of a [`Token`]: whoever reads the file cannot sign in with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub(crate) [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_reads_back_in_one_spelling() {
        let secret = Secret(core::array::from_fn(|index| (index * 7) as u8));
        assert_eq!(secret.reveal().parse(), Ok(secret));
        assert!(secret.reveal().to_uppercase().parse::<Secret>().is_err());
        for bad in ["", "0", "zz", &"0".repeat(63), &"0".repeat(65), &"é".repeat(32)] {
            assert!(bad.parse::<Token>().is_err(), "{bad}");
        }
    }

    #[test]
    fn nothing_secret_is_printed() {
        let token = Token::draw().expect("randomness");
        assert!(!format!("{token:?} {:?}", token.hash()).contains(&token.reveal()[..8]));
        assert_eq!(format!("{:?}", Secret([7; 32])), "Secret(…)");
    }

    #[test]
    fn a_token_has_one_hash() {
        let token = Token::draw().expect("randomness");
        let again: Token = token.reveal().parse().expect("its own text");
        assert_eq!(token.hash(), again.hash());
        assert_ne!(token.hash(), Token::draw().expect("randomness").hash());
    }
}
