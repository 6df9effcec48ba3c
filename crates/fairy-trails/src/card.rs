//! A card: both colours' trails, in all rotations.

use crate::{Colour, Rotation, Trails};

/// What a card shows in one rotation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face {
    trails: [Trails; 2],
}

impl Face {
    /// A face with these trails.
    pub const fn new(elves: Trails, gnomes: Trails) -> Face {
        Face { trails: [elves, gnomes] }
    }

    /// The trails of one colour.
    #[inline]
    pub const fn trails(&self, colour: Colour) -> &Trails {
        &self.trails[colour as usize]
    }

    /// The face after turning the card.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> Face {
        Face { trails: self.trails.map(|trails| trails.turned(rotation)) }
    }

    /// The face with the colours exchanged.
    #[must_use]
    pub const fn swapped(&self) -> Face {
        Face { trails: [self.trails[1], self.trails[0]] }
    }

    /// The least of its four rotations: two cards are alike exactly if these agree.
    #[must_use]
    pub fn least_turn(&self) -> Face {
        let turns = Rotation::ALL.map(|rotation| self.turned(rotation));
        turns.into_iter().min().unwrap_or(*self)
    }
}

/// A card of the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    faces: [Face; 4],
    rotations: u8,
}

impl Card {
    /// The card that shows this face when upright.
    pub fn new(upright: Face) -> Card {
        let faces = Rotation::ALL.map(|rotation| upright.turned(rotation));
        let rotations = match () {
            () if faces[1] == upright => 1,
            () if faces[2] == upright => 2,
            () => 4,
        };
        Card { faces, rotations }
    }

    /// What it shows when turned so.
    #[inline]
    pub const fn face(&self, rotation: Rotation) -> &Face {
        &self.faces[rotation.index()]
    }

    /// In how many ways it can be turned that look different: 1, 2 or 4; these are the first so many rotations.
    #[inline]
    pub const fn rotations(&self) -> u8 {
        self.rotations
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(elves: &str, gnomes: &str) -> Card {
        Card::new(Face::new(Trails::read(elves).unwrap(), Trails::read(gnomes).unwrap()))
    }

    #[test]
    fn symmetric_cards_have_fewer_rotations() {
        assert_eq!(card("NESW*", "N E S W").rotations(), 1);
        assert_eq!(card("NS EW", "NESW").rotations(), 1);
        assert_eq!(card("NS* EW", "NESW").rotations(), 2);
        assert_eq!(card("NE SW", "NW ES").rotations(), 2);
        assert_eq!(card("NE* SW", "NW ES").rotations(), 4);
    }

    #[test]
    fn turned_cards_are_alike() {
        let face = *card("NES W*", "NE S W").face(Rotation::NONE);
        for rotation in Rotation::ALL {
            assert_eq!(face.turned(rotation).least_turn(), face.least_turn());
        }
        assert_ne!(face.swapped().least_turn(), face.least_turn());
    }
}
