//! Exact chances: of the fight at hand, of a score that must not be passed, of the rows of a table. Everything is
//! counted, nothing sampled: whole numbers over a power of six.

use crate::engine::strongest_arms;
use crate::language::{Ability, Amount, Number, Row, Step};
use crate::numbers::Context;
use crate::state::{Fight, Foe, Kind, NOTHING, State};
use crate::talisman::Talisman;
use table::Seat;

/// How many outcomes of a fight are victories, stand-offs and defeats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Odds {
    /// Victories.
    pub win: u32,
    /// Stand-offs.
    pub draw: u32,
    /// Defeats.
    pub lose: u32,
}

/// The chances of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FightOdds {
    /// As the dice fall.
    pub plain: Odds,
    /// If one own die may be rolled again by fate, once both sides have rolled (TM-6 3).
    pub fated: Odds,
}

impl Odds {
    /// How many outcomes there are.
    pub const fn all(&self) -> u32 {
        self.win + self.draw + self.lose
    }

    /// The chance of a victory, from 0 to 1.
    pub fn winning(&self) -> f32 {
        share(self.win, self.all())
    }

    /// The chance of a defeat, from 0 to 1.
    pub fn losing(&self) -> f32 {
        share(self.lose, self.all())
    }

    const fn count(&mut self, margin: i8, times: u32) {
        if margin > 0 {
            self.win += times;
        } else if margin == 0 {
            self.draw += times;
        } else {
            self.lose += times;
        }
    }

    /// Victories less defeats, of all outcomes: what a re-roll is to raise.
    const fn balance(&self) -> i64 {
        self.win as i64 - self.lose as i64
    }

    const fn add(&mut self, other: &Odds) {
        self.win += other.win;
        self.draw += other.draw;
        self.lose += other.lose;
    }
}

fn share(part: u32, all: u32) -> f32 {
    if all == 0 { 0.0 } else { part as f32 / all as f32 }
}

impl FightOdds {
    /// The chances where one side is ahead by `lead` before the dice, and either rolls so many dice (0 to 2) of which the
    /// highest counts.
    ///
    /// ```
    /// use talisman::FightOdds;
    ///
    /// let even = FightOdds::of(0, 1, 1);
    /// assert_eq!((even.plain.win, even.plain.draw, even.plain.lose), (15, 6, 15));
    /// ```
    pub fn of(lead: i8, own: u8, foe: u8) -> FightOdds {
        let mut odds = FightOdds { plain: Odds::default(), fated: Odds::default() };
        each_roll(foe.min(2), |theirs, _| {
            let behind = highest(theirs);
            each_roll(own.min(2), |mine, _| {
                let margin = |mine: &[u8]| lead.saturating_add(highest(mine)) - behind;
                odds.plain.count(margin(mine), 1);
                // Everything is counted six times over, so that kept and re-rolled dice weigh the same.
                let mut best = Odds::default();
                best.count(margin(mine), 6);
                for index in 0..mine.len() {
                    let mut again = Odds::default();
                    let mut dice = [0; 3];
                    dice[..mine.len()].copy_from_slice(mine);
                    for face in 1..=6 {
                        dice[index] = face;
                        again.count(margin(&dice[..mine.len()]), 1);
                    }
                    if again.balance() > best.balance() {
                        best = again;
                    }
                }
                odds.fated.add(&best);
            });
        });
        odds
    }
}

fn highest(dice: &[u8]) -> i8 {
    dice.iter().copied().max().unwrap_or(0) as i8
}

/// Tells of every roll of so many dice (3 at most), with their sum.
fn each_roll(dice: u8, mut visit: impl FnMut(&[u8], i8)) {
    let dice = usize::from(dice.min(3));
    for number in 0..6_u32.pow(dice as u32) {
        let mut rest = number;
        let mut faces = [0; 3];
        for face in faces.iter_mut().take(dice) {
            *face = (rest % 6) as u8 + 1;
            rest /= 6;
        }
        visit(&faces[..dice], faces.iter().sum::<u8>() as i8);
    }
}

/// A chance as so many of so many outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance {
    /// Outcomes in which it happens.
    pub good: u32,
    /// All outcomes.
    pub all: u32,
}

impl Chance {
    /// From 0 to 1.
    pub fn share(self) -> f32 {
        share(self.good, self.all)
    }

    /// That so many dice together show no more than `most`: the Portal of Power, Mines and Crypt.
    pub fn at_most(dice: u8, most: i8) -> Chance {
        let mut chance = Chance { good: 0, all: 0 };
        each_roll(dice, |_, sum| {
            chance.all += 1;
            chance.good += u32::from(sum <= most);
        });
        chance
    }

    /// The same if one die may be rolled again by fate.
    pub fn at_most_fated(dice: u8, most: i8) -> Chance {
        let mut chance = Chance { good: 0, all: 0 };
        each_roll(dice, |faces, sum| {
            chance.all += 6;
            // The highest die has most to gain.
            let rest = sum - highest(faces);
            let again = (most - rest).clamp(0, 6) as u32;
            chance.good += if sum <= most { 6 } else { again };
        });
        chance
    }
}

/// The chances of the rows of a table, by their place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOdds {
    /// For each row how many outcomes lead to it.
    pub rows: Vec<u32>,
    /// All outcomes.
    pub all: u32,
}

impl TableOdds {
    /// Of rows by the sum of so many dice and what is added to it.
    pub(crate) fn of(rows: &[Row], dice: u8, plus: i8) -> TableOdds {
        let mut odds = TableOdds { rows: vec![0; rows.len()], all: 0 };
        each_roll(dice, |_, sum| odds.count(rows, sum + plus));
        odds
    }

    /// Of rows when one of the dice that show this sum is rolled again.
    pub(crate) fn again(rows: &[Row], rest: i8, plus: i8) -> TableOdds {
        let mut odds = TableOdds { rows: vec![0; rows.len()], all: 0 };
        for face in 1..=6 {
            odds.count(rows, rest + face + plus);
        }
        odds
    }

    fn count(&mut self, rows: &[Row], result: i8) {
        self.all += 1;
        if let Some(index) = row_index(rows, result) {
            self.rows[index] += 1;
        }
    }
}

/// The place of the row for a result; beyond both ends the nearest (V-6).
pub(crate) fn row_index(rows: &[Row], result: i8) -> Option<usize> {
    rows.iter().position(|row| row.0.holds(result)).or_else(|| {
        let first = rows.first()?;
        Some(if result < first.0.low { 0 } else { rows.len() - 1 })
    })
}

/// A table that is about to be read, or whose dice have just fallen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableAtHand<'k> {
    pub(crate) rows: &'k [Row],
    /// What is added to the dice.
    pub(crate) plus: i8,
    /// The frame that reads it.
    pub(crate) context: Context,
}

impl Talisman {
    /// The chances of the fight at hand for one of the fighters, with the Weapons that serve him best; `None` if he does
    /// not fight, or the dice have fallen.
    pub fn fight_odds(&self, state: &State, seat: Seat) -> Option<FightOdds> {
        let (lead, own, foe) = self.fight_terms(state, seat)?;
        Some(FightOdds::of(lead, own, foe))
    }

    /// How far one of the fighters is ahead before the dice, and how many dice either side rolls.
    pub(crate) fn fight_terms(&self, state: &State, seat: Seat) -> Option<(i8, u8, u8)> {
        let fight = &state.fight;
        if !fight.involves(seat) || fight.decided || fight.foe_dice[0] > 0 {
            return None;
        }
        let mut trial = *state;
        self.take_up_arms(&mut trial, fight.attacker, 0);
        if let Foe::Character(defender) = fight.foe {
            self.take_up_arms(&mut trial, defender, 1);
        }
        let (attacker, defender) = self.before_the_dice(&trial);
        let attacking = seat == fight.attacker;
        let (own, foe) = if attacking { (attacker, defender) } else { (defender, attacker) };
        Some(((own.0 - foe.0).clamp(-100, 100) as i8, own.1, foe.1))
    }

    /// The chances of a fight of a player with a creature of that value where he stands; with whatever Weapons he has.
    pub fn creature_odds(&self, state: &State, seat: Seat, by: Ability, value: u8) -> FightOdds {
        let fight = Fight { attacker: seat, foe: Foe::Creature(None), by, value, ..Fight::NONE };
        let trial = State { fight, ..*state };
        self.fight_odds(&trial, seat).unwrap_or(FightOdds::of(0, 1, 1))
    }

    /// What either side has before the dice, and how many dice.
    fn before_the_dice(&self, state: &State) -> ((i16, u8), (i16, u8)) {
        let fight = &state.fight;
        let dice = |seat| match fight.by {
            Ability::Strength => self.number(state, seat, Number::BattleDice).clamp(1, 2) as u8,
            Ability::Craft => 1,
        };
        let score = |seat| i16::from(self.ability(state, seat, fight.by));
        let attacker = (score(fight.attacker), dice(fight.attacker));
        let (value, count) = match fight.foe {
            Foe::Character(defender) => (score(defender), dice(defender)),
            Foe::Cards(_) => {
                let worth = |card| {
                    let entry = self.entry(card);
                    i16::from(entry.strength.or(entry.craft).unwrap_or(0))
                };
                (self.foes(state).map(worth).sum(), 1)
            }
            Foe::Creature(_) | Foe::Nobody => (i16::from(fight.value), 1),
        };
        let menace = match fight.foe {
            Foe::Character(_) => 0,
            _ => i16::from(self.number(state, fight.attacker, Number::Menace)),
        };
        (attacker, (value + menace, if fight.no_die { 0 } else { count }))
    }

    fn take_up_arms(&self, state: &mut State, seat: Seat, side: usize) {
        if state.fight.by == Ability::Strength && state.fight.arms[side] == [NOTHING; 2] {
            state.fight.arms[side] = strongest_arms(self, state, seat);
        }
    }

    /// The table that the roll at hand is for.
    pub(crate) fn table_at_hand<'k>(&'k self, state: &State) -> Option<TableAtHand<'k>> {
        let mut frames = state.stack.frames().iter().rev();
        let reader = frames.find(|frame| !matches!(frame.kind, Kind::Roll | Kind::Moment | Kind::Use))?;
        if reader.kind != Kind::Text {
            return None;
        }
        let Some(Step::Roll { plus, rows, .. }) = self.kit().text(reader.text).get(usize::from(reader.step))
        else {
            return None;
        };
        let context = Context::frame(reader);
        let against = if matches!(plus, Amount::Minus(inner) if matches!(**inner, Amount::Dice(_))) {
            reader.left as i8
        } else {
            0
        };
        Some(TableAtHand { rows, plus: self.amount(state, plus, &context) - against, context })
    }

    /// For the roll at hand that is for a table: the row that it leads to now, and the chances of all rows if this die,
    /// counted from 0, is rolled again.
    pub fn reroll_odds(&self, state: &State, die: usize) -> Option<(usize, TableOdds)> {
        let table = self.table_at_hand(state)?;
        let roll = &state.roll;
        let face = roll.dice.get(die).copied().filter(|face| *face > 0)? as i8;
        let now = row_index(table.rows, roll.score() + table.plus)?;
        Some((now, TableOdds::again(table.rows, roll.score() - face, table.plus)))
    }
}
