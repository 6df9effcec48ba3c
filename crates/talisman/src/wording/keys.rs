//! The keys of phrases that come from data.

use super::by_hand::BY_HAND;
use crate::components::Kit;
use crate::language::{SpaceId, Step, TextId};
use std::collections::BTreeSet;

/// Every key that the data of a box can produce: names of cards, spaces, characters and quests, of offers and
/// reactions, and the texts that are written by hand.
pub fn keys(kit: &Kit) -> Vec<String> {
    let mut found: BTreeSet<String> = BTreeSet::new();
    found.extend(kit.names().map(|(_, card)| format!("card-{}", card.key)));
    found.extend(SpaceId::all().map(|space| format!("space-{}", kit.space(space).key)));
    found.extend(kit.characters().iter().map(|character| format!("character-{}", character.key)));
    found.extend(kit.quests().iter().map(|quest| format!("quest-{}", quest.key)));
    found.extend(BY_HAND.iter().map(|(key, _)| (*key).to_owned()));
    for number in 1..kit.text_count() {
        named_offers(kit.text(TextId(number as u16)), &mut found);
    }
    for number in 0.. {
        let Some((_, reaction)) = kit.reaction(number) else { break };
        found.extend(reaction.name.iter().map(|name| format!("act-{name}")));
    }
    found.into_iter().collect()
}

fn named_offers(steps: &[Step], found: &mut BTreeSet<String>) {
    for step in steps {
        if let Step::Choose { of, .. } = step {
            found.extend(
                of.iter().filter_map(|offer| offer.name.as_ref()).map(|name| format!("offer-{name}")),
            );
        }
    }
}
