//! The information boundary: how far back undo is free.

/// Did a move tell anybody something new?
///
/// Undo is free back to the last crossing and no further: whoever takes back a move that drew a card would know the
/// card. Choices that stay secret (a pick laid face down) do not cross it for their maker, nor for anybody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Boundary {
    /// Every view after the move follows from that view before it, and the move.
    Kept,
    /// Dice were rolled, or something hidden came to light.
    Crossed,
}

impl Boundary {
    /// `Crossed` if the condition holds.
    pub fn crossed_if(condition: bool) -> Boundary {
        if condition { Boundary::Crossed } else { Boundary::Kept }
    }
}
