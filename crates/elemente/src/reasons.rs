//! Why a move is good or bad: the parts of the evaluation that it changes.

use crate::elemente::Elemente;
use crate::moves::Move;
use crate::path::Path;
use crate::plan::{PLAN_STEPS, best_path};
use crate::state::{Stage, State};
use crate::view::View;
use table::{Dice, Game, Phrase, Quiet, Seat, Seed};

impl Elemente {
    /// What a move changes for its maker and for the best other player, most important first.
    pub(crate) fn explain(&self, state: &State, seat: Seat, choice: Move) -> Vec<Phrase> {
        if self.check(state, seat, &choice).is_err() || !self.waiting(state).contains(seat) {
            return Vec::new();
        }
        let mut after = *state;
        // Whatever a move rolls, its reasons must not depend on luck: any dice will do.
        let _ = self.apply(&mut after, seat, &choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
        let mut reasons = Vec::new();
        if state.stage == Stage::Paths {
            self.explain_building(state, &after, seat, &mut reasons);
        } else if !matches!(choice, Move::Trade { .. }) {
            self.explain_points(state, &after, seat, &mut reasons);
        }
        reasons.extend(self.explain_kind(state, &after, seat, choice));
        reasons
    }

    fn explain_building(&self, state: &State, after: &State, seat: Seat, reasons: &mut Vec<Phrase>) {
        let side = after.side(seat);
        let total = |state: &State| -> i64 {
            crate::score::path_points(self.kit(), state.side(seat))
                .iter()
                .map(|&points| i64::from(points))
                .sum()
        };
        let gain = total(after) - total(state);
        if gain != 0 {
            reasons.push(
                Phrase::new(if gain > 0 { "reason-path-gain" } else { "reason-path-loss" })
                    .with("points", gain.abs()),
            );
        }
        let plan = self.plans().get(self.kit().points, side.hand.plus(side.path.tiles()));
        if !side.finished && side.path.iter().all(|(at, tile)| plan.path.get(at) == Some(tile)) {
            reasons.push(Phrase::new("reason-plan").with("points", plan.points));
        }
    }

    fn explain_points(&self, state: &State, after: &State, seat: Seat, reasons: &mut Vec<Phrase>) {
        let mut changes: Vec<(i64, Phrase)> = Vec::new();
        for who in Seat::all(self.seats_count()) {
            let points = |state: &State| crate::score::points(self.kit(), state.side(who)).map(i64::from);
            let (old, new) = (points(state), points(after));
            for (part, key) in [
                (4, ["reason-positions-gain", "reason-positions-loss"]),
                (5, ["reason-omens-gain", "reason-omens-loss"]),
            ] {
                // Hidden omens of others are no business of a hint.
                if part == 5 && who != seat && !self.options().omens_open {
                    continue;
                }
                let change = new[part] - old[part];
                if change != 0 {
                    let phrase = Phrase::new(key[usize::from(change < 0)])
                        .with("who", who)
                        .with("points", change.abs());
                    changes.push((change.abs(), phrase));
                }
            }
        }
        changes.sort_by_key(|(size, _)| core::cmp::Reverse(*size));
        reasons.extend(changes.into_iter().map(|(_, phrase)| phrase));
    }

    /// What the numbers do not tell.
    fn explain_kind(&self, state: &State, after: &State, seat: Seat, choice: Move) -> Option<Phrase> {
        let side = state.side(seat);
        Some(match choice {
            Move::Choose { .. } => Phrase::new("reason-own-element"),
            Move::Keep { tile } if side.element == Some(tile) => Phrase::new("reason-keep-own"),
            Move::Keep { .. } => {
                let gain = self.worth_of_hand(after.side(seat)) - self.worth_of_hand(side);
                // Tenths are enough to compare tiles by.
                Phrase::new("reason-keep").with("tenths", (gain * 10.0).round() as i64)
            }
            Move::Turn { cell } => {
                let index = self.layout().index(cell)?;
                if state.seen >> index & 1 == 1 {
                    Phrase::new("reason-turn-known")
                } else {
                    Phrase::new("reason-turn-new")
                }
            }
            Move::Hide { .. } => Phrase::new("reason-hide"),
            Move::Trade { .. } => Phrase::new("reason-trade"),
            Move::End {} | Move::Waive {} | Move::Cover {} => {
                Phrase::new("reason-keep-gifts").with("gifts", side.gifts)
            }
            _ => return None,
        })
    }
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
        let whole = self.plans().get(self.kit().points, hand.plus(laid.tiles()));
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
