//! The words for the things of the game: elements, motifs, paths, omens.

use crate::element::{Element, Spirit, Tiles};
use crate::kit::{Kit, Want};
use table::{Phrase, Seat};

pub(crate) const fn element_key(element: Element) -> &'static str {
    match element {
        Element::Air => "label-air",
        Element::Earth => "label-earth",
        Element::Fire => "label-fire",
        Element::Water => "label-water",
    }
}

pub(crate) fn spirit_key(spirit: Spirit) -> &'static str {
    spirit.element().map_or("label-mask", element_key)
}

pub(crate) fn element_word(element: Element) -> Phrase {
    Phrase::new(element_key(element))
}

pub(crate) fn spirit_word(spirit: Spirit) -> Phrase {
    Phrase::new(spirit_key(spirit))
}

/// A phrase about somebody's own path, or about another's, which it names.
pub(crate) fn on_path(own: &'static str, other: &'static str, who: Seat, path: Seat) -> Phrase {
    if who == path { Phrase::new(own) } else { Phrase::new(other).with("path", path) }
}

impl Kit {
    /// What an omen asks for, in words.
    pub fn omen_words(&self, element: Element, number: u8) -> Phrase {
        match self.omen(element, number).map(|omen| (&omen.want, omen.points)) {
            Some((Want::OnTile { spirit, tile }, points)) => Phrase::new("label-omen-tile")
                .with("spirit", element_word(*spirit))
                .with("tile", element_word(*tile))
                .with("points", points),
            Some((Want::Figure { shape, spirits }, points)) => {
                let shape = self.shapes.get(*shape).map_or("", |shape| shape.name.as_str());
                Phrase::new("label-omen-figure")
                    .with("spirits", element_words(*spirits))
                    .with("shape", shape_word(shape))
                    .with("points", points)
            }
            None => Phrase::new("label-omen").with("number", number),
        }
    }
}

fn element_words(spirits: Tiles) -> Vec<Phrase> {
    spirits.iter().map(element_word).collect()
}

/// The word for a shape; one from somebody's own data file goes by its name.
fn shape_word(name: &str) -> Phrase {
    match name {
        "pair" => Phrase::new("label-shape-pair"),
        "row" => Phrase::new("label-shape-row"),
        "bend" => Phrase::new("label-shape-bend"),
        other => Phrase::new("label-shape-other").with("name", other),
    }
}
