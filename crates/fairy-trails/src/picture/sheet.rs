//! The sheet of all cards, for whoever checks or transcribes a deck.

use super::{CELL, face};
use crate::{Colour, Deck, Rotation, START_CARD};
use sketch::{Brush, Ink, Node, Scene, Text};

/// Draws every card with its number and its line of the deck file.
pub(crate) fn draw(deck: &Deck, brush: &Brush<'_>) -> Scene {
    let columns = if brush.is_compact() { 4 } else { 10 };
    let (step_x, step_y, margin) = (CELL + 22.0, CELL + 52.0, 24.0);
    let rows = deck.cards().len().div_ceil(columns);
    let width = columns as f64 * step_x - 22.0 + 2.0 * margin;
    let height = rows as f64 * step_y + 2.0 * margin + 34.0;
    let title = brush.label("label-all-cards");
    let mut scene = Scene::new(width, height, title.clone())
        .with(Text::at(margin, margin + 20.0, title).size(26.0).serif());
    for (number, card) in deck.cards() {
        let (column, row) = (usize::from(number) % columns, usize::from(number) / columns);
        let (x, y) = (margin + column as f64 * step_x, margin + 44.0 + row as f64 * step_y);
        let upright = card.face(Rotation::NONE);
        let name = if number == START_CARD { brush.label("label-start-card") } else { number.to_string() };
        let line = Colour::BOTH.map(|colour| upright.trails(colour).to_string());
        let [elves, gnomes] = &line;
        let picture = face::plain(upright).with(Node::rect(0.0, 0.0, CELL, CELL).stroke(Ink::Bark, 1.5));
        scene.push(
            Node::group()
                .with(picture)
                .with(Text::at(0.0, CELL + 15.0, name.clone()).size(13.0).bold().figures())
                .with(Text::at(CELL, CELL + 15.0, elves.as_str()).size(11.0).end().fill(Ink::Elf.text()))
                .with(Text::at(CELL, CELL + 29.0, gnomes.as_str()).size(11.0).end().fill(Ink::Gnome.text()))
                .at(x, y)
                .label(format!("{name}: {elves} | {gnomes}")),
        );
    }
    scene
}
