//! How it is said: cards by words under keys from data, sheets with the source of every number.

use super::card::{Card, CardId, Effect};
use super::chest::{Chest, key};
use super::moves::{Event, Move};
use super::rules::{BASE_STRENGTH, Saga};
use super::secrets::View;
use super::state::State;
use table::{CompendiumEntry, Panel, Phrase, Row, Rules, ScoreSource, Seat, Speech, Step, Viewer};

impl Saga {
    fn name(&self, card: CardId) -> Phrase {
        Phrase::from_data(key(self.card(card)))
    }

    /// What a card does, in words.
    pub(super) fn power(&self, card: CardId) -> Phrase {
        power_of(self.card(card))
    }

    pub(super) fn card_handle(&self, card: CardId) -> String {
        format!("card:{}", self.card(card).code)
    }

    pub(super) fn gear_handle(&self, card: CardId) -> String {
        format!("gear:{}", self.card(card).code)
    }
}

fn power_of(card: &Card) -> Phrase {
    match card.effect {
        Effect::Hurt(amount) => Phrase::new("power-hurt").with("amount", amount),
        Effect::Drain(amount) => Phrase::new("power-drain").with("amount", amount),
        Effect::Heal(amount) => Phrase::new("power-heal").with("amount", amount),
        Effect::Carry => Phrase::new("power-carry").with("amount", card.number),
    }
}

pub(super) fn hero_handle(seat: Seat) -> String {
    format!("hero:{}", seat.0 + 1)
}

impl Speech for Saga {
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../words/saga/en.ftl")),
        ("en", include_str!("../../words/saga/cards.en.ftl")),
        ("de", include_str!("../../words/saga/de.ftl")),
        ("de", include_str!("../../words/saga/cards.de.ftl")),
    ];

    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        let life = |seat: Seat| state.heroes.get(seat.index()).map_or(0, |hero| hero.life);
        match *choice {
            Move::Send { card, at } => {
                vec![self.power(card), Phrase::new("reason-target").with("who", at).with("life", life(at))]
            }
            Move::Heal { card } => {
                vec![self.power(card), Phrase::new("reason-own-life").with("life", life(seat))]
            }
            Move::Take { card, .. } => vec![self.power(card)],
            Move::Parry { card } => {
                vec![Phrase::new("reason-number").with("number", self.card(card).number)]
            }
            Move::Pass => vec![Phrase::new("reason-keep")],
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        match *event {
            Event::Sent { seat, card, at } => {
                Phrase::new("log-sent").with("who", seat).with("card", self.name(card)).with("target", at)
            }
            Event::Healed { seat, card, gain } => {
                Phrase::new("log-healed").with("who", seat).with("card", self.name(card)).with("gain", gain)
            }
            Event::Took { seat, card, lay_down: None } => {
                Phrase::new("log-took").with("who", seat).with("card", self.name(card))
            }
            Event::Took { seat, card, lay_down: Some(old) } => Phrase::new("log-swapped")
                .with("who", seat)
                .with("card", self.name(card))
                .with("old", self.name(old)),
            Event::Answered { seat } => Phrase::new("log-answered").with("who", seat),
            Event::Parried { seat, card } => {
                Phrase::new("log-parried").with("who", seat).with("card", self.name(card))
            }
            Event::Struck { seat, loss, gain: 0 } => {
                Phrase::new("log-struck").with("who", seat).with("loss", loss)
            }
            Event::Struck { seat, loss, gain } => {
                Phrase::new("log-drained").with("who", seat).with("loss", loss).with("gain", gain)
            }
            Event::Fell { seat } => Phrase::new("log-fell").with("who", seat),
            Event::Shuffled => Phrase::new("log-shuffled"),
            Event::Drew { seat, card: None } => Phrase::new("log-drew").with("who", seat),
            Event::Drew { seat, card: Some(card) } => {
                Phrase::new("log-drew-card").with("who", seat).with("card", self.name(card))
            }
        }
    }

    fn describe(&self, _view: &View, _seat: Seat, choice: &Move) -> Phrase {
        match *choice {
            Move::Send { card, at } => {
                Phrase::new("move-send").with("card", self.name(card)).with("target", at)
            }
            Move::Heal { card } => Phrase::new("move-heal").with("card", self.name(card)),
            Move::Take { card, lay_down: None } => Phrase::new("move-take").with("card", self.name(card)),
            Move::Take { card, lay_down: Some(old) } => {
                Phrase::new("move-swap").with("card", self.name(card)).with("old", self.name(old))
            }
            Move::Parry { card } => Phrase::new("move-parry").with("card", self.name(card)),
            Move::Pass => Phrase::new("move-pass"),
        }
    }

    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        let hold = |card: CardId| Step::new(self.card_handle(card), self.name(card));
        match *choice {
            Move::Send { card, at } => {
                vec![hold(card), Step::new(hero_handle(at), Phrase::new("step-target").with("who", at))]
            }
            Move::Take { card, lay_down: Some(old) } => {
                let label = Phrase::new("step-lay-down").with("card", self.name(old));
                vec![hold(card), Step::new(self.gear_handle(old), label)]
            }
            Move::Heal { card } | Move::Take { card, .. } | Move::Parry { card } => {
                vec![Step::new(self.card_handle(card), self.describe(view, seat, choice))]
            }
            Move::Pass => vec![Step::new("act:pass", self.describe(view, seat, choice))],
        }
    }

    fn effects(&self, _view: &View, _seat: Seat, choice: &Move) -> Vec<Phrase> {
        match *choice {
            Move::Send { card, .. } | Move::Heal { card } | Move::Take { card, .. } => {
                vec![self.power(card)]
            }
            Move::Parry { card } => {
                vec![Phrase::new("effect-parry").with("number", self.card(card).number)]
            }
            Move::Pass => Vec::new(),
        }
    }

    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        Seat::all(self.seats())
            .zip(&view.heroes)
            .map(|(seat, hero)| ScoreSource {
                seat,
                part: "gear",
                handles: hero.gear.iter().map(|card| self.gear_handle(*card)).collect(),
            })
            .collect()
    }

    fn panels(&self, view: &View, _viewer: Viewer) -> Vec<Panel> {
        Seat::all(self.seats())
            .zip(&view.heroes)
            .map(|(seat, hero)| {
                let life = Row::new(Phrase::new("panel-life").with("most", self.most_life()), hero.life)
                    .pointing_at([hero_handle(seat)]);
                if hero.life == 0 {
                    return Panel { seat, rows: vec![life] };
                }
                let strength = Row::new(Phrase::new("panel-strength"), self.strength(&hero.gear))
                    .from(Phrase::new("panel-base"), BASE_STRENGTH)
                    .pointing_at(hero.gear.iter().map(|card| self.gear_handle(*card)));
                let strength = hero
                    .gear
                    .iter()
                    .fold(strength, |row, card| row.from(self.name(*card), self.card(*card).number));
                let hand = Row::new(Phrase::new("panel-hand"), hero.held);
                Panel { seat, rows: vec![life, strength, hand] }
            })
            .collect()
    }

    fn inventory(chest: &Chest) -> Vec<Phrase> {
        let count =
            |wanted: fn(Effect) -> bool| chest.cards().filter(|(_, card)| wanted(card.effect)).count();
        vec![
            Phrase::new("inventory-cards").with("cards", chest.cards().len()).with("beasts", chest.beasts()),
            Phrase::new("inventory-effects")
                .with("aimed", count(Effect::is_aimed))
                .with("heal", count(|effect| matches!(effect, Effect::Heal(_))))
                .with("carry", count(|effect| effect == Effect::Carry)),
        ]
    }

    fn compendium(chest: &Chest) -> Vec<CompendiumEntry> {
        let entry = |(id, card): (CardId, &Card)| {
            let group = if id.index() < chest.beasts() { "group-beasts" } else { "group-items" };
            CompendiumEntry::new(card.code.as_str(), Phrase::new(group), Phrase::from_data(key(card)))
                .described(Phrase::new("number-of-card").with("number", card.number))
                .saying([power_of(card)])
        };
        chest.cards().map(entry).collect()
    }

    fn data_keys(chest: &Chest) -> Vec<String> {
        chest.cards().map(|(_, card)| key(card)).collect()
    }
}
