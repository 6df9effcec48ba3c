//! Moves and their spelling.
//!
//! ```text
//!     e5:e     lay the shared face on e5, its two curves meet at the east edge (the west edge is bare)
//!     e5:ne    lay the opposite face on e5, curves NE and SW
//!     e5:nw    lay the opposite face on e5, curves NW and SE
//!     c4-se    cover c4 with a three-curve card that lacks the curve SE
//!     c4-se!   the same, announcing a connection (option `announce: manual`)
//!     declare  declare that nobody can connect any more (option `no_draws`)
//!     stop     stop laying on alone after a declaration
//! ```
//!
//! In JSON: `{"do":"lay","cell":"e5","curves":["ne","se"]}`, with `"announce":true` for the exclamation mark;
//! `{"do":"declare"}`; `{"do":"stop"}`. Whether a card is laid or covers another follows from its curves.

use crate::{Card, Cell};
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Phrase, Refusal};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Lays a card: two curves on an empty place (KP-3), or three over another card (KP-9).
    Lay {
        /// Where.
        cell: Cell,
        /// The curves it shows.
        #[serde(rename = "curves")]
        card: Card,
        /// Announces a connection (KP-10).
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        announce: bool,
    },
    /// Declares that nobody can connect any more (KP-17).
    Declare {},
    /// Stops laying on alone (KP-17).
    Stop {},
}

impl Move {
    /// Lays a card without announcing anything.
    #[inline]
    pub const fn lay(cell: Cell, card: Card) -> Move {
        Move::Lay { cell, card, announce: false }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay { cell, card, announce } => {
                write!(f, "{cell}{card}{}", if *announce { "!" } else { "" })
            }
            Move::Declare {} => f.write_str("declare"),
            Move::Stop {} => f.write_str("stop"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Move, Refusal> {
        let word = text.trim();
        if word.eq_ignore_ascii_case("declare") {
            return Ok(Move::Declare {});
        }
        if word.eq_ignore_ascii_case("stop") {
            return Ok(Move::Stop {});
        }
        let (card, announce) = match word.strip_suffix('!') {
            Some(rest) => (rest.trim_end(), true),
            None => (word, false),
        };
        let read = || {
            let (cell, card) = card.split_at(card.find([':', '-'])?);
            Some(Move::Lay { cell: cell.trim_end().parse().ok()?, card: Card::read(card)?, announce })
        };
        read().ok_or_else(|| Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", word)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_of_every_move_read_back() {
        let mut moves = vec![Move::Declare {}, Move::Stop {}];
        for name in ["a1", "e5", "m13"] {
            for card in Card::DOUBLES.into_iter().chain(Card::TRIPLES) {
                for announce in [false, true] {
                    moves.push(Move::Lay { cell: name.parse().unwrap(), card, announce });
                }
            }
        }
        for choice in moves {
            assert_eq!(choice.to_string().parse(), Ok(choice));
            let json = serde_json::to_string(&choice).unwrap();
            assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), choice, "{json}");
        }
    }

    #[test]
    fn reading_forgives_case_and_spaces() {
        let plain = "c4-se!".parse::<Move>();
        assert!(plain.is_ok());
        for spelled in [" c4-se! ", "C4-SE!", "c4 -se !", "c4-Se!\n"] {
            assert_eq!(spelled.parse(), plain, "{spelled}");
        }
        assert_eq!(" Declare".parse(), Ok(Move::Declare {}));
    }

    #[test]
    fn what_is_no_move_is_refused_with_its_text() {
        for wrong in
            ["", "!", "e5", "e5:", ":e", "-se", "e5:x", "e5-e", "e5:e!!", "e99:e", "é:e", "e5–se", "pass"]
        {
            let refusal = wrong.parse::<Move>().unwrap_err();
            assert_eq!(refusal.reason.key, "refused-unreadable-move", "{wrong}");
        }
        for wrong in [
            r#"{"do":"lay","cell":"e5","curves":["ne"]}"#,
            r#"{"do":"lay","cell":"e5","curves":["ne","ne"]}"#,
            r#"{"do":"lay","cell":"z5","curves":["ne","se"]}"#,
            r#"{"do":"lay","cell":"e5","curves":["ne","se"],"extra":1}"#,
            r#"{"do":"declare","cell":"e5"}"#,
            r#"{"do":"pass"}"#,
            "7",
        ] {
            assert!(serde_json::from_str::<Move>(wrong).is_err(), "{wrong}");
        }
    }
}
