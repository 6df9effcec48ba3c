//! Full boards of three by three as numbers.
//!
//! Every place holds one of ten cards, six with two curves and four with three, so a board is a number of nine decimal
//! digits, the place in the north-west lowest. Three digits are a row:
//!
//! ```text
//!     d0 d1 d2       board = d0 + 10 d1 + 100 d2 + 1000 d3 + …
//!     d3 d4 d5       row   = d0 + 10 d1 + 100 d2
//!     d6 d7 d8
//! ```
//!
//! Mirror images are worth the same, so that only the smallest of the four numbers is kept.

use crate::{Board, Card, Line, flood};
use std::sync::LazyLock;

/// Places in a row, and rows.
pub(super) const SIDE: u8 = 3;
/// How many places there are.
pub(super) const PLACES: usize = 9;
/// How many boards there are.
pub(super) const BOARDS: usize = 1_000_000_000;
/// The first digit that stands for a card with three curves.
pub(super) const TRIPLE: u32 = 6;
/// What a digit counts.
pub(super) const POWERS: [u32; PLACES] =
    [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

const ROWS: usize = 1000;

/// What follows from the three cards of a row.
struct Rows {
    /// For each curve the places that show it, as three bits.
    curves: Vec<[u8; 4]>,
    /// The row seen in a mirror that changes east and west.
    level: Vec<u32>,
    /// The row seen in a mirror that changes north and south.
    upright: Vec<u32>,
    /// The row seen in both.
    both: Vec<u32>,
}

fn card(digit: u32) -> Card {
    let digit = digit as usize % 10;
    if digit < Card::DOUBLES.len() { Card::DOUBLES[digit] } else { Card::TRIPLES[(digit - 6) % 4] }
}

fn digit(card: Card) -> u32 {
    (0..10).find(|&digit| self::card(digit) == card).unwrap_or_default()
}

/// A card with its curves changed by a mirror; bits are NE, SE, SW, NW.
fn mirrored(digit_of: u32, places: [u8; 4]) -> u32 {
    let bits = card(digit_of).bits();
    let turned = (0..4).fold(0, |all, curve| all | (bits >> curve & 1) << places[curve]);
    Card::from_bits(turned).map_or(digit_of, digit)
}

static ROW: LazyLock<Rows> = LazyLock::new(|| {
    let mut rows = Rows { curves: Vec::new(), level: Vec::new(), upright: Vec::new(), both: Vec::new() };
    for row in 0..ROWS as u32 {
        let digits = [row % 10, row / 10 % 10, row / 100];
        let mut curves = [0; 4];
        for (place, &digit) in digits.iter().enumerate() {
            for (curve, set) in curves.iter_mut().enumerate() {
                *set |= (card(digit).bits() >> curve & 1) << place;
            }
        }
        rows.curves.push(curves);
        let [level, upright] = [[3, 2, 1, 0], [1, 0, 3, 2]].map(|places| digits.map(|d| mirrored(d, places)));
        let both = level.map(|d| mirrored(d, [1, 0, 3, 2]));
        rows.level.push(level[2] + 10 * level[1] + 100 * level[0]);
        rows.upright.push(upright[0] + 10 * upright[1] + 100 * upright[2]);
        rows.both.push(both[2] + 10 * both[1] + 100 * both[0]);
    }
    rows
});

/// Boards as numbers, with the tables at hand.
#[derive(Clone, Copy)]
pub(super) struct Boards(&'static Rows);

impl Boards {
    pub(super) fn new() -> Boards {
        Boards(&ROW)
    }

    /// The smallest number among a board and its mirror images.
    #[inline]
    pub(super) fn least(self, board: u32) -> u32 {
        let (north, middle, south) =
            ((board % 1000) as usize, (board / 1000 % 1000) as usize, (board / 1_000_000) as usize % ROWS);
        let Boards(rows) = self;
        let join = |north: u32, middle: u32, south: u32| north + 1000 * middle + 1_000_000 * south;
        let level = join(rows.level[north], rows.level[middle], rows.level[south]);
        let upright = join(rows.upright[south], rows.upright[middle], rows.upright[north]);
        let both = join(rows.both[south], rows.both[middle], rows.both[north]);
        board.min(level).min(upright).min(both)
    }

    /// The cards of a number.
    #[inline]
    pub(super) fn board(self, number: u32) -> Board {
        let rows = [number % 1000, number / 1000 % 1000, number / 1_000_000 % 1000];
        let mut curves = [0; 4];
        for (row, &cards) in rows.iter().enumerate() {
            for (set, &part) in curves.iter_mut().zip(&self.0.curves[cards as usize]) {
                *set |= u64::from(part) << (8 * row);
            }
        }
        Board { curves, covered: 0, west: 0, north: 0, width: SIDE, height: SIDE }
    }

    /// Which lines are connected: north to south, east to west.
    #[inline]
    pub(super) fn connected(self, number: u32) -> [bool; 2] {
        let board = self.board(number);
        [Line::NorthSouth, Line::EastWest].map(|line| flood::connected(&board, SIDE, line))
    }

    /// Does a route along a line pass through this place?
    pub(super) fn through(self, number: u32, line: Line, place: usize) -> bool {
        flood::through(&self.board(number), SIDE, line, bit(place))
    }

    /// The number of a full board; `None` if it is not full or not of this size.
    pub(super) fn number(board: &Board) -> Option<u32> {
        if (board.width, board.height) != (SIDE, SIDE) {
            return None;
        }
        (0..PLACES).try_fold(0, |all, place| {
            let card = board.card_at(bit(place))?;
            Some(all + digit(card) * POWERS[place])
        })
    }
}

/// The bit of a place in the sets of a board.
fn bit(place: usize) -> u32 {
    (place / 3 * 8 + place % 3) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Seed};

    #[test]
    fn numbers_and_boards_are_the_same() {
        let mut dice = Dice::new(Seed::from_number(3));
        for _ in 0..20_000 {
            let number = dice.below(BOARDS as u32);
            let board = Boards::new().board(number);
            assert_eq!(Boards::number(&board), Some(number));
            let least = Boards::new().least(number);
            assert!(least <= number && Boards::new().least(least) == least);
            assert_eq!(Boards::new().connected(least), Boards::new().connected(number), "{number}");
        }
    }
}
