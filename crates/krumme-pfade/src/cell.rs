//! Places on the table, named once for a whole match.

use core::fmt;
use core::str::FromStr;

/// The most columns or rows that names can need: a frame of 7 floating around the first card reaches 6 places each way.
pub(crate) const NAMED: u8 = 13;

/// A place for a card: a column letter, west to east, and a row number, north to south.
///
/// The frame floats until the cards span it (KP-5), but names never change: the first card of a match with frame size
/// n always lies in column number n, row n – `e5` for size 5 – and everything is counted from there. All first places
/// are the same by shifting the table, so nothing is lost.
///
/// ```text
///         a b c d e f g h i
///      1  . . . . . . . . .
///      2  . . . . . . . . .        n = 5: whatever the frame will be,
///      3  . . . . . . . . .        it lies within a1 to i9
///      4  . . . . . . . . .        and covers e5
///      5  . . . . # . . . .
///      6  . . . . . . . . .
///      7  . . . . . . . . .
///      8  . . . . . . . . .
///      9  . . . . . . . . .
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    // Rows first: the derived order is reading order.
    row: u8,
    column: u8,
}

impl Cell {
    /// The place in this column and row, counted from 0; `None` beyond all frames.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < NAMED && row < NAMED { Some(Cell { row, column }) } else { None }
    }

    /// Where the first card of a match with this frame size lies.
    pub const fn centre(size: u8) -> Cell {
        let middle = if size == 0 || size > 7 { 6 } else { size - 1 };
        Cell { row: middle, column: middle }
    }

    /// The same, for coordinates that are within the names by construction.
    #[inline]
    pub(crate) const fn within(column: u8, row: u8) -> Cell {
        Cell { row, column }
    }

    /// Its column, counted from 0 in the west.
    #[inline]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Its row, counted from 0 in the north.
    #[inline]
    pub const fn row(self) -> u8 {
        self.row
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column % 26), self.row + 1)
    }
}

/// The text names no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCell;

impl FromStr for Cell {
    type Err = NoCell;

    fn from_str(text: &str) -> Result<Cell, NoCell> {
        let (&letter, digits) = text.as_bytes().split_first().ok_or(NoCell)?;
        let column = letter.to_ascii_lowercase().checked_sub(b'a').ok_or(NoCell)?;
        let row = match *digits {
            [one @ b'1'..=b'9'] => one - b'0',
            [b'1', two @ b'0'..=b'9'] => 10 + two - b'0',
            _ => return Err(NoCell),
        };
        Cell::new(column, row - 1).ok_or(NoCell)
    }
}

table::as_text!(
    Cell,
    "^[a-m]([1-9]|1[0-3])$",
    "A place: column letter west to east, row number north to south; the first card of a match with frame size n lies in column n, row n (e5 for size 5).",
    "is no place: they are named a1 to m13, e.g. e5"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for column in 0..NAMED {
            for row in 0..NAMED {
                let cell = Cell::new(column, row).unwrap();
                assert_eq!(cell.to_string().parse(), Ok(cell));
                assert_eq!(cell.to_string().to_uppercase().parse(), Ok(cell));
            }
        }
        for wrong in ["", "e", "5", "e0", "e05", "e14", "n1", "5e", "e5 ", "ä5", "e-1", "e5é"] {
            assert_eq!(wrong.parse::<Cell>(), Err(NoCell), "{wrong}");
        }
    }

    #[test]
    fn order_is_reading_order() {
        let cells: Vec<Cell> = ["b1", "a2", "b2"].map(|name| name.parse().unwrap()).to_vec();
        assert!(cells.is_sorted());
    }

    #[test]
    fn the_first_card_lies_in_the_middle_of_all_names() {
        assert_eq!(Cell::centre(5).to_string(), "e5");
        assert_eq!(Cell::centre(3).to_string(), "c3");
        assert_eq!(Cell::centre(7).to_string(), "g7");
    }
}
