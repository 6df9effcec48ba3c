//! The ways to lay a card, beside the board: for a hand that has chosen a place.

use super::{Layout, SIDE, tile, words};
use crate::speech::card_handle;
use crate::{Card, Phase, View};
use sketch::sign::{self, Place};
use sketch::{Brush, Layers, Node};

/// Between two cards.
const GAP: f64 = 14.0;

/// The ways to lay a card now; none when the match is over, or when nobody in particular looks.
pub(super) fn cards(view: &View, brush: &Brush<'_>) -> &'static [Card] {
    match view.phase {
        _ if brush.seat().is_none() => &[],
        Phase::Over => &[],
        Phase::Laying => &Card::DOUBLES,
        Phase::Covering | Phase::Alone => &Card::TRIPLES,
    }
}

/// How much wider and taller the picture gets: a column on the right, or a row below on a narrow screen.
pub(super) fn room(layout: &Layout, cards: &[Card]) -> (f64, f64) {
    match cards.len() {
        0 => (0.0, 0.0),
        _ if layout.compact => (0.0, SIDE * scale(layout, cards) + 2.0 * GAP),
        _ => (SIDE * scale(layout, cards) + 2.0 * GAP, 0.0),
    }
}

/// As large as fits along the board, at most as large as the cards on it.
fn scale(layout: &Layout, cards: &[Card]) -> f64 {
    let length = cards.len() as f64 * (SIDE + GAP) - GAP;
    let rims = layout.margin + layout.rim;
    let along = if layout.compact { layout.width() } else { layout.height() } + rims;
    ((along - 2.0 * GAP) / length).min(1.0)
}

/// The cards in a column or a row, beginning at the origin, in the middle of the side of the board.
pub(super) fn draw(layout: &Layout, cards: &[Card], brush: &Brush<'_>) -> Layers {
    let scale = scale(layout, cards);
    let length = (cards.len() as f64 * (SIDE + GAP) - GAP) * scale;
    let rims = layout.margin + layout.rim;
    let along = if layout.compact { layout.width() + rims } else { layout.height() + rims };
    let start = (along - length) / 2.0;
    let mut all = Layers::new();
    for (index, &card) in cards.iter().enumerate() {
        let handle = card_handle(card);
        let marked = brush.highlights(&handle);
        let label = words(brush, &crate::speech::card_name(card));
        let mut part = Layers::of(Node::group().with(tile::card(card)).handle(handle).button(label));
        if marked {
            part.lay_over(sign::legal(&Place::cell(0.0, 0.0, SIDE)));
        }
        let shift = start + index as f64 * (SIDE + GAP) * scale;
        let (x, y) = if layout.compact { (shift, GAP) } else { (GAP, shift) };
        all.put(part.scale(scale).at(x, y));
    }
    all
}
