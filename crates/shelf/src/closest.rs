//! What somebody may have meant.

/// The one of these names that somebody may have meant, if any is near enough: by its letters as a whole, or by those
/// of its beginning or of one of its words.
///
/// ```
/// assert_eq!(shelf::closest("krume-pfade", ["krumme-pfade", "pixies"]), Some("krumme-pfade"));
/// assert_eq!(shelf::closest("krume", ["krumme-pfade", "pixies"]), Some("krumme-pfade"));
/// assert_eq!(shelf::closest("pix", ["krumme-pfade", "pixies"]), Some("pixies"));
/// assert_eq!(shelf::closest("chess", ["krumme-pfade", "pixies"]), None);
/// ```
pub fn closest<'n>(meant: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    // Nobody means a game by a text of this length; comparing it would only cost time.
    let meant: String = meant.to_lowercase().chars().take(100).collect();
    let distance = |name: &str| {
        let beginning: String = name.chars().take(meant.chars().count()).collect();
        let words = name.split(['-', '_', ' ']);
        words.chain([name, &beginning]).map(|part| edits(&meant, part)).min().unwrap_or(usize::MAX)
    };
    names
        .into_iter()
        .map(|name| (distance(name), name))
        .filter(|(distance, _)| *distance * 3 <= meant.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// How many letters have to be changed, added or left out to come from one word to the other (Levenshtein).
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (above, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (left, other) in to.iter().enumerate() {
            let swapped = diagonal + usize::from(letter != *other);
            diagonal = row[left + 1];
            row[left + 1] = swapped.min(row[left] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
}
