//! Numbers with their sources: what a character's Strength is, and why.

use crate::components::{Source, What};
use crate::language::{Ability, Number, Prohibition};
use crate::state::{State, Thing};
use crate::talisman::Talisman;
use table::Seat;

/// Somebody who is told what a number is put together from.
pub trait Tally {
    /// This thing adds so much; or would, if something did not forbid to count it.
    fn add(&mut self, source: Thing, amount: i8, counted: bool);

    /// This thing replaces all that was added before.
    fn fix(&mut self, source: Thing, amount: i8);
}

/// The number alone.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    sum: i16,
    fixed: Option<i8>,
}

impl Tally for Sum {
    #[inline]
    fn add(&mut self, _source: Thing, amount: i8, counted: bool) {
        if counted {
            self.sum += i16::from(amount);
        }
    }

    #[inline]
    fn fix(&mut self, _source: Thing, amount: i8) {
        self.fixed = Some(self.fixed.map_or(amount, |fixed| fixed.min(amount)));
    }
}

/// Everything that a number comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Account {
    /// Each thing that speaks of it.
    pub lines: Vec<Line>,
}

/// One thing that a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Which thing; [`Thing::NONE`] for counters.
    pub source: Thing,
    /// How much.
    pub amount: i8,
    /// Does it count?
    pub counted: bool,
    /// Does it replace all others?
    pub fixes: bool,
}

impl Tally for Account {
    fn add(&mut self, source: Thing, amount: i8, counted: bool) {
        self.lines.push(Line { source, amount, counted, fixes: false });
    }

    fn fix(&mut self, source: Thing, amount: i8) {
        self.lines.push(Line { source, amount, counted: true, fixes: true });
    }
}

impl Talisman {
    /// Strength or Craft with everything that counts now (V-16).
    pub(crate) fn ability(&self, state: &State, seat: Seat, ability: Ability) -> i8 {
        self.number(state, seat, Number::Ability(ability)).max(0)
    }

    /// A number of a player.
    pub(crate) fn number(&self, state: &State, seat: Seat, number: Number) -> i8 {
        let mut sum = Sum::default();
        self.tally(state, seat, number, &mut sum);
        sum.fixed.unwrap_or_else(|| sum.sum.clamp(-100, 100) as i8)
    }

    /// How many spaces a player moves without rolling, if he does (TB-51).
    pub(crate) fn fixed_move(&self, state: &State, seat: Seat) -> Option<i8> {
        let mut sum = Sum::default();
        self.tally(state, seat, Number::Move, &mut sum);
        sum.fixed
    }

    /// How many dice a player rolls where so many are asked for.
    pub(crate) fn dice_for(&self, state: &State, seat: Seat, tag: crate::language::Tag, dice: u8) -> u8 {
        let mut sum = Sum::default();
        self.tally(state, seat, Number::Dice(tag), &mut sum);
        sum.fixed.map_or(dice, |fixed| fixed.clamp(1, 3) as u8)
    }

    /// Tells where a number comes from; the same walk for play, panels and odds, so that they cannot differ.
    pub(crate) fn tally(&self, state: &State, seat: Seat, number: Number, tally: &mut impl Tally) {
        let side = state.side(seat);
        let kit = self.kit();
        if let Some(character) = side.character() {
            let entry = kit.character(character);
            let printed = match number {
                Number::Value(Ability::Strength) => entry.strength,
                Number::Value(Ability::Craft) => entry.craft,
                Number::LifeValue => entry.life,
                Number::FateValue => entry.fate,
                _ => 0,
            };
            if printed > 0 {
                tally.add(Thing::character(character), printed as i8, true);
            }
        }
        match number {
            Number::Ability(ability) => {
                self.tally(state, seat, Number::Value(ability), tally);
                let counters = if ability == Ability::Strength { side.strength } else { side.craft };
                if counters > 0 {
                    tally.add(Thing::NONE, counters as i8, true);
                }
            }
            Number::ObjectLimit => tally.add(Thing::NONE, 4, true),
            Number::TrophyPrice => tally.add(Thing::NONE, self.options().trophies_needed as i8, true),
            Number::BattleDice | Number::Weapons => tally.add(Thing::NONE, 1, true),
            _ => {}
        }
        let abilities = matches!(number, Number::Ability(_));
        for &index in kit.adding(number) {
            let leaf = kit.leaf(index);
            let What::Number(_, amount) = &leaf.what else { continue };
            self.each_in_force(state, leaf, seat, |context| {
                let counted = !abilities || self.counts(state, seat, leaf.source);
                let amount = self.amount(state, amount, &context);
                tally.add(context.this, amount, counted);
            });
        }
        for &index in kit.fixing(number) {
            let leaf = kit.leaf(index);
            let What::Fix(_, amount) = &leaf.what else { continue };
            self.each_in_force(state, leaf, seat, |context| {
                tally.fix(context.this, self.amount(state, amount, &context));
            });
        }
    }

    /// Does what this adds to Strength and Craft count? (Cursed Glade, Destroy Magic)
    fn counts(&self, state: &State, seat: Seat, source: Source) -> bool {
        let Source::Name(name) = source else { return true };
        !self.forbidden(
            state,
            seat,
            &Prohibition::Count(crate::language::Filter::default()),
            |prohibition| matches!(prohibition, Prohibition::Count(filter) if filter.names.contains(name)),
        )
    }
}

/// The number as if everything counted and nobody were a Toad: for limits (RU-92, RU-93).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Unhindered(i16);

impl Unhindered {
    pub(super) fn sum(self) -> i8 {
        self.0.clamp(0, 100) as i8
    }
}

impl Tally for Unhindered {
    fn add(&mut self, _source: Thing, amount: i8, _counted: bool) {
        self.0 += i16::from(amount);
    }

    fn fix(&mut self, _source: Thing, _amount: i8) {}
}
