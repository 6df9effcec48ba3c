//! A game as it is played somewhere: which of its rulesets, and what is in the box.

use crate::{ComponentFiles, Components, Fault, Phrase, Rules, Setup};
use core::fmt;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;

/// One of a game's rulesets with the components it is played with.
///
/// A match is opened by an edition and goes on by it: old ones stay when rules or cards change.
pub struct Edition<G: Rules> {
    ruleset: &'static str,
    components: Arc<G::Components>,
    /// What the components were read from, where that is known.
    files: Option<Arc<ComponentFiles>>,
}

impl<G: Rules> Edition<G> {
    /// The newest rules with the components that come with the game.
    ///
    /// # Panics
    /// If the game's own data files are broken, which the law suite excludes.
    pub fn newest() -> Edition<G> {
        Edition {
            ruleset: G::RULESETS.last().copied().unwrap_or(G::ID),
            components: Arc::new(G::Components::own()),
            files: Some(Arc::new(ComponentFiles::own(G::Components::FILES))),
        }
    }

    /// The edition of a match.
    pub(crate) fn of(setup: &Setup<G>) -> Edition<G> {
        Edition { ruleset: setup.ruleset, components: Arc::clone(&setup.components), files: None }
    }

    /// The same components by another ruleset, or the fault that there is none of this name.
    pub fn by(&self, ruleset: &str) -> Result<Edition<G>, Fault> {
        let Some(ruleset) = G::RULESETS.iter().copied().find(|known| *known == ruleset) else {
            return Err(Edition::<G>::unknown(ruleset));
        };
        Ok(Edition { ruleset, ..self.clone() })
    }

    fn unknown(ruleset: &str) -> Fault {
        let known = G::RULESETS.join(", ");
        let reason = Phrase::new("fault-other-ruleset").with("ruleset", ruleset).with("expected", known);
        Fault::at("ruleset", reason)
    }

    /// The same rules with other components.
    #[must_use]
    pub fn with(&self, components: G::Components) -> Edition<G> {
        Edition { ruleset: self.ruleset, components: Arc::new(components), files: None }
    }

    /// The same rules with the components of these files, or every fault of them.
    pub fn with_files(&self, files: ComponentFiles) -> Result<Edition<G>, Vec<Fault>> {
        let components = Arc::new(G::Components::read(&files)?);
        Ok(Edition { ruleset: self.ruleset, components, files: Some(Arc::new(files)) })
    }

    /// The components as one text, from which [`Components::read_text`] reads them again: the files they were read
    /// from, comments included, or else their canonical form.
    pub fn component_text(&self) -> String {
        self.files.as_ref().map_or_else(|| self.components.canonical(), |files| files.to_text())
    }

    /// One of [`Rules::RULESETS`].
    pub fn ruleset(&self) -> &'static str {
        self.ruleset
    }

    /// What is in the box.
    pub fn components(&self) -> &Arc<G::Components> {
        &self.components
    }

    /// What a match of this edition is opened with.
    pub fn setup(&self, seats: u8, options: G::Options) -> Setup<G> {
        Setup { ruleset: self.ruleset, seats, options, components: Arc::clone(&self.components) }
    }

    /// Opens the rules of a match from untrusted options.
    pub fn open(&self, seats: u8, options: &Value) -> Result<G, Vec<Fault>> {
        let options = read_options::<G>(options)?;
        if !G::SEATS.contains(&seats) {
            let reason = Phrase::new("fault-seats")
                .with("seats", seats)
                .with("min", *G::SEATS.start())
                .with("max", *G::SEATS.end());
            return Err(vec![Fault::at("seats", reason)]);
        }
        G::open(self.setup(seats, options))
    }

    /// Is that this edition's ruleset? The fault names those that the game has.
    pub(crate) fn check_ruleset(&self, ruleset: &str) -> Result<(), Fault> {
        if ruleset == self.ruleset {
            return Ok(());
        }
        Err(Edition::<G>::unknown(ruleset))
    }
}

/// Reads options that may be missing altogether.
pub fn read_options<G: Rules>(options: &Value) -> Result<G::Options, Vec<Fault>> {
    if options.is_null() {
        return Ok(G::Options::default());
    }
    G::Options::deserialize(options).map_err(|error| {
        vec![Fault::at("options", Phrase::new("fault-options").with("detail", error.to_string()))]
    })
}

impl<G: Rules> Clone for Edition<G> {
    fn clone(&self) -> Edition<G> {
        Edition { ruleset: self.ruleset, components: Arc::clone(&self.components), files: self.files.clone() }
    }
}

impl<G: Rules> fmt::Debug for Edition<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({}, {:?})", self.ruleset, self.components.fingerprint())
    }
}
