//! Letters of our own: one line each, for pictures that must read where no font is.
//!
//! The letters are drawn on a grid of 20 to the size of the type: capitals and figures 14 high, small
//! letters 9.6, base line at 0, y upwards. Figures are all equally wide. A line of `data/letters.txt` is the
//! letter, its advance, and its lines as `M`oves, `L`ines and `C`urves; accents are set on top of the
//! plain letters. A new letter is one line in that file; the example `sampler` shows it.

use crate::node::Node;
use crate::path::Path;
use crate::text::{Anchor, Text};
use std::sync::LazyLock;

/// Units of the grid to the size of the type.
const GRID: f64 = 20.0;

/// Letter, advance, lines; the space is spelt out.
static TABLE: LazyLock<Vec<(char, f64, &str)>> = LazyLock::new(|| {
    let entry = |line: &'static str| {
        let (letter, rest) = line.split_once(' ')?;
        let (advance, lines) = rest.split_once(' ').unwrap_or((rest, ""));
        let letter = if letter == "space" { ' ' } else { letter.chars().next()? };
        Some((letter, advance.parse().ok()?, lines))
    };
    include_str!("../data/letters.txt").lines().filter_map(entry).collect()
});

/// Accented letters: the plain letter and the accent set over it.
const ACCENTED: &[(char, char, char)] = &[
    ('Ä', 'A', '¨'),
    ('Ö', 'O', '¨'),
    ('Ü', 'U', '¨'),
    ('ä', 'a', '¨'),
    ('ö', 'o', '¨'),
    ('ü', 'u', '¨'),
    ('É', 'E', '´'),
    ('á', 'a', '´'),
    ('é', 'e', '´'),
    ('ó', 'o', '´'),
    ('ú', 'u', '´'),
    ('à', 'a', '`'),
    ('è', 'e', '`'),
    ('â', 'a', '^'),
    ('ê', 'e', '^'),
    ('ô', 'o', '^'),
    ('ñ', 'n', '~'),
];

/// Accents about x = 0, as they stand over small letters.
fn accent(sign: char) -> &'static str {
    match sign {
        '¨' => "M-2.1 12.9L-2.1 13M2.1 12.9L2.1 13",
        '´' => "M-.6 12L1.2 14.4",
        '`' => "M.6 12L-1.2 14.4",
        '^' => "M-2.2 12L0 14.2L2.2 12",
        _ => "M-2.6 12.2C-1.4 14 .9 11.6 2.4 13.4",
    }
}

fn plain(letter: char) -> Option<(f64, &'static str)> {
    TABLE.iter().find(|entry| entry.0 == letter).map(|entry| (entry.1, entry.2))
}

/// Advance and lines of a letter, at the origin.
fn glyph(letter: char) -> Option<(f64, Path)> {
    if let Some((advance, lines)) = plain(letter) {
        return Some((advance, read(lines)));
    }
    let &(_, base, sign) = ACCENTED.iter().find(|entry| entry.0 == letter)?;
    let (advance, lines) = plain(base)?;
    let rise = if base.is_uppercase() { 4.2 } else { 0.0 };
    let over = read(accent(sign)).placed(1.0, (advance / 2.0 - 0.1, -rise));
    Some((advance, read(lines).and(&over)))
}

/// Reads an entry of the table; y is turned to point down.
fn read(lines: &str) -> Path {
    let starts = lines.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(i, _)| i);
    let ends = starts.clone().skip(1).chain([lines.len()]);
    let mut path = Path::new();
    for piece in starts.zip(ends).map(|(start, end)| &lines[start..end]) {
        let numbers: Vec<f64> = piece[1..].split(' ').filter_map(|n| n.parse().ok()).collect();
        path = match (&piece[..1], numbers.as_slice()) {
            ("M", &[x, y]) => path.move_to(x, -y),
            ("L", &[x, y]) => path.line_to(x, -y),
            ("C", &[x1, y1, x2, y2, x, y]) => path.cubic_to((x1, -y1), (x2, -y2), (x, -y)),
            _ => path,
        };
    }
    path
}

/// Air between letters beyond their advance; a heavier pen needs more.
const fn spread(bold: bool) -> f64 {
    if bold { 1.1 } else { 0.5 }
}

/// The width of a line of text in the drawn letters.
///
/// Good to plan a layout with: system fonts come close, though wide ones take a tenth more. Letters that
/// cannot be drawn count like an `n`.
pub fn width(words: &str, size: f64, bold: bool) -> f64 {
    let advance = |c| plain(c).map_or_else(|| glyph(c).map_or(10.6, |(advance, _)| advance), |(a, _)| a);
    let spread = spread(bold);
    words.chars().map(|c| advance(c) + spread).sum::<f64>() * size / GRID
}

/// The words, cut with an ellipsis if they are wider than `room` in type of this size.
///
/// ```
/// assert_eq!(sketch::glyph::fit("Ada", 17.0, true, 200.0), "Ada");
/// assert!(sketch::glyph::fit("Theodora the Patient", 17.0, true, 100.0).ends_with('…'));
/// ```
pub fn fit(words: &str, size: f64, bold: bool, room: f64) -> String {
    // Wide fonts take a tenth more.
    let fits = |words: &str| width(words, size, bold) * 1.1 <= room;
    if fits(words) {
        return words.to_owned();
    }
    let mut letters: Vec<char> = words.chars().collect();
    while letters.pop().is_some() {
        let cut: String = letters.iter().collect::<String>().trim_end().to_owned() + "…";
        if fits(&cut) {
            return cut;
        }
    }
    "…".to_owned()
}

/// Breaks words into lines no wider than `width` in type of this size; a longer word gets its own line.
pub fn wrap(words: &str, size: f64, width: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if self::width(&format!("{line} {word}"), size, false) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Whether every letter can be drawn.
pub fn can_draw(words: &str) -> bool {
    words.chars().all(|c| plain(c).is_some() || ACCENTED.iter().any(|entry| entry.0 == c))
}

/// All letters that can be drawn.
pub fn letters() -> impl Iterator<Item = char> {
    TABLE.iter().map(|entry| entry.0).chain(ACCENTED.iter().map(|entry| entry.0))
}

/// The lines of a text where it stands; `None` if a letter is missing.
pub(crate) fn lettering(text: &Text) -> Option<Path> {
    if !can_draw(&text.words) {
        return None;
    }
    let scale = text.size / GRID;
    let spread = spread(text.bold);
    let shift = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => 0.5,
        Anchor::End => 1.0,
    };
    let mut x = text.x - shift * width(&text.words, text.size, text.bold);
    let mut lines = Path::new();
    for letter in text.words.chars() {
        let (advance, glyph) = glyph(letter)?;
        lines = lines.and(&glyph.placed(scale, (x + spread / 2.0 * scale, text.y)));
        x += (advance + spread) * scale;
    }
    Some(lines)
}

/// A text as a node of drawn lines, in any look; `None` if a letter is missing.
///
/// For words that belong to a drawing; others are better left to [`Look::drawn_letters`](crate::Look::drawn_letters).
pub fn drawn(text: &Text) -> Option<Node> {
    let (lines, pen) = (lettering(text)?, pen(text));
    let halo = text.halo.map(|(paint, width)| (paint, pen + width * 2.0));
    let layers = halo.into_iter().chain([(text.paint, pen)]);
    Some(layers.map(|(paint, width)| Node::path(lines.clone()).stroke(paint, width)).collect())
}

/// The width of the pen for a text.
pub(crate) fn pen(text: &Text) -> f64 {
    let weight = if text.bold { 2.6 } else { 1.7 };
    text.size / GRID * weight
}

#[cfg(test)]
mod tests {
    use super::{ACCENTED, TABLE, can_draw, glyph, letters, read, width, wrap};

    #[test]
    fn every_entry_is_read_whole_and_lies_in_its_space() {
        for &(letter, advance, lines) in TABLE.iter() {
            let path = read(lines);
            let steps = lines.chars().filter(char::is_ascii_alphabetic).count();
            let data = path.data();
            assert_eq!(data.chars().filter(char::is_ascii_alphabetic).count(), steps, "{letter}: {data}");
            let (x, y, w, h) = path.bounds();
            assert!(x >= -0.3 && x + w <= advance + 0.1, "{letter} is {x} to {} of {advance}", x + w);
            assert!(y >= -15.6 && y + h <= 4.8, "{letter} is {y} to {}", y + h);
        }
    }

    #[test]
    fn both_languages_and_figures_can_be_drawn() {
        assert!(can_draw("Falsches Üben von Xylophonmusik quält jeden größeren Zwerg."));
        assert!(can_draw("The quick brown fox jumps over the lazy dog: 0123456789!"));
        assert!(can_draw("„Wald“ – 3 × 4 = 12, …"));
        assert!(!can_draw("森"));
        assert_eq!(letters().count(), TABLE.len() + ACCENTED.len());
        assert!(letters().all(|letter| glyph(letter).is_some()));
    }

    #[test]
    fn no_letter_stands_twice() {
        let mut all: Vec<char> = letters().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), letters().count());
    }

    #[test]
    fn figures_are_equally_wide() {
        let widths: Vec<f64> = ('0'..='9').map(|c| width(&c.to_string(), 20.0, false)).collect();
        assert!(widths.iter().all(|w| (w - widths[0]).abs() < 1e-9));
    }

    #[test]
    fn wrapped_lines_fit_and_lose_no_word() {
        let words = "closes two networks: you three stones, your opponent one";
        let lines = wrap(words, 14.0, 130.0);
        assert!(lines.len() > 1);
        assert!(lines.iter().all(|line| width(line, 14.0, false) <= 130.0), "{lines:?}");
        assert_eq!(lines.join(" "), words);
        assert_eq!(wrap("Kartenstapel", 14.0, 10.0), ["Kartenstapel"]);
    }
}
