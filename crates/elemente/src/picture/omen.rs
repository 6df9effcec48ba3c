//! Omens as small diagrams.

use super::{Drawer, GAP, tile};
use crate::element::Element;
use crate::elemente::Elemente;
use crate::handles::omen_handle;
use crate::hex::Hex;
use crate::kit::{OMENS, Omen, Want};
use crate::state::Stage;
use sketch::{Brush, Ink, Layers, Node, Scene, Text, sign, symbol};
use table::Seat;

/// Width and height of an omen.
pub(super) const CARD: (f64, f64) = (104.0, 66.0);

/// An omen with its number and its points, its top left at the origin.
pub(super) fn card(game: &Elemente, element: Element, number: u8) -> Node {
    let hue = tile::ink(element);
    let mut node = Node::group()
        .with(Node::round_rect(0.0, 0.0, CARD.0, CARD.1, 7.0).fill(Ink::CardAlt).stroke(hue.edge(), 1.6));
    if let Some(omen) = game.kit().omen(element, number) {
        node.push(diagram(game, omen));
        node.push(
            Text::at(CARD.0 - 7.0, CARD.1 - 8.0, omen.points.to_string()).size(15.0).bold().figures().end(),
        );
    }
    node.push(Text::at(7.0, 15.0, number.to_string()).size(11.0).figures().fill(Ink::Muted));
    node
}

/// The back of an omen.
pub(super) fn back(element: Option<Element>) -> Node {
    let hue = element.map_or(Ink::Mask, tile::ink);
    let mut node = Node::group()
        .with(Node::round_rect(0.0, 0.0, CARD.0, CARD.1, 7.0).fill(hue.soft()).stroke(hue.edge(), 1.6));
    node.push(symbol::knot().scale(38.0).at(CARD.0 / 2.0, CARD.1 / 2.0));
    node
}

/// What the omen asks for: spirits in a figure, or one on a tile.
fn diagram(game: &Elemente, omen: &Omen) -> Node {
    let (cx, cy) = (CARD.0 / 2.0 - 5.0, CARD.1 / 2.0 + 2.0);
    match &omen.want {
        Want::OnTile { spirit, tile: below } => Node::group()
            .with(tile::small_tile(*below, 25.0))
            .with(tile::token(Some((*spirit).into()), false, false, 24.0))
            .at(cx, cy),
        Want::Figure { shape, spirits } => {
            let cells: &[Hex] = game.kit().shapes.get(*shape).map_or(&[], |shape| &shape.cells);
            let points: Vec<(f64, f64)> = cells.iter().map(|&cell| tile::centre(cell)).collect();
            let low = |pick: fn(&(f64, f64)) -> f64| points.iter().map(pick).fold(f64::MAX, f64::min);
            let high = |pick: fn(&(f64, f64)) -> f64| points.iter().map(pick).fold(f64::MIN, f64::max);
            let (left, right) = (low(|point| point.0), high(|point| point.0));
            let (top, bottom) = (low(|point| point.1), high(|point| point.1));
            let margin = 2.0 * tile::RADIUS;
            let scale = (70.0 / (right - left + margin)).min(50.0 / (bottom - top + margin)).min(0.42);
            let mut figure = Node::group();
            for (&(x, y), element) in points.iter().zip(spirits.iter()) {
                let place =
                    Node::path(tile::outline(tile::RADIUS - 1.0)).fill(Ink::Card).stroke(Ink::Bark, 2.5);
                let spirit = tile::token(Some(element.into()), false, false, 50.0);
                figure.push(
                    Node::group()
                        .with(place)
                        .with(spirit)
                        .at(x - f64::midpoint(left, right), y - f64::midpoint(top, bottom)),
                );
            }
            figure.scale(scale).at(cx, cy)
        }
    }
}

/// Between two omens.
const STEP: (f64, f64) = (CARD.0 + 8.0, CARD.1 + 8.0);

/// The omens of a player that can be seen; whoever has to choose sees them all.
fn numbers(drawer: &Drawer<'_>, seat: usize) -> Option<Vec<u8>> {
    let view = drawer.view;
    let chooses = view.stage == Stage::Omens
        && view.waiting.contains(Seat(seat as u8))
        && drawer.brush.seat() == Some(seat);
    if chooses { Some((1..=OMENS as u8).collect()) } else { view.players[seat].omens.clone() }
}

/// How many omens stand in a row.
fn columns(width: f64) -> usize {
    (((width + STEP.0 - CARD.0) / STEP.0) as usize).max(1)
}

/// How high the omens of a player are.
pub(super) fn height(drawer: &Drawer<'_>, seat: usize, width: f64) -> f64 {
    let count = numbers(drawer, seat).map_or(1, |numbers| numbers.len());
    STEP.1 * count.div_ceil(columns(width)).max(1) as f64 + 6.0
}

/// The omens of a player in rows, the top left at the origin.
pub(super) fn row(drawer: &Drawer<'_>, seat: usize, width: f64) -> Layers {
    let player = &drawer.view.players[seat];
    let mut all = Layers::new();
    let Some(element) = player.element else { return all };
    let columns = columns(width);
    let corner = |place: usize| ((place % columns) as f64 * STEP.0, (place / columns) as f64 * STEP.1);
    let shown = numbers(drawer, seat);
    let count = shown.as_ref().map_or(2, Vec::len);
    if let Some(numbers) = shown {
        for (place, number) in numbers.into_iter().enumerate() {
            let own = drawer.brush.seat() == Some(seat);
            let handle = omen_handle(Seat(seat as u8), number);
            let marked = own && drawer.marked(&format!("omen-{number}")) || drawer.marked(&handle);
            let label = drawer.brush.label_with("label-omen", &[("number", &number.to_string())]);
            let picture = card(drawer.game, element, number).data("omen", number.to_string());
            let mut part = Layers::of(picture.handle(handle).button(label));
            if marked {
                part.lay_over(sign::legal(&sign::Place::rect(0.0, 0.0, CARD.0, CARD.1)));
            }
            let (x, y) = corner(place);
            all.put(part.at(x, y));
        }
    } else {
        let label = drawer.brush.label("label-hidden-omens");
        for (place, card) in
            [back(Some(element)).label(label), back(Some(element)).hidden()].into_iter().enumerate()
        {
            let (x, y) = corner(place);
            all.push(card.at(x, y));
        }
    }
    // The stack stands at the end of the row, where there is room.
    let end = count.min(columns) as f64 * STEP.0;
    if player.omen_stack > 0 && end + 64.0 <= width {
        let count = player.omen_stack.to_string();
        let hue = tile::ink(element);
        let under = |shift: f64| {
            Node::round_rect(shift, shift, 58.0, 42.0, 6.0).fill(hue.soft()).stroke(hue.edge(), 1.4)
        };
        let stack = Node::group()
            .with(under(4.0))
            .with(under(0.0))
            .with(symbol::knot().scale(24.0).at(29.0, 21.0))
            .with(Text::at(33.0, 63.0, format!("× {count}")).size(13.0).middle().figures().fill(Ink::Muted))
            .label(drawer.brush.label_with("label-omen-stack", &[("count", &count)]));
        all.push(stack.at(width - 64.0, 0.0));
    }
    all
}

/// All omens, a row for each element.
pub(super) fn inventory(game: &Elemente, brush: &Brush<'_>) -> Scene {
    let most = game.kit().omens.iter().map(Vec::len).max().unwrap_or(0);
    let left = 56.0;
    let width = GAP * 2.0 + left + most as f64 * (CARD.0 + 10.0);
    let height = GAP * 2.0 + 4.0 * (CARD.1 + 14.0);
    let mut scene = Scene::new(width, height, brush.label("label-omens"));
    for (line, element) in Element::ALL.into_iter().enumerate() {
        let y = GAP + line as f64 * (CARD.1 + 14.0);
        scene.push(tile::small_tile(element, 26.0).at(GAP + 24.0, y + CARD.1 / 2.0));
        for number in 1..=game.kit().omens[element.index()].len() {
            let x = GAP + left + (number - 1) as f64 * (CARD.0 + 10.0);
            scene.push(card(game, element, number as u8).at(x, y));
        }
    }
    scene
}
