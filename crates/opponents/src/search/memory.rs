//! Positions that a search has been to: a transposition table.

/// What a remembered value means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What was found about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    key: u64,
    pub(super) value: f32,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The rank of the best move in the list of all moves.
    pub(super) best: u16,
}

/// A fixed number of positions; newer and deeper findings replace others.
pub(super) struct Memory {
    slots: Vec<Option<Found>>,
}

impl Memory {
    /// Room for two to this power of positions.
    pub(super) fn new(power: u32) -> Memory {
        Memory { slots: vec![None; 1 << power] }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    #[inline]
    pub(super) fn recall(&self, key: u64) -> Option<Found> {
        self.slots[self.slot(key)].filter(|found| found.key == key)
    }

    #[inline]
    pub(super) fn keep(&mut self, key: u64, value: f32, depth: u8, bound: Bound, best: u16) {
        let slot = self.slot(key);
        if self.slots[slot].is_none_or(|found| found.key != key || found.depth <= depth) {
            self.slots[slot] = Some(Found { key, value, depth, bound, best });
        }
    }
}
