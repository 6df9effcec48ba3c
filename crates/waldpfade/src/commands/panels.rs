//! The sheets of the players: as a table in the terminal, and as text beside the board in a picture.

use crate::tables;
use crate::tongue::Tongue;
use shelf::AnyMatch;
use sketch::{Ink, Node, Scene, Text, glyph, symbol};
use table::{Arg, Panel, Row, Score, ScoreSource, Seat, Source, Viewer};
use words::Words;

/// The sheets that all points give, whoever may know them.
pub(super) fn of_points(game_match: &dyn AnyMatch) -> Vec<Panel> {
    of_scores(&game_match.scores(), &[])
}

/// The sheets that the points give as far as a viewer knows them: a game without sheets of its own has these.
pub(super) fn of_standing(game_match: &dyn AnyMatch, viewer: Viewer) -> Vec<Panel> {
    of_scores(&game_match.standing(viewer), &game_match.score_sources(viewer))
}

fn of_scores(scores: &[Score], sources: &[ScoreSource]) -> Vec<Panel> {
    let seats = Seat::all(scores.len() as u8);
    seats.zip(scores).map(|(seat, score)| Panel::of_score(seat, score, sources)).collect()
}

/// A value in words.
fn value(value: &Arg, words: &Words) -> String {
    match value {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Seat(seat) => words.seat(*seat),
        Arg::Phrase(phrase) => words.say(phrase),
        Arg::List(phrases) => words.list(&phrases.iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>()),
    }
}

/// A line of a sheet in words: a row, or below it what its value is put together of.
struct Line {
    label: String,
    value: String,
    source: bool,
}

/// A sheet in lines. Sources that are rows themselves are not said twice.
fn lines(panel: &Panel, words: &Words) -> Vec<Line> {
    let is_row = |source: &Source| panel.rows.iter().any(|row| row.label == source.label);
    let told = |row: &Row| {
        let own = Line { label: words.say(&row.label), value: value(&row.value, words), source: false };
        let sources = row.sources.iter().filter(|source| !is_row(source)).map(|source| Line {
            label: words.say(&source.label),
            value: value(&source.value, words),
            source: true,
        });
        core::iter::once(own).chain(sources).collect::<Vec<_>>()
    };
    panel.rows.iter().flat_map(told).collect()
}

/// A table of the sheets: one line a label, one column a player.
pub(super) fn as_table(panels: &[Panel], words: &Words, tongue: &Tongue) -> String {
    let sheets: Vec<Vec<Line>> = panels.iter().map(|panel| lines(panel, words)).collect();
    // A source belongs to its row: the same one may stand below several.
    let mut labels: Vec<(String, Option<String>)> = Vec::new();
    let mut cells: Vec<Vec<String>> = Vec::new();
    for (column, sheet) in sheets.iter().enumerate() {
        let mut row = "";
        let mut place = 0;
        for line in sheet {
            let label = if line.source {
                (row.to_owned(), Some(line.label.clone()))
            } else {
                row = &line.label;
                (line.label.clone(), None)
            };
            let known = labels.iter().position(|known| *known == label);
            let at = known.unwrap_or_else(|| {
                labels.insert(place, label);
                cells.insert(place, vec![String::new(); sheets.len()]);
                place
            });
            cells[at][column].clone_from(&line.value);
            place = at + 1;
        }
    }
    let seats = panels.iter().map(|panel| tongue.words().seat(panel.seat));
    let mut table = tables::numbers(core::iter::once(String::new()).chain(seats).collect());
    for ((row, source), cells) in labels.into_iter().zip(cells) {
        let head = source.map_or(row, |source| format!("  {source}"));
        table.add_row(core::iter::once(head).chain(cells));
    }
    table.to_string()
}

/// The measures of sheets beside a board, in parts of the size of their type.
const WIDE: f64 = 15.0;
const GAP: f64 = 1.2;
const LEADING: f64 = 1.45;
const HEAD: f64 = 2.3;

/// A board with the sheets as text beside it, or below it where it is wide.
pub(super) fn beside(scene: Scene, panels: &[Panel], words: &Words, tongue: &Tongue) -> Scene {
    let (width, height) = scene.size();
    let size = (width * height).sqrt() / 46.0;
    let (step, gap) = ((WIDE + GAP) * size, GAP * size);
    let below = width > height * 1.5;
    let (mut x, mut y) = if below { (gap, height) } else { (width, gap) };
    let (mut right, mut bottom) = (width, height);
    let mut drawn = Node::group();
    for panel in panels {
        let (node, tall) = sheet(panel, size, words, tongue);
        // Rows are as wide as the board, columns as tall; each holds one sheet at least.
        if below && x > gap && x + step > width {
            (x, y) = (gap, bottom);
        } else if !below && y > gap && y + tall + gap > height {
            (x, y) = (x + step, gap);
        }
        drawn.push(node.at(x, y));
        (right, bottom) = (right.max(x + step), bottom.max(y + tall + gap));
        if below {
            x += step;
        } else {
            y += tall + gap;
        }
    }
    scene.on_sheet(right, bottom).with(drawn)
}

/// A sheet in type of this size, and how tall it is.
fn sheet(panel: &Panel, size: f64, words: &Words, tongue: &Tongue) -> (Node, f64) {
    let lines = lines(panel, words);
    let (wide, edge) = (WIDE * size, size * 0.8);
    let tall = size * (HEAD + LEADING * lines.len() as f64 + 0.6);
    let name = glyph::fit(&tongue.words().seat(panel.seat), size * 1.1, true, wide - 3.0 * size);
    let mut node = Node::group()
        .with(
            Node::round_rect(0.0, 0.0, wide, tall, size * 0.6).fill(Ink::Card).stroke(Ink::Grid, size * 0.1),
        )
        .with(symbol::seat(panel.seat.index()).scale(size * 1.3).at(edge + size * 0.65, size * 1.15))
        .with(Text::at(edge + size * 1.8, size * 1.55, name).size(size * 1.1).serif().bold());
    for (number, line) in lines.iter().enumerate() {
        let y = size * (HEAD + LEADING * (number as f64 + 0.75));
        let (left, ink) = if line.source { (edge + size, Ink::Muted) } else { (edge, Ink::Ink) };
        let value = glyph::fit(
            &line.value.replacen('-', "−", usize::from(line.value.starts_with('-'))),
            size,
            false,
            wide * 0.55,
        );
        let room = wide - left - edge - glyph::width(&value, size, false) * 1.1 - size * 0.5;
        node.push(Text::at(left, y, glyph::fit(&line.label, size, false, room)).size(size).fill(ink));
        node.push(Text::at(wide - edge, y, value).size(size).figures().end().fill(ink));
    }
    (node, tall)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Phrase;
    use words::Lang;

    fn say(key: &'static str) -> Phrase {
        Phrase::new(key)
    }

    /// Two sheets that differ: one has gold from two sources, the other none but a purse more.
    fn panels() -> Vec<Panel> {
        let gold = Row::new(say("panel-total"), 3).from(say("seat-left"), 1).from(say("seat-right"), 2);
        let first = Panel { seat: Seat(0), rows: vec![Row::new(say("title"), "mage"), gold] };
        let rows =
            vec![Row::new(say("title"), "troll"), Row::new(say("purse"), 1), Row::new(say("panel-total"), 0)];
        vec![first, Panel { seat: Seat(1), rows }]
    }

    #[test]
    fn a_table_has_a_line_for_every_label_in_the_order_of_the_sheets() {
        let tongue = Tongue::new(Lang::En);
        let text = as_table(&panels(), tongue.words(), &tongue);
        let lines: Vec<Vec<&str>> = text
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>())
            .filter(|cells| !cells.is_empty() && !cells[0].starts_with('─'))
            .collect();
        let heads: Vec<&str> = lines.iter().skip(1).map(|cells| cells[0]).collect();
        assert_eq!(heads.len(), 5, "{text}");
        assert!(lines[1].ends_with(&["mage", "troll"]), "{text}");
        assert!(lines[2].ends_with(&["1"]), "the purse of the second only: {text}");
        assert!(lines[3].ends_with(&["3", "0"]), "{text}");
        assert!(lines[5].ends_with(&["2"]), "the last source: {text}");
    }

    #[test]
    fn sheets_stand_beside_a_square_board_and_below_a_wide_one() {
        let tongue = Tongue::new(Lang::En);
        let draw =
            |width, height| beside(Scene::new(width, height, "t"), &panels(), tongue.words(), &tongue).size();
        let (width, height) = draw(400.0, 400.0);
        assert!(width > 400.0 && (height - 400.0).abs() < 1e-9);
        let (width, height) = draw(800.0, 400.0);
        assert!((width - 800.0).abs() < 1e-9 && height > 400.0);
    }
}
