//! What is refused is counted, and told in the log now and then: a flood of requests must not become a flood of lines.

use core::sync::atomic::{AtomicU64, Ordering};

/// Every so many are told, once there have been as many.
const EVERY: u64 = 1000;

/// Counts refusals of one kind.
#[derive(Debug)]
pub(super) struct Refusals {
    count: AtomicU64,
}

impl Refusals {
    pub(super) const fn new() -> Refusals {
        Refusals { count: AtomicU64::new(0) }
    }

    /// One more; says how many there were if that is worth a line: the first, the second, the fourth, and so on.
    pub(super) fn note(&self) -> Option<u64> {
        let count = self.count.fetch_add(1, Ordering::Relaxed) + 1;
        (count.is_power_of_two() && count < EVERY || count.is_multiple_of(EVERY)).then_some(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_rare() {
        let refusals = Refusals::new();
        let told: Vec<u64> = (0..3000).filter_map(|_| refusals.note()).collect();
        assert_eq!(told, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 2000, 3000]);
    }
}
