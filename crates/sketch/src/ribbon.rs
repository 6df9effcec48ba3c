//! Lines with a body: lanes, rails, routes.

use crate::node::Node;
use crate::paint::Stroke;
use crate::palette::{Ink, Shade};
use crate::path::Path;
use crate::symbol;

/// What runs along the middle of a lane, or stands in the middle of a stone: tells owners apart without hue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Core {
    /// Nothing but the colour.
    Solid,
    /// A row of points.
    Dotted,
}

impl Core {
    /// A short name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solid => "solid",
            Self::Dotted => "dotted",
        }
    }
}

/// A lane along a path: a gap in the colour of the ground, so that crossings read as over and under,
/// an edge, the hue, and its core.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ribbon {
    hue: Ink,
    core: Core,
    width: f64,
    gap: Option<Shade>,
    deep: bool,
}

impl Ribbon {
    /// A lane of this width, without a gap.
    pub const fn new(hue: Ink, core: Core, width: f64) -> Self {
        Self { hue, core, width, gap: None, deep: false }
    }

    /// With a gap on both sides, in the colour of the ground that it crosses.
    #[must_use]
    pub fn gap(mut self, ground: impl Into<Shade>) -> Self {
        self.gap = Some(ground.into());
        self
    }

    /// Deeper in tone: edge and hue change places, as for what is closed and done.
    #[must_use]
    pub const fn deep(mut self) -> Self {
        self.deep = true;
        self
    }

    /// The lane along this path; its ends are cut straight so that lanes of neighbouring cards meet.
    pub fn along(&self, path: &Path) -> Node {
        let line =
            |paint: Shade, width: f64| Node::path(path.clone()).drawn(Stroke::new(paint, width).blunt());
        let (body, rim) = self.shades();
        let mut layers = Node::group();
        if let Some(gap) = self.gap {
            layers.push(line(gap, self.width * 1.5));
        }
        layers.push(line(rim, self.width));
        layers.push(line(body, self.width * 0.68));
        if self.core == Core::Dotted {
            let step = even_step(path, self.width * 0.52);
            let dots = Stroke::new(rim, self.width * 0.22).dashed([0.0, step]).shifted(step / 2.0);
            layers.push(Node::path(path.clone()).drawn(dots));
        }
        layers
    }

    /// A ring where lanes meet.
    pub fn junction(&self, x: f64, y: f64) -> Node {
        let (body, rim) = self.shades();
        let ring = Node::circle(x, y, self.width * 0.72).fill(body).stroke(rim, self.width * 0.2);
        self.with_point(ring, x, y, rim)
    }

    /// A round end.
    pub fn dead_end(&self, x: f64, y: f64) -> Node {
        let (body, rim) = self.shades();
        let end = Node::circle(x, y, self.width * 0.56).fill(body).stroke(rim, self.width * 0.18);
        self.with_point(end, x, y, rim)
    }

    /// A small arrow at an end that still leads on, heading in degrees (0 right, 90 down).
    pub fn open_end(&self, x: f64, y: f64, heading: f64) -> Node {
        symbol::arrow_head(self.hue).scale(self.width * 1.25).turn(heading).at(x, y)
    }

    fn with_point(&self, ring: Node, x: f64, y: f64, rim: Shade) -> Node {
        match self.core {
            Core::Solid => ring,
            Core::Dotted => Node::group().with(ring).with(Node::circle(x, y, self.width * 0.14).fill(rim)),
        }
    }

    /// Body and rim.
    fn shades(&self) -> (Shade, Shade) {
        let (main, edge) = (self.hue.into(), self.hue.edge());
        if self.deep { (edge, main) } else { (main, edge) }
    }
}

/// The step nearest to the wanted one that fits a whole number of times into the path.
///
/// With half a step at both ends, dots and sleepers keep their rhythm from card to card.
fn even_step(path: &Path, wanted: f64) -> f64 {
    let length = path.length();
    if length <= 0.0 || wanted <= 0.0 { 1.0 } else { length / (length / wanted).round().max(1.0) }
}

/// Rails along paths: sleepers across, two lines along. `gauge` is the distance of the two lines.
///
/// Give all curves of a card at once: sleepers lie under every rail then, also where curves meet. Best
/// made of straight lines and arcs, which give exact parallels.
pub fn rails(paths: &[Path], gauge: f64) -> Node {
    let sleepers = paths.iter().map(|path| {
        let (sleeper, step) = (gauge * 0.26, even_step(path, gauge * 0.7));
        let pause = step - sleeper;
        let stroke = Stroke::new(Ink::Bark, gauge * 1.6).dashed([sleeper, pause]).shifted(pause / 2.0);
        Node::path(path.clone()).drawn(stroke.blunt())
    });
    let lines = paths.iter().fold(Path::new(), |lines, path| {
        lines.and(&path.parallel(gauge / 2.0)).and(&path.parallel(-gauge / 2.0))
    });
    Node::group()
        .with(sleepers.collect::<Node>().opacity(0.6))
        .with(Node::path(lines).drawn(Stroke::new(Ink::Ink, gauge * 0.2).blunt()))
}

/// A found route: gold along the path, with an edge.
pub fn route(path: &Path, width: f64) -> Node {
    Node::group()
        .with(Node::path(path.clone()).stroke(Ink::Gold.edge(), width))
        .with(Node::path(path.clone()).stroke(Ink::Gold, width * 0.6))
}

/// The locomotive of that size on a path, at this part of its length (1 is the head).
///
/// It stays upright, and looks to the side to which the path leads. `None` for a path without length.
pub fn train(path: &Path, part: f64, size: f64) -> Option<Node> {
    let spot = path.spot(part)?;
    let leftwards = spot.heading.abs() > 90.5;
    let train = symbol::locomotive().scale(size);
    let train = if leftwards { train.mirrored() } else { train };
    Some(train.at(spot.x, spot.y))
}

#[cfg(test)]
mod tests {
    use super::{Core, Ribbon, rails, train};
    use crate::{Ink, Look, Path, Scene};

    fn svg(node: crate::Node) -> String {
        Scene::new(100.0, 100.0, "t").with(node).to_svg(&Look::light())
    }

    #[test]
    fn owners_differ_by_more_than_hue() {
        let path = Path::line((0.0, 0.0), (100.0, 0.0));
        let solid = svg(Ribbon::new(Ink::Elf, Core::Solid, 10.0).along(&path));
        let dotted = svg(Ribbon::new(Ink::Elf, Core::Dotted, 10.0).along(&path));
        assert!(!solid.contains("dasharray"));
        // 19 steps of about 5.2 fit into 100.
        assert!(dotted.contains("stroke-dasharray=\"0 5.263\" stroke-dashoffset=\"-2.632\""), "{dotted}");
    }

    #[test]
    fn a_deep_lane_swaps_body_and_edge() {
        let path = Path::line((0.0, 0.0), (100.0, 0.0));
        let lane = Ribbon::new(Ink::Elf, Core::Solid, 10.0);
        let (open, closed) = (svg(lane.along(&path)), svg(lane.deep().along(&path)));
        assert!(open.find("#602048") < open.find("#d05ba3"));
        assert!(closed.find("#d05ba3") < closed.find("#602048"));
    }

    #[test]
    fn rails_have_two_lines_and_whole_sleepers() {
        let path = Path::line((0.0, 50.0), (100.0, 50.0));
        let svg = svg(rails(&[path], 14.0));
        assert!(svg.contains("d=\"M0 57L100 57M0 43L100 43\""), "{svg}");
        // Ten sleepers of 3.64 with pauses between, half a pause at both ends.
        assert!(svg.contains("stroke-dasharray=\"3.64 6.36\" stroke-dashoffset=\"-3.18\""), "{svg}");
    }

    #[test]
    fn the_train_looks_where_the_path_leads() {
        let right = train(&Path::line((0.0, 0.0), (9.0, 0.0)), 1.0, 50.0).map(svg).expect("a train");
        assert!(right.contains("transform=\"translate(9 0) scale(.5)\""), "{right}");
        let left = train(&Path::line((9.0, 0.0), (0.0, 0.0)), 0.0, 50.0).map(svg).expect("a train");
        assert!(left.contains("transform=\"translate(9 0) scale(-.5 .5)\""), "{left}");
        assert!(train(&Path::new(), 1.0, 50.0).is_none());
    }
}
