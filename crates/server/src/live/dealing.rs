//! How a match begins: its options, its dice, the position that it branches off from.

use super::table::{Driver, Table};
use crate::dice;
use crate::trouble::Trouble;
use serde_json::Value;
use shelf::AnyMatch;
use store::{Chair, Secret, StoreError};
use table::{Envelope, Seed};

/// Under this name the store keeps the options of a match if they were suited to computer players.
const SUITED: &str = "suited";

impl Table {
    /// The match before its first ply.
    pub(super) fn deal(&self) -> Result<Box<dyn AnyMatch>, Trouble> {
        let faulty = |faults: Vec<table::Fault>| {
            let said: Vec<String> =
                faults.iter().map(|fault| self.game.words(words::Lang::En).fault(fault)).collect();
            let place = format!("table {}", self.id);
            Trouble::from(StoreError::Broken { what: said.join(" "), place })
        };
        let game_match = if let Some(position) = self.branched() {
            self.game.load(&position?, self.seed())
        } else {
            let options = self.row.extra.get(SUITED).unwrap_or(&self.row.options);
            self.game.deal(self.row.chairs.len() as u8, options, self.seed())
        };
        game_match.map_err(faulty)
    }

    /// The position that this table branched off from another, if it did.
    pub(super) fn branched(&self) -> Option<Result<Envelope, Trouble>> {
        let position = self.row.extra.get("position")?;
        Some(serde_json::from_value(position.clone()).map_err(|error| {
            let place = format!("table {}, extra", self.id);
            StoreError::Broken { what: error.to_string(), place }.into()
        }))
    }

    /// What each seat added to the dice.
    pub(super) fn parts(&self) -> Vec<Option<Secret>> {
        self.row.chairs.iter().map(|chair| chair.part).collect()
    }

    fn seed(&self) -> Seed {
        dice::seed(self.id.as_str(), &self.row.secret, &self.parts())
    }

    /// Suits the options of the match to the computer players who sit here, beside those that were chosen: a rematch
    /// begins from these again. Says what is to be stored if anything has changed.
    pub(super) fn suit_options(&mut self) -> Result<Option<Value>, Trouble> {
        if self.branched().is_some() {
            return Ok(None);
        }
        let attention = |chair: &Chair| match self.driver(chair.seat) {
            Driver::Computer(level) => Some(level.attention()),
            Driver::Person(_) | Driver::Nobody => None,
        };
        let attention: Vec<Option<f32>> = self.row.chairs.iter().map(attention).collect();
        let suited = self
            .game
            .adapt_options(&self.row.options, &attention)
            .map_err(|faults| Trouble::faults(self.game.id(), faults))?;
        if suited == self.row.options {
            return Ok(None);
        }
        let mut extra = self.row.extra.as_object().cloned().unwrap_or_default();
        extra.insert(SUITED.to_owned(), suited);
        self.row.extra = Value::Object(extra);
        Ok(Some(self.row.extra.clone()))
    }
}
