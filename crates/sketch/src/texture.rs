//! Textures: small drawings repeated over an area, so that no meaning hangs on hue alone.
//!
//! Tiles are made for scenes whose cells are about 100 units wide; [`Texture::sized`] fits others.

use crate::node::{Change, Node};
use crate::paint::Stroke;
use crate::palette::{Ink, Shade};
use crate::path::Path;

/// What is repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motif {
    /// Rows of waves: water.
    Waves,
    /// Tongues of flame: fire.
    Tongues,
    /// Curls of wind: air.
    Swirls,
    /// Pebbles: earth.
    Dots,
    /// An even grid of points: the dotted core of the gnomes.
    Dotted,
    /// Slanted bars: danger.
    Stripes,
    /// Long grain with a knot: wood.
    Grain,
    /// Fallen leaves: the forest floor.
    Leaves,
}

impl Motif {
    /// All motifs.
    pub const ALL: [Self; 8] = [
        Self::Waves,
        Self::Tongues,
        Self::Swirls,
        Self::Dots,
        Self::Dotted,
        Self::Stripes,
        Self::Grain,
        Self::Leaves,
    ];

    /// A short name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waves => "waves",
            Self::Tongues => "tongues",
            Self::Swirls => "swirls",
            Self::Dots => "dots",
            Self::Dotted => "dotted",
            Self::Stripes => "stripes",
            Self::Grain => "grain",
            Self::Leaves => "leaves",
        }
    }
}

/// A motif in two shades: the ground, and the marks on it.
///
/// ```
/// use sketch::{Ink, Node, Texture};
/// let lake = Node::circle(50.0, 50.0, 40.0).fill(Texture::waves()).stroke(Ink::Water.edge(), 2.0);
/// # let _ = lake;
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Texture {
    motif: Motif,
    ground: Shade,
    mark: Shade,
    size: f64,
    turn: f64,
}

impl Texture {
    /// Any motif in any shades; take marks in the text tone on a soft ground, in the edge tone on a main one.
    pub fn new(motif: Motif, ground: impl Into<Shade>, mark: impl Into<Shade>) -> Self {
        Self { motif, ground: ground.into(), mark: mark.into(), size: 1.0, turn: 0.0 }
    }

    /// Water, for large areas.
    pub fn waves() -> Self {
        Self::new(Motif::Waves, Ink::Water.soft(), Ink::Water.text())
    }

    /// Fire, for large areas.
    pub fn tongues() -> Self {
        Self::new(Motif::Tongues, Ink::Fire.soft(), Ink::Fire.text())
    }

    /// Air, for large areas.
    pub fn swirls() -> Self {
        Self::new(Motif::Swirls, Ink::Air.soft(), Ink::Air.text())
    }

    /// Earth, for large areas.
    pub fn dots() -> Self {
        Self::new(Motif::Dots, Ink::Earth.soft(), Ink::Earth.text())
    }

    /// Points on a hue: what is amber with points belongs to the gnomes.
    pub fn dotted(hue: Ink) -> Self {
        Self::new(Motif::Dotted, hue, hue.edge())
    }

    /// Danger for who looks.
    pub fn stripes() -> Self {
        Self::new(Motif::Stripes, Ink::Paper, Ink::Danger)
    }

    /// The paler of the two woods.
    pub fn wood_pale() -> Self {
        Self::new(Motif::Grain, Ink::WoodPale.soft(), Ink::WoodPale.edge())
    }

    /// The redder of the two woods, its grain upright.
    pub fn wood_red() -> Self {
        Self::new(Motif::Grain, Ink::WoodRed.soft(), Ink::WoodRed.edge()).turned(90.0)
    }

    /// Forest floor, for table and board grounds.
    pub fn leaves() -> Self {
        Self::new(Motif::Leaves, Ink::Moss, Ink::Grid)
    }

    /// In a different size; 1 suits cells of 100 units.
    #[must_use]
    pub fn sized(mut self, size: f64) -> Self {
        self.size = size;
        self
    }

    /// Turned clockwise, in degrees.
    #[must_use]
    pub fn turned(mut self, degrees: f64) -> Self {
        self.turn = degrees;
        self
    }

    pub(crate) const fn motif(&self) -> Motif {
        self.motif
    }

    /// Width and height of the tile.
    pub(crate) const fn tile(&self) -> (f64, f64) {
        match self.motif {
            Motif::Waves => (24.0, 20.0),
            Motif::Tongues => (26.0, 30.0),
            Motif::Swirls => (40.0, 34.0),
            Motif::Dots => (22.0, 22.0),
            Motif::Dotted | Motif::Stripes => (10.0, 10.0),
            Motif::Grain => (120.0, 60.0),
            Motif::Leaves => (72.0, 72.0),
        }
    }

    /// Size and turn of the tile.
    pub(crate) fn place(&self) -> Vec<Change> {
        let mut place = Vec::new();
        if (self.size - 1.0).abs() > f64::EPSILON {
            place.push(Change::Scale(self.size, self.size));
        }
        let turn = self.turn + if self.motif == Motif::Stripes { 45.0 } else { 0.0 };
        if turn != 0.0 {
            place.push(Change::Turn(turn));
        }
        place
    }

    /// The drawing of one tile. What crosses a rim is drawn on both sides of it.
    pub(crate) fn art(&self) -> Node {
        let (w, h) = self.tile();
        // A little larger than the tile, so that no seam shows between two of them.
        let ground = Node::rect(-1.0, -1.0, w + 2.0, h + 2.0).fill(self.ground);
        let marks = match self.motif {
            Motif::Waves => self.wave_rows(),
            Motif::Tongues => self.flames(),
            Motif::Swirls => self.curls(),
            Motif::Dots => self.pebbles(),
            Motif::Dotted => Node::circle(5.0, 5.0, 1.9).fill(self.mark),
            Motif::Stripes => Node::rect(0.0, -1.0, 5.0, 12.0).fill(self.mark),
            Motif::Grain => self.grain(),
            Motif::Leaves => self.fallen_leaves(),
        };
        Node::group().with(ground).with(marks)
    }

    fn wave_rows(&self) -> Node {
        let row = |x: f64, y: f64| {
            let start = Path::start(x - 12.0, y);
            (0..4).fold(start, |path, i| {
                let start = x - 12.0 + 12.0 * f64::from(i);
                let lift = if i % 2 == 0 { -4.6 } else { 4.6 };
                path.quad_to((start + 6.0, y + lift), (start + 12.0, y))
            })
        };
        Node::path(row(0.0, 5.0).and(&row(-12.0, 15.0)).and(&row(12.0, 15.0))).stroke(self.mark, 1.6)
    }

    fn flames(&self) -> Node {
        let flame = |x: f64, y: f64, size: f64| {
            Path::start(0.0, 8.0)
                .cubic_to((-5.5, 8.0), (-6.5, 2.5), (-3.6, -1.4))
                .cubic_to((-3.0, 0.6), (-1.8, 1.4), (-1.0, 0.6))
                .cubic_to((0.4, -1.0), (-1.6, -4.6), (0.8, -8.6))
                .cubic_to((1.2, -4.4), (5.8, -2.2), (5.4, 3.0))
                .cubic_to((5.2, 6.2), (3.0, 8.0), (0.0, 8.0))
                .close()
                .placed(size, (x, y))
        };
        let rim = |y: f64| flame(0.0, y, 0.72).and(&flame(26.0, y, 0.72));
        Node::path(flame(13.0, 9.0, 0.72).and(&rim(24.0))).fill(self.mark)
    }

    fn curls(&self) -> Node {
        let curl = |x: f64, y: f64| {
            Path::start(-14.0, 5.0)
                .cubic_to((-6.0, 7.5), (7.0, 7.0), (7.0, -1.0))
                .cubic_to((7.0, -7.0), (-1.5, -7.5), (-2.0, -2.0))
                .cubic_to((-2.2, 1.6), (2.6, 2.0), (3.0, -1.0))
                .placed(1.0, (x, y))
        };
        let lines = curl(17.0, 9.0).and(&curl(-3.0, 26.0)).and(&curl(37.0, 26.0));
        Node::path(lines).stroke(self.mark, 1.6)
    }

    fn pebbles(&self) -> Node {
        let spots =
            [(5.0, 5.5, 2.7), (16.0, 16.0, 2.7), (16.5, 4.0, 1.3), (5.5, 15.0, 1.3), (11.0, 10.5, 0.9)];
        spots.into_iter().map(|(x, y, r)| Node::ellipse(x, y, r, r * 0.86)).collect::<Node>().fill(self.mark)
    }

    fn grain(&self) -> Node {
        // Long lines that bend around one knot; each starts and ends at the same height.
        let bend = |y: f64, lift: f64| {
            Path::start(-1.0, y).cubic_to((25.0, y + 1.5), (34.0, y + lift), (52.0, y + lift)).cubic_to(
                (70.0, y + lift),
                (84.0, y - 1.5),
                (121.0, y),
            )
        };
        let bends = [
            (4.0, -1.0),
            (12.0, -2.5),
            (20.0, -5.0),
            (27.0, -6.0),
            (36.0, 6.0),
            (43.0, 5.0),
            (50.0, 2.5),
            (57.0, 0.5),
        ];
        let lines = bends.into_iter().fold(Path::new(), |path, (y, lift)| path.and(&bend(y, lift)));
        let dashes = [
            ((8.0, 8.2), (24.0, 8.4)),
            ((88.0, 16.0), (108.0, 15.8)),
            ((6.0, 47.0), (20.0, 47.2)),
            ((94.0, 53.5), (114.0, 53.5)),
        ];
        let dashes = dashes.into_iter().fold(Path::new(), |path, (a, b)| path.and(&Path::line(a, b)));
        Node::group()
            .with(Node::path(lines).stroke(self.mark, 1.0))
            .with(Node::path(dashes).stroke(self.mark, 0.7))
            .with(Node::ellipse(52.0, 31.6, 10.0, 4.6).stroke(self.mark, 1.0))
            .with(Node::ellipse(53.0, 31.6, 4.4, 2.0).fill(self.mark))
            .opacity(0.42)
    }

    fn fallen_leaves(&self) -> Node {
        let leaf = |x: f64, y: f64, turn: f64, size: f64| {
            let blade = Path::start(-7.0, 0.0)
                .quad_to((0.0, -6.5), (8.0, 0.0))
                .quad_to((0.0, 6.5), (-7.0, 0.0))
                .close();
            let rib = Path::line((-11.0, 0.0), (4.5, 0.0));
            Node::group()
                .with(Node::path(blade).fill(self.mark))
                .with(Node::path(rib).drawn(Stroke::new(self.mark, 1.2)))
                .with(Node::path(Path::line((-6.0, 0.0), (4.5, 0.0))).stroke(self.ground, 0.9))
                .scale(size)
                .turn(turn)
                .at(x, y)
        };
        Node::group()
            .with(leaf(16.0, 14.0, 25.0, 0.8))
            .with(leaf(52.0, 20.0, 140.0, 0.9))
            .with(leaf(32.0, 42.0, -50.0, 0.7))
            .with(leaf(57.0, 55.0, 80.0, 0.8))
            .with(leaf(13.0, 58.0, 200.0, 0.75))
            .with(Node::circle(38.0, 8.0, 1.2).fill(self.mark))
            .with(Node::circle(66.0, 38.0, 1.4).fill(self.mark))
            .with(Node::circle(36.0, 63.0, 1.2).fill(self.mark))
            .opacity(0.8)
    }
}
