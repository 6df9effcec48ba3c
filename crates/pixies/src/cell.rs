//! One space of a grid as text.
//!
//! | text       | the space holds                                                    |
//! |------------|--------------------------------------------------------------------|
//! | `.`        | nothing                                                            |
//! | `B4*`      | a face-up pixie alone                                              |
//! | `_G4-1`    | a face-down card alone: forest floor                               |
//! | `B4*/_G4-1`| a face-up pixie on a face-down card: validated                     |
//!
//! The score keeper also takes `_` for a face-down card whose face nobody remembers: `_` and `B4*/_`.

use crate::card::CardId;
use crate::cards::Cards;
use crate::grid::{CardNumber, Grid};
use table::Phrase;

/// A face-down card in a text: known by id, or not.
pub(crate) type Below = Option<CardId>;

/// A space as it was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cell {
    /// The face-up pixie.
    pub(crate) pixie: Option<CardId>,
    /// The face-down card.
    pub(crate) below: Option<Below>,
}

/// Reads a space; `None` if the text has no such form.
pub(crate) fn read_cell(text: &str) -> Option<Cell> {
    if matches!(text, "." | "-") {
        return Some(Cell::default());
    }
    let below = |text: &str| -> Option<Below> {
        match text.strip_prefix('_')? {
            "" => Some(None),
            id => id.parse().ok().map(Some),
        }
    };
    if text.starts_with('_') {
        return Some(Cell { pixie: None, below: Some(below(text)?) });
    }
    match text.split_once('/') {
        None => Some(Cell { pixie: Some(text.parse().ok()?), below: None }),
        Some((pixie, rest)) => Some(Cell { pixie: Some(pixie.parse().ok()?), below: Some(below(rest)?) }),
    }
}

/// What is wrong, and on which space (counted from 0).
pub(crate) fn on_space(space: usize, what: Phrase) -> Phrase {
    Phrase::new("fault-space").with("space", space + 1).with("what", what)
}

/// A text that is no space, short enough to be shown.
pub(crate) fn unreadable(text: &str) -> Phrase {
    let shown: String = text.chars().take(40).collect();
    Phrase::new("fault-cell").with("text", shown)
}

/// The nine spaces of a grid as text, row by row.
pub(crate) fn grid_text(cards: &Cards, grid: &Grid) -> Vec<String> {
    let id = |card: CardNumber| cards.id(card);
    (0..9)
        .map(|space| match (grid.pixie(space), grid.beneath(space)) {
            (None, None) => ".".to_owned(),
            (Some(pixie), None) => id(pixie).to_string(),
            (None, Some(below)) => format!("_{}", id(below)),
            (Some(pixie), Some(below)) => format!("{}/_{}", id(pixie), id(below)),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_of_a_space() {
        let id = |text: &str| text.parse::<CardId>().ok();
        assert_eq!(read_cell("."), Some(Cell { pixie: None, below: None }));
        assert_eq!(read_cell("b4*"), Some(Cell { pixie: id("B4*"), below: None }));
        assert_eq!(read_cell("_"), Some(Cell { pixie: None, below: Some(None) }));
        assert_eq!(read_cell("_G4-1"), Some(Cell { pixie: None, below: Some(id("G4-1")) }));
        assert_eq!(read_cell("B4*/_"), Some(Cell { pixie: id("B4*"), below: Some(None) }));
        assert_eq!(read_cell("B4*/_G4-1"), Some(Cell { pixie: id("B4*"), below: Some(id("G4-1")) }));
        for text in ["", "/", "B4*/", "/_", "_/_", "B4*/G4", "B4*/_G4/_G5", "4", "__"] {
            assert_eq!(read_cell(text), None, "{text}");
        }
    }
}
