//! How positions and moves are written and read: cards by their codes, which only the box knows.

use super::card::{CardId, CardSet, Effect};
use super::moves::Move;
use super::rules::Saga;
use super::state::{Answer, Attack, GEAR, HAND, Hero, MOST_SEATS, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Fault, Forms, Phrase, Refusal, Rules, Seat};

/// A hero in a position.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeroForm {
    /// What is left of his life.
    pub life: u8,
    /// The codes of his cards.
    pub hand: Vec<String>,
    /// The codes of what he carries.
    pub gear: Vec<String>,
}

/// A beast on its way, in a position.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackForm {
    /// The code of the beast.
    pub card: String,
    /// Against whom.
    pub at: Seat,
    /// What was answered so far, by seat: the code of the card that parries, or nothing.
    pub answers: BTreeMap<Seat, Option<String>>,
}

/// The JSON form of a state.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many turns are over.
    pub day: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// The heroes, by seat.
    pub heroes: Vec<HeroForm>,
    /// The codes of the deck; the last card is on top.
    pub deck: Vec<String>,
    /// The codes of what lies face up.
    pub discard: Vec<String>,
    /// The beast that the others may parry.
    pub attack: Option<AttackForm>,
    /// Who parried the last beast.
    pub parried: Option<Seat>,
}

/// Turns codes into cards, each of which must come once.
struct Reader<'s> {
    saga: &'s Saga,
    seen: CardSet,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, path: &str, rule: &'static str, reason: Phrase) {
        self.faults.push(Fault::at(path, reason).by(rule));
    }

    fn card(&mut self, path: &str, code: &str) -> Option<CardId> {
        let found = self.saga.chest().find(code);
        match found {
            None => self.fault(path, "SA-1", Phrase::new("fault-no-card").with("code", code)),
            Some(card) if self.seen.contains(card) => {
                self.fault(path, "SA-1", Phrase::new("fault-card-twice").with("code", code));
            }
            Some(card) => self.seen.insert(card),
        }
        found
    }

    fn cards(&mut self, path: &str, codes: &[String]) -> Vec<CardId> {
        let place = |index| format!("{path}[{index}]");
        codes.iter().enumerate().filter_map(|(index, code)| self.card(&place(index), code)).collect()
    }

    fn hero(&mut self, path: &str, form: &HeroForm, held: usize) -> Hero {
        let hand = self.cards(&format!("{path}.hand"), &form.hand);
        let gear = self.cards(&format!("{path}.gear"), &form.gear);
        if form.life > self.saga.most_life() {
            self.fault(
                &format!("{path}.life"),
                "SA-2",
                Phrase::new("fault-life").with("most", self.saga.most_life()),
            );
        }
        let held = if form.life == 0 { 0 } else { held };
        if form.hand.len() != held {
            self.fault(&format!("{path}.hand"), "SA-7", Phrase::new("fault-hand").with("cards", held));
        }
        let carried = if form.life == 0 { 0 } else { GEAR };
        let sound = gear.iter().all(|card| self.saga.card(*card).effect == Effect::Carry);
        if form.gear.len() > carried || !sound {
            self.fault(&format!("{path}.gear"), "SA-6", Phrase::new("fault-gear").with("most", carried));
        }
        let mut hero = Hero { life: form.life, gear: gear.into_iter().collect(), ..Hero::NOBODY };
        for card in hand {
            hero.draw(card);
        }
        hero
    }

    fn attack(&mut self, state: &State, form: &AttackForm) -> Option<Attack> {
        let card = self.card("state.attack.card", &form.card)?;
        let mut attack = state.attack_by(card, form.at);
        if !self.saga.card(card).effect.is_aimed() {
            self.fault("state.attack.card", "SA-4", Phrase::new("fault-attack-card"));
        }
        if form.at == state.turn || !state.alive().contains(form.at) {
            self.fault("state.attack.at", "SA-4", Phrase::new("fault-attack-target"));
            return None;
        }
        let asked = attack.window.asked();
        for (seat, parry) in &form.answers {
            let card = parry.as_ref().map(|code| self.saga.chest().find(code));
            let answer = match card {
                None => Some(Answer::Pass),
                Some(card) => card
                    .filter(|card| {
                        state.heroes.get(seat.index()).is_some_and(|hero| hero.hand.contains(*card))
                    })
                    .map(Answer::Parry),
            };
            match answer {
                Some(answer) if asked.contains(*seat) => attack.window.answer(*seat, answer),
                _ => {
                    let reason = Phrase::new("fault-answer").with("who", *seat);
                    self.fault("state.attack.answers", "SA-5", reason);
                }
            }
        }
        if form.answers.len() >= asked.iter().count() {
            self.fault("state.attack.answers", "SA-5", Phrase::new("fault-all-answered"));
        }
        Some(attack)
    }
}

impl Forms for Saga {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let code = |card: &CardId| self.card(*card).code.clone();
        let codes = |cards: &[CardId]| cards.iter().map(code).collect();
        Position {
            day: state.day,
            turn: state.turn,
            heroes: state.heroes[..usize::from(self.seats())]
                .iter()
                .map(|hero| HeroForm {
                    life: hero.life,
                    hand: codes(hero.hand.cards()),
                    gear: codes(hero.gear.cards()),
                })
                .collect(),
            deck: codes(state.deck.cards()),
            discard: state.discard.iter().map(|card| code(&card)).collect(),
            attack: state.attack.map(|attack| AttackForm {
                card: code(&attack.card),
                at: attack.at,
                answers: Seat::all(self.seats())
                    .filter_map(|seat| match attack.window.answer_of(seat)? {
                        Answer::Pass => Some((seat, None)),
                        Answer::Parry(card) => Some((seat, Some(code(card)))),
                    })
                    .collect(),
            }),
            parried: state.parried,
        }
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        let mut reader = Reader { saga: self, seen: CardSet::default(), faults: Vec::new() };
        let seats = usize::from(self.seats());
        if position.heroes.len() != seats {
            reader.fault("state.heroes", "SA-2", Phrase::new("fault-heroes").with("seats", seats));
            return Err(reader.faults);
        }
        let mut heroes = [Hero::NOBODY; MOST_SEATS];
        for (index, (hero, form)) in heroes.iter_mut().zip(&position.heroes).enumerate() {
            // Whoever sent a beast has not drawn yet.
            let sent = position.attack.is_some() && index == position.turn.index();
            *hero = reader.hero(&format!("state.heroes[{index}]"), form, HAND - usize::from(sent));
        }
        let deck = reader.cards("state.deck", &position.deck).into_iter().collect();
        let discard = reader.cards("state.discard", &position.discard).into_iter().collect();
        let mut state = State {
            day: position.day,
            turn: position.turn,
            heroes,
            deck,
            discard,
            attack: None,
            parried: position.parried,
        };
        if !state.alive().contains(state.turn) {
            reader.fault("state.turn", "SA-2", Phrase::new("fault-turn"));
        }
        if position.day > self.setup().options.days {
            let reason = Phrase::new("fault-day").with("most", self.setup().options.days);
            reader.fault("state.day", "SA-8", reason);
        }
        let past = position.attack.is_none() && position.day > 0;
        if position.parried.is_some_and(|seat| !past || seat.0 >= self.seats()) {
            reader.fault("state.parried", "SA-5", Phrase::new("fault-parried"));
        }
        if let Some(attack) = &position.attack {
            if self.waiting(&state).is_empty() {
                reader.fault("state.attack", "SA-8", Phrase::new("fault-over"));
            }
            state.attack = reader.attack(&state, attack);
        }
        let missing = self.chest().cards().find(|(card, _)| !reader.seen.contains(*card));
        if let Some((_, card)) = missing {
            let reason = Phrase::new("fault-card-missing").with("code", card.code.as_str());
            reader.fault("state", "SA-1", reason);
        }
        if reader.faults.is_empty() { Ok(state) } else { Err(reader.faults) }
    }

    fn write_move(&self, choice: &Move) -> String {
        let code = |card: &CardId| self.card(*card).code.as_str();
        match choice {
            Move::Send { card, at } => format!("send {} at {}", code(card), u16::from(at.0) + 1),
            Move::Heal { card } => format!("heal {}", code(card)),
            Move::Take { card, lay_down: None } => format!("take {}", code(card)),
            Move::Take { card, lay_down: Some(old) } => format!("take {} for {}", code(card), code(old)),
            Move::Parry { card } => format!("parry {}", code(card)),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        let unreadable = || Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text));
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let card = |code: &str| self.chest().find(code).ok_or_else(unreadable);
        Ok(match words[..] {
            ["send", beast, "at", number] => {
                let at = number.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
                let plain = number.bytes().all(|digit| digit.is_ascii_digit());
                Move::Send { card: card(beast)?, at: Seat(at.filter(|_| plain).ok_or_else(unreadable)?) }
            }
            ["heal", code] => Move::Heal { card: card(code)? },
            ["take", item] => Move::Take { card: card(item)?, lay_down: None },
            ["take", item, "for", old] => Move::Take { card: card(item)?, lay_down: Some(card(old)?) },
            ["parry", code] => Move::Parry { card: card(code)? },
            ["pass"] => Move::Pass,
            _ => return Err(unreadable()),
        })
    }
}
