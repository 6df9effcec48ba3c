//! What one colour shows on a card: which edges hang together, and the huts (FT-C3).

use crate::{Edge, Rotation};
use core::fmt;

/// The most huts one group of edges may have; plenty for any box, and sums stay small.
pub const MOST_HUTS: u8 = 3;

/// Edges of one colour that hang together on a card, and the huts along them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Group {
    /// The edges as a mask: bit 0 is north, then clockwise.
    pub edges: u8,
    /// Huts along the group.
    pub huts: u8,
}

/// One colour on a card: a partition of its four edges into groups (FT-C3), ordered by their first edges.
///
/// ```text
///   NESW      NES W     NS EW     NE SW     NS E W    NE S W    N E S W
///    │          │         │         │ ╭       │         │          ╵
///  ──┼──      ╴ ├──     ──│──     ╮ ╰──     ╴ │ ╶     ╴ ╰──      ╴   ╶
///    │          │         │       ╰           │         ╷          ╷
/// crossing  three-way  underpass two curves straight   curve    dead ends
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Trails {
    groups: [Group; 4],
    count: u8,
}

/// The seven shapes of a partition of four edges, up to rotation (FT-C3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// All four edges hang together.
    Crossing,
    /// Three edges together, one dead end.
    ThreeWay,
    /// Two straights, one passing under the other (FT-4).
    Underpass,
    /// Two curves.
    TwoCurves,
    /// A straight and two dead ends.
    Straight,
    /// A curve and two dead ends.
    Curve,
    /// Four dead ends.
    DeadEnds,
}

impl Shape {
    /// All shapes, in the order of FT-C3.
    pub const ALL: [Shape; 7] = [
        Shape::Crossing,
        Shape::ThreeWay,
        Shape::Underpass,
        Shape::TwoCurves,
        Shape::Straight,
        Shape::Curve,
        Shape::DeadEnds,
    ];

    /// Its deck-file form without huts, upright.
    pub const fn example(self) -> &'static str {
        match self {
            Shape::Crossing => "NESW",
            Shape::ThreeWay => "NES W",
            Shape::Underpass => "NS EW",
            Shape::TwoCurves => "NE SW",
            Shape::Straight => "NS E W",
            Shape::Curve => "NE S W",
            Shape::DeadEnds => "N E S W",
        }
    }
}

/// Why a text is not one colour of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadTrails {
    /// A letter that is no edge, or a hut without a group.
    Sign(char),
    /// An edge that stands in two groups.
    Twice(Edge),
    /// An edge that stands in no group.
    Missing(Edge),
    /// More than [`MOST_HUTS`] huts at one group.
    Huts,
}

impl Trails {
    /// Trails of these groups, which must hold every edge once.
    fn of(groups: impl IntoIterator<Item = Group>) -> Trails {
        let mut sorted = [Group::default(); 4];
        let mut count = 0;
        for group in groups.into_iter().filter(|group| group.edges != 0).take(4) {
            sorted[count] = group;
            count += 1;
        }
        sorted[..count].sort_by_key(|group| group.edges.trailing_zeros());
        Trails { groups: sorted, count: count as u8 }
    }

    /// Reads the deck-file form: groups of the letters N E S W, parted by spaces, each followed by one `*` for each
    /// of its huts; e.g. `NS* E W`.
    pub fn read(text: &str) -> Result<Trails, BadTrails> {
        let mut groups: Vec<Group> = Vec::new();
        let mut seen = 0;
        for word in text.split_whitespace() {
            let mut group = Group::default();
            for sign in word.chars() {
                match Edge::from_letter(sign) {
                    Some(edge) if group.huts == 0 => {
                        let bit = 1 << edge as u8;
                        if seen & bit != 0 {
                            return Err(BadTrails::Twice(edge));
                        }
                        seen |= bit;
                        group.edges |= bit;
                    }
                    None if sign == '*' && group.edges != 0 => {
                        group.huts += 1;
                        if group.huts > MOST_HUTS {
                            return Err(BadTrails::Huts);
                        }
                    }
                    _ => return Err(BadTrails::Sign(sign)),
                }
            }
            groups.push(group);
        }
        match Edge::of_mask(!seen & 0b1111).next() {
            Some(edge) => Err(BadTrails::Missing(edge)),
            None => Ok(Trails::of(groups)),
        }
    }

    /// The groups, ordered by their first edges.
    #[inline]
    pub fn groups(&self) -> &[Group] {
        &self.groups[..usize::from(self.count)]
    }

    /// All huts of this colour on the card.
    pub fn huts(&self) -> u8 {
        self.groups().iter().map(|group| group.huts).sum()
    }

    /// The same trails on a turned card.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> Trails {
        Trails::of(
            self.groups().iter().map(|group| Group { edges: rotation.turn(group.edges), huts: group.huts }),
        )
    }

    /// Which of the seven shapes it is.
    pub fn shape(&self) -> Shape {
        let longest = self.groups().iter().map(|group| group.edges.count_ones()).max();
        let straight = self.groups().iter().any(|group| matches!(group.edges, 0b0101 | 0b1010));
        match (self.count, longest, straight) {
            (1, ..) => Shape::Crossing,
            (2, Some(3), _) => Shape::ThreeWay,
            (2, _, true) => Shape::Underpass,
            (2, ..) => Shape::TwoCurves,
            (3, _, true) => Shape::Straight,
            (3, ..) => Shape::Curve,
            _ => Shape::DeadEnds,
        }
    }
}

impl fmt::Display for Trails {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, group) in self.groups().iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            for edge in Edge::of_mask(group.edges) {
                write!(f, "{}", edge.letter())?;
            }
            for _ in 0..group.huts {
                f.write_str("*")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Trails {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_form_reads_back_in_one_spelling() {
        for (text, canonical) in
            [("NS* EW", "NS* EW"), ("w sn* e", "NS* E W"), ("WSEN**", "NESW**"), ("S*  N W E", "N E S* W")]
        {
            let trails = Trails::read(text).unwrap();
            assert_eq!(trails.to_string(), canonical);
            assert_eq!(Trails::read(canonical), Ok(trails));
        }
    }

    #[test]
    fn broken_forms_say_what_is_wrong() {
        assert_eq!(Trails::read("NS"), Err(BadTrails::Missing(Edge::East)));
        assert_eq!(Trails::read("NS NEW"), Err(BadTrails::Twice(Edge::North)));
        assert_eq!(Trails::read("NQ"), Err(BadTrails::Sign('Q')));
        assert_eq!(Trails::read("* NESW"), Err(BadTrails::Sign('*')));
        assert_eq!(Trails::read("N*ESW"), Err(BadTrails::Sign('E')));
        assert_eq!(Trails::read("NESW****"), Err(BadTrails::Huts));
        assert_eq!(Trails::read(""), Err(BadTrails::Missing(Edge::North)));
    }

    #[test]
    fn seven_shapes() {
        for shape in Shape::ALL {
            let trails = Trails::read(shape.example()).unwrap();
            for rotation in Rotation::ALL {
                assert_eq!(trails.turned(rotation).shape(), shape);
            }
        }
    }
}
