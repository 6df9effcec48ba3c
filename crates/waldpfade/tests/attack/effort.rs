//! How much is done: until the first limit is reached.

use std::time::{Duration, Instant};

/// What was asked for, or what will do for a test run.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    pub(crate) kills: usize,
    pub(crate) moves: usize,
    pub(crate) races: usize,
    pub(crate) worlds: usize,
    /// Slow clients go on for so long, and nothing goes on for longer.
    pub(crate) time: Duration,
    begun: Instant,
}

impl Effort {
    pub(crate) fn new() -> Effort {
        let number = |name: &str, usual: usize| {
            std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
        };
        Effort {
            kills: number("ATTACK_KILLS", 4),
            moves: number("ATTACK_MOVES", 40),
            races: number("ATTACK_RACES", 30),
            worlds: number("ATTACK_WORLDS", 8),
            time: Duration::from_secs(number("ATTACK_SECONDS", 10) as u64),
            begun: Instant::now(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.begun.elapsed() >= self.time
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }
}

/// So many faults are told in words.
const TOLD: usize = 10;

/// What went wrong.
#[derive(Default)]
pub(crate) struct Faults {
    count: usize,
    told: Vec<String>,
}

impl Faults {
    pub(crate) fn add(&mut self, fault: String) {
        self.count += 1;
        if self.told.len() < TOLD {
            self.told.push(fault);
        }
    }

    pub(crate) fn append(&mut self, other: Faults) {
        self.count += other.count;
        self.told.extend(other.told);
        self.told.truncate(TOLD);
    }

    /// Prints what a program did, as one line; fails if anything was at fault.
    #[track_caller]
    pub(crate) fn report(self, name: &str, mut figures: serde_json::Value) {
        figures["faults"] = self.count.into();
        println!("{name}: {figures}");
        assert_eq!(self.count, 0, "{}", self.told.join("\n"));
    }
}
