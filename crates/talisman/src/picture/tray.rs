//! The trays: what each player has, and the decks.

use super::card_face::{CARD_SIZE, CHIP, card_face, chip, chip_back};
use super::mark::{alignment_mark, stat_mark, trophy_mark};
use super::{Drawer, space};
use crate::components::CardId;
use crate::language::{Ability, Alignment, CardEntry, Deck, Kind, Stat};
use crate::state::{Spot, State};
use sketch::{Brush, Ink, Layers, Node, Text, glyph};
use table::Seat;

/// How much smaller than in the compendium one's own cards are in a tray, and those of others.
const OWN_FACE: f64 = 0.9;
const OTHER_FACE: f64 = 0.76;
/// The height of the head of a tray.
const HEAD: f64 = 46.0;

/// A quiet ground for a part of the picture.
pub(super) fn ground(wide: f64, tall: f64) -> Node {
    Node::round_rect(0.0, 0.0, wide, tall, 9.0).fill(Ink::Card).stroke(Ink::Grid, 1.3)
}

/// A card in words: its name, what it is, how strong it is.
pub(super) fn spoken(brush: &Brush<'_>, entry: &CardEntry, name: &str) -> String {
    let value = super::card_face::value_of(entry);
    let key = match (entry.kind, value) {
        (_, Some((Ability::Strength, _))) => "label-card-strength",
        (_, Some((Ability::Craft, _))) => "label-card-craft",
        (Kind::Event, _) => "label-card-event",
        (Kind::Enemy, _) => "label-card-enemy",
        (Kind::Stranger, _) => "label-card-stranger",
        (Kind::Follower, _) => "label-card-follower",
        (Kind::Object, _) => "label-card-object",
        (Kind::MagicObject, _) => "label-card-magic",
        (Kind::Place, _) => "label-card-place",
        (Kind::Spell, _) => "label-card-spell",
    };
    match value {
        Some((_, value)) => brush.label_with(key, &[("card", name), ("value", &value.to_string())]),
        None => brush.label_with(key, &[("card", name)]),
    }
}

/// Everything that a player holds, Objects and Followers first, then Spells.
fn held(state: &State, drawer: &Drawer<'_>, seat: Seat) -> Vec<CardId> {
    let mut cards: Vec<CardId> = state.at(Spot::held(seat)).collect();
    let rank = |card: &CardId| {
        let entry = drawer.game.kit().entry(*card);
        (
            entry.kind == Kind::Spell,
            matches!(entry.kind, Kind::Follower | Kind::Enemy),
            entry.class.is_none(),
            card.0,
        )
    };
    cards.sort_by_key(rank);
    cards
}

/// The tray of a player, and its height; one's own cards show their faces.
pub(super) fn player(drawer: &Drawer<'_>, seat: Seat, own: bool, wide: f64) -> (Layers, f64) {
    let state = drawer.view.state();
    let cards = if state.side(seat).is_alive() { held(state, drawer, seat) } else { Vec::new() };
    // The cards of others show their faces too where there is room for them.
    let face = match (own, drawer.has_room()) {
        (true, _) => Some(OWN_FACE),
        (false, true) => Some(OTHER_FACE),
        (false, false) => None,
    };
    let (size, step, left) = match face {
        Some(scale) => {
            let size = (CARD_SIZE.0 * scale, CARD_SIZE.1 * scale);
            (size, (size.0 + 5.0, size.1 + 5.0), 9.0)
        }
        None => (CHIP, (CHIP.0 + 3.0, CHIP.1 + 3.0), 46.0),
    };
    let columns = (((wide - left - 6.0) / step.0) as usize).max(1);
    let rows = cards.len().div_ceil(columns);
    let tall = HEAD + if rows > 0 { rows as f64 * step.1 + 3.0 } else { 0.0 };
    let mut all = Layers::of(ground(wide, tall));
    if drawer.is_active(seat) {
        all.push(Node::round_rect(0.0, 0.0, wide, tall, 9.0).stroke(Ink::Gold.edge(), 3.4));
        all.push(Node::round_rect(0.0, 0.0, wide, tall, 9.0).stroke(Ink::Gold, 2.0));
    }
    all.push(head(drawer, seat, wide));
    for (n, card) in cards.into_iter().enumerate() {
        let x = left + (n % columns) as f64 * step.0;
        let y = HEAD + (n / columns) as f64 * step.1;
        let entry = drawer.game.kit().entry(card);
        let part = if !drawer.view.knows(card) {
            let deck = drawer.game.kit().face(card).deck;
            Layers::of(chip_back(deck).scale(size.0 / CHIP.0))
        } else if let Some(scale) = face {
            drawer.card(card, card_face(entry, &drawer.card_name(card)), CARD_SIZE).scale(scale)
        } else {
            drawer.card(card, chip(entry), CHIP)
        };
        all.put(part.at(x, y));
    }
    let words = drawer
        .brush
        .label_with("label-tray", &[("name", &drawer.name(seat)), ("character", &drawer.character(seat))]);
    (all.named(|node| node.label(words)), tall)
}

/// Who it is, and the five numbers.
fn head(drawer: &Drawer<'_>, seat: Seat, wide: f64) -> Node {
    let state = drawer.view.state();
    let side = state.side(seat);
    let mut node = Node::group();
    match space::token(drawer, seat).filter(|_| side.is_alive()) {
        Some(token) => node.push(token.scale(0.84).at(24.0, 40.0)),
        None => node.push(sketch::symbol::seat(seat.index()).scale(22.0).at(24.0, 23.0)),
    }
    let character = drawer.character(seat);
    let name = drawer.name(seat);
    let mut x = 47.0;
    if !character.is_empty() {
        node.push(Text::at(x, 18.0, character.clone()).size(15.0).serif().bold());
        // Book serifs are wider than the letters we measure.
        x += glyph::width(&character, 15.0, true) * 1.24 + 8.0;
    }
    let end = if side.is_alive() { 28.0 } else { 8.0 };
    let who = glyph::fit(&name, 12.0, false, wide - x - end);
    node.push(Text::at(x, 18.0, who.clone()).size(12.0).fill(Ink::Muted));
    if !side.is_alive() {
        let key = if side.out {
            "panel-out"
        } else if side.dead {
            "panel-dead"
        } else {
            "label-choosing"
        };
        let words = glyph::fit(&drawer.brush.label(key), 12.0, false, wide - 55.0);
        node.push(Text::at(47.0, 36.0, words).size(12.0).fill(Ink::Muted));
        return node;
    }
    let serves = drawer.brush.label(match side.alignment {
        Alignment::Good => "panel-good",
        Alignment::Neutral => "panel-neutral",
        Alignment::Evil => "panel-evil",
    });
    node.push(alignment_mark(side.alignment).scale(16.0).at(wide - 16.0, 14.0).label(serves));
    x += glyph::width(&who, 12.0, false) * 1.1 + 8.0;
    if let Some(words) = plight(drawer, seat) {
        let room = wide - x - 30.0;
        if room > 40.0 {
            node.push(
                Text::at(x, 18.0, glyph::fit(&words, 11.0, false, room)).size(11.0).fill(Ink::Fire.text()),
            );
        }
    }
    let trophies = state.count(Spot::trophy(seat));
    let numbers = [
        (Stat::Strength, i32::from(drawer.game.ability(state, seat, Ability::Strength)), "panel-strength"),
        (Stat::Craft, i32::from(drawer.game.ability(state, seat, Ability::Craft)), "panel-craft"),
        (Stat::Life, i32::from(side.life), "panel-life"),
        (Stat::Fate, i32::from(side.fate), "panel-fate"),
        (Stat::Gold, i32::from(side.gold), "panel-gold"),
    ];
    let step = ((wide - 56.0) / 6.0).min(52.0);
    let place = |n: usize| 54.0 + n as f64 * step;
    for (n, (stat, value, key)) in numbers.into_iter().enumerate() {
        node.push(number(stat_mark(stat), &value.to_string(), &drawer.brush.label(key)).at(place(n), 34.0));
    }
    if trophies > 0 {
        node.push(
            number(trophy_mark(), &trophies.to_string(), &drawer.brush.label("panel-trophies"))
                .at(place(5), 34.0),
        );
    }
    node
}

fn number(mark: Node, value: &str, what: &str) -> Node {
    Node::group()
        .with(mark.scale(15.0))
        .with(Text::at(11.0, 5.0, value).size(14.0).figures())
        .label(format!("{what}: {value}"))
}

/// What hinders a player, in a word.
fn plight(drawer: &Drawer<'_>, seat: Seat) -> Option<String> {
    let side = drawer.view.state().side(seat);
    if side.toad > 0 {
        return Some(drawer.brush.label_with("panel-toad", &[("turns", &side.toad.to_string())]));
    }
    if side.enslaved {
        return Some(drawer.brush.label("panel-enslaved"));
    }
    if side.missed > 0 {
        return Some(drawer.brush.label_with("label-misses", &[("turns", &side.missed.to_string())]));
    }
    let quest = drawer.game.kit().quests().get(side.quest()?.index())?;
    let words = drawer.brush.label(&format!("quest-{}", quest.key));
    Some(drawer.brush.label_with("label-quest", &[("quest", &words)]))
}

/// The decks with how many cards are left, and what has been discarded; and the height of it.
pub(super) fn decks(drawer: &Drawer<'_>, wide: f64) -> (Node, f64) {
    let tall = 42.0;
    let state = drawer.view.state();
    let kit = drawer.game.kit();
    let mut node = ground(wide, tall);
    let decks = [
        (Deck::Adventure, "label-deck-adventure", "label-short-adventure"),
        (Deck::Spell, "label-deck-spell", "label-short-spell"),
        (Deck::Talisman, "label-deck-talisman", "label-short-talisman"),
    ];
    // There is no pile of used Talismans: that part is narrower.
    let parts = [0.0, 0.375, 0.73, 1.0].map(|part| 8.0 + part * (wide - 12.0));
    for (n, (deck, key, short)) in decks.into_iter().enumerate() {
        let count = |spots: &[Spot]| {
            kit.deck(deck)
                .filter(|card| spots.contains(&state.spot(CardId(*card as u16))))
                .count()
                .to_string()
        };
        let (left, gone) = (count(&[Spot::DECK, Spot::TOP]), count(&[Spot::DISCARD]));
        let label = drawer.brush.label_with(key, &[("left", &left), ("discarded", &gone)]);
        let title = drawer.brush.label(short);
        let numbers = if deck == Deck::Talisman {
            left
        } else {
            drawer.brush.label_with("label-deck-counts", &[("left", &left), ("discarded", &gone)])
        };
        let room = parts[n + 1] - parts[n] - 32.0;
        let part = Node::group()
            .with(chip_back(deck).at(2.5, 2.5).opacity(0.55))
            .with(chip_back(deck))
            .with(Text::at(30.0, 11.0, glyph::fit(&title, 11.5, false, room)).size(11.5).fill(Ink::Muted))
            .with(Text::at(30.0, 25.0, glyph::fit(&numbers, 12.0, false, room)).size(12.0).figures());
        node.push(part.at(parts[n], 5.5).label(label));
    }
    (node, tall)
}
