//! How a match begins: its options, its dice, the position that it branches off from.

use super::origin::{Beginning, Origin};
use super::table::{Driver, Table};
use crate::dice::{self, Proof};
use crate::trouble::Trouble;
use serde_json::Value;
use std::sync::Arc;
use store::{Chair, Secret, StoreError};
use table::{Envelope, Seed};

/// Under this name the store keeps the options of a match if they were adapted to computer players; `suited` in files
/// from before.
const ADAPTED: &str = "adapted";
const ADAPTED_BEFORE: &str = "suited";

impl Table {
    /// All that is needed to play the match again.
    pub fn origin(&self) -> Result<Origin, Trouble> {
        let beginning = if let Some(position) = self.branched() {
            Beginning::Branched { position: Box::new(position?), seed: self.seed() }
        } else {
            let extra = &self.row.extra;
            let adapted = extra.get(ADAPTED).or_else(|| extra.get(ADAPTED_BEFORE));
            let options = adapted.unwrap_or(&self.row.options).clone();
            Beginning::Dealt { options, seed: self.seed() }
        };
        Ok(Origin {
            store: Arc::clone(self.store()),
            id: self.id,
            game: Arc::clone(self.game()?),
            seats: self.row.chairs.len() as u8,
            epoch: self.row.epoch,
            plies: self.row.plies,
            beginning,
            promise: self.branched().is_none().then(|| self.promise()),
        })
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

    /// What was promised of the dice, and what shows that it was kept; nobody may see it before the end.
    pub(super) fn promise(&self) -> Proof {
        let proof = Proof::new(self.id.as_str(), &self.row.secret, &self.parts());
        // As it was shown, so that a store that was tampered with proves nothing.
        Proof { commitment: dice::hex(&self.row.commitment), ..proof }
    }

    fn seed(&self) -> Seed {
        dice::seed(self.id.as_str(), &self.row.secret, &self.parts())
    }

    /// Adapts the options of the match to the computer players who sit here, beside those that were chosen: a rematch
    /// begins from these again. Says what is to be stored if anything has changed.
    pub(super) fn adapt_options(&mut self) -> Result<Option<Value>, Trouble> {
        if self.branched().is_some() {
            return Ok(None);
        }
        let attention = |chair: &Chair| match self.driver(chair.seat) {
            Driver::Computer(level) => Some(level.attention()),
            Driver::Person(_) | Driver::Nobody => None,
        };
        let attention: Vec<Option<f32>> = self.row.chairs.iter().map(attention).collect();
        let game = self.game()?;
        let adapted = game
            .adapt_options(&self.row.options, &attention)
            .map_err(|faults| Trouble::faults(game.id(), faults))?;
        if adapted == self.row.options {
            return Ok(None);
        }
        let mut extra = self.row.extra.as_object().cloned().unwrap_or_default();
        extra.insert(ADAPTED.to_owned(), adapted);
        self.row.extra = Value::Object(extra);
        Ok(Some(self.row.extra.clone()))
    }
}
