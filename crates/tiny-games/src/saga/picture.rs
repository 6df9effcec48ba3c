//! A plain picture: a row for each hero with what he carries, and the viewer's own cards below.

use super::card::CardId;
use super::chest::key;
use super::rules::Saga;
use super::secrets::View;
use super::speech::hero_handle;
use sketch::{Brush, Ink, Layers, Node, Picture, Scene, Text, sign};
use table::{Rules, Seat};

const WIDTH: f64 = 640.0;
const ROW: f64 = 46.0;
const CARD: (f64, f64) = (150.0, 40.0);

impl Saga {
    fn tile(&self, card: CardId, handle: &str, brush: &Brush<'_>) -> Layers {
        let name = brush.label(&key(self.card(card)));
        let power = self.power(card);
        let amounts: Vec<(&str, String)> = power
            .args
            .iter()
            .filter_map(|(name, arg)| match arg {
                table::Arg::Number(number) => Some((*name, number.to_string())),
                _ => None,
            })
            .collect();
        let amounts: Vec<(&str, &str)> = amounts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let power = brush.label_with(&power.key, &amounts);
        let node = Node::group()
            .with(Node::round_rect(0.0, 0.0, CARD.0, CARD.1, 4.0).fill(Ink::Card))
            .with(Text::at(8.0, 17.0, format!("{name} {}", self.card(card).number)).size(13.0))
            .with(Text::at(8.0, 33.0, power.clone()).size(11.0))
            .handle(handle)
            .button(format!("{name}: {power}"));
        marked(Layers::of(node), handle, CARD, brush)
    }
}

/// A thing with the signs that lie over it.
fn marked(mut part: Layers, handle: &str, (width, height): (f64, f64), brush: &Brush<'_>) -> Layers {
    let place = sign::Place::rect(0.0, 0.0, width, height);
    if brush.highlights(handle) {
        part.lay_over(sign::legal(&place));
    }
    if brush.was_last(handle) {
        part.lay_over(sign::last(&place));
    }
    part
}

impl Picture<View> for Saga {
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene {
        let rows = view.heroes.len() + 2;
        let mut scene = Scene::new(WIDTH, ROW * rows as f64, brush.label("title"));
        for ((seat, hero), row) in Seat::all(self.seats()).zip(&view.heroes).zip(0u8..) {
            let y = ROW * f64::from(row) + 3.0;
            let life = hero.life.to_string();
            let number = (seat.0 + 1).to_string();
            let name = brush.name(seat.index()).unwrap_or(&number);
            let label = brush.label_with("label-hero", &[("who", name), ("life", &life)]);
            let handle = hero_handle(seat);
            let node = Node::group()
                .with(Node::round_rect(0.0, 0.0, CARD.0, CARD.1, 4.0).fill(Ink::seat(seat.index()).soft()))
                .with(Text::at(8.0, 25.0, label.clone()))
                .handle(handle.clone())
                .button(label);
            scene.put(marked(Layers::of(node), &handle, CARD, brush).at(3.0, y));
            for (card, column) in hero.gear.iter().zip(1u8..) {
                let x = 3.0 + (CARD.0 + 8.0) * f64::from(column);
                scene.put(self.tile(*card, &self.gear_handle(*card), brush).at(x, y));
            }
        }
        let y = ROW * (rows - 2) as f64 + 3.0;
        for (card, column) in view.hand.iter().zip(0u8..) {
            let x = 3.0 + (CARD.0 + 8.0) * f64::from(column);
            scene.put(self.tile(*card, &self.card_handle(*card), brush).at(x, y));
        }
        if let Some(attack) = &view.attack {
            let name = brush.label(&key(self.card(attack.card)));
            let target = (attack.at.0 + 1).to_string();
            let target = brush.name(attack.at.index()).unwrap_or(&target);
            let words = brush.label_with("label-attack", &[("card", &name), ("who", target)]);
            scene.push(Text::at(8.0, y + ROW + 25.0, words));
        }
        scene
    }
}
