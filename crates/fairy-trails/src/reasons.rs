//! Why a card is laid well or badly, in phrases made from the facts of the evaluation.

use crate::facts::Prospects;
use crate::{CardSet, Colour, FairyTrails, Laying, State};
use table::{Phrase, Seat};

/// How much likelier a closure must become to be worth a word, in huts times chance.
const NOTEWORTHY: f32 = 0.25;

impl FairyTrails {
    /// The reasons for and against laying a card, most important first.
    pub(crate) fn laying_reasons(&self, state: &State, seat: Seat, laying: Laying) -> Vec<Phrase> {
        let face = self.deck().face(laying.card, laying.rotation);
        let Some(preview) = state.board.preview(laying.at, face) else { return Vec::new() };
        let stones = |colour: Colour| preview.huts(colour).min(state.left(colour));
        let mut after = state.clone();
        after.board.lay(laying.card, laying.at, laying.rotation, face);
        if self.is_solo() {
            return self.solo_reasons(state, &after, stones(Colour::Elves) + stones(Colour::Gnomes));
        }
        let own = Colour::of(seat);
        let mut reasons = Vec::new();
        // Whoever has to find closed networks himself is not told of stones, nor that there are none (FT-10).
        let tells = !self.is_manual();
        match stones(own) {
            some if some == 0 || !tells => {}
            all if all == state.left(own) => return vec![Phrase::new("reason-wins")],
            some => reasons.push(Phrase::new("reason-own-stones").with("stones", some)),
        }
        match stones(own.other()) {
            some if some == 0 || !tells => {}
            all if all == state.left(own.other()) => return vec![Phrase::new("reason-other-wins")],
            some => reasons.push(Phrase::new("reason-other-stones").with("stones", some)),
        }
        // What the player cannot see: the pile and the other hand, as far as he knows, are one.
        let mut unseen = state.pile;
        state.hand(own.other().seat()).iter().for_each(|&card| unseen.insert(card));
        let change = |colour: Colour| {
            let of = |state: &State| self.prospects(state, colour, CardSet::default(), unseen);
            (of(state), of(&after))
        };
        let (before, now) = change(own);
        let counted = |key, prospects: &Prospects| {
            let cards = prospects.closers.common(unseen).len();
            Phrase::new(key).with("cards", cards).with("unseen", unseen.len())
        };
        if now.soon > before.soon + NOTEWORTHY {
            reasons.push(counted("reason-own-ready", &now));
        } else if now.soon < before.soon - NOTEWORTHY && stones(own) == 0 {
            reasons.push(Phrase::new("reason-own-harder"));
        }
        let (before, now) = change(own.other());
        if now.soon > before.soon + NOTEWORTHY {
            reasons.push(counted("reason-other-ready", &now));
        } else if now.soon < before.soon - NOTEWORTHY && stones(own.other()) == 0 {
            reasons.push(Phrase::new("reason-other-harder"));
        }
        if reasons.is_empty() {
            let open: u8 = preview.touched(own).iter().map(|touched| touched.open).sum();
            let quiet = Phrase::new("reason-quiet-move").with("open", open);
            reasons.push(if tells { quiet } else { Phrase::new("reason-unseen") });
        }
        reasons
    }

    /// Alone: stones now, or how likely the next card brings some (FT-14).
    fn solo_reasons(&self, state: &State, after: &State, stones: u8) -> Vec<Phrase> {
        let left: u8 = state.left.iter().sum();
        let mut reasons = Vec::new();
        match stones {
            0 if state.quiet == 2 => return vec![Phrase::new("reason-solo-loses")],
            0 => {}
            all if all == left => return vec![Phrase::new("reason-solo-wins")],
            some => reasons.push(Phrase::new("reason-own-stones").with("stones", some)),
        }
        let none = CardSet::default();
        let closing = Colour::BOTH
            .map(|colour| self.prospects(after, colour, none, state.pile).closers)
            .into_iter()
            .fold(none, CardSet::either);
        let cards = closing.common(state.pile).len();
        reasons.push(Phrase::new("reason-solo-next").with("cards", cards).with("unseen", state.pile.len()));
        if stones == 0 && state.quiet == 1 {
            reasons.push(Phrase::new("reason-solo-last-chance"));
        }
        reasons
    }
}
