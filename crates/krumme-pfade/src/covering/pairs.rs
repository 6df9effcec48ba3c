//! Two bits for each board, written by many threads.

use std::sync::atomic::{AtomicU8, Ordering};

/// A table of numbers from 0 to 3; all are 0 at first, and each is written once.
pub(super) struct Pairs(Vec<AtomicU8>);

impl Pairs {
    pub(super) fn new(count: usize) -> Pairs {
        Pairs((0..count.div_ceil(4)).map(|_| AtomicU8::new(0)).collect())
    }

    #[inline]
    pub(super) fn get(&self, index: u32) -> u8 {
        self.0[index as usize / 4].load(Ordering::Relaxed) >> (index % 4 * 2) & 3
    }

    /// Neighbours in the same byte may be written at the same time, so bits are only ever added.
    #[inline]
    pub(super) fn set(&self, index: u32, number: u8) {
        self.0[index as usize / 4].fetch_or((number & 3) << (index % 4 * 2), Ordering::Relaxed);
    }
}
