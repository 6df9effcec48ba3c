//! Numbers of things in the box.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($number:ty)),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub struct $name(pub $number);

        impl $name {
            /// As an index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

ids! {
    /// A name that one or several cards have.
    NameId(u8),
    /// One card.
    CardId(u16),
    /// A character.
    CharacterId(u8),
    /// A quest of the Warlock.
    QuestId(u8),
}

/// A set of names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NameSet([u64; 4]);

impl NameSet {
    /// Puts a name in.
    pub fn insert(&mut self, name: NameId) {
        self.0[name.index() / 64] |= 1 << (name.index() % 64);
    }

    /// Is the name in it?
    #[inline]
    pub const fn contains(&self, name: NameId) -> bool {
        self.0[name.index() / 64] & (1 << (name.index() % 64)) != 0
    }
}

/// How moves and positions name a card or a character: a few letters, and `.2` for the second of several.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Code([u8; 8]);

/// A text that is no code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCode(pub String);

impl core::fmt::Display for BadCode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "`{}` is no code of a card", self.0)
    }
}

impl core::error::Error for BadCode {}

impl Code {
    /// What speaks without a card or a character.
    pub const fn none() -> Code {
        Code(*b"board\0\0\0")
    }

    /// The letters.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(self.0.len());
        core::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl core::fmt::Display for Code {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl core::str::FromStr for Code {
    type Err = BadCode;

    fn from_str(text: &str) -> Result<Code, BadCode> {
        let sound = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'.';
        if text.is_empty() || text.len() > 8 || !text.bytes().all(sound) {
            return Err(BadCode(text.to_owned()));
        }
        let mut code = [0; 8];
        code[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Code(code))
    }
}

impl TryFrom<String> for Code {
    type Error = BadCode;

    fn try_from(text: String) -> Result<Code, BadCode> {
        text.parse()
    }
}

impl From<Code> for String {
    fn from(code: Code) -> String {
        code.to_string()
    }
}
