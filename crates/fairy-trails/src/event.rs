//! What happened, as data.

use crate::{CardId, Colour, NetworkName, Place, Rotation};
use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A card was laid (FT-2).
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Where.
        at: Place,
        /// How turned.
        rotation: Rotation,
    },
    /// The card closed a network (FT-5); with manual claims nobody tells the players.
    Closed {
        /// Whose trails.
        colour: Colour,
        /// The name of the network.
        network: NetworkName,
        /// How many huts it has.
        huts: u8,
    },
    /// Stones were placed on a network (FT-6, FT-7, FT-10, FT-13).
    Stones {
        /// By whom.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// The name of the network.
        network: NetworkName,
        /// How many.
        stones: u8,
        /// How many of this colour are left.
        left: u8,
    },
    /// A card was drawn (FT-2).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; only who drew it knows.
        card: Option<CardId>,
    },
    /// The drawn card was discarded (FT-16).
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// Somebody placed his last stone and won (FT-8).
    Won {
        /// Who.
        seat: Seat,
    },
    /// All cards are played; whoever placed more stones wins, equal numbers share (FT-9).
    AllPlayed {
        /// Stones placed by the elves.
        elves: u8,
        /// Stones placed by the gnomes.
        gnomes: u8,
    },
    /// Solo: all stones are placed (FT-15).
    SoloWon {
        /// Cards left in the pile: the score.
        cards_left: u8,
    },
    /// Solo: three cards in a row without a stone (FT-14).
    SoloStuck,
    /// Solo: the last card lies, and stones remain (FT-15).
    SoloCardsOut {
        /// Stones that remain.
        stones: u8,
    },
}
