//! Component sets, kept for as long as there are matches that were begun with them.

use table::Fingerprint;

/// The components that a table is opened with.
///
/// A text is kept once for each fingerprint, with the first table that brings it; a table that brings another text
/// under a known fingerprint is refused as `OtherComponents`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PinnedComponents {
    /// What names them.
    pub fingerprint: Fingerprint,
    /// The text they are read from.
    pub text: String,
}
