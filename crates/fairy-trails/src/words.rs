//! Names that stand inside other phrases.

use crate::Colour;
use table::Phrase;

/// The name of a people.
pub(crate) fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Elves => "label-elves",
        Colour::Gnomes => "label-gnomes",
    })
}
