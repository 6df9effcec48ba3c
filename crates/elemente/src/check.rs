//! Why a move is refused: the parts of `Rules::check`.

use crate::element::Spirit;
use crate::elemente::Elemente;
use crate::hex::Hex;
use crate::moves::Move;
use crate::path::TILES;
use crate::state::{MOST_LIFTS, Stage, State};
use table::{Phrase, Refusal, Rule, Rules, Seat};

pub(crate) fn refuse<T>(rule: Rule, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::illegal(rule, Phrase::new(key)))
}

fn refuse_at<T>(rule: Rule, key: &'static str, at: Hex) -> Result<T, Refusal> {
    Err(Refusal::illegal(rule, Phrase::new(key).with("at", at.to_string())))
}

/// Whoever tries something at the wrong time is told what it is time for.
pub(crate) fn not_now<T>(stage: Stage) -> Result<T, Refusal> {
    let reason = Phrase::new("refused-not-now").with("stage", Phrase::new(stage.words()));
    Err(Refusal::illegal(stage_rule(stage), reason))
}

impl Elemente {
    /// What a deed costs in gifts (PE-14 to PE-22).
    pub(crate) fn price(seat: Seat, choice: Move) -> u8 {
        match choice {
            Move::Hide { .. } | Move::Give { .. } => 1,
            Move::Shift { path, .. } | Move::Swap { path, .. } if path == seat => 1,
            Move::Reveal { .. } | Move::Shift { .. } | Move::Swap { .. } | Move::Trade { .. } => 2,
            _ => 0,
        }
    }

    /// May the pair's power be used like this? (PE-11)
    pub(crate) fn check_power(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        let fits = match (state.power, choice) {
            (Some(Spirit::Mask), Move::Swap { path, .. })
            | (Some(Spirit::Fire), Move::Shift { path, .. }) => path == seat,
            (Some(Spirit::Air), Move::Reveal { .. }) => true,
            (Some(Spirit::Earth), Move::Swap { path, .. })
            | (Some(Spirit::Water), Move::Shift { path, .. }) => path != seat,
            _ => false,
        };
        if fits { self.check_deed(state, seat, choice) } else { refuse("PE-11", "refused-other-power") }
    }

    /// Is the deed possible, whatever it costs?
    pub(crate) fn check_deed(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        let side = state.side(seat);
        match choice {
            Move::Hide { at } => {
                self.open_spirit(state, seat, at, "PE-14")?;
            }
            Move::Give { at } => {
                let tile = if self.variant.covered_take_gifts {
                    self.spirit(state, seat, at, "PE-20")?
                } else {
                    self.open_spirit(state, seat, at, "PE-20")?
                };
                if side.spirit[tile] == Spirit::Mask {
                    return refuse("PE-20", "refused-gift-for-mask");
                }
                if side.blessed & 1 << tile != 0 {
                    return refuse("PE-20", "refused-gift-twice");
                }
            }
            Move::Reveal { path, at } => {
                let rule = if state.stage == Stage::Power { "PE-11" } else { "PE-15" };
                if path == seat {
                    return refuse(rule, "refused-reveal-own");
                }
                let tile = self.tile(state, path, at, rule)?;
                if state.side(path).down & 1 << tile == 0 {
                    return refuse_at(rule, "refused-not-face-down", at);
                }
            }
            Move::Shift { path, from, to } => {
                self.open_spirit(state, path, from, "PE-12")?;
                self.free_tile(state, path, to, "PE-12")?;
                if !from.touches(to) {
                    return refuse("PE-12", "refused-not-adjacent");
                }
            }
            Move::Swap { path, between: [first, second] } => {
                self.open_spirit(state, path, first, "PE-12")?;
                self.open_spirit(state, path, second, "PE-12")?;
                // A swap has one form: the place that is read first stands first.
                if !first.touches(second) || first > second {
                    return refuse("PE-12", "refused-not-adjacent");
                }
            }
            Move::Trade { omen } => {
                if !self.options().omens {
                    return refuse("PE-22", "refused-basic-game");
                }
                let held = omen.checked_sub(1).is_some_and(|bit| {
                    u32::from(side.held).checked_shr(u32::from(bit)).unwrap_or(0) & 1 == 1
                });
                if !held {
                    return refuse("PE-22", "refused-not-your-omen");
                }
                if side.fresh == 0 {
                    return refuse("PE-22", "refused-no-omen-left");
                }
            }
            _ => return not_now(state.stage),
        }
        Ok(())
    }

    /// The number of the tile that lies here on somebody's path.
    fn tile(&self, state: &State, path: Seat, at: Hex, rule: Rule) -> Result<usize, Refusal> {
        if path.0 >= self.seats() {
            return refuse(rule, "refused-no-such-path");
        }
        match state.side(path).path.find(at) {
            Some(tile) => Ok(tile),
            None => refuse_at(rule, "refused-no-tile", at),
        }
    }

    pub(crate) fn free_tile(&self, state: &State, path: Seat, at: Hex, rule: Rule) -> Result<usize, Refusal> {
        let tile = self.tile(state, path, at, rule)?;
        if state.side(path).taken & 1 << tile != 0 {
            refuse_at(rule, "refused-tile-taken", at)
        } else {
            Ok(tile)
        }
    }

    /// The number of the tile on which a spirit lies, face up or down.
    fn spirit(&self, state: &State, path: Seat, at: Hex, rule: Rule) -> Result<usize, Refusal> {
        let tile = self.tile(state, path, at, rule)?;
        if state.side(path).taken & 1 << tile == 0 {
            return refuse_at(rule, "refused-no-spirit", at);
        }
        Ok(tile)
    }

    fn open_spirit(&self, state: &State, path: Seat, at: Hex, rule: Rule) -> Result<usize, Refusal> {
        let tile = self.spirit(state, path, at, rule)?;
        if state.side(path).down & 1 << tile != 0 {
            return refuse_at(rule, "refused-face-down", at);
        }
        Ok(tile)
    }
}

/// Laying, exchanging, lifting, finishing (PE-6, PE-7).
pub(crate) fn check_building(state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
    let side = state.side(seat);
    let may_lift = side.lifts < MOST_LIFTS;
    match choice {
        Move::Lay { tile, at } => {
            if side.hand.get(tile) == 0 {
                return refuse("PE-6", "refused-not-in-hand");
            }
            match side.path.get(at) {
                Some(there) if there == tile => return refuse_at("PE-6", "refused-same-tile", at),
                Some(_) if !may_lift => return refuse("PE-6", "refused-no-more-lifts"),
                None if side.path.is_empty() && at != Hex::ORIGIN => {
                    return refuse("PE-6", "refused-first-tile");
                }
                None if !side.path.rim().contains(at) => return refuse_at("PE-6", "refused-not-joined", at),
                _ => {}
            }
        }
        Move::Lift { at } => {
            let Some(tile) = side.path.find(at) else { return refuse_at("PE-6", "refused-no-tile", at) };
            if side.path.loose() & 1 << tile == 0 {
                return refuse_at("PE-6", "refused-would-split", at);
            }
            if !may_lift {
                return refuse("PE-6", "refused-no-more-lifts");
            }
        }
        _ => {
            if side.path.len() < TILES {
                return refuse("PE-7", "refused-tiles-left");
            }
        }
    }
    Ok(())
}

/// The rule that names the price of a deed.
pub(crate) fn price_rule(seat: Seat, choice: Move) -> Rule {
    match choice {
        Move::Reveal { .. } => "PE-15",
        Move::Shift { path, .. } if path == seat => "PE-16",
        Move::Shift { .. } => "PE-17",
        Move::Swap { path, .. } if path == seat => "PE-18",
        Move::Swap { .. } => "PE-19",
        Move::Give { .. } => "PE-20",
        Move::Trade { .. } => "PE-22",
        _ => "PE-14",
    }
}

pub(crate) fn is_deed(choice: Move) -> bool {
    matches!(
        choice,
        Move::Hide { .. }
            | Move::Give { .. }
            | Move::Reveal { .. }
            | Move::Shift { .. }
            | Move::Swap { .. }
            | Move::Trade { .. }
    )
}

/// The rule that says what is to be done now.
pub(crate) const fn stage_rule(stage: Stage) -> Rule {
    match stage {
        Stage::Elements => "PE-1",
        Stage::Draft => "PE-4",
        Stage::Omens => "PE-5",
        Stage::Paths => "PE-6",
        Stage::Before | Stage::Second | Stage::After => "PE-8",
        Stage::Missed => "PE-9",
        Stage::First | Stage::Other => "PE-10",
        Stage::Power => "PE-11",
        Stage::Gifts => "PE-23",
        Stage::Over => "PE-30",
    }
}
