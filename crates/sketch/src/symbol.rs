//! Small symbols, each centred on the origin in a box of side 1.
//!
//! `symbol::leaf().scale(24.0).at(x, y)` is a leaf 24 units wide. A symbol is written once in a scene and
//! used as often as wanted. Inside, drawings are made on a grid from -50 to 50. The file is
//! long because it is a collection: one function a symbol, none depends on another.

use crate::node::Node;
use crate::paint::Paint;
use crate::palette::{Ink, Shade};
use crate::path::{Path, Point};
use crate::ribbon::Core;

/// Line around bodies.
const EDGE: f64 = 6.0;

/// Hands a drawing on the grid over as a shared node of side 1.
fn small(name: impl Into<String>, art: Node) -> Node {
    Node::shared(name, art).scale(0.01)
}

/// A closed body in a hue, with its edge.
fn body(path: Path, hue: Ink) -> Node {
    Node::path(path).fill(hue).stroke(hue.edge(), EDGE)
}

/// A bright stroke that makes a body round.
fn shine(from: Point, handle: Point, to: Point) -> Node {
    Node::path(Path::start(from.0, from.1).quad_to(handle, to)).stroke(Ink::Chalk.veil(0.85), 6.0)
}

/// Drop: the blue suit.
pub fn drop() -> Node {
    let outline = Path::start(0.0, -45.0)
        .cubic_to((8.0, -25.0), (32.0, -6.0), (32.0, 15.0))
        .arc_to(32.0, true, 0.0, 46.0)
        .arc_to(32.0, true, -32.0, 15.0)
        .cubic_to((-32.0, -6.0), (-8.0, -25.0), (0.0, -45.0))
        .close();
    small("drop", body(outline, Ink::Blue).with(shine((-17.0, 14.0), (-16.0, 28.0), (-4.0, 31.0))))
}

/// Leaf: the green suit.
pub fn leaf() -> Node {
    let blade = Path::start(-27.0, 29.0)
        .cubic_to((-48.0, -8.0), (-14.0, -42.0), (43.0, -43.0))
        .cubic_to((44.0, 14.0), (10.0, 48.0), (-27.0, 29.0))
        .close();
    let stalk = Path::line((-45.0, 46.0), (-27.0, 28.0));
    let ribs = Path::start(-27.0, 28.0)
        .quad_to((-8.0, 8.0), (22.0, -22.0))
        .move_to(-9.0, 11.0)
        .line_to(-12.0, -12.0)
        .move_to(-9.0, 11.0)
        .line_to(13.0, 15.0)
        .move_to(7.0, -6.0)
        .line_to(6.0, -25.0)
        .move_to(7.0, -6.0)
        .line_to(26.0, -4.0);
    let art = Node::group()
        .with(Node::path(stalk.clone()).stroke(Ink::Green.edge(), 9.0))
        .with(Node::path(stalk).stroke(Ink::Green, 3.0))
        .with(body(blade, Ink::Green))
        .with(Node::path(ribs).stroke(Ink::Green.edge(), 5.0));
    small("leaf", art)
}

/// Sun: the yellow suit.
pub fn sun() -> Node {
    let rays = (0..16).map(|i| {
        let r = if i % 2 == 0 { 46.0 } else { 31.0 };
        let angle = (f64::from(i) * 22.5 - 90.0).to_radians();
        (r * angle.cos(), r * angle.sin())
    });
    let disc = Node::circle(0.0, 0.0, 17.0).fill(Ink::Chalk.veil(0.55)).stroke(Ink::Yellow.edge(), 5.0);
    small("sun", body(Path::polygon(rays), Ink::Yellow).with(disc))
}

/// Berry: the red suit; two on one stalk.
pub fn berry() -> Node {
    let stalks =
        Path::start(-16.0, 8.0).quad_to((-10.0, -24.0), (14.0, -40.0)).quad_to((14.0, -16.0), (20.0, 0.0));
    let leaf = Path::start(12.0, -38.0)
        .quad_to((-12.0, -50.0), (-27.0, -34.0))
        .quad_to((-8.0, -24.0), (12.0, -38.0))
        .close();
    let fruit = |x: f64, y: f64, r: f64| {
        let round = Node::circle(x, y, r).fill(Ink::Red).stroke(Ink::Red.edge(), EDGE);
        round.with(shine(
            (x - r * 0.5, y - r * 0.1),
            (x - r * 0.45, y - r * 0.5),
            (x - r * 0.05, y - r * 0.55),
        ))
    };
    let art = Node::group()
        .with(Node::path(stalks.clone()).stroke(Ink::Green.edge(), 9.0))
        .with(Node::path(stalks).stroke(Ink::Green, 3.0))
        .with(Node::path(leaf).fill(Ink::Green).stroke(Ink::Green.edge(), 4.5))
        .with(fruit(23.0, 15.0, 20.0))
        .with(fruit(-17.0, 23.0, 23.0));
    small("berry", art)
}

/// Flower of four parts, one for each suit: the joker.
pub fn flower() -> Node {
    let petal = Path::start(0.0, -4.0)
        .cubic_to((-30.0, -18.0), (-22.0, -46.0), (-3.0, -46.0))
        .quad_to((0.0, -41.0), (3.0, -46.0))
        .cubic_to((22.0, -46.0), (30.0, -18.0), (0.0, -4.0))
        .close();
    let suits = [Ink::Blue, Ink::Green, Ink::Yellow, Ink::Red];
    let petals = suits.into_iter().zip([-45.0, 45.0, 135.0, 225.0]);
    let petals = petals.map(|(suit, turn)| Node::path(petal.clone()).fill(suit).turn(turn));
    let heart = Node::circle(0.0, 0.0, 10.0).fill(Ink::Chalk);
    let art = Node::group().with_all(petals).with(heart).stroke(Ink::Joker.edge(), 5.0);
    small("flower", art)
}

/// Hut of an owner: roof in the hue; the door is solid or dotted.
pub fn hut(hue: Ink, core: Core) -> Node {
    let wall = Path::polygon([(-28.0, -4.0), (28.0, -4.0), (28.0, 42.0), (-28.0, 42.0)]);
    let roof =
        Path::polygon([(0.0, -45.0), (46.0, -2.0), (34.0, 10.0), (0.0, -20.0), (-34.0, 10.0), (-46.0, -2.0)]);
    let gable = Path::polygon([(0.0, -24.0), (28.0, 2.0), (28.0, 42.0), (-28.0, 42.0), (-28.0, 2.0)]);
    let door = match core {
        Core::Solid => Node::path(
            Path::start(-9.0, 42.0)
                .line_to(-9.0, 21.0)
                .arc_to(9.0, true, 9.0, 21.0)
                .line_to(9.0, 42.0)
                .close(),
        )
        .fill(hue.edge()),
        Core::Dotted => [(-10.0, 12.0), (10.0, 12.0), (-10.0, 28.0), (10.0, 28.0), (0.0, 20.0)]
            .into_iter()
            .map(|(x, y)| Node::circle(x, y, 4.6))
            .collect::<Node>()
            .fill(hue.edge()),
    };
    let art = Node::group()
        .with(Node::path(wall).fill(Ink::Chalk))
        .with(Node::path(gable).fill(Ink::Chalk).stroke(hue.edge(), EDGE))
        .with(door)
        .with(Node::path(roof).fill(hue).stroke(hue.edge(), EDGE));
    small(format!("hut-{}-{}", hue.name(), core.name()), art)
}

/// Stone of an owner: the same pebble, its heart solid or dotted.
pub fn stone(hue: Ink, core: Core) -> Node {
    let pebble = Path::start(-42.0, 8.0)
        .cubic_to((-44.0, -18.0), (-22.0, -36.0), (4.0, -37.0))
        .cubic_to((30.0, -38.0), (46.0, -18.0), (44.0, 6.0))
        .cubic_to((42.0, 28.0), (22.0, 38.0), (-4.0, 38.0))
        .cubic_to((-26.0, 38.0), (-40.0, 28.0), (-42.0, 8.0))
        .close();
    let heart = match core {
        Core::Solid => Node::ellipse(1.0, 2.0, 17.0, 15.0).fill(hue.edge()),
        Core::Dotted => [(0.0, -12.0), (13.0, 0.0), (8.0, 15.0), (-8.0, 15.0), (-13.0, 0.0)]
            .into_iter()
            .map(|(x, y)| Node::circle(x + 1.0, y + 1.0, 4.8))
            .collect::<Node>()
            .fill(hue.edge()),
    };
    let art = body(pebble, hue).with(heart).with(shine((-29.0, 2.0), (-28.0, -18.0), (-10.0, -25.0)));
    small(format!("stone-{}-{}", hue.name(), core.name()), art)
}

/// Knot: what lies face down.
pub fn knot() -> Node {
    let band = |turn: f64| {
        let line =
            |paint: Shade, width: f64| Node::ellipse(0.0, 0.0, 42.0, 19.0).stroke(paint, width).turn(turn);
        Node::group().with(line(Ink::Card.into(), 19.0)).with(line(Ink::Bark.into(), 9.0))
    };
    // The first band goes over the second at the top and at the bottom only.
    let over = Path::polygon([(-50.0, -50.0), (50.0, -50.0), (0.0, 0.0)]).and(&Path::polygon([
        (-50.0, 50.0),
        (50.0, 50.0),
        (0.0, 0.0),
    ]));
    let art =
        Node::group().with(band(45.0)).with(band(-45.0)).with(Node::group().with(band(45.0)).clip(over));
    small("knot", art.with(Node::circle(0.0, 0.0, 5.0).fill(Ink::Bark)))
}

/// Gold dot: a gift, a prize.
pub fn gold_dot() -> Node {
    let disc = Node::circle(0.0, 0.0, 42.0).fill(Ink::Gold).stroke(Ink::Gold.edge(), EDGE);
    let rim = Node::circle(0.0, 0.0, 27.0).stroke(Ink::Gold.edge(), 4.0);
    small("gold-dot", disc.with(rim).with(shine((-13.0, -2.0), (-11.0, -12.0), (-1.0, -14.0))))
}

/// Locomotive, from the side, heading right; mirror it for a route to the left.
pub fn locomotive() -> Node {
    let hue = Ink::Gold;
    let boiler = Node::round_rect(-14.0, -12.0, 52.0, 28.0, 9.0).fill(hue).stroke(hue.edge(), 5.0);
    let bands = Path::line((6.0, -12.0), (6.0, 16.0)).and(&Path::line((22.0, -12.0), (22.0, 16.0)));
    let cab = Path::polygon([(-42.0, -34.0), (-12.0, -34.0), (-12.0, 16.0), (-42.0, 16.0)]);
    let roof = Node::round_rect(-47.0, -43.0, 41.0, 11.0, 4.0).fill(hue).stroke(hue.edge(), 4.0);
    let chimney = Path::polygon([(20.0, -12.0), (18.0, -34.0), (34.0, -34.0), (32.0, -12.0)]);
    let frame = Node::round_rect(-44.0, 14.0, 84.0, 9.0, 3.0).fill(hue.edge());
    let catcher = Path::polygon([(38.0, 14.0), (49.0, 34.0), (36.0, 34.0)]);
    let wheel = |x: f64, r: f64| Node::circle(x, 40.0 - r, r).fill(Ink::Chalk).stroke(hue.edge(), 5.5);
    let art = Node::group()
        .with(Node::path(chimney).fill(hue).stroke(hue.edge(), 4.0))
        .with(Node::round_rect(14.0, -43.0, 24.0, 11.0, 4.0).fill(hue).stroke(hue.edge(), 4.0))
        .with(boiler)
        .with(Node::path(bands).stroke(hue.edge(), 3.0))
        .with(Node::path(cab).fill(hue).stroke(hue.edge(), 5.0))
        .with(Node::round_rect(-34.0, -24.0, 15.0, 16.0, 2.0).fill(Ink::Chalk).stroke(hue.edge(), 4.0))
        .with(roof)
        .with(frame)
        .with(Node::path(catcher).fill(hue.edge()))
        .with(wheel(-28.0, 14.0))
        .with(wheel(2.0, 11.0))
        .with(wheel(26.0, 11.0));
    small("locomotive", art)
}

/// Arrow to the right.
pub fn arrow(hue: Ink) -> Node {
    let outline = Path::polygon([
        (-44.0, -11.0),
        (4.0, -11.0),
        (4.0, -34.0),
        (45.0, 0.0),
        (4.0, 34.0),
        (4.0, 11.0),
        (-44.0, 11.0),
    ]);
    small(format!("arrow-{}", hue.name()), body(outline, hue))
}

/// Head of an arrow to the right: an end that leads on.
pub fn arrow_head(hue: Ink) -> Node {
    let outline = Path::polygon([(-26.0, -38.0), (40.0, 0.0), (-26.0, 38.0), (-12.0, 0.0)]);
    small(format!("arrow-head-{}", hue.name()), body(outline, hue))
}

/// Spiral.
pub fn spiral(ink: impl Into<Shade>) -> Node {
    let ink = ink.into();
    let points: Vec<Point> = (0..=26)
        .map(|i| {
            let angle = f64::from(i) * 30.0_f64.to_radians();
            let r = 4.0 + f64::from(i) * 1.5;
            (r * angle.cos(), r * angle.sin())
        })
        .collect();
    small(format!("spiral-{}", ink.name()), Node::path(Path::smooth(&points)).stroke(ink, 8.0))
}

/// Cross: refused, lost, closed.
pub fn cross(ink: impl Into<Shade>) -> Node {
    let ink = ink.into();
    let lines = Path::line((-32.0, -32.0), (32.0, 32.0)).and(&Path::line((32.0, -32.0), (-32.0, 32.0)));
    small(format!("cross-{}", ink.name()), Node::path(lines).stroke(ink, 14.0))
}

/// Tick: done, fulfilled.
pub fn tick(ink: impl Into<Shade>) -> Node {
    let ink = ink.into();
    let line = Path::polyline([(-36.0, 2.0), (-12.0, 30.0), (36.0, -30.0)]);
    small(format!("tick-{}", ink.name()), Node::path(line).stroke(ink, 14.0))
}

/// Water: two waves in a drop's colour.
pub fn wave() -> Node {
    let row = |y: f64| {
        Path::start(-42.0, y)
            .quad_to((-28.0, y - 24.0), (-14.0, y))
            .quad_to((0.0, y + 24.0), (14.0, y))
            .quad_to((28.0, y - 24.0), (42.0, y))
    };
    let rows = row(-20.0).and(&row(2.0)).and(&row(24.0));
    let line = |paint: Shade, width: f64| Node::path(rows.clone()).stroke(paint, width);
    small("wave", Node::group().with(line(Ink::Water.edge(), 16.0)).with(line(Ink::Water.into(), 7.0)))
}

/// Fire: a flame with a bright heart.
pub fn flame() -> Node {
    let outline = Path::start(0.0, 46.0)
        .cubic_to((-32.0, 46.0), (-42.0, 18.0), (-24.0, -8.0))
        .cubic_to((-20.0, 4.0), (-12.0, 8.0), (-8.0, 2.0))
        .cubic_to((0.0, -10.0), (-12.0, -26.0), (4.0, -47.0))
        .cubic_to((8.0, -24.0), (34.0, -12.0), (34.0, 16.0))
        .cubic_to((34.0, 34.0), (20.0, 46.0), (0.0, 46.0))
        .close();
    let heart = Path::start(1.0, 38.0)
        .cubic_to((-14.0, 38.0), (-14.0, 24.0), (-2.0, 14.0))
        .quad_to((4.0, 8.0), (5.0, 0.0))
        .cubic_to((20.0, 14.0), (20.0, 38.0), (1.0, 38.0))
        .close();
    small("flame", body(outline, Ink::Fire).with(Node::path(heart).fill(Ink::Gold)))
}

/// Air: a curl of wind.
pub fn wind() -> Node {
    let curls = Path::start(-44.0, -8.0)
        .line_to(14.0, -8.0)
        .cubic_to((34.0, -8.0), (32.0, -38.0), (12.0, -36.0))
        .cubic_to((2.0, -35.0), (0.0, -26.0), (6.0, -22.0))
        .move_to(-34.0, 10.0)
        .line_to(28.0, 10.0)
        .cubic_to((50.0, 10.0), (48.0, 40.0), (28.0, 38.0))
        .cubic_to((18.0, 37.0), (17.0, 28.0), (22.0, 25.0))
        .move_to(-40.0, 27.0)
        .line_to(0.0, 27.0);
    let line = |paint: Shade, width: f64| Node::path(curls.clone()).stroke(paint, width);
    small("wind", Node::group().with(line(Ink::Air.edge(), 15.0)).with(line(Ink::Air.into(), 6.5)))
}

/// Earth: three stones.
pub fn pebbles() -> Node {
    let stones = [(-20.0, 19.0, 23.0, 20.0), (24.0, 22.0, 19.0, 17.0), (3.0, -20.0, 21.0, 19.0)];
    let stones = stones.map(|(x, y, rx, ry)| Node::ellipse(x, y, rx, ry));
    small("pebbles", Node::group().with_all(stones).fill(Ink::Earth).stroke(Ink::Earth.edge(), EDGE))
}

/// Mask: a spirit that stands for any other.
pub fn mask() -> Node {
    let face = Path::start(0.0, -30.0)
        .cubic_to((14.0, -34.0), (30.0, -40.0), (45.0, -36.0))
        .cubic_to((48.0, -2.0), (36.0, 34.0), (0.0, 45.0))
        .cubic_to((-36.0, 34.0), (-48.0, -2.0), (-45.0, -36.0))
        .cubic_to((-30.0, -40.0), (-14.0, -34.0), (0.0, -30.0))
        .close();
    let eye = |side: f64| {
        Path::start(side * 8.0, -5.0)
            .quad_to((side * 21.0, -22.0), (side * 35.0, -7.0))
            .quad_to((side * 21.0, 5.0), (side * 8.0, -5.0))
            .close()
    };
    let mouth = Path::start(-13.0, 19.0).quad_to((0.0, 29.0), (13.0, 19.0));
    let art = body(face, Ink::Mask)
        .with(Node::path(eye(1.0).and(&eye(-1.0))).fill(Ink::Mask.edge()))
        .with(Node::path(mouth).stroke(Ink::Mask.edge(), 5.5));
    small("mask", art)
}

/// The sign of a seat: a different shape for each of six, in its hue.
pub fn seat(seat: usize) -> Node {
    let hue = Ink::seat(seat);
    let outline = match seat % 6 {
        0 => Path::circle(0.0, 0.0, 40.0),
        1 => Path::polygon([(0.0, -46.0), (46.0, 0.0), (0.0, 46.0), (-46.0, 0.0)]),
        2 => Path::polygon([(0.0, -42.0), (46.0, 38.0), (-46.0, 38.0)]),
        3 => Path::polygon((0..10).map(|i| {
            let r = if i % 2 == 0 { 47.0 } else { 22.0 };
            let angle = (f64::from(i) * 36.0 - 90.0).to_radians();
            (r * angle.cos(), r * angle.sin() + 3.0)
        })),
        4 => Path::rect(-36.0, -36.0, 72.0, 72.0, 4.0),
        _ => Path::regular(0.0, 0.0, 45.0, 6, -90.0),
    };
    small(format!("seat-{}", seat % 6), body(outline, hue))
}

/// A figure standing on the board, with room for an initial on its chest.
pub fn figure(hue: Ink) -> Node {
    let shadow = Node::ellipse(0.0, 43.0, 34.0, 6.0).fill(Ink::Shadow.veil(0.3));
    let robe = Path::start(-16.0, -12.0)
        .cubic_to((-28.0, 2.0), (-30.0, 26.0), (-33.0, 41.0))
        .quad_to((0.0, 49.0), (33.0, 41.0))
        .cubic_to((30.0, 26.0), (28.0, 2.0), (16.0, -12.0))
        .close();
    let head = Node::circle(0.0, -26.0, 17.0).fill(hue).stroke(hue.edge(), EDGE);
    small(format!("figure-{}", hue.name()), Node::group().with(shadow).with(body(robe, hue)).with(head))
}

/// A bridge: two low walls beside a lane that heads right, to show what passes below.
pub fn bridge() -> Node {
    let wall = |side: f64| {
        Path::polyline([(-44.0, side * 40.0), (-30.0, side * 28.0), (30.0, side * 28.0), (44.0, side * 40.0)])
    };
    small("bridge", Node::path(wall(1.0).and(&wall(-1.0))).stroke(Ink::Bark, 9.0))
}

/// A tree of the wood, for grounds and covers.
pub fn tree() -> Node {
    let layer = |top: f64, bottom: f64, half: f64| {
        Path::start(0.0, top)
            .quad_to((half * 0.35, f64::midpoint(top, bottom)), (half, bottom))
            .quad_to((0.0, bottom + 9.0), (-half, bottom))
            .quad_to((-half * 0.35, f64::midpoint(top, bottom)), (0.0, top))
            .close()
    };
    let paint = |path: Path| Node::path(path).fill(Ink::Green).stroke(Ink::Green.edge(), 5.0);
    let art = Node::group()
        .with(Node::rect(-6.0, 28.0, 12.0, 18.0).fill(Paint::from(Ink::Bark)))
        .with(paint(layer(-8.0, 32.0, 36.0)))
        .with(paint(layer(-28.0, 10.0, 29.0)))
        .with(paint(layer(-47.0, -12.0, 21.0)));
    small("tree", art)
}

/// All symbols with their names, hues chosen as examples.
pub fn all() -> Vec<(&'static str, Node)> {
    vec![
        ("drop", drop()),
        ("leaf", leaf()),
        ("sun", sun()),
        ("berry", berry()),
        ("flower", flower()),
        ("wave", wave()),
        ("flame", flame()),
        ("wind", wind()),
        ("pebbles", pebbles()),
        ("mask", mask()),
        ("hut, solid", hut(Ink::Elf, Core::Solid)),
        ("hut, dotted", hut(Ink::Gnome, Core::Dotted)),
        ("stone, solid", stone(Ink::Elf, Core::Solid)),
        ("stone, dotted", stone(Ink::Gnome, Core::Dotted)),
        ("knot", knot()),
        ("gold dot", gold_dot()),
        ("locomotive", locomotive()),
        ("arrow", arrow(Ink::NorthSouth)),
        ("arrow head", arrow_head(Ink::Elf)),
        ("bridge", bridge()),
        ("spiral", spiral(Ink::Bark)),
        ("cross", cross(Ink::Danger)),
        ("tick", tick(Ink::Legal)),
        ("figure", figure(Ink::Seat2)),
        ("tree", tree()),
        ("seat 0", seat(0)),
        ("seat 1", seat(1)),
        ("seat 2", seat(2)),
        ("seat 3", seat(3)),
        ("seat 4", seat(4)),
        ("seat 5", seat(5)),
    ]
}
