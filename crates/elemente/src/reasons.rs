//! Why a move is good or bad, the parts of `Speech::reasons`: what it changes in the evaluation.

use crate::cell::Cell;
use crate::element::Spirit;
use crate::elemente::Elemente;
use crate::hex::Hex;
use crate::moves::Move;
use crate::path::{Path, bits};
use crate::plan::{PLAN_STEPS, best_path};
use crate::score;
use crate::state::{Side, Stage, State};
use crate::view::View;
use crate::words::spirit_word;
use table::{Phrase, Rules, Seat};

impl Elemente {
    pub(crate) fn explain_building(
        &self,
        state: &State,
        after: &State,
        seat: Seat,
        reasons: &mut Vec<Phrase>,
    ) {
        let side = after.side(seat);
        let total = |side: &Side| score::path_points(self.kit(), side).iter().sum::<u32>();
        if side.finished {
            reasons.push(Phrase::new("reason-finish").with("points", total(side)));
            return;
        }
        let gain = i64::from(total(side)) - i64::from(total(state.side(seat)));
        if gain != 0 {
            reasons.push(
                Phrase::new(if gain > 0 { "reason-path-gain" } else { "reason-path-loss" })
                    .with("points", gain.abs()),
            );
        }
        let plan = self.plans.get(self.kit().points, side.hand.plus(side.path.tiles()));
        reasons.push(match plan.astray(&side.path) {
            0 => Phrase::new("reason-plan").with("points", plan.points),
            count => Phrase::new("reason-astray").with("count", count).with("points", plan.points),
        });
    }

    pub(crate) fn explain_points(&self, state: &State, after: &State, seat: Seat, reasons: &mut Vec<Phrase>) {
        let mut changes: Vec<(i64, Phrase)> = Vec::new();
        let mut note = |change: i64, keys: [&'static str; 2], words: &dyn Fn(Phrase) -> Phrase| {
            if change != 0 {
                let phrase = words(Phrase::new(keys[usize::from(change < 0)])).with("points", change.abs());
                changes.push((change.abs(), phrase));
            }
        };
        for who in Seat::all(self.seats()) {
            let (old, new) = (state.side(who), after.side(who));
            let positions = |side: &Side| {
                let mut sum = 0;
                score::each_position(side, |points, _| sum += i64::from(points));
                sum
            };
            note(
                positions(new) - positions(old),
                ["reason-positions-gain", "reason-positions-loss"],
                &|phrase| phrase.with("who", who),
            );
            // Hidden omens of others are no business of a hint.
            let Some(element) = old.element.filter(|_| who == seat || self.options().omens_open) else {
                continue;
            };
            for number in bits(u16::from(old.held)).map(|bit| bit as u8 + 1) {
                let Some(omen) = self.kit().omen(element, number) else { continue };
                let points = |side: &Side| i64::from(score::points_of_omen(self.kit(), omen, side));
                note(points(new) - points(old), ["reason-omen-gain", "reason-omen-loss"], &|phrase| {
                    phrase.with("who", who).with("omen", self.kit().omen_words(element, number))
                });
            }
        }
        changes.sort_by_key(|(size, _)| core::cmp::Reverse(*size));
        reasons.extend(changes.into_iter().map(|(_, phrase)| phrase));
    }

    /// What the points do not tell; `idle` if no points have changed.
    pub(crate) fn explain_kind(
        &self,
        state: &State,
        after: &State,
        seat: Seat,
        choice: Move,
        idle: bool,
    ) -> Vec<Phrase> {
        let side = state.side(seat);
        let key = match choice {
            Move::Choose { .. } => "reason-own-element",
            Move::Keep { tile } => {
                let gain = self.worth_of_hand(after.side(seat)) - self.worth_of_hand(side);
                let tenths = (gain.max(0.0) * 10.0).round() as i64;
                let worth = Phrase::new("reason-keep").with("whole", tenths / 10).with("tenths", tenths % 10);
                let own = (side.element == Some(tile)).then(|| Phrase::new("reason-keep-own"));
                return own.into_iter().chain([worth]).collect();
            }
            Move::Omens { numbers } => {
                let omens = numbers.into_iter().filter_map(|number| self.kit().omen(side.element?, number));
                let points: u32 = omens.map(|omen| u32::from(omen.points)).sum();
                return vec![Phrase::new("reason-omens").with("points", points)];
            }
            Move::Turn { cell } => return self.explain_turn(state, seat, cell),
            Move::Put { path, at } if idle => return vec![explain_put(state, after, seat, path, at)],
            Move::Give { .. } if idle => "reason-give-idle",
            Move::Shift { .. } | Move::Swap { .. } if idle => "reason-no-points",
            Move::Reveal { .. } => "reason-reveal",
            Move::Hide { .. } => "reason-hide",
            Move::Trade { .. } => "reason-trade",
            Move::Waive {} => "reason-waive",
            Move::End {} | Move::Cover {} => {
                return vec![Phrase::new("reason-keep-gifts").with("gifts", side.gifts)];
            }
            _ => return Vec::new(),
        };
        vec![Phrase::new(key)]
    }

    /// What is known about a covered spirit, and how likely a pair is. Hidden motifs are only counted, never named.
    fn explain_turn(&self, state: &State, seat: Seat, cell: Cell) -> Vec<Phrase> {
        let Some(index) = self.layout().index(cell) else { return Vec::new() };
        let known = self.known_to(state, seat);
        let is_known = |cell: usize| known >> cell & 1 == 1;
        let mut reasons = Vec::new();
        if state.stage == Stage::Missed {
            reasons.push(Phrase::new("reason-turn-third"));
        }
        let ups: Vec<Spirit> = state.ups().iter().filter_map(|&up| state.motif(up)).collect();
        let covered = state.covered();
        if let Some(spirit) = state.grid[index].filter(|_| is_known(index)) {
            let partner = (0..self.layout().cells()).any(|other| {
                other != index
                    && is_known(other)
                    && covered >> other & 1 == 1
                    && state.grid[other] == Some(spirit)
            });
            let key = if ups.contains(&spirit) {
                "reason-turn-match"
            } else if ups.is_empty() && partner {
                "reason-turn-pair"
            } else {
                "reason-turn-known"
            };
            reasons.insert(0, Phrase::new(key).with("spirit", spirit_word(spirit)));
            return reasons;
        }
        let percent = (self.chance_of_pair(state, seat) * 100.0).round() as i64;
        reasons.insert(0, Phrase::new("reason-turn-chance").with("percent", percent));
        if self.options().remembers() {
            reasons.push(Phrase::new("reason-turn-new"));
        } else if self.recall(seat) > 0 {
            reasons.push(Phrase::new("reason-turn-forgotten"));
        }
        reasons
    }
}

/// A spirit that scores nothing where it is laid.
fn explain_put(state: &State, after: &State, seat: Seat, path: Seat, at: Hex) -> Phrase {
    let (old, new) = (state.side(path), after.side(path));
    let Some(tile) = new.path.find(at) else { return Phrase::new("reason-put-idle") };
    if path != seat {
        let own = new.element.is_some_and(|element| new.kinds[element.index()] >> tile & 1 == 1);
        let key = if own { "reason-put-blocks" } else { "reason-put-harmless" };
        return Phrase::new(key).with("path", path);
    }
    let element = new.spirit[tile].element();
    let near = element.is_some_and(|element| new.near[tile] & old.free() & new.kinds[element.index()] != 0);
    Phrase::new(if near { "reason-put-near" } else { "reason-put-idle" })
}

/// How a path can be built on: for people who would like to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathHint {
    /// The tiles to lay, in an order in which each is joined to the path.
    pub moves: Vec<Move>,
    /// What the finished path scores by itself.
    pub points: u32,
    /// Why, to be put into words.
    pub reason: Phrase,
}

impl Elemente {
    /// A good way to lay the rest of the hand, made from the builder's own view; `None` for whoever builds nothing.
    ///
    /// Whoever has followed it so far gets the same plan again; elsewhere the tiles that lie stay where they are.
    pub fn path_hint(&self, view: &View, seat: Seat) -> Option<PathHint> {
        let player = view.players.get(seat.index()).filter(|player| !player.finished)?;
        let hand = player.hand.filter(|_| view.stage == Stage::Paths)?;
        let mut laid = Path::default();
        for tile in &player.path {
            laid.lay(tile.at, tile.tile);
        }
        let whole = self.plans.get(self.kit().points, hand.plus(laid.tiles()));
        let follows = laid.iter().all(|(at, tile)| whole.path.get(at) == Some(tile));
        let plan = if follows { whole } else { best_path(self.kit().points, &laid, hand, PLAN_STEPS * 4) };
        let mut moves = Vec::new();
        while let Some((at, tile)) =
            plan.path.iter().find(|&(at, _)| laid.find(at).is_none() && laid.rim().contains(at))
        {
            laid.lay(at, tile);
            moves.push(Move::Lay { tile, at });
        }
        let reason = Phrase::new("reason-plan").with("points", plan.points);
        Some(PathHint { moves, points: plan.points, reason })
    }
}
