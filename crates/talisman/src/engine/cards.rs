//! Cards change their places.

use super::Run;
use crate::components::{CardId, Source};
use crate::event::Event;
use crate::language::{Cards, Deck, Filter, Kind, Moment, Prohibition, SpaceId, Step, Who, Zone};
use crate::state::{Frame, Kind as Business, Load, Spot, State, Thing, Until};
use crate::talisman::Talisman;
use table::{Log, Seat};

impl Talisman {
    /// Puts a card somewhere; nobody has done anything with it there yet.
    pub(super) fn place(&self, state: &mut State, card: CardId, spot: Spot) {
        let order = if spot.on_space().is_some() || spot == Spot::TOP {
            let deck = self.kit().face(card).deck;
            let before = state.at(spot).filter(|other| {
                *other != card && (spot != Spot::TOP || self.kit().face(*other).deck == deck)
            });
            before.map(|other| state.order[other.index()]).max().unwrap_or(0).saturating_add(1)
        } else {
            0
        };
        let leaves_load = spot.on_space().is_none();
        state.spots[card.index()] = spot;
        state.order[card.index()] = order;
        state.marks[card.index()] = 0;
        // Old orders are counted anew before they run out.
        if order > 200
            && let Some(space) = spot.on_space()
        {
            let lying = state.lying(space);
            for (index, card) in lying.cards().iter().enumerate() {
                state.order[card.index()] = index as u8 + 1;
            }
        }
        if leaves_load {
            self.unload(state, card);
        }
    }

    /// Counters on a card that leaves the board go back to the stock.
    fn unload(&self, state: &mut State, card: CardId) {
        let Some(load) = state.loads.iter_mut().find(|load| load.is_on(card)) else { return };
        let count = core::mem::replace(load, Load::NONE).count;
        state.loads.sort_unstable_by_key(|load| load.card);
        if let Some(stat) = self.loaded_with(card) {
            Talisman::give_to_stock(state, stat, count);
        }
    }

    /// DISCARD: to the pile of its own deck; open decks have none (V-9).
    pub(super) fn discard<L: Log<Event>>(&self, run: &mut Run<'_, L>, card: CardId) {
        let from = run.state.spot(card).holder();
        // Others see for the first time which Spell it was.
        run.revealed |= from.is_some() && self.entry(card).kind == Kind::Spell;
        let open = matches!(self.kit().face(card).deck, Deck::Purchase | Deck::Talisman);
        self.place(run.state, card, if open { Spot::DECK } else { Spot::DISCARD });
        // A Spell whose effect is over by this, or a reminder that is destroyed (RU-113).
        for lasting in &mut run.state.lasting {
            if lasting.source == Thing::card(card) && matches!(lasting.until, Until::Rounds(..)) {
                *lasting = crate::state::Lasting::NONE;
            }
        }
        run.changed();
        let code = self.kit().face(card).code;
        run.tell(|| Event::Discarded { card: code, from });
    }

    /// Lays a card on a space, face up.
    pub(super) fn lay<L: Log<Event>>(&self, run: &mut Run<'_, L>, card: CardId, space: SpaceId) {
        let seat = run.state.spot(card).holder();
        self.place(run.state, card, Spot::space(space));
        run.changed();
        let code = self.kit().face(card).code;
        run.tell(|| Event::Laid { seat, card: code, space });
    }

    /// DITCH: on the own space; in an encounter there it is dealt with (RU-74).
    pub(super) fn ditch<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, card: CardId) {
        let space = run.state.side(seat).space;
        self.lay(run, card, space);
        run.state.marks[card.index()] |= crate::state::mark::MET;
    }

    /// May a player have this card (TB-36, TB-65)? What forbids a kind of card to him, and what the card says itself.
    pub(crate) fn may_have(&self, state: &State, seat: Seat, card: CardId) -> bool {
        let name = self.kit().face(card).name;
        let banned = self.forbidden(state, seat, &Prohibition::Gain(Filter::default()), |prohibition| {
            matches!(prohibition, Prohibition::Gain(filter) if filter.names.contains(name))
                || matches!(prohibition, Prohibition::Gain(filter) if self.joins_as_follower(card) && self.bars_followers(filter))
        });
        !banned && !self.is_barred(state, seat, card)
    }

    /// An Enemy that is held counts as a Follower.
    fn joins_as_follower(&self, card: CardId) -> bool {
        self.entry(card).kind == Kind::Enemy
    }

    fn bars_followers(&self, filter: &Filter) -> bool {
        filter.sorts.contains(&crate::language::Sort::Follower)
    }

    /// Does the card itself forbid this player to have it, as things stand?
    pub(crate) fn is_barred(&self, state: &State, seat: Seat, card: CardId) -> bool {
        let name = self.kit().face(card).name;
        self.kit().forbidding(&Prohibition::Have).iter().any(|&index| {
            let leaf = self.kit().leaf(index);
            leaf.source == crate::components::Source::Name(name)
                && leaf.conds.iter().all(|cond| {
                    self.holds(state, cond, &crate::numbers::Context::of(seat, Thing::card(card)))
                })
        })
    }

    /// Could a player make use of an Enemy as a Follower (RU-117)? His character has to say what such a one does in a
    /// fight. All that is no Enemy he can.
    pub(crate) fn can_lead(&self, state: &State, seat: Seat, card: CardId) -> bool {
        if !self.joins_as_follower(card) {
            return true;
        }
        let picks = |step: &Step| match step {
            Step::Put(Cards::Pick(Zone::Of(Who::Me), filter, _), _)
            | Step::Look(Cards::Pick(Zone::Of(Who::Me), filter, _)) => self.fits(filter, card),
            _ => false,
        };
        let character = state.side(seat).character().map(Source::Character);
        self.kit().at(Moment::Fight).iter().map(|leaf| self.kit().leaf(*leaf)).any(|leaf| {
            Some(leaf.source) == character
                && Talisman::reaction_of(leaf).is_some_and(|reaction| {
                    reaction.pay.steps.iter().chain(reaction.does.steps.iter()).any(picks)
                })
        })
    }

    /// A player gets a card; what he may not have lies down before him (TB-65), and an Enemy whom he cannot lead is wild
    /// again (RU-117).
    pub(super) fn take<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, card: CardId) {
        let from = run.state.spot(card).holder();
        if !self.may_have(run.state, seat, card) || !self.can_lead(run.state, seat, card) {
            let space = run.state.side(seat).space;
            if run.state.spot(card) != Spot::space(space) {
                self.lay(run, card, space);
            }
            run.state.marks[card.index()] |= crate::state::mark::MET;
            return;
        }
        self.place(run.state, card, Spot::held(seat));
        run.changed();
        let code = self.kit().face(card).code;
        run.tell(|| Event::Took { seat, card: code, from });
        let text = self.entry(card).taken.id;
        if text.0 != 0 {
            run.push(Frame { text, this: Thing::card(card), ..Frame::new(Business::Text, seat) });
        }
    }

    /// The next card of a deck: known tops first, else any; an emptied deck is made of its discards at once (TB-4).
    pub(super) fn draw<L: Log<Event>>(&self, run: &mut Run<'_, L>, deck: Deck) -> Option<CardId> {
        self.refill(run, deck);
        let card = self.top_of(run.state, deck).or_else(|| self.any_of(run, deck))?;
        // Even where no die falls, because the card was known to lie there: not to everybody.
        run.revealed = true;
        run.state.spots[card.index()] = Spot::OUT;
        run.state.order[card.index()] = 0;
        run.state.marks[card.index()] = 0;
        if run.state.order.iter().any(|order| *order > 0) {
            self.close_gap(run.state, deck);
        }
        self.refill(run, deck);
        Some(card)
    }

    /// Known tops are numbered from 1, so that equal states are equal values.
    fn close_gap(&self, state: &mut State, deck: Deck) {
        let tops: Vec<CardId> = {
            let mut tops: Vec<CardId> =
                state.at(Spot::TOP).filter(|card| self.kit().face(*card).deck == deck).collect();
            tops.sort_unstable_by_key(|card| state.order[card.index()]);
            tops
        };
        for (index, card) in tops.iter().enumerate() {
            state.order[card.index()] = index as u8 + 1;
        }
    }

    fn top_of(&self, state: &State, deck: Deck) -> Option<CardId> {
        self.kit()
            .deck(deck)
            .filter(|card| state.spots[*card] == Spot::TOP)
            .min_by_key(|card| state.order[*card])
            .map(|card| CardId(card as u16))
    }

    fn any_of<L: Log<Event>>(&self, run: &mut Run<'_, L>, deck: Deck) -> Option<CardId> {
        let range = self.kit().deck(deck);
        let count = run.state.spots[range.clone()].iter().filter(|spot| **spot == Spot::DECK).count();
        if count == 0 {
            return None;
        }
        let pick = run.dice.below(count as u32) as usize;
        let spots = &run.state.spots;
        range.filter(|card| spots[*card] == Spot::DECK).nth(pick).map(|card| CardId(card as u16))
    }

    fn refill<L: Log<Event>>(&self, run: &mut Run<'_, L>, deck: Deck) {
        let range = self.kit().deck(deck);
        let spots = &mut run.state.spots[range];
        if spots.iter().any(|spot| matches!(*spot, Spot::DECK | Spot::TOP)) {
            return;
        }
        let mut any = false;
        for spot in spots {
            if *spot == Spot::DISCARD {
                *spot = Spot::DECK;
                any = true;
            }
        }
        if any {
            run.tell(|| Event::Shuffled { deck });
        }
    }

    /// A player draws a Spell, if he may hold one more (V-5).
    pub(super) fn draw_spell<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) -> bool {
        let side = run.state.side(seat);
        if !side.is_alive()
            || side.toad > 0
            || self.spells(run.state, seat).count() >= usize::from(self.spell_limit(run.state, seat))
        {
            return false;
        }
        let Some(card) = self.draw(run, Deck::Spell) else { return false };
        self.place(run.state, card, Spot::held(seat));
        run.state.turn.changed = true;
        let code = self.kit().face(card).code;
        run.tell(|| Event::DrewSpell { seat, card: Some(code) });
        true
    }

    /// Looks at the top of a deck: what was anywhere in it is now known to lie there.
    pub(super) fn look<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, deck: Deck, count: u8) {
        let mut seen = Vec::new();
        let tops: u8 = self.kit().deck(deck).filter(|card| run.state.spots[*card] == Spot::TOP).count() as u8;
        for _ in tops..count {
            let Some(card) = self.any_of(run, deck) else { break };
            self.place(run.state, card, Spot::TOP);
        }
        let mut known: Vec<CardId> = self
            .kit()
            .deck(deck)
            .map(|card| CardId(card as u16))
            .filter(|card| run.state.spot(*card) == Spot::TOP && run.state.order[card.index()] <= count)
            .collect();
        known.sort_unstable_by_key(|card| run.state.order[card.index()]);
        for card in known {
            run.state.marks[card.index()] |= 1 << seat.0;
            seen.push(self.kit().face(card).code);
        }
        run.revealed = true;
        run.tell(|| Event::Looked { seat, deck, count: seen.len() as u8, cards: seen });
    }
}
