//! All cards on the table, as bit sets that float with the frame.
//!
//! One set for each curve says which places show it. A set is a `u64` of eight rows of eight bits; the box around all
//! cards, at most 7 by 7, is kept in its upper left corner, so column 7 is always empty and no train wraps around:
//!
//! ```text
//!    bit   0  1  2  3  4  5  6  7        the card furthest west lies in column 0,
//!          8  9 10 11 12 13 14 15        the one furthest north in row 0;
//!         16 17 18 …                     `west` and `north` say where that is on the table
//! ```
//!
//! When a card is laid further west or north, all sets are shifted; that happens at most 12 times in a match.

use crate::cell::NAMED;
use crate::{Card, Cell, Curve};

/// The cards on the table, without turns or players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// For each curve the places that show it.
    pub(crate) curves: [u64; 4],
    /// The places that are covered by a three-curve card.
    pub(crate) covered: u64,
    /// The column of bit column 0.
    pub(crate) west: u8,
    /// The row of bit row 0.
    pub(crate) north: u8,
    /// Columns spanned.
    pub(crate) width: u8,
    /// Rows spanned.
    pub(crate) height: u8,
}

/// One bit in each row.
pub(crate) const COLUMN: u64 = 0x0101_0101_0101_0101;

/// [`Board::places`] counts from one column and one row before the box.
const MARGIN: u32 = 9;

impl Board {
    /// A table without cards, for a frame of this size.
    pub fn empty(size: u8) -> Board {
        let centre = Cell::centre(size);
        Board { curves: [0; 4], covered: 0, west: centre.column(), north: centre.row(), width: 0, height: 0 }
    }

    /// A table with these cards, each on a place of its own and all within a frame; a card with three curves covers.
    pub(crate) fn of(size: u8, cards: &[(Cell, Card)]) -> Board {
        let mut board = Board::empty(size);
        let Some(west) = cards.iter().map(|(cell, _)| cell.column()).min() else { return board };
        (board.west, board.north) = (west, cards.iter().map(|(cell, _)| cell.row()).min().unwrap_or(west));
        for &(cell, card) in cards {
            board.lay(cell, card);
        }
        for &(cell, card) in cards.iter().filter(|(_, card)| card.is_triple()) {
            if let Some(index) = board.index(cell) {
                board.cover(index, card);
            }
        }
        board
    }

    /// The places with a card.
    #[inline]
    pub(crate) fn laid(&self) -> u64 {
        // Every card shows at least two curves, so any three sets name them all.
        self.curves[0] | self.curves[1] | self.curves[2]
    }

    /// The places whose card may be covered (KP-9).
    #[inline]
    pub(crate) fn open(&self) -> u64 {
        self.laid() & !self.covered
    }

    /// Columns spanned so far.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// Rows spanned so far.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// The north-west corner of the box around all cards.
    pub fn corner(&self) -> Cell {
        Cell::within(self.west, self.north)
    }

    /// The bit of a place inside the box.
    #[inline]
    pub(crate) fn index(&self, cell: Cell) -> Option<u32> {
        let column = cell.column().wrapping_sub(self.west);
        let row = cell.row().wrapping_sub(self.north);
        (column < self.width && row < self.height).then(|| u32::from(column) + 8 * u32::from(row))
    }

    /// The place of a bit inside the box.
    #[inline]
    pub(crate) fn cell(&self, index: u32) -> Cell {
        Cell::within(self.west + (index & 7) as u8, self.north + (index >> 3 & 7) as u8)
    }

    /// The card that lies on top at a place.
    pub fn card(&self, cell: Cell) -> Option<Card> {
        self.index(cell).and_then(|index| self.card_at(index))
    }

    /// The card that lies on top at a bit of the box.
    pub(crate) fn card_at(&self, index: u32) -> Option<Card> {
        let bits = Curve::ALL.iter().zip(self.curves);
        let mask = bits.fold(0, |mask, (&curve, set)| mask | ((set >> index & 1) as u8) << curve as u8);
        Card::from_bits(mask)
    }

    /// All cards with their places, in reading order.
    pub fn cards(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        bits(self.laid()).filter_map(|index| Some((self.cell(index), self.card_at(index)?)))
    }

    /// Is the card at this place a three-curve card?
    pub fn is_covered(&self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|index| self.covered >> index & 1 == 1)
    }

    /// Where the next double-curve card may lie (KP-3, KP-5), as bits counted from one column and one row before the
    /// box; [`Board::place`] gives their names.
    #[inline]
    pub(crate) fn places(&self, size: u8) -> u64 {
        let laid = self.laid() << MARGIN;
        if laid == 0 {
            return 1 << MARGIN;
        }
        let wide = laid | laid << 1 | laid >> 1;
        let touched = (wide | wide << 8 | wide >> 8) & !laid;
        touched & columns(self.width, size).wrapping_mul(COLUMN) & rows(self.height, size)
    }

    /// The name of a bit of [`Board::places`].
    #[inline]
    pub(crate) fn place(&self, index: u32) -> Cell {
        let column = (self.west + (index & 7) as u8).wrapping_sub(1);
        let row = (self.north + (index >> 3 & 7) as u8).wrapping_sub(1);
        Cell::within(column, row)
    }

    /// The bit of [`Board::places`] of a place, if it is near enough to have one.
    pub(crate) fn place_index(&self, cell: Cell) -> Option<u32> {
        let column = (cell.column() + 1).wrapping_sub(self.west);
        let row = (cell.row() + 1).wrapping_sub(self.north);
        (column < 8 && row < 8).then(|| u32::from(column) + 8 * u32::from(row))
    }

    /// Lays a card on an empty place that touches the box, and says by how many bits the sets were shifted.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, card: Card) -> u32 {
        let grow_west = self.west.saturating_sub(cell.column());
        let grow_north = self.north.saturating_sub(cell.row());
        let column = cell.column() + grow_west - self.west;
        let row = cell.row() + grow_north - self.north;
        if grow_west > 1 || grow_north > 1 || column > 6 || row > 6 {
            // Far from all cards: no rule allows it, and the sets have no room for it.
            return 0;
        }
        let shift = u32::from(grow_west) + 8 * u32::from(grow_north);
        if shift != 0 {
            self.curves = self.curves.map(|set| set << shift);
            self.covered <<= shift;
            self.west -= grow_west;
            self.north -= grow_north;
        }
        self.width = (self.width + grow_west).max(column + 1);
        self.height = (self.height + grow_north).max(row + 1);
        self.show(u32::from(column) + 8 * u32::from(row), card);
        shift
    }

    /// Covers a card with a three-curve card (KP-9).
    #[inline]
    pub(crate) fn cover(&mut self, index: u32, card: Card) {
        self.show(index, card);
        self.covered |= 1 << (index & 63);
    }

    #[inline]
    fn show(&mut self, index: u32, card: Card) {
        let index = index & 63;
        let bits = u64::from(card.bits());
        for (curve, set) in self.curves.iter_mut().enumerate() {
            *set = *set & !(1 << index) | (bits >> curve & 1) << index;
        }
    }
}

/// Columns in which a card may lie, as a byte counted from one before the box.
#[inline]
fn columns(width: u8, size: u8) -> u64 {
    if width < size { (1 << (width + 2)) - 1 } else { ((1 << width) - 1) << 1 }
}

/// Rows in which a card may lie, as whole bytes counted from one before the box.
#[inline]
fn rows(height: u8, size: u8) -> u64 {
    let full = |rows: u8| u64::MAX >> (64 - 8 * u32::from(rows.clamp(1, 8)));
    if height < size { full(height + 2) } else { full(height) << 8 }
}

/// The bits of a set, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u32> + Clone {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros();
            set &= set - 1;
            index
        })
    })
}

/// The bit with this rank in a set, counted from the lowest; `None` beyond the last.
#[inline]
pub(crate) fn nth_bit(mut set: u64, rank: usize) -> Option<u32> {
    for _ in 0..rank {
        set &= set.wrapping_sub(1);
    }
    (set != 0).then(|| set.trailing_zeros())
}

// The box lies within the names: it covers the first card and spans at most seven.
const _: () = assert!(NAMED == 13);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_keep_their_names_while_the_box_grows() {
        let mut board = Board::empty(5);
        let laid: [(&str, Card); 4] = [
            ("e5", Card::DOUBLES[0]),
            ("d4", Card::DOUBLES[1]),
            ("e3", Card::DOUBLES[2]),
            ("c5", Card::DOUBLES[4]),
        ];
        for (name, card) in laid {
            board.lay(name.parse().unwrap(), card);
        }
        for (name, card) in laid {
            assert_eq!(board.card(name.parse().unwrap()), Some(card), "{name}");
        }
        assert_eq!((board.corner().to_string().as_str(), board.width, board.height), ("c3", 3, 3));
        let names: Vec<String> = board.cards().map(|(cell, _)| cell.to_string()).collect();
        assert_eq!(names, ["e3", "d4", "c5", "e5"]);
    }

    #[test]
    fn places_and_their_bits_agree() {
        let mut board = Board::empty(7);
        board.lay(Cell::centre(7), Card::DOUBLES[0]);
        for index in bits(board.places(7)) {
            assert_eq!(board.place_index(board.place(index)), Some(index));
        }
        assert_eq!(board.places(7).count_ones(), 8);
    }

    #[test]
    fn ranks_of_bits() {
        let set = 0b1011_0000_0001;
        let found: Vec<_> = (0..5).map(|rank| nth_bit(set, rank)).collect();
        assert_eq!(found, [Some(0), Some(8), Some(9), Some(11), None]);
        assert_eq!(nth_bit(0, 0), None);
    }

    #[test]
    fn a_card_far_from_all_others_is_ignored() {
        let mut board = Board::empty(5);
        board.lay(Cell::centre(5), Card::DOUBLES[0]);
        let before = board;
        for far in ["a1", "a13", "m1", "m13", "c5"] {
            board.lay(far.parse().unwrap(), Card::DOUBLES[0]);
        }
        board.lay("c5".parse().unwrap(), Card::DOUBLES[0]);
        assert_eq!(board, before);
    }
}
