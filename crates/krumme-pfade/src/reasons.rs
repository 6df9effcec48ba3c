//! Why a move is good or bad, in phrases made from what it changes.

use crate::state::other;
use crate::{End, KrummePfade, Move, State};
use table::{Phrase, Quiet, Seat};

impl KrummePfade {
    /// Why this move is good or bad for the one who makes it, most important first.
    pub(crate) fn explain(&self, state: &State, seat: Seat, choice: Move) -> Vec<Phrase> {
        let foe = other(seat);
        let mut after = *state;
        self.carry_out(&mut after, seat, choice, &mut Quiet);
        if let Some(end) = after.end {
            return vec![ending(end, seat)];
        }
        let mut reasons = Vec::new();
        if self.connected(&after, seat) {
            let breakers = self.breakers(&after, seat).len();
            reasons.push(if breakers == 0 {
                Phrase::new("reason-unbreakable")
            } else {
                Phrase::new("reason-connects").with("breakers", breakers)
            });
        }
        if self.connected(state, foe) && !self.connected(&after, foe) {
            reasons.push(Phrase::new("reason-breaks"));
        }
        let (threats, left) = (self.completers(state, foe).len(), self.completers(&after, foe).len());
        if left == 0 && threats > 0 && !self.connected(&after, foe) {
            reasons.push(Phrase::new("reason-blocks"));
        } else if left > 0 {
            reasons.push(Phrase::new("reason-leaves").with("cards", left));
        }
        self.distances(state, &after, seat, &mut reasons);
        if reasons.is_empty() {
            reasons.push(Phrase::new("reason-quiet"));
        }
        reasons
    }

    /// How the numbers of cards that both sides need have changed.
    fn distances(&self, before: &State, after: &State, seat: Seat, reasons: &mut Vec<Phrase>) {
        let foe = other(seat);
        match (self.cards_needed(before, seat), self.cards_needed(after, seat)) {
            (Some(was), Some(now)) if 0 < now && now < was => {
                reasons.push(Phrase::new("reason-nearer").with("cards", now));
            }
            (Some(was), Some(now)) if now > was => {
                reasons.push(Phrase::new("reason-further").with("cards", now));
            }
            (Some(_), None) => reasons.push(Phrase::new("reason-never")),
            _ => {}
        }
        match (self.cards_needed(before, foe), self.cards_needed(after, foe)) {
            (Some(was), Some(now)) if now > was => {
                reasons.push(Phrase::new("reason-hinders").with("cards", now));
            }
            (Some(was), Some(now)) if 0 < now && now < was => {
                reasons.push(Phrase::new("reason-helps").with("cards", now));
            }
            (Some(_), None) => reasons.push(Phrase::new("reason-shuts-out")),
            _ => {}
        }
    }
}

/// How a match ended, for this seat.
pub(crate) fn ending(end: End, seat: Seat) -> Phrase {
    match end.winner() {
        Some(winner) if winner == seat => Phrase::new("reason-wins").with("rule", end.rule()),
        Some(_) => Phrase::new("reason-loses").with("rule", end.rule()),
        None => Phrase::new("reason-draws"),
    }
}
