//! Scenes: a picture with its size, its words and its nodes.

use crate::layers::Layers;
use crate::look::Look;
use crate::node::Node;
use crate::paint::Paint;
use crate::write;

/// A picture: a size in user units, words for who cannot see it, and nodes drawn one over the other.
///
/// ```
/// use sketch::{Ink, Look, Node, Scene, symbol};
/// let scene = Scene::new(200.0, 100.0, "Two leaves")
///     .describe("A large and a small leaf on moss.")
///     .with(Node::round_rect(4.0, 4.0, 192.0, 92.0, 8.0).fill(Ink::Moss))
///     .with(symbol::leaf().scale(60.0).at(60.0, 50.0))
///     .with(symbol::leaf().scale(30.0).turn(40.0).at(140.0, 50.0));
/// let svg = scene.to_svg(&Look::light());
/// assert!(svg.starts_with("<svg "));
/// assert_eq!(svg.matches("<use ").count(), 2); // the leaf itself is written once
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) title: String,
    pub(crate) description: Option<String>,
    pub(crate) name: String,
    pub(crate) class: Option<String>,
    pub(crate) ground: Option<Paint>,
    pub(crate) nodes: Vec<Node>,
    /// What is laid over the nodes: signs of state that change while the picture stays.
    pub(crate) over: Vec<Node>,
}

impl Scene {
    /// An empty scene with its origin at the top left; the title is what a screen reader says first.
    ///
    /// A size that is not above zero becomes 1.
    pub fn new(width: f64, height: f64, title: impl Into<String>) -> Self {
        let sound = |size: f64| if size.is_finite() && size > 0.0 { size } else { 1.0 };
        Self {
            width: sound(width),
            height: sound(height),
            title: title.into(),
            description: None,
            name: "wp".to_owned(),
            class: None,
            ground: None,
            nodes: Vec::new(),
            over: Vec::new(),
        }
    }

    /// With a longer description of what is to be seen.
    #[must_use]
    pub fn describe(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// With a name that its inner ids begin with; scenes that share a page need different ones.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        self.name = crate::xml::name(name);
        self
    }

    /// With a class on the `svg` element.
    #[must_use]
    pub fn class(mut self, class: impl Into<String>) -> Self {
        self.class = Some(class.into());
        self
    }

    /// With a ground all over; otherwise files get paper, and pages show their own.
    #[must_use]
    pub fn ground(mut self, paint: impl Into<Paint>) -> Self {
        self.ground = Some(paint.into());
        self
    }

    /// Adds a node on top.
    #[must_use]
    pub fn with(mut self, node: impl Into<Node>) -> Self {
        self.push(node);
        self
    }

    /// Adds nodes on top, first to last.
    #[must_use]
    pub fn with_all<N: Into<Node>>(mut self, nodes: impl IntoIterator<Item = N>) -> Self {
        self.nodes.extend(nodes.into_iter().map(Into::into));
        self
    }

    /// Adds a node on top, in place.
    pub fn push(&mut self, node: impl Into<Node>) {
        self.nodes.push(node.into());
    }

    /// Lays a sign over everything, in place; see [`Scene::overlay`].
    pub fn lay_over(&mut self, node: impl Into<Node>) {
        self.over.push(node.into());
    }

    /// Adds a part on top, and lays its signs over everything.
    pub fn put(&mut self, part: Layers) {
        self.push(part.below);
        if !part.above.is_empty() {
            // Signs tell nothing that the things themselves, the log and the preview do not say in words.
            self.lay_over(part.above.hidden());
        }
    }

    /// A scene of the same size that holds only what is laid over this one: for a page that shows the picture already.
    ///
    /// Its inner ids are its own, so both can stand on one page.
    #[must_use]
    pub fn overlay(self) -> Self {
        let name = format!("{}-over", self.name);
        Self { nodes: self.over, over: Vec::new(), ground: None, description: None, name, ..self }
    }

    /// The scene without what is laid over it.
    #[must_use]
    pub fn bare(self) -> Self {
        Self { over: Vec::new(), ..self }
    }

    /// Width and height in user units.
    pub const fn size(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// The same picture at the top left of a sheet of this size.
    #[must_use]
    pub fn on_sheet(self, width: f64, height: f64) -> Self {
        Self { width: width.max(self.width), height: height.max(self.height), ..self }
    }

    /// The nodes as one group, without size and words: to set a scene inside another one.
    pub fn into_node(self) -> Node {
        self.nodes.into_iter().chain(self.over).collect()
    }

    /// The picture as SVG: one `svg` element, the same bytes for the same scene and look.
    ///
    /// Pages inline it; as a file it stands alone.
    pub fn to_svg(&self, look: &Look) -> String {
        write::scene(self, *look)
    }

    /// The picture as PNG of that many pixels in width; letters are drawn if the machine has no fonts.
    ///
    /// A [`Look::page`] has no page here and is taken as [`Look::light`].
    #[cfg(feature = "png")]
    pub fn to_png(&self, look: &Look, width: u32) -> Result<Vec<u8>, crate::PngError> {
        let mut look = if look.is_page() { Look::light() } else { *look };
        if !crate::png::has_fonts() {
            look = look.drawn_letters();
        }
        crate::png::png(&self.to_svg(&look), width)
    }
}
