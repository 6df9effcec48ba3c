//! What stands beside the board: stones, the pile, the hands.

use super::{CELL, core, face, hue};
use crate::handles::card_handle;
use crate::{Colour, Deck, Rotation, STONES, Stage, View};
use sketch::sign::{self, Place};
use sketch::{Brush, Ink, Layers, Node, Text, symbol};
use table::Seat;

/// How wide a column is.
const WIDTH: f64 = 270.0;

/// Something drawn, and its size.
pub(crate) struct Block {
    /// The drawing, from the origin to the right and down.
    pub(crate) node: Layers,
    /// Its width.
    pub(crate) width: f64,
    /// Its height.
    pub(crate) height: f64,
}

impl Block {
    fn column() -> Block {
        Block { node: Layers::new(), width: WIDTH, height: 0.0 }
    }

    /// Adds something below, so high.
    fn add(&mut self, node: impl Into<Layers>, height: f64) {
        self.node.put(node.into().at(0.0, self.height));
        self.height += height;
    }
}

/// The stones of a colour in a row: those not placed yet are whole, the others leave a faint hollow.
fn stones(colour: Colour, view: &View, brush: &Brush<'_>) -> Node {
    let left = view.stones_left[colour.index()];
    let title = match colour {
        Colour::Elves => brush.label("label-elves-title"),
        Colour::Gnomes => brush.label("label-gnomes-title"),
    };
    let count = left.to_string();
    let to_place = brush.label_with("label-stones-left", &[("count", &count)]);
    let turn = view.stage != Stage::Over && (view.seats == 1 || view.turn == colour.seat());
    let mut node = Node::group()
        .with(Node::round_rect(0.0, 0.0, WIDTH, 76.0, 8.0).fill(hue(colour).soft()))
        .with(symbol::hut(hue(colour), core(colour)).scale(28.0).at(24.0, 24.0))
        .with(Text::at(46.0, 31.0, title.clone()).size(20.0).serif().bold().fill(hue(colour).text()))
        .with(Text::at(WIDTH - 12.0, 30.0, to_place.clone()).size(14.0).end().figures());
    if turn {
        node.push(Node::round_rect(1.5, 1.5, WIDTH - 3.0, 73.0, 7.0).stroke(hue(colour).text(), 3.0));
    }
    for index in 0..STONES {
        let (x, y) = (14.0 + 13.4 * f64::from(index), 57.0);
        if index < left {
            node.push(symbol::stone(hue(colour), core(colour)).scale(14.5).at(x, y));
        } else {
            node.push(Node::circle(x, y, 4.0).stroke(hue(colour).text().veil(0.55), 1.4));
        }
    }
    node.label(format!("{title}: {to_place}"))
}

/// The drawn card or the two cards of a hand, side by side.
fn hand(view: &View, seat: Seat, deck: &Deck, brush: &Brush<'_>) -> Option<Layers> {
    let cards = view.hand(seat)?;
    let mut all = Layers::new();
    for (index, &card) in cards.iter().enumerate() {
        let place = Place::cell(0.0, 0.0, CELL);
        let name = brush.label_with("label-card", &[("card", &card.to_string())]);
        let handle = card_handle(card);
        let picture = face::plain(deck.face(card, Rotation::NONE))
            .with(Node::rect(0.0, 0.0, CELL, CELL).stroke(Ink::Bark, 2.0))
            .with(Text::centred(CELL / 2.0, CELL + 14.0, 14.0, name.clone()).figures())
            .data("card", card.to_string());
        let mut part = Layers::of(if view.stage == Stage::Card {
            picture.handle(handle.as_str()).button(name)
        } else {
            picture.label(name)
        });
        if brush.highlights(&format!("card {card}")) {
            part.lay_over(sign::focus(&place));
        }
        if brush.highlights(&handle) {
            part.lay_over(sign::legal(&place));
        }
        all.put(part.scale(1.2).at(index as f64 * (CELL * 1.2 + 24.0), 0.0));
    }
    Some(all)
}

/// Backs of cards that the viewer does not see.
fn backs(count: u8) -> Node {
    (0..count)
        .map(|index| {
            let x = f64::from(index) * 30.0;
            Node::round_rect(x, 0.0, 42.0, 42.0, 4.0)
                .fill(Ink::CardAlt)
                .stroke(Ink::Bark, 1.8)
                .with(symbol::knot().scale(24.0).at(x + 21.0, 21.0))
        })
        .collect()
}

/// The pile with its number of cards.
fn pile(view: &View, brush: &Brush<'_>) -> Node {
    let words = brush.label_with("label-pile", &[("count", &view.pile.to_string())]);
    let layers = (0..view.pile.div_ceil(14).min(4)).map(|layer| {
        let by = f64::from(layer) * 3.0;
        Node::round_rect(by, 13.0 - by, 42.0, 42.0, 4.0).fill(Ink::CardAlt).stroke(Ink::Bark, 1.8)
    });
    let layers: Node = layers.collect();
    layers.with(Text::at(64.0, 40.0, words.clone()).size(15.0).figures()).label(words)
}

/// Adds the hands to a column: those that the viewer sees, or those that he does not.
fn add_hands(column: &mut Block, view: &View, deck: &Deck, brush: &Brush<'_>, seen: bool) {
    for seat in Seat::all(view.seats) {
        let key = match (view.seats, Colour::of(seat)) {
            (1, _) => "label-drawn-card",
            (_, Colour::Elves) => "label-hand-elves",
            (_, Colour::Gnomes) => "label-hand-gnomes",
        };
        let title = Text::at(0.0, 14.0, brush.label(key)).size(15.0).fill(Ink::Muted);
        match (hand(view, seat, deck, brush), view.hands.get(seat.index())) {
            (Some(cards), _) if seen => {
                let node = Layers::of(Node::group().with(title)).with(cards.at(0.0, 26.0));
                column.add(node, CELL * 1.2 + 62.0);
            }
            (None, Some(crate::HandView::Hidden(count))) if !seen => {
                column.add(Node::group().with(title).with(backs(*count).at(0.0, 24.0)), 84.0);
            }
            _ => {}
        }
    }
}

/// One column beside the board.
pub(crate) fn beside(view: &View, deck: &Deck, brush: &Brush<'_>) -> Block {
    let mut column = Block::column();
    for colour in Colour::BOTH {
        column.add(stones(colour, view, brush), 88.0);
    }
    column.add(pile(view, brush), 74.0);
    if view.seats == 1 {
        column.add(quiet(view, brush), 36.0);
    }
    add_hands(&mut column, view, deck, brush, true);
    add_hands(&mut column, view, deck, brush, false);
    column
}

/// Two columns below the board, for narrow screens.
pub(crate) fn below(view: &View, deck: &Deck, brush: &Brush<'_>) -> Block {
    let (mut left, mut right) = (Block::column(), Block::column());
    left.add(stones(Colour::Elves, view, brush), 88.0);
    right.add(stones(Colour::Gnomes, view, brush), 88.0);
    add_hands(&mut left, view, deck, brush, true);
    right.add(pile(view, brush), 74.0);
    if view.seats == 1 {
        right.add(quiet(view, brush), 36.0);
    }
    add_hands(&mut right, view, deck, brush, false);
    let gap = 14.0;
    Block {
        height: left.height.max(right.height),
        width: left.width + gap + right.width,
        node: left.node.with(right.node.at(WIDTH + gap, 0.0)),
    }
}

/// Solo: how many cards were laid in a row without a stone; the third loses (FT-14).
fn quiet(view: &View, brush: &Brush<'_>) -> Node {
    let words = brush.label_with("label-quiet", &[("count", &view.quiet.to_string())]);
    let mut row = Node::group();
    for index in 0..3 {
        let x = 12.0 + 26.0 * f64::from(index);
        let pip = Node::round_rect(x - 10.0, 0.0, 20.0, 20.0, 3.0).stroke(Ink::Bark, 1.8);
        row.push(if index < view.quiet { pip.fill(Ink::Danger) } else { pip.fill(Ink::Card) });
    }
    row.with(Text::at(90.0, 15.0, words.clone()).size(14.0)).label(words)
}
