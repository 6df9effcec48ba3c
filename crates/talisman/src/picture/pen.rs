//! Shapes that the drawings of the spaces are made of: ink on paper, a few flat hues.

use sketch::{Ink, Node, Paint, Path, Point};

/// The width of a drawn line, for drawings about 90 units wide.
const LINE: f64 = 1.5;

/// A drawing: everything in it has a thin outline in ink.
pub(super) fn drawing(parts: impl IntoIterator<Item = Node>) -> Node {
    Node::group().with_all(parts).stroke(Ink::Ink, LINE)
}

/// A body with corners.
pub(super) fn area(corners: &[Point], paint: impl Into<Paint>) -> Node {
    Node::polygon(corners.iter().copied()).fill(paint)
}

/// A soft body whose outline passes through these points and is closed by a straight line.
pub(super) fn soft(points: &[Point], paint: impl Into<Paint>) -> Node {
    Node::path(Path::smooth(points).close()).fill(paint)
}

/// Land below a soft skyline, straight at its sides and its foot.
pub(super) fn land(skyline: &[Point], foot: f64, paint: impl Into<Paint>) -> Node {
    let (left, right) =
        (skyline.first().map_or(0.0, |point| point.0), skyline.last().map_or(0.0, |point| point.0));
    Node::path(Path::smooth(skyline).line_to(right, foot).line_to(left, foot).close()).fill(paint)
}

/// A box by its middle, its foot and its size.
pub(super) fn slab(x: f64, foot: f64, wide: f64, tall: f64, paint: impl Into<Paint>) -> Node {
    Node::rect(x - wide / 2.0, foot - tall, wide, tall).fill(paint)
}

/// A round body.
pub(super) fn disc(x: f64, y: f64, r: f64, paint: impl Into<Paint>) -> Node {
    Node::circle(x, y, r).fill(paint)
}

/// Lines, each through its points.
pub(super) fn lines(all: &[&[Point]]) -> Node {
    let path = all.iter().fold(Path::new(), |path, points| path.and(&Path::polyline(points.iter().copied())));
    Node::path(path)
}

/// Bent lines, each through its points.
pub(super) fn bends(all: &[&[Point]]) -> Node {
    Node::path(all.iter().fold(Path::new(), |path, points| path.and(&Path::smooth(points))))
}

/// Without an outline.
pub(super) fn bare(node: Node) -> Node {
    node.stroke(Paint::None, 0.0)
}

/// A doorway or a window with a round head, dark inside.
pub(super) fn arch(x: f64, foot: f64, wide: f64, tall: f64, paint: impl Into<Paint>) -> Node {
    let half = wide / 2.0;
    let path = Path::start(x - half, foot)
        .line_to(x - half, foot - tall + half)
        .arc_to(half, true, x + half, foot - tall + half)
        .line_to(x + half, foot)
        .close();
    Node::path(path).fill(paint)
}

/// A house with a pitched roof.
pub(super) fn house(x: f64, foot: f64, wide: f64, tall: f64) -> Node {
    let (half, top) = (wide / 2.0, foot - tall);
    Node::group()
        .with(slab(x, foot, wide, tall, Ink::Card))
        .with(area(&[(x - half - 3.0, top), (x, top - wide * 0.55), (x + half + 3.0, top)], Ink::WoodRed))
        .with(slab(x, foot, wide * 0.26, tall * 0.62, Ink::Bark))
}

/// A fir.
pub(super) fn fir(x: f64, foot: f64, tall: f64) -> Node {
    let half = tall * 0.27;
    let tier = |top: f64, bottom: f64, half: f64| {
        area(
            &[(x, foot - tall * top), (x + half, foot - tall * bottom), (x - half, foot - tall * bottom)],
            Ink::Green,
        )
    };
    Node::group()
        .with(slab(x, foot, tall * 0.1, tall * 0.16, Ink::Bark))
        .with(tier(0.66, 0.14, half))
        .with(tier(1.0, 0.45, half * 0.78))
}

/// A broad tree.
pub(super) fn oak(x: f64, foot: f64, tall: f64) -> Node {
    let at = |dx: f64, up: f64| (x + dx * tall, foot - up * tall);
    let crown = [
        at(-0.08, 0.34),
        at(-0.36, 0.4),
        at(-0.36, 0.66),
        at(-0.2, 0.9),
        at(0.06, 1.0),
        at(0.3, 0.84),
        at(0.38, 0.56),
        at(0.3, 0.36),
        at(0.06, 0.34),
        at(-0.08, 0.34),
    ];
    Node::group().with(slab(x, foot, tall * 0.13, tall * 0.4, Ink::Bark)).with(soft(&crown, Ink::Green))
}

/// A tower with battlements.
pub(super) fn tower(x: f64, foot: f64, wide: f64, tall: f64, paint: impl Into<Paint>) -> Node {
    let half = wide / 2.0;
    let (top, tooth) = (foot - tall, wide / 5.0);
    let mut outline = vec![(x - half, foot), (x - half, top)];
    for n in 0..5 {
        let (left, right) = (x - half + tooth * f64::from(n), x - half + tooth * f64::from(n + 1));
        let y = if n % 2 == 0 { top - tooth * 1.1 } else { top };
        outline.extend([(left, y), (right, y)]);
    }
    outline.extend([(x + half, top), (x + half, foot)]);
    area(&outline, paint)
}

/// A flame.
pub(super) fn flame(x: f64, foot: f64, tall: f64) -> Node {
    let tongue = |s: f64| {
        Path::start(0.0, 0.0)
            .cubic_to((-0.42, 0.0), (-0.5, -0.36), (-0.26, -0.58))
            .cubic_to((-0.22, -0.44), (-0.12, -0.42), (-0.1, -0.52))
            .cubic_to((-0.02, -0.66), (-0.1, -0.8), (0.06, -1.0))
            .cubic_to((0.1, -0.76), (0.46, -0.6), (0.42, -0.3))
            .cubic_to((0.4, -0.1), (0.24, 0.0), (0.0, 0.0))
            .close()
            .placed(tall * s, (x, foot))
    };
    Node::group()
        .with(Node::path(tongue(1.0)).fill(Ink::Fire))
        .with(bare(Node::path(tongue(0.52)).fill(Ink::Gold)))
}

/// A skull, seen from the front.
pub(super) fn skull(x: f64, y: f64, r: f64) -> Node {
    let at = |dx: f64, dy: f64| (x + dx * r, y + dy * r);
    let (ax, ay) = at(-0.62, 0.55);
    let (bx, by) = at(0.62, 0.55);
    let head = Path::start(ax, ay)
        .piece_of_circle(r * 0.98, true, true, bx, by)
        .line_to(at(0.42, 0.62).0, at(0.42, 1.05).1)
        .line_to(at(-0.42, 0.62).0, at(-0.42, 1.05).1)
        .close();
    let eye = |side: f64| bare(disc(at(side * 0.38, 0.0).0, at(0.0, 0.05).1, r * 0.24, Ink::Night));
    let nose = bare(area(&[at(0.0, 0.3), at(0.12, 0.54), at(-0.12, 0.54)], Ink::Night));
    let teeth = lines(&[&[at(-0.15, 0.8), at(-0.15, 1.05)], &[at(0.15, 0.8), at(0.15, 1.05)]]);
    Node::group()
        .with(Node::path(head).fill(Ink::Chalk))
        .with(eye(-1.0))
        .with(eye(1.0))
        .with(nose)
        .with(teeth)
}

/// A crescent moon, open to the right.
pub(super) fn moon(x: f64, y: f64, r: f64) -> Node {
    let path = Path::start(x + r * 0.35, y - r * 0.94)
        .piece_of_circle(r, true, false, x + r * 0.35, y + r * 0.94)
        .piece_of_circle(r * 1.06, false, true, x + r * 0.35, y - r * 0.94)
        .close();
    Node::path(path).fill(Ink::Yellow)
}

/// A star with four points.
pub(super) fn spark(x: f64, y: f64, r: f64) -> Path {
    let corner = |n: i32| {
        let reach = if n % 2 == 0 { r } else { r * 0.32 };
        let angle = (f64::from(n) * 45.0 - 90.0).to_radians();
        (x + reach * angle.cos(), y + reach * angle.sin())
    };
    Path::polygon((0..8).map(corner))
}

/// A die that shows a number, its top left at the origin.
pub(super) fn die(size: f64, shows: u8, paint: impl Into<Paint>) -> Node {
    let body = Node::round_rect(0.0, 0.0, size, size, size * 0.2).fill(paint);
    let (low, mid, high) = (size * 0.26, size * 0.5, size * 0.74);
    let pips: &[Point] = match shows {
        1 => &[(mid, mid)],
        2 => &[(low, high), (high, low)],
        3 => &[(low, high), (mid, mid), (high, low)],
        4 => &[(low, low), (low, high), (high, low), (high, high)],
        5 => &[(low, low), (low, high), (mid, mid), (high, low), (high, high)],
        6 => &[(low, low), (low, mid), (low, high), (high, low), (high, mid), (high, high)],
        _ => &[],
    };
    let pips = pips.iter().map(|&(x, y)| bare(disc(x, y, size * 0.1, Ink::Night)));
    Node::group().with(body).with_all(pips)
}
