//! What happened, as data, and what a viewer perceives of it.

use crate::cell::Cell;
use crate::element::{Element, Spirit};
use crate::hex::Hex;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Phrase, Seat, Viewer};

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
    /// Somebody turned an own spirit face down.
    Hid {
        /// Who.
        who: Seat,
        /// Where.
        at: Hex,
    },
    /// Somebody turned a foreign spirit up.
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

/// What a viewer perceives of an event: picks and hidden omens are for their owners.
pub(crate) fn perceive(event: &Event, viewer: Viewer, omens_open: bool) -> Event {
    let mut seen = event.clone();
    match &mut seen {
        Event::Kept { who, tile } if !viewer.is(*who) => *tile = None,
        Event::ChoseOmens { who, numbers } if !viewer.is(*who) => *numbers = None,
        Event::DrewOmens { who, numbers } | Event::Traded { who, numbers }
            if !viewer.is(*who) && !omens_open =>
        {
            *numbers = None;
        }
        _ => {}
    }
    seen
}

/// The key of the word for an element.
pub(crate) const fn element_key(element: Element) -> &'static str {
    match element {
        Element::Air => "label-air",
        Element::Earth => "label-earth",
        Element::Fire => "label-fire",
        Element::Water => "label-water",
    }
}

/// The key of the word for a motif.
pub(crate) fn spirit_key(spirit: Spirit) -> &'static str {
    spirit.element().map_or("label-mask", element_key)
}

/// The word for an element.
pub(crate) fn element_word(element: Element) -> Phrase {
    Phrase::new(element_key(element))
}

/// The word for a motif.
pub(crate) fn spirit_word(spirit: Spirit) -> Phrase {
    Phrase::new(spirit_key(spirit))
}

/// A phrase about somebody's own path, or about another's, which it names.
pub(crate) fn on_path(own: &'static str, other: &'static str, who: Seat, path: Seat) -> Phrase {
    if who == path { Phrase::new(own) } else { Phrase::new(other).with("path", path) }
}

/// An event in words.
pub(crate) fn tell(event: &Event) -> Phrase {
    match event {
        Event::Chose { who, element } => {
            Phrase::new("log-chose").with("who", *who).with("element", element_word(*element))
        }
        Event::Dealt => Phrase::new("log-dealt"),
        Event::DrewOmens { who, numbers: None } => Phrase::new("log-drew-omens").with("who", *who),
        Event::DrewOmens { who, numbers: Some([first, second]) } => {
            Phrase::new("log-drew-omens-seen").with("who", *who).with("first", *first).with("second", *second)
        }
        Event::Kept { who, tile: None } => Phrase::new("log-kept").with("who", *who),
        Event::Kept { who, tile: Some(tile) } => {
            Phrase::new("log-kept-seen").with("who", *who).with("tile", element_word(*tile))
        }
        Event::Passed => Phrase::new("log-passed"),
        Event::ChoseOmens { who, numbers: None } => Phrase::new("log-chose-omens").with("who", *who),
        Event::ChoseOmens { who, numbers: Some([first, second]) } => Phrase::new("log-chose-omens-seen")
            .with("who", *who)
            .with("first", *first)
            .with("second", *second),
        Event::ShowedOmens { who, numbers: [first, second] } => {
            Phrase::new("log-showed-omens").with("who", *who).with("first", *first).with("second", *second)
        }
        Event::Building => Phrase::new("log-building"),
        Event::Laid { who, tile, at, instead_of: None } => Phrase::new("log-laid")
            .with("who", *who)
            .with("tile", element_word(*tile))
            .with("at", at.to_string()),
        Event::Laid { who, tile, at, instead_of: Some(old) } => Phrase::new("log-exchanged")
            .with("who", *who)
            .with("tile", element_word(*tile))
            .with("old", element_word(*old))
            .with("at", at.to_string()),
        Event::Lifted { who, tile, at } => Phrase::new("log-lifted")
            .with("who", *who)
            .with("tile", element_word(*tile))
            .with("at", at.to_string()),
        Event::Finished { who } => Phrase::new("log-finished").with("who", *who),
        Event::SpiritPhase { first } => Phrase::new("log-spirit-phase").with("who", *first),
        Event::Turned { who, cell, spirit, paid } => {
            Phrase::new(if *paid { "log-turned-third" } else { "log-turned" })
                .with("who", *who)
                .with("cell", cell.to_string())
                .with("spirit", spirit_word(*spirit))
        }
        Event::Covered { who } => Phrase::new("log-covered").with("who", *who),
        Event::Put { who, path, at, spirit } => on_path("log-put-own", "log-put-other", *who, *path)
            .with("who", *who)
            .with("at", at.to_string())
            .with("spirit", spirit_word(*spirit)),
        Event::Hid { who, at } => Phrase::new("log-hid").with("who", *who).with("at", at.to_string()),
        Event::Revealed { who, path, at, spirit } => Phrase::new("log-revealed")
            .with("who", *who)
            .with("path", *path)
            .with("at", at.to_string())
            .with("spirit", spirit_word(*spirit)),
        Event::Moved { who, path, from, to } => on_path("log-moved-own", "log-moved-other", *who, *path)
            .with("who", *who)
            .with("from", from.to_string())
            .with("to", to.to_string()),
        Event::Swapped { who, path, first, second } => {
            on_path("log-swapped-own", "log-swapped-other", *who, *path)
                .with("who", *who)
                .with("first", first.to_string())
                .with("second", second.to_string())
        }
        Event::Gave { who, at } => Phrase::new("log-gave").with("who", *who).with("at", at.to_string()),
        Event::Traded { who, numbers: None } => Phrase::new("log-traded").with("who", *who),
        Event::Traded { who, numbers: Some([old, new]) } => {
            Phrase::new("log-traded-seen").with("who", *who).with("old", *old).with("new", *new)
        }
        Event::Waived { who } => Phrase::new("log-waived").with("who", *who),
        Event::Turn { who } => Phrase::new("log-turn").with("who", *who),
        Event::GiftPhase { first } => Phrase::new("log-gift-phase").with("who", *first),
        Event::Over => Phrase::new("log-over"),
    }
}
