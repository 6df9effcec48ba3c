//! Paths: outlines and lines made of straight and bent pieces. [`walk`](crate::walk) measures them.

use crate::number;

/// A point: x to the right, y down.
pub type Point = (f64, f64);

/// One piece of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Step {
    Move(Point),
    Line(Point),
    Quad(Point, Point),
    Cubic(Point, Point, Point),
    Arc { radius: f64, large: bool, clockwise: bool, to: Point },
    Close,
}

/// A path under construction or done; methods chain.
///
/// ```
/// use sketch::Path;
/// let bend = Path::start(0.0, 50.0).arc_to(50.0, true, 50.0, 100.0);
/// assert_eq!(bend.data(), "M0 50A50 50 0 0 1 50 100");
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path {
    pub(crate) steps: Vec<Step>,
}

impl Path {
    /// A path without any piece.
    pub const fn new() -> Self {
        Self { steps: Vec::new() }
    }

    /// A path that starts here.
    pub fn start(x: f64, y: f64) -> Self {
        Self::new().move_to(x, y)
    }

    /// A straight line.
    pub fn line(from: Point, to: Point) -> Self {
        Self::start(from.0, from.1).line_to(to.0, to.1)
    }

    /// A rectangle with corners rounded by `round` (0 for sharp ones), clockwise from the top left.
    pub fn rect(x: f64, y: f64, w: f64, h: f64, round: f64) -> Self {
        let round = round.max(0.0).min(w / 2.0).min(h / 2.0);
        if round <= 0.0 {
            return Self::polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]);
        }
        Self::start(x + round, y)
            .line_to(x + w - round, y)
            .arc_to(round, true, x + w, y + round)
            .line_to(x + w, y + h - round)
            .arc_to(round, true, x + w - round, y + h)
            .line_to(x + round, y + h)
            .arc_to(round, true, x, y + h - round)
            .line_to(x, y + round)
            .arc_to(round, true, x + round, y)
            .close()
    }

    /// A circle.
    pub fn circle(cx: f64, cy: f64, r: f64) -> Self {
        Self::start(cx - r, cy).arc_to(r, true, cx + r, cy).arc_to(r, true, cx - r, cy).close()
    }

    /// A closed outline through these corners.
    pub fn polygon(corners: impl IntoIterator<Item = Point>) -> Self {
        Self::polyline(corners).close()
    }

    /// An open line through these points.
    pub fn polyline(points: impl IntoIterator<Item = Point>) -> Self {
        let mut path = Self::new();
        for (x, y) in points {
            path = if path.steps.is_empty() { path.move_to(x, y) } else { path.line_to(x, y) };
        }
        path
    }

    /// A regular polygon; the first corner lies at `first` degrees (0 right, -90 up).
    ///
    /// A hexagon with a point on top is `Path::regular(0.0, 0.0, r, 6, -90.0)`.
    pub fn regular(cx: f64, cy: f64, r: f64, corners: usize, first: f64) -> Self {
        Self::polygon((0..corners).map(|i| {
            let angle = (first + 360.0 * i as f64 / corners as f64).to_radians();
            (cx + r * angle.cos(), cy + r * angle.sin())
        }))
    }

    /// A piece of a ring between two radii and two angles (degrees, clockwise, 0 right, -90 up).
    pub fn ring_piece(cx: f64, cy: f64, inner: f64, outer: f64, from: f64, to: f64) -> Self {
        let at = |r: f64, angle: f64| {
            let a = angle.to_radians();
            (cx + r * a.cos(), cy + r * a.sin())
        };
        let large = (to - from).abs() > 180.0;
        let ((ax, ay), (bx, by)) = (at(outer, from), at(outer, to));
        let ((cx2, cy2), (dx, dy)) = (at(inner, to), at(inner, from));
        let path = Self::start(ax, ay).piece_of_circle(outer, large, true, bx, by).line_to(cx2, cy2);
        path.piece_of_circle(inner, large, false, dx, dy).close()
    }

    /// A soft open line that passes through all points.
    pub fn smooth(points: &[Point]) -> Self {
        let mut path = Self::polyline(points.iter().copied().take(1));
        let at = |i: isize| points[i.clamp(0, points.len() as isize - 1) as usize];
        for i in 0..points.len().saturating_sub(1) as isize {
            let (before, a, b, after) = (at(i - 1), at(i), at(i + 1), at(i + 2));
            path = path.cubic_to(
                (a.0 + (b.0 - before.0) / 6.0, a.1 + (b.1 - before.1) / 6.0),
                (b.0 - (after.0 - a.0) / 6.0, b.1 - (after.1 - a.1) / 6.0),
                b,
            );
        }
        path
    }

    fn with(mut self, step: Step) -> Self {
        self.steps.push(step);
        self
    }

    /// Lifts the pen and sets it down here.
    #[must_use]
    pub fn move_to(self, x: f64, y: f64) -> Self {
        self.with(Step::Move((x, y)))
    }

    /// Straight on to here.
    #[must_use]
    pub fn line_to(self, x: f64, y: f64) -> Self {
        self.with(Step::Line((x, y)))
    }

    /// Bent by one handle.
    #[must_use]
    pub fn quad_to(self, handle: Point, to: Point) -> Self {
        self.with(Step::Quad(handle, to))
    }

    /// Bent by two handles.
    #[must_use]
    pub fn cubic_to(self, first: Point, second: Point, to: Point) -> Self {
        self.with(Step::Cubic(first, second, to))
    }

    /// Along the shorter way of a circle of that radius.
    #[must_use]
    pub fn arc_to(self, radius: f64, clockwise: bool, x: f64, y: f64) -> Self {
        self.piece_of_circle(radius, false, clockwise, x, y)
    }

    /// Along a circle of that radius, `large` for the longer way round.
    #[must_use]
    pub fn piece_of_circle(self, radius: f64, large: bool, clockwise: bool, x: f64, y: f64) -> Self {
        self.with(Step::Arc { radius, large, clockwise, to: (x, y) })
    }

    /// Straight back to where the pen was set down.
    #[must_use]
    pub fn close(self) -> Self {
        self.with(Step::Close)
    }

    /// This path and then that one.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.steps.extend_from_slice(&other.steps);
        self
    }

    /// Whether nothing would be drawn.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The value of the SVG attribute `d`.
    pub fn data(&self) -> String {
        let mut out = String::new();
        for step in &self.steps {
            match *step {
                Step::Move(p) => push(&mut out, 'M', &[p]),
                Step::Line(p) => push(&mut out, 'L', &[p]),
                Step::Quad(a, p) => push(&mut out, 'Q', &[a, p]),
                Step::Cubic(a, b, p) => push(&mut out, 'C', &[a, b, p]),
                Step::Arc { radius, large, clockwise, to } => {
                    push(&mut out, 'A', &[(radius, radius)]);
                    out.push_str(if large { " 0 1 " } else { " 0 0 " });
                    out.push_str(if clockwise { "1 " } else { "0 " });
                    push_point(&mut out, to);
                }
                Step::Close => out.push('Z'),
            }
        }
        out
    }

    /// The same path moved and evenly scaled about the origin: each point becomes `point · scale + by`.
    #[must_use]
    pub fn placed(&self, scale: f64, by: Point) -> Self {
        let at = |p: Point| (p.0 * scale + by.0, p.1 * scale + by.1);
        let steps = self.steps.iter().map(|step| match *step {
            Step::Move(p) => Step::Move(at(p)),
            Step::Line(p) => Step::Line(at(p)),
            Step::Quad(a, p) => Step::Quad(at(a), at(p)),
            Step::Cubic(a, b, p) => Step::Cubic(at(a), at(b), at(p)),
            Step::Arc { radius, large, clockwise, to } => {
                Step::Arc { radius: radius * scale.abs(), large, clockwise, to: at(to) }
            }
            Step::Close => Step::Close,
        });
        Self { steps: steps.collect() }
    }
}

fn push(out: &mut String, letter: char, points: &[Point]) {
    out.push(letter);
    for (i, point) in points.iter().enumerate() {
        if i > 0 {
            out.push(' ');
        }
        push_point(out, *point);
    }
}

fn push_point(out: &mut String, (x, y): Point) {
    number::push(out, x);
    out.push(' ');
    number::push(out, y);
}

#[cfg(test)]
mod tests {
    use super::Path;

    #[test]
    fn data_is_short() {
        let path = Path::start(0.5, -0.25)
            .line_to(10.0, 20.0)
            .quad_to((1.0, 2.0), (3.0, 4.0))
            .cubic_to((1.0, 1.0), (2.0, 2.0), (3.0, 3.0))
            .arc_to(5.0, false, 8.0, 8.0)
            .close();
        assert_eq!(path.data(), "M.5 -.25L10 20Q1 2 3 4C1 1 2 2 3 3A5 5 0 0 0 8 8Z");
    }
}
