//! What one more or one less of everything means to a player, in turns.

use super::appraisal::Appraisal;
use super::standing::Standing;
use crate::language::Stat;

/// What one more or less means, in turns gained or lost; neither is ever negative.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Margins {
    gain: [f32; 5],
    loss: [f32; 5],
    /// A Spell more.
    pub(crate) spell: f32,
    /// Becoming a Toad.
    pub(crate) toad: f32,
}

impl Margins {
    pub(crate) fn of(appraisal: &Appraisal, standing: &Standing, elimination: bool) -> Margins {
        let weights = &appraisal.weights;
        let now = appraisal.turns(standing);
        let faster = |change: &dyn Fn(&mut Standing)| {
            let mut other = *standing;
            change(&mut other);
            now - appraisal.turns(&other)
        };
        let mut margins = Margins { gain: [0.0; 5], loss: [0.0; 5], spell: weights.spell, toad: 0.0 };
        for stat in [Stat::Life, Stat::Fate, Stat::Gold, Stat::Strength, Stat::Craft] {
            let shift = |by: i8| {
                move |standing: &mut Standing| match stat {
                    Stat::Life => standing.life = standing.life.saturating_add_signed(by),
                    Stat::Fate => standing.fate = standing.fate.saturating_add_signed(by),
                    Stat::Gold => standing.gold = standing.gold.saturating_add_signed(by),
                    Stat::Strength => standing.strength += by,
                    Stat::Craft => standing.craft += by,
                    Stat::Task => {}
                }
            };
            margins.gain[stat as usize] = faster(&shift(1)).max(0.05);
            margins.loss[stat as usize] = (-faster(&shift(-1))).max(0.05);
        }
        // A quest for gold makes gold dear; that shows in the standing only when it is counted again.
        if standing.quest.is_some() {
            margins.gain[Stat::Gold as usize] += 1.0;
        }
        // Hobbling between two spaces, one of which heals, would hold out for ever and never win.
        if standing.besieged && standing.slow {
            margins.gain[Stat::Life as usize] = 0.05;
        }
        if standing.life <= 1 {
            let dying = (weights.fresh - now).max(15.0);
            margins.loss[Stat::Life as usize] = if elimination { 2.0 * dying } else { dying };
        }
        let things = f32::from(standing.objects + standing.followers) + f32::from(standing.gold);
        margins.toad = weights.toad + 3.0 + 1.5 * things + standing.extra.max(0.0);
        margins
    }

    /// What so much more is worth, one after the other a little less.
    pub(crate) fn gain(&self, stat: Stat, count: f32) -> f32 {
        self.gain
            .get(stat as usize)
            .map_or(0.0, |gain| gain * if count > 1.0 { 0.15 + 0.85 * count } else { count })
    }

    /// What so much less costs, one after the other a little more.
    pub(crate) fn loss(&self, stat: Stat, count: f32) -> f32 {
        self.loss
            .get(stat as usize)
            .map_or(0.0, |loss| loss * if count > 1.0 { 1.3 * count - 0.3 } else { count })
    }
}
