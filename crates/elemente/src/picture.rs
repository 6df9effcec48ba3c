//! The picture of a table: everybody's path, the covered spirits, gifts, omens, the score sheet.
//!
//! Handles: a cell of the grid (`cell:c2`), a tile or free place of a path (`hex:0:1,-1`), tiles of the own hand and stack
//! (`tile:fire`, `stack:fire`), omens that can be seen (`omen:0:3`). Signs and previews are laid over the picture.
//!
//! Names that can be highlighted besides handles: a cell of the grid (`c2`), a tile or free place of a path (`0:1,-1`), and a whole
//! move, which marks its places; the moves of a seat without a path in their text (`lay`, `lift`, `hide`, `give`) belong
//! to whoever looks. A single highlighted move shows its piece as a preview. Parts carry `data-seat`,
//! `data-at` and `data-cell` for pages.

mod grid;
mod omen;
mod panel;
mod preview;
mod row;
mod tile;

use crate::elemente::Elemente;
use crate::moves::Move;
use crate::view::{Lies, View};
use panel::Panel;
use sketch::{Brush, Ink, Layers, Node, Picture, Scene, Text};
use table::Seat;

/// The width of a picture for a narrow screen.
const NARROW: f64 = 360.0;
/// The space between panels, and around all.
const GAP: f64 = 16.0;
/// The width of a panel on a wide screen.
const WIDE: f64 = 440.0;
/// The height of the line that says what is to be done.
const LINE: f64 = 34.0;

impl Picture<View> for Elemente {
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene {
        let drawer = Drawer::new(self, view, brush);
        if brush.is_compact() { drawer.narrow() } else { drawer.wide() }
    }

    fn inventory_picture(&self, brush: &Brush<'_>) -> Option<Scene> {
        Some(omen::inventory(self, brush))
    }
}

/// All that the parts of a picture need to know.
struct Drawer<'v> {
    game: &'v Elemente,
    view: &'v View,
    brush: &'v Brush<'v>,
    /// Highlighted places: `c2`, `0:1,-1`.
    marks: Vec<String>,
    /// The move to be shown as if it were made, or the one highlighted move.
    preview: Option<Move>,
    /// Who would make it.
    mover: Seat,
}

impl<'v> Drawer<'v> {
    fn new(game: &'v Elemente, view: &'v View, brush: &'v Brush<'v>) -> Drawer<'v> {
        let mover =
            brush.seat().map(|seat| Seat(seat as u8)).or_else(|| view.waiting.first()).unwrap_or(Seat(0));
        let mut marks = Vec::new();
        let mut choices = Vec::new();
        for name in brush.all_highlights() {
            match name.parse::<Move>() {
                Ok(choice) => {
                    marks.extend(places(choice, mover));
                    choices.push(choice);
                }
                Err(_) => marks.push(name.clone()),
            }
        }
        let told = brush.previewed().and_then(|text| text.parse().ok());
        let preview = told.or(if choices.len() == 1 { choices.pop() } else { None });
        Drawer { game, view, brush, marks, preview, mover }
    }

    fn marked(&self, name: &str) -> bool {
        self.marks.iter().any(|mark| mark == name)
    }

    /// The seats in the order in which they are drawn: whoever looks comes first.
    fn order(&self) -> Vec<usize> {
        let count = self.view.players.len();
        let first = self.brush.seat().filter(|seat| *seat < count).unwrap_or(0);
        (0..count).map(|n| (first + n) % count).collect()
    }

    fn name(&self, seat: usize) -> String {
        if self.brush.seat() == Some(seat) {
            self.brush.label("label-you")
        } else {
            let numbered = || self.brush.label_with("label-player", &[("number", &(seat + 1).to_string())]);
            self.brush.name(seat).map_or_else(numbered, str::to_owned)
        }
    }

    fn scene(&self, width: f64, height: f64) -> Scene {
        Scene::new(width, height, self.brush.label("label-picture")).describe(self.stage_words())
    }

    fn stage_words(&self) -> String {
        self.brush.label(self.view.stage.words())
    }

    fn stage_line(&self, x: f64, width: f64) -> Node {
        Text::at(x + width / 2.0, GAP + 20.0, self.stage_words()).size(20.0).serif().middle().into()
    }

    /// Side by side: two players flank the grid, four surround it, three share a square with it.
    fn wide(&self) -> Scene {
        let order = self.order();
        let grid = grid::size(self, 1.0);
        let top = GAP + LINE;
        let panels: Vec<Panel<'_>> = order.iter().map(|&seat| Panel::new(self, seat, WIDE)).collect();
        let tall = panels.iter().map(Panel::height).fold(0.0, f64::max);
        let (columns, width, height) = match order.len() {
            3 => (2, GAP * 3.0 + WIDE * 2.0, top + (tall + GAP) * 2.0),
            count => {
                let rows = count.div_ceil(2) as f64;
                let width = GAP * 4.0 + WIDE * 2.0 + grid.0;
                (3, width, top + ((tall + GAP) * rows).max(grid.1 + GAP))
            }
        };
        let mut scene = self.scene(width, height);
        scene.push(self.stage_line(0.0, width));
        let right = width - GAP - WIDE;
        for (n, panel) in panels.iter().enumerate() {
            let (x, row) = if columns == 2 {
                [(GAP, 0), (right, 0), (right, 1)][n.min(2)]
            } else {
                (if n % 2 == 0 { GAP } else { right }, n / 2)
            };
            scene.put(panel.draw(tall).at(x, top + row as f64 * (tall + GAP)));
        }
        let (x, y) = if columns == 2 {
            (GAP + (WIDE - grid.0) / 2.0, top + tall + GAP + ((tall - grid.1) / 2.0).max(0.0))
        } else {
            ((width - grid.0) / 2.0, top + ((height - top - GAP - grid.1) / 2.0).max(0.0))
        };
        scene.put(grid::draw(self, 1.0).at(x, y));
        scene
    }

    /// One below the other: the own path, the grid, the others.
    fn narrow(&self) -> Scene {
        let inner = NARROW - GAP;
        let scale = ((inner - 8.0) / grid::size(self, 1.0).0).min(1.0);
        let grid = grid::size(self, scale);
        let mut y = GAP + LINE;
        let mut parts = vec![Layers::of(self.stage_line(0.0, NARROW))];
        for (n, seat) in self.order().into_iter().enumerate() {
            let panel = Panel::new(self, seat, inner);
            parts.push(panel.draw(panel.height()).at(GAP / 2.0, y));
            y += panel.height() + GAP * 0.75;
            // An empty grid tells nothing: on a narrow screen the paths need the room.
            let empty = self.view.grid.iter().all(|cell| cell.lies == Lies::Gone);
            if n == 0 && !empty {
                parts.push(grid::draw(self, scale).at((NARROW - grid.0) / 2.0, y));
                y += grid.1 + GAP * 0.75;
            }
        }
        let mut scene = self.scene(NARROW, y);
        for part in parts {
            scene.put(part);
        }
        scene
    }
}

/// The places that a move touches.
fn places(choice: Move, mover: Seat) -> Vec<String> {
    let spot = |path: Seat, at| format!("{path}:{at}");
    match choice {
        Move::Turn { cell } => vec![cell.to_string()],
        Move::Lay { at, .. } | Move::Lift { at } | Move::Hide { at } | Move::Give { at } => {
            vec![spot(mover, at)]
        }
        Move::Put { path, at } | Move::Reveal { path, at } => vec![spot(path, at)],
        Move::Shift { path, from, to } => vec![spot(path, from), spot(path, to)],
        Move::Swap { path, between: [first, second] } => vec![spot(path, first), spot(path, second)],
        Move::Trade { omen } => vec![format!("omen-{omen}")],
        Move::Omens { numbers } => numbers.iter().map(|number| format!("omen-{number}")).collect(),
        Move::Keep { tile } => vec![format!("stack-{tile}")],
        Move::Choose { .. } | Move::Finish {} | Move::Cover {} | Move::Waive {} | Move::End {} => Vec::new(),
    }
}

/// A quiet ground for a part of the picture.
fn ground(width: f64, height: f64) -> Node {
    Node::round_rect(0.0, 0.0, width, height, 12.0).fill(Ink::Card).stroke(Ink::Grid, 1.5)
}
