//! What those at a table are called.

use crate::lexicon;
use opponents::Level;
use store::{Chair, Occupant, StoredTable};
use table::{Phrase, Seat};
use words::Lang;

/// The name of whoever has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Name {
    /// Nobody yet.
    Open,
    /// A person.
    Person(String),
    /// A computer player of this level; with a number where several sit at the table.
    Computer(Level, Option<u8>),
}

/// The names at a table, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(pub Vec<Name>);

impl Names {
    /// The names at a table; a level that is not known any more is called as this one.
    pub(crate) fn at(row: &StoredTable, otherwise: Level) -> Names {
        let several =
            row.chairs.iter().filter(|chair| matches!(chair.occupant, Occupant::Computer(_))).count() > 1;
        let mut number = 0;
        let name = |chair: &Chair| match &chair.occupant {
            Occupant::Open => Name::Open,
            Occupant::Person(_) => {
                let name = chair.name.clone().or_else(|| chair.person_name.clone());
                name.map_or(Name::Open, Name::Person)
            }
            Occupant::Computer(level) => {
                number += 1;
                Name::Computer(level.parse().unwrap_or(otherwise), several.then_some(number))
            }
        };
        Names(row.chairs.iter().map(name).collect())
    }

    /// The name of a seat in a language.
    pub fn say(&self, seat: Seat, lang: Lang) -> String {
        match self.0.get(seat.index()) {
            Some(Name::Person(name)) => name.clone(),
            Some(Name::Computer(level, number)) => {
                let words = lexicon::server(lang);
                let level = level_phrase(*level);
                words.say(&match number {
                    None => Phrase::new("name-computer").with("level", level),
                    Some(number) => {
                        Phrase::new("name-computer-of").with("number", *number).with("level", level)
                    }
                })
            }
            Some(Name::Open) | None => lexicon::server(lang).seat(seat),
        }
    }

    /// The name of a seat where there is little room: of a computer player without its level.
    pub fn short(&self, seat: Seat, lang: Lang) -> String {
        let words = lexicon::server(lang);
        match self.0.get(seat.index()) {
            Some(Name::Computer(_, None)) => words.say(&Phrase::new("name-computer-short")),
            Some(Name::Computer(_, Some(number))) => {
                words.say(&Phrase::new("name-computer-short-of").with("number", *number))
            }
            _ => self.say(seat, lang),
        }
    }

    /// A phrase of a game in words, with these names.
    pub fn tell(&self, game: &str, lang: Lang, phrase: &Phrase) -> String {
        lexicon::game(game, lang).say_with_names(phrase, &|seat| self.say(seat, lang))
    }
}

/// The level in words.
pub fn level_phrase(level: Level) -> Phrase {
    Phrase::new(match level {
        Level::Random => "level-random",
        Level::Easy => "level-easy",
        Level::Greedy => "level-greedy",
        Level::Medium => "level-medium",
        Level::Hard => "level-hard",
        Level::Expert => "level-expert",
    })
}
