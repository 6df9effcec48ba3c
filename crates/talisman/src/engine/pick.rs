//! Picking cards, one by one.

use super::Run;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Amount, Cards, Filter, Place, Step, Zone};
use crate::moves::Move;
use crate::numbers::Context;
use crate::state::{Frame, State};
use crate::talisman::Talisman;
use table::Log;

/// What a picking frame picks: by the step it was pushed for.
struct Pick<'k> {
    zone: Zone,
    filter: &'k Filter,
    place: Option<Place>,
    optional: bool,
}

impl Talisman {
    fn pick_of(&self, top: &Frame) -> Option<Pick<'_>> {
        let step = self.kit().text(top.text).get(usize::from(top.step))?;
        let (cards, place) = match step {
            Step::Put(cards, place) => (cards, Some(*place)),
            Step::Look(cards) => (cards, None),
            _ => return None,
        };
        let Cards::Pick(zone, filter, amount) = cards else { return None };
        Some(Pick { zone: *zone, filter, place, optional: matches!(amount, Amount::UpTo(_)) })
    }

    fn pickable(&self, state: &State, top: &Frame, pick: &Pick<'_>) -> Vec<CardId> {
        let mut cards = Vec::new();
        self.candidates(state, pick.zone, pick.filter, &Context::frame(top), &mut cards);
        if pick.place == Some(Place::Me) {
            cards.retain(|card| self.may_have(state, top.me, *card));
        }
        // One of several that are the same is enough to choose from.
        let mut names = crate::components::NameSet::default();
        cards.retain(|card| {
            let name = self.kit().face(*card).name;
            let fresh = !names.contains(name);
            names.insert(name);
            fresh
        });
        cards
    }

    pub(super) fn run_pick<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let Some(pick) = self.pick_of(top) else { return run.pop() };
        if top.left == 0 {
            return self.end_pick(run, top);
        }
        let cards = self.pickable(run.state, top, &pick);
        match cards[..] {
            [] => self.end_pick(run, top),
            [only] if !pick.optional => self.picked(run, top, only),
            _ => run.ask(top.me),
        }
    }

    fn end_pick<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        run.pop();
        let frame = run.frame();
        (frame.that, frame.n) = (top.that, top.n);
    }

    fn picked<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, card: CardId) {
        let Some(pick) = self.pick_of(top) else { return };
        let frame = run.frame();
        frame.left -= 1;
        frame.that = card.0;
        if let Some(place) = pick.place {
            self.put_card(run, top, card, place);
        }
    }

    pub(super) fn list_pick(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        let Some(pick) = self.pick_of(top) else { return };
        into.extend(
            self.pickable(state, top, &pick).into_iter().map(|card| Move::Card(self.kit().face(card).code)),
        );
        if pick.optional {
            into.push(Move::Done);
        }
    }

    pub(super) fn answer_pick<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        match choice {
            Move::Card(code) => {
                if let Some(card) = self.kit().card(*code) {
                    self.picked(run, top, card);
                }
            }
            _ => run.frame().left = 0,
        }
    }
}
