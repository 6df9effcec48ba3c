//! What every card and character of the box is good for, worked out once a box.

use super::crossing::Crossing;
use super::weights::EvaluationWeights;
use crate::components::{Kit, NameId};
use crate::language::{
    Ability, Amount, CardEntry, Change, CharacterEntry, Class, Kind, Modifier, Moment, Number, Permission,
    Prohibition, Sort, Step,
};
use std::sync::{Arc, LazyLock};

/// What a card gives whoever has it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct CardWorth {
    pub(crate) strength: i8,
    pub(crate) craft: i8,
    /// Strength in battle, as a Weapon.
    pub(crate) weapon: i8,
    /// The part of the lives lost in battle that it saves, as Armour.
    pub(crate) armour: f32,
    pub(crate) talisman: bool,
    /// Its owner walks one space a turn.
    pub(crate) slows: bool,
    pub(crate) object: bool,
    pub(crate) follower: bool,
    pub(crate) spell: bool,
    /// Its points as a trophy, by ability.
    pub(crate) trophy: [u8; 2],
    /// Turns, besides all that.
    pub(crate) extra: f32,
}

/// What is special about a character in battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Prowess {
    /// Dice of which the highest counts, above one.
    pub(crate) dice: u8,
    /// The foe rolls none.
    pub(crate) no_die: bool,
    /// The Craft value counts in battle too.
    pub(crate) craft_too: bool,
    pub(crate) no_weapons: bool,
    pub(crate) no_armour: bool,
    pub(crate) weapons: u8,
}

/// An Enemy of the Adventure deck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Prey {
    pub(crate) by: Ability,
    pub(crate) value: u8,
    /// Its share of the deck.
    pub(crate) share: f32,
}

/// All that evaluating goes by.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Appraisal {
    pub(crate) weights: EvaluationWeights,
    pub(crate) crossing: Arc<Crossing>,
    pub(crate) cards: Vec<CardWorth>,
    pub(crate) characters: Vec<Prowess>,
    pub(crate) prey: Vec<Prey>,
    /// The share of the deck that is no Enemy.
    pub(crate) harmless: f32,
}

impl Appraisal {
    /// With the weights that come with the game.
    pub(crate) fn usual(kit: &Kit) -> Appraisal {
        static CROSSING: LazyLock<Arc<Crossing>> =
            LazyLock::new(|| Arc::new(Crossing::new(&EvaluationWeights::usual())));
        Appraisal::with(kit, EvaluationWeights::usual(), Arc::clone(&CROSSING))
    }

    /// With other weights.
    pub(crate) fn new(kit: &Kit, weights: EvaluationWeights) -> Appraisal {
        Appraisal::with(kit, weights, Arc::new(Crossing::new(&weights)))
    }

    fn with(kit: &Kit, weights: EvaluationWeights, crossing: Arc<Crossing>) -> Appraisal {
        let cards = kit.names().map(|(_, entry)| card_worth(entry, &weights)).collect();
        let characters = kit.characters().iter().map(prowess).collect();
        let deck: Vec<&CardEntry> =
            kit.names().map(|(_, entry)| entry).filter(|entry| entry.number > 0).collect();
        let all: f32 = deck.iter().map(|entry| f32::from(entry.copies)).sum();
        let prey: Vec<Prey> = deck
            .iter()
            .filter(|entry| entry.kind == Kind::Enemy)
            .filter_map(|entry| {
                let (by, value) = match (entry.strength, entry.craft) {
                    (Some(value), _) => (Ability::Strength, value),
                    (None, value) => (Ability::Craft, value?),
                };
                Some(Prey { by, value, share: f32::from(entry.copies) / all.max(1.0) })
            })
            .collect();
        let harmless = 1.0 - prey.iter().map(|prey| prey.share).sum::<f32>();
        Appraisal { weights, crossing, cards, characters, prey, harmless }
    }

    /// What a card of this name is good for.
    #[inline]
    pub(crate) fn card(&self, name: NameId) -> &CardWorth {
        &self.cards[name.index()]
    }
}

fn card_worth(entry: &CardEntry, weights: &EvaluationWeights) -> CardWorth {
    let mut worth = CardWorth {
        object: matches!(entry.kind, Kind::Object | Kind::MagicObject),
        follower: matches!(entry.kind, Kind::Follower | Kind::Enemy),
        spell: entry.kind == Kind::Spell,
        trophy: [entry.strength.unwrap_or(0), entry.craft.unwrap_or(0)],
        ..CardWorth::default()
    };
    for modifier in &entry.held {
        match modifier {
            Modifier::Number(Number::Ability(Ability::Strength), Amount::Exactly(points)) => {
                worth.strength += points;
            }
            Modifier::Number(Number::Ability(Ability::Craft), Amount::Exactly(points)) => {
                worth.craft += points;
            }
            Modifier::Can(Permission::Valley) => worth.talisman = true,
            Modifier::Fix(Number::Move, _) => worth.slows = true,
            Modifier::On(reaction) if entry.class == Some(Class::Armour) => {
                worth.armour = saving(&reaction.does.steps);
            }
            _ => {}
        }
    }
    if entry.class == Some(Class::Weapon) {
        worth.weapon = entry.wielded.iter().map(battle_points).max().unwrap_or(0).min(1);
    }
    worth.extra = match entry.kind {
        Kind::Spell => weights.spell,
        Kind::Follower => weights.follower + weights.of_card(&entry.key),
        // A raised or charmed one.
        Kind::Enemy => weights.follower + f32::from(entry.strength.unwrap_or(0)) * 0.4,
        Kind::Object | Kind::MagicObject => weights.object + weights.of_card(&entry.key),
        _ => 0.0,
    };
    worth
}

fn battle_points(modifier: &Modifier) -> i8 {
    match modifier {
        Modifier::Number(Number::Ability(Ability::Strength), Amount::Exactly(points)) => *points,
        Modifier::When(_, inner) => inner.iter().map(battle_points).max().unwrap_or(0),
        _ => 0,
    }
}

/// How often the roll of an Armour helps.
fn saving(steps: &[Step]) -> f32 {
    let Some(Step::Roll { rows, .. }) = steps.first() else { return 0.0 };
    let helps = |face: &i8| rows.iter().any(|row| row.0.holds(*face) && !row.1.is_empty());
    (1..=6).filter(helps).count() as f32 / 6.0
}

fn prowess(entry: &CharacterEntry) -> Prowess {
    let mut prowess = Prowess { weapons: 1, ..Prowess::default() };
    for modifier in &entry.held {
        match modifier {
            Modifier::Number(Number::BattleDice, Amount::Exactly(more)) => {
                prowess.dice += more.unsigned_abs();
            }
            Modifier::Number(Number::Weapons, Amount::Exactly(more)) => {
                prowess.weapons += more.unsigned_abs();
            }
            Modifier::When(_, inner) => {
                let craft = |modifier: &Modifier| {
                    matches!(modifier, Modifier::Number(Number::Ability(_), Amount::Value(Ability::Craft)))
                };
                prowess.craft_too |= inner.iter().any(craft);
            }
            Modifier::On(reaction) if reaction.at.contains(&Moment::Fight) => {
                prowess.no_die |= reaction.does.steps.contains(&Step::Alter(Change::NoDie));
            }
            Modifier::Cannot(Prohibition::Wield(filter)) => {
                prowess.no_weapons |= filter.sorts.contains(&Sort::Weapon);
                prowess.no_armour |= filter.sorts.contains(&Sort::Armour);
            }
            _ => {}
        }
    }
    prowess
}
