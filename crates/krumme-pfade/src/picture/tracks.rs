//! Curves as arcs, and routes along them.

use super::{Layout, SIDE};
use crate::{Curve, Edge, Step};
use sketch::{Node, Path, ribbon};

/// The middle of an edge of the card whose top left corner lies here.
fn middle(edge: Edge, (x, y): (f64, f64)) -> (f64, f64) {
    let half = SIDE / 2.0;
    match edge {
        Edge::North => (x + half, y),
        Edge::East => (x + SIDE, y + half),
        Edge::South => (x + half, y + SIDE),
        Edge::West => (x, y + half),
    }
}

/// The end of a curve that is entered at an edge, and whether it turns right.
fn onward(curve: Curve, from: Edge) -> (Edge, bool) {
    let to = curve.leaves(from).unwrap_or(from);
    let right = matches!(
        (from, to),
        (Edge::North, Edge::West)
            | (Edge::West, Edge::South)
            | (Edge::South, Edge::East)
            | (Edge::East, Edge::North)
    );
    (to, right)
}

/// A curve of the card whose top left corner lies here, from an edge on.
pub(super) fn curve(curve: Curve, from: Edge, corner: (f64, f64)) -> Path {
    let (x, y) = middle(from, corner);
    go(Path::start(x, y), curve, from, corner)
}

fn go(path: Path, curve: Curve, from: Edge, corner: (f64, f64)) -> Path {
    let (to, right) = onward(curve, from);
    let (x, y) = middle(to, corner);
    path.arc_to(SIDE / 2.0, right, x, y)
}

/// A connection: gold along its rails, with a locomotive at its head.
pub(super) fn route(layout: &Layout, steps: &[Step]) -> Node {
    let Some(first) = steps.first() else { return Node::group() };
    let (x, y) = middle(first.from, layout.corner(first.cell));
    let path = steps
        .iter()
        .fold(Path::start(x, y), |path, step| go(path, step.curve, step.from, layout.corner(step.cell)));
    let head = 1.0 - 0.5 / steps.len() as f64;
    let mut node = Node::group().with(ribbon::route(&path, 8.0));
    if let Some(train) = ribbon::train(&path, head, 46.0) {
        node.push(train);
    }
    node.hidden()
}
