//! Texts that read better when a person writes them, each beside the fingerprint of the data that it words.
//!
//! Where the data is another, as in a box that somebody transcribed, the text is made from the data all the same: a
//! hand-written one can never say what is not done.

use crate::language::{SpaceEntry, StatusEntry};
use table::{Fingerprint, Phrase};

/// The keys, and the fingerprints of what they word.
pub(super) const BY_HAND: &[(&str, &str)] = &[
    ("text-space-plain_of_peril", "2ad4d29ca55d"),
    ("text-space-vampires_tower", "0eab4dacb22f"),
    ("text-space-pits", "da8bb05a9599"),
    ("text-space-valley_of_fire", "2ad4d29ca55d"),
    ("text-space-werewolf_den", "07fa9b9e0432"),
    ("text-space-dice_with_death", "bb68ceb1b531"),
    ("text-status-toad", "5015c1c187c4"),
    ("text-status-enslaved", "464e2fd66d15"),
];

/// The hand-written text of a space, if it words what the space does.
pub(super) fn of_space(space: &SpaceEntry) -> Option<Phrase> {
    written(space_key(space), || space_print(space))
}

/// The hand-written text of a status, if it words what the status does.
pub(super) fn of_status(status: &StatusEntry) -> Option<Phrase> {
    written(status_key(status), || fingerprint(&status.held))
}

fn space_key(space: &SpaceEntry) -> String {
    format!("text-space-{}", space.key)
}

fn status_key(status: &StatusEntry) -> String {
    format!("text-status-{}", status.key)
}

fn space_print(space: &SpaceEntry) -> String {
    let SpaceEntry { before, draw, text, here, .. } = space;
    fingerprint(&(before, draw, text, here))
}

fn written(key: String, print: impl FnOnce() -> String) -> Option<Phrase> {
    let (_, expected) = BY_HAND.iter().find(|(known, _)| *known == key)?;
    (print() == *expected).then(|| Phrase::from_data(key))
}

/// The first digits of the fingerprint of data: enough to notice a change.
fn fingerprint(data: &impl serde::Serialize) -> String {
    let written = ron::to_string(data).unwrap_or_default();
    Fingerprint::of(&[written.as_bytes()]).to_string().chars().take(12).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Kit;
    use crate::language::SpaceId;
    use table::Components;

    /// Whoever changes the data reads the hand-written text again, mends it, and writes the new fingerprint down.
    #[test]
    fn hand_written_texts_word_the_data() {
        let kit = Kit::own();
        let spaces = SpaceId::all().map(|space| (space_key(kit.space(space)), space_print(kit.space(space))));
        let statuses = kit.statuses().iter().map(|status| (status_key(status), fingerprint(&status.held)));
        let now: Vec<(String, String)> = spaces.chain(statuses).collect();
        let stale: Vec<&(String, String)> = now
            .iter()
            .filter(|(key, print)| BY_HAND.iter().any(|(known, then)| known == key && then != print))
            .collect();
        assert!(stale.is_empty(), "the data of these has changed; do the texts still fit? {stale:#?}");
        for (key, _) in BY_HAND {
            assert!(now.iter().any(|(known, _)| known == key), "{key} is the text of nothing");
        }
    }
}
