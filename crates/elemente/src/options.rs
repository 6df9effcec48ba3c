//! Choices made before the match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Fault, Phrase};

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The advanced game: every player has two good omens (PE-5).
    pub omens: bool,
    /// Omens lie open instead of hidden.
    pub omens_open: bool,
    /// Omens are chosen after the draft instead of drawn before it.
    pub omens_chosen: bool,
    /// Who remembers what was once seen (PE-13).
    pub memory: Memory,
}

/// Who remembers what was once seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Memory {
    /// Everybody by himself: views show what lies open now.
    #[default]
    Own,
    /// The table: views show whatever the viewer has seen.
    Perfect,
}

impl Options {
    /// Everything that contradicts itself.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if !self.omens {
            for (set, path, name) in [
                (self.omens_open, "options.omens_open", "omens_open"),
                (self.omens_chosen, "options.omens_chosen", "omens_chosen"),
            ] {
                if set {
                    let reason = Phrase::new("fault-omens-off").with("option", name);
                    faults.push(Fault::at(path, reason).by("PE-5"));
                }
            }
        }
        faults
    }

    /// Does the table remember what was seen?
    #[inline]
    pub(crate) fn remembers(&self) -> bool {
        self.memory == Memory::Perfect
    }
}
