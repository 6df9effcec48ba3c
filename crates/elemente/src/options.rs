//! Choices made before the match.

use crate::cell::CELLS;
use crate::elemente::Elemente;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{AdaptsOptions, Fault, Phrase};

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
    /// With `memory` `own`: how many of the covered spirits that were up last the view of a seat still shows, by seat
    /// (PE-13). For computer players: 5 is about what a person keeps in mind, 40 forgets nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub recall: Vec<u8>,
}

/// The most spirits that a seat may recall: all there are.
pub(crate) const MOST_RECALL: usize = CELLS;

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
    pub(crate) fn faults(&self, seats: u8) -> Vec<Fault> {
        let mut faults = Vec::new();
        if self.recall.len() > usize::from(seats) {
            let reason =
                Phrase::new("fault-recall-seats").with("count", self.recall.len()).with("seats", seats);
            faults.push(Fault::at("options.recall", reason).by("PE-13"));
        }
        if self.recall.iter().any(|&count| usize::from(count) > MOST_RECALL) {
            let reason = Phrase::new("fault-recall-most").with("most", MOST_RECALL);
            faults.push(Fault::at("options.recall", reason).by("PE-13"));
        }
        if self.remembers() && !self.recall.is_empty() {
            faults.push(Fault::at("options.recall", Phrase::new("fault-recall-perfect")).by("PE-13"));
        }
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

impl AdaptsOptions for Elemente {
    /// Where remembering is up to the players, computer players recall what was up last, the better the more attentive
    /// they are (PE-13); unless somebody chose otherwise.
    fn adapt_options(mut options: Options, attention: &[Option<f32>]) -> Options {
        if !options.remembers() && options.recall.is_empty() && attention.iter().any(Option::is_some) {
            let recall = |attention: &Option<f32>| attention.map_or(0, recall);
            options.recall = attention.iter().map(recall).collect();
        }
        options
    }
}

/// The most that somebody keeps in mind who is not perfectly attentive.
const HUMAN_RECALL: f32 = 10.0;

/// How many covered spirits somebody recalls who is so attentive.
fn recall(attention: f32) -> u8 {
    if attention >= 1.0 { MOST_RECALL as u8 } else { (attention.max(0.0) * HUMAN_RECALL).round() as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PE-13: computer players recall as much as they are attentive, people nothing, and a choice that was made stands.
    #[test]
    fn pe_13_computer_players_recall_what_they_were_attentive_to() {
        let usual = Options::default();
        let seats = [None, Some(0.5), Some(1.0), Some(0.0)];
        assert_eq!(Elemente::adapt_options(usual.clone(), &seats).recall, [0, 5, 40, 0]);
        assert_eq!(Elemente::adapt_options(usual.clone(), &[None, None]), usual, "nobody but people");
        let perfect = Options { memory: Memory::Perfect, ..usual.clone() };
        assert_eq!(Elemente::adapt_options(perfect.clone(), &seats), perfect, "the table remembers");
        let chosen = Options { recall: vec![3, 3], ..usual };
        assert_eq!(Elemente::adapt_options(chosen.clone(), &seats), chosen, "somebody chose");
        assert!(chosen.faults(2).is_empty());
    }
}
