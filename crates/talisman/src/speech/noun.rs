//! Names of things.

use crate::components::{CardId, Code, Source};
use crate::language::{Ability, SpaceId, Stat};
use crate::state::Thing;
use crate::talisman::Talisman;
use table::Phrase;

/// The name of a card.
pub(super) fn card(game: &Talisman, card: CardId) -> Phrase {
    Phrase::from_data(format!("card-{}", game.kit().entry(card).key))
}

/// The name of a card by its code.
pub(super) fn coded(game: &Talisman, code: Code) -> Phrase {
    game.kit().card(code).map_or_else(|| Phrase::new("name-something"), |found| card(game, found))
}

/// The name of a space.
pub(super) fn space(game: &Talisman, space: SpaceId) -> Phrase {
    Phrase::from_data(format!("space-{}", game.kit().space(space).key))
}

/// The name of a character by its code.
pub(super) fn character(game: &Talisman, code: Code) -> Phrase {
    match game.kit().characters().iter().find(|entry| entry.code == code.as_str()) {
        Some(entry) => Phrase::from_data(format!("character-{}", entry.key)),
        None => Phrase::new("name-something"),
    }
}

/// Strength or Craft.
pub(super) fn ability(ability: Ability) -> Phrase {
    Phrase::new(match ability {
        Ability::Strength => "name-strength",
        Ability::Craft => "name-craft",
    })
}

/// What counters are of, with how many.
pub(super) fn stat(stat: Stat, count: u8) -> Phrase {
    let key = match stat {
        Stat::Life => "name-lives",
        Stat::Fate => "name-fate-tokens",
        Stat::Gold => "name-gold-coins",
        Stat::Strength => "name-strength-points",
        Stat::Craft => "name-craft-points",
        Stat::Task => "name-tasks",
    };
    Phrase::new(key).with("count", count)
}

/// What something in force comes from; counters where it is nothing in particular.
pub(super) fn thing(game: &Talisman, thing: Thing) -> Phrase {
    if let Some(found) = thing.as_card().filter(|card| card.index() < game.kit().cards().len()) {
        return card(game, found);
    }
    match thing.as_source() {
        Some(Source::Space(found)) => space(game, found),
        Some(Source::Character(found)) => match game.kit().characters().get(found.index()) {
            Some(entry) => Phrase::from_data(format!("character-{}", entry.key)),
            None => Phrase::new("name-something"),
        },
        Some(Source::Quest(found)) => match game.kit().quests().get(found.index()) {
            Some(entry) => Phrase::from_data(format!("quest-{}", entry.key)),
            None => Phrase::new("name-something"),
        },
        Some(Source::Toad) => Phrase::new("name-toad"),
        Some(Source::Enslaved) => Phrase::new("name-enslaved"),
        Some(Source::Name(_)) | None => Phrase::new("name-counters"),
    }
}
