//! One card, drawn from its meaning.

use super::{CELL, core, hue, huts, lanes, ribbon};
use crate::{Colour, Face};
use sketch::{Ink, Node, Path, Stroke, symbol};

/// What is known of a group of a laid card.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tone {
    /// Closed: deeper in tone.
    pub(crate) closed: bool,
    /// To be shown around.
    pub(crate) glowing: bool,
    /// So many of its huts have stones.
    pub(crate) stones: u8,
}

/// Draws a face into a square at the origin, as in a hand or on a sheet.
pub(crate) fn plain(face: &Face) -> Node {
    draw(face, |_, _| Tone::default())
}

/// Draws a face into a square at the origin; `tone` tells what is known of each group of a colour.
pub(crate) fn draw(face: &Face, tone: impl Fn(Colour, usize) -> Tone) -> Node {
    let ground = Node::rect(0.0, 0.0, CELL, CELL).fill(Ink::Moss).stroke(Ink::Grid, 1.2);
    let mut card = Node::group().with(ground);
    // Groups that glow come last, so that nothing lies over what is shown.
    for glowing in [false, true] {
        for colour in Colour::BOTH {
            for (index, &group) in face.trails(colour).groups().iter().enumerate() {
                let tone = tone(colour, index);
                if tone.glowing == glowing {
                    let over = index > 0 && face.trails(colour).shape() == crate::Shape::Underpass;
                    card.push(lane(colour, group, tone, over));
                }
            }
        }
    }
    let mut placed = [[0u8; 4]; 2];
    for hut in huts::of(face) {
        let tone = tone(hut.colour, hut.group);
        let count = &mut placed[hut.colour.index()][hut.group];
        let stone = *count < tone.stones;
        *count += 1;
        card.push(house(&hut, stone));
    }
    card
}

/// The lane of one group.
fn lane(colour: Colour, group: crate::Group, tone: Tone, over: bool) -> Node {
    let lane = lanes::of(colour, group);
    let mut ribbon = ribbon(colour).gap(Ink::Moss);
    if tone.closed {
        ribbon = ribbon.deep();
    }
    let mut node = Node::group();
    if tone.glowing {
        node.push(Node::path(lane.path.clone()).drawn(Stroke::new(Ink::Focus, lanes::WIDTH * 1.9).blunt()));
        if let Some((x, y)) = lane.dead_end.or(lane.junction) {
            node.push(Node::circle(x, y, lanes::WIDTH * 1.15).fill(Ink::Focus));
        }
        ribbon = super::ribbon(colour);
        if tone.closed {
            ribbon = ribbon.deep();
        }
    }
    node.push(ribbon.along(&lane.path));
    if over {
        node.push(parapets(colour));
    }
    if let Some((x, y)) = lane.dead_end {
        node.push(ribbon.dead_end(x, y));
    }
    if let Some((x, y)) = lane.junction {
        node.push(ribbon.junction(x, y));
    }
    node
}

/// The walls of the bridge where a way crosses another of its colour (FT-4).
fn parapets(colour: Colour) -> Node {
    let at = lanes::lane(colour);
    let (reach, side, flare) = (11.0, 9.0, 3.5);
    let wall = |side: f64, flare: f64| {
        Path::polyline([
            (at - reach - 3.0, at + side + flare),
            (at - reach, at + side),
            (at + reach, at + side),
            (at + reach + 3.0, at + side + flare),
        ])
    };
    let walls = wall(-side, -flare).and(&wall(side, flare));
    Node::path(walls).stroke(hue(colour).text(), 2.8)
}

/// A hut with its doorstep, or the stone that covers it.
fn house(hut: &huts::Hut, stone: bool) -> Node {
    let (colour, (x, y)) = (hut.colour, hut.at);
    let step = Node::line(hut.door, hut.at).stroke(hue(colour).text(), 3.0);
    let sign = if stone {
        let ring = Node::circle(x, y, huts::SIZE * 0.5).fill(Ink::Moss);
        ring.with(symbol::stone(hue(colour), core(colour)).scale(huts::SIZE * 0.98).at(x, y))
    } else {
        symbol::hut(hue(colour), core(colour)).scale(huts::SIZE).at(x, y)
    };
    Node::group().with(step).with(sign)
}
