//! The signs on a tile or a free place: rings, the mark of the last move, the preview of a move.

use super::panel::Panel;
use super::tile;
use crate::element::Spirit;
use crate::handles::hex_handle;
use crate::hex::Hex;
use crate::moves::Move;
use crate::score;
use crate::view::TileView;
use sketch::{Layers, Node, Text, sign, symbol};
use table::Seat;

/// The size of a spirit on a tile, and how far above the middle it lies.
pub(super) const TOKEN: f64 = 42.0;
pub(super) const LIFT: f64 = -5.0;

impl Panel<'_> {
    /// Names a place of the path and lays the signs over it; its middle is the origin.
    pub(super) fn signed(&self, node: Node, at: Hex, label: String, shown: Option<&TileView>) -> Layers {
        let drawer = self.drawer();
        let seat = Seat(self.seat() as u8);
        let handle = hex_handle(seat, at);
        let outline = sign::Place::of(tile::outline(tile::RADIUS));
        let marked = drawer.marked(&format!("{seat}:{at}")) || drawer.marked(&handle);
        let last = shown.is_some() && drawer.brush.was_last(&handle);
        let mut part = Layers::of(node.data("at", at.to_string()).handle(handle).button(label));
        if last {
            part.lay_over(sign::last(&outline));
        }
        if let Some(preview) = self.preview(at, shown) {
            part.lay_over(preview);
        }
        if marked {
            part.lay_over(sign::legal(&outline));
        }
        part
    }

    /// What the previewed move would bring to this place.
    fn preview(&self, at: Hex, shown: Option<&TileView>) -> Option<Node> {
        let (drawer, seat) = (self.drawer(), Seat(self.seat() as u8));
        let choice = drawer.preview?;
        let own = drawer.mover == seat;
        let token = |motif: Option<Spirit>, down: bool, gift: bool| {
            tile::token(motif, down, gift, TOKEN).at(0.0, LIFT)
        };
        let spirit_at = |place: Hex| self.tile_at(place).and_then(|shown| shown.spirit);
        let piece = match choice {
            Move::Lay { tile, at: there } if own && there == at => Node::group().with(tile::tile(tile)),
            Move::Put { path, at: there } if path == seat && there == at => {
                token(drawer.game.coming(drawer.view), false, false)
            }
            Move::Hide { at: there } if own && there == at => {
                token(shown?.spirit?.motif, true, shown?.spirit?.gift)
            }
            Move::Reveal { path, at: there } if path == seat && there == at => {
                token(shown?.spirit?.motif, false, false)
            }
            Move::Give { at: there } if own && there == at => {
                symbol::gold_dot().scale(TOKEN * 0.42).at(TOKEN * 0.43, LIFT - TOKEN * 0.43)
            }
            Move::Shift { path, from, to } if path == seat && to == at => {
                let spirit = spirit_at(from)?;
                token(spirit.motif, false, spirit.gift)
            }
            Move::Swap { path, between: [first, second] }
                if path == seat && [first, second].contains(&at) =>
            {
                let spirit = spirit_at(if at == first { second } else { first })?;
                token(spirit.motif, false, spirit.gift)
            }
            _ => return None,
        };
        let Some((_, before, after)) = drawer.game.sides_around(drawer.view, drawer.mover, choice) else {
            return Some(sign::preview(piece));
        };
        let sum = |side| score::points(drawer.game.kit(), side).iter().sum::<u32>();
        let change = format!("{} → {}", sum(&before), sum(&after));
        let effect = Text::centred(0.0, tile::RADIUS * 0.8, 17.0, change).bold().figures();
        Some(sign::preview_with(piece, effect))
    }
}
