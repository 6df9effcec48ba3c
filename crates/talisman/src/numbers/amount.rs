//! How much, how many, while a text runs.

use super::Context;
use crate::language::{Ability, Amount, Holder, Number, Stat};
use crate::state::{Foe, State};
use crate::talisman::Talisman;
use table::Seat;

impl Talisman {
    /// How much it is now. Dice of nobody and what one may choose count nothing here: the steps see to them.
    pub(crate) fn amount(&self, state: &State, amount: &Amount, context: &Context) -> i8 {
        match amount {
            Amount::Exactly(number) => *number,
            Amount::All => i8::MAX,
            Amount::UpTo(most) => *most as i8,
            Amount::Number => context.n,
            Amount::Ability(ability) => self.ability(state, context.me, *ability),
            Amount::Value(ability) => self.number(state, context.me, Number::Value(*ability)),
            Amount::On(stat, holder) => self.counters(state, *stat, *holder, context) as i8,
            Amount::Foe => self.foe_value(state, context),
            Amount::Dice(_) => 0,
            Amount::Minus(amount) => -self.amount(state, amount, context),
        }
    }

    /// How many counters lie there.
    pub(crate) fn counters(&self, state: &State, stat: Stat, holder: Holder, context: &Context) -> u8 {
        let on_card =
            |card: u16| state.loads.iter().find(|load| load.card == card).map_or(0, |load| load.count);
        match holder {
            Holder::Me => Talisman::stat(state, context.me, stat),
            Holder::It => Talisman::stat(state, context.it, stat),
            Holder::Stock => state.in_stock(stat),
            Holder::This => on_card(context.this.0),
            Holder::That => on_card(context.that),
            Holder::Here => state.gold[state.side(context.me).space.index()],
            Holder::Space(space) => state.gold[space.index()],
        }
    }

    /// How many counters a player has.
    pub(crate) fn stat(state: &State, seat: Seat, stat: Stat) -> u8 {
        let side = state.side(seat);
        match stat {
            Stat::Life => side.life,
            Stat::Fate => side.fate,
            Stat::Gold => side.gold,
            Stat::Strength => side.strength,
            Stat::Craft => side.craft,
            Stat::Task => side.task,
        }
    }

    /// The value of the creature at hand: of `that` card if there is one, else of the fight.
    fn foe_value(&self, state: &State, context: &Context) -> i8 {
        // Inside the modifiers of a lasting effect the number was fixed when it began.
        if context.that().is_none() && context.n != 0 {
            return context.n;
        }
        match context.that() {
            Some(card) => {
                let entry = self.entry(card);
                entry.strength.or(entry.craft).unwrap_or(0) as i8
            }
            None if state.fight.foe != Foe::Nobody => state.fight.value as i8,
            None => 0,
        }
    }

    /// To how much of this a player heals or replenishes; no limit for the rest.
    pub(crate) fn value_of(&self, state: &State, seat: Seat, stat: Stat) -> u8 {
        match stat {
            Stat::Life => self.number(state, seat, Number::LifeValue).max(0) as u8,
            Stat::Fate => self.number(state, seat, Number::FateValue).max(0) as u8,
            _ => u8::MAX,
        }
    }

    /// How many Spells a player may hold (TB-33). A Toad keeps what he has (RU-92); neither Cursed Glade nor Destroy Magic
    /// lowers it (RU-93).
    pub(crate) fn spell_limit(&self, state: &State, seat: Seat) -> u8 {
        let craft = self.unhindered_craft(state, seat);
        match craft {
            ..=2 => 0,
            3 => 1,
            4..=5 => 2,
            _ => 3,
        }
    }

    /// Craft with everything that would count if nothing forbade to count it.
    fn unhindered_craft(&self, state: &State, seat: Seat) -> i8 {
        let mut account = super::tally::Unhindered::default();
        self.tally(state, seat, Number::Ability(Ability::Craft), &mut account);
        account.sum()
    }
}
