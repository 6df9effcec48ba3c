//! Sheets of players: what lies before each of them, as rows that can be read, shown and asked about.

use crate::{Arg, Phrase, Score, ScoreSource, Seat};

/// The sheet of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Its rows, in the order in which they are read.
    pub rows: Vec<Row>,
}

/// One row of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it is about.
    pub label: Phrase,
    /// How much, how many, or which.
    pub value: Arg,
    /// Where the value comes from, if it is put together of several things.
    pub sources: Vec<Source>,
    /// The names of things in the picture that it speaks of.
    pub handles: Vec<String>,
}

/// One thing that adds to a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Which thing.
    pub label: Phrase,
    /// What it adds.
    pub value: Arg,
}

impl Row {
    /// A row without sources and handles.
    pub fn new(label: Phrase, value: impl Into<Arg>) -> Row {
        Row { label, value: value.into(), sources: Vec::new(), handles: Vec::new() }
    }

    /// The same with one source more.
    #[must_use]
    pub fn from(mut self, label: Phrase, value: impl Into<Arg>) -> Row {
        self.sources.push(Source { label, value: value.into() });
        self
    }

    /// The same with these things in the picture.
    #[must_use]
    pub fn pointing_at(mut self, handles: impl IntoIterator<Item = String>) -> Row {
        self.handles.extend(handles);
        self
    }
}

impl Panel {
    /// The sheet of a score: a row with the total, its sources the parts, and a row a part with what it is counted from.
    pub fn of_score(seat: Seat, score: &Score, sources: &[ScoreSource]) -> Panel {
        let label = |name: &str| Phrase::from_data(format!("part-{name}"));
        let parts = score.parts.iter().map(|part| {
            let counted = sources.iter().filter(|source| source.seat == seat && source.part == part.name);
            Row::new(label(part.name), part.points)
                .pointing_at(counted.flat_map(|source| source.handles.iter().cloned()))
        });
        let total =
            score.parts.iter().fold(Row::new(Phrase::new("panel-total"), score.total()), |row, part| {
                row.from(label(part.name), part.points)
            });
        let rows = if score.parts.len() == 1 {
            parts.collect()
        } else {
            core::iter::once(total).chain(parts).collect()
        };
        Panel { seat, rows }
    }
}
