//! The sheets of the players and their points, in words: of a table as it stands, or of a replay at any ply.

use crate::lexicon;
use crate::names::Names;
use crate::shapes::{PanelView, PanelsView, PartView, RowView, ScoreView, SourceView};
use shelf::AnyMatch;
use table::{Arg, Phrase, Seat, Viewer};
use words::Lang;

impl Names {
    /// Sheets and points as far as the viewer knows them.
    pub fn sheets(&self, game_match: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> PanelsView {
        let status = game_match.status();
        PanelsView {
            panels: self.panels(game_match, viewer, lang),
            scores: scores(game_match, viewer, lang),
            // When all is over nobody is out of anything.
            out: if status.outcome.is_some() {
                Vec::new()
            } else {
                status.out.iter().map(|seat| seat.0).collect()
            },
        }
    }

    /// The sheet of each player as far as the viewer knows it, in words.
    pub fn panels(&self, game_match: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> Vec<PanelView> {
        let words = lexicon::game(game_match.id(), lang);
        let say = |phrase: &Phrase| self.tell(game_match.id(), lang, phrase);
        let value = |value: &Arg| match value {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => self.say(*seat, lang),
            Arg::Phrase(phrase) => say(phrase),
            Arg::List(list) => words.list(&list.iter().map(say).collect::<Vec<_>>()),
        };
        let row = |row: table::Row| RowView {
            label: say(&row.label),
            value: value(&row.value),
            sources: row
                .sources
                .iter()
                .map(|source| SourceView { label: say(&source.label), value: value(&source.value) })
                .collect(),
            handles: row.handles,
        };
        let panels = game_match.panels(viewer).into_iter();
        panels
            .map(|panel| PanelView { seat: panel.seat.0, rows: panel.rows.into_iter().map(row).collect() })
            .collect()
    }
}

/// The points of each seat as far as the viewer knows them, and what in the picture they are counted from.
pub fn scores(game_match: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> Vec<ScoreView> {
    let words = lexicon::game(game_match.id(), lang);
    let sources = game_match.score_sources(viewer);
    let part = |seat: Seat, part: &table::Part| PartView {
        name: part.name.to_owned(),
        label: words.text_or_key(&format!("part-{}", part.name)),
        points: part.points,
        handles: sources
            .iter()
            .filter(|source| source.seat == seat && source.part == part.name)
            .flat_map(|source| source.handles.iter().cloned())
            .collect(),
    };
    let scores = game_match.standing(viewer);
    let view = |(seat, score): (Seat, &table::Score)| ScoreView {
        seat: seat.0,
        total: score.total(),
        parts: score.parts.iter().map(|p| part(seat, p)).collect(),
    };
    Seat::all(game_match.seats()).zip(&scores).map(view).collect()
}
