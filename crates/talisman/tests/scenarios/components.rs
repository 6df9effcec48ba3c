//! The list of all components that need a scenario, held against the box.
//!
//! | key | stands for |
//! |---|---|
//! | `card:ape` | an Adventure card |
//! | `card:gnome/2` | one of several abilities of it, counted from 1: held, then wielded, then lying |
//! | `card:witch/row 1` | a row of its table, counted from 1; those of a second table are counted on |
//! | `purchase:mule`, `stack:talisman` | a card of the open decks |
//! | `spell:hex/cast 1`, `spell:hex/1` | a way to cast a Spell; what it does where it lies |
//! | `space:O12`, `space:O12/doctor`, `space:O12/row 3` | a space, an offer with a name, a row |
//! | `link:O4` | the way inward from there |
//! | `character:druid/2` | an ability of a character |
//! | `quest:take_a_life`, `status:toad/1` | a quest; what being a Toad means |
//! | `text:spell`, `text:wish/offer 1` | a text that several share, or each of its offers |

use std::fmt::Write as _;
use table::{ComponentFiles, Components};
use talisman::components::Kit;
use talisman::language::{Deck, Modifier, Offer, Step, Text};

const LIST: &str = include_str!("../components.txt");

/// Collects the keys of one component.
struct Keys<'k> {
    root: String,
    rows: usize,
    into: &'k mut Vec<String>,
}

impl Keys<'_> {
    fn of(root: String, into: &mut Vec<String>) -> Keys<'_> {
        into.push(root.clone());
        Keys { root, rows: 0, into }
    }

    /// The parts say all there is to say.
    fn in_parts(self) {
        let inside = format!("{}/", self.root);
        if self.into.iter().any(|key| key.starts_with(&inside)) {
            self.into.retain(|key| *key != self.root);
        }
    }

    fn add(&mut self, part: &str) {
        let key = format!("{}/{part}", self.root);
        self.into.push(key);
    }

    fn text(&mut self, text: &Text) {
        self.steps(&text.steps);
    }

    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            match step {
                Step::Choose { of, .. } => of.iter().for_each(|offer| self.offer(offer)),
                Step::If { then, otherwise, .. } => {
                    self.text(then);
                    self.text(otherwise);
                }
                Step::Roll { rows, .. } => {
                    for _ in rows {
                        self.rows += 1;
                        self.add(&format!("row {}", self.rows));
                    }
                    for row in rows {
                        self.text(&row.1);
                    }
                }
                Step::Each(_, text) | Step::Later(text) | Step::Fight { won: text, .. } => self.text(text),
                Step::For(_, modifiers) => modifiers.list.iter().for_each(|modifier| self.inside(modifier)),
                _ => {}
            }
        }
    }

    fn offer(&mut self, offer: &Offer) {
        if let Some(name) = &offer.name {
            self.add(name);
        }
        self.text(&offer.pay);
        self.text(&offer.does);
    }

    /// The tables inside a modifier.
    fn inside(&mut self, modifier: &Modifier) {
        match modifier {
            Modifier::On(reaction) => {
                self.text(&reaction.pay);
                self.text(&reaction.does);
            }
            Modifier::When(_, list) => list.iter().for_each(|modifier| self.inside(modifier)),
            _ => {}
        }
    }

    /// Abilities, each with a number; a single one goes without saying unless `always`.
    fn abilities<'m>(&mut self, modifiers: impl IntoIterator<Item = &'m Modifier>, always: bool) {
        let modifiers: Vec<_> = modifiers.into_iter().collect();
        for (index, modifier) in modifiers.iter().enumerate() {
            if always || modifiers.len() > 1 {
                self.add(&(index + 1).to_string());
            }
            self.inside(modifier);
        }
    }
}

fn keys(kit: &Kit) -> Vec<String> {
    let mut all = Vec::new();
    for (name, card) in kit.names() {
        let deck = kit.of_name(name).first().map(|first| kit.face(*first).deck);
        let spell = deck.is_none_or(|deck| deck == Deck::Spell);
        let root = format!("{}:{}", if spell { "spell" } else { "card" }, card.key);
        let mut keys = Keys::of(root, &mut all);
        keys.text(&card.drawn);
        keys.text(&card.text);
        keys.text(&card.taken);
        keys.abilities(card.held.iter().chain(&card.wielded).chain(&card.lying), spell);
        for (index, cast) in card.cast.iter().enumerate() {
            keys.add(&format!("cast {}", index + 1));
            keys.text(&cast.does);
        }
        if spell {
            keys.in_parts();
        }
    }
    for (deck, kind) in [(Deck::Purchase, "purchase"), (Deck::Talisman, "stack")] {
        for card in kit.cards().filter(|card| kit.face(*card).deck == deck) {
            let key = format!("{kind}:{}", kit.entry(card).key);
            if !all.contains(&key) {
                all.push(key);
            }
        }
    }
    for space in talisman::language::SpaceId::all() {
        let entry = kit.space(space);
        let mut keys = Keys::of(format!("space:{space}"), &mut all);
        keys.text(&entry.before);
        keys.text(&entry.text);
        keys.abilities(&entry.here, false);
    }
    for link in kit.links() {
        Keys::of(format!("link:{}", link.from), &mut all).text(&link.guard);
    }
    for character in kit.characters() {
        let mut keys = Keys::of(format!("character:{}", character.key), &mut all);
        keys.abilities(&character.held, true);
        keys.in_parts();
    }
    for quest in kit.quests() {
        Keys::of(format!("quest:{}", quest.key), &mut all);
    }
    for status in kit.statuses() {
        let mut keys = Keys::of(format!("status:{}", status.key), &mut all);
        keys.abilities(&status.held, true);
        keys.in_parts();
    }
    for fragment in kit.fragments() {
        let mut keys = Keys::of(format!("text:{}", fragment.key), &mut all);
        for step in &fragment.does {
            if let Step::Choose { of, .. } = step
                && of.len() > 1
            {
                (1..=of.len()).for_each(|number| keys.add(&format!("offer {number}")));
            }
        }
        keys.in_parts();
    }
    all
}

/// With `BLESS=1` the list is written anew.
#[test]
fn the_list_of_components_is_the_box() {
    let kit = Kit::read(&ComponentFiles::own(Kit::FILES)).expect("a sound box");
    let keys = keys(&kit);
    let mut text =
        String::from("# Everything in the box that does something: see scenarios/components.rs.\n");
    for key in &keys {
        let _ = writeln!(text, "{key}");
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write("tests/components.txt", &text).expect("the list can be written");
        return;
    }
    let listed: Vec<&str> = LIST.lines().filter(|line| !line.starts_with('#')).collect();
    let missing: Vec<_> = keys.iter().filter(|key| !listed.contains(&key.as_str())).collect();
    let surplus: Vec<_> = listed.iter().filter(|line| !keys.iter().any(|key| key == *line)).collect();
    assert!(missing.is_empty() && surplus.is_empty(), "missing: {missing:?}, not in the box: {surplus:?}");
    assert_eq!(LIST, text, "the same keys in another order");
}
