//! Places of the covered spirits in the middle of the table.
//!
//! Columns have letters, rows have numbers, both from the top left. With two players:
//!
//! ```text
//!        a  b  c  d  e
//!     1  ▢  ▢  ▢  ▢  ▢
//!     2  ▢  ▢  ▢  ▢  ▢      c2 is the third in the second row
//!     3  ▢  ▢  ▢  ▢  ▢
//!     4  ▢  ▢  ▢  ▢  ▢
//! ```

use crate::element::UnknownName;
use core::fmt;
use core::str::FromStr;

/// The most cells a grid has.
pub(crate) const CELLS: usize = 40;

/// A place of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    /// Row, from 0.
    pub row: u8,
    /// Column, from 0.
    pub column: u8,
}

/// Rows, columns and spirits of each motif, by the number of players (PE-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How many rows.
    pub rows: u8,
    /// How many columns.
    pub columns: u8,
    /// How many spirits of each motif.
    pub each: u8,
}

impl Layout {
    /// The layout for so many players (PE-2).
    #[inline]
    pub const fn for_seats(seats: u8) -> Layout {
        match seats {
            0..=2 => Layout { rows: 4, columns: 5, each: 4 },
            3 => Layout { rows: 5, columns: 6, each: 6 },
            _ => Layout { rows: 5, columns: 8, each: 8 },
        }
    }

    /// How many cells.
    #[inline]
    pub const fn cells(self) -> usize {
        self.rows as usize * self.columns as usize
    }

    /// The cell with this number, row by row.
    #[inline]
    pub const fn cell(self, index: usize) -> Cell {
        let columns = self.columns as usize;
        Cell { row: (index / columns) as u8, column: (index % columns) as u8 }
    }

    /// The number of a cell; `None` if the grid has no such cell.
    #[inline]
    pub fn index(self, cell: Cell) -> Option<usize> {
        (cell.row < self.rows && cell.column < self.columns)
            .then(|| usize::from(cell.row) * usize::from(self.columns) + usize::from(cell.column))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a'.saturating_add(self.column.min(25))), u16::from(self.row) + 1)
    }
}

impl FromStr for Cell {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Cell, UnknownName> {
        let mut letters = text.chars();
        let column = letters.next().map(|letter| letter.to_ascii_lowercase()).ok_or(UnknownName)?;
        if !column.is_ascii_lowercase() {
            return Err(UnknownName);
        }
        let row: u8 = letters.as_str().parse().map_err(|_| UnknownName)?;
        if row == 0 || row > 99 {
            return Err(UnknownName);
        }
        Ok(Cell { row: row - 1, column: column as u8 - b'a' })
    }
}

table::as_text!(
    Cell,
    "^[a-z][0-9]+$",
    "A cell of the grid of spirits: column letter, row number.",
    "is no cell; write e.g. b3"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_read_back() {
        for seats in 2..=4 {
            let layout = Layout::for_seats(seats);
            assert_eq!(layout.cells(), usize::from(layout.each) * 5, "every motif equally often");
            for index in 0..layout.cells() {
                let cell = layout.cell(index);
                assert_eq!(cell.to_string().parse(), Ok(cell));
                assert_eq!(layout.index(cell), Some(index));
            }
        }
        assert!(
            "".parse::<Cell>().is_err() && "a0".parse::<Cell>().is_err() && "é1".parse::<Cell>().is_err()
        );
    }
}
