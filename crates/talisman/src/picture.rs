//! The picture of a table: the board with everybody's figures, what is rolled and fought for, and what each one has.
//!
//! Handles: every space (`space:O5`), every figure that stands on the board (`seat:2`), and cards whose faces can be seen
//! (`card:drag.2`). Rings, the mark of the last move and previews are laid over the picture. Besides handles a space may
//! be highlighted by its name (`O5`). Parts carry `data-space`, `data-seat` and `data-card` for pages.

mod board;
mod card_face;
mod figure;
mod key;
mod mark;
mod matter;
mod pen;
mod scenery;
mod space;
mod tray;

use crate::components::{CardId, CharacterId};
use crate::language::SpaceId;
use crate::moves::Move;
use crate::secrets::View;
use crate::state::Phase;
use crate::talisman::Talisman;
use board::Board;
use sketch::{Brush, Layers, Node, Picture, Scene, sign};
use table::{Forms, Seat};

pub use card_face::{CARD_SIZE, card_face};

/// The width of a picture for a narrow screen.
const NARROW: f64 = 360.0;
/// The length of a side of the board on a wide one.
const BOARD: f64 = 760.0;
/// The width of the tray beside it.
const TRAY: f64 = 400.0;
/// The space between parts, and around all.
const GAP: f64 = 14.0;

impl Picture<View> for Talisman {
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene {
        let drawer = Drawer::new(self, view, brush);
        if brush.is_compact() { drawer.narrow() } else { drawer.wide() }
    }

    fn inventory_picture(&self, brush: &Brush<'_>) -> Option<Scene> {
        Some(inventory(self, brush))
    }
}

/// Every card of the box once.
fn inventory(game: &Talisman, brush: &Brush<'_>) -> Scene {
    let columns = 12;
    let names: Vec<_> = game.kit().names().map(|(_, entry)| entry).collect();
    let rows = names.len().div_ceil(columns);
    let pitch = (CARD_SIZE.0 + 8.0, CARD_SIZE.1 + 8.0);
    let size = (GAP * 2.0 + pitch.0 * columns as f64 - 8.0, GAP * 2.0 + pitch.1 * rows as f64 - 8.0);
    let mut scene = Scene::new(size.0, size.1, brush.label("label-inventory"));
    for (n, entry) in names.into_iter().enumerate() {
        let name = brush.label(&format!("card-{}", entry.key));
        let face = card_face(entry, &name).label(tray::spoken(brush, entry, &name));
        scene.push(face.at(GAP + (n % columns) as f64 * pitch.0, GAP + (n / columns) as f64 * pitch.1));
    }
    scene
}

/// All that the parts of a picture need to know.
struct Drawer<'v> {
    game: &'v Talisman,
    view: &'v View,
    brush: &'v Brush<'v>,
    /// The names of all characters, to find initials that tell them apart.
    characters: Vec<String>,
    /// The move to be shown as if it were made.
    preview: Option<Move>,
    /// Who would make it.
    mover: Option<Seat>,
}

impl<'v> Drawer<'v> {
    fn new(game: &'v Talisman, view: &'v View, brush: &'v Brush<'v>) -> Drawer<'v> {
        let characters =
            game.kit().characters().iter().map(|entry| brush.label(&format!("character-{}", entry.key)));
        let looks = brush.seat().map(|seat| Seat(seat as u8)).filter(|seat| seat.0 < game.setup.seats);
        Drawer {
            game,
            view,
            brush,
            characters: characters.collect(),
            preview: brush.previewed().and_then(|text| game.read_move(text).ok()),
            mover: looks.or_else(|| Some(view.state().active())),
        }
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.game.setup.seats;
        (0..seats).map(Seat)
    }

    /// The seat that looks, if it plays.
    fn looker(&self) -> Option<Seat> {
        self.brush.seat().map(|seat| Seat(seat as u8)).filter(|seat| seat.0 < self.game.setup.seats)
    }

    /// Is there room beside the board for the faces of everybody's cards?
    fn has_room(&self) -> bool {
        !self.brush.is_compact() && self.game.setup.seats <= 4
    }

    fn is_active(&self, seat: Seat) -> bool {
        let turn = &self.view.state().turn;
        turn.phase != Phase::Setup && !turn.over && turn.active == seat
    }

    fn is_active_space(&self, space: SpaceId) -> bool {
        let state = self.view.state();
        let side = state.side(state.active());
        self.is_active(state.active()) && side.is_alive() && side.space == space
    }

    fn name(&self, seat: Seat) -> String {
        let numbered = || self.brush.label_with("label-player", &[("number", &(seat.0 + 1).to_string())]);
        self.brush.name(seat.index()).map_or_else(numbered, str::to_owned)
    }

    /// The name of a player's character; nothing before there is one.
    fn character(&self, seat: Seat) -> String {
        let character = self.view.state().side(seat).character();
        character.and_then(|character| self.characters.get(character.index()).cloned()).unwrap_or_default()
    }

    fn initials(&self, character: CharacterId) -> String {
        self.characters
            .get(character.index())
            .map(|name| figure::initials(name, &self.characters))
            .unwrap_or_default()
    }

    fn card_name(&self, card: CardId) -> String {
        self.brush.label(&format!("card-{}", self.game.kit().entry(card).key))
    }

    /// A card whose face can be seen: named, and with its ring if it is highlighted.
    fn card(&self, card: CardId, art: Node, (wide, tall): (f64, f64)) -> Layers {
        let kit = self.game.kit();
        let handle = format!("card:{}", kit.face(card).code);
        let label = tray::spoken(self.brush, kit.entry(card), &self.card_name(card));
        let code = kit.face(card).code.to_string();
        let mut part =
            Layers::of(Node::group().with(art).data("card", code).handle(handle.clone()).button(label));
        let place = sign::Place::rect(-3.0, -3.0, wide + 6.0, tall + 6.0);
        if self.brush.was_last(&handle) {
            part.lay_over(sign::last(&place));
        }
        if self.brush.highlights(&handle) {
            part.lay_over(sign::legal(&place));
        }
        part
    }

    fn scene(&self, wide: f64, tall: f64) -> Scene {
        Scene::new(wide, tall, self.brush.label("label-picture")).describe(matter::headline(self))
    }

    /// The board on the left, the trays on the right.
    fn wide(&self) -> Scene {
        let board = Board::new(BOARD);
        let x = GAP * 2.0 + board.side() + 10.0;
        let mut y = GAP;
        let mut parts = Vec::new();
        for (part, tall) in self.trays(TRAY) {
            parts.push(part.at(x, y));
            y += tall + 10.0;
        }
        let decks = tray::decks(self, TRAY);
        let tall = (y + decks.1 + GAP).max(board.side() + GAP * 2.0);
        let mut scene = self.scene(x + TRAY + GAP, tall);
        scene.put(board.draw(self).at(GAP, GAP));
        for part in parts {
            scene.put(part);
        }
        let foot = tall - GAP - decks.1;
        scene.push(decks.0.at(x, foot));
        // Where there is room left, it explains the marks.
        let key = key::draw(self, TRAY);
        if y + key.1 + 10.0 <= foot {
            scene.push(key.0.at(x, foot - key.1 - 10.0));
        }
        scene
    }

    /// One below the other: what goes on, the board, the own tray, the others.
    fn narrow(&self) -> Scene {
        let edge = 6.0;
        let board = Board::new(NARROW - 8.0);
        let mut trays = self.trays(NARROW - edge * 2.0).into_iter();
        let mut parts = Vec::new();
        let mut y = edge;
        if let Some((first, tall)) = trays.next() {
            parts.push(first.at(edge, y));
            y += tall + edge + 3.0;
        }
        parts.push(board.draw(self).at(4.0, y));
        y += board.side() + edge + 4.0;
        for (part, tall) in trays {
            parts.push(part.at(edge, y));
            y += tall + edge;
        }
        let decks = tray::decks(self, NARROW - edge * 2.0);
        parts.push(Layers::of(decks.0).at(edge, y));
        y += decks.1 + edge;
        let mut scene = self.scene(NARROW, y);
        for part in parts {
            scene.put(part);
        }
        scene
    }

    /// What goes on, the tray of who looks, the others in turn order; with their heights.
    fn trays(&self, wide: f64) -> Vec<(Layers, f64)> {
        let mut all = vec![matter::draw(self, wide)];
        let first = self.looker().unwrap_or(Seat(0));
        for seat in self.game.from(first) {
            let own = self.looker() == Some(seat);
            all.push(tray::player(self, seat, own, wide));
        }
        all
    }
}
