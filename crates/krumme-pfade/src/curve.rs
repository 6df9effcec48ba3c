//! Curves, the only rails there are, and the edges they join.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An edge of a card; rails meet it in its middle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// Towards row 1.
    North,
    /// Towards the last column.
    East,
    /// Towards the last row.
    South,
    /// Towards column a.
    West,
}

impl Edge {
    /// All edges, clockwise from the north.
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    /// The edge on the other side of the card, which is also where a train that leaves here enters the next card.
    ///
    /// ```
    /// # use krumme_pfade::Edge;
    /// assert_eq!(Edge::East.opposite(), Edge::West);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::West => Edge::East,
        }
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> &'static str {
        match self {
            Edge::North => "n",
            Edge::East => "e",
            Edge::South => "s",
            Edge::West => "w",
        }
    }
}

/// A quarter turn of rail between the middles of two neighbouring edges (KP-C2).
///
/// ```text
///          N
///      +---+---+
///      | NW|NE |
///    W +---+---+ E      each curve cuts off the corner it is named after
///      | SW|SE |
///      +---+---+
///          S
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Curve {
    /// Joins north and east.
    #[serde(rename = "ne")]
    NorthEast,
    /// Joins south and east.
    #[serde(rename = "se")]
    SouthEast,
    /// Joins south and west.
    #[serde(rename = "sw")]
    SouthWest,
    /// Joins north and west.
    #[serde(rename = "nw")]
    NorthWest,
}

impl Curve {
    /// All curves, clockwise from the north-east; their order is that of the bits of a card.
    pub const ALL: [Curve; 4] = [Curve::NorthEast, Curve::SouthEast, Curve::SouthWest, Curve::NorthWest];

    /// The two edges it joins, the upright direction first.
    pub const fn edges(self) -> [Edge; 2] {
        match self {
            Curve::NorthEast => [Edge::North, Edge::East],
            Curve::SouthEast => [Edge::South, Edge::East],
            Curve::SouthWest => [Edge::South, Edge::West],
            Curve::NorthWest => [Edge::North, Edge::West],
        }
    }

    /// Where a train leaves that entered this curve at an edge; `None` if the curve does not reach that edge.
    ///
    /// ```
    /// # use krumme_pfade::{Curve, Edge};
    /// assert_eq!(Curve::NorthEast.leaves(Edge::East), Some(Edge::North));
    /// assert_eq!(Curve::NorthEast.leaves(Edge::South), None);
    /// ```
    pub fn leaves(self, entry: Edge) -> Option<Edge> {
        match self.edges() {
            [a, b] if a == entry => Some(b),
            [a, b] if b == entry => Some(a),
            _ => None,
        }
    }

    /// Its two letters in the notation.
    pub const fn letters(self) -> &'static str {
        match self {
            Curve::NorthEast => "ne",
            Curve::SouthEast => "se",
            Curve::SouthWest => "sw",
            Curve::NorthWest => "nw",
        }
    }
}
