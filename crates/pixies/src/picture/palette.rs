//! Colours of cards and the symbols that say the same without hue.

use crate::card::{Card, Colour, colours};
use sketch::{Ink, Node, symbol};

/// The ink of a colour.
pub(crate) const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
        Colour::Red => Ink::Red,
    }
}

/// The two inks of a card: skin and trimmings; the same twice for one colour.
pub(crate) fn hues(card: &Card) -> (Ink, Ink) {
    if card.is_joker() {
        return (Ink::Joker, Ink::Yellow);
    }
    let mut inks = card.colours().map(ink);
    let first = inks.next().unwrap_or(Ink::Joker);
    (first, inks.next().unwrap_or(first))
}

/// Drop, leaf, sun, berry: the symbol of a colour, in a box of side 1.
pub(crate) fn emblem(colour: Colour) -> Node {
    match colour {
        Colour::Blue => symbol::drop(),
        Colour::Green => symbol::leaf(),
        Colour::Yellow => symbol::sun(),
        Colour::Red => symbol::berry(),
    }
}

/// The symbols of a set of colours: one flower for all four, else one for each.
pub(crate) fn emblems(set: u8) -> Vec<Node> {
    if set == 0b1111 { vec![symbol::flower()] } else { colours(set).map(emblem).collect() }
}
