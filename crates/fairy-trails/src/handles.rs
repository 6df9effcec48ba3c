//! The names of the things in the picture: cards of the hand, empty places, laid cards, networks.

use crate::{CardId, Colour, NetworkName, Place};

pub(crate) fn card_handle(card: CardId) -> String {
    format!("card:{card}")
}

pub(crate) fn place_handle(place: Place) -> String {
    format!("place:{place}")
}

pub(crate) fn laid_handle(place: Place) -> String {
    format!("laid:{place}")
}

/// A network as a whole, all of its lanes.
pub(crate) fn network_handle(colour: Colour, name: NetworkName) -> String {
    let people = match colour {
        Colour::Elves => "elves",
        Colour::Gnomes => "gnomes",
    };
    format!("network:{people}:{}", name.to_string().replace(' ', ""))
}
