//! What lies in front of one player.

use super::preview::{LIFT, TOKEN};
use super::{Drawer, GAP, ground, omen, row, tile};
use crate::handles::known_side;
use crate::hex::Hex;
use crate::path::{Path, TILES};
use crate::score;
use crate::state::Stage;
use crate::view::{PlayerView, TileView};
use crate::words::{element_key, spirit_key};
use sketch::{Ink, Layers, Node, Text, sign, symbol};
use table::Seat;

const HEAD: f64 = 54.0;
const FOOT: f64 = 46.0;
const ROW: f64 = 52.0;

/// The panel of one player.
pub(super) struct Panel<'d> {
    drawer: &'d Drawer<'d>,
    seat: usize,
    player: &'d PlayerView,
    width: f64,
}

impl<'d> Panel<'d> {
    pub(super) fn new(drawer: &'d Drawer<'d>, seat: usize, width: f64) -> Panel<'d> {
        Panel { drawer, seat, player: &drawer.view.players[seat], width }
    }

    pub(super) fn drawer(&self) -> &'d Drawer<'d> {
        self.drawer
    }

    pub(super) fn seat(&self) -> usize {
        self.seat
    }

    /// The tile that lies on a place.
    pub(super) fn tile_at(&self, at: Hex) -> Option<&'d TileView> {
        self.player.path.iter().find(|shown| shown.at == at)
    }

    fn stage(&self) -> Stage {
        self.drawer.view.stage
    }

    /// Free places are shown to whoever builds here.
    fn builds(&self) -> bool {
        self.stage() == Stage::Paths && self.drawer.brush.seat() == Some(self.seat) && !self.player.finished
    }

    fn has_path(&self) -> bool {
        !matches!(self.stage(), Stage::Elements | Stage::Draft | Stage::Omens)
    }

    /// Rows of tiles to show: stack and hand, as far as they are used now.
    fn tile_rows(&self) -> usize {
        match self.stage() {
            Stage::Draft => 2,
            Stage::Omens | Stage::Paths | Stage::Elements => 1,
            _ => 0,
        }
    }

    fn has_omens(&self) -> bool {
        self.drawer.game.options().omens && self.stage() != Stage::Elements
    }

    fn path_height(&self) -> f64 {
        if self.has_path() { (self.width * 0.72).clamp(230.0, 320.0) } else { 0.0 }
    }

    pub(super) fn height(&self) -> f64 {
        let rows = self.tile_rows() as f64 * ROW;
        let omens = if self.has_omens() { self.omens_height() } else { 0.0 };
        HEAD + self.path_height() + rows + omens + if self.has_path() { FOOT } else { 10.0 }
    }

    fn omens_height(&self) -> f64 {
        omen::height(self.drawer, self.seat, self.width - GAP * 2.0)
    }

    /// The panel, its top left at the origin.
    pub(super) fn draw(&self, height: f64) -> Layers {
        let mut node = Node::group().with(ground(self.width, height));
        let waited = self.drawer.view.waiting.contains(Seat(self.seat as u8));
        if waited {
            node.push(
                Node::round_rect(1.5, 1.5, self.width - 3.0, height - 3.0, 11.0)
                    .stroke(Ink::seat(self.seat).edge(), 3.0),
            );
        }
        let won = self.won();
        if won {
            node.push(
                Node::round_rect(2.5, 2.5, self.width - 5.0, height - 5.0, 10.0).stroke(Ink::Gold, 5.0),
            );
        }
        node.push(self.head(waited));
        let mut all = Layers::of(node);
        let mut y = HEAD;
        if self.has_path() {
            let spare = height - self.height();
            let tall = self.path_height() + spare.max(0.0);
            all.put(self.path(tall).at(0.0, y));
            y += tall;
        }
        if self.stage() == Stage::Draft {
            let stack = (self.player.stack, self.player.stack_size);
            all.put(self.tiles("label-stack", ["stack", "stack"], stack).at(GAP, y));
            y += ROW;
        }
        if self.tile_rows() > 0 {
            let hand = (self.player.hand, self.player.hand_size);
            all.put(self.tiles("label-hand", ["hand", "tile"], hand).at(GAP, y));
            y += ROW;
        }
        if self.has_omens() {
            all.put(omen::row(self.drawer, self.seat, self.width - GAP * 2.0).at(GAP, y + 4.0));
            y += self.omens_height();
        }
        if self.has_path() {
            all.push(Node::line((GAP, y), (self.width - GAP, y)).stroke(Ink::Grid, 1.2).hidden());
            let points = self.points();
            let count = if self.has_omens() { 6 } else { 5 };
            let sheet = row::score(self.drawer, &points[..count], self.width - GAP * 2.0, won);
            all.push(sheet.at(GAP, y + FOOT / 2.0));
        }
        all.named(|panel| panel.data("seat", self.seat.to_string()))
    }

    fn head(&self, waited: bool) -> Node {
        let hue = Ink::seat(self.seat);
        let mut node = Node::group();
        node.push(symbol::seat(self.seat).scale(28.0).at(GAP + 12.0, HEAD / 2.0));
        let room = self.width * 0.46 - 24.0 - (GAP + 34.0);
        let name = sketch::glyph::fit(&self.drawer.name(self.seat), 17.0, true, room);
        node.push(Text::at(GAP + 34.0, HEAD / 2.0 - 2.0, name).size(17.0).serif().bold().fill(hue.text()));
        let below = match self.player.element {
            Some(element) => self.drawer.brush.label(element_key(element)),
            None if waited => self.drawer.brush.label("label-choosing"),
            None => String::new(),
        };
        node.push(Text::at(GAP + 34.0, HEAD / 2.0 + 16.0, below).size(13.0).fill(Ink::Muted));
        if let Some(element) = self.player.element {
            node.push(tile::small_tile(element, 20.0).at(self.width * 0.46, HEAD / 2.0));
        }
        let gifts = self.player.gifts;
        let label = self.drawer.brush.label_with("label-gifts", &[("count", &gifts.to_string())]);
        node.push(row::gifts(gifts).at(self.width - GAP + 2.0, HEAD / 2.0 - 7.0).label(label));
        node.push(Text::centred(self.width - GAP - 100.0, HEAD / 2.0, 17.0, gifts.to_string()).figures());
        node
    }

    fn tiles(
        &self,
        key: &str,
        [prefix, place]: [&str; 2],
        (known, count): (Option<crate::element::Tiles>, u8),
    ) -> Layers {
        let title = Text::centred(26.0, ROW / 2.0, 13.0, self.drawer.brush.label(key)).fill(Ink::Muted);
        if self.player.finished {
            let words = self.drawer.brush.label("label-finished");
            return Layers::of(Text::at(0.0, ROW / 2.0 + 5.0, words).size(14.0).fill(Ink::Muted));
        }
        let row = match known {
            Some(tiles) => row::tiles(self.drawer, tiles, prefix, place),
            None => row::backs(count).into(),
        };
        Layers::of(Node::group().with(title)).with(row.at(58.0, ROW / 2.0))
    }

    /// The path, scaled to its room.
    fn path(&self, height: f64) -> Layers {
        let mut laid = Path::default();
        for shown in &self.player.path {
            laid.lay(shown.at, shown.tile);
        }
        let rim: Vec<Hex> =
            if self.builds() && laid.len() < TILES { laid.rim().iter().collect() } else { Vec::new() };
        let places = laid.places().iter().chain(&rim);
        let points: Vec<(f64, f64)> = places.map(|&at| tile::centre(at)).collect();
        let span = |pick: fn(&(f64, f64)) -> f64, radius: f64| {
            let low = points.iter().map(pick).fold(f64::MAX, f64::min);
            let high = points.iter().map(pick).fold(f64::MIN, f64::max);
            if points.is_empty() {
                (0.0, radius * 2.0)
            } else {
                (f64::midpoint(low, high), high - low + radius * 2.0)
            }
        };
        let (cx, wide) = span(|point| point.0, tile::RADIUS * 0.866);
        let (cy, tall) = span(|point| point.1, tile::RADIUS);
        let scale = ((self.width - GAP * 2.0) / wide).min((height - 16.0) / tall).min(1.0);
        let mut all = Layers::new();
        for at in rim {
            all.put(self.free_place(at));
        }
        for shown in &self.player.path {
            all.put(self.tile(shown));
        }
        all.at(-cx, -cy).scale(scale).at(self.width / 2.0, height / 2.0)
    }

    fn free_place(&self, at: Hex) -> Layers {
        let (x, y) = tile::centre(at);
        let node = Node::path(tile::outline(tile::RADIUS - 5.0))
            .fill(Ink::Moss.veil(0.35))
            .drawn(sketch::Stroke::new(Ink::Grid, 1.3).dashed([4.0, 4.0]))
            .with(Text::centred(0.0, 0.0, 12.0, at.to_string()).figures().fill(Ink::Muted));
        let label = self.drawer.brush.label_with("label-place", &[("at", &at.to_string())]);
        self.signed(node, at, label, None).at(x, y)
    }

    fn tile(&self, shown: &TileView) -> Layers {
        let (x, y) = tile::centre(shown.at);
        // The tile is drawn once and used often: its outline says here what a hand can hit.
        let outline = sign::Place::of(tile::outline(tile::RADIUS));
        let mut node = Node::group().with(sign::area(&outline)).with(tile::tile(shown.tile));
        if let Some(spirit) = shown.spirit {
            node.push(tile::token(spirit.motif, spirit.down, spirit.gift, TOKEN).at(0.0, LIFT));
        }
        let coordinates = Text::at(0.0, tile::RADIUS * 0.69, shown.at.to_string());
        node.push(coordinates.size(10.5).middle().figures().halo(tile::ink(shown.tile).soft(), 3.0));
        self.signed(node, shown.at, self.words(shown), Some(shown)).at(x, y)
    }

    fn words(&self, shown: &TileView) -> String {
        let brush = self.drawer.brush;
        let at = shown.at.to_string();
        let tile = brush.label(element_key(shown.tile));
        let two = [("at", at.as_str()), ("tile", tile.as_str())];
        match shown.spirit {
            None => brush.label_with("label-tile", &two),
            Some(spirit) if spirit.down => brush.label_with("label-tile-down", &two),
            Some(spirit) => {
                let motif = spirit.motif.map(|motif| brush.label(spirit_key(motif))).unwrap_or_default();
                brush.label_with("label-tile-spirit", &[two[0], two[1], ("spirit", &motif)])
            }
        }
    }

    /// Points by part, as far as the viewer knows them.
    fn points(&self) -> [u32; 6] {
        let kit = self.drawer.game.kit();
        score::points(kit, &known_side(kit, self.player))
    }

    /// Is it over, and has nobody more points?
    fn won(&self) -> bool {
        let total = |seat: usize| -> u32 { Panel::new(self.drawer, seat, self.width).points().iter().sum() };
        self.stage() == Stage::Over
            && (0..self.drawer.view.players.len()).all(|other| total(other) <= total(self.seat))
    }
}
