//! What happened, as data.

use crate::cell::Cell;
use crate::element::{Element, Spirit};
use crate::hex::Hex;
use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Somebody took a tableau.
    Chose {
        /// Who.
        who: Seat,
        /// Of which element.
        element: Element,
    },
    /// The common pile was shuffled and split.
    Dealt,
    /// Somebody drew his first omens.
    DrewOmens {
        /// Who.
        who: Seat,
        /// Which ones; only for those who may see them.
        #[serde(skip_serializing_if = "Option::is_none")]
        numbers: Option<[u8; 2]>,
    },
    /// Somebody kept a tile.
    Kept {
        /// Who.
        who: Seat,
        /// Which; only for himself.
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<Element>,
    },
    /// The stacks went on to the left.
    Passed,
    /// Somebody chose his omens.
    ChoseOmens {
        /// Who.
        who: Seat,
        /// Which; only for himself.
        #[serde(skip_serializing_if = "Option::is_none")]
        numbers: Option<[u8; 2]>,
    },
    /// Omens were laid open.
    ShowedOmens {
        /// Whose.
        who: Seat,
        /// Which ones.
        numbers: [u8; 2],
    },
    /// All have twelve tiles, and building begins.
    Building,
    /// Somebody laid a tile.
    Laid {
        /// Who.
        who: Seat,
        /// Of which element.
        tile: Element,
        /// Where.
        at: Hex,
        /// The tile that went back into the hand.
        #[serde(skip_serializing_if = "Option::is_none")]
        instead_of: Option<Element>,
    },
    /// Somebody lifted a tile.
    Lifted {
        /// Who.
        who: Seat,
        /// Of which element.
        tile: Element,
        /// From where.
        at: Hex,
    },
    /// Somebody finished his path.
    Finished {
        /// Who.
        who: Seat,
    },
    /// All paths lie: the spirit phase begins.
    SpiritPhase {
        /// With whom.
        first: Seat,
    },
    /// A spirit of the grid was turned up.
    Turned {
        /// By whom.
        who: Seat,
        /// Which.
        cell: Cell,
        /// What it is.
        spirit: Spirit,
        /// Was it a third one, for a gift?
        paid: bool,
    },
    /// No pair: the spirits were covered again.
    Covered {
        /// By whom.
        who: Seat,
    },
    /// A spirit of the pair was laid on a path.
    Put {
        /// By whom.
        who: Seat,
        /// On whose path.
        path: Seat,
        /// Where.
        at: Hex,
        /// What it is.
        spirit: Spirit,
    },
    /// Somebody turned one of his spirits face down.
    Hid {
        /// Who.
        who: Seat,
        /// Where.
        at: Hex,
    },
    /// Somebody turned up an opponent's spirit.
    Revealed {
        /// Who.
        who: Seat,
        /// On whose path.
        path: Seat,
        /// Where.
        at: Hex,
        /// What it is.
        spirit: Spirit,
    },
    /// A spirit was moved.
    Moved {
        /// By whom.
        who: Seat,
        /// On whose path.
        path: Seat,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// Two spirits were swapped.
    Swapped {
        /// By whom.
        who: Seat,
        /// On whose path.
        path: Seat,
        /// One.
        first: Hex,
        /// The other.
        second: Hex,
    },
    /// Somebody put a gift on a spirit.
    Gave {
        /// Who.
        who: Seat,
        /// Where.
        at: Hex,
    },
    /// Somebody exchanged an omen.
    Traded {
        /// Who.
        who: Seat,
        /// The omen that went and the one that came; only for those who may see them.
        #[serde(skip_serializing_if = "Option::is_none")]
        numbers: Option<[u8; 2]>,
    },
    /// Somebody did without the power of his pair.
    Waived {
        /// Who.
        who: Seat,
    },
    /// A turn began.
    Turn {
        /// Whose.
        who: Seat,
    },
    /// The gift phase began.
    GiftPhase {
        /// With whom.
        first: Seat,
    },
    /// The game is over.
    Over,
}
