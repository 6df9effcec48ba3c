//! Effects in force for a while.

use super::Run;
use crate::event::Event;
use crate::language::{Amount, Modifier, Modifiers, Number, Span};
use crate::numbers::Context;
use crate::state::{Frame, Lasting, NOTHING, Spot, Thing, Until};
use crate::talisman::Talisman;
use table::Log;

impl Talisman {
    /// The step `For`.
    pub(super) fn begin_lasting<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        span: Span,
        modifiers: &Modifiers,
    ) {
        let until = match span {
            Span::Fight => Until::Fight,
            Span::Turn => Until::Turn,
            Span::Rounds(rounds) => Until::Rounds(top.me, rounds),
        };
        let context = Context::frame(top);
        // A number that the text knows only now is fixed now.
        let n = modifiers
            .list
            .iter()
            .find_map(|modifier| match modifier {
                Modifier::Number(Number::Ability(_), amount @ (Amount::Foe | Amount::Number)) => {
                    Some(self.amount(run.state, amount, &context))
                }
                _ => None,
            })
            .unwrap_or(0);
        let aimed = top.that().filter(|card| run.state.spot(*card).on_space().is_some());
        let card = aimed.map_or(NOTHING, |card| card.0);
        let subject = match span {
            Span::Rounds(_) => None,
            _ if aimed.is_some() => None,
            _ => Some(top.me),
        };
        let lasting = Lasting { list: modifiers.id, subject, card, source: top.this, until, n };
        if let Some(free) = run.state.lasting.iter_mut().find(|lasting| lasting.until == Until::Never) {
            *free = lasting;
        }
        run.changed();
        let code = top.this.as_card().map(|card| self.kit().face(card).code);
        run.tell(|| Event::LastingBegan { card: code });
    }

    /// Is an effect of this card in force?
    pub(super) fn is_running(&self, state: &crate::state::State, this: Thing) -> bool {
        state
            .lasting
            .iter()
            .any(|lasting| lasting.source == this && matches!(lasting.until, Until::Rounds(..)))
    }

    /// Ends all effects of a kind; cards that were kept for them go to their piles.
    pub(super) fn end_lasting<L: Log<Event>>(&self, run: &mut Run<'_, L>, ends: impl Fn(&Lasting) -> bool) {
        for index in 0..run.state.lasting.len() {
            let lasting = run.state.lasting[index];
            if lasting.until == Until::Never || !ends(&lasting) {
                continue;
            }
            run.state.lasting[index] = Lasting::NONE;
            run.changed();
            let card = lasting.source.as_card().filter(|_| matches!(lasting.until, Until::Rounds(..)));
            if let Some(card) = card {
                let code = self.kit().face(card).code;
                run.tell(|| Event::LastingEnded { card: Some(code) });
                if run.state.spot(card).on_space().is_some() || run.state.spot(card) == Spot::FORCE {
                    self.discard(run, card);
                }
            }
        }
        // Kept without gaps, so that equal states are equal values.
        let mut kept = 0;
        for index in 0..run.state.lasting.len() {
            if run.state.lasting[index].until != Until::Never {
                run.state.lasting.swap(kept, index);
                kept += 1;
            }
        }
    }
}
