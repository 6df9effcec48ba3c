//! Trains in bulk: all cards that can be reached from a side, by shifting bit sets.
//!
//! A train alternates between upright and level steps, because every curve turns it by a quarter (KP-14). Four sets
//! hold the cards that some train enters while moving south, north, east or west; one round sends them all on:
//!
//! ```text
//!     moving south, curve NE → east      moving east, curve NW → north
//!     moving south, curve NW → west      moving east, curve SW → south
//!     moving north, curve SE → east      moving west, curve NE → north
//!     moving north, curve SW → west      moving west, curve SE → south
//! ```
//!
//! A search over (card, entry edge) one by one is the oracle in the tests.

use crate::board::COLUMN;
use crate::{Board, Curve, Line};

const NE: usize = Curve::NorthEast as usize;
const SE: usize = Curve::SouthEast as usize;
const SW: usize = Curve::SouthWest as usize;
const NW: usize = Curve::NorthWest as usize;

/// The cards that trains enter, by the direction in which they move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flood {
    pub(crate) south: u64,
    pub(crate) north: u64,
    pub(crate) east: u64,
    pub(crate) west: u64,
}

impl Flood {
    /// Trains that leave cards eastwards, as bits of the cards they leave.
    #[inline]
    pub(crate) fn out_east(&self, curves: &[u64; 4]) -> u64 {
        self.south & curves[NE] | self.north & curves[SE]
    }

    #[inline]
    pub(crate) fn out_west(&self, curves: &[u64; 4]) -> u64 {
        self.south & curves[NW] | self.north & curves[SW]
    }

    #[inline]
    pub(crate) fn out_south(&self, curves: &[u64; 4]) -> u64 {
        self.east & curves[SW] | self.west & curves[SE]
    }

    #[inline]
    pub(crate) fn out_north(&self, curves: &[u64; 4]) -> u64 {
        self.east & curves[NW] | self.west & curves[NE]
    }

    /// All trains of both.
    #[must_use]
    pub(crate) fn join(&self, more: &Flood) -> Flood {
        Flood {
            south: self.south | more.south,
            north: self.north | more.north,
            east: self.east | more.east,
            west: self.west | more.west,
        }
    }

    /// All trains, and those one step further.
    #[must_use]
    pub(crate) fn step(&self, curves: &[u64; 4]) -> Flood {
        Flood {
            south: self.south | self.out_south(curves) << 8,
            north: self.north | self.out_north(curves) >> 8,
            east: self.east | self.out_east(curves) << 1,
            west: self.west | self.out_west(curves) >> 1,
        }
    }

    /// Sends all trains on until none reaches anything new.
    #[must_use]
    pub(crate) fn spread(mut self, curves: &[u64; 4]) -> Flood {
        loop {
            let before = (self.south, self.north);
            self.east |= self.out_east(curves) << 1;
            self.west |= self.out_west(curves) >> 1;
            self.south |= self.out_south(curves) << 8;
            self.north |= self.out_north(curves) >> 8;
            if (self.south, self.north) == before {
                // Level trains were sent on from these very upright ones in this round.
                return self;
            }
        }
    }
}

/// The cards of the row or column at the beginning of a line: north, or west.
#[inline]
fn first(board: &Board, line: Line) -> u64 {
    match line {
        Line::NorthSouth => 0xff,
        Line::EastWest => COLUMN & (u64::MAX >> (64 - 8 * u32::from(board.height.clamp(1, 8)))),
    }
}

/// The cards of the row or column at the end of a line: south, or east.
#[inline]
fn last(board: &Board, size: u8, line: Line) -> u64 {
    let beyond = u32::from(size.clamp(1, 8) - 1);
    match line {
        Line::NorthSouth => 0xff << (8 * beyond),
        Line::EastWest => first(board, line) << beyond,
    }
}

/// Do the cards span the frame along this line (KP-5)? Only then can a connection exist.
#[inline]
fn spans(board: &Board, size: u8, line: Line) -> bool {
    match line {
        Line::NorthSouth => board.height >= size,
        Line::EastWest => board.width >= size,
    }
}

/// Can a train drive from one side of the frame to the opposite one (KP-14, KP-15)?
#[inline]
pub(crate) fn connected(board: &Board, size: u8, line: Line) -> bool {
    if !spans(board, size, line) {
        return false;
    }
    let curves = &board.curves;
    let goal = last(board, size, line);
    let start = first(board, line);
    match line {
        Line::NorthSouth => {
            let mut trains = Flood { south: start, ..Flood::default() };
            loop {
                let before = (trains.east, trains.west);
                trains.east |= trains.out_east(curves) << 1;
                trains.west |= trains.out_west(curves) >> 1;
                if (trains.east, trains.west) == before {
                    return false;
                }
                let out = trains.out_south(curves);
                if out & goal != 0 {
                    return true;
                }
                trains.south |= out << 8;
                trains.north |= trains.out_north(curves) >> 8;
            }
        }
        Line::EastWest => {
            let mut trains = Flood { east: start, ..Flood::default() };
            loop {
                let before = (trains.south, trains.north);
                trains.south |= trains.out_south(curves) << 8;
                trains.north |= trains.out_north(curves) >> 8;
                if (trains.south, trains.north) == before {
                    return false;
                }
                let out = trains.out_east(curves);
                if out & goal != 0 {
                    return true;
                }
                trains.east |= out << 1;
                trains.west |= trains.out_west(curves) >> 1;
            }
        }
    }
}

/// For each curve the places where some route along this line uses it.
///
/// A curve is part of a route if one train reaches it from the first side and another, driving the other way, reaches
/// its other end from the last side.
pub(crate) fn used(board: &Board, size: u8, line: Line) -> [u64; 4] {
    if !spans(board, size, line) {
        return [0; 4];
    }
    let (start, goal) = (first(board, line), last(board, size, line));
    let (from, to) = match line {
        Line::NorthSouth => {
            (Flood { south: start, ..Flood::default() }, Flood { north: goal, ..Flood::default() })
        }
        Line::EastWest => {
            (Flood { east: start, ..Flood::default() }, Flood { west: goal, ..Flood::default() })
        }
    };
    let (from, to) = (from.spread(&board.curves), to.spread(&board.curves));
    let both = |curve: usize, a: fn(&Flood) -> u64, b: fn(&Flood) -> u64| {
        board.curves[curve] & (a(&from) & b(&to) | b(&from) & a(&to))
    };
    // A train at the north end of a curve moves south into the card, one at the east end moves west.
    [
        both(NE, |trains| trains.south, |trains| trains.west),
        both(SE, |trains| trains.north, |trains| trains.west),
        both(SW, |trains| trains.north, |trains| trains.east),
        both(NW, |trains| trains.south, |trains| trains.east),
    ]
}

/// Does some route along this line pass through the card at this bit?
pub(crate) fn through(board: &Board, size: u8, line: Line, index: u32) -> bool {
    let [a, b, c, d] = used(board, size, line);
    (a | b | c | d) >> (index & 63) & 1 == 1
}
