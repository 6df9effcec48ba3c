//! Moves and events.

use super::card::CardId;
use super::state::Answer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Sends a beast against another hero.
    Send {
        /// Which beast.
        card: CardId,
        /// Against whom.
        at: Seat,
    },
    /// Plays a card that heals.
    Heal {
        /// Which card.
        card: CardId,
    },
    /// Carries an item.
    Take {
        /// Which item.
        card: CardId,
        /// What is laid down for it, if the hero carries all he can.
        lay_down: Option<CardId>,
    },
    /// Wants to parry a beast.
    Parry {
        /// With which card.
        card: CardId,
    },
    /// Nothing from me.
    Pass,
}

impl Move {
    /// What it means in the window that a beast opens.
    pub fn answer(&self) -> Answer {
        match self {
            Move::Parry { card } => Answer::Parry(*card),
            _ => Answer::Pass,
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A beast was sent against somebody.
    Sent {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Against whom.
        at: Seat,
    },
    /// Somebody healed himself.
    Healed {
        /// Who.
        seat: Seat,
        /// By which card.
        card: CardId,
        /// How much life he gained.
        gain: u8,
    },
    /// Somebody carries an item.
    Took {
        /// Who.
        seat: Seat,
        /// Which item.
        card: CardId,
        /// What he laid down for it.
        lay_down: Option<CardId>,
    },
    /// Somebody answered, face down.
    Answered {
        /// Who.
        seat: Seat,
    },
    /// The beast was parried.
    Parried {
        /// By whom.
        seat: Seat,
        /// With which card.
        card: CardId,
    },
    /// The beast struck.
    Struck {
        /// Whom.
        seat: Seat,
        /// How much life he lost.
        loss: u8,
        /// How much life its sender gained.
        gain: u8,
    },
    /// A hero fell, and is out of the match.
    Fell {
        /// Who.
        seat: Seat,
    },
    /// The cards that lay face up were shuffled into the deck.
    Shuffled,
    /// Somebody drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which, for himself.
        card: Option<CardId>,
    },
}
