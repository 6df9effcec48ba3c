//! Why a move is good or bad, in words: what the evaluation went by.

use super::mind::Mind;
use crate::language::{Region, SpaceId, Tag};
use crate::moves::Move;
use crate::numbers::Chance;
use crate::state::{Kind, State};
use crate::talisman::Talisman;
use table::{Phrase, Seat};

/// Differences of less than this many turns are not worth a word.
const WORTH_SAYING: f32 = 0.5;

/// Why a player should make a move, or not.
pub(crate) fn reasons(game: &Talisman, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
    let mind = Mind::new(game, state, seat);
    let mut reasons = Vec::new();
    let top = state.stack.top().map(|top| top.kind);
    match choice {
        Move::Walk(to) => mind.why_there(*to, &mut reasons),
        Move::Fight | Move::Evade => mind.why_fight(&mut reasons),
        Move::Attack(it, by) => {
            let worth = mind.duel(*it, *by);
            reasons.push(
                Phrase::new(if worth > 0.0 { "reason-duel" } else { "reason-no-duel" }).with("who", *it),
            );
        }
        Move::Fate(die) => {
            let saved = mind.rerolling(usize::from(*die).saturating_sub(1));
            reasons.push(Phrase::new(if saved > 0.0 { "reason-fate" } else { "reason-no-fate" }));
        }
        Move::Trade(_) => reasons.push(Phrase::new("reason-trade")),
        Move::Command => reasons.push(Phrase::new("reason-command")),
        Move::Quiet(_) => reasons.push(Phrase::new("reason-quiet")),
        Move::Yes if top == Some(Kind::Meet) => mind.why_take(&mut reasons),
        _ => {}
    }
    if reasons.is_empty() {
        let mut saved = 0.0;
        mind.choices(core::slice::from_ref(choice), |worth| saved = worth);
        if saved > WORTH_SAYING {
            reasons.push(Phrase::new("reason-saves").with("turns", saved.round().max(1.0) as i64));
        } else if saved < -WORTH_SAYING {
            reasons.push(Phrase::new("reason-costs").with("turns", (-saved).round().max(1.0) as i64));
        }
    }
    reasons
}

fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

impl Mind<'_> {
    fn why_there(&self, to: SpaceId, reasons: &mut Vec<Phrase>) {
        let entry = self.game.kit().space(to);
        let name = Phrase::from_data(format!("space-{}", entry.key));
        let from = self.state.side(self.me).space;
        if to == SpaceId::CROWN {
            reasons.push(Phrase::new("reason-crown"));
            return;
        }
        if from.region() == Region::Middle && to.region() == Region::Inner {
            let standing = self.standing(self.me);
            let best = standing.strength.max(standing.craft);
            let dice =
                self.game.dice_for(self.state, self.me, Tag::Portal(crate::language::Ability::Strength), 2);
            reasons.push(
                Phrase::new("reason-portal").with("percent", percent(Chance::at_most(dice, best).share())),
            );
            return;
        }
        if entry.draw > 0 {
            reasons.push(Phrase::new("reason-draw").with("space", name).with("cards", entry.draw));
        }
        let landing = self.landing(to, 0);
        if landing < -WORTH_SAYING {
            reasons.push(Phrase::new("reason-danger"));
        } else if self.being_at(self.me, to) > WORTH_SAYING {
            reasons.push(Phrase::new("reason-nearer"));
        }
    }

    fn why_fight(&self, reasons: &mut Vec<Phrase>) {
        if let Some(odds) = self.game.fight_odds(self.state, self.me) {
            reasons.push(Phrase::new("reason-fight").with("percent", percent(odds.plain.winning())));
        }
    }

    fn why_take(&self, reasons: &mut Vec<Phrase>) {
        let Some(card) = self.state.stack.top().and_then(crate::state::Frame::that) else { return };
        if self.appraisal.card(self.game.kit().face(card).name).talisman && !self.standing(self.me).talisman {
            reasons.push(Phrase::new("reason-talisman"));
        }
    }
}
