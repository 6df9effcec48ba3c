//! Handles of the picture, and what a move does to the path that it changes.

use crate::cell::Cell;
use crate::element::{Element, Spirit};
use crate::elemente::Elemente;
use crate::hex::Hex;
use crate::kit::Kit;
use crate::moves::Move;
use crate::path::{TILES, bits};
use crate::score;
use crate::setting_up::omen_bit;
use crate::state::Side;
use crate::view::{PlayerView, View};
use crate::words::spirit_word;
use table::{Phrase, Seat};

/// The handle of a tile or a free place of a path.
pub(crate) fn hex_handle(path: Seat, at: Hex) -> String {
    format!("hex:{path}:{at}")
}

pub(crate) fn cell_handle(cell: Cell) -> String {
    format!("cell:{cell}")
}

/// The handle of the tiles of an element in the hand (`tile`) or in the stack (`stack`).
pub(crate) fn tile_handle(place: &str, tile: Element) -> String {
    format!("{place}:{tile}")
}

pub(crate) fn omen_handle(seat: Seat, number: u8) -> String {
    format!("omen:{seat}:{number}")
}

impl Elemente {
    /// The points of a path before and after, by pattern, spirits and omens.
    pub(crate) fn tell_points(&self, path: Seat, before: &Side, after: &Side, effects: &mut Vec<Phrase>) {
        let (old, new) = (score::points(self.kit(), before), score::points(self.kit(), after));
        let sum = |points: &[u32; 6]| points.iter().sum::<u32>();
        effects.push(
            Phrase::new("effect-points").with("who", path).with("before", sum(&old)).with("after", sum(&new)),
        );
        let parts = ["part-water", "part-fire", "part-air", "part-earth", "part-positions"];
        for (key, (old, new)) in parts.into_iter().zip(old.into_iter().zip(new)) {
            if old != new {
                let part = Phrase::new("effect-part").with("part", Phrase::new(key));
                effects.push(part.with("before", old).with("after", new));
            }
        }
        let Some(element) = before.element else { return };
        for number in bits(u16::from(before.held)).map(|bit| bit as u8 + 1) {
            let Some(omen) = self.kit().omen(element, number) else { continue };
            let [old, new] = [before, after].map(|side| score::points_of_omen(self.kit(), omen, side));
            if old != new {
                let words = Phrase::new("effect-omen").with("omen", self.kit().omen_words(element, number));
                effects.push(words.with("before", old).with("after", new));
            }
        }
    }

    /// Whose path a move changes, as far as its maker knows it, before and after; `None` if it changes no path.
    pub(crate) fn sides_around(&self, view: &View, seat: Seat, choice: Move) -> Option<(Seat, Side, Side)> {
        let path = match choice {
            Move::Lay { .. } | Move::Lift { .. } | Move::Give { .. } => seat,
            Move::Put { path, .. } | Move::Shift { path, .. } | Move::Swap { path, .. } => path,
            _ => return None,
        };
        let before = known_side(self.kit(), view.players.get(path.index())?);
        let mut after = before;
        match choice {
            Move::Lay { tile, at } => {
                after.path.lay(at, tile);
            }
            Move::Lift { at } => {
                after.path.lift(at);
            }
            Move::Put { at, .. } => after.place(after.path.find(at)?, self.coming(view)?),
            Move::Give { at } => after.blessed |= 1 << after.path.find(at)?,
            Move::Shift { from: one, to: two, .. } | Move::Swap { between: [one, two], .. } => {
                after.exchange(after.path.find(one)?, after.path.find(two)?);
            }
            _ => {}
        }
        after.settle(self.kit().points);
        Some((path, before, after))
    }

    /// The spirit of the pair that is being laid.
    pub(crate) fn coming(&self, view: &View) -> Option<Spirit> {
        let cell = self.layout().index(*view.up.first()?)?;
        view.grid.get(cell)?.motif
    }

    /// What the view tells about a covered spirit.
    pub(crate) fn known_spirit(&self, view: &View, cell: Cell) -> Option<Phrase> {
        let motif = |cell: Cell| view.grid.get(self.layout().index(cell)?)?.motif;
        let spirit = motif(cell)?;
        let pair = view.up.iter().any(|&up| motif(up) == Some(spirit));
        let key = if pair { "reason-turn-match" } else { "reason-turn-known" };
        Some(Phrase::new(key).with("spirit", spirit_word(spirit)))
    }
}

/// A player's side as far as the viewer knows it: what he cannot see scores nothing here.
pub(crate) fn known_side(kit: &Kit, player: &PlayerView) -> Side {
    let mut side = Side { element: player.element, ..Side::default() };
    for shown in &player.path {
        side.path.lay(shown.at, shown.tile);
    }
    for (index, shown) in player.path.iter().enumerate().take(TILES) {
        if let Some(motif) = shown.spirit.and_then(|spirit| spirit.motif) {
            side.place(index, motif);
            side.blessed |= u16::from(shown.spirit.is_some_and(|spirit| spirit.gift)) << index;
        }
    }
    side.settle(kit.points);
    side.held = player.omens.iter().flatten().fold(0, |held, &number| held | omen_bit(number));
    side
}
