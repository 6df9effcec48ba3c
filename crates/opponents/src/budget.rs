//! How much a player may think, and how it is stopped.

use core::time::Duration;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How much a player may think about one decision. What is left open is filled in by the level.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// After so many iterations of its search it decides. The same number gives the same answer on every machine.
    pub iterations: Option<u64>,
    /// After this long it decides with what it has. With a limit of time answers depend on the machine.
    pub time: Option<Duration>,
    /// Whoever raises it gets an answer at once.
    pub stop: Stop,
}

/// How many iterations at most go into the question whether to react.
const REACTION_ITERATIONS: u64 = 32;
/// How long at most a player with a limit of time thinks about it.
const REACTION_TIME: Duration = Duration::from_millis(20);

impl Budget {
    /// So many iterations, and no limit of time.
    pub fn iterations(count: u64) -> Budget {
        Budget { iterations: Some(count), ..Budget::default() }
    }

    /// So much time.
    pub fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::default() }
    }
}

/// A handle by which thinking is cut short; its clones share one flag.
///
/// ```
/// # use opponents::Stop;
/// let stop = Stop::new();
/// let seen_by_player = stop.clone();
/// stop.raise();
/// assert!(seen_by_player.raised());
/// assert!(!Stop::default().raised(), "nobody can raise the default one");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Option<Flag>);

#[derive(Clone, Debug)]
enum Flag {
    Shared(Arc<AtomicBool>),
    Fixed(&'static AtomicBool),
}

impl Stop {
    /// A flag that is down.
    pub fn new() -> Stop {
        Stop(Some(Flag::Shared(Arc::new(AtomicBool::new(false)))))
    }

    /// A flag that lives as long as the program.
    pub fn of(flag: &'static AtomicBool) -> Stop {
        Stop(Some(Flag::Fixed(flag)))
    }

    /// Ends the thinking of everybody who holds a clone.
    pub fn raise(&self) {
        if let Some(flag) = self.flag() {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Is it up?
    #[inline]
    pub fn raised(&self) -> bool {
        self.flag().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    #[inline]
    fn flag(&self) -> Option<&AtomicBool> {
        match &self.0 {
            Some(Flag::Shared(flag)) => Some(flag),
            Some(Flag::Fixed(flag)) => Some(flag),
            None => None,
        }
    }
}

/// A budget that is being spent on one decision.
#[derive(Clone, Debug)]
pub(crate) struct Allowance {
    stop: Stop,
    begun: Instant,
    deadline: Option<Instant>,
    /// How many more iterations there may be.
    left: u64,
    spent: bool,
}

impl Allowance {
    /// The share of the time that is used for thinking; the rest is for the operating system, which on a busy machine
    /// takes its time to give a program its turn.
    const SHARE: f64 = 0.88;

    pub(crate) fn new(budget: &Budget) -> Allowance {
        let begun = Instant::now();
        let deadline = budget.time.and_then(|time| begun.checked_add(time.mul_f64(Allowance::SHARE)));
        Allowance {
            stop: budget.stop.clone(),
            begun,
            deadline,
            left: budget.iterations.unwrap_or(u64::MAX),
            spent: false,
        }
    }

    /// The same from now on: what was spent before says nothing about what comes.
    pub(crate) fn begun_now(mut self) -> Allowance {
        self.begun = Instant::now();
        self
    }

    /// The same time and stop for one of several who share the iterations evenly.
    pub(crate) fn split(&self, parts: u64) -> Allowance {
        let mut part = self.clone();
        if self.left != u64::MAX {
            part.left = self.left.div_ceil(parts.max(1));
        }
        part
    }

    /// The same with so many iterations at most.
    pub(crate) fn at_most(mut self, iterations: u64) -> Allowance {
        self.left = self.left.min(iterations);
        self
    }

    /// The part that is spent on a question that can be answered with a pass ([`table::Rules::pass`]), of which there are
    /// many in a turn: 32 iterations at most, and 20 ms if there is any limit of time. Without one there is none here
    /// either, so that counted iterations give the same answer on every machine.
    pub(crate) fn for_a_reaction(mut self) -> Allowance {
        let soon = self.begun.checked_add(REACTION_TIME);
        self.deadline = self.deadline.map(|deadline| soon.map_or(deadline, |soon| deadline.min(soon)));
        self.at_most(REACTION_ITERATIONS)
    }

    /// Takes one iteration; says whether it may be made.
    #[inline]
    pub(crate) fn take(&mut self) -> bool {
        if self.left == 0 || self.is_over() {
            return false;
        }
        self.left -= 1;
        true
    }

    /// How many more iterations there may be at most, judged by how long the last ones took since `begun`.
    pub(crate) fn outlook(&self, made: u64) -> u64 {
        let Some(deadline) = self.deadline else { return self.left };
        let now = Instant::now();
        let rest = deadline.saturating_duration_since(now).as_secs_f64();
        let each = (now - self.begun).as_secs_f64() / made.max(1) as f64;
        // A search gets faster where its tree is known already; nobody shall have hoped in vain.
        self.left.min((rest / each.max(1e-9) * 1.25) as u64 + 1)
    }

    /// Is the time over, or was the flag raised? Cheap enough to be asked every microsecond.
    #[inline]
    pub(crate) fn is_over(&mut self) -> bool {
        if !self.spent {
            self.spent =
                self.stop.raised() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        }
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterations_are_counted_and_shared() {
        let mut allowance = Allowance::new(&Budget::iterations(5));
        assert_eq!((0..10).filter(|_| allowance.take()).count(), 5);
        let mut half = Allowance::new(&Budget::iterations(5)).split(2);
        assert_eq!((0..10).filter(|_| half.take()).count(), 3);
        assert!(!half.is_over(), "time is not");
        let mut fewer = Allowance::new(&Budget::iterations(5)).at_most(2);
        assert_eq!((0..10).filter(|_| fewer.take()).count(), 2);
        assert_eq!(Allowance::new(&Budget::iterations(5)).at_most(9).outlook(0), 5);
    }

    #[test]
    fn a_reaction_takes_a_small_part_of_any_budget() {
        let iterations = |budget: &Budget| {
            let mut part = Allowance::new(budget).for_a_reaction();
            (0..100).filter(|_| part.take()).count()
        };
        assert_eq!(iterations(&Budget::iterations(10_000)), 32);
        assert_eq!(iterations(&Budget::iterations(8)), 8);
        assert_eq!(iterations(&Budget::time(Duration::ZERO)), 0);
        let longest = |budget: &Budget| {
            let part = Allowance::new(budget).for_a_reaction();
            part.deadline.map(|deadline| deadline - part.begun)
        };
        assert_eq!(longest(&Budget::iterations(10_000)), None, "the same answer on every machine");
        assert_eq!(longest(&Budget::time(Duration::from_secs(1))), Some(REACTION_TIME));
        assert!(longest(&Budget::time(Duration::from_millis(5))) < Some(Duration::from_millis(5)));
    }

    #[test]
    fn the_outlook_never_exceeds_what_is_left() {
        let mut allowance = Allowance::new(&Budget::iterations(5));
        assert_eq!(allowance.outlook(0), 5);
        assert!(allowance.take());
        assert_eq!(allowance.outlook(1), 4);
        let hour = Allowance::new(&Budget::time(Duration::from_hours(1)));
        assert!(hour.outlook(1) > 1000, "one iteration took no time worth mentioning");
        assert_eq!(Allowance::new(&Budget::time(Duration::ZERO)).outlook(7), 1);
    }

    #[test]
    fn time_and_flag_end_it() {
        let mut allowance = Allowance::new(&Budget::time(Duration::ZERO));
        assert!(!allowance.take());
        let stop = Stop::new();
        let mut allowance = Allowance::new(&Budget { stop: stop.clone(), ..Budget::default() });
        assert!(allowance.take());
        stop.raise();
        assert!(!allowance.take() && allowance.is_over());
    }
}
