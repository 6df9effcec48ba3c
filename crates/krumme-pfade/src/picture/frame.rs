//! The table, the four sides and the names of columns and rows.

use super::{Layout, SIDE};
use crate::{Line, View};
use sketch::{Brush, Ink, Motif, Node, Paint, Stroke, Text, Texture};

/// How thick the bars of the sides are.
const BAR: f64 = 22.0;
/// Between bar and cards.
const GAP: f64 = 7.0;

/// The colour of a side.
pub(super) const fn hue(line: Line) -> Ink {
    match line {
        Line::NorthSouth => Ink::NorthSouth,
        Line::EastWest => Ink::EastWest,
    }
}

/// The table under the frame.
pub(super) fn ground(layout: &Layout) -> Node {
    let (x, w, h) = (layout.margin - GAP, layout.width() + 2.0 * GAP, layout.height() + 2.0 * GAP);
    Node::round_rect(x, x, w, h, 9.0).fill(Texture::leaves()).hidden()
}

/// North and south are full bars, east and west dotted ones; while the frame floats they are faint and dashed, at the
/// furthest places it may still reach.
pub(super) fn bars(layout: &Layout, view: &View, brush: &Brush<'_>) -> Node {
    let (near, w, h) = (layout.margin - GAP - BAR, layout.width(), layout.height());
    let (left, top) = (layout.margin, layout.margin);
    let far = |length: f64| layout.margin + length + GAP;
    let sides = [
        (Line::NorthSouth, view.frame.rows.fixed, "label-north", [left, near, w, BAR]),
        (Line::NorthSouth, view.frame.rows.fixed, "label-south", [left, far(h), w, BAR]),
        (Line::EastWest, view.frame.columns.fixed, "label-west", [near, top, BAR, h]),
        (Line::EastWest, view.frame.columns.fixed, "label-east", [far(w), top, BAR, h]),
    ];
    let mut bars = Node::group();
    for (line, fixed, key, [x, y, w, h]) in sides {
        let hue = hue(line);
        let fill: Paint = match (line, fixed) {
            (Line::NorthSouth, true) => hue.into(),
            (Line::EastWest, true) => Texture::new(Motif::Dotted, hue, hue.edge()).into(),
            (_, false) => hue.soft().into(),
        };
        let edge = Stroke::new(hue.edge(), 2.0);
        let edge = if fixed { edge } else { edge.dashed([9.0, 7.0]) };
        let word = brush.label(key);
        let size = 15.0;
        let pad = sketch::glyph::width(&word, size, true) + 20.0;
        let (cx, cy) = (x + w / 2.0, y + h / 2.0);
        let plate = Node::group()
            .with(
                Node::round_rect(-pad / 2.0, -BAR / 2.0, pad, BAR, 6.0)
                    .fill(hue.soft())
                    .stroke(hue.edge(), 1.5),
            )
            .with(Text::centred(0.0, 0.0, size, word).bold());
        // Words along the upright bars are read from below on the left, from above on the right.
        let turn = match key {
            "label-west" => -90.0,
            "label-east" => 90.0,
            _ => 0.0,
        };
        let bar = Node::group()
            .with(Node::round_rect(x, y, w, h, 6.0).fill(fill).drawn(edge))
            .with(plate.turn(turn).at(cx, cy));
        bars.push(bar);
    }
    let outline =
        Node::round_rect(left - 3.0, top - 3.0, layout.width() + 6.0, layout.height() + 6.0, 7.0).hidden();
    bars.push(if view.frame.rows.fixed && view.frame.columns.fixed {
        outline.stroke(Ink::Bark, 3.0)
    } else {
        outline.drawn(Stroke::new(Ink::Bark, 2.5).dashed([12.0, 9.0]))
    });
    bars
}

/// Letters above the columns, numbers before the rows.
pub(super) fn names(layout: &Layout) -> Node {
    let size = if layout.compact { 22.0 } else { 18.0 };
    let rim = (layout.margin - GAP - BAR) / 2.0;
    let mut names = Node::group();
    for cell in layout.cells() {
        let (x, y) = layout.corner(cell);
        let name = cell.to_string();
        let (letter, number) = name.split_at(1);
        if cell.row() == layout.rows.0 {
            names.push(text(x + SIDE / 2.0, rim, size, letter));
        }
        if cell.column() == layout.columns.0 {
            names.push(text(rim, y + SIDE / 2.0, size, number));
        }
    }
    names.hidden()
}

fn text(x: f64, y: f64, size: f64, words: &str) -> Text {
    Text::centred(x, y, size, words).figures().fill(Ink::Muted)
}
