//! Two layers that move together.

use crate::node::Node;

/// A part of a picture in two layers that move together: the things, and the signs that are laid over them.
///
/// ```
/// use sketch::{Ink, Layers, Node, Scene, sign};
/// let mut card = Layers::of(Node::rect(0.0, 0.0, 60.0, 90.0).fill(Ink::Card).handle("card:7").button("card 7"));
/// card.lay_over(sign::legal(&sign::Place::rect(0.0, 0.0, 60.0, 90.0)));
/// let mut scene = Scene::new(200.0, 100.0, "A card");
/// scene.put(card.at(70.0, 5.0));
/// assert!(scene.overlay().to_svg(&sketch::Look::page()).contains("wp-legal"));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Layers {
    /// What stays while somebody looks around.
    pub below: Node,
    /// Rings, marks and previews.
    pub above: Node,
}

impl Default for Layers {
    fn default() -> Self {
        Self::of(Node::group())
    }
}

impl Layers {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// A thing without signs.
    pub fn of(thing: impl Into<Node>) -> Self {
        Self { below: thing.into(), above: Node::group() }
    }

    /// Adds a thing.
    pub fn push(&mut self, thing: impl Into<Node>) {
        self.below.push(thing);
    }

    /// Lays a sign over the things.
    pub fn lay_over(&mut self, sign: impl Into<Node>) {
        self.above.push(sign);
    }

    /// Adds a part with its signs.
    pub fn put(&mut self, part: Self) {
        self.below.push(part.below);
        if !part.above.is_empty() {
            self.above.push(part.above);
        }
    }

    /// With one more part.
    #[must_use]
    pub fn with(mut self, part: Self) -> Self {
        self.put(part);
        self
    }

    /// With the things changed, and the signs as they are: names, labels.
    #[must_use]
    pub fn named(self, name: impl FnOnce(Node) -> Node) -> Self {
        Self { below: name(self.below), above: self.above }
    }

    /// Moved.
    #[must_use]
    pub fn at(self, x: f64, y: f64) -> Self {
        Self { below: self.below.at(x, y), above: self.above.at(x, y) }
    }

    /// Scaled about the origin.
    #[must_use]
    pub fn scale(self, factor: f64) -> Self {
        Self { below: self.below.scale(factor), above: self.above.scale(factor) }
    }
}

impl From<Node> for Layers {
    fn from(thing: Node) -> Self {
        Self::of(thing)
    }
}
