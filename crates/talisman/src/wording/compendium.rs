//! Everything with a text, to be looked up.

use super::entry::{
    card_summary, card_text, character_summary, character_text, link_text, quest_text, space_text,
    status_name, status_text,
};
use crate::components::{CharacterId, Kit, QuestId};
use crate::language::{Deck, Kind, SpaceId};
use std::collections::BTreeSet;
use table::{CompendiumEntry, Phrase};

/// All that can be looked up: characters, spaces and the ways between Regions, Adventure cards by kind, Spells, quests,
/// and what may become of a character.
pub fn compendium(kit: &Kit) -> Vec<CompendiumEntry> {
    let mut found = Vec::new();
    for (index, entry) in kit.characters().iter().enumerate() {
        let character = CharacterId(index as u8);
        found.push(
            entry_of("group-characters", "character", &entry.key)
                .described(character_summary(kit, character))
                .saying(character_text(kit, character)),
        );
    }
    spaces(kit, &mut found);
    for kind in Kind::ALL {
        cards(kit, *kind, &mut found);
    }
    for (index, entry) in kit.quests().iter().enumerate() {
        let text = quest_text(kit, QuestId(index as u8));
        found.push(entry_of("group-quests", "quest", &entry.key).saying(text).times(0));
    }
    for entry in kit.statuses() {
        let name = status_name(&entry.key);
        let status = CompendiumEntry::new(entry.key.as_str(), Phrase::new("group-statuses"), name);
        found.push(status.saying(status_text(kit, &entry.key)).times(0));
    }
    found
}

fn entry_of(group: &'static str, family: &str, key: &str) -> CompendiumEntry {
    CompendiumEntry::new(key, Phrase::new(group), Phrase::from_data(format!("{family}-{key}")))
}

/// Spaces of one name stand there once, with the ways that begin there. Where they say different things, the first of
/// each text has its own entry.
fn spaces(kit: &Kit, found: &mut Vec<CompendiumEntry>) {
    let mut seen = BTreeSet::new();
    for space in SpaceId::all() {
        let key = &kit.space(space).key;
        if !seen.insert(key) {
            continue;
        }
        let of_name = || SpaceId::all().filter(|other| kit.space(*other).key == *key);
        let mut text = Vec::new();
        for said in of_name().map(|other| space_text(kit, other)) {
            if said.iter().any(|paragraph| !text.contains(paragraph)) {
                text.extend(said);
            }
        }
        let links = kit.links().iter().filter(|link| kit.space(link.from).key == *key);
        text.extend(links.flat_map(|link| link_text(kit, link)));
        let copies = of_name().count() as u16;
        found.push(entry_of("group-spaces", "space", key).saying(text).times(copies));
    }
}

fn cards(kit: &Kit, kind: Kind, found: &mut Vec<CompendiumEntry>) {
    let group = match kind {
        Kind::Event => "group-events",
        Kind::Enemy => "group-enemies",
        Kind::Stranger => "group-strangers",
        Kind::Follower => "group-followers",
        Kind::Object => "group-objects",
        Kind::MagicObject => "group-magic-objects",
        Kind::Place => "group-places",
        Kind::Spell => "group-spells",
    };
    for (name, entry) in kit.names().filter(|(_, entry)| entry.kind == kind) {
        let decks = Deck::ALL.iter().filter_map(|deck| {
            let copies = kit.of_name(name).iter().filter(|card| kit.face(**card).deck == *deck).count();
            (copies > 0).then(|| in_deck(*deck, copies))
        });
        let summary = decks.fold(card_summary(kit, name), |first, next| {
            Phrase::new("say-dot").with("first", first).with("next", next)
        });
        found.push(
            entry_of(group, "card", &entry.key)
                .described(summary)
                .saying(card_text(kit, name))
                .times(kit.of_name(name).len() as u16),
        );
    }
}

/// How many lie in a deck: “2 in the Adventure deck”.
fn in_deck(deck: Deck, copies: usize) -> Phrase {
    let key = match deck {
        Deck::Adventure => "copies-adventure",
        Deck::Spell => "copies-spell",
        Deck::Purchase => "copies-purchase",
        Deck::Talisman => "copies-talisman",
    };
    Phrase::new(key).with("n", copies)
}
