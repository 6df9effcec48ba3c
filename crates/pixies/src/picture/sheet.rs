//! The score sheet: a column a seat, a line for each part of each round.

use super::Drawer;
use super::grid::{part_icons, part_key};
use crate::score::{Tally, tally};
use crate::state::ROUNDS;
use sketch::{Ink, Node, Text, symbol};

/// The width of a sheet that stands alone.
pub(crate) const WIDE: f64 = 370.0;
const LINE: f64 = 20.0;
const HEAD: f64 = 40.0;
const RIM: f64 = 12.0;

/// The height that the sheet needs: rounds that have not begun take one line.
pub(crate) fn tall(drawer: &Drawer<'_>) -> f64 {
    let parts = if drawer.view.cards.flower_power() { 5 } else { 4 };
    let lines = usize::from(drawer.state().round()) * parts + usize::from(ROUNDS) + 1;
    HEAD + lines as f64 * LINE + f64::from(ROUNDS) * 6.0 + RIM
}

/// The score sheet; the round that is being played shows what it would give now, in grey.
pub(crate) fn sheet(drawer: &Drawer<'_>, wide: f64) -> Node {
    let state = drawer.state();
    let seats: Vec<table::Seat> = table::Seat::all(drawer.view.seats).collect();
    let flower_power = drawer.view.cards.flower_power();
    let first = RIM + 118.0;
    let column = |seat: usize| {
        let room = (wide - RIM - first) / seats.len() as f64;
        first + room * (seat as f64 + 1.0) - 4.0
    };
    let mut node = Node::group()
        .with(Node::round_rect(0.0, 0.0, wide, tall(drawer), 14.0).fill(Ink::Card).stroke(Ink::Grid, 1.5));
    for seat in &seats {
        node.push(symbol::seat(seat.index()).scale(21.0).at(column(seat.index()) - 8.0, 22.0));
    }
    let mut y = HEAD;
    for round in 1..=ROUNDS {
        let tallies: Vec<Option<Tally>> = seats
            .iter()
            .map(|&seat| {
                let finished = state.tallies(seat).get(usize::from(round - 1)).copied();
                let playing = round == state.round() && !state.is_over();
                finished.or_else(|| playing.then(|| tally(&drawer.view.cards, state.grid(seat), round)))
            })
            .collect();
        let done = round <= state.finished;
        let ink = if done { Ink::Ink } else { Ink::Muted };
        let names: Vec<&str> = Tally::default().parts(flower_power).map(|(name, _)| name).collect();
        let title = drawer.brush.label_with("label-round", &[("round", &round.to_string())]);
        let sums: Vec<Option<i32>> = tallies.iter().map(|tally| tally.map(|tally| tally.total())).collect();
        node.push(Node::rect(RIM - 4.0, y, wide - 2.0 * RIM + 8.0, LINE).fill(Ink::CardAlt));
        node.push(Text::at(RIM, y + 15.0, title).size(14.0).bold().fill(ink));
        row(&mut node, &sums, y, ink, true, &column);
        y += LINE;
        let begun = if round <= state.round() { names.len() } else { 0 };
        for ((part, name), icon) in names.iter().take(begun).enumerate().zip(part_icons(None)) {
            let points: Vec<Option<i32>> = tallies
                .iter()
                .map(|tally| {
                    tally.and_then(|tally| tally.parts(flower_power).nth(part).map(|(_, points)| points))
                })
                .collect();
            node.push(icon.scale(15.0).at(RIM + 10.0, y + LINE / 2.0));
            node.push(
                Text::at(RIM + 22.0, y + 14.5, drawer.brush.label(part_key(name))).size(12.5).fill(ink),
            );
            row(&mut node, &points, y, ink, false, &column);
            y += LINE;
        }
        y += 6.0;
    }
    let totals: Vec<Option<i32>> = drawer.view.totals().into_iter().map(Some).collect();
    node.push(Text::at(RIM, y + 15.0, drawer.brush.label("label-total")).size(15.0).bold());
    row(&mut node, &totals, y, Ink::Ink, true, &column);
    node.data("part", "sheet")
}

/// The numbers of a line, one for each seat.
fn row(node: &mut Node, points: &[Option<i32>], y: f64, ink: Ink, bold: bool, column: &dyn Fn(usize) -> f64) {
    for (seat, points) in points.iter().enumerate() {
        let words = points.map_or_else(|| "·".to_owned(), |points| points.to_string().replace('-', "−"));
        let text = Text::at(column(seat), y + 14.5, words)
            .size(if bold { 14.5 } else { 13.0 })
            .end()
            .figures()
            .fill(ink);
        node.push(if bold { text.bold() } else { text });
    }
}
