//! Is it so?

use super::Context;
use crate::components::CardId;
use crate::language::{Alignment, Cond, Fact, Family, Filter, Order, Sort, Trait, Who};
use crate::state::{Foe, Spot, State, mark};
use crate::talisman::Talisman;
use table::Seat;

impl Talisman {
    /// Is it so?
    pub(crate) fn holds(&self, state: &State, cond: &Cond, context: &Context) -> bool {
        match cond {
            Cond::Always => true,
            Cond::Is(who, what) => self.is(state, context.who(*who), *what),
            Cond::Has(who, filter) => {
                // What speaks is not meant: a Spell that is about to be cast is no longer held.
                let speaks = context.this.as_card();
                state
                    .at(Spot::held(context.who(*who)))
                    .any(|card| speaks != Some(card) && self.fits(filter, card))
            }
            Cond::At(keys) => keys.contains(&self.kit().space(state.side(context.me).space).key),
            Cond::In(region) => state.side(context.me).space.region() == *region,
            Cond::That(filter) => self.that_fits(state, filter, context),
            Cond::Cmp(left, order, right) => {
                let (left, right) = (self.amount(state, left, context), self.amount(state, right, context));
                match order {
                    Order::Less => left < right,
                    Order::Same => left == right,
                    Order::More => left > right,
                }
            }
            Cond::Fact(fact) => self.is_fact(state, *fact, context),
            Cond::Not(cond) => !self.holds(state, cond, context),
            Cond::All(conds) => conds.iter().all(|cond| self.holds(state, cond, context)),
            Cond::Any(conds) => conds.iter().any(|cond| self.holds(state, cond, context)),
        }
    }

    /// Is a card of that kind?
    #[inline]
    pub(crate) fn fits(&self, filter: &Filter, card: CardId) -> bool {
        filter.names.contains(self.kit().face(card).name)
    }

    fn is(&self, state: &State, seat: Seat, what: Trait) -> bool {
        let side = state.side(seat);
        match what {
            Trait::Good => side.alignment == Alignment::Good,
            Trait::Neutral => side.alignment == Alignment::Neutral,
            Trait::Evil => side.alignment == Alignment::Evil,
            Trait::Toad => side.toad > 0,
            Trait::Sworn => side.quest().is_some(),
            Trait::Wounded => side.life < self.value_of(state, seat, crate::language::Stat::Life),
            Trait::Drained => side.fate < self.value_of(state, seat, crate::language::Stat::Fate),
            Trait::Active => state.active() == seat,
            Trait::Able => {
                side.toad == 0
                    && self.spells(state, seat).count() < usize::from(self.spell_limit(state, seat))
            }
        }
    }

    fn that_fits(&self, state: &State, filter: &Filter, context: &Context) -> bool {
        if let Some(card) = context.that() {
            return self.fits(filter, card);
        }
        match state.fight.foe {
            Foe::Cards(_) => self.foes(state).any(|card| self.fits(filter, card)),
            Foe::Creature(Some(family)) => fits_family(filter, family),
            Foe::Creature(None) | Foe::Character(_) | Foe::Nobody => false,
        }
    }

    /// The Enemy cards that are fought (TB-18).
    pub(crate) fn foes<'s>(&'s self, state: &'s State) -> impl Iterator<Item = CardId> + 's {
        let number = if let Foe::Cards(number) = state.fight.foe { number } else { 0 };
        let by = state.fight.by;
        state.at(Spot::space(state.side(state.fight.attacker).space)).filter(move |card| {
            let entry = self.entry(*card);
            number != 0
                && entry.number == number
                && Talisman::attacks_with(entry) == Some(by)
                && state.marks[card.index()] & mark::MET == 0
        })
    }

    fn is_fact(&self, state: &State, fact: Fact, context: &Context) -> bool {
        let fight = &state.fight;
        let me = context.me;
        match fact {
            Fact::By(ability) => fight.involves(me) && fight.by == ability,
            Fact::Attacking => fight.involves(me) && fight.attacker == me && state.active() == me,
            Fact::Duel => fight.involves(me) && matches!(fight.foe, Foe::Character(_)),
            Fact::Card => fight.involves(me) && matches!(fight.foe, Foe::Cards(_)),
            Fact::Won => fight.involves(me) && fight.winner == Some(me),
            Fact::Using => self.wields(state, me, context.this.0),
            Fact::Blood => fight.blood,
            Fact::For(tag) => state.roll.by == me && state.roll.tag == tag,
            Fact::Natural(number) => state.roll.natural() == number as i8,
            Fact::Beaten => {
                state.loss.beaten && state.loss.lives[me.index()] > 0 && !state.loss.armoured.contains(me)
            }
        }
    }
}

/// Does a creature of this family fit, which is no card?
pub(crate) fn fits_family(filter: &Filter, family: Family) -> bool {
    let word = |sort: &Sort| match sort {
        Sort::Any | Sort::Enemy => true,
        Sort::Animal => family == Family::Animal,
        Sort::Dragon => family == Family::Dragon,
        Sort::Monster => family == Family::Monster,
        Sort::Spirit => family == Family::Spirit,
        _ => false,
    };
    filter.sorts.iter().any(word)
}

impl Context {
    /// A character that a text speaks of.
    pub(crate) const fn who(&self, who: Who) -> Seat {
        match who {
            Who::Me => self.me,
            Who::It => self.it,
        }
    }
}

impl Talisman {
    /// With what an Enemy attacks.
    pub(crate) fn attacks_with(entry: &crate::language::CardEntry) -> Option<crate::language::Ability> {
        if entry.kind != crate::language::Kind::Enemy {
            None
        } else if entry.strength.is_some() {
            Some(crate::language::Ability::Strength)
        } else {
            entry.craft.map(|_| crate::language::Ability::Craft)
        }
    }
}
