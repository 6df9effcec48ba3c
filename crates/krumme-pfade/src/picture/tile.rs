//! Cards: pale wood for two curves, red wood on top of it for three.

use super::{SIDE, tracks};
use crate::Card;
use sketch::{Ink, Node, Stroke, Texture, ribbon};

/// The distance of the two lines of a rail.
const GAUGE: f64 = 13.0;

/// A card with its rails; its top left corner lies at the origin.
pub(super) fn card(card: Card) -> Node {
    let rails: Vec<_> =
        card.curves().map(|curve| tracks::curve(curve, curve.edges()[0], (0.0, 0.0))).collect();
    let name = format!("card-{}", card.curves().map(crate::Curve::letters).collect::<String>());
    let below = Node::round_rect(1.5, 1.5, SIDE - 3.0, SIDE - 3.0, 6.0)
        .fill(Texture::wood_pale())
        .stroke(Ink::WoodPale.edge(), 1.5);
    let mut art = Node::group().with(below);
    if card.is_triple() {
        art.push(Node::round_rect(8.0, 9.0, SIDE - 10.0, SIDE - 10.0, 6.0).fill(Ink::Shadow.veil(0.5)));
        let above = Node::round_rect(3.5, 3.5, SIDE - 9.5, SIDE - 9.5, 5.0)
            .fill(Texture::wood_red())
            .stroke(Ink::WoodRed.edge(), 1.8);
        art.push(above);
    }
    Node::shared(name, art.with(ribbon::rails(&rails, GAUGE)))
}

/// A place that may still get a card.
pub(super) fn empty() -> Node {
    let dashes = Stroke::new(Ink::Grid, 1.5).dashed([5.0, 6.0]);
    let inner =
        Node::round_rect(5.0, 5.0, SIDE - 10.0, SIDE - 10.0, 6.0).fill(Ink::Moss.veil(0.35)).drawn(dashes);
    Node::shared("empty", inner)
}
