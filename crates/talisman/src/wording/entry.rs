//! The texts of whole entries.

use super::by_hand;
use super::noun::counted;
use super::speaker::{Row as Line, Speaker, Voice, join, paragraph, sentence};
use crate::components::{CharacterId, Kit, Mode, NameId, QuestId, Source};
use crate::language::{
    Alignment, CardEntry, Cards, Class, Family, Kind, LinkEntry, Modifier, Moment, Offer, Place, Reaction,
    Row, SpaceId, Stat, Step, Text,
};
use table::Phrase;

/// What a card says, a phrase for each paragraph: when it is drawn and met, while it is owned and used, where it lies,
/// when it is cast. An Enemy that is simply fought, or a thing that is simply taken, says nothing of it.
pub fn card_text(kit: &Kit, name: NameId) -> Vec<Phrase> {
    let card = kit.name(name);
    let speaker = Speaker::new(kit);
    let mut text = Vec::new();
    if !card.drawn.is_empty() {
        text.push(sentence(Phrase::new("para-drawn").with("what", speaker.text(&card.drawn))));
    }
    if card.kind == Kind::Enemy && !card.text.is_empty() {
        text.push(sentence(Phrase::new("para-before-fight").with("what", speaker.text(&card.text))));
    } else {
        text.extend(paragraphs(speaker, &card.text));
    }
    if !card.taken.is_empty() {
        text.push(sentence(Phrase::new("para-taken").with("what", speaker.text(&card.taken))));
    }
    if !card.wielded.is_empty() {
        let what = join(Line::And, speaker.modifiers(&card.wielded, false));
        text.push(sentence(
            Phrase::new("mod-when").with("lead", Phrase::new("lead-battle")).with("what", what),
        ));
    }
    if !card.held.is_empty() {
        text.push(paragraph(speaker.modifiers(&card.held, false)));
    }
    text.extend(card.cast.iter().map(|reaction| sentence(speaker.cast(reaction))));
    if !card.lying.is_empty() {
        text.push(paragraph(card.lying.iter().map(|modifier| lying(speaker, modifier))));
    }
    text
}

/// What holds on the space where a card lies: “whoever lands here loses 1 life”.
fn lying(speaker: Speaker<'_>, modifier: &Modifier) -> Phrase {
    match modifier {
        Modifier::On(Reaction { at, must: true, does, pay, .. })
            if **at == [Moment::Land] && pay.is_empty() =>
        {
            let does = Speaker { voice: Voice::They, ..speaker }.text(does);
            Phrase::new("effect-subject").with("subject", Phrase::new("subject-lander")).with("does", does)
        }
        other => join(Line::And, speaker.modifiers(core::slice::from_ref(other), true)),
    }
}

/// What a space says, a phrase for each paragraph.
pub fn space_text(kit: &Kit, space: SpaceId) -> Vec<Phrase> {
    let space = kit.space(space);
    if let Some(written) = by_hand::of_space(space) {
        return vec![written];
    }
    let speaker = Speaker::new(kit);
    let mut text = paragraphs(speaker, &space.before);
    if space.draw > 0 {
        text.push(Phrase::new("para-draw").with("n", space.draw));
    }
    text.extend(paragraphs(speaker, &space.text));
    if !space.here.is_empty() {
        text.push(paragraph(speaker.modifiers(&space.here, false)));
    }
    text
}

/// What a character can do, a phrase for each ability.
pub fn character_text(kit: &Kit, character: CharacterId) -> Vec<Phrase> {
    let speaker = Speaker::new(kit);
    let character = kit.character(character);
    let spells = (character.spells > 0).then(|| Phrase::new("para-spells").with("n", character.spells));
    spells.into_iter().chain(speaker.modifiers(&character.held, false).into_iter().map(sentence)).collect()
}

/// What a quest asks for and brings.
pub fn quest_text(kit: &Kit, quest: QuestId) -> Vec<Phrase> {
    let speaker = Speaker::new(kit);
    let held = kit.quests().get(quest.index()).map_or(&[][..], |quest| &quest.held);
    speaker.modifiers(held, false).into_iter().map(sentence).collect()
}

/// What holds for whoever is a Toad, or enslaved.
pub fn status_text(kit: &Kit, key: &str) -> Vec<Phrase> {
    let Some(status) = kit.statuses().iter().find(|status| status.key == key) else { return Vec::new() };
    match by_hand::of_status(status) {
        Some(written) => vec![written],
        None => Speaker::new(kit).modifiers(&status.held, false).into_iter().map(sentence).collect(),
    }
}

/// What it is called to be a Toad, or enslaved.
pub fn status_name(key: &str) -> Phrase {
    Phrase::new(if key == "toad" { "status-toad" } else { "status-enslaved" })
}

/// What has to be gone through on the way inward.
pub fn link_text(kit: &Kit, link: &LinkEntry) -> Vec<Phrase> {
    let speaker = Speaker::new(kit);
    if link.guard.is_empty() {
        return Vec::new();
    }
    let (from, to) = (speaker.space(link.from), speaker.space(link.to));
    let way = Phrase::new("para-way").with("from", from).with("to", to);
    core::iter::once(way).chain(paragraphs(speaker, &link.guard)).collect()
}

/// A step by itself, as on a button: “Lose 1 life”.
pub fn step_phrase(kit: &Kit, step: &Step) -> Phrase {
    Phrase::new("say-button").with("said", button(kit).clause(step))
}

/// An offer, as on a button: “Pay 1 gold: heal 1 life”.
pub fn offer_phrase(kit: &Kit, offer: &Offer) -> Phrase {
    match &offer.name {
        Some(name) => Phrase::from_data(format!("offer-{name}")),
        None => Phrase::new("say-button").with("said", button(kit).offer_line(offer)),
    }
}

/// Speaks of what may be done, in few words.
fn button(kit: &Kit) -> Speaker<'_> {
    Speaker { voice: Voice::May, short: true, ..Speaker::new(kit) }
}

/// A row of a table: “2–3: lose 1 life”.
pub fn row_phrase(kit: &Kit, row: &Row) -> Phrase {
    Speaker::new(kit).row(row)
}

/// A reaction, as on a button: “Cast Healing”.
pub fn reaction_phrase(kit: &Kit, reaction: u16) -> Phrase {
    let Some((leaf, reaction)) = kit.reaction(reaction) else { return Phrase::new("say-nothing") };
    let act = reaction.name.as_ref().map(|name| Phrase::from_data(format!("act-{name}")));
    let does = || {
        let speaker = Speaker { moment: reaction.at.first().copied(), ..button(kit) };
        Phrase::new("say-button").with("said", speaker.what(reaction))
    };
    match (leaf.source, leaf.mode, act) {
        (Source::Name(name), Mode::InHand, act) => {
            let card = Phrase::from_data(format!("card-{}", kit.name(name).key));
            match act {
                Some(act) => Phrase::new("button-cast-act").with("card", card).with("act", act),
                None => Phrase::new("button-cast").with("card", card),
            }
        }
        (Source::Name(name), _, act) => {
            let card = Phrase::from_data(format!("card-{}", kit.name(name).key));
            match act {
                Some(act) => Phrase::new("say-named").with("name", card).with("what", act),
                None if reaction.must => card,
                None if matches!(&*reaction.does.steps, [Step::Put(Cards::This, Place::Discard)]) => {
                    Phrase::new("button-discard").with("card", card)
                }
                None => Phrase::new("button-use").with("card", card),
            }
        }
        (Source::Quest(quest), ..) => {
            let key = kit.quests().get(quest.index()).map_or("", |quest| &quest.key);
            Phrase::new("button-quest").with("quest", Phrase::from_data(format!("quest-{key}")))
        }
        (_, _, Some(act)) => act,
        (_, _, None) => does(),
    }
}

/// The line below a card's name: “Enemy · Animal · Strength 4”.
pub fn card_summary(kit: &Kit, name: NameId) -> Phrase {
    let CardEntry { kind, class, family, strength, craft, .. } = kit.name(name);
    let mut parts = vec![kind_name(*kind)];
    parts.extend(class.map(|class| {
        Phrase::new(match class {
            Class::Weapon => "class-weapon",
            Class::Armour => "class-armour",
        })
    }));
    parts.extend(family.map(|family| {
        Phrase::new(match family {
            Family::Animal => "family-animal",
            Family::Dragon => "family-dragon",
            Family::Monster => "family-monster",
            Family::Spirit => "family-spirit",
        })
    }));
    parts.extend(strength.map(|strength| Phrase::new("has-strength").with("n", strength)));
    parts.extend(craft.map(|craft| Phrase::new("has-craft").with("n", craft)));
    join(Line::Dots, parts)
}

/// The line below a character's name: “Good · Strength 3 · Craft 4 · 4 lives · 3 fate”.
pub fn character_summary(kit: &Kit, character: CharacterId) -> Phrase {
    let entry = kit.character(character);
    let alignment = Phrase::new(match entry.alignment {
        Alignment::Good => "trait-good",
        Alignment::Neutral => "trait-neutral",
        Alignment::Evil => "trait-evil",
    });
    let start = Phrase::from_data(format!("space-{}", entry.start));
    join(
        Line::Dots,
        [
            Phrase::new("say-button").with("said", alignment),
            Phrase::new("has-strength").with("n", entry.strength),
            Phrase::new("has-craft").with("n", entry.craft),
            counted(Stat::Life, entry.life),
            counted(Stat::Fate, entry.fate),
            Phrase::new("has-start").with("space", start),
        ],
    )
}

fn kind_name(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Event => "kind-event",
        Kind::Enemy => "kind-enemy",
        Kind::Stranger => "kind-stranger",
        Kind::Follower => "kind-follower",
        Kind::Object => "kind-object",
        Kind::MagicObject => "kind-magic-object",
        Kind::Place => "kind-place",
        Kind::Spell => "kind-spell",
    })
}

/// A text as paragraphs: named offers have lines of their own.
fn paragraphs(speaker: Speaker<'_>, text: &Text) -> Vec<Phrase> {
    let mut found = Vec::new();
    let mut clauses = Vec::new();
    for step in &*text.steps {
        match step {
            Step::Call(_) => {}
            Step::Choose { of, must, .. } if of.len() > 1 && of.iter().all(|offer| offer.name.is_some()) => {
                if !clauses.is_empty() {
                    found.push(paragraph(core::mem::take(&mut clauses)));
                }
                found.push(Phrase::new(if *must { "para-choose" } else { "para-may-choose" }));
                found.extend(of.iter().map(|offer| sentence(speaker.offer_line(offer))));
            }
            step => clauses.push(speaker.clause(step)),
        }
    }
    if !clauses.is_empty() {
        found.push(paragraph(clauses));
    }
    found
}
