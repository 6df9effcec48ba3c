//! The five signs of state, the same in all games.
//!
//! | sign | means | looks |
//! |---|---|---|
//! | [`legal`] | you may play here | soft ring |
//! | [`focus`] | the keyboard is here | strong ring |
//! | [`last`] | the last move was here | small mark in a corner |
//! | [`preview`] | this is what would happen | the piece at 60 %, its effect written beside it |
//! | [`danger`] | this threatens you | striped edge |

use crate::node::Node;
use crate::paint::Stroke;
use crate::palette::Ink;
use crate::path::Path;
use crate::text::Text;
use crate::texture::Texture;

/// Where a sign is set: an outline and the size of what it outlines.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    outline: Path,
    unit: f64,
    /// Left, top, width and height if it is a rectangle, whose rings stay exactly as round.
    rect: Option<[f64; 4]>,
}

/// How round the corners of a rectangle are, in parts of its smaller side.
const ROUND: f64 = 0.07;

impl Place {
    /// A square cell.
    pub fn cell(x: f64, y: f64, size: f64) -> Self {
        Self::rect(x, y, size, size)
    }

    /// A rectangle, with corners as round as those of cards.
    pub fn rect(x: f64, y: f64, w: f64, h: f64) -> Self {
        let unit = w.min(h);
        Self { outline: Path::rect(x, y, w, h, unit * ROUND), unit, rect: Some([x, y, w, h]) }
    }

    /// Any closed outline: a hex, a piece of a ring.
    pub fn of(outline: Path) -> Self {
        let (_, _, w, h) = outline.bounds();
        Self { outline, unit: w.min(h), rect: None }
    }

    /// The outline, `inside` parts of the size further in.
    fn ring(&self, inside: f64) -> Path {
        let by = self.unit * inside;
        match self.rect {
            Some([x, y, w, h]) => {
                let round = (self.unit * ROUND - by / 2.0).max(self.unit * 0.03);
                Path::rect(x + by, y + by, w - by * 2.0, h - by * 2.0, round)
            }
            None => self.outline.inset(by),
        }
    }
}

/// What a finger or a mouse can hit though nothing is drawn there.
pub fn area(place: &Place) -> Node {
    Node::path(place.outline.clone()).fill(Ink::Card.veil(0.0))
}

/// You may play here: a soft ring.
pub fn legal(place: &Place) -> Node {
    let ring = place.ring(0.11);
    Node::group()
        .with(
            Node::path(ring.clone())
                .fill(Ink::Legal.veil(0.12))
                .stroke(Ink::Legal.veil(0.3), place.unit * 0.085),
        )
        .with(Node::path(ring).stroke(Ink::Legal, place.unit * 0.026))
        .class("wp-legal")
}

/// The keyboard is here: a strong double ring that shows on any ground.
pub fn focus(place: &Place) -> Node {
    let ring = place.ring(0.03);
    Node::group()
        .with(Node::path(ring.clone()).stroke(Ink::Paper, place.unit * 0.115))
        .with(Node::path(ring).stroke(Ink::Focus, place.unit * 0.06))
        .class("wp-focus")
}

/// The last move was here: a rounded mark in the corner nearest to the top right.
pub fn last(place: &Place) -> Node {
    let corners = place.outline.flat().concat();
    let corner = corners.into_iter().max_by(|a, b| (a.0 - a.1).total_cmp(&(b.0 - b.1)));
    let (x, y) = corner.unwrap_or_default();
    let mark = |r: f64, ink: Ink| Node::circle(x, y, place.unit * r).fill(ink);
    Node::group()
        .with(mark(0.23, Ink::Paper))
        .with(mark(0.195, Ink::Bark))
        .clip(place.outline.clone())
        .class("wp-last")
}

/// This threatens you: a striped edge inside the outline.
pub fn danger(place: &Place) -> Node {
    // Half of the line falls outside and is cut off.
    let stripes = Texture::stripes().sized(place.unit / 110.0);
    let edge = Node::path(place.outline.clone()).drawn(Stroke::new(stripes, place.unit * 0.17).blunt());
    Node::group()
        .with(edge)
        .with(Node::path(place.ring(0.085)).stroke(Ink::Danger, place.unit * 0.02))
        .clip(place.outline.clone())
        .class("wp-danger")
}

/// This is what would happen: the piece at 60 %.
pub fn preview(piece: impl Into<Node>) -> Node {
    Node::group().with(piece).opacity(0.6).class("wp-preview")
}

/// A preview with its effect written beside it, in full strength.
pub fn preview_with(piece: impl Into<Node>, effect: Text) -> Node {
    let effect = effect.halo(Ink::Paper, 2.0);
    Node::group().with(preview(piece)).with(effect)
}

#[cfg(test)]
mod tests {
    use super::{Place, danger, focus, last, legal, preview, preview_with};
    use crate::{Ink, Look, Node, Path, Scene, Text};

    fn svg(node: Node) -> String {
        Scene::new(100.0, 100.0, "t").with(node).to_svg(&Look::light())
    }

    #[test]
    fn signs_differ_in_shape_not_only_in_colour() {
        let places = [Place::cell(0.0, 0.0, 100.0), Place::of(Path::regular(50.0, 50.0, 50.0, 6, -90.0))];
        for place in places {
            let signs = [legal(&place), focus(&place), last(&place), danger(&place)].map(svg);
            for (i, a) in signs.iter().enumerate() {
                let shape = |s: &str| {
                    s.split('#').map(|part| part.get(6..).unwrap_or("").to_owned()).collect::<Vec<_>>()
                };
                assert!(signs[..i].iter().all(|b| shape(a) != shape(b)));
            }
            assert!(signs[3].contains("<pattern"), "danger is striped");
            assert!(signs[2].contains("clip-path"), "the mark of the last move stays inside");
        }
    }

    #[test]
    fn the_last_mark_sits_in_the_top_right_corner_of_a_hex() {
        let hex = Place::of(Path::regular(50.0, 50.0, 40.0, 6, -90.0));
        let mark = svg(last(&hex));
        assert!(mark.contains("cx=\"84.641\" cy=\"30\""), "{mark}");
    }

    #[test]
    fn a_preview_is_faint_and_its_effect_is_not() {
        let piece = Node::circle(10.0, 10.0, 5.0).fill(Ink::Elf);
        assert!(svg(preview(piece.clone())).contains("opacity=\".6\""));
        let both = svg(preview_with(piece, Text::at(20.0, 12.0, "+2")));
        let group_end = both.find("</g>").expect("a group");
        assert!(both.find("+2").expect("the effect") > group_end);
    }
}
