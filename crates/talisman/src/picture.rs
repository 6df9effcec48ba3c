//! A plain picture.

use crate::language::SpaceId;
use crate::secrets::View;
use crate::talisman::Talisman;
use sketch::{Brush, Ink, Layers, Node, Picture, Scene, Text, sign};
use table::{Rules, Seat};

const CELL: f64 = 80.0;

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

impl Picture<View> for Talisman {
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene {
        let mut scene = Scene::new(CELL * 8.0, CELL * 8.0, brush.label("title"));
        for space in SpaceId::all() {
            let (x, y) = ((space.index() % 8) as f64 * CELL, (space.index() / 8) as f64 * CELL);
            let name = brush.label(&format!("space-{}", self.kit().space(space).key));
            let handle = format!("space:{space}");
            let node = Node::group()
                .with(Node::round_rect(0.0, 0.0, CELL - 4.0, CELL - 4.0, 4.0).fill(Ink::Card))
                .with(Text::at(4.0, 14.0, name.clone()).size(10.0))
                .handle(handle.clone())
                .button(name);
            scene.put(marked(Layers::of(node), &handle, (CELL - 4.0, CELL - 4.0), brush).at(x, y));
        }
        for seat in Seat::all(self.seats()) {
            let handle = format!("seat:{seat}");
            let number = (seat.0 + 1).to_string();
            let name = brush.name(seat.index()).unwrap_or(&number).to_owned();
            let node = Node::group()
                .with(Node::round_rect(0.0, 0.0, 60.0, 20.0, 4.0).fill(Ink::seat(seat.index()).soft()))
                .with(Text::at(4.0, 14.0, name.clone()).size(10.0))
                .handle(handle.clone())
                .button(name);
            let _ = view;
            scene.put(marked(Layers::of(node), &handle, (60.0, 20.0), brush).at(f64::from(seat.0) * 70.0 + 80.0, 7.2 * CELL));
        }
        scene
    }
}
