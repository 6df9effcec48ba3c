//! Cards: the face with number, colour symbol, being and symbols; the back, which is forest floor.

use crate::card::{Card, colours};
use crate::picture::being::being;
use crate::picture::palette::{emblem, emblems, hues};
use sketch::{Ink, Motif, Node, Path, Text, Texture, symbol};

/// The size of a card in its own units.
pub(crate) const WIDE: f64 = 84.0;
pub(crate) const TALL: f64 = 112.0;
/// How round its corners are.
const ROUND: f64 = 8.0;

/// How large a card will be on the screen: small ones get larger type, and a being that stands back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    Full,
    Small,
}

/// The face of a card with its top left corner at the origin.
pub(crate) fn face(card: &Card, size: Size) -> Node {
    let (first, second) = hues(card);
    let mut face = Node::group().with(ground(first, second));
    let chips = chips(card, size);
    // The being stands above the symbols, and steps back where there are many.
    let room = TALL - 12.0 - chips.iter().map(|chip| chip.1).sum::<f64>();
    let (being_size, left) = match (size, chips.len()) {
        (Size::Full, 0) => (0.7, 52.0),
        (Size::Full, 1) => (0.64, 51.0),
        (Size::Full, _) => (0.44, 44.0),
        (Size::Small, 0) => (0.62, 56.0),
        (Size::Small, 1) => (0.5, 58.0),
        (Size::Small, _) => (0.0, 0.0),
    };
    if being_size > 0.0 {
        let feet = 48.0 * being_size;
        let middle = (room - feet + 3.0).min(TALL * 0.55);
        face.push(being(card).scale(being_size).at(left, middle));
    }
    face.push(corner(card, size, first));
    let mut foot = TALL - 6.0;
    for (chip, tall) in chips.into_iter().rev() {
        foot -= tall;
        face.push(chip.at(WIDE / 2.0, foot + tall / 2.0));
    }
    let name = match size {
        Size::Full => "face",
        Size::Small => "face-small",
    };
    Node::group().with(Node::shared(format!("{name}-{}", card.id), face))
}

/// The ground of a face: one colour, or two that meet on the diagonal.
fn ground(first: Ink, second: Ink) -> Node {
    let sheet = Node::round_rect(0.0, 0.0, WIDE, TALL, ROUND).fill(first.soft());
    let mut ground = Node::group().with(sheet);
    if first != second && first != Ink::Joker {
        let half = Path::start(WIDE, 0.0).line_to(WIDE, TALL).line_to(0.0, TALL).close();
        let half = Node::path(half).fill(second.soft()).clip(Path::rect(0.0, 0.0, WIDE, TALL, ROUND));
        ground.push(half);
    }
    if first == Ink::Joker {
        // All four colours along the rim.
        let rim = [Ink::Blue, Ink::Green, Ink::Yellow, Ink::Red];
        for (part, ink) in rim.into_iter().enumerate() {
            let band = Node::rect(part as f64 * WIDE / 4.0, TALL - 7.0, WIDE / 4.0, 7.0).fill(ink);
            ground.push(band.clip(Path::rect(0.0, 0.0, WIDE, TALL, ROUND)));
        }
    }
    let inset = 1.25;
    let rim = |ink: Ink| {
        Node::round_rect(inset, inset, WIDE - 2.0 * inset, TALL - 2.0 * inset, ROUND - 1.0)
            .stroke(ink.edge(), 2.5)
    };
    if first != second && first != Ink::Joker {
        let upper = Path::polygon([(0.0, 0.0), (WIDE, 0.0), (0.0, TALL)]);
        let lower = Path::polygon([(WIDE, 0.0), (WIDE, TALL), (0.0, TALL)]);
        ground.push(rim(first).clip(upper));
        ground.push(rim(second).clip(lower));
    } else {
        ground.push(rim(first));
    }
    ground
}

/// The number, and below it the symbol of each colour.
fn corner(card: &Card, size: Size, ink: Ink) -> Node {
    let (type_size, emblem_size) = match size {
        Size::Full => (31.0, 20.0),
        Size::Small => (40.0, if card.colours.count_ones() == 2 { 22.0 } else { 27.0 }),
    };
    let base = 5.0 + type_size * 0.78;
    let number = Text::at(7.0, base, card.number.to_string()).size(type_size).serif().bold().figures();
    let mut corner = Node::group().with(number.fill(ink.text()));
    let emblems = emblems(card.colours);
    let pair = emblems.len() > 1;
    for (place, emblem) in emblems.into_iter().enumerate() {
        // One stands below the number, two beside it: below there are two rows of symbols.
        let (x, y) = if pair {
            (9.0 + type_size * 0.66 + emblem_size * (0.5 + 0.92 * place as f64), base - type_size * 0.34)
        } else {
            (7.0 + type_size * 0.31, base + 4.0 + emblem_size * 0.5)
        };
        corner.push(emblem.scale(emblem_size).at(x, y));
    }
    corner
}

/// Spirals and crosses at the foot, a row each, as sign, amount and symbol: the rows and their heights.
fn chips(card: &Card, size: Size) -> Vec<(Node, f64)> {
    let kit = match size {
        Size::Full => Kit { type_size: 17.0, icon: 16.0, gap: 2.0 },
        Size::Small => Kit { type_size: 26.0, icon: 24.0, gap: 2.0 },
    };
    let mut rows = Vec::new();
    let mut row = |sign: &str, amount: u8, icon: Node, each: Option<Node>| {
        if amount > 0 {
            let mut row = Row { kit, parts: Vec::new(), wide: 0.0 };
            row.text(format!("{sign}{amount}"), Ink::Ink);
            row.icon(icon);
            if let Some(each) = each {
                row.text("/".to_owned(), Ink::Muted);
                row.icon(each);
            }
            rows.push(row.node());
        }
    };
    let spiral = || symbol::spiral(Ink::Green.text());
    let cross = || symbol::cross(Ink::Danger);
    let colour = |set: u8| colours(set).next().map(emblem);
    row("+", card.spirals, spiral(), None);
    row("−", card.crosses, cross(), None);
    row("+", u8::from(card.spiral_each != 0), spiral(), colour(card.spiral_each));
    row("−", u8::from(card.cross_each != 0), cross(), colour(card.cross_each));
    row("+", card.floor_spirals, spiral(), Some(floor_icon()));
    rows
}

/// A tiny face-down card: bare forest floor.
pub(crate) fn floor_icon() -> Node {
    let art = Node::round_rect(-34.0, -44.0, 68.0, 88.0, 10.0)
        .fill(Ink::WoodRed)
        .stroke(Ink::WoodRed.edge(), 7.0)
        .with(symbol::leaf().scale(50.0));
    Node::shared("floor-icon", art).scale(0.01)
}

#[derive(Clone, Copy)]
struct Kit {
    type_size: f64,
    icon: f64,
    gap: f64,
}

/// A row of amounts and symbols that is centred at the foot of a card.
struct Row {
    kit: Kit,
    parts: Vec<(f64, Node)>,
    wide: f64,
}

impl Row {
    fn text(&mut self, words: String, ink: Ink) {
        let wide = sketch::glyph::width(&words, self.kit.type_size, true);
        let text = Text::centred(0.0, 0.0, self.kit.type_size, words).bold().figures().fill(ink);
        self.put(wide, text.into());
    }

    fn icon(&mut self, icon: Node) {
        self.put(self.kit.icon, Node::group().with(icon.scale(self.kit.icon)));
    }

    fn put(&mut self, wide: f64, node: Node) {
        self.parts.push((self.wide + wide / 2.0, node));
        self.wide += wide + self.kit.gap;
    }

    /// The row on a pale band, about the origin, and its height; squeezed if it would be wider than the card.
    fn node(self) -> (Node, f64) {
        let wide = self.wide - self.kit.gap;
        let room = WIDE - 12.0;
        let squeeze = (room / wide).min(1.0);
        let tall = self.kit.icon + 4.0;
        let band = Node::round_rect(-room / 2.0 - 1.0, -tall / 2.0 + 0.5, room + 2.0, tall - 1.0, tall / 3.0)
            .fill(Ink::Card.veil(0.86));
        let row: Node = self.parts.into_iter().map(|(x, part)| part.at(x - wide / 2.0, 0.0)).collect();
        (Node::group().with(band).with(row.scale(squeeze)), tall)
    }
}

/// The back of a card: forest floor.
pub(crate) fn back() -> Node {
    let litter = Texture::new(Motif::Leaves, Ink::WoodRed.soft(), Ink::WoodRed.text()).sized(0.85);
    let leaf = |x: f64, y: f64, size: f64, turn: f64| symbol::leaf().scale(size).turn(turn).at(x, y);
    let art = Node::group()
        .with(Node::round_rect(0.0, 0.0, WIDE, TALL, ROUND).fill(litter))
        .with(leaf(29.0, 32.0, 24.0, -30.0))
        .with(leaf(57.0, 58.0, 27.0, 80.0))
        .with(
            Node::round_rect(1.25, 1.25, WIDE - 2.5, TALL - 2.5, ROUND - 1.0)
                .stroke(Ink::WoodRed.edge(), 2.5),
        );
    Node::group().with(Node::shared("back", art))
}

/// The deck: a few backs in a heap, with the number of cards.
pub(crate) fn deck(cards: u8) -> Node {
    let mut heap = Node::group().with(shadow().at(6.0, 6.0));
    for lift in 0..3_u8 {
        heap.push(back().at(6.0 - 3.0 * f64::from(lift), 6.0 - 3.0 * f64::from(lift)));
    }
    heap.with(Node::circle(WIDE / 2.0, TALL / 2.0, 21.0).fill(Ink::Card).stroke(Ink::WoodRed.edge(), 2.5))
        .with(Text::centred(WIDE / 2.0, TALL / 2.0, 22.0, cards.to_string()).serif().bold().figures())
}

/// The soft shadow of a card.
pub(crate) fn shadow() -> Node {
    Node::round_rect(1.5, 2.5, WIDE, TALL, ROUND).fill(Ink::Shadow.veil(0.2))
}
