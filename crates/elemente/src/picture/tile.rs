//! Tiles and spirits: hexes with the texture and the symbol of their element, square tokens on them.

use crate::element::{Element, Spirit};
use crate::hex::Hex;
use sketch::{Ink, Node, Path, Texture, symbol};

/// From the middle of a tile to its corners.
pub(super) const RADIUS: f64 = 40.0;

/// The hue of an element.
pub(super) fn ink(element: Element) -> Ink {
    match element {
        Element::Air => Ink::Air,
        Element::Earth => Ink::Earth,
        Element::Fire => Ink::Fire,
        Element::Water => Ink::Water,
    }
}

fn texture(element: Element) -> Texture {
    match element {
        Element::Air => Texture::swirls(),
        Element::Earth => Texture::dots(),
        Element::Fire => Texture::tongues(),
        Element::Water => Texture::waves(),
    }
}

/// The symbol of a motif, one unit wide.
pub(super) fn emblem(spirit: Spirit) -> Node {
    match spirit {
        Spirit::Air => symbol::wind(),
        Spirit::Earth => symbol::pebbles(),
        Spirit::Fire => symbol::flame(),
        Spirit::Water => symbol::wave(),
        Spirit::Mask => symbol::mask(),
    }
}

/// The hue of a motif.
pub(super) fn spirit_ink(spirit: Spirit) -> Ink {
    spirit.element().map_or(Ink::Mask, ink)
}

/// Where the middle of a place lies, for tiles of [`RADIUS`].
pub(super) fn centre(at: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(at.q), f64::from(at.r));
    (3f64.sqrt() * RADIUS * (q + r / 2.0), 1.5 * RADIUS * r)
}

/// The outline of a tile about the origin.
pub(super) fn outline(radius: f64) -> Path {
    Path::regular(0.0, 0.0, radius, 6, -90.0)
}

/// A tile about the origin, with the symbol of its element.
pub(super) fn tile(element: Element) -> Node {
    let hue = ink(element);
    let face = Node::path(outline(RADIUS - 1.2)).fill(texture(element).sized(0.62)).stroke(hue.edge(), 2.0);
    let disc = Node::circle(0.0, 0.0, 15.0).fill(hue.soft()).stroke(hue.edge(), 1.4);
    Node::shared(
        format!("tile-{element}"),
        Node::group().with(face).with(disc).with(emblem(element.into()).scale(23.0)),
    )
}

/// A small tile without a symbol in its own disc: for hands and stacks.
pub(super) fn small_tile(element: Element, radius: f64) -> Node {
    tile(element).scale(radius / RADIUS)
}

/// The back of a tile.
pub(super) fn tile_back(radius: f64) -> Node {
    Node::path(outline(radius - 1.0)).fill(Ink::CardAlt).stroke(Ink::Bark, 1.5)
}

/// A spirit about the origin: a square token, face up or down.
///
/// A face-down one whose motif the viewer knows shows it small below the knot.
pub(super) fn token(motif: Option<Spirit>, down: bool, gift: bool, size: f64) -> Node {
    let half = size / 2.0;
    let square = |ink: Ink| {
        Node::round_rect(-half, -half, size, size, size * 0.16)
            .fill(ink.soft())
            .stroke(ink.edge(), size * 0.055)
    };
    let mut node = match motif {
        Some(spirit) if !down => {
            // An outer line that is light in the dark and dark in the light: a token on a tile of its own hue stands out.
            let rim = half + size * 0.045;
            let rim = Node::round_rect(-rim, -rim, rim * 2.0, rim * 2.0, size * 0.2)
                .stroke(Ink::Bark, size * 0.035);
            Node::group().with(square(spirit_ink(spirit))).with(rim).with(emblem(spirit).scale(size * 0.76))
        }
        known => {
            let back = Node::round_rect(-half, -half, size, size, size * 0.16)
                .fill(Ink::WoodPale.soft())
                .stroke(Ink::WoodPale.edge(), size * 0.055);
            let mut node = Node::group().with(back);
            if let Some(spirit) = known {
                node.push(symbol::knot().scale(size * 0.56).at(-size * 0.14, -size * 0.14));
                let hint = Node::circle(0.0, 0.0, size * 0.22)
                    .fill(spirit_ink(spirit).soft())
                    .stroke(spirit_ink(spirit).edge(), size * 0.035)
                    .with(emblem(spirit).scale(size * 0.34));
                node.push(hint.at(size * 0.22, size * 0.22));
            } else {
                node.push(symbol::knot().scale(size * 0.74));
            }
            node
        }
    };
    if gift {
        node.push(symbol::gold_dot().scale(size * 0.42).at(half * 0.86, -half * 0.86));
    }
    node
}
