//! The board as a picture.
//!
//! Handles: every place (`cell:e5`), and for a seat that looks the ways to lay a card (`card:e`, `card:-ne`).
//!
//! What a [`Brush`] can highlight:
//!
//! | name | drawn as |
//! |---|---|
//! | a handle, `cell:e5` or `card:ne` | a soft ring |
//! | `legal` | a soft ring on every place where the player to move may lay a card |
//! | a place, `e5` | the strong ring of the keyboard |
//! | a move, `e5:ne` or `c4-se` | the card at 60 %, with its most important effect beside it |
//!
//! In phase one the places of the player to move are ringed anyway, unless the other one looks or the page does it. Every place is a group
//! with `data-cell`; to a player who has to break a connection, its open cards have the striped edge of danger; while the
//! frame floats, all places that can still be part of it are shown. Signs and previews are laid over the picture.

mod frame;
mod palette;
mod tile;
mod tracks;

use crate::speech::{card_name, cell_handle, line_name};
use crate::{Board, Cell, KrummePfade, Line, Move, Phase, View};
use sketch::sign::{self, Place};
use sketch::{Brush, Ink, Node, Picture, Scene, Text, symbol};
use table::{Arg, Phrase, Rules, Seat, Speech};

/// The side of a card.
const SIDE: f64 = 100.0;
/// The type of the words beside a preview.
const EFFECT_SIZE: f64 = 15.0;

/// Where things lie in the picture.
#[derive(Clone, Copy)]
struct Layout {
    /// First and last column and row that are shown.
    columns: (u8, u8),
    rows: (u8, u8),
    /// From the rim of the picture to the first card, in the north and west, where the names are.
    margin: f64,
    /// From the last card to the rim, in the south and east.
    rim: f64,
    compact: bool,
}

impl Layout {
    fn new(view: &View, compact: bool) -> Layout {
        let frame = &view.frame;
        Layout {
            columns: (frame.columns.first, frame.columns.last),
            rows: (frame.rows.first, frame.rows.last),
            margin: if compact { 62.0 } else { 76.0 },
            rim: 44.0,
            compact,
        }
    }

    fn width(&self) -> f64 {
        SIDE * f64::from(self.columns.1 + 1 - self.columns.0)
    }

    fn height(&self) -> f64 {
        SIDE * f64::from(self.rows.1 + 1 - self.rows.0)
    }

    /// The top left corner of a place.
    fn corner(&self, cell: Cell) -> (f64, f64) {
        let across = f64::from(cell.column()) - f64::from(self.columns.0);
        let down = f64::from(cell.row()) - f64::from(self.rows.0);
        (self.margin + SIDE * across, self.margin + SIDE * down)
    }

    /// The outline of a card, for signs.
    fn place(&self, cell: Cell) -> Place {
        let (x, y) = self.corner(cell);
        Place::cell(x + 1.0, y + 1.0, SIDE - 2.0)
    }

    /// Is this place shown at all?
    fn shows(&self, cell: Cell) -> bool {
        (self.columns.0..=self.columns.1).contains(&cell.column())
            && (self.rows.0..=self.rows.1).contains(&cell.row())
    }

    fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        (self.rows.0..=self.rows.1).flat_map(|row| {
            (self.columns.0..=self.columns.1).filter_map(move |column| Cell::new(column, row))
        })
    }

    /// Too narrow for one line of words below the board?
    fn narrow(&self) -> bool {
        // Larger type needs more room for the same words.
        self.width() + self.margin + self.rim <= if self.compact { 760.0 } else { 640.0 }
    }

    /// Room below the board for the two sides and what is going on.
    fn foot(&self) -> f64 {
        if self.narrow() { 78.0 } else { 54.0 }
    }
}

impl Picture<View> for KrummePfade {
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene {
        let layout = Layout::new(view, brush.is_compact());
        let rims = layout.margin + layout.rim;
        let (width, height) = (layout.width() + rims, layout.height() + rims);
        let cards = palette::cards(view, brush);
        let (wider, taller) = palette::room(&layout, cards);
        let mut scene = Scene::new(width + wider, height + layout.foot() + taller, brush.label("title"))
            .describe(self.summary(view, brush))
            .with(frame::ground(&layout))
            .with(frame::bars(&layout, view, brush))
            .with(frame::names(&layout));
        let board = view.state.board();
        for cell in layout.cells() {
            scene.push(place(&layout, board, cell, brush));
        }
        for seat in Seat::all(2) {
            if let Some(route) = &view.connections[seat.index()] {
                scene.push(tracks::route(&layout, route));
            }
        }
        scene.push(self.foot(&layout, view, brush, height));
        let (x, y) = if layout.compact { (0.0, height + layout.foot()) } else { (width, 0.0) };
        scene.put(palette::draw(&layout, cards, brush).at(x, y));
        scene.lay_over(self.rings(&layout, view, brush));
        for cell in threatened(view, brush) {
            scene.lay_over(sign::danger(&layout.place(cell)).hidden());
        }
        scene.lay_over(self.marks(&layout, view, brush).hidden());
        scene
    }

    /// The ten ways in which a card can lie, with their spelling.
    fn inventory_picture(&self, brush: &Brush<'_>) -> Option<Scene> {
        let mut scene =
            Scene::new(790.0, 350.0, brush.label("title")).describe(brush.label("label-inventory"));
        let rows = [(&crate::Card::DOUBLES[..], 30.0), (&crate::Card::TRIPLES[..], 190.0)];
        for (cards, y) in rows {
            let left = 395.0 - 12.5 * (5.0 * cards.len() as f64 - 1.0);
            for (index, &card) in cards.iter().enumerate() {
                let x = left + 125.0 * index as f64;
                let art = Node::group()
                    .with(tile::card(card))
                    .with(Text::centred(SIDE / 2.0, SIDE + 20.0, 20.0, card.to_string()))
                    .label(words(brush, &card_name(card)));
                scene.push(art.at(x, y));
            }
        }
        Some(scene)
    }
}

/// A place: its card, or nothing yet.
fn place(layout: &Layout, board: &Board, cell: Cell, brush: &Brush<'_>) -> Node {
    let (x, y) = layout.corner(cell);
    let name = cell.to_string();
    let group = match board.card(cell) {
        Some(card) => {
            let face = words(brush, &card_name(card));
            let label = brush.label_with("label-card", &[("cell", &name), ("card", &face)]);
            Node::group().with(tile::card(card)).button(label)
        }
        None => Node::group().with(tile::empty()).button(brush.label_with("label-empty", &[("cell", &name)])),
    };
    group.at(x, y).data("cell", name).handle(cell_handle(cell))
}

impl KrummePfade {
    /// What a listener hears first.
    fn summary(&self, view: &View, brush: &Brush<'_>) -> String {
        let cards = u32::from(view.state.cards());
        let area = u32::from(self.area());
        let (done, key) = match view.phase {
            Phase::Laying => (cards, "label-laying"),
            Phase::Covering => (cards - area, "label-covering"),
            Phase::Alone => (cards - area, "label-alone"),
            Phase::Over => {
                let ending = view.state.end().map(|end| match end.winner() {
                    Some(seat) => {
                        brush.label_with("label-won", &[("line", &side(brush, seat)), ("rule", end.rule())])
                    }
                    None => brush.label("label-drawn"),
                });
                return ending.unwrap_or_default();
            }
        };
        brush.label_with(key, &[("cards", &done.to_string()), ("area", &area.to_string())])
    }

    /// Soft rings where the player to move may lay a card.
    fn rings(&self, layout: &Layout, view: &View, brush: &Brush<'_>) -> Node {
        let state = view.state();
        let waiting = self.waiting(state);
        let looks = !brush.is_bare() && brush.seat().is_none_or(|seat| waiting.contains(Seat(seat as u8)));
        let mut rings = Node::group();
        if waiting.is_empty() || !(brush.highlights("legal") || view.phase == Phase::Laying && looks) {
            return rings;
        }
        for cell in self.places(state) {
            let (x, y) = layout.corner(cell);
            rings.push(sign::legal(&Place::cell(x, y, SIDE)));
        }
        rings.hidden()
    }

    /// The last move, threats to whoever looks, the keyboard, previews.
    fn marks(&self, layout: &Layout, view: &View, brush: &Brush<'_>) -> Node {
        let mut marks = Node::group();
        let state = view.state();
        let at = |cell: Cell| layout.place(cell);
        let mover = state.declared().map_or(crate::state::other(state.turn()), crate::state::other);
        if brush.all_last().is_empty() {
            if let Some(cell) = view.position.last[mover.index() & 1] {
                marks.push(sign::last(&at(cell)));
            }
        } else {
            let told = layout.cells().filter(|&cell| brush.was_last(&cell_handle(cell)));
            for cell in told.filter(|&cell| state.board().card(cell).is_some()) {
                marks.push(sign::last(&at(cell)));
            }
        }
        for cell in layout.cells().filter(|&cell| brush.highlights(&cell_handle(cell))) {
            let (x, y) = layout.corner(cell);
            marks.push(sign::legal(&Place::cell(x, y, SIDE)));
        }
        if let Some(choice) = brush.previewed().and_then(|text| text.parse().ok()) {
            marks.push(self.preview(layout, view, choice, brush));
        }
        for name in brush.all_highlights() {
            if let Ok(cell) = name.parse::<Cell>() {
                if layout.shows(cell) {
                    marks.push(sign::focus(&at(cell)));
                }
            } else if let Ok(choice) = name.parse::<Move>() {
                marks.push(self.preview(layout, view, choice, brush));
            }
        }
        marks
    }

    /// A card at 60 %, with the route that it completes and its most important effect, as far as they may be told.
    fn preview(&self, layout: &Layout, view: &View, choice: Move, brush: &Brush<'_>) -> Node {
        let mut node = Node::group();
        let Move::Lay { cell, card, .. } = choice else { return node };
        if !layout.shows(cell) {
            return node;
        }
        let (x, y) = layout.corner(cell);
        let piece = tile::card(card).at(x, y);
        node.push(sign::preview_with(piece, self.effect(layout, view, choice, brush, (x, y))));
        let state = view.state();
        let legal = self.check(state, state.turn(), &choice).is_ok() && state.end().is_none();
        if legal && !self.keeps_silent(state) {
            let after = self.after(state, state.turn(), choice);
            for seat in Seat::all(2).filter(|seat| view.connections[seat.index()].is_none()) {
                if let Some(route) = self.route(&after, seat) {
                    node.push(sign::preview(tracks::route(layout, &route)));
                }
            }
        }
        node
    }

    /// The most important effect of a move, written below its card, and never beyond the rim of the picture.
    fn effect(
        &self,
        layout: &Layout,
        view: &View,
        choice: Move,
        brush: &Brush<'_>,
        (x, y): (f64, f64),
    ) -> Text {
        let state = view.state();
        let legal = self.check(state, state.turn(), &choice).is_ok() && state.end().is_none();
        let told = match legal {
            false => Vec::new(),
            true if self.keeps_silent(state) => self.effects(view, state.turn(), &choice),
            true => self.reasons(state, state.turn(), &choice),
        };
        let effect = told.into_iter().next().map(|phrase| words(brush, &phrase)).unwrap_or_default();
        let half = sketch::glyph::width(&effect, EFFECT_SIZE, true) * 0.64 + 4.0;
        let right = layout.width() + layout.margin + layout.rim - half;
        let middle = (x + SIDE / 2.0).min(right).max(half);
        Text::centred(middle, y + SIDE + 14.0, EFFECT_SIZE, effect).bold()
    }

    /// The two sides with their signs, whose turn it is, and how far the match has come.
    fn foot(&self, layout: &Layout, view: &View, brush: &Brush<'_>, top: f64) -> Node {
        let width = layout.width() + layout.margin + layout.rim;
        let size = match (layout.narrow(), layout.compact) {
            (true, false) => 17.0,
            (true, true) => 21.0,
            (false, true) => 22.0,
            (false, false) => 18.0,
        };
        let y = top + 22.0;
        let waiting = self.waiting(view.state());
        let winner = view.state().end().and_then(crate::End::winner);
        let mut foot = Node::group();
        for seat in Seat::all(2) {
            let hue = frame::hue(Line::of(seat));
            let words = side(brush, seat);
            // Fonts differ a little in width.
            let pad = sketch::glyph::width(&words, size, true) * 1.1 + 64.0;
            let x = if seat.0 == 0 { 16.0 } else { width - 16.0 - pad };
            let pill = Node::round_rect(x, y - 19.0, pad, 38.0, 19.0);
            if waiting.contains(seat) {
                foot.push(pill.fill(hue.soft()).stroke(hue.edge(), 2.0));
            } else if winner == Some(seat) {
                foot.push(pill.fill(Ink::Gold.soft()).stroke(Ink::Gold, 3.5));
            }
            foot.push(symbol::seat(seat.index()).scale(25.0).at(x + 25.0, y));
            foot.push(Text::centred(x + 25.0 + pad / 2.0 - 6.0, y, size, words).bold());
        }
        let summary = self.summary(view, brush);
        let y = if layout.narrow() { y + 34.0 } else { y };
        foot.push(Text::centred(width / 2.0, y, size, summary).fill(Ink::Muted));
        foot
    }
}

/// The cards that whoever looks has to cover to break the connection of the other one: those of its shortest route that
/// are not covered yet.
fn threatened(view: &View, brush: &Brush<'_>) -> Vec<Cell> {
    let state = view.state();
    let to_move = view.phase == Phase::Covering && brush.seat() == Some(state.turn().index());
    let route = view.connections[crate::state::other(state.turn()).index()].as_ref().filter(|_| to_move);
    let mut cells: Vec<Cell> = route.into_iter().flatten().map(|step| step.cell).collect();
    cells.retain(|&cell| !state.board().is_covered(cell));
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The side of a seat in words.
fn side(brush: &Brush<'_>, seat: Seat) -> String {
    words(brush, &line_name(seat))
}

/// A phrase put into words by the brush.
fn words(brush: &Brush<'_>, phrase: &Phrase) -> String {
    let args: Vec<(&str, String)> = phrase
        .args
        .iter()
        .map(|(name, arg)| {
            let text = match arg {
                Arg::Number(number) => number.to_string(),
                Arg::Text(text) => text.clone(),
                Arg::Seat(seat) => side(brush, *seat),
                Arg::Phrase(inner) => words(brush, inner),
                Arg::List(list) => {
                    list.iter().map(|inner| words(brush, inner)).collect::<Vec<_>>().join(", ")
                }
            };
            (*name, text)
        })
        .collect();
    let args: Vec<(&str, &str)> = args.iter().map(|(name, text)| (*name, text.as_str())).collect();
    brush.label_with(&phrase.key, &args)
}
