//! How long the way to the Crown takes, through the Portal of Power and either arm of the Inner Region, for every
//! character that may set out: an exact chain of chances, worked out once.
//!
//! ```text
//! Portal ─ I0 ┬ I7 Crypt (Strength) ─ I6 Death ─ I5 Werewolf (battle) ┬ I4 ─ Crown
//!             └ I1 Mines (Craft) ─ I2 Vampire (lives) ─ I3 Pits (battles) ┘
//! ```
//!
//! The spaces are taken as printed. Who is thrown out of Crypt or Mines comes back; who dies pays what dying costs.

use super::weights::EvaluationWeights;
use crate::numbers::{Chance, FightOdds};

/// Abilities are told apart up to this.
const ABILITY: usize = 16;
/// Lives are told apart up to this.
const LIVES: usize = 8;
/// How much better than Strength a character may be in battle.
const EDGE: usize = 4;
/// No way takes longer than this.
const LONGEST: f32 = 200.0;
/// The Strength of a Pitfiend.
const PITFIEND: i8 = 4;
/// Turns from the Warlock's Cave back to the Portal, and from City or Tavern.
const FROM_CAVE: f32 = 3.5;
const FROM_TOWN: f32 = 13.0;

/// What a character takes on the way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Fitness {
    pub(crate) strength: i8,
    pub(crate) craft: i8,
    pub(crate) life: u8,
    /// How much better than his Strength he is in battle.
    pub(crate) edge: i8,
}

impl Fitness {
    fn index(&self) -> usize {
        let strength = usize::from(self.strength.clamp(0, ABILITY as i8) as u8);
        let craft = usize::from(self.craft.clamp(0, ABILITY as i8) as u8);
        let life = usize::from(self.life).clamp(1, LIVES);
        let edge = usize::from(self.edge.clamp(0, EDGE as i8) as u8);
        index(edge, strength, craft, life)
    }
}

fn index(edge: usize, strength: usize, craft: usize, life: usize) -> usize {
    ((edge * (ABILITY + 1) + strength) * (ABILITY + 1) + craft) * LIVES + life - 1
}

/// The way of one character.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Way {
    /// Turns from landing on each space of the Inner Region, that one counted; at 0 from standing there.
    pub(crate) inner: [f32; 8],
    /// Turns from standing before the Portal.
    pub(crate) portal: f32,
    /// Turns of growing that pay before setting out,
    pub(crate) growth: f32,
    /// and from the Portal then.
    pub(crate) grown: f32,
}

/// The ways of all characters.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Crossing {
    ways: Vec<Way>,
}

impl Crossing {
    pub(crate) fn new(weights: &EvaluationWeights) -> Crossing {
        let mut ways = vec![Way::default(); (EDGE + 1) * (ABILITY + 1) * (ABILITY + 1) * LIVES];
        for edge in 0..=EDGE {
            for strength in 0..=ABILITY {
                for craft in 0..=ABILITY {
                    let arms = Arms::new(weights, strength as i8, craft as i8, edge as i8);
                    for life in 1..=LIVES {
                        ways[index(edge, strength, craft, life)] = arms.way(life);
                    }
                }
            }
            grow(weights, &mut ways, edge);
        }
        Crossing { ways }
    }

    /// The way of a character.
    #[inline]
    pub(crate) fn way(&self, fitness: &Fitness) -> &Way {
        &self.ways[fitness.index()]
    }
}

/// Whether it pays to grow first, from the strongest down: each point costs its turns.
fn grow(weights: &EvaluationWeights, ways: &mut [Way], edge: usize) {
    for strength in (0..=ABILITY).rev() {
        for craft in (0..=ABILITY).rev() {
            for life in (1..=LIVES).rev() {
                let here = index(edge, strength, craft, life);
                let mut best = (ways[here].portal, 0.0, ways[here].portal);
                let mut consider = |next: usize, cost: f32| {
                    let Way { growth, grown, .. } = ways[next];
                    if growth + cost + grown < best.0 {
                        best = (growth + cost + grown, growth + cost, grown);
                    }
                };
                if strength < ABILITY {
                    consider(index(edge, strength + 1, craft, life), weights.strength);
                }
                if craft < ABILITY {
                    consider(index(edge, strength, craft + 1, life), weights.craft);
                }
                if life < LIVES {
                    consider(index(edge, strength, craft, life + 1), weights.life);
                }
                (ways[here].growth, ways[here].grown) = (best.1, best.2);
            }
        }
    }
}

/// The spaces of both arms for abilities, with any number of lives.
struct Arms {
    portal: f32,
    inner: [[f32; LIVES + 1]; 8],
}

/// Turns from landing on the Valley of Fire: one for it, one up to the Crown.
const VALLEY: f32 = 2.0;

impl Arms {
    fn new(weights: &EvaluationWeights, strength: i8, craft: i8, edge: i8) -> Arms {
        let death = weights.crossing_death;
        let mut inner = [[death; LIVES + 1]; 8];
        let passing = Chance::at_most(2, strength.max(craft)).share().max(0.01);
        let lost = (1.0 - passing) * 0.6 * weights.strength.min(weights.craft);
        let portal = ((1.0 + lost) / passing).min(LONGEST);
        let battle = strength + edge;
        let odds = |foe: i8| FightOdds::of(battle - foe, 1, 1).plain;
        for life in 1..=LIVES {
            inner[4][life] = VALLEY;
            inner[5][life] = werewolf(life, death, &odds);
            inner[6][life] = dice_with_death(life, &inner);
            inner[7][life] = labyrinth(strength, inner[6][life], portal);
            inner[3][life] = pits(life, death, &odds(PITFIEND));
            let mean: f32 = (1..=3).map(|bite| inner[3][life.saturating_sub(bite)]).sum::<f32>() / 3.0;
            inner[2][life] = 1.0 + mean;
            inner[1][life] = labyrinth(craft, inner[2][life], portal);
            inner[0][life] = inner[7][life].min(inner[1][life]);
        }
        Arms { portal, inner }
    }

    fn way(&self, life: usize) -> Way {
        let mut inner = [0.0; 8];
        for (turns, space) in inner.iter_mut().zip(&self.inner) {
            *turns = space[life].min(LONGEST);
        }
        let portal = (self.portal + inner[0]).min(LONGEST);
        Way { inner, portal, growth: 0.0, grown: portal }
    }
}

/// Crypt or Mines: three dice must not exceed the ability; who fails is thrown out, the further the more.
fn labyrinth(ability: i8, next: f32, portal: f32) -> f32 {
    let within = |over: i8| Chance::at_most(3, ability + over).share();
    let (through, yard, gate, cave) = (within(0).max(0.004), within(1), within(3), within(5));
    // Back on the Plain of Peril nothing is lost but the turn.
    let thrown =
        (gate - yard) * portal + (cave - gate) * (FROM_CAVE + portal) + (1.0 - cave) * (FROM_TOWN + portal);
    ((1.0 + through * next + thrown) / through).min(LONGEST)
}

/// The Werewolf has the Strength of two dice, and keeps it until he is beaten.
fn werewolf(life: usize, death: f32, odds: &impl Fn(i8) -> crate::numbers::Odds) -> f32 {
    let mut turns = 0.0;
    for foe in 2..=12_i8 {
        let ways = 6 - (foe - 7).abs();
        let odds = odds(foe);
        let (win, lose) = (odds.winning(), odds.losing());
        let ends = (win + lose).max(0.02);
        let mut rest = death;
        for _ in 0..life {
            rest = (1.0 + win * VALLEY + lose * rest) / ends;
        }
        turns += f32::from(ways) / 36.0 * rest.min(LONGEST);
    }
    turns
}

/// Two dice each: 575 of 1296 for either, the rest again.
fn dice_with_death(life: usize, inner: &[[f32; LIVES + 1]; 8]) -> f32 {
    let decided = 575.0 / 1296.0;
    (1.0 + decided * inner[5][life] + decided * inner[6][life - 1]) / (2.0 * decided)
}

/// As many Pitfiends as a die shows, one after the other until one holds his ground.
fn pits(life: usize, death: f32, odds: &crate::numbers::Odds) -> f32 {
    let (win, lose) = (odds.winning(), odds.losing());
    let draw = (1.0 - win - lose).min(0.95);
    // Turns with so many left, in the middle of a turn, by the lives left.
    let mut rest = [[death; LIVES + 1]; 7];
    for lives in 1..=life {
        rest[0][lives] = VALLEY;
        for left in 1..=6 {
            let hurt = if lives > 1 { 1.0 + rest[left][lives - 1] } else { death };
            rest[left][lives] =
                ((win * rest[left - 1][lives] + draw + lose * hurt) / (1.0 - draw)).min(LONGEST);
        }
    }
    1.0 + (1..=6).map(|left| rest[left][life]).sum::<f32>() / 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_is_shorter_for_whoever_is_fitter() {
        let crossing = Crossing::new(&EvaluationWeights::usual());
        let total = |strength, craft, life| {
            let way = crossing.way(&Fitness { strength, craft, life, edge: 0 });
            way.growth + way.grown
        };
        for strength in 1..15 {
            for craft in 1..15 {
                for life in 1..8 {
                    let here = total(strength, craft, life);
                    assert!(total(strength + 1, craft, life) <= here + 1e-3);
                    assert!(total(strength, craft + 1, life) <= here + 1e-3);
                    assert!(total(strength, craft, life + 1) <= here + 1e-3);
                }
            }
        }
        let ready = crossing.way(&Fitness { strength: 12, craft: 5, life: 5, edge: 1 });
        assert!(ready.growth < 4.0 && ready.grown < 15.0, "{ready:?}");
        let weak = crossing.way(&Fitness { strength: 4, craft: 3, life: 4, edge: 0 });
        assert!(weak.growth > 30.0, "{weak:?}");
    }

    #[test]
    fn death_is_a_fair_game() {
        let mut ways = [0_u32; 3];
        for number in 0..1296_u32 {
            let die = |place: u32| number / 6_u32.pow(place) % 6;
            ways[match (die(0) + die(1)).cmp(&(die(2) + die(3))) {
                core::cmp::Ordering::Less => 0,
                core::cmp::Ordering::Equal => 1,
                core::cmp::Ordering::Greater => 2,
            }] += 1;
        }
        assert_eq!(ways, [575, 146, 575]);
    }
}
