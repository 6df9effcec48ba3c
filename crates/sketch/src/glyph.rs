//! Letters of our own: one line each, for pictures that must read where no font is.
//!
//! The letters are drawn on a grid of 20 to the size of the type: capitals and figures 14 high, small
//! letters 9.6, base line at 0, y upwards. Figures are all equally wide. An entry of the table is the
//! letter, its advance, and its lines as `M`oves, `L`ines and `C`urves; accents are set on top of the
//! plain letters. A new letter is one line in that table, which is why this file is long; the example `sampler` shows it.

use crate::node::Node;
use crate::path::Path;
use crate::text::{Anchor, Text};

/// Units of the grid to the size of the type.
const GRID: f64 = 20.0;

/// Letter, advance, lines.
const TABLE: &[(char, f64, &str)] = &[
    (' ', 5.2, ""),
    ('A', 12.0, "M1 0L6 14L11 0M2.8 4.8L9.2 4.8"),
    (
        'B',
        12.0,
        "M2 0L2 14L6 14C8.6 14 9.8 12.7 9.8 10.8C9.8 8.9 8.6 7.5 6 7.5L2 7.5M6 7.5C9 7.5 10.5 6 10.5 3.8C10.5 1.5 9 0 6 0L2 0",
    ),
    ('C', 12.8, "M12 11.2C11 13 9.3 14 7.2 14C3.3 14 1.2 11 1.2 7C1.2 3 3.3 0 7.2 0C9.3 0 11 1 12 2.8"),
    ('D', 13.8, "M2 0L2 14L6 14C10.4 14 12.5 11.2 12.5 7C12.5 2.8 10.4 0 6 0L2 0"),
    ('E', 11.2, "M9.8 14L2 14L2 0L9.8 0M2 7.3L8.8 7.3"),
    ('F', 10.6, "M9.8 14L2 14L2 0M2 7.2L8.8 7.2"),
    (
        'G',
        14.0,
        "M12 11.4C11 13 9.3 14 7.2 14C3.3 14 1.2 11 1.2 7C1.2 3 3.3 0 7.2 0C10.4 0 12.4 2 12.4 5L12.4 6.4L8 6.4",
    ),
    ('H', 14.0, "M2 0L2 14M12 0L12 14M2 7.2L12 7.2"),
    ('I', 5.0, "M2.5 0L2.5 14"),
    ('J', 9.4, "M7.4 14L7.4 4C7.4 1.4 6.2 0 4 0C2.4 0 1.3 .8 .8 2.2"),
    ('K', 12.0, "M2 0L2 14M10.8 14L2 5.6M5 8.4L11.2 0"),
    ('L', 10.2, "M2 14L2 0L9.4 0"),
    ('M', 16.4, "M2 0L2.6 14L8.2 3.5L13.8 14L14.4 0"),
    ('N', 14.0, "M2 0L2 14L12 0L12 14"),
    ('O', 14.4, "M7.2 14C3.3 14 1.2 11 1.2 7C1.2 3 3.3 0 7.2 0C11.1 0 13.2 3 13.2 7C13.2 11 11.1 14 7.2 14"),
    ('P', 11.4, "M2 0L2 14L6.4 14C9.2 14 10.5 12.4 10.5 10.2C10.5 8 9.2 6.4 6.4 6.4L2 6.4"),
    (
        'Q',
        14.4,
        "M7.2 14C3.3 14 1.2 11 1.2 7C1.2 3 3.3 0 7.2 0C11.1 0 13.2 3 13.2 7C13.2 11 11.1 14 7.2 14M8.6 3.6L13 -1",
    ),
    ('R', 12.0, "M2 0L2 14L6.4 14C9.2 14 10.5 12.4 10.5 10.2C10.5 8 9.2 6.4 6.4 6.4L2 6.4M6.6 6.4L11 0"),
    (
        'S',
        11.8,
        "M10.2 11.6C9.5 13.2 7.9 14 6 14C3.4 14 1.7 12.7 1.7 10.6C1.7 8.3 3.6 7.7 6 7.1C8.6 6.5 10.5 5.7 10.5 3.6C10.5 1.4 8.6 0 6 0C3.7 0 2 1 1.2 2.7",
    ),
    ('T', 12.0, "M1 14L11 14M6 14L6 0"),
    ('U', 14.0, "M2 14L2 5C2 1.8 4 0 7 0C10 0 12 1.8 12 5L12 14"),
    ('V', 12.0, "M1 14L6 0L11 14"),
    ('W', 17.0, "M1 14L4.6 0L8.5 11.5L12.4 0L16 14"),
    ('X', 12.0, "M1.5 14L10.5 0M10.5 14L1.5 0"),
    ('Y', 12.0, "M1 14L6 6.8L11 14M6 6.8L6 0"),
    ('Z', 12.0, "M1.8 14L10.2 14L1.6 0L10.4 0"),
    (
        'a',
        10.8,
        "M9 9.6L9 0M9 4.8C9 7.8 7.4 9.6 5 9.6C2.6 9.6 1.2 7.6 1.2 4.8C1.2 2 2.6 0 5 0C7.4 0 9 1.8 9 4.8",
    ),
    (
        'b',
        10.8,
        "M1.8 14.5L1.8 0M1.8 4.8C1.8 7.8 3.4 9.6 5.8 9.6C8.2 9.6 9.6 7.6 9.6 4.8C9.6 2 8.2 0 5.8 0C3.4 0 1.8 1.8 1.8 4.8",
    ),
    (
        'c',
        9.4,
        "M8.6 7.6C7.9 8.9 6.7 9.6 5.2 9.6C2.7 9.6 1.2 7.6 1.2 4.8C1.2 2 2.7 0 5.2 0C6.7 0 7.9 .7 8.6 2",
    ),
    (
        'd',
        10.8,
        "M9 14.5L9 0M9 4.8C9 7.8 7.4 9.6 5 9.6C2.6 9.6 1.2 7.6 1.2 4.8C1.2 2 2.6 0 5 0C7.4 0 9 1.8 9 4.8",
    ),
    (
        'e',
        10.2,
        "M1.3 5.2L9 5.2C9 7.9 7.5 9.6 5.2 9.6C2.8 9.6 1.2 7.6 1.2 4.8C1.2 2 2.8 0 5.3 0C6.9 0 8.1 .7 8.8 1.9",
    ),
    ('f', 6.4, "M6.4 14.3C4.1 14.8 2.9 13.8 2.9 11.4L2.9 0M.8 9.4L5.9 9.4"),
    (
        'g',
        10.8,
        "M9 9.6L9 -1C9 -3.4 7.4 -4.6 5 -4.6C3.4 -4.6 2.2 -4.1 1.5 -3M9 4.8C9 7.8 7.4 9.6 5 9.6C2.6 9.6 1.2 7.6 1.2 4.8C1.2 2 2.6 0 5 0C7.4 0 9 1.8 9 4.8",
    ),
    ('h', 10.6, "M1.8 14.5L1.8 0M1.8 5.2C1.8 8 3.3 9.6 5.5 9.6C7.7 9.6 8.9 8.2 8.9 5.8L8.9 0"),
    ('i', 4.2, "M2.1 9.6L2.1 0M2.1 13.3L2.1 13.4"),
    ('j', 4.6, "M2.6 9.6L2.6 -2C2.6 -3.8 1.7 -4.7 -.2 -4.6M2.6 13.3L2.6 13.4"),
    ('k', 9.4, "M1.8 14.5L1.8 0M8.4 9.6L1.8 3.8M4.3 6L8.8 0"),
    ('l', 5.0, "M2 14.5L2 2.4C2 .8 2.7 0 4.2 .1"),
    (
        'm',
        16.0,
        "M1.8 9.6L1.8 0M1.8 5.4C1.8 8.2 3.1 9.6 5 9.6C6.9 9.6 8 8.2 8 5.8L8 0M8 5.4C8 8.2 9.3 9.6 11.2 9.6C13.1 9.6 14.2 8.2 14.2 5.8L14.2 0",
    ),
    ('n', 10.6, "M1.8 9.6L1.8 0M1.8 5.2C1.8 8 3.3 9.6 5.5 9.6C7.7 9.6 8.9 8.2 8.9 5.8L8.9 0"),
    ('o', 10.8, "M5.4 9.6C2.8 9.6 1.2 7.6 1.2 4.8C1.2 2 2.8 0 5.4 0C8 0 9.6 2 9.6 4.8C9.6 7.6 8 9.6 5.4 9.6"),
    (
        'p',
        10.8,
        "M1.8 9.6L1.8 -4.6M1.8 4.8C1.8 7.8 3.4 9.6 5.8 9.6C8.2 9.6 9.6 7.6 9.6 4.8C9.6 2 8.2 0 5.8 0C3.4 0 1.8 1.8 1.8 4.8",
    ),
    (
        'q',
        10.8,
        "M9 9.6L9 -4.6M9 4.8C9 7.8 7.4 9.6 5 9.6C2.6 9.6 1.2 7.6 1.2 4.8C1.2 2 2.6 0 5 0C7.4 0 9 1.8 9 4.8",
    ),
    ('r', 6.8, "M1.8 9.6L1.8 0M1.8 5.4C1.9 8 3.4 9.8 6.2 9.4"),
    (
        's',
        8.8,
        "M7.6 7.9C7 9 5.9 9.6 4.6 9.6C2.7 9.6 1.5 8.6 1.5 7.2C1.5 5.7 2.8 5.3 4.6 4.9C6.5 4.5 7.8 4 7.8 2.5C7.8 .9 6.5 0 4.6 0C3 0 1.8 .6 1.1 1.8",
    ),
    ('t', 6.8, "M3 13L3 2.6C3 .8 4 -.1 6 .2M.8 9.4L6 9.4"),
    ('u', 10.6, "M1.7 9.6L1.7 3.8C1.7 1.4 2.9 0 5.1 0C7.3 0 8.8 1.6 8.8 4.4M8.8 9.6L8.8 0"),
    ('v', 9.6, "M1 9.6L4.8 0L8.6 9.6"),
    ('w', 14.0, "M1 9.6L3.9 0L7 8L10.1 0L13 9.6"),
    ('x', 9.4, "M1.2 9.6L8.2 0M8.2 9.6L1.2 0"),
    ('y', 9.8, "M1 9.6L4.9 0M8.8 9.6L4.4 -1.6C3.6 -3.7 2.6 -4.7 .8 -4.5"),
    ('z', 9.4, "M1.3 9.6L7.9 9.6L1.3 0L8.1 0"),
    (
        'ß',
        11.2,
        "M1.8 0L1.8 10.4C1.8 13 3.3 14.5 5.5 14.5C7.6 14.5 9 13.2 9 11.4C9 9.6 7.8 8.6 6 8.2C8.6 7.8 10 6.3 10 4.1C10 1.6 8.4 0 6 0C5.3 0 4.8 .1 4.3 .3",
    ),
    ('0', 11.0, "M5.5 14C2.6 14 1.2 11 1.2 7C1.2 3 2.6 0 5.5 0C8.4 0 9.8 3 9.8 7C9.8 11 8.4 14 5.5 14"),
    ('1', 11.0, "M2.4 11.2L6.2 14L6.2 0"),
    ('2', 11.0, "M1.5 10.6C1.8 12.7 3.4 14 5.4 14C7.8 14 9.3 12.5 9.3 10.3C9.3 7.2 5.6 5 1.5 0L9.7 0"),
    (
        '3',
        11.0,
        "M1.8 11.6C2.4 13.1 3.7 14 5.4 14C7.6 14 9.1 12.7 9.1 10.8C9.1 8.8 7.6 7.5 5 7.5C7.8 7.5 9.6 6 9.6 3.9C9.6 1.6 7.9 0 5.4 0C3.4 0 1.9 .9 1.3 2.6",
    ),
    ('4', 11.0, "M7.6 0L7.6 14L1 4.2L10 4.2"),
    (
        '5',
        11.0,
        "M8.9 14L2.8 14L2.2 7.7C3.1 8.5 4.2 8.9 5.4 8.9C8 8.9 9.6 7.1 9.6 4.6C9.6 1.8 7.9 0 5.3 0C3.4 0 2 .8 1.3 2.4",
    ),
    (
        '6',
        11.0,
        "M8.6 12.6C7.9 13.5 6.9 14 5.8 14C2.8 14 1.3 11 1.3 6.6C1.3 2.4 2.8 0 5.6 0C8.1 0 9.7 1.8 9.7 4.4C9.7 7 8.1 8.7 5.7 8.7C3.4 8.7 1.8 7.2 1.4 5",
    ),
    ('7', 11.0, "M1.4 14L9.6 14L4 0"),
    (
        '8',
        11.0,
        "M5.5 7.6C3.2 7.6 1.9 8.9 1.9 10.8C1.9 12.7 3.3 14 5.5 14C7.7 14 9.1 12.7 9.1 10.8C9.1 8.9 7.8 7.6 5.5 7.6C2.9 7.6 1.3 6 1.3 3.8C1.3 1.6 2.9 0 5.5 0C8.1 0 9.7 1.6 9.7 3.8C9.7 6 8.1 7.6 5.5 7.6",
    ),
    (
        '9',
        11.0,
        "M2.4 1.4C3.1 .5 4.1 0 5.2 0C8.2 0 9.7 3 9.7 7.4C9.7 11.6 8.2 14 5.4 14C2.9 14 1.3 12.2 1.3 9.6C1.3 7 2.9 5.3 5.3 5.3C7.6 5.3 9.2 6.8 9.6 9",
    ),
    ('.', 4.4, "M2.2 .1L2.2 .2"),
    (',', 4.4, "M2.4 .4L1.6 -2.4"),
    (':', 4.6, "M2.3 .4L2.3 .5M2.3 8L2.3 8.1"),
    (';', 4.6, "M2.6 .4L1.8 -2.4M2.5 8L2.5 8.1"),
    ('!', 4.8, "M2.4 14L2.4 4.4M2.4 .1L2.4 .2"),
    ('?', 10.0, "M1.4 11C1.8 12.9 3.2 14 5 14C7.2 14 8.6 12.7 8.6 10.8C8.6 8 5 7.6 5 4.4M5 .1L5 .2"),
    ('\'', 3.8, "M1.9 14L1.9 10.4"),
    ('’', 3.8, "M2.2 14L1.4 10.8"),
    ('"', 6.8, "M1.9 14L1.9 10.4M4.9 14L4.9 10.4"),
    ('„', 7.0, "M2.4 .4L1.6 -2.4M5.4 .4L4.6 -2.4"),
    ('“', 7.0, "M1.6 10.8L2.4 14M4.6 10.8L5.4 14"),
    ('”', 7.0, "M2.4 14L1.6 10.8M5.4 14L4.6 10.8"),
    ('…', 13.0, "M2.2 .1L2.2 .2M6.5 .1L6.5 .2M10.8 .1L10.8 .2"),
    ('-', 7.4, "M1.4 5.2L6 5.2"),
    ('–', 10.8, "M1.2 5.2L9.6 5.2"),
    ('—', 18.0, "M1.2 5.2L16.8 5.2"),
    ('+', 11.0, "M1.3 6.4L9.7 6.4M5.5 2.2L5.5 10.6"),
    ('−', 11.0, "M1.3 6.4L9.7 6.4"),
    ('×', 11.0, "M2.2 3.1L8.8 9.7M8.8 3.1L2.2 9.7"),
    ('=', 11.0, "M1.3 4.4L9.7 4.4M1.3 8.6L9.7 8.6"),
    ('<', 11.0, "M9.4 10.6L1.8 6.4L9.4 2.2"),
    ('>', 11.0, "M1.6 10.6L9.2 6.4L1.6 2.2"),
    ('/', 8.0, "M1 -2L7 15"),
    ('|', 4.8, "M2.4 -3L2.4 15"),
    ('(', 6.0, "M4.8 15.5C2.6 12.5 1.6 9.6 1.6 6.2C1.6 2.8 2.6 0 4.8 -3"),
    (')', 6.0, "M1.2 15.5C3.4 12.5 4.4 9.6 4.4 6.2C4.4 2.8 3.4 0 1.2 -3"),
    ('[', 6.2, "M5 15.5L2 15.5L2 -3L5 -3"),
    (']', 6.2, "M1.2 15.5L4.2 15.5L4.2 -3L1.2 -3"),
    (
        '%',
        16.0,
        "M4.2 14C2.4 14 1.2 12.6 1.2 10.6C1.2 8.6 2.4 7.2 4.2 7.2C6 7.2 7.2 8.6 7.2 10.6C7.2 12.6 6 14 4.2 14M12.2 14L3.8 0M11.8 6.8C10 6.8 8.8 5.4 8.8 3.4C8.8 1.4 10 0 11.8 0C13.6 0 14.8 1.4 14.8 3.4C14.8 5.4 13.6 6.8 11.8 6.8",
    ),
    (
        '&',
        13.4,
        "M12.4 0L4.4 9.2C3.6 10.1 3.2 10.8 3.2 11.6C3.2 13 4.3 14 5.8 14C7.3 14 8.3 13 8.3 11.6C8.3 8.6 1.3 8 1.3 3.7C1.3 1.5 3 0 5.4 0C9 0 11.2 3 11.6 6.6",
    ),
    ('#', 12.0, "M4.2 0L5.6 14M8 0L9.4 14M1.6 9.4L11 9.4M1 4.6L10.4 4.6"),
    ('*', 8.6, "M4.3 14L4.3 7.6M1.5 12.4L7.1 9.2M7.1 12.4L1.5 9.2"),
    ('_', 10.0, "M.8 -2L9.2 -2"),
    ('·', 4.6, "M2.3 6L2.3 6.1"),
    ('→', 14.4, "M1.2 6.4L13 6.4M8.8 10.4L13 6.4L8.8 2.4"),
    ('←', 14.4, "M13.2 6.4L1.4 6.4M5.6 10.4L1.4 6.4L5.6 2.4"),
    ('↑', 11.0, "M5.5 0L5.5 13.4M1.4 9.2L5.5 13.4L9.6 9.2"),
    ('↓', 11.0, "M5.5 13.6L5.5 .2M1.4 4.4L5.5 .2L9.6 4.4"),
    ('✓', 13.0, "M1.6 6.2L5.2 1.4L11.6 12"),
];

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
        for &(letter, advance, lines) in TABLE {
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
