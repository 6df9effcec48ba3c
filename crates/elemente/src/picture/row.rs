//! Rows of small things: gifts, hands, stacks, the score.

use super::{Drawer, tile};
use crate::element::{Element, Tiles};
use crate::handles::tile_handle;
use crate::kit::GIFTS;
use crate::words::element_key;
use sketch::{Ink, Layers, Node, Text, sign, symbol};

/// Ten gifts: those left in gold, those spent as rings; its right end at the origin.
pub(super) fn gifts(left: u8) -> Node {
    let mut node = Node::group();
    for n in 0..GIFTS {
        let (column, row) = (f64::from(n % 5), f64::from(n / 5));
        let (x, y) = ((column - 5.0) * 15.0, row * 15.0);
        if n < left {
            node.push(symbol::gold_dot().scale(13.5).at(x, y));
        } else {
            node.push(Node::circle(x, y, 4.6).stroke(Ink::Grid, 1.2));
        }
    }
    node
}

/// Tiles by element with their counts, from the origin to the right; `prefix` names them for highlights, `place` for
/// hands.
pub(super) fn tiles(drawer: &Drawer<'_>, counts: Tiles, prefix: &str, place: &str) -> Layers {
    let mut all = Layers::new();
    let mut x = 20.0;
    for element in Element::ALL.into_iter().filter(|&element| counts.get(element) > 0) {
        let count = counts.get(element).to_string();
        let label = format!("{count} {}", drawer.brush.label(element_key(element)));
        let handle = tile_handle(place, element);
        let marked = drawer.marked(&format!("{prefix}-{element}")) || drawer.marked(&handle);
        let one = Node::group()
            .with(tile::small_tile(element, 20.0))
            .with(Text::centred(33.0, 0.0, 16.0, count).figures())
            .data("tile", element.name());
        let mut part = Layers::of(one.handle(handle).button(label));
        if marked {
            part.lay_over(sign::legal(&sign::Place::of(tile::outline(21.0))));
        }
        all.put(part.at(x, 0.0));
        x += 66.0;
    }
    all
}

/// So many tiles that the viewer cannot see.
pub(super) fn backs(count: u8) -> Node {
    let mut node = Node::group();
    for n in 0..count.min(4) {
        node.push(tile::tile_back(16.0).at(18.0 + f64::from(n) * 9.0, 0.0));
    }
    node.push(Text::centred(86.0, 0.0, 16.0, format!("× {count}")).figures());
    node
}

/// The score sheet of a player: a symbol and the points for each part, and the sum; `width` wide.
pub(super) fn score(drawer: &Drawer<'_>, points: &[u32], width: f64, won: bool) -> Node {
    let keys = ["part-water", "part-fire", "part-air", "part-earth", "part-positions", "part-omens"];
    let mut node = Node::group();
    let box_width = if width < 340.0 { 46.0 } else { 52.0 };
    let step = (width - box_width - 10.0) / points.len() as f64;
    // On a narrow screen symbols and figures move together.
    let narrow = step < 50.0;
    let (radius, type_size) = if narrow { (10.0, 12.5) } else { (14.0, 15.0) };
    let aside = radius + if narrow { 3.0 } else { 5.0 };
    for (n, (&sum, key)) in points.iter().zip(keys).enumerate() {
        let x = n as f64 * step + radius;
        let sign = match n {
            0 => tile::small_tile(Element::Water, radius),
            1 => tile::small_tile(Element::Fire, radius),
            2 => tile::small_tile(Element::Air, radius),
            3 => tile::small_tile(Element::Earth, radius),
            // A spirit on a tile, whichever.
            4 => Node::path(tile::outline(radius))
                .fill(Ink::CardAlt)
                .stroke(Ink::Bark, 1.4)
                .with(tile::token(None, false, false, radius * 1.15)),
            _ => Node::group()
                .with(
                    Node::round_rect(-13.0, -9.0, 26.0, 18.0, 3.0).fill(Ink::CardAlt).stroke(Ink::Bark, 1.4),
                )
                .with(Node::circle(-5.0, 0.0, 3.2).fill(Ink::Bark))
                .with(Node::circle(4.0, 0.0, 3.2).fill(Ink::Bark))
                .scale(radius / 14.0),
        };
        let label = format!("{}: {sum}", drawer.brush.label(key));
        let part = Node::group()
            .with(sign)
            .with(Text::at(aside, type_size * 0.36, sum.to_string()).size(type_size).figures());
        node.push(part.at(x, 0.0).label(label));
    }
    let total: u32 = points.iter().sum();
    let label = format!("{}: {total}", drawer.brush.label("label-total"));
    let sum = Node::group()
        .with(
            Node::round_rect(-box_width / 2.0, -15.0, box_width, 30.0, 8.0)
                .fill(Ink::Gold.soft())
                .stroke(Ink::Gold.edge(), if won { 3.0 } else { 1.4 }),
        )
        .with(Text::centred(0.0, 0.0, 19.0, total.to_string()).bold().figures());
    node.push(sum.at(width - box_width / 2.0, 0.0).label(label));
    node
}
