//! Counters: gained, lost, restored, handed on (V-4).

use super::Run;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Holder, SpaceId, Stat};
use crate::numbers::Context;
use crate::state::{Load, State};
use crate::talisman::Talisman;
use table::{Log, Seat};

/// Where counters of a player are kept.
fn place(state: &mut State, seat: Seat, stat: Stat) -> &mut u8 {
    let side = state.side_mut(seat);
    match stat {
        Stat::Life => &mut side.life,
        Stat::Fate => &mut side.fate,
        Stat::Gold => &mut side.gold,
        Stat::Strength => &mut side.strength,
        Stat::Craft => &mut side.craft,
        Stat::Task => &mut side.task,
    }
}

impl Talisman {
    /// May a player get such counters? A Toad gets no gold, and points that he gained or lost would vanish (TB-37).
    fn takes(state: &State, seat: Seat, stat: Stat) -> bool {
        let side = state.side(seat);
        side.is_alive() && (side.toad == 0 || !matches!(stat, Stat::Gold | Stat::Strength | Stat::Craft))
    }

    /// GAIN: as many as the stock has (V-4, TB-3).
    pub(super) fn gain<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, stat: Stat, amount: u8) {
        if !Talisman::takes(run.state, seat, stat) {
            return;
        }
        let amount = amount.min(run.state.in_stock(stat)).min(100);
        Talisman::take_from_stock(run.state, stat, amount);
        Talisman::add(run, seat, stat, amount);
    }

    /// HEAL, REPLENISH: up to the value (V-4, TB-28).
    pub(super) fn restore<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, stat: Stat, amount: u8) {
        let room = self.value_of(run.state, seat, stat).saturating_sub(Talisman::stat(run.state, seat, stat));
        self.gain(run, seat, stat, amount.min(room));
    }

    /// LOSE, but for lives: less if there are fewer (V-4).
    pub(super) fn lose<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, stat: Stat, amount: u8) -> u8 {
        let side = run.state.side(seat);
        if side.toad > 0 && matches!(stat, Stat::Strength | Stat::Craft) {
            return 0;
        }
        let lost = Talisman::remove(run, seat, stat, amount);
        Talisman::give_to_stock(run.state, stat, lost);
        lost
    }

    fn add<L: Log<Event>>(run: &mut Run<'_, L>, seat: Seat, stat: Stat, amount: u8) {
        if amount == 0 {
            return;
        }
        let counters = place(run.state, seat, stat);
        *counters = counters.saturating_add(amount);
        run.changed();
        if stat != Stat::Task {
            run.tell(|| Event::Counters { seat, stat, by: amount as i8 });
        }
    }

    fn remove<L: Log<Event>>(run: &mut Run<'_, L>, seat: Seat, stat: Stat, amount: u8) -> u8 {
        let counters = place(run.state, seat, stat);
        let lost = amount.min(*counters);
        *counters -= lost;
        if lost > 0 {
            run.changed();
            if stat != Stat::Task {
                run.tell(|| Event::Counters { seat, stat, by: -(lost as i8) });
            }
        }
        lost
    }

    pub(super) fn take_from_stock(state: &mut State, stat: Stat, amount: u8) {
        if let Some(stock) = state.stock.get_mut(stat as usize) {
            *stock = stock.saturating_sub(amount);
        }
    }

    pub(super) fn give_to_stock(state: &mut State, stat: Stat, amount: u8) {
        if let Some(stock) = state.stock.get_mut(stat as usize) {
            *stock = stock.saturating_add(amount);
        }
    }

    /// Counters change holder; as many as there are.
    pub(super) fn hand<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        stat: Stat,
        amount: u8,
        from: Holder,
        to: Holder,
        context: &Context,
    ) {
        if let Some(seat) = receiver(to, context)
            && !Talisman::takes(run.state, seat, stat)
        {
            return;
        }
        let amount = amount.min(self.counters(run.state, stat, from, context));
        if amount == 0 {
            return;
        }
        match from {
            Holder::Me | Holder::It => {
                let seat = receiver(from, context).unwrap_or(context.me);
                Talisman::remove(run, seat, stat, amount);
            }
            Holder::Stock => Talisman::take_from_stock(run.state, stat, amount),
            Holder::This => self.load(run, CardId(context.this.0), -(amount as i8)),
            Holder::That => self.load(run, CardId(context.that), -(amount as i8)),
            Holder::Here => Talisman::lay_gold(run, run.state.side(context.me).space, -(amount as i8)),
            Holder::Space(space) => Talisman::lay_gold(run, space, -(amount as i8)),
        }
        match to {
            Holder::Me | Holder::It => {
                let seat = receiver(to, context).unwrap_or(context.me);
                Talisman::add(run, seat, stat, amount);
            }
            Holder::Stock => Talisman::give_to_stock(run.state, stat, amount),
            Holder::This => self.load(run, CardId(context.this.0), amount as i8),
            Holder::That => self.load(run, CardId(context.that), amount as i8),
            Holder::Here => Talisman::lay_gold(run, run.state.side(context.me).space, amount as i8),
            Holder::Space(space) => Talisman::lay_gold(run, space, amount as i8),
        }
    }

    /// Gold comes to lie on a space, or is taken from it.
    pub(super) fn lay_gold<L: Log<Event>>(run: &mut Run<'_, L>, space: SpaceId, by: i8) {
        let gold = &mut run.state.gold[space.index()];
        *gold = gold.saturating_add_signed(by);
        if by != 0 {
            run.changed();
            run.tell(|| Event::GoldLaid { space, by });
        }
    }

    /// Counters come to lie on a card, or are taken from it.
    pub(super) fn load<L: Log<Event>>(&self, run: &mut Run<'_, L>, card: CardId, by: i8) {
        if card.index() >= self.kit().cards().len() {
            return;
        }
        let free = run
            .state
            .loads
            .iter()
            .position(|load| load.is_on(card))
            .or_else(|| run.state.loads.iter().position(|load| *load == Load::NONE));
        let Some(load) = free.and_then(|free| run.state.loads.get_mut(free)) else { return };
        let count = load.count.saturating_add_signed(by);
        *load = if count == 0 { Load::NONE } else { Load { card: card.0, count } };
        // Rows are kept in order of cards, so that equal states are equal values.
        run.state.loads.sort_unstable_by_key(|load| load.card);
        run.changed();
        let code = self.kit().face(card).code;
        run.tell(|| Event::Loaded { card: code, by });
    }
}

fn receiver(holder: Holder, context: &Context) -> Option<Seat> {
    match holder {
        Holder::Me => Some(context.me),
        Holder::It => Some(context.it),
        _ => None,
    }
}
