//! Steps that move or show cards.

use super::Run;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Amount, Cards, Deck, Filter, Place, Stat, Step, Text, Zone};
use crate::numbers::Context;
use crate::state::{Frame, Kind, Spot, State, mark};
use crate::talisman::Talisman;
use table::Log;

impl Talisman {
    /// The cards of a zone that fit.
    pub(crate) fn candidates(
        &self,
        state: &State,
        zone: Zone,
        filter: &Filter,
        context: &Context,
        into: &mut Vec<CardId>,
    ) {
        match zone {
            Zone::Of(who) => into.extend(
                state
                    .at(Spot::held(context.who(who)))
                    .filter(|card| self.fits(filter, *card) || self.fits_as_follower(filter, *card)),
            ),
            Zone::Board => into.extend(
                self.kit()
                    .deck(Deck::Adventure)
                    .map(|card| CardId(card as u16))
                    .filter(|card| state.spot(*card).on_space().is_some() && self.fits(filter, *card)),
            ),
            Zone::Deck(deck) => into.extend(
                self.kit()
                    .deck(deck)
                    .map(|card| CardId(card as u16))
                    .filter(|card| state.spot(*card) == Spot::DECK && self.fits(filter, *card)),
            ),
            Zone::Drawn => {
                let space = state.side(context.me).space;
                into.extend(
                    state.lying(space).cards().iter().copied().filter(|card| {
                        state.marks[card.index()] & mark::FRESH != 0 && self.fits(filter, *card)
                    }),
                );
            }
        }
        // What cannot be let go cannot be chosen by its owner (RU-114).
    }

    /// A held Enemy is a Follower.
    fn fits_as_follower(&self, filter: &Filter, card: CardId) -> bool {
        self.entry(card).kind == crate::language::Kind::Enemy
            && filter.sorts.contains(&crate::language::Sort::Follower)
    }

    /// Can all of this be paid (V-3)?
    pub(crate) fn payable(&self, state: &State, price: &Text, context: &Context) -> bool {
        price.steps.iter().all(|step| match step {
            Step::Lose(stat, amount) => {
                let wanted = self.amount(state, amount, context).max(0) as u8;
                Talisman::stat(state, context.me, *stat) >= wanted && (*stat != Stat::Life || wanted > 0)
            }
            Step::Put(Cards::Pick(zone, filter, amount), _) => {
                let mut cards = Vec::new();
                self.candidates(state, *zone, filter, context, &mut cards);
                cards.len() >= self.amount(state, amount, context).max(0) as usize
            }
            _ => true,
        })
    }

    /// Does this begin with something that cannot be done: picking from nothing, taking what one may not have?
    pub(crate) fn possible(&self, state: &State, text: &Text, context: &Context) -> bool {
        let Some(first) = text.steps.first() else { return true };
        match first {
            Step::Put(Cards::Pick(zone, filter, _), place) => {
                let mut cards = Vec::new();
                self.candidates(state, *zone, filter, context, &mut cards);
                cards.iter().any(|card| *place != Place::Me || self.may_have(state, context.me, *card))
            }
            Step::Put(Cards::All(zone, filter), _) | Step::Look(Cards::Pick(zone, filter, _)) => {
                let mut cards = Vec::new();
                self.candidates(state, *zone, filter, context, &mut cards);
                !cards.is_empty()
            }
            Step::Go { to, .. } => !self.destinations(state, context.me, to).is_empty(),
            Step::Put(Cards::This, Place::Me) => {
                context.this.as_card().is_some_and(|card| self.may_have(state, context.me, card))
            }
            Step::Hand(stat, _, from, to) => {
                let toad = state.side(context.me).toad > 0
                    && *to == crate::language::Holder::Me
                    && *stat == Stat::Gold;
                self.counters(state, *stat, *from, context) > 0 && !toad
            }
            _ => true,
        }
    }

    /// The step `Put`. Picking asks; everything else is done at once.
    pub(super) fn put<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, cards: &Cards, place: Place) {
        let context = Context::frame(top);
        run.frame().step += 1;
        match cards {
            Cards::This => {
                if let Some(card) = top.this.as_card() {
                    self.put_card(run, top, card, place);
                }
            }
            Cards::That => {
                if let Some(card) = top.that() {
                    self.put_card(run, top, card, place);
                }
            }
            Cards::Top(deck, amount) => self.put_top(run, top, *deck, amount, place),
            Cards::Pick(_, _, amount) => {
                let left = self.amount(run.state, amount, &context).clamp(0, 60) as u8;
                // The frame picks by the step before the one it comes back to.
                let step = top.step;
                run.push(Frame { left, step, kind: Kind::Pick, stage: 0, ..*top });
            }
            Cards::All(zone, filter) => {
                let mut all = Vec::new();
                self.candidates(run.state, *zone, filter, &context, &mut all);
                run.frame().n = all.len() as i8;
                for card in all {
                    // What speaks is not meant: the Hag sends away the others.
                    if top.this.as_card() != Some(card) {
                        self.put_card(run, top, card, place);
                    }
                }
            }
        }
    }

    fn put_top<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        deck: Deck,
        amount: &Amount,
        place: Place,
    ) {
        let wanted = self.amount(run.state, amount, &Context::frame(top)).max(0);
        match (deck, place) {
            (Deck::Spell, Place::Me) => {
                for _ in 0..wanted {
                    if !self.draw_spell(run, top.me) {
                        break;
                    }
                }
            }
            _ => {
                let space = run.state.side(top.me).space;
                let mut codes = Vec::new();
                for _ in 0..wanted {
                    let Some(card) = self.draw(run, deck) else { break };
                    self.place(run.state, card, Spot::space(space));
                    run.state.marks[card.index()] |= mark::FRESH;
                    codes.push(self.kit().face(card).code);
                }
                run.changed();
                if !codes.is_empty() {
                    let seat = top.me;
                    run.tell(|| Event::Drew { seat, cards: codes, space });
                }
            }
        }
    }

    /// Puts one card where a step says.
    pub(super) fn put_card<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        card: CardId,
        place: Place,
    ) {
        if run.state.spot(card) == Spot::DISCARD && place == Place::Discard {
            return;
        }
        match place {
            Place::Me => self.take(run, top.me, card),
            Place::Discard => self.discard(run, card),
            Place::Killed => run.push(Frame { that: card.0, ..Frame::new(Kind::Kill, top.me) }),
            Place::Here => {
                let space = run.state.side(top.me).space;
                self.lay(run, card, space);
            }
            Place::Space(space) => self.lay(run, card, space),
            Place::Target => {
                if let Some(space) = crate::language::SpaceId::new(top.with as u8) {
                    self.lay(run, card, space);
                }
            }
        }
    }

    /// Of what kind the counters are that a card may hold: what its text lays on it.
    pub(crate) fn loaded_with(&self, card: CardId) -> Option<Stat> {
        let entry = self.entry(card);
        entry.drawn.steps.iter().chain(entry.text.steps.iter()).find_map(|step| match step {
            Step::Hand(stat, _, _, crate::language::Holder::This) => Some(*stat),
            _ => None,
        })
    }
}
