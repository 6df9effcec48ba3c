//! Moves and their notation.
//!
//! | text | meaning |
//! |---|---|
//! | `choose fire` | take the tableau of an element |
//! | `keep water` | keep a tile of the stack |
//! | `omens 2 5` | choose two omens by their numbers |
//! | `lay air 1,-1` | lay a tile; where one lies, exchange it |
//! | `lift 1,-1` | take a tile back into the hand |
//! | `finish` | declare the path finished |
//! | `turn c2` | turn up a spirit of the grid |
//! | `cover` | cover the spirits again |
//! | `put 1:0,2` | lay a spirit of the pair on the path of seat 1 at `0,2` |
//! | `hide 0,2` | turn one of your spirits face down |
//! | `reveal 1:0,2` | turn up a spirit of an opponent |
//! | `move 1:0,2 0,3` | move a spirit of the path of seat 1 |
//! | `swap 0:0,2 0,3` | swap two spirits of the path of seat 0 |
//! | `give 0,2` | put a gift on one of your spirits |
//! | `trade 4` | lay down the omen with number 4 and draw another |
//! | `waive` | do without the power of the pair |
//! | `end` | end the turn |

use crate::cell::Cell;
use crate::element::Element;
use crate::hex::Hex;
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use table::{Phrase, Refusal, Seat};

/// A decision of one seat.
///
/// Moves without anything to say have braces all the same: only so are unknown fields of their JSON refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Move {
    /// Take the tableau of an element (PE-1).
    Choose {
        /// Which one.
        element: Element,
    },
    /// Keep a tile of the stack (PE-4).
    Keep {
        /// Of which element.
        tile: Element,
    },
    /// Choose two omens (PE-5).
    Omens {
        /// Their numbers, the lower one first.
        #[serde(deserialize_with = "ascending")]
        numbers: [u8; 2],
    },
    /// Lay a tile of the hand, in exchange for the one that lies there, if any (PE-6).
    Lay {
        /// Of which element.
        tile: Element,
        /// Where.
        at: Hex,
    },
    /// Take a tile back into the hand (PE-6).
    Lift {
        /// From where.
        at: Hex,
    },
    /// Declare the path finished (PE-7).
    Finish {},
    /// Turn up a spirit of the grid (PE-8); the third one costs a gift (PE-21).
    Turn {
        /// Which one.
        cell: Cell,
    },
    /// Cover the spirits again: no pair (PE-9).
    Cover {},
    /// Lay a spirit of the pair on a path (PE-10).
    Put {
        /// On whose.
        path: Seat,
        /// Where.
        at: Hex,
    },
    /// Turn one of the own spirits face down (PE-14).
    Hide {
        /// Where it lies.
        at: Hex,
    },
    /// Turn up a spirit of an opponent (PE-11, PE-15).
    Reveal {
        /// On whose path.
        path: Seat,
        /// Where it lies.
        at: Hex,
    },
    /// Move a spirit by one tile (PE-11, PE-16, PE-17).
    #[serde(rename = "move")]
    Shift {
        /// On whose path.
        path: Seat,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// Swap two spirits on adjacent tiles (PE-11, PE-18, PE-19).
    Swap {
        /// On whose path.
        path: Seat,
        /// The two places in reading order.
        #[serde(deserialize_with = "ascending")]
        between: [Hex; 2],
    },
    /// Put a gift on one of the own spirits (PE-20).
    Give {
        /// Where it lies.
        at: Hex,
    },
    /// Lay down an omen and draw another (PE-22).
    Trade {
        /// The number of the omen that goes.
        omen: u8,
    },
    /// Do without the power of the pair (PE-11).
    Waive {},
    /// End the turn (PE-8, PE-23).
    End {},
}

/// Two things in whatever order become two things in order, so that a swap has one form.
fn ascending<'de, D: Deserializer<'de>, T: Deserialize<'de> + Ord>(
    deserializer: D,
) -> Result<[T; 2], D::Error> {
    let mut two = <[T; 2]>::deserialize(deserializer)?;
    two.sort_unstable();
    Ok(two)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Choose { element } => write!(f, "choose {element}"),
            Move::Keep { tile } => write!(f, "keep {tile}"),
            Move::Omens { numbers: [first, second] } => write!(f, "omens {first} {second}"),
            Move::Lay { tile, at } => write!(f, "lay {tile} {at}"),
            Move::Lift { at } => write!(f, "lift {at}"),
            Move::Finish {} => f.write_str("finish"),
            Move::Turn { cell } => write!(f, "turn {cell}"),
            Move::Cover {} => f.write_str("cover"),
            Move::Put { path, at } => write!(f, "put {path}:{at}"),
            Move::Hide { at } => write!(f, "hide {at}"),
            Move::Reveal { path, at } => write!(f, "reveal {path}:{at}"),
            Move::Shift { path, from, to } => write!(f, "move {path}:{from} {to}"),
            Move::Swap { path, between: [first, second] } => write!(f, "swap {path}:{first} {second}"),
            Move::Give { at } => write!(f, "give {at}"),
            Move::Trade { omen } => write!(f, "trade {omen}"),
            Move::Waive {} => f.write_str("waive"),
            Move::End {} => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Move, Refusal> {
        read(text).ok_or_else(|| {
            // Untrusted text comes back in the answer: enough of it to recognise, no more.
            let shown: String = text.trim().chars().take(60).collect();
            Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", shown))
        })
    }
}

fn read(text: &str) -> Option<Move> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    Some(match words.as_slice() {
        ["choose", element] => Move::Choose { element: element.parse().ok()? },
        ["keep", tile] => Move::Keep { tile: tile.parse().ok()? },
        ["omens", first, second] => {
            let mut numbers = [first.parse().ok()?, second.parse().ok()?];
            numbers.sort_unstable();
            Move::Omens { numbers }
        }
        ["lay", tile, at] => Move::Lay { tile: tile.parse().ok()?, at: at.parse().ok()? },
        ["lift", at] => Move::Lift { at: at.parse().ok()? },
        ["finish"] => Move::Finish {},
        ["turn", cell] => Move::Turn { cell: cell.parse().ok()? },
        ["cover"] => Move::Cover {},
        ["put", spot] => {
            let (path, at) = read_spot(spot)?;
            Move::Put { path, at }
        }
        ["hide", at] => Move::Hide { at: at.parse().ok()? },
        ["reveal", spot] => {
            let (path, at) = read_spot(spot)?;
            Move::Reveal { path, at }
        }
        ["move", spot, to] => {
            let (path, from) = read_spot(spot)?;
            Move::Shift { path, from, to: to.parse().ok()? }
        }
        ["swap", spot, other] => {
            let (path, first) = read_spot(spot)?;
            let mut between = [first, other.parse().ok()?];
            between.sort_unstable();
            Move::Swap { path, between }
        }
        ["give", at] => Move::Give { at: at.parse().ok()? },
        ["trade", omen] => Move::Trade { omen: omen.parse().ok()? },
        ["waive"] => Move::Waive {},
        ["end"] => Move::End {},
        _ => return None,
    })
}

/// `SEAT:Q,R`
fn read_spot(text: &str) -> Option<(Seat, Hex)> {
    let (seat, at) = text.split_once(':')?;
    Some((Seat(seat.parse().ok()?), at.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_read_back() {
        for text in [
            "choose fire",
            "keep water",
            "omens 2 5",
            "lay air 1,-1",
            "lift 1,-1",
            "finish",
            "turn c2",
            "cover",
            "put 1:0,2",
            "hide 0,2",
            "reveal 1:0,2",
            "move 1:0,2 0,3",
            "swap 0:0,2 0,3",
            "give 0,2",
            "trade 4",
            "waive",
            "end",
        ] {
            let choice: Move = text.parse().expect(text);
            assert_eq!(choice.to_string(), text);
            let json = serde_json::to_string(&choice).unwrap();
            assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), choice, "{json}");
        }
    }

    #[test]
    fn spelling_is_forgiving_and_swaps_have_one_form() {
        assert_eq!(" Lay  FIRE  0,0 ".parse::<Move>().unwrap().to_string(), "lay fire 0,0");
        assert_eq!("swap 0:0,3 0,2".parse::<Move>(), "swap 0:0,2 0,3".parse());
        let json = r#"{"do":"swap","path":0,"between":["0,3","0,2"]}"#;
        assert_eq!(serde_json::from_str::<Move>(json).unwrap().to_string(), "swap 0:0,2 0,3");
    }

    #[test]
    fn nonsense_is_refused_in_words() {
        for text in
            ["", "lay", "lay fire", "lay fire x", "put 0,2", "move 999:0,0 0,1", "end now", "trade -1"]
        {
            assert_eq!(text.parse::<Move>().unwrap_err().reason.key, "refused-unreadable-move", "{text}");
        }
        assert!(serde_json::from_str::<Move>(r#"{"do":"end","x":1}"#).is_err());
    }
}
