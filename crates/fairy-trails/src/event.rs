//! What happened, as data.

use crate::{CardId, Colour, NetworkName, Place, Rotation};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Phrase, Seat, Viewer};

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

/// What a viewer perceives: all but the cards that others draw at a table of two (FT-11).
pub(crate) fn perceive(event: &Event, viewer: Viewer, seats: u8) -> Event {
    match event {
        Event::Drew { seat, .. } if seats > 1 && !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
        event => event.clone(),
    }
}

/// An event in words.
pub(crate) fn tell(event: &Event) -> Phrase {
    let colour_name = crate::words::colour;
    match event {
        Event::Laid { seat, card, at, rotation } => Phrase::new("log-laid")
            .with("who", *seat)
            .with("card", *card)
            .with("place", at.to_string())
            .with("degrees", rotation.degrees()),
        Event::Closed { colour, huts, .. } => {
            Phrase::new("log-closed").with("colour", colour_name(*colour)).with("huts", *huts)
        }
        Event::Stones { seat, colour, stones, left, .. } => Phrase::new("log-stones")
            .with("who", *seat)
            .with("colour", colour_name(*colour))
            .with("stones", *stones)
            .with("left", *left),
        Event::Drew { seat, card: Some(card) } => {
            Phrase::new("log-drew-card").with("who", *seat).with("card", *card)
        }
        Event::Drew { seat, card: None } => Phrase::new("log-drew").with("who", *seat),
        Event::Discarded { seat, card } => {
            Phrase::new("log-discarded").with("who", *seat).with("card", *card)
        }
        Event::Won { seat } => Phrase::new("log-won").with("who", *seat),
        Event::AllPlayed { elves, gnomes } => {
            Phrase::new("log-all-played").with("elves", *elves).with("gnomes", *gnomes)
        }
        Event::SoloWon { cards_left } => Phrase::new("log-solo-won").with("cards", *cards_left),
        Event::SoloStuck => Phrase::new("log-solo-stuck"),
        Event::SoloCardsOut { stones } => Phrase::new("log-solo-cards-out").with("stones", *stones),
    }
}
