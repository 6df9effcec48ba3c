//! Moves and their notation.
//!
//! | text | meaning |
//! |---|---|
//! | `17 1,-2 r90` | lay card 17 one step east and two south of the start card, turned a quarter clockwise |
//! | `claim 0,0 n` | place stones on the own network named `0,0 n` (manual claims) |
//! | `done` | end the turn and draw (manual claims) |
//! | `discard` | discard the drawn card and draw another (solo, easier) |
//!
//! A missing rotation is read as `r0`; case and spacing do not matter.

use crate::place::Unreadable;
use crate::{CardId, NetworkName, Place, Rotation};
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Phrase, Refusal};

/// A card on its way to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Laying {
    /// Which card of the hand.
    pub card: CardId,
    /// Where.
    pub at: Place,
    /// How it is turned; of rotations that look alike the first one.
    pub rotation: Rotation,
}

impl fmt::Display for Laying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.card, self.at, self.rotation)
    }
}

impl FromStr for Laying {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Laying, Unreadable> {
        let mut words = text.split_whitespace();
        let (card, at) = (words.next().ok_or(Unreadable)?, words.next().ok_or(Unreadable)?);
        let rotation = match words.next() {
            None => Rotation::NONE,
            Some(word) => word
                .strip_prefix(['r', 'R'])
                .and_then(|degrees| degrees.parse().ok())
                .and_then(Rotation::from_degrees)
                .ok_or(Unreadable)?,
        };
        if words.next().is_some() {
            return Err(Unreadable);
        }
        Ok(Laying { card: card.parse().map_err(|_| Unreadable)?, at: at.parse()?, rotation })
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Lay a card (FT-2).
    Lay(Laying),
    /// Place stones on a closed network of one's colour (FT-10).
    Claim(NetworkName),
    /// End one's turn after the card: draw, and the other is to move (FT-2, FT-10).
    Done,
    /// Discard the drawn card and draw another (FT-16).
    Discard,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(laying) => laying.fmt(f),
            Move::Claim(network) => write!(f, "claim {network}"),
            Move::Done => f.write_str("done"),
            Move::Discard => f.write_str("discard"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Move, Refusal> {
        let unreadable =
            |_| Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text.trim()));
        let lower = text.trim().to_ascii_lowercase();
        match lower.as_str() {
            "done" => Ok(Move::Done),
            "discard" => Ok(Move::Discard),
            line => match line.strip_prefix("claim ") {
                Some(network) => network.parse().map(Move::Claim).map_err(unreadable),
                None => line.parse().map(Move::Lay).map_err(unreadable),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edge;

    #[test]
    fn notation_reads_back_and_forgives() {
        let lay = Move::Lay(Laying { card: 17, at: Place::new(1, -2), rotation: Rotation::quarters(1) });
        let claim = Move::Claim(NetworkName { place: Place::START, edge: Edge::North });
        for (choice, text, sloppy) in [
            (lay, "17 1,-2 r90", "  17  1,-2  R90 "),
            (claim, "claim 0,0 n", "Claim 0,0N"),
            (Move::Done, "done", " DONE "),
            (Move::Discard, "discard", "Discard"),
        ] {
            assert_eq!(choice.to_string(), text);
            assert_eq!(text.parse::<Move>(), Ok(choice));
            assert_eq!(sloppy.parse::<Move>(), Ok(choice));
        }
        assert_eq!("17 1,-2".parse::<Move>().unwrap().to_string(), "17 1,-2 r0");
        for bad in
            ["", "17", "17 1", "17 1,-2 r45", "17 1,-2 r90 x", "claim", "claim n", "300 0,1", "17 0,1 90"]
        {
            assert!(bad.parse::<Move>().is_err(), "{bad:?}");
        }
    }
}
