//! Texts that read better when a person writes them, each beside the fingerprint of the data that it words.
//!
//! Where the data is another, as in a box that somebody transcribed, the text is made from the data all the same: a
//! hand-written one can never say what is not done.

use crate::language::{SpaceEntry, StatusEntry};
use table::{Fingerprint, Phrase};

/// The keys, and the fingerprints of what they word.
pub(super) const BY_HAND: &[(&str, &str)] = &[
    ("text-space-plain_of_peril", ""),
    ("text-space-vampires_tower", ""),
    ("text-space-pits", ""),
    ("text-space-valley_of_fire", ""),
    ("text-space-werewolf_den", ""),
    ("text-space-dice_with_death", ""),
    ("text-status-toad", ""),
    ("text-status-enslaved", ""),
];

/// The hand-written text of a space, if it words what the space does.
pub(super) fn of_space(space: &SpaceEntry) -> Option<Phrase> {
    let SpaceEntry { before, draw, text, here, .. } = space;
    written(format!("text-space-{}", space.key), &(before, draw, text, here))
}

/// The hand-written text of a status, if it words what the status does.
pub(super) fn of_status(status: &StatusEntry) -> Option<Phrase> {
    written(format!("text-status-{}", status.key), &status.held)
}

fn written(key: String, data: &impl serde::Serialize) -> Option<Phrase> {
    let (_, expected) = BY_HAND.iter().find(|(known, _)| *known == key)?;
    (fingerprint(data) == *expected).then(|| Phrase::from_data(key))
}

/// The first digits of the fingerprint of data: enough to notice a change.
pub(super) fn fingerprint(data: &impl serde::Serialize) -> String {
    let written = ron::to_string(data).unwrap_or_default();
    Fingerprint::of(&[written.as_bytes()]).to_string().chars().take(12).collect()
}
