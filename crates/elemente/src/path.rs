//! A path of at most twelve tiles, while it is built and when it lies.
//!
//! Tiles are kept in reading order, so that equal paths are equal values, however they came about. Sets of tiles are
//! masks: bit `n` is the tile with number `n` in that order.

use crate::element::{Element, Tiles};
use crate::hex::{Hex, REACH};

/// How many tiles a finished path has.
pub const TILES: usize = 12;

/// For each tile and direction the number of the tile that lies there, or [`NOWHERE`].
pub type Steps = [[u8; 6]; TILES];

/// No tile lies there.
pub const NOWHERE: u8 = 0xff;

/// The tiles that one player has laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Path {
    len: u8,
    at: [Hex; TILES],
    tile: [Element; TILES],
}

impl Path {
    /// How many tiles lie.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Does none lie?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The places in reading order.
    #[inline]
    pub fn places(&self) -> &[Hex] {
        &self.at[..self.len()]
    }

    /// The elements in the order of [`Path::places`].
    #[inline]
    pub fn elements(&self) -> &[Element] {
        &self.tile[..self.len()]
    }

    /// Places and elements in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, Element)> + Clone + '_ {
        self.places().iter().copied().zip(self.elements().iter().copied())
    }

    /// The number of the tile that lies here.
    #[inline]
    pub fn find(&self, at: Hex) -> Option<usize> {
        self.places().iter().position(|&place| place == at)
    }

    /// The element of the tile that lies here.
    pub fn get(&self, at: Hex) -> Option<Element> {
        self.find(at).map(|index| self.tile[index])
    }

    /// The tiles as counts.
    pub fn tiles(&self) -> Tiles {
        self.elements().iter().copied().collect()
    }

    /// The set of all tiles.
    #[inline]
    pub const fn all(&self) -> u16 {
        ((1u32 << self.len) - 1) as u16
    }

    /// The set of the tiles of one element.
    #[inline]
    pub fn of(&self, element: Element) -> u16 {
        self.elements().iter().enumerate().fold(0, |set, (n, &tile)| set | u16::from(tile == element) << n)
    }

    /// Lays a tile, in exchange for the one that lies there. A thirteenth tile, or one off the table, is not laid.
    pub fn lay(&mut self, at: Hex, tile: Element) -> Option<Element> {
        if let Some(index) = self.find(at) {
            return Some(core::mem::replace(&mut self.tile[index], tile));
        }
        let len = self.len();
        if len == TILES || !at.on_table() {
            return None;
        }
        let index = self.places().partition_point(|&place| place < at);
        self.at.copy_within(index..len, index + 1);
        self.tile.copy_within(index..len, index + 1);
        self.at[index] = at;
        self.tile[index] = tile;
        self.len += 1;
        None
    }

    /// Lifts the tile that lies here.
    pub fn lift(&mut self, at: Hex) -> Option<Element> {
        let index = self.find(at)?;
        let tile = self.tile[index];
        let len = self.len();
        self.at.copy_within(index + 1..len, index);
        self.tile.copy_within(index + 1..len, index);
        // What is unused has one form, so that equal paths are equal values.
        self.at[len - 1] = Hex::default();
        self.tile[len - 1] = Element::default();
        self.len -= 1;
        Some(tile)
    }

    /// For each tile the set of its neighbours.
    pub fn near(&self) -> [u16; TILES] {
        let mut near = [0; TILES];
        let places = self.places();
        for (i, a) in places.iter().enumerate() {
            for (j, b) in places.iter().enumerate().skip(i + 1) {
                // In reading order the neighbours that follow are those to the right and in the next row.
                let step = b.minus(*a);
                if step == Hex::STEPS[0] || step == Hex::STEPS[4] || step == Hex::STEPS[5] {
                    near[i] |= 1 << j;
                    near[j] |= 1 << i;
                }
            }
        }
        near
    }

    /// For each tile and direction the tile that lies there.
    pub fn steps(&self) -> Steps {
        let mut steps = [[NOWHERE; 6]; TILES];
        for (index, place) in self.places().iter().enumerate() {
            for (direction, step) in steps[index].iter_mut().enumerate() {
                if let Some(found) = self.find(place.neighbour(direction)) {
                    *step = found as u8;
                }
            }
        }
        steps
    }

    /// Is it one group? (PE-6)
    pub fn is_connected(&self) -> bool {
        hangs_together(self.all(), &self.near())
    }

    /// The tiles that can be lifted without tearing the rest apart.
    ///
    /// Around a tile its neighbours form arcs. A tile with one arc is never missed; one with several holds the path
    /// together, unless the path runs around a hole and meets itself again. Whether there is a hole shows in the
    /// numbers: tiles − sides + triangles is 1 for a group without holes (Euler).
    pub fn loose(&self) -> u16 {
        let laid = self.rows();
        let (mut sides, mut corners, mut single) = (0, 0, 0u16);
        for (index, &at) in self.places().iter().enumerate() {
            let ring = ring(&laid, at);
            let pairs = ring & (ring << 1 | ring >> 5);
            sides += ring.count_ones();
            corners += (pairs & 0b11_1111).count_ones();
            // Arcs: neighbours that have none before them around the tile; a full ring has none at all.
            let arcs = (ring & !(ring << 1 | ring >> 5)).count_ones();
            single |= u16::from(arcs <= 1) << index;
        }
        let holes = self.len() as u32 + corners / 3 != 1 + sides / 2;
        if !holes || self.is_empty() {
            return single;
        }
        let near = self.near();
        let torn =
            bits(self.all() & !single).filter(|&tile| !hangs_together(self.all() & !(1 << tile), &near));
        self.all() & !torn.fold(0u16, |set, tile| set | 1 << tile)
    }

    /// The tiles as bits of rows.
    fn rows(&self) -> [u32; ROWS] {
        let mut rows = [0u32; ROWS];
        for place in self.places() {
            rows[row(place.r) % ROWS] |= 1 << (column(place.q) % 32);
        }
        rows
    }

    /// The free places on the table beside a tile.
    pub fn rim(&self) -> Rim {
        let mut rim = Rim::default();
        if self.is_empty() {
            rim.low = ROW as u8;
            rim.high = ROW as u8;
            rim.rows[ROW] = 1 << ROW;
            return rim;
        }
        let laid = self.rows();
        // In reading order the first tile lies highest, the last one lowest.
        rim.low = (row(self.at[0].r) - 1) as u8;
        rim.high = (row(self.at[self.len() - 1].r) + 1) as u8;
        for at in usize::from(rim.low)..=usize::from(rim.high) {
            let above = if at == 0 { 0 } else { laid[at - 1] };
            let below = if at + 1 == ROWS { 0 } else { laid[at + 1] };
            let here = laid[at];
            // Beside a tile in this row; below one in the row above; above one in the row below.
            let beside = here << 1 | here >> 1 | above | above >> 1 | below | below << 1;
            rim.rows[at] = beside & !here & ON_TABLE[at];
        }
        rim
    }
}

/// The neighbours of a place that are laid, as bits by direction.
#[inline]
fn ring(laid: &[u32; ROWS], at: Hex) -> u32 {
    let (row, column) = (row(at.r) % ROWS, column(at.q) % 32);
    let here = laid[row] >> (column - 1);
    let above = laid[(row - 1) % ROWS] >> column;
    let below = laid[(row + 1) % ROWS] >> (column - 1);
    // 0 right, 1 above right, 2 above left, 3 left, 4 below left, 5 below right
    here >> 2 & 1 | above & 2 | (above & 1) << 2 | (here & 1) << 3 | (below & 1) << 4 | (below & 2) << 4
}

/// Do the tiles of this set form one group?
#[inline]
pub(crate) fn hangs_together(set: u16, near: &[u16; TILES]) -> bool {
    set == 0 || group(set & set.wrapping_neg(), set, near) == set
}

/// All tiles of a set that can be reached from the seed within it.
#[inline]
pub(crate) fn group(seed: u16, among: u16, near: &[u16; TILES]) -> u16 {
    let mut reached = seed;
    let mut fresh = seed;
    while fresh != 0 {
        let index = fresh.trailing_zeros() as usize;
        let more = near[index] & among & !reached;
        reached |= more;
        fresh = (fresh & (fresh - 1)) | more;
    }
    reached
}

/// The numbers in a set, from the lowest.
#[inline]
pub(crate) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros() as usize;
            set &= set - 1;
            index
        })
    })
}

/// The number at this place of a set.
#[inline]
pub(crate) fn nth_bit(mut set: u16, nth: usize) -> usize {
    for _ in 0..nth {
        set &= set.wrapping_sub(1);
    }
    (set.trailing_zeros() as usize).min(TILES - 1)
}

// One row more than the table has on either side, so that looking above and below needs no case.
const ROWS: usize = 2 * (REACH as usize + 1) + 1;
const ROW: usize = REACH as usize + 1;

const fn row(r: i8) -> usize {
    (r + ROW as i8) as usize
}

const fn column(q: i8) -> u32 {
    (q + ROW as i8) as u32
}

/// The places of the table, as bits of rows.
const ON_TABLE: [u32; ROWS] = {
    let mut rows = [0; ROWS];
    let mut r = -REACH;
    while r <= REACH {
        let mut q = -REACH;
        while q <= REACH {
            if Hex::new(q, r).on_table() {
                rows[row(r)] |= 1 << column(q);
            }
            q += 1;
        }
        r += 1;
    }
    rows
};

/// The free places beside a path, in reading order.
#[derive(Clone, Debug, Default)]
pub struct Rim {
    rows: [u32; ROWS],
    low: u8,
    high: u8,
}

impl Rim {
    fn used(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        (usize::from(self.low)..=usize::from(self.high)).map(|at| (at, self.rows[at]))
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.used().map(|(_, row)| row.count_ones() as usize).sum()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.used().all(|(_, row)| row == 0)
    }

    /// The place with this number in reading order.
    pub fn nth(&self, mut nth: usize) -> Option<Hex> {
        for (at, mut row) in self.used() {
            let count = row.count_ones() as usize;
            if nth < count {
                for _ in 0..nth {
                    row &= row - 1;
                }
                return Some(Hex::new(row.trailing_zeros() as i8 - ROW as i8, at as i8 - ROW as i8));
            }
            nth -= count;
        }
        None
    }

    /// Is this place among them?
    pub fn contains(&self, at: Hex) -> bool {
        at.on_table() && self.rows[row(at.r)] & 1 << column(at.q) != 0
    }

    /// All of them, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        self.used().flat_map(|(at, row)| {
            (0..32)
                .filter(move |bit| row & 1 << bit != 0)
                .map(move |bit| Hex::new(bit as i8 - ROW as i8, at as i8 - ROW as i8))
        })
    }
}
