//! Each player's sheet, with the source of every number.

use super::noun;
use crate::components::{CardId, Kit};
use crate::language::{Ability, Alignment, Deck, Number, Permission};
use crate::numbers::Account;
use crate::secrets::View;
use crate::state::{Spot, State};
use crate::talisman::Talisman;
use table::{Arg, Panel, Phrase, Row, Seat, Source, Viewer};

/// The sheet of one player.
pub(super) fn panel(game: &Talisman, view: &View, seat: Seat, viewer: Viewer) -> Panel {
    let state = view.state();
    let side = state.side(seat);
    let Some(character) = side.character() else {
        return Panel {
            seat,
            rows: vec![Row::new(Phrase::new("panel-character"), Phrase::new("panel-not-chosen"))],
        };
    };
    let named = Phrase::from_data(format!("character-{}", game.kit().character(character).key));
    let mut rows = vec![Row::new(Phrase::new("panel-character"), named)];
    if side.out {
        rows.push(Row::new(Phrase::new("panel-state"), Phrase::new("panel-out")));
        return Panel { seat, rows };
    }
    if side.dead {
        rows.push(Row::new(Phrase::new("panel-state"), Phrase::new("panel-dead")));
        return Panel { seat, rows };
    }
    rows.push(
        Row::new(Phrase::new("panel-space"), noun::space(game, side.space))
            .pointing_at([format!("space:{}", side.space), format!("seat:{seat}")]),
    );
    for ability in [Ability::Strength, Ability::Craft] {
        rows.push(ability_row(game, state, seat, ability));
    }
    rows.push(counters(game, state, seat, "panel-life", side.life, Number::LifeValue));
    rows.push(counters(game, state, seat, "panel-fate", side.fate, Number::FateValue));
    rows.push(Row::new(Phrase::new("panel-gold"), side.gold));
    let alignment = Phrase::new(match side.alignment {
        Alignment::Good => "panel-good",
        Alignment::Neutral => "panel-neutral",
        Alignment::Evil => "panel-evil",
    });
    rows.push(Row::new(Phrase::new("panel-alignment"), alignment));
    things(game, view, seat, viewer, &mut rows);
    states(game, state, seat, &mut rows);
    Panel { seat, rows }
}

fn ability_row(game: &Talisman, state: &State, seat: Seat, ability: Ability) -> Row {
    let label = Phrase::new(match ability {
        Ability::Strength => "panel-strength",
        Ability::Craft => "panel-craft",
    });
    let mut account = Account::default();
    game.tally(state, seat, Number::Ability(ability), &mut account);
    let mut row = Row::new(label, game.ability(state, seat, ability));
    for line in account.lines {
        let name = noun::thing(game, line.source);
        let label = match (line.fixes, line.counted) {
            (true, _) => Phrase::new("panel-fixed").with("what", name),
            (false, true) => name,
            (false, false) => Phrase::new("panel-uncounted").with("what", name),
        };
        row.sources.push(Source { label, value: Arg::from(line.amount) });
    }
    row
}

fn counters(game: &Talisman, state: &State, seat: Seat, key: &'static str, have: u8, value: Number) -> Row {
    let of = game.number(state, seat, value);
    let mut account = Account::default();
    game.tally(state, seat, value, &mut account);
    let mut row = Row::new(Phrase::new(key), Phrase::new("panel-of").with("have", have).with("value", of));
    for line in account.lines {
        row.sources.push(Source { label: noun::thing(game, line.source), value: Arg::from(line.amount) });
    }
    row
}

fn list(game: &Talisman, cards: impl Iterator<Item = CardId>) -> Vec<Phrase> {
    cards.map(|card| noun::card(game, card)).collect()
}

fn things(game: &Talisman, view: &View, seat: Seat, _viewer: Viewer, rows: &mut Vec<Row>) {
    let state = view.state();
    let objects = list(game, game.objects(state, seat));
    if !objects.is_empty() {
        let limit = game.number(state, seat, Number::ObjectLimit);
        rows.push(Row::new(Phrase::new("panel-objects").with("limit", limit), objects));
    }
    let followers = list(game, game.followers(state, seat));
    if !followers.is_empty() {
        rows.push(Row::new(Phrase::new("panel-followers"), followers));
    }
    let count = game.spells(state, seat).count();
    let limit = game.spell_limit(state, seat);
    if count > 0 || limit > 0 {
        let known: Vec<Phrase> = game
            .spells(state, seat)
            .filter(|card| view.knows(*card))
            .map(|card| noun::card(game, card))
            .collect();
        let value = if known.len() == count && count > 0 { Arg::from(known) } else { Arg::from(count) };
        rows.push(Row::new(Phrase::new("panel-spells").with("limit", limit), value));
    }
    let trophies = list(game, state.at(Spot::trophy(seat)));
    if !trophies.is_empty() {
        let worth =
            |ability| game.trophies(state, seat, ability).map(|(_, worth)| u32::from(worth)).sum::<u32>();
        let row = Row::new(Phrase::new("panel-trophies"), trophies)
            .from(noun::ability(Ability::Strength), worth(Ability::Strength))
            .from(noun::ability(Ability::Craft), worth(Ability::Craft));
        rows.push(row);
    }
}

fn states(game: &Talisman, state: &State, seat: Seat, rows: &mut Vec<Row>) {
    let side = state.side(seat);
    if game.allowed(state, seat, &Permission::Valley, |_| true) {
        rows.push(Row::new(Phrase::new("panel-talisman"), Phrase::new("panel-has-talisman")));
    }
    if let Some(quest) = side.quest().and_then(|quest| game.kit().quests().get(quest.index())) {
        rows.push(Row::new(Phrase::new("panel-quest"), Phrase::from_data(format!("quest-{}", quest.key))));
    }
    if side.toad > 0 {
        rows.push(Row::new(Phrase::new("panel-state"), Phrase::new("panel-toad").with("turns", side.toad)));
    }
    if side.enslaved {
        rows.push(Row::new(Phrase::new("panel-state"), Phrase::new("panel-enslaved")));
    }
    if side.missed > 0 {
        rows.push(Row::new(Phrase::new("panel-missed"), side.missed));
    }
    if side.task > 0 {
        rows.push(Row::new(Phrase::new("panel-task"), side.task));
    }
}

/// What is in the box, for whoever checks a transcribed one.
pub(super) fn inventory(kit: &Kit) -> Vec<Phrase> {
    let deck = |deck: Deck| kit.deck(deck).len();
    vec![
        Phrase::new("inventory-spaces").with("count", crate::language::SpaceId::COUNT),
        Phrase::new("inventory-characters").with("count", kit.characters().len()),
        Phrase::new("inventory-adventure").with("count", deck(Deck::Adventure)),
        Phrase::new("inventory-spells").with("count", deck(Deck::Spell)),
        Phrase::new("inventory-purchase").with("count", deck(Deck::Purchase)),
        Phrase::new("inventory-talismans").with("count", deck(Deck::Talisman)),
    ]
}
