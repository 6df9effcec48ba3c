//! How a hand says a move, what a move does, and which tiles lie behind the points.

use crate::cell::Cell;
use crate::element::{Element, Spirit};
use crate::elemente::Elemente;
use crate::event::{element_word, on_path, spirit_word};
use crate::hex::Hex;
use crate::kit::Kit;
use crate::moves::Move;
use crate::path::{TILES, bits};
use crate::score::{self, PARTS};
use crate::setting_up::omen_bit;
use crate::state::{Side, Stage};
use crate::view::{PlayerView, View};
use table::{Phrase, ScoreSource, Seat, Step};

/// The handle of a tile or a free place of a path.
pub(crate) fn hex_handle(path: Seat, at: Hex) -> String {
    format!("hex:{path}:{at}")
}

/// The handle of a cell of the grid.
pub(crate) fn cell_handle(cell: Cell) -> String {
    format!("cell:{cell}")
}

/// The handle of the tiles of an element in the hand (`tile`) or in the stack (`stack`).
pub(crate) fn tile_handle(place: &str, tile: Element) -> String {
    format!("{place}:{tile}")
}

/// The handle of an omen.
pub(crate) fn omen_handle(seat: Seat, number: u8) -> String {
    format!("omen:{seat}:{number}")
}

impl Elemente {
    /// Things first, then where they go or what is done with them; what is no thing is a button.
    pub(crate) fn hand_steps(&self, view: &View, seat: Seat, choice: Move) -> Vec<Step> {
        let hex = |path: Seat, at: Hex| {
            let words = on_path("step-hex-own", "step-hex-other", seat, path).with("at", at.to_string());
            Step::new(hex_handle(path, at), words)
        };
        let act = |name: &str, key: &'static str| Step::new(format!("act:{name}"), Phrase::new(key));
        let omen = |number: u8| {
            let element = view.players.get(seat.index()).and_then(|player| player.element);
            let words = element.map_or(Phrase::new("label-omen").with("number", number), |element| {
                self.kit().omen_words(element, number)
            });
            Step::new(omen_handle(seat, number), words)
        };
        match choice {
            Move::Keep { tile } => {
                let words = Phrase::new("move-keep").with("tile", element_word(tile));
                vec![Step::new(tile_handle("stack", tile), words)]
            }
            Move::Omens { numbers } => numbers.map(omen).to_vec(),
            Move::Lay { tile, at } => {
                let words = Phrase::new("step-tile").with("tile", element_word(tile));
                vec![Step::new(tile_handle("tile", tile), words), hex(seat, at)]
            }
            Move::Lift { at } => vec![hex(seat, at), act("lift", "step-lift")],
            Move::Turn { cell } => vec![Step::new(cell_handle(cell), self.word(view, seat, choice))],
            Move::Put { path, at } => vec![hex(path, at)],
            Move::Hide { at } => vec![hex(seat, at), act("hide", "step-hide")],
            Move::Give { at } => vec![hex(seat, at), act("give", "step-give")],
            Move::Reveal { path, at } => vec![hex(path, at), act("reveal", "step-reveal")],
            Move::Shift { path, from, to } => vec![hex(path, from), hex(path, to)],
            Move::Swap { path, between: [first, second] } => vec![hex(path, first), hex(path, second)],
            Move::Trade { omen: number } => vec![omen(number), act("trade", "step-trade")],
            Move::Choose { .. } | Move::Finish {} | Move::Cover {} | Move::Waive {} | Move::End {} => {
                let handle = format!("act:{}", choice.to_string().replace(' ', "-"));
                vec![Step::new(handle, self.word(view, seat, choice))]
            }
        }
    }

    /// The points of a path before and after, by pattern, spirits and omens; what is known of a spirit; the price.
    pub(crate) fn move_effects(&self, view: &View, seat: Seat, choice: Move) -> Vec<Phrase> {
        let mut effects = Vec::new();
        if let Some((path, before, after)) = self.sides_around(view, seat, choice) {
            self.tell_points(path, &before, &after, &mut effects);
        }
        match choice {
            Move::Keep { tile }
                if view.players.get(seat.index()).is_some_and(|me| me.element == Some(tile)) =>
            {
                effects.push(Phrase::new("reason-keep-own"));
            }
            Move::Turn { cell } => effects.extend(self.known_spirit(view, cell)),
            _ => {}
        }
        let price = match choice {
            Move::Turn { .. } if view.stage == Stage::Missed => 1,
            Move::Hide { .. }
            | Move::Give { .. }
            | Move::Reveal { .. }
            | Move::Shift { .. }
            | Move::Swap { .. }
            | Move::Trade { .. }
                if view.stage != Stage::Power =>
            {
                Elemente::price(seat, choice)
            }
            _ => 0,
        };
        if price > 0 {
            effects.push(Phrase::new("effect-price").with("gifts", price));
        }
        effects
    }

    fn tell_points(&self, path: Seat, before: &Side, after: &Side, effects: &mut Vec<Phrase>) {
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
            let times = |side: &Side| {
                let mut count = 0;
                score::each_omen(self.kit(), omen, side, |_| count += i64::from(omen.points));
                count
            };
            let (old, new) = (times(before), times(after));
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
    fn known_spirit(&self, view: &View, cell: Cell) -> Option<Phrase> {
        let motif = |cell: Cell| view.grid.get(self.layout().index(cell)?)?.motif;
        let spirit = motif(cell)?;
        let pair = view.up.iter().any(|&up| motif(up) == Some(spirit));
        let key = if pair { "reason-turn-match" } else { "reason-turn-known" };
        Some(Phrase::new(key).with("spirit", spirit_word(spirit)))
    }

    /// The tiles behind each part of the scores, as far as the viewer knows them.
    pub(crate) fn behind_points(&self, view: &View) -> Vec<ScoreSource> {
        let mut all = Vec::new();
        for (seat, player) in Seat::all(self.seats_count()).zip(&view.players) {
            let lines = score::account(self.kit(), &known_side(self.kit(), player));
            for part in PARTS {
                let mut tiles: Vec<Hex> = lines
                    .iter()
                    .filter(|line| line.part == part)
                    .flat_map(|line| line.tiles.clone())
                    .collect();
                tiles.sort_unstable();
                tiles.dedup();
                if !tiles.is_empty() {
                    let handles = tiles.into_iter().map(|at| hex_handle(seat, at)).collect();
                    all.push(ScoreSource { seat, part, handles });
                }
            }
        }
        all
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
