//! The grid of one player, with its name above and the points of the round below.

use super::Drawer;
use super::card::{self, Size, TALL, WIDE};
use super::palette::{emblem, ink};
use crate::grid::Grid;
use crate::group::Spaces;
use crate::moves::Lay;
use crate::names::spoken_card;
use crate::score::{Group, Tally, group_of, tally};
use crate::speech::{card_handle, space_handle};
use sketch::{Ink, Layers, Node, Path, Text, sign, symbol};
use table::Seat;

/// How far a face-down card peeks out beneath a pixie.
const PEEK: f64 = 7.0;
/// From space to space.
const PITCH: (f64, f64) = (WIDE + PEEK + 11.0, TALL + PEEK + 11.0);
/// The name above the grid, and the points below.
const HEAD: f64 = 38.0;
const FOOT: f64 = 34.0;
/// Around the grid.
const RIM: f64 = 12.0;

/// The panel of a seat.
pub(crate) struct Panel<'d> {
    pub(crate) drawer: &'d Drawer<'d>,
    pub(crate) seat: Seat,
    pub(crate) size: Size,
}

impl Panel<'_> {
    /// Its width.
    pub(crate) const WIDE: f64 = 3.0 * PITCH.0 - 11.0 + 2.0 * RIM;

    /// Its height.
    pub(crate) const fn tall() -> f64 {
        HEAD + 3.0 * PITCH.1 - 11.0 + FOOT + RIM
    }

    pub(crate) fn node(&self) -> Layers {
        let state = self.drawer.state();
        let grid = state.grid(self.seat);
        let cards = &self.drawer.view.cards;
        let now = tally(cards, grid, state.round());
        let group = group_of(cards, grid);
        // Gold: whose turn it is, or who has won.
        let totals = self.drawer.view.totals();
        let won = state.is_over() && totals.iter().max() == totals.get(self.seat.index());
        let turn = won || state.turn() == Some(self.seat);
        let rim = if turn { Ink::Gold.text() } else { Ink::Grid.into() };
        let ground = Node::round_rect(0.0, 0.0, Panel::WIDE, Panel::tall(), 14.0)
            .fill(Ink::CardAlt)
            .stroke(rim, if turn { 3.5 } else { 1.5 });
        let mut spaces = Layers::new();
        for space in 0..9 {
            spaces.push(Panel::space(grid, space));
        }
        if let Some(group) = group {
            spaces.push(Panel::outline(group));
        }
        for space in 0..9 {
            spaces.put(self.cards(grid, space));
        }
        let frame = Node::group().with(ground).with(self.head(turn, won)).with(self.foot(now, group));
        Layers::of(frame).with(spaces.at(RIM, HEAD)).named(|panel| panel.data("seat", self.seat.to_string()))
    }

    fn corner(space: usize) -> (f64, f64) {
        ((space % 3) as f64 * PITCH.0, (space / 3) as f64 * PITCH.1)
    }

    /// The empty place with its number.
    fn space(grid: &Grid, space: usize) -> Node {
        let (x, y) = Panel::corner(space);
        let place = Node::round_rect(x, y, WIDE, TALL, 8.0).fill(Ink::Moss);
        if grid.filled() & (1 << space) != 0 {
            return place;
        }
        let number = Text::centred(x + WIDE / 2.0, y + TALL / 2.0, 44.0, (space + 1).to_string());
        place.with(number.serif().figures().fill(Ink::Muted.veil(0.55)))
    }

    /// The largest group: one shape behind its cards, so that they stand together on their colour.
    fn outline(group: Group) -> Node {
        let hue = ink(group.colour);
        let grown = |grow: f64| -> Node {
            let mut parts = Node::group();
            for space in spaces(group.spaces) {
                let (x, y) = Panel::corner(space);
                let card = |x: f64, y: f64, wide: f64, tall: f64| {
                    Node::round_rect(x - grow, y - grow, wide + 2.0 * grow, tall + 2.0 * grow, 8.0 + grow)
                };
                parts.push(card(x, y, WIDE + PEEK, TALL + PEEK));
                if space % 3 < 2 && group.spaces & (1 << (space + 1)) != 0 {
                    parts.push(card(x, y, WIDE + PITCH.0, TALL + PEEK));
                }
                if space < 6 && group.spaces & (1 << (space + 3)) != 0 {
                    parts.push(card(x, y, WIDE + PEEK, TALL + PITCH.1));
                }
                let square = 0b1_1011 << space;
                if space % 3 < 2 && space < 6 && group.spaces & square == square {
                    // Nothing shows through where four cards meet.
                    parts.push(card(x, y, WIDE + PITCH.0, TALL + PITCH.1));
                }
            }
            parts
        };
        Node::group()
            .with(grown(6.0).fill(hue.edge()))
            .with(grown(4.4).fill(hue))
            .with(grown(0.8).fill(hue.edge()))
            .with(grown(-0.4).fill(hue.soft()))
            .data("part", "group")
    }

    /// What lies on a space: floor, pixie, or a pixie on floor.
    fn cards(&self, grid: &Grid, space: usize) -> Layers {
        let drawer = self.drawer;
        let cards = &drawer.view.cards;
        let (x, y) = Panel::corner(space);
        let place = sign::Place::rect(0.0, 0.0, WIDE, TALL);
        let mut node = Node::group().with(sign::area(&place));
        let mut words = Vec::new();
        let beneath = grid.beneath(space).map(|card| cards.face(card));
        let shift = if grid.validated() & (1 << space) != 0 { PEEK } else { 0.0 };
        if let Some(beneath) = beneath {
            node.push(card::shadow().at(shift, shift));
            node.push(card::back().at(shift, shift));
            if shift == 0.0 {
                node.push(self.caption(&beneath.id.to_string()));
            }
        }
        if let Some(pixie) = grid.pixie(space) {
            let face = cards.face(pixie);
            if shift == 0.0 {
                node.push(card::shadow());
            }
            node.push(card::face(face, self.size));
            words.push(spoken_card(drawer.brush, face));
        }
        if let Some(beneath) = beneath {
            let name = spoken_card(drawer.brush, beneath);
            words.push(drawer.brush.label_with("label-face-down", &[("card", &name)]));
        }
        if words.is_empty() {
            words.push(drawer.brush.label("label-empty"));
        }
        let label = drawer
            .brush
            .label_with("label-space", &[("space", &(space + 1).to_string()), ("holds", &words.join(", "))]);
        let handle = space_handle(self.seat, space + 1);
        let marked = drawer.marked(&format!("{}:{}", self.seat, space + 1)) || drawer.marked(&handle);
        let mut part = Layers::of(node.data("space", (space + 1).to_string()).handle(handle).button(label));
        if self.was_last(grid, space) {
            part.lay_over(sign::last(&place));
        }
        if let Some(preview) = self.preview(space) {
            part.lay_over(preview);
        }
        if marked {
            part.lay_over(sign::legal(&Drawer::around()));
        }
        part.at(x, y)
    }

    /// Was the last card laid here? As told, by space or by card; else as everybody can see, in each grid.
    fn was_last(&self, grid: &Grid, space: usize) -> bool {
        let brush = self.drawer.brush;
        if brush.all_last().is_empty() {
            return self.drawer.state().last(self.seat) == Some(space as u8 + 1);
        }
        let here = [grid.pixie(space), grid.beneath(space)];
        // A new round begins with empty grids.
        let taken = grid.filled() >> space & 1 == 1;
        taken && brush.was_last(&space_handle(self.seat, space + 1))
            || here
                .into_iter()
                .flatten()
                .any(|card| brush.was_last(&card_handle(self.drawer.view.cards.id(card).as_str())))
    }

    /// The one move that is shown, as it would lie here, with the points before and after.
    fn preview(&self, space: usize) -> Option<Node> {
        let drawer = self.drawer;
        let choice = drawer.preview?;
        let card = drawer.view.cards.find(choice.card)?;
        let face = drawer.view.cards.face(card);
        if drawer.state().turn() != Some(self.seat) || !drawer.state().display().contains(&card) {
            return None;
        }
        let here = match choice.lay {
            Lay::Floor(there) => usize::from(there) == space + 1,
            _ => face.home() == space,
        };
        if !here {
            return None;
        }
        let piece = match choice.lay {
            Lay::Only | Lay::Over => card::face(face, self.size),
            Lay::Floor(_) => card::back(),
            // Only what peeks out: the pixie stays on top.
            Lay::Under => {
                Node::group().with(card::back().at(2.0 * PEEK, 2.0 * PEEK)).clip(peeking(2.0 * PEEK))
            }
        };
        let state = drawer.state();
        let points = |grid: &Grid| tally(&drawer.view.cards, grid, state.round()).total();
        let after = drawer.game.grid_after(drawer.view, self.seat, &choice)?;
        let change = format!("{} → {}", points(state.grid(self.seat)), points(&after)).replace('-', "−");
        let size = if self.size == Size::Full { 22.0 } else { 30.0 };
        let effect = Text::centred(WIDE / 2.0, TALL * 0.55, size, change).bold().figures();
        Some(sign::preview_with(piece, effect))
    }

    /// Which card lies face down here.
    fn caption(&self, id: &str) -> Node {
        let size = if self.size == Size::Full { 15.0 } else { 20.0 };
        let wide = sketch::glyph::width(id, size, true) + 12.0;
        Node::round_rect(-wide / 2.0, -size * 0.7, wide, size * 1.4, 5.0)
            .fill(Ink::Card.veil(0.86))
            .with(Text::centred(0.0, 0.0, size, id).bold().fill(Ink::Muted))
            .at(WIDE / 2.0, TALL - 16.0)
    }

    fn head(&self, turn: bool, won: bool) -> Node {
        let drawer = self.drawer;
        let size = if self.size == Size::Full { 18.0 } else { 25.0 };
        let total = drawer.view.totals().get(self.seat.index()).copied().unwrap_or_default().to_string();
        let total_size = size * 1.2;
        let crown = Panel::WIDE - RIM - sketch::glyph::width(&total, total_size, true) - total_size * 0.8;
        let room = crown - total_size * 0.8 - RIM - size * 1.5;
        let name = sketch::glyph::fit(&drawer.name(self.seat), size, turn, room);
        let name = Text::at(RIM + size * 1.5, 26.0, name).size(size).serif();
        let name = if turn { name.bold() } else { name };
        let mut head = Node::group()
            .with(symbol::seat(self.seat.index()).scale(size * 1.2).at(RIM + size * 0.6, 20.0))
            .with(name)
            .with(Text::at(Panel::WIDE - RIM, 27.0, total).size(total_size).serif().bold().figures().end());
        if won {
            head.push(symbol::gold_dot().scale(total_size).at(crown, 20.0));
        }
        head
    }

    /// The points of this round: validated, spirals, crosses, group, floor.
    fn foot(&self, now: Tally, group: Option<Group>) -> Node {
        let flower_power = self.drawer.view.cards.flower_power();
        let parts = if flower_power { 5 } else { 4 };
        let size = match self.size {
            Size::Full => 16.0,
            Size::Small if flower_power => 18.5,
            Size::Small => 22.0,
        };
        let room = (Panel::WIDE - 2.0 * RIM) / f64::from(parts);
        let mut foot = Node::group();
        let icons = part_icons(group.map(|group| emblem(group.colour)));
        for (place, (icon, (name, points))) in icons.into_iter().zip(now.parts(flower_power)).enumerate() {
            let x = place as f64 * room + room / 2.0;
            let label = self.drawer.brush.label(part_key(name));
            let entry = Node::group()
                .with(icon.scale(size * 1.1).at(-size * 0.8, 0.0))
                .with(
                    Text::centred(size * 0.6, 0.0, size, points.to_string().replace('-', "−"))
                        .bold()
                        .figures(),
                )
                .at(x, 0.0)
                .label(format!("{label}: {points}"));
            foot.push(entry);
        }
        foot.at(RIM, Panel::tall() - FOOT / 2.0 - 3.0)
    }
}

/// The key of the words for a part of a round.
pub(crate) fn part_key(name: &str) -> &'static str {
    match name {
        "validated" => "part-validated",
        "spirals" => "part-spirals",
        "crosses" => "part-crosses",
        "colour_group" => "part-colour_group",
        _ => "part-face_down",
    }
}

/// The signs of the parts of a round, each in a box of side 1.
pub(crate) fn part_icons(group: Option<Node>) -> [Node; 5] {
    let card = |x: f64, y: f64| Node::round_rect(x, y, 44.0, 58.0, 7.0);
    let stacked = Node::group()
        .with(card(-10.0, -16.0).fill(Ink::WoodRed).stroke(Ink::WoodRed.edge(), 6.0))
        .with(card(-34.0, -42.0).fill(Ink::Card).stroke(Ink::Ink, 6.0))
        .with(
            Node::path(sketch::Path::start(-23.0, -14.0).line_to(-14.0, -4.0).line_to(0.0, -24.0))
                .stroke(Ink::Ink, 6.0),
        );
    let joined = Node::group()
        .with(Node::round_rect(-44.0, -40.0, 40.0, 40.0, 6.0))
        .with(Node::round_rect(4.0, -40.0, 40.0, 40.0, 6.0))
        .with(Node::round_rect(4.0, 4.0, 40.0, 40.0, 6.0))
        .fill(Ink::Muted)
        .stroke(Ink::Ink, 5.0);
    [
        Node::shared("icon-validated", stacked).scale(0.01),
        Node::group().with(symbol::spiral(Ink::Green.text())),
        Node::group().with(symbol::cross(Ink::Danger)),
        Node::group().with(group.unwrap_or_else(|| Node::shared("icon-group", joined).scale(0.01))),
        Node::group().with(card::floor_icon()),
    ]
}

/// What shows of a card that is shifted under another one.
fn peeking(by: f64) -> Path {
    Path::polygon([
        (by, TALL),
        (WIDE, TALL),
        (WIDE, by),
        (WIDE + by, by),
        (WIDE + by, TALL + by),
        (by, TALL + by),
    ])
}

/// The spaces of a set, counted from 0.
fn spaces(set: Spaces) -> impl Iterator<Item = usize> {
    (0..9).filter(move |space| set & (1 << space) != 0)
}
