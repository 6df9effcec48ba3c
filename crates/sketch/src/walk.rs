//! Geometry of paths: how long they are, where they lead, what lies beside and inside of them.

use crate::path::{Path, Point, Step};

/// A place on a path, and where the path is heading there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Position.
    pub x: f64,
    /// Position.
    pub y: f64,
    /// Heading in degrees: 0 to the right, 90 down.
    pub heading: f64,
}

impl Path {
    /// An outline that lies `by` inside of this closed one (outside if negative), corners kept pointed.
    ///
    /// Only the first closed piece counts. `by` has to be less than the outline is narrow, or it folds over.
    #[must_use]
    pub fn inset(&self, by: f64) -> Self {
        let mut corners = self.flat().into_iter().next().unwrap_or_default();
        corners.dedup_by(|a, b| gap(*a, *b) < 1e-9);
        if corners.len() > 1 && gap(corners[0], corners[corners.len() - 1]) < 1e-9 {
            corners.pop();
        }
        if corners.len() < 3 {
            return self.clone();
        }
        let at = |i: usize| corners[i % corners.len()];
        let area: f64 = (0..corners.len()).map(|i| at(i).0 * at(i + 1).1 - at(i + 1).0 * at(i).1).sum();
        let by = by * area.signum();
        // The inward normal of the side that begins at a corner.
        let normal = |i: usize| {
            let (a, b) = (at(i), at(i + 1));
            let length = gap(a, b);
            ((a.1 - b.1) / length, (b.0 - a.0) / length)
        };
        Self::polygon((0..corners.len()).map(|i| {
            let (n, m) = (normal(i + corners.len() - 1), normal(i));
            // Both sides move by the same amount, so the corner moves along the middle of the normals.
            let stretch = by / (1.0 + n.0 * m.0 + n.1 * m.1).max(0.2);
            (at(i).0 + (n.0 + m.0) * stretch, at(i).1 + (n.1 + m.1) * stretch)
        }))
    }

    /// The box around the path: x, y, width, height (all 0 for an empty path).
    pub fn bounds(&self) -> (f64, f64, f64, f64) {
        let points = self.flat();
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for (x, y) in points.iter().flatten().copied() {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        if low.0 > high.0 { (0.0, 0.0, 0.0, 0.0) } else { (low.0, low.1, high.0 - low.0, high.1 - low.1) }
    }

    /// The path as chains of straight lines, one for each setting down of the pen.
    ///
    /// Bends are cut into pieces fine enough for the eye, not for engineering.
    pub fn flat(&self) -> Vec<Vec<Point>> {
        let mut chains: Vec<Vec<Point>> = Vec::new();
        for step in &self.steps {
            if let Step::Move(p) = step {
                chains.push(vec![*p]);
                continue;
            }
            // A path that does not begin with a move is not drawn at all by SVG.
            let Some(chain) = chains.last_mut() else { continue };
            let from = chain.last().copied().unwrap_or_default();
            match *step {
                Step::Line(p) => chain.push(p),
                Step::Close => chain.push(chain[0]),
                Step::Quad(a, p) => chain.extend(cuts(24).map(|t| mix(mix(from, a, t), mix(a, p, t), t))),
                Step::Cubic(a, b, p) => chain.extend(cuts(32).map(|t| {
                    let middle = mix(a, b, t);
                    mix(mix(mix(from, a, t), middle, t), mix(middle, mix(b, p, t), t), t)
                })),
                Step::Arc { radius, large, clockwise, to } => {
                    match circle(from, radius, large, clockwise, to) {
                        Some((centre, r, start, sweep)) => {
                            let cut = |t: f64| start + sweep * t;
                            // As fine for a whole circle as for a short bend.
                            let pieces = (sweep.abs() / std::f64::consts::PI * 32.0).ceil().max(1.0) as u32;
                            chain.extend(
                                cuts(pieces)
                                    .map(cut)
                                    .map(|a| (centre.0 + r * a.cos(), centre.1 + r * a.sin())),
                            );
                        }
                        None => chain.push(to),
                    }
                }
                Step::Move(_) => {}
            }
        }
        chains
    }

    /// The length of the path.
    pub fn length(&self) -> f64 {
        self.flat().iter().flat_map(|chain| chain.windows(2)).map(|pair| gap(pair[0], pair[1])).sum()
    }

    /// The place at this part of the length (0 start, 1 end); `None` for a path without length.
    ///
    /// Use it to set an arrow on an open end or a locomotive at the head of a route.
    pub fn spot(&self, part: f64) -> Option<Spot> {
        let chains = self.flat();
        let length = self.length();
        let mut left = length * part.clamp(0.0, 1.0);
        let mut last = None;
        for pair in chains.iter().flat_map(|chain| chain.windows(2)) {
            let (from, to) = (pair[0], pair[1]);
            let here = gap(from, to);
            if here <= 0.0 {
                continue;
            }
            let heading = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
            let (x, y) = mix(from, to, (left / here).min(1.0));
            last = Some(Spot { x, y, heading });
            if left <= here {
                break;
            }
            left -= here;
        }
        last
    }

    /// A line beside this one, `by` to the right of its heading (to the left if negative).
    ///
    /// Exact for straight lines and arcs that follow on smoothly, as rails do; other bends are cut into short lines.
    #[must_use]
    pub fn parallel(&self, by: f64) -> Self {
        let mut out = Self::new();
        let mut from = (0.0, 0.0);
        for step in &self.steps {
            match *step {
                Step::Move(p) => from = p,
                Step::Arc { radius, large, clockwise, to } => {
                    if let Some((centre, r, start, sweep)) = circle(from, radius, large, clockwise, to) {
                        // To the right of a clockwise arc lies its centre.
                        let beside = (if clockwise { r - by } else { r + by }).max(0.0);
                        let at = |a: f64| (centre.0 + beside * a.cos(), centre.1 + beside * a.sin());
                        let end = at(start + sweep);
                        out = out.join(at(start));
                        out = out.piece_of_circle(beside, large, clockwise, end.0, end.1);
                    }
                    from = to;
                }
                other => {
                    let piece = Self { steps: vec![Step::Move(from), other] };
                    for pair in piece.flat().iter().flat_map(|chain| chain.windows(2)) {
                        let (a, b) = (pair[0], pair[1]);
                        let length = gap(a, b);
                        if length > 0.0 {
                            let side = (-(b.1 - a.1) / length * by, (b.0 - a.0) / length * by);
                            out = out.join((a.0 + side.0, a.1 + side.1));
                            out = out.line_to(b.0 + side.0, b.1 + side.1);
                        }
                        from = b;
                    }
                }
            }
        }
        out
    }

    /// Goes on to a point, unless the pen is there already.
    fn join(self, p: Point) -> Self {
        let end = match self.steps.last() {
            Some(Step::Line(end) | Step::Move(end) | Step::Arc { to: end, .. }) => Some(*end),
            _ => None,
        };
        match end {
            Some(end) if gap(end, p) < 1e-6 => self,
            Some(end) if gap(end, p) < 1.0 => self.line_to(p.0, p.1),
            _ => self.move_to(p.0, p.1),
        }
    }
}

fn mix(a: Point, b: Point, t: f64) -> Point {
    (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
}

fn gap(a: Point, b: Point) -> f64 {
    (b.0 - a.0).hypot(b.1 - a.1)
}

/// Ends of `n` equal parts of 0..1.
fn cuts(n: u32) -> impl Iterator<Item = f64> {
    (1..=n).map(move |i| f64::from(i) / f64::from(n))
}

/// Centre, radius, start angle and swept angle of an arc given by its ends, as SVG defines it.
fn circle(
    from: Point,
    radius: f64,
    large: bool,
    clockwise: bool,
    to: Point,
) -> Option<(Point, f64, f64, f64)> {
    let chord = gap(from, to);
    if chord <= 0.0 || radius <= 0.0 {
        return None;
    }
    let r = radius.max(chord / 2.0);
    let height = (r * r - chord * chord / 4.0).max(0.0).sqrt();
    let side = if large == clockwise { 1.0 } else { -1.0 };
    let middle = mix(from, to, 0.5);
    let centre = (
        middle.0 + side * height * (to.1 - from.1) / chord,
        middle.1 - side * height * (to.0 - from.0) / chord,
    );
    let start = (from.1 - centre.1).atan2(from.0 - centre.0);
    let end = (to.1 - centre.1).atan2(to.0 - centre.0);
    let turn = std::f64::consts::TAU;
    let sweep = if clockwise { (end - start).rem_euclid(turn) } else { -((start - end).rem_euclid(turn)) };
    Some((centre, r, start, sweep))
}

#[cfg(test)]
mod tests {
    use super::gap;
    use crate::path::Path;
    use std::f64::consts::PI;

    #[test]
    fn a_quarter_turn_is_as_long_as_it_should_be_and_turns_right() {
        let bend = Path::start(0.0, 50.0).arc_to(50.0, false, 50.0, 0.0);
        assert!((bend.length() - 25.0 * PI).abs() < 0.05);
        let (start, end) = (bend.spot(0.0).expect("long"), bend.spot(1.0).expect("long"));
        assert!((start.heading - 0.0).abs() < 3.0, "{start:?}");
        assert!((end.heading + 90.0).abs() < 3.0, "{end:?}");
        let middle = bend.spot(0.5).expect("long");
        assert!((gap((0.0, 0.0), (middle.x, middle.y)) - 50.0).abs() < 0.1, "{middle:?}");
    }

    #[test]
    fn large_and_small_arcs_lie_on_the_right_side() {
        let small = Path::start(-10.0, 0.0).arc_to(20.0, true, 10.0, 0.0);
        let (_, y, _, h) = small.bounds();
        assert!(y < -2.0 && h < 3.0, "a flat hill above: {y} {h}");
        let large = Path::start(-10.0, 0.0).piece_of_circle(20.0, true, true, 10.0, 0.0);
        assert!(large.bounds().3 > 30.0, "nearly the whole circle: {:?}", large.bounds());
    }

    #[test]
    fn a_parallel_line_of_an_arc_is_an_arc_beside_it() {
        let bend = Path::start(0.0, 50.0).arc_to(50.0, false, 50.0, 0.0);
        assert_eq!(bend.parallel(6.0).data(), "M0 56A56 56 0 0 0 56 0");
        assert_eq!(bend.parallel(-6.0).data(), "M0 44A44 44 0 0 0 44 0");
        assert_eq!(Path::line((0.0, 0.0), (10.0, 0.0)).parallel(2.0).data(), "M0 2L10 2");
    }

    #[test]
    fn boxes_and_insets() {
        let card = Path::rect(10.0, 10.0, 100.0, 100.0, 8.0);
        assert_eq!(card.bounds(), (10.0, 10.0, 100.0, 100.0));
        let (x, y, w, h) = card.inset(5.0).bounds();
        // Round corners are cut into short lines, so the sides reach a little less far in.
        for (is, should) in [(x, 15.0), (y, 15.0), (w, 90.0), (h, 90.0)] {
            assert!((is - should).abs() < 0.02, "{is} {should}");
        }
        let hex = Path::regular(0.0, 0.0, 40.0, 6, -90.0);
        let apothem = |hex: &Path| hex.bounds().2 / 2.0;
        assert!((apothem(&hex) - apothem(&hex.inset(5.0)) - 5.0).abs() < 1e-9);
        let ring = Path::ring_piece(0.0, 0.0, 40.0, 60.0, 10.0, 80.0).inset(5.0);
        for p in ring.flat().concat() {
            let radius = gap((0.0, 0.0), p);
            assert!((44.8..55.2).contains(&radius), "{radius}");
        }
        assert_eq!(Path::new().bounds(), (0.0, 0.0, 0.0, 0.0));
        assert_eq!(Path::new().spot(0.5), None);
    }

    #[test]
    fn a_smooth_line_passes_through_its_points() {
        let points = [(0.0, 0.0), (10.0, 5.0), (20.0, -3.0), (33.0, 4.0)];
        let flat = Path::smooth(&points).flat().concat();
        for p in points {
            assert!(flat.iter().any(|q| gap(p, *q) < 1e-9), "{p:?}");
        }
        assert!(Path::smooth(&[]).is_empty());
    }

    #[test]
    fn a_piece_of_a_ring_lies_between_its_radii() {
        let piece = Path::ring_piece(0.0, 0.0, 40.0, 60.0, -90.0, 0.0);
        for p in piece.flat().concat() {
            let r = gap((0.0, 0.0), p);
            assert!((39.99..60.01).contains(&r), "{p:?}");
        }
    }
}
