//! Time as the server counts it: it goes on evenly, whatever happens to the clock of the machine.
//!
//! The clock is read once, when somebody first asks. From then on a monotonic clock counts. Whoever sets the clock of
//! the machine forward takes nobody's time away, and whoever sets it back stops no clock. After a restart time goes on
//! from the clock or from the last moment that is stored, whichever is later.

use crate::Millis;
use core::sync::atomic::{AtomicI64, Ordering};
use std::sync::OnceLock;
use std::time::Instant;

/// A stored moment that is further ahead than this comes from a clock that was wrong by years: it is not followed.
const TOO_FAR: Millis = 366 * 24 * 3_600_000;

#[derive(Debug)]
struct Time {
    /// The moment at which counting began; raised by [`not_before`].
    base: AtomicI64,
    since: Instant,
}

static TIME: OnceLock<Time> = OnceLock::new();

impl Time {
    fn from(wall: Millis) -> Time {
        Time { base: AtomicI64::new(wall), since: Instant::now() }
    }

    fn elapsed(&self) -> Millis {
        i64::try_from(self.since.elapsed().as_millis()).unwrap_or(i64::MAX)
    }

    fn now(&self) -> Millis {
        self.base.load(Ordering::Relaxed).saturating_add(self.elapsed())
    }

    fn not_before(&self, moment: Millis) -> bool {
        let ahead = moment.saturating_sub(self.now());
        if ahead > TOO_FAR {
            return false;
        }
        self.base.fetch_max(moment.saturating_sub(self.elapsed()), Ordering::Relaxed);
        true
    }
}

fn wall() -> Millis {
    jiff::Timestamp::now().as_millisecond()
}

/// The moment it is now: never before a moment that was told earlier.
pub fn now() -> Millis {
    TIME.get_or_init(|| Time::from(wall())).now()
}

/// Lets time begin at this moment, whatever the clock of the machine says; refused once time has begun. For tests of
/// clocks that are wrong.
pub fn begin_at(moment: Millis) -> bool {
    TIME.set(Time::from(moment)).is_ok()
}

/// Takes note of a moment that has been: time goes on after it.
pub(crate) fn not_before(moment: Millis) {
    now();
    if let Some(time) = TIME.get()
        && !time.not_before(moment)
    {
        tracing::warn!(
            moment,
            "a stored moment lies years ahead of the clock of this machine; it is not followed"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_moment_raises_the_time_and_an_older_one_does_not() {
        let time = Time::from(1_000_000);
        assert!(time.not_before(5_000_000));
        assert!((5_000_000..5_060_000).contains(&time.now()), "{}", time.now());
        assert!(time.not_before(2_000_000));
        assert!(time.now() >= 5_000_000);
        assert!(!time.not_before(6_000_000 + TOO_FAR), "years ahead");
        assert!(time.now() < 5_060_000);
    }
}
