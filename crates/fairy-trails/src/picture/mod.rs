//! The picture: cards in lanes, the table, the sheet of all cards.
//!
//! A card is drawn from its meaning, not turned as a picture: on every edge the elves' lane lies at 36 % and the gnomes'
//! at 64 %, in board coordinates, whatever the rotation. So each colour meets itself, the two never touch, and long
//! trails read like the map of a railway.
//!
//! Handles: cards of the hand (`card:17`), empty places (`place:1,-2`), laid cards (`laid:0,0`), and with manual claims
//! the networks of whoever looks (`network:elves:0,0n`). Signs and previews are laid over the picture.
//!
//! What a [`sketch::Brush`] may highlight, besides handles:
//!
//! | name | effect |
//! |---|---|
//! | `1,-2` | a soft ring on that place |
//! | `places` | a soft ring on every place where a card may go |
//! | `elves 0,0 n` | that network of the elves glows; any of its edges will do |
//! | `lay 17 1,-2 r90` | that laying as a preview, with its effect written beside it |
//! | `card 17` | that card of the hand, as chosen |

mod face;
mod huts;
mod lanes;
mod sheet;
mod side;
mod table;

use crate::{Colour, FairyTrails, View};
use sketch::{Brush, Core, Ink, Picture, Ribbon, Scene};

/// The side of a card in units of the picture.
pub(crate) const CELL: f64 = 100.0;

/// The hue of a people.
pub(crate) const fn hue(colour: Colour) -> Ink {
    match colour {
        Colour::Elves => Ink::Elf,
        Colour::Gnomes => Ink::Gnome,
    }
}

/// What runs along the lanes of a people.
pub(crate) const fn core(colour: Colour) -> Core {
    match colour {
        Colour::Elves => Core::Solid,
        Colour::Gnomes => Core::Dotted,
    }
}

/// The lane of a people.
pub(crate) const fn ribbon(colour: Colour) -> Ribbon {
    Ribbon::new(hue(colour), core(colour), lanes::WIDTH)
}

impl Picture<View> for FairyTrails {
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene {
        table::draw(self, view, brush)
    }

    fn inventory_picture(&self, brush: &Brush<'_>) -> Option<Scene> {
        Some(sheet::draw(self.deck(), brush))
    }
}
