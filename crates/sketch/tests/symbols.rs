//! Symbols fill their box, stay inside it, and differ by shape.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use sketch::{Core, Ink, Look, Mode, Node, Paint, Scene, symbol};

/// Pixels to a side of the box of a symbol.
const SIDE: u32 = 64;
/// Pixels around it.
const RIM: u32 = 8;

/// Draws a symbol in a box with a rim, and tells which pixels are not paper.
fn inked(node: Node) -> Vec<bool> {
    let size = f64::from(SIDE + 2 * RIM);
    let scene = Scene::new(size, size, "t")
        .ground(Paint::from(Ink::Paper))
        .with(node.scale(f64::from(SIDE)).at(size / 2.0, size / 2.0));
    let tree = usvg::Tree::from_str(&scene.to_svg(&Look::light()), &usvg::Options::default()).expect("SVG");
    let mut pixels = Pixmap::new(SIDE + 2 * RIM, SIDE + 2 * RIM).expect("a small picture");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let paper = Ink::Paper.colour(Mode::Light);
    let near = |a: u8, b: u8| a.abs_diff(b) < 12;
    pixels
        .pixels()
        .iter()
        .map(|p| !(near(p.red(), paper.r) && near(p.green(), paper.g) && near(p.blue(), paper.b)))
        .collect()
}

#[test]
fn every_symbol_fills_its_box_and_stays_inside() {
    let width = (SIDE + 2 * RIM) as usize;
    for (name, node) in symbol::all() {
        let inked = inked(node);
        let columns =
            || inked.iter().enumerate().filter(|(_, ink)| **ink).map(|(i, _)| (i % width, i / width));
        let (low, high) = (RIM as usize - 1, (RIM + SIDE) as usize);
        assert!(
            columns().all(|(x, y)| x >= low && x <= high && y >= low && y <= high),
            "{name} leaves its box"
        );
        let spread = |axis: fn((usize, usize)) -> usize| {
            let (min, max) = (columns().map(axis).min().unwrap_or(0), columns().map(axis).max().unwrap_or(0));
            max - min
        };
        let larger = spread(|p| p.0).max(spread(|p| p.1));
        assert!(larger >= SIDE as usize * 3 / 5, "{name} is only {larger} of {SIDE} large");
    }
}

#[test]
fn what_must_be_told_apart_differs_in_outline() {
    let groups: [Vec<Node>; 3] = [
        vec![symbol::drop(), symbol::leaf(), symbol::sun(), symbol::berry(), symbol::flower()],
        vec![symbol::wave(), symbol::flame(), symbol::wind(), symbol::pebbles(), symbol::mask()],
        (0..6).map(symbol::seat).collect(),
    ];
    for group in groups {
        let outlines: Vec<Vec<bool>> = group.into_iter().map(inked).collect();
        for (i, a) in outlines.iter().enumerate() {
            for (j, b) in outlines[..i].iter().enumerate() {
                let different = a.iter().zip(b).filter(|(a, b)| a != b).count();
                let part = different as f64 / f64::from(SIDE * SIDE);
                assert!(part > 0.05, "{i} and {j} differ in {part:.3} of the box only");
            }
        }
    }
}

#[test]
fn owners_differ_without_colour() {
    let svg = |node: Node| Scene::new(1.0, 1.0, "t").with(node).to_svg(&Look::light());
    for draw in [symbol::hut, symbol::stone] {
        assert_ne!(
            svg(draw(Ink::Elf, Core::Solid)),
            svg(draw(Ink::Elf, Core::Dotted)).replace("dotted", "solid")
        );
    }
}
