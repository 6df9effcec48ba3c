//! Where lanes run on a card.
//!
//! ```text
//!        elves gnomes
//!          36   64
//!       ┌───┼────┼───┐
//!  36 ──┼───●    │   ┼── elves      ● the elves' middle (36, 36)
//!       │        │   │
//!  64 ──┼────────○───┼── gnomes     ○ the gnomes' middle (64, 64)
//!       └───┼────┼───┘
//! ```

use super::CELL;
use crate::{Colour, Edge, Group};
use sketch::{Path, Point};

/// How wide a lane is.
pub(crate) const WIDTH: f64 = 11.5;
/// How far a dead end reaches into the card.
const STUB: f64 = 19.0;
/// How round a curve is: wide enough that the two curves of one card keep apart.
const BEND: f64 = 32.0;

/// The coordinate of a colour's lane on any edge.
pub(crate) const fn lane(colour: Colour) -> f64 {
    match colour {
        Colour::Elves => 0.36 * CELL,
        Colour::Gnomes => 0.64 * CELL,
    }
}

/// Where a colour's lane meets an edge.
pub(crate) fn port(colour: Colour, edge: Edge) -> Point {
    inwards(colour, edge, 0.0)
}

/// The point on a colour's lane that lies so far inside an edge.
pub(crate) fn inwards(colour: Colour, edge: Edge, depth: f64) -> Point {
    let lane = lane(colour);
    match edge {
        Edge::North => (lane, depth),
        Edge::East => (CELL - depth, lane),
        Edge::South => (lane, CELL - depth),
        Edge::West => (depth, lane),
    }
}

/// Where an edge leads, in degrees: 0 right, 90 down.
pub(crate) const fn heading(edge: Edge) -> f64 {
    match edge {
        Edge::North => -90.0,
        Edge::East => 0.0,
        Edge::South => 90.0,
        Edge::West => 180.0,
    }
}

/// How a group is drawn.
pub(crate) struct Lane {
    /// The lines, all pieces together.
    pub(crate) path: Path,
    /// A round end here.
    pub(crate) dead_end: Option<Point>,
    /// A ring here, where ways meet.
    pub(crate) junction: Option<Point>,
}

/// The lane of a group of edges.
pub(crate) fn of(colour: Colour, group: Group) -> Lane {
    let edges: Vec<Edge> = Edge::of_mask(group.edges).collect();
    let middle = (lane(colour), lane(colour));
    let line = |from: Edge, to: Edge| Path::line(port(colour, from), port(colour, to));
    match edges[..] {
        [edge] => {
            let end = inwards(colour, edge, STUB);
            Lane { path: Path::line(port(colour, edge), end), dead_end: Some(end), junction: None }
        }
        [one, two] if one.opposite() == two => Lane { path: line(one, two), dead_end: None, junction: None },
        [one, two] => Lane { path: bend(colour, one, two), dead_end: None, junction: None },
        _ => {
            let to_middle = |edge: &Edge| Path::line(port(colour, *edge), middle);
            let path = edges.iter().map(to_middle).fold(Path::new(), |path, way| path.and(&way));
            Lane { path, dead_end: None, junction: Some(middle) }
        }
    }
}

/// A curve around the corner between two edges.
fn bend(colour: Colour, one: Edge, two: Edge) -> Path {
    let at = lane(colour);
    // From the middle so far towards an edge.
    let towards = |edge: Edge, by: f64| match edge {
        Edge::North => (at, at - by),
        Edge::East => (at + by, at),
        Edge::South => (at, at + by),
        Edge::West => (at - by, at),
    };
    let (begin, end) = (port(colour, one), port(colour, two));
    let (from, to) = (towards(one, BEND), towards(two, BEND));
    // Coming in from the north one turns left to the east and right to the west.
    let clockwise = two.index() != (one.index() + 1) % 4;
    Path::start(begin.0, begin.1)
        .line_to(from.0, from.1)
        .arc_to(BEND, clockwise, to.0, to.1)
        .line_to(end.0, end.1)
}

/// All points of a path, dense enough to measure distances.
pub(crate) fn points(path: &Path) -> Vec<Point> {
    let mut dense = Vec::new();
    for line in path.flat() {
        for pair in line.windows(2) {
            let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
            let steps = ((bx - ax).hypot(by - ay) / 4.0).ceil().max(1.0);
            let mut step = 0.0;
            while step <= steps {
                dense.push((ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps));
                step += 1.0;
            }
        }
    }
    dense
}
