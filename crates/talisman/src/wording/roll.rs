//! Rolls and their tables.

use super::speaker::{Row as Line, Speaker, Voice, join};
use crate::language::{Ability, Amount, Cards, Place, Row, RowSpan, Status, Step, Tag, TurnChange, Where};
use table::Phrase;

impl Speaker<'_> {
    /// A roll with its table: “roll a die — 1: nothing · 2–6: gain 1 gold”.
    pub(super) fn roll(self, dice: u8, plus: &Amount, tag: Tag, rows: &[Row]) -> Phrase {
        let roll = self.bare_roll(dice, plus, tag);
        if self.short && rows.len() > 1 {
            return roll;
        }
        // In a table each row tells what happens; what may be done was to roll.
        let voice = if self.voice == Voice::They { Voice::They } else { Voice::You };
        let told = Speaker { voice, inverted: false, ..self };
        if let [Row(_, only)] = rows {
            return join(Line::And, [roll, self.inverted(false).text(only)]);
        }
        let (roll, rows): (Phrase, Vec<Phrase>) = if let Some((key, lines)) = told.ways(rows) {
            (Phrase::new("effect-roll-to").with("roll", roll).with("verb", self.verb(key)), lines)
        } else {
            (roll, rows.iter().map(|row| told.row(row)).collect())
        };
        Phrase::new("effect-table").with("roll", roll).with("rows", join(Line::Dots, rows))
    }

    /// A roll without its table: “roll 3 dice, subtract your Craft”.
    pub(super) fn bare_roll(self, dice: u8, plus: &Amount, tag: Tag) -> Phrase {
        let roll = self.dice(if tag == Tag::Pray { "effect-pray" } else { "effect-roll" }, dice);
        match plus {
            Amount::Exactly(0) => roll,
            Amount::Minus(less) => {
                let less = match **less {
                    Amount::Ability(Ability::Strength) => self.verb("effect-less-strength"),
                    Amount::Ability(Ability::Craft) => self.verb("effect-less-craft"),
                    _ => self.verb("effect-subtract").with("amount", self.amount(less)),
                };
                Phrase::new("effect-roll-less").with("roll", roll).with("less", less)
            }
            more => {
                let more = self.verb("effect-add").with("amount", self.amount(more));
                Phrase::new("effect-roll-less").with("roll", roll).with("less", more)
            }
        }
    }

    /// A row: “2–3: lose 1 life”.
    pub(super) fn row(self, Row(results, text): &Row) -> Phrase {
        let does = if text.is_empty() { Phrase::new("say-nothing") } else { self.text(text) };
        line(*results, does)
    }

    /// A table that only says where: the verb before it and the spaces.
    fn ways(self, rows: &[Row]) -> Option<(&'static str, Vec<Phrase>)> {
        let mut verbs = Vec::new();
        let mut lines = Vec::new();
        for Row(results, text) in rows {
            let (verb, what) = match &*text.steps {
                [] => {
                    lines.push(line(*results, Phrase::new("say-stay")));
                    continue;
                }
                [Step::Go { to: Where::Id(space), quiet: false, .. }] => ("effect-go-to", self.space(*space)),
                [Step::Go { to: Where::Id(space), quiet: true, .. }, Step::Turn(TurnChange::End)] => {
                    ("effect-go-to", Phrase::new("say-space-end").with("space", self.space(*space)))
                }
                [Step::Put(Cards::This, Place::Space(space))] => ("effect-lay-on", self.space(*space)),
                [Step::Become(Status::Sworn(quest))] => {
                    ("effect-accept", Phrase::from_data(format!("quest-{quest}")))
                }
                _ => return None,
            };
            verbs.push(verb);
            lines.push(line(*results, what));
        }
        let verb = *verbs.first()?;
        (verbs.len() > 1 && verbs.iter().all(|other| *other == verb)).then_some((verb, lines))
    }
}

fn line(results: RowSpan, what: Phrase) -> Phrase {
    Phrase::new("say-row").with("results", span(results)).with("what", what)
}

/// The results of a row: “2–3”.
pub(super) fn span(results: RowSpan) -> Phrase {
    match (results.low, results.high) {
        (i8::MIN, high) => Phrase::new("span-most").with("n", high),
        (low, i8::MAX) => Phrase::new("span-least").with("n", low),
        (low, high) if low == high => Phrase::new("amount-exactly").with("n", low),
        (low, high) => Phrase::new("span-two").with("low", low).with("high", high),
    }
}
