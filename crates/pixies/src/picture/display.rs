//! The open cards on a clearing in the middle, and the deck beside them.

use super::Drawer;
use super::card::{self, Size, TALL, WIDE};
use crate::names::spoken_card;
use crate::speech::card_handle;
use sketch::{Ink, Layers, Node, Text, sign};
use table::Seat;

/// From card to card.
const STEP: (f64, f64) = (WIDE + 10.0, TALL + 10.0);
/// The line with the round.
const HEAD: f64 = 32.0;

/// For two players: the cards two by two, the deck below them.
pub(crate) fn column(drawer: &Drawer<'_>, wide: f64, tall: f64) -> Layers {
    let room = tall - HEAD - STEP.1 - 16.0;
    let deck = card::deck(drawer.state().deck_size()).at((wide - WIDE) / 2.0, tall - TALL - 20.0);
    Layers::of(clearing(drawer, wide, tall).with(deck))
        .with(cards(drawer, 2, 1.0).at(wide / 2.0, HEAD + room / 2.0))
}

/// Between two rows of grids: the deck on the left, the cards in the middle.
pub(crate) fn band(drawer: &Drawer<'_>, wide: f64, tall: f64) -> Layers {
    let middle = HEAD + (tall - HEAD - 6.0) / 2.0;
    let deck = card::deck(drawer.state().deck_size()).at(24.0, middle - TALL / 2.0);
    Layers::of(clearing(drawer, wide, tall).with(deck))
        .with(cards(drawer, 6, 1.0).at(wide / 2.0 + 30.0, middle))
}

/// On a narrow screen: up to four in a row, six in two.
pub(crate) fn narrow(drawer: &Drawer<'_>, wide: f64, tall: f64) -> Layers {
    let (columns, scale) = narrow_fit(drawer);
    Layers::of(clearing(drawer, wide, tall))
        .with(cards(drawer, columns, scale).at(wide / 2.0, HEAD + (tall - HEAD) / 2.0 - 1.0))
}

/// The height of the narrow form.
pub(crate) fn narrow_tall(drawer: &Drawer<'_>) -> f64 {
    let (columns, scale) = narrow_fit(drawer);
    let rows = drawer.state().display().len().div_ceil(columns);
    HEAD + rows as f64 * STEP.1 * scale + 4.0
}

fn narrow_fit(drawer: &Drawer<'_>) -> (usize, f64) {
    match drawer.state().display().len() {
        4 => (4, 0.88),
        _ => (3, 1.0),
    }
}

/// The ground with the round and the size of the deck.
fn clearing(drawer: &Drawer<'_>, wide: f64, tall: f64) -> Node {
    let state = drawer.state();
    let (round, deck) = (state.round().to_string(), state.deck_size().to_string());
    let words = if state.is_over() {
        let totals = drawer.view.totals();
        let best = totals.iter().max();
        let winners = Seat::all(drawer.view.seats).filter(|seat| totals.get(seat.index()) == best);
        let names: Vec<String> = winners.map(|seat| drawer.name(seat)).collect();
        drawer.brush.label_with("label-over", &[("who", &names.join(", "))])
    } else {
        drawer.brush.label_with("label-headline", &[("round", &round), ("deck", &deck)])
    };
    // Some languages need smaller type for the same words; wide fonts take a tenth more.
    let fit = (wide - 14.0) / (sketch::glyph::width(&words, 15.5, true) * 1.1).max(1.0);
    Node::round_rect(0.0, 0.0, wide, tall, 14.0)
        .fill(Ink::Moss)
        .with(Text::at(wide / 2.0, 23.0, words).size(15.5 * fit.clamp(0.5, 1.0)).serif().bold().middle())
        .data("part", "display")
}

/// The open cards in rows, about the origin.
fn cards(drawer: &Drawer<'_>, columns: usize, scale: f64) -> Layers {
    let open = drawer.state().display();
    let rows = open.len().div_ceil(columns);
    let mut all = Layers::new();
    for (row, cards) in open.chunks(columns).enumerate() {
        for (column, &number) in cards.iter().enumerate() {
            let face = drawer.view.cards.face(number);
            let id = face.id.to_string();
            let x = (column as f64 - cards.len() as f64 / 2.0) * STEP.0 + 5.0;
            let y = (row as f64 - rows as f64 / 2.0) * STEP.1 + 5.0;
            let name = spoken_card(drawer.brush, face);
            let label = drawer.brush.label_with("label-open-card", &[("card", &name)]);
            let handle = card_handle(&id);
            let marked = drawer.marked(&id) || drawer.marked(&handle);
            let picture = Node::group().with(card::shadow()).with(card::face(face, Size::Full));
            let mut card = Layers::of(picture.data("card", id).handle(handle).button(label));
            if marked {
                card.lay_over(sign::legal(&Drawer::around()));
            }
            all.put(card.at(x, y));
        }
    }
    all.scale(scale)
}
