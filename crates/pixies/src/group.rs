//! Groups of neighbouring spaces (PX-16).
//!
//! ```text
//!   1 2 3      space n is bit n−1 of a set of nine; neighbours share an edge
//!   4 5 6
//!   7 8 9
//! ```
//!
//! There are only 512 sets, so the largest group of each is worked out at compile time.

/// A set of spaces, one bit each.
pub type Spaces = u16;

/// All nine spaces.
pub const ALL_SPACES: Spaces = 0x1ff;

/// The largest group of each set of spaces; of several equally large ones that with the lowest space.
static LARGEST: [Spaces; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut left = set as Spaces;
        let mut best: Spaces = 0;
        while left != 0 {
            let group = flood(left & left.wrapping_neg(), left);
            if group.count_ones() > best.count_ones() {
                best = group;
            }
            left &= !group;
        }
        table[set] = best;
        set += 1;
    }
    table
};

/// How many spaces each set has: quicker than counting bits where the machine has no instruction for it.
static SIZES: [u8; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        table[set] = (set as u32).count_ones() as u8;
        set += 1;
    }
    table
};

/// How many spaces a set has.
#[inline]
pub(crate) fn group_size(set: Spaces) -> u8 {
    SIZES[usize::from(set & ALL_SPACES)]
}

/// The spaces beside these, these not necessarily excluded.
pub(crate) const fn beside(set: Spaces) -> Spaces {
    const LEFT: Spaces = 0b001_001_001;
    const RIGHT: Spaces = 0b100_100_100;
    ((set << 3) | (set >> 3) | ((set & !RIGHT) << 1) | ((set & !LEFT) >> 1)) & ALL_SPACES
}

const fn flood(seed: Spaces, within: Spaces) -> Spaces {
    let mut group = seed;
    loop {
        let grown = group | (beside(group) & within);
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The largest group of orthogonally connected spaces of a set.
#[inline]
pub fn largest_group(set: Spaces) -> Spaces {
    LARGEST[usize::from(set & ALL_SPACES)]
}

/// The numbers (1 to 9) of the spaces of a set, in order.
pub fn numbers(set: Spaces) -> impl Iterator<Item = u8> + Clone {
    (1..=9).filter(move |number| set & (1 << (number - 1)) != 0)
}
