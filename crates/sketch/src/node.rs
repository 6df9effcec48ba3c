//! Nodes: the shapes of a scene, and what all of them can have.

use crate::paint::{Paint, Stroke};
use crate::path::{Path, Point};
use crate::text::Text;
use std::sync::Arc;

/// The geometry of a node.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Shape {
    Group(Vec<Node>),
    Rect { x: f64, y: f64, w: f64, h: f64, round: f64 },
    Circle { cx: f64, cy: f64, r: f64 },
    Ellipse { cx: f64, cy: f64, rx: f64, ry: f64 },
    Line(Point, Point),
    Polyline(Vec<Point>),
    Polygon(Vec<Point>),
    Path(Path),
    Text(Text),
    Shared { name: String, art: Arc<Node> },
}

/// One change of place; a node's list is applied first to last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Change {
    Move(f64, f64),
    Turn(f64),
    Scale(f64, f64),
}

/// A shape or a group of shapes, with paint, place and names.
///
/// Made by a function named after the shape, refined by methods that chain. A new shape has neither
/// fill nor stroke of its own: it takes those of the group around it, and at the top there are none.
///
/// ```
/// use sketch::{Ink, Node};
/// let token = Node::group()
///     .with(Node::circle(0.0, 0.0, 10.0).fill(Ink::Elf).stroke(Ink::Elf.edge(), 2.0))
///     .with(Node::line((-4.0, 0.0), (4.0, 0.0)).stroke(Ink::Night, 1.5))
///     .turn(30.0)
///     .at(120.0, 80.0)
///     .data("cell", "c4");
/// # let _ = token;
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    pub(crate) shape: Shape,
    pub(crate) place: Vec<Change>,
    pub(crate) fill: Option<Paint>,
    pub(crate) stroke: Option<Stroke>,
    pub(crate) opacity: f64,
    pub(crate) clip: Option<Path>,
    pub(crate) names: Names,
}

/// What a page and a screen reader know a node by.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Names {
    pub(crate) id: Option<String>,
    pub(crate) class: Option<String>,
    pub(crate) label: Option<String>,
    pub(crate) button: bool,
    pub(crate) hidden: bool,
    pub(crate) data: Vec<(String, String)>,
}

impl Node {
    fn of(shape: Shape) -> Self {
        Self {
            shape,
            place: Vec::new(),
            fill: None,
            stroke: None,
            opacity: 1.0,
            clip: None,
            names: Names::default(),
        }
    }

    /// A group without children.
    pub fn group() -> Self {
        Self::of(Shape::Group(Vec::new()))
    }

    /// A rectangle by its top left corner and its size.
    pub fn rect(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self::of(Shape::Rect { x, y, w, h, round: 0.0 })
    }

    /// A rectangle with round corners.
    pub fn round_rect(x: f64, y: f64, w: f64, h: f64, round: f64) -> Self {
        Self::of(Shape::Rect { x, y, w, h, round })
    }

    /// A circle.
    pub fn circle(cx: f64, cy: f64, r: f64) -> Self {
        Self::of(Shape::Circle { cx, cy, r })
    }

    /// An ellipse.
    pub fn ellipse(cx: f64, cy: f64, rx: f64, ry: f64) -> Self {
        Self::of(Shape::Ellipse { cx, cy, rx, ry })
    }

    /// A straight line.
    pub fn line(from: Point, to: Point) -> Self {
        Self::of(Shape::Line(from, to))
    }

    /// An open line through points.
    pub fn polyline(points: impl IntoIterator<Item = Point>) -> Self {
        Self::of(Shape::Polyline(points.into_iter().collect()))
    }

    /// A closed outline through points.
    pub fn polygon(points: impl IntoIterator<Item = Point>) -> Self {
        Self::of(Shape::Polygon(points.into_iter().collect()))
    }

    /// A path.
    pub fn path(path: Path) -> Self {
        Self::of(Shape::Path(path))
    }

    /// A drawing that is written once in a scene, however often it is used.
    ///
    /// `name` should tell what is drawn (`rail-ne`); two different drawings of one name are kept apart.
    pub fn shared(name: impl Into<String>, art: impl Into<Arc<Node>>) -> Self {
        Self::of(Shape::Shared { name: name.into(), art: art.into() })
    }

    /// Adds a child; a node that is no group becomes the first child of one.
    #[must_use]
    pub fn with(mut self, child: impl Into<Self>) -> Self {
        self.push(child);
        self
    }

    /// Adds children.
    #[must_use]
    pub fn with_all<N: Into<Self>>(mut self, children: impl IntoIterator<Item = N>) -> Self {
        for child in children {
            self.push(child);
        }
        self
    }

    /// Adds a child in place; a node that is no group becomes the first child of one.
    pub fn push(&mut self, child: impl Into<Self>) {
        if !matches!(self.shape, Shape::Group(_)) {
            let first = std::mem::replace(self, Self::group());
            self.push(first);
        }
        if let Shape::Group(children) = &mut self.shape {
            children.push(child.into());
        }
    }

    /// Filled with this.
    #[must_use]
    pub fn fill(mut self, paint: impl Into<Paint>) -> Self {
        self.fill = Some(paint.into());
        self
    }

    /// Drawn with a line of this paint and width.
    #[must_use]
    pub fn stroke(self, paint: impl Into<Paint>, width: f64) -> Self {
        self.drawn(Stroke::new(paint, width))
    }

    /// Drawn with this line.
    #[must_use]
    pub fn drawn(mut self, stroke: Stroke) -> Self {
        self.stroke = Some(stroke);
        self
    }

    /// Moved; like all changes of place, after those already made.
    #[must_use]
    pub fn at(self, x: f64, y: f64) -> Self {
        self.changed(Change::Move(x, y))
    }

    /// Turned clockwise about the origin, in degrees.
    #[must_use]
    pub fn turn(self, degrees: f64) -> Self {
        self.changed(Change::Turn(degrees))
    }

    /// Scaled about the origin.
    #[must_use]
    pub fn scale(self, factor: f64) -> Self {
        self.changed(Change::Scale(factor, factor))
    }

    /// Mirrored left to right.
    #[must_use]
    pub fn mirrored(self) -> Self {
        self.changed(Change::Scale(-1.0, 1.0))
    }

    /// Scaled by two factors about the origin.
    #[must_use]
    pub fn stretch(self, x: f64, y: f64) -> Self {
        self.changed(Change::Scale(x, y))
    }

    /// Adds a change, folding it into the last one where that is the same kind.
    fn changed(mut self, change: Change) -> Self {
        let folded = match (self.place.last().copied(), change) {
            (Some(Change::Move(a, b)), Change::Move(x, y)) => Some(Change::Move(a + x, b + y)),
            (Some(Change::Turn(a)), Change::Turn(b)) => Some(Change::Turn(a + b)),
            (Some(Change::Scale(a, b)), Change::Scale(x, y)) => Some(Change::Scale(a * x, b * y)),
            _ => None,
        };
        match (self.place.last_mut(), folded) {
            (Some(last), Some(folded)) => *last = folded,
            _ => self.place.push(change),
        }
        self
    }

    /// Seen through, from 0 (not there) to 1 (solid), as a whole.
    #[must_use]
    pub fn opacity(mut self, opacity: f64) -> Self {
        self.opacity = opacity.clamp(0.0, 1.0);
        self
    }

    /// Cut off outside of this path, which lies in the same coordinates as the node's own shapes.
    #[must_use]
    pub fn clip(mut self, path: Path) -> Self {
        self.clip = Some(path);
        self
    }

    /// With an id, unique on its page.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.names.id = Some(id.into());
        self
    }

    /// With a class for the page's style sheet; several are joined.
    #[must_use]
    pub fn class(mut self, class: &str) -> Self {
        match &mut self.names.class {
            Some(classes) => {
                classes.push(' ');
                classes.push_str(class);
            }
            none => *none = Some(class.to_owned()),
        }
        self
    }

    /// With the attribute `data-key`; keys are made of `a-z`, `0-9` and `-` (anything else becomes `-`).
    ///
    /// The last value of a key stands.
    #[must_use]
    pub fn data(mut self, key: &str, value: impl Into<String>) -> Self {
        let key = crate::xml::name(key);
        self.names.data.retain(|(other, _)| *other != key);
        self.names.data.push((key, value.into()));
        self
    }

    /// With a name by which a hand can point at it: what it is of, a colon, and which one, such as `cell:e5`.
    #[must_use]
    pub fn handle(self, name: impl Into<String>) -> Self {
        self.data("handle", name)
    }

    /// With words for who listens instead of looks; a scene with labels is a group of parts, not one image.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.names.label = Some(label.into());
        self
    }

    /// Something to press, reached with the keyboard, with words for who listens. In files it is a plain label.
    #[must_use]
    pub fn button(mut self, label: impl Into<String>) -> Self {
        self.names.button = true;
        self.label(label)
    }

    /// Decoration: screen readers pass it over.
    #[must_use]
    pub fn hidden(mut self) -> Self {
        self.names.hidden = true;
        self
    }

    /// Whether it is a group of nothing.
    pub(crate) fn is_empty(&self) -> bool {
        matches!(&self.shape, Shape::Group(children) if children.iter().all(Self::is_empty))
    }

    /// Whether this node or a part of it has a label.
    pub(crate) fn has_labels(&self) -> bool {
        self.names.label.is_some()
            || matches!(&self.shape, Shape::Group(children) if children.iter().any(Self::has_labels))
    }
}

impl From<Text> for Node {
    fn from(text: Text) -> Self {
        Self::of(Shape::Text(text))
    }
}

impl From<Path> for Node {
    fn from(path: Path) -> Self {
        Self::path(path)
    }
}

impl<N: Into<Node>> FromIterator<N> for Node {
    /// A group of these.
    fn from_iter<I: IntoIterator<Item = N>>(children: I) -> Self {
        Self::group().with_all(children)
    }
}
