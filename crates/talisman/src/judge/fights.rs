//! What a fight is worth before the dice.

use super::mind::Mind;
use super::standing::Standing;
use crate::language::{Ability, Stat};
use crate::numbers::{FightOdds, Odds};
use crate::state::Foe;
use std::sync::LazyLock;
use table::Seat;

/// Leads beyond this decide a fight of one die each.
const DECISIVE: i8 = 7;

/// What beating a creature of the Inner Region saves, in turns.
const TASK: f32 = 3.0;

/// Chances of a victory and a defeat by lead, own dice and dice of the foe.
static CHANCES: LazyLock<Vec<[f32; 2]>> = LazyLock::new(|| {
    let mut chances = Vec::new();
    for own in 0..3 {
        for foe in 0..3 {
            for lead in -DECISIVE..=DECISIVE {
                let odds: Odds = FightOdds::of(lead, own, foe).plain;
                chances.push([odds.winning(), odds.losing()]);
            }
        }
    }
    chances
});

/// The chances of a victory and a defeat, looked up.
pub(crate) fn chances(lead: i8, own: u8, foe: u8) -> [f32; 2] {
    let lead = lead.clamp(-DECISIVE, DECISIVE) + DECISIVE;
    let row = usize::from(own.min(2)) * 3 + usize::from(foe.min(2));
    CHANCES[row * (2 * DECISIVE as usize + 1) + lead as usize]
}

impl Standing {
    /// The chances of a victory and a defeat against a creature.
    pub(crate) fn against(&self, by: Ability, value: i8) -> [f32; 2] {
        match by {
            Ability::Strength => {
                let strength = if self.toad > 0 { 1 } else { self.strength + self.edge };
                chances(strength - value, self.dice, u8::from(!self.no_die))
            }
            Ability::Craft => chances(if self.toad > 0 { 1 } else { self.craft } - value, 1, 1),
        }
    }
}

impl Mind<'_> {
    /// What a fight with a creature is worth: its points as a trophy, the life at stake, the turn that ends.
    pub(crate) fn fight(&self, by: Ability, value: i8, points: u8) -> f32 {
        let chances = self.standing(self.me).against(by, value);
        self.stakes(chances, by, points)
    }

    /// What chances are worth.
    pub(crate) fn stakes(&self, [win, lose]: [f32; 2], by: Ability, points: u8) -> f32 {
        let standing = self.standing(self.me);
        let stat = if by == Ability::Strength { Stat::Strength } else { Stat::Craft };
        let weights = &self.appraisal.weights;
        let trophy = weights.trophy * self.margins.gain(stat, 1.0) * f32::from(points)
            / f32::from(standing.price.max(1));
        let saved = if by == Ability::Strength { standing.armour } else { 0.0 };
        let life = self.margins.loss(Stat::Life, 1.0) * (1.0 - saved);
        win * trophy - lose * life - (1.0 - win) * weights.stand_off
    }

    /// What attacking a character is worth.
    pub(crate) fn duel(&self, it: Seat, by: Ability) -> f32 {
        let (mine, theirs) = (self.standing(self.me), self.standing(it));
        let score = |standing: &Standing| match by {
            _ if standing.toad > 0 => 1,
            Ability::Strength => standing.strength + standing.edge,
            Ability::Craft => standing.craft,
        };
        let dice = |standing: &Standing| if by == Ability::Strength { standing.dice } else { 1 };
        let no_die = mine.no_die && by == Ability::Strength;
        let [win, lose] =
            chances(score(mine) - score(theirs), dice(mine), if no_die { 0 } else { dice(theirs) });
        let spoils = self.spoils(it);
        let armour = if by == Ability::Strength { mine.armour } else { 0.0 };
        let cost = self.margins.loss(Stat::Life, 1.0) * (1.0 - armour);
        // Quest of the Warlock.
        let quest = self.wants_a_life(self.me);
        win * (spoils + if quest { 8.0 } else { 0.0 }) - lose * cost - self.appraisal.weights.stand_off
    }

    /// What the winner of a duel gets.
    fn spoils(&self, it: Seat) -> f32 {
        let life = -self.regard(it) * self.margins_of(it).loss(Stat::Life, 1.0);
        let card = self.best_of(it, |card| self.game.is_object(card)).map_or(0.0, |(worth, _)| worth);
        let gold = if self.standing(it).gold > 0 { self.margins.gain(Stat::Gold, 1.0) } else { 0.0 };
        life.max(card).max(gold)
    }

    /// The fight at hand as it stands: what it is worth to me, with so much added, and the foe with or without a die.
    pub(crate) fn fight_at_hand(&self, more: i8, no_die: bool) -> f32 {
        let Some((lead, own, foe)) = self.game.fight_terms(self.state, self.me) else { return 0.0 };
        self.fight_worth(chances(lead.saturating_add(more), own, if no_die { 0 } else { foe }))
    }

    /// What these chances of the fight at hand are worth.
    pub(crate) fn fight_worth(&self, chances: [f32; 2]) -> f32 {
        let fight = &self.state.fight;
        match fight.foe {
            Foe::Character(it) => {
                let other = if fight.attacker == self.me { it } else { fight.attacker };
                chances[0] * self.spoils(other) - chances[1] * self.margins.loss(Stat::Life, 1.0)
            }
            _ => {
                let points = if matches!(fight.foe, Foe::Cards(_)) { self.foe_points() } else { 0 };
                // What stands in the way to the Crown is worth beating.
                let task = if self.state.side(self.me).task > 0 { TASK * chances[0] } else { 0.0 };
                self.stakes(chances, fight.by, points) + task
            }
        }
    }

    /// The points of all Enemies that are fought.
    fn foe_points(&self) -> u8 {
        let points = |card| {
            let entry = self.game.entry(card);
            entry.strength.or(entry.craft).unwrap_or(0)
        };
        self.game.foes(self.state).map(points).fold(0, u8::saturating_add)
    }
}
