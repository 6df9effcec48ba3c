//! The two peoples of the wood.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};

/// The colour of trails, huts and stones. With two players seat 0 plays the elves and seat 1 the gnomes; alone one
/// plays both (FT-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Pink; seat 0.
    Elves,
    /// Yellow; seat 1.
    Gnomes,
}

impl Colour {
    /// Both, elves first.
    pub const BOTH: [Colour; 2] = [Colour::Elves, Colour::Gnomes];

    /// The colour as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other colour.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Elves => Colour::Gnomes,
            Colour::Gnomes => Colour::Elves,
        }
    }

    /// The colour of a seat at a table of two.
    #[inline]
    pub const fn of(seat: Seat) -> Colour {
        if seat.0 == 0 { Colour::Elves } else { Colour::Gnomes }
    }

    /// The seat of this colour at a table of two.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The name of the people, as it stands inside other phrases.
    pub(crate) fn name(self) -> Phrase {
        Phrase::new(match self {
            Colour::Elves => "label-elves",
            Colour::Gnomes => "label-gnomes",
        })
    }
}
