//! The picture of a table: everybody's grid, the open cards in the middle, the score sheet beside.
//!
//! Handles: an open card (`card:B4*`) and a space of a seat (`space:0:5`).
//!
//! Names that can be highlighted: handles; an open card (`B4*`), a space of a seat (`0:5`), and a whole move of the seat
//! whose turn it is (`B4* over`, `G7 @3`), which marks its card and its space and shows the card there as a preview.
//! Parts carry `data-card`, `data-seat` and `data-space` for pages. Rings, marks and previews are laid over the picture.

mod being;
mod card;
mod display;
mod grid;
mod palette;
mod sheet;

use crate::moves::{Lay, Move};
use crate::names::spoken_card;
use crate::rules::Pixies;
use crate::state::State;
use crate::view::View;
use card::{Size, TALL, WIDE};
use grid::Panel;
use sketch::{Brush, Layers, Picture, Scene, sign};
use table::Seat;

/// The width of a picture for a narrow screen.
const NARROW: f64 = 360.0;
/// The space between panels, and around all.
const GAP: f64 = 18.0;

impl Picture<View> for Pixies {
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene {
        let drawer = Drawer::new(self, view, brush);
        if brush.is_compact() { drawer.narrow() } else { drawer.wide() }
    }

    fn inventory_picture(&self, brush: &Brush<'_>) -> Option<Scene> {
        let cards = self.cards().all();
        let columns = 12;
        let rows = cards.len().div_ceil(columns);
        let pitch = (WIDE + 10.0, TALL + 10.0);
        let mut scene = Scene::new(
            GAP * 2.0 + pitch.0 * columns as f64 - 10.0,
            GAP * 2.0 + pitch.1 * rows as f64 - 10.0,
            brush.label("label-inventory"),
        );
        for (place, card) in cards.iter().enumerate() {
            let (x, y) = ((place % columns) as f64, (place / columns) as f64);
            let face =
                card::face(card, Size::Full).label(format!("{}: {}", card.id, spoken_card(brush, card)));
            scene.push(face.at(GAP + x * pitch.0, GAP + y * pitch.1));
        }
        Some(scene)
    }
}

/// All that the parts of a picture need to know.
struct Drawer<'v> {
    game: &'v Pixies,
    view: &'v View,
    brush: &'v Brush<'v>,
    /// The move to be shown as if it were made, or the only highlighted one.
    preview: Option<Move>,
    /// Highlighted moves and places, as names of cards and `seat:space`.
    marks: Vec<String>,
}

impl<'v> Drawer<'v> {
    fn new(game: &'v Pixies, view: &'v View, brush: &'v Brush<'v>) -> Drawer<'v> {
        let state = &view.state;
        let moves: Vec<Move> = brush.all_highlights().iter().filter_map(|name| name.parse().ok()).collect();
        let mut marks: Vec<String> = brush.all_highlights().to_vec();
        for choice in &moves {
            let Some(card) = view.cards.find(choice.card) else { continue };
            marks.push(choice.card.to_string());
            if let (Some(turn), true) = (state.turn(), state.display().contains(&card)) {
                let space = match choice.lay {
                    Lay::Floor(space) => space,
                    _ => view.cards.face(card).number,
                };
                marks.push(format!("{turn}:{space}"));
            }
        }
        let preview = match (brush.previewed().and_then(|text| text.parse().ok()), moves.as_slice()) {
            (Some(told), _) => Some(told),
            (None, [only]) => Some(*only),
            _ => None,
        };
        Drawer { game, view, brush, preview, marks }
    }

    fn state(&self) -> &State {
        &self.view.state
    }

    fn marked(&self, name: &str) -> bool {
        self.marks.iter().any(|mark| mark == name)
    }

    /// The seats in reading order: who looks (or sits first) first, then clockwise.
    fn seats(&self) -> Vec<Seat> {
        let count = self.view.seats;
        let first = self.brush.seat().map_or(0, |seat| seat as u8 % count.max(1));
        (0..count).map(|step| Seat((first + step) % count)).collect()
    }

    fn scene(&self, wide: f64, tall: f64) -> Scene {
        let round = self.state().round().to_string();
        let title = self.brush.label_with("label-title", &[("round", &round)]);
        Scene::new(wide, tall, title)
    }

    /// Grids around the open cards, the sheet beside them.
    fn wide(&self) -> Scene {
        let seats = self.seats();
        let panel = (Panel::WIDE, Panel::tall());
        let panels: Vec<Layers> =
            seats.iter().map(|&seat| Panel { drawer: self, seat, size: Size::Full }.node()).collect();
        if seats.len() == 2 {
            let middle = 2.0 * (WIDE + 10.0) + 38.0;
            let sheet = if self.brush.is_bare() { 0.0 } else { GAP + sheet::WIDE };
            let wide = 4.0 * GAP + 2.0 * panel.0 + middle + sheet;
            let mut scene = self.scene(wide, panel.1 + 2.0 * GAP);
            let mut panels = panels.into_iter();
            let mut x = GAP;
            if let Some(first) = panels.next() {
                scene.put(first.at(x, GAP));
            }
            x += panel.0 + GAP;
            scene.put(display::column(self, middle, panel.1).at(x, GAP));
            x += middle + GAP;
            if let Some(second) = panels.next() {
                scene.put(second.at(x, GAP));
            }
            x += panel.0 + GAP;
            if !self.brush.is_bare() {
                scene.push(sheet::sheet(self, sheet::WIDE).at(x, GAP));
            }
            return scene;
        }
        // The others above, whoever looks below on the left; the sheet fills the free place, or a column of its own.
        let columns = seats.len().div_ceil(2);
        let odd = seats.len() % 2 == 1;
        let band = TALL + 44.0;
        let sheet_column = if odd || self.brush.is_bare() { 0.0 } else { GAP + sheet::WIDE };
        let wide = 2.0 * GAP + columns as f64 * (panel.0 + GAP) - GAP;
        let tall = 2.0 * panel.1 + band + 4.0 * GAP;
        let mut scene = self.scene(wide + sheet_column, tall);
        let upper = GAP;
        let lower = upper + panel.1 + GAP + band + GAP;
        let column = |place: usize| GAP + place as f64 * (panel.0 + GAP);
        let bottom = seats.len() / 2;
        for (place, node) in panels.into_iter().enumerate() {
            // Reading order starts with who looks: he sits below, the next ones above, the last ones below again.
            let node = if place == 0 {
                node.at(column(0), lower)
            } else if place <= columns {
                node.at(column(place - 1), upper)
            } else {
                node.at(column(place - columns), lower)
            };
            scene.put(node);
        }
        let display = display::band(self, wide - 2.0 * GAP, band);
        scene.put(display.at(GAP, upper + panel.1 + GAP));
        if odd {
            scene.push(sheet::sheet(self, panel.0).at(column(bottom), lower));
        } else if !self.brush.is_bare() {
            scene.push(sheet::sheet(self, sheet::WIDE).at(wide, upper));
        }
        scene
    }

    /// One column: the open cards, the grid of who looks, the others two by two, the sheet.
    fn narrow(&self) -> Scene {
        let edge = 8.0;
        let room = NARROW - 2.0 * edge;
        let mut parts: Vec<(f64, f64, Layers)> = Vec::new();
        let mut y = edge;
        let band = display::narrow_tall(self);
        parts.push((edge, y, display::narrow(self, room, band)));
        y += band + edge;
        for (place, seat) in self.seats().into_iter().enumerate() {
            let (size, fit) =
                if place == 0 { (Size::Full, room) } else { (Size::Small, (room - edge) / 2.0) };
            let panel = Panel { drawer: self, seat, size };
            let scale = fit / Panel::WIDE;
            let x = if place > 0 && place % 2 == 0 { edge + fit + edge } else { edge };
            parts.push((x, y, panel.node().scale(scale)));
            if place % 2 == 0 || place + 1 == usize::from(self.view.seats) {
                y += Panel::tall() * scale + edge;
            }
        }
        if !self.brush.is_bare() {
            parts.push((edge, y, sheet::sheet(self, room).into()));
            y += sheet::tall(self) + edge;
        }
        let mut scene = self.scene(NARROW, y);
        for (x, y, part) in parts {
            scene.put(part.at(x, y));
        }
        scene
    }

    /// Where a ring around a card goes: just outside, so that the number stays readable.
    fn around() -> sign::Place {
        let out = 9.0;
        sign::Place::rect(-out, -out, WIDE + 2.0 * out, TALL + 2.0 * out)
    }

    /// The name of a seat.
    fn name(&self, seat: Seat) -> String {
        let numbered = || self.brush.label_with("label-seat", &[("number", &(seat.0 + 1).to_string())]);
        self.brush.name(seat.index()).map_or_else(numbered, str::to_owned)
    }
}
