//! Moves in words: for lists, hints and screen readers.

use crate::element::{Element, Tiles};
use crate::elemente::Elemente;
use crate::event::{element_word, on_path, spirit_word};
use crate::hex::Hex;
use crate::kit::{Kit, Want};
use crate::moves::Move;
use crate::view::{PlayerView, View};
use table::{Phrase, Seat};

impl Elemente {
    /// A move in words.
    pub(crate) fn word(&self, view: &View, seat: Seat, choice: Move) -> Phrase {
        let player = view.players.get(seat.index());
        let own = player.and_then(|player| player.element);
        let omen = |number: u8| {
            own.map_or(Phrase::new("label-omen").with("number", number), |element| {
                self.kit().omen_words(element, number)
            })
        };
        match choice {
            Move::Choose { element } => Phrase::new("move-choose").with("element", element_word(element)),
            Move::Keep { tile } => Phrase::new("move-keep").with("tile", element_word(tile)),
            Move::Omens { numbers: [first, second] } => {
                Phrase::new("move-omens").with("first", omen(first)).with("second", omen(second))
            }
            Move::Lay { tile, at } => {
                let phrase = match player.and_then(|player| tile_at(player, at)) {
                    Some(old) => Phrase::new("move-exchange").with("old", element_word(old)),
                    None => Phrase::new("move-lay"),
                };
                phrase.with("tile", element_word(tile)).with("at", at.to_string())
            }
            Move::Lift { at } => Phrase::new("move-lift").with("at", at.to_string()),
            Move::Finish {} => Phrase::new("move-finish"),
            Move::Turn { cell } => {
                let key = if view.up.len() == 2 { "move-turn-third" } else { "move-turn" };
                Phrase::new(key).with("cell", cell.to_string())
            }
            Move::Cover {} => Phrase::new("move-cover"),
            Move::Put { path, at } => {
                let spirit = view
                    .up
                    .first()
                    .and_then(|&cell| self.layout().index(cell))
                    .and_then(|cell| view.grid.get(cell)?.motif);
                on_path("move-put-own", "move-put-other", seat, path)
                    .with("at", at.to_string())
                    .with("spirit", spirit.map_or(Phrase::new("label-spirit"), spirit_word))
            }
            Move::Hide { at } => Phrase::new("move-hide").with("at", at.to_string()),
            Move::Reveal { path, at } => {
                Phrase::new("move-reveal").with("path", path).with("at", at.to_string())
            }
            Move::Shift { path, from, to } => on_path("move-shift-own", "move-shift-other", seat, path)
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Move::Swap { path, between: [first, second] } => {
                on_path("move-swap-own", "move-swap-other", seat, path)
                    .with("first", first.to_string())
                    .with("second", second.to_string())
            }
            Move::Give { at } => Phrase::new("move-give").with("at", at.to_string()),
            Move::Trade { omen: number } => Phrase::new("move-trade").with("omen", omen(number)),
            Move::Waive {} => Phrase::new("move-waive"),
            Move::End {} => Phrase::new("move-end"),
        }
    }
}

impl Kit {
    /// What is in the box, in words: tableaus, points, omens.
    pub(crate) fn inventory(&self) -> Vec<Phrase> {
        let counts = |tiles: Tiles, element: Element| {
            Phrase::new("inventory-tiles")
                .with("count", tiles.get(element))
                .with("element", element_word(element))
        };
        let listed = |tiles: Tiles| -> Vec<Phrase> {
            Element::ALL
                .into_iter()
                .filter(|&element| tiles.get(element) > 0)
                .map(|element| counts(tiles, element))
                .collect()
        };
        let mut phrases = Vec::new();
        for element in Element::ALL {
            let tableau = self.tableau(element);
            phrases.push(
                Phrase::new("inventory-tableau")
                    .with("element", element_word(element))
                    .with("start", listed(tableau.start))
                    .with("pile", listed(tableau.pile)),
            );
        }
        phrases.push(
            Phrase::new("inventory-points")
                .with("three", self.points.water_three)
                .with("further", self.points.water_further)
                .with("triangle", self.points.fire_triangle)
                .with("pair", self.points.air_pair)
                .with("alone", self.points.earth_alone),
        );
        for element in Element::ALL {
            for number in 1..=self.omens[element.index()].len() as u8 {
                phrases.push(
                    Phrase::new("inventory-omen")
                        .with("element", element_word(element))
                        .with("number", number)
                        .with("omen", self.omen_words(element, number)),
                );
            }
        }
        phrases
    }

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
                    .with("spirits", list(*spirits))
                    .with("shape", shape_word(shape))
                    .with("points", points)
            }
            None => Phrase::new("label-omen").with("number", number),
        }
    }
}

fn tile_at(player: &PlayerView, at: Hex) -> Option<Element> {
    player.path.iter().find(|tile| tile.at == at).map(|tile| tile.tile)
}

fn list(spirits: Tiles) -> Vec<Phrase> {
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
