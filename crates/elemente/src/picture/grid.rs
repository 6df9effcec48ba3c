//! The covered spirits in the middle.

use super::{Drawer, ground, tile};
use crate::cell::Cell;
use crate::handles::cell_handle;
use crate::view::Lies;
use crate::words::spirit_key;
use sketch::{Ink, Layers, Node, Stroke, Text, sign};

const CELL: f64 = 54.0;
const MARGIN: f64 = 30.0;
const HEAD: f64 = 32.0;

fn extent(drawer: &Drawer<'_>) -> (usize, usize) {
    let columns = usize::from(drawer.view.columns).max(1);
    (columns, drawer.view.grid.len().div_ceil(columns))
}

/// Width and height of the grid with its frame.
pub(super) fn size(drawer: &Drawer<'_>, scale: f64) -> (f64, f64) {
    let (columns, rows) = extent(drawer);
    let width = columns as f64 * CELL + MARGIN + 14.0;
    (width * scale, (rows as f64 * CELL + HEAD + MARGIN) * scale)
}

/// The grid, its top left at the origin.
pub(super) fn draw(drawer: &Drawer<'_>, scale: f64) -> Layers {
    let (columns, rows) = extent(drawer);
    let (width, height) = size(drawer, 1.0);
    let mut node = Node::group().with(ground(width, height));
    let left = drawer.view.grid.iter().filter(|cell| cell.lies != Lies::Gone).count();
    let title = format!("{} · {left}", drawer.brush.label("label-grid"));
    node.push(Text::at(width / 2.0, 22.0, title).size(15.0).serif().middle());
    for column in 0..columns {
        let x = MARGIN + (column as f64 + 0.5) * CELL;
        let letter = char::from(b'a' + column.min(25) as u8);
        node.push(Text::at(x, HEAD + 14.0, letter.to_string()).size(12.0).middle().fill(Ink::Muted));
    }
    for row in 0..rows {
        let y = HEAD + 20.0 + (row as f64 + 0.5) * CELL;
        node.push(Text::centred(16.0, y, 12.0, (row + 1).to_string()).figures().fill(Ink::Muted));
    }
    let mut all = Layers::of(node);
    for (index, shown) in drawer.view.grid.iter().enumerate() {
        let cell = Cell { row: (index / columns) as u8, column: (index % columns) as u8 };
        let name = cell.to_string();
        let x = MARGIN + (f64::from(cell.column) + 0.5) * CELL;
        let y = HEAD + 20.0 + (f64::from(cell.row) + 0.5) * CELL;
        if shown.lies == Lies::Gone {
            let hole = Node::round_rect(-16.0, -16.0, 32.0, 32.0, 6.0)
                .drawn(Stroke::new(Ink::Grid, 1.2).dashed([3.0, 4.0]))
                .hidden();
            all.push(hole.at(x, y));
            continue;
        }
        let up = shown.lies == Lies::Up;
        let motif = shown.motif.map(|spirit| drawer.brush.label(spirit_key(spirit))).unwrap_or_default();
        let key = match (up, shown.motif) {
            (true, _) => "label-cell-up",
            (false, Some(_)) => "label-cell-known",
            (false, None) => "label-cell-covered",
        };
        let arguments: &[(&str, &str)] = &[("cell", &name), ("spirit", &motif)];
        let label =
            drawer.brush.label_with(key, if shown.motif.is_some() { arguments } else { &arguments[..1] });
        let mut token = Node::group().with(tile::token(shown.motif, !up, false, 44.0));
        if up {
            // What lies open now must not be missed.
            token.push(Node::round_rect(-25.5, -25.5, 51.0, 51.0, 10.0).stroke(Ink::Gold, 3.0));
        }
        let handle = cell_handle(cell);
        let marked = drawer.marked(&name) || drawer.marked(&handle);
        let last = drawer.brush.was_last(&handle);
        let mut part = Layers::of(token.data("cell", name).handle(handle).button(label));
        if last {
            part.lay_over(sign::last(&sign::Place::cell(-25.0, -25.0, 50.0)));
        }
        if marked {
            part.lay_over(sign::legal(&sign::Place::cell(-27.0, -27.0, 54.0)));
        }
        all.put(part.at(x, y));
    }
    all.scale(scale)
}
