//! A move: which open card is taken, and how it is laid.
//!
//! | text        | meaning                                                                    | rule       |
//! |-------------|----------------------------------------------------------------------------|------------|
//! | `B4*`       | onto the space of its number, the only way there is                        | PX-6, PX-8 |
//! | `B4* over`  | face up on top; the pixie that lay there goes face down beneath            | PX-7       |
//! | `B4* under` | face down beneath the pixie that lies there                                | PX-7       |
//! | `G7 @3`     | face down onto the empty space 3, because its own space holds two cards    | PX-9       |

use crate::card::CardId;
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Phrase, Refusal};

/// How a card is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lay {
    /// Face up on the space of its number, which is empty or bare forest floor (PX-6, PX-8).
    Only,
    /// Face up on top of the pixie there, which turns face down (PX-7).
    Over,
    /// Face down beneath the pixie there (PX-7).
    Under,
    /// Face down onto this empty space, 1 to 9 (PX-9).
    Floor(u8),
}

/// Takes an open card and lays it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "MoveData", into = "MoveData")]
#[schemars(with = "MoveData")]
pub struct Move {
    /// The card that is taken.
    pub card: CardId,
    /// How it is laid.
    pub lay: Lay,
}

impl Move {
    /// A move.
    pub const fn new(card: CardId, lay: Lay) -> Move {
        Move { card, lay }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card.as_str();
        match self.lay {
            Lay::Only => f.write_str(card),
            Lay::Over => write!(f, "{card} over"),
            Lay::Under => write!(f, "{card} under"),
            Lay::Floor(space) => write!(f, "{card} @{space}"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    /// Reads a move in either case, with any spacing, e.g. `b4*   UNDER` or `g7@3`.
    fn from_str(text: &str) -> Result<Move, Refusal> {
        read(text).ok_or_else(|| {
            let shown: String = text.chars().take(40).collect();
            Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", shown))
        })
    }
}

fn read(text: &str) -> Option<Move> {
    if let Some((card, space)) = text.split_once('@') {
        let space = match space.trim().as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'0',
            _ => return None,
        };
        return Some(Move::new(card.trim().parse().ok()?, Lay::Floor(space)));
    }
    let mut words = text.split_whitespace();
    let card = words.next()?.parse().ok()?;
    let lay = match words.next() {
        None => Lay::Only,
        Some(word) if word.eq_ignore_ascii_case("over") => Lay::Over,
        Some(word) if word.eq_ignore_ascii_case("under") => Lay::Under,
        Some(_) => return None,
    };
    words.next().is_none().then_some(Move::new(card, lay))
}

/// The JSON form: `{"card": "B4*"}`, `{"card": "B4*", "lay": "under"}`, `{"card": "G7", "lay": "floor", "space": 3}`.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Move")]
struct MoveData {
    /// The open card that is taken.
    card: CardId,
    /// How it is laid; left out, the only way there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lay: Option<LayWord>,
    /// The empty space for a face-down card, with `floor` alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 9))]
    space: Option<u8>,
}

#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Lay")]
enum LayWord {
    /// Face up on the pixie that lies there.
    Over,
    /// Face down beneath the pixie that lies there.
    Under,
    /// Face down onto an empty space.
    Floor,
}

impl From<Move> for MoveData {
    fn from(choice: Move) -> MoveData {
        let (lay, space) = match choice.lay {
            Lay::Only => (None, None),
            Lay::Over => (Some(LayWord::Over), None),
            Lay::Under => (Some(LayWord::Under), None),
            Lay::Floor(space) => (Some(LayWord::Floor), Some(space)),
        };
        MoveData { card: choice.card, lay, space }
    }
}

impl TryFrom<MoveData> for Move {
    type Error = &'static str;

    fn try_from(data: MoveData) -> Result<Move, &'static str> {
        let lay = match (data.lay, data.space) {
            (None, None) => Lay::Only,
            (Some(LayWord::Over), None) => Lay::Over,
            (Some(LayWord::Under), None) => Lay::Under,
            (Some(LayWord::Floor), Some(space @ 1..=9)) => Lay::Floor(space),
            (Some(LayWord::Floor), _) => return Err("a card laid as floor needs a space from 1 to 9"),
            (_, Some(_)) => return Err("only a card laid as floor takes a space"),
        };
        Ok(Move::new(data.card, lay))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forgiving_to_read_and_one_way_to_write() {
        for (typed, written) in [
            ("b4*", "B4*"),
            ("  B4*  ", "B4*"),
            ("b4*   UNDER", "B4* under"),
            ("M6-1 Over", "M6-1 over"),
            ("g7@3", "G7 @3"),
            (" G7   @ 3 ", "G7 @3"),
        ] {
            assert_eq!(typed.parse::<Move>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in [
            "",
            "@3",
            "G7 @",
            "G7 @0",
            "G7 @10",
            "G7 @3 under",
            "G7 beside",
            "G7 over over",
            "G7 + over",
            "ü",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }

    #[test]
    fn json_reads_back_and_half_moves_are_refused() {
        for text in ["B4*", "B4* under", "B4* over", "G7 @3"] {
            let choice: Move = text.parse().unwrap();
            let data = serde_json::to_string(&choice).unwrap();
            assert_eq!(serde_json::from_str::<Move>(&data).unwrap(), choice);
        }
        for data in [
            r#"{"card":"G7","lay":"floor"}"#,
            r#"{"card":"G7","lay":"floor","space":0}"#,
            r#"{"card":"G7","lay":"over","space":3}"#,
            r#"{"card":"G7","space":3}"#,
            r#"{"card":"G7","lay":"beside"}"#,
            r#"{"card":"G 7"}"#,
            r#"{"card":"G7","joker":1}"#,
        ] {
            assert!(serde_json::from_str::<Move>(data).is_err(), "{data}");
        }
    }
}
