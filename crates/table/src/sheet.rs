//! Score sheets: the score keeper for a table with real cards.
//!
//! A game that can score what people typed in implements [`ScoreKeeper`]. It reads a short text (or JSON) and hands
//! back a [`Sheet`]: seats × lines, each line a named part with its points, the cells it comes from and a phrase that
//! explains it. Programs show any sheet without knowing the game.

use crate::{Fault, Outcome, Phrase, Rules};
use serde_json::{Value, json};

/// What one seat gets for one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetLine {
    /// Which part; worded under `part-<name>` like the parts of a [`crate::Score`].
    pub part: &'static str,
    /// The round it belongs to, counted from 1; 0 where a game is scored once.
    pub round: u8,
    /// What it gives; may be negative.
    pub points: i32,
    /// The cells it comes from, in the notation of the game.
    pub cells: Vec<String>,
    /// How the points come about, to be put into words.
    pub why: Option<Phrase>,
}

/// All lines of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SheetSeat {
    /// The name that was typed; empty if none was.
    pub name: String,
    /// What counts, in the order of the rules, round by round.
    pub lines: Vec<SheetLine>,
}

impl SheetSeat {
    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// The sum of the lines of one round.
    pub fn round_total(&self, round: u8) -> i32 {
        self.lines.iter().filter(|line| line.round == round).map(|line| line.points).sum()
    }
}

/// A whole score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The seats in the order in which they were typed.
    pub seats: Vec<SheetSeat>,
    /// Who leads and who won; tie-breaks of the game are in it.
    pub outcome: Outcome,
}

impl Sheet {
    /// The sheet as data, for scripts; the phrases are left out, because they have no language yet.
    pub fn to_json(&self) -> Value {
        let line = |line: &SheetLine| json!({"part": line.part, "round": line.round, "points": line.points, "cells": line.cells});
        let seat = |seat: &SheetSeat| {
            let lines: Vec<Value> = seat.lines.iter().map(line).collect();
            json!({"name": seat.name, "total": seat.total(), "lines": lines})
        };
        json!({
            "seats": self.seats.iter().map(seat).collect::<Vec<_>>(),
            "ranking": self.outcome.ranking,
            "winners": self.outcome.winners,
        })
    }
}

/// A game that can score a real table.
pub trait ScoreKeeper: Rules {
    /// A small complete text in the form that [`ScoreKeeper::score_sheet`] reads, with comments that explain it: shown
    /// to whoever asks how to type.
    const SHEET_EXAMPLE: &'static str;

    /// Scores what was typed: the game's own text form, or JSON if the text begins with `{` or `[`. How many play
    /// follows from the text. Reports all faults with their lines or paths, and names the cell in the reason.
    fn score_sheet(
        text: &str,
        options: &Self::Options,
        components: &Self::Components,
    ) -> Result<Sheet, Vec<Fault>>;
}

/// Reads what was typed and scores it; see [`ScoreKeeper::score_sheet`].
type ScoreSheet<G> = fn(&str, &<G as Rules>::Options, &<G as Rules>::Components) -> Result<Sheet, Vec<Fault>>;

/// The score keeper of a game as a value, so that programs can ask any game whether it has one.
pub struct ScoreKeeping<G: Rules> {
    /// See [`ScoreKeeper::SHEET_EXAMPLE`].
    pub example: &'static str,
    /// See [`ScoreKeeper::score_sheet`].
    pub sheet: ScoreSheet<G>,
}

impl<G: ScoreKeeper> ScoreKeeping<G> {
    /// The score keeper of this game.
    pub const fn new() -> ScoreKeeping<G> {
        ScoreKeeping { example: G::SHEET_EXAMPLE, sheet: G::score_sheet }
    }
}

impl<G: ScoreKeeper> Default for ScoreKeeping<G> {
    fn default() -> ScoreKeeping<G> {
        ScoreKeeping::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_add_up_and_reach_the_json() {
        let line = |round, points| SheetLine {
            part: "spirals",
            round,
            points,
            cells: vec!["5".to_owned()],
            why: Some(Phrase::new("sheet-spirals")),
        };
        let seat = SheetSeat { name: "Anna".to_owned(), lines: vec![line(1, 4), line(2, -1), line(2, 3)] };
        assert_eq!((seat.total(), seat.round_total(2)), (6, 2));
        let sheet = Sheet { seats: vec![seat], outcome: Outcome::by_points(&[6]) };
        let data = sheet.to_json();
        assert_eq!(data["seats"][0]["total"], 6);
        assert_eq!(
            data["seats"][0]["lines"][1],
            json!({"part": "spirals", "round": 2, "points": -1, "cells": ["5"]})
        );
        assert_eq!((&data["ranking"], &data["winners"]), (&json!([[0]]), &json!([0])));
    }
}
