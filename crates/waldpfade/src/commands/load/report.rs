//! What came of it.

use super::players::Played;
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, tables};
use core::time::Duration;
use serde_json::json;
use table::Phrase;

/// What came of a trial.
pub(super) struct Report {
    tables: u32,
    rate: u32,
    time: Duration,
    /// From the shortest to the longest.
    waits: Vec<Duration>,
    played: Played,
    /// The most memory that this process ever had, in kilobytes, where the system says it.
    peak: Option<u64>,
}

impl Report {
    pub(super) fn new(tables: u32, rate: u32, time: Duration, mut played: Played) -> Report {
        let mut waits = core::mem::take(&mut played.waits);
        waits.sort_unstable();
        Report { tables, rate, time, waits, played, peak: peak() }
    }

    /// Was nothing lost, doubled or refused?
    pub(super) fn is_sound(&self) -> bool {
        self.played.lost == 0 && self.played.doubled == 0 && self.played.errors == 0 && self.played.heard > 0
    }

    /// The wait that so many of a hundred do not exceed, in milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let rank = (self.waits.len() * percent).div_ceil(100).saturating_sub(1);
        self.waits.get(rank).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
    }

    fn moves_per_s(&self) -> f64 {
        self.played.heard as f64 / self.time.as_secs_f64().max(f64::EPSILON)
    }

    pub(super) fn show(&self, as_json: bool, tongue: &Tongue) -> Result<(), Failure> {
        for words in &self.played.told {
            eprintln!("{words}");
        }
        let played = &self.played;
        let longest = self.percentile(100);
        if as_json {
            let line = json!({
                "tables": self.tables, "rate": self.rate, "seconds": self.time.as_secs_f64(),
                "moves": played.heard, "moves_per_s": self.moves_per_s(),
                "lost": played.lost, "doubled": played.doubled, "errors": played.errors, "late": played.late,
                "p50_ms": self.percentile(50), "p99_ms": self.percentile(99), "max_ms": longest,
                "peak_kb": self.peak,
            });
            return files::print_line(&line.to_string());
        }
        let millis = |wait: f64| tongue.say(&Phrase::new("load-millis").with("millis", format!("{wait:.1}")));
        let mut table = tables::numbers(vec![tongue.text("load-figure"), tongue.text("load-value")]);
        let mut row = |key: &str, value: String| {
            table.add_row([tongue.text(key), value]);
        };
        row("load-tables", tables::figure_whole(self.tables.into()));
        row("load-moves", tables::figure_whole(played.heard));
        row("load-rate", tables::figure(self.moves_per_s()));
        row("load-lost", played.lost.to_string());
        row("load-doubled", played.doubled.to_string());
        row("load-errors", played.errors.to_string());
        row("load-late", played.late.to_string());
        row("load-median", millis(self.percentile(50)));
        row("load-slow", millis(self.percentile(99)));
        row("load-slowest", millis(longest));
        if let Some(peak) = self.peak {
            let peak = Phrase::new("load-megabytes").with("megabytes", peak.div_ceil(1024));
            row("load-peak", tongue.say(&peak));
        }
        files::print_line(&table.to_string())
    }
}

/// The most memory that this process ever had, in kilobytes; known on Linux.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(waits: &[u64], lost: u64) -> Report {
        let waits = waits.iter().map(|millis| Duration::from_millis(*millis)).collect();
        let played = Played { heard: 3, lost, waits, ..Played::default() };
        Report::new(1, 1, Duration::from_secs(2), played)
    }

    #[test]
    fn percentiles_are_by_rank() {
        let waits: Vec<u64> = (1..=100).rev().collect();
        let report = report(&waits, 0);
        assert!((report.percentile(50) - 50.0).abs() < 0.001);
        assert!((report.percentile(99) - 99.0).abs() < 0.001);
        assert!((report.percentile(100) - 100.0).abs() < 0.001);
        assert!((report.moves_per_s() - 1.5).abs() < 0.001);
    }

    #[test]
    fn nothing_may_be_lost() {
        assert!(report(&[1], 0).is_sound());
        assert!(!report(&[1], 1).is_sound());
        assert!((report(&[], 0).percentile(99)).abs() < 0.001);
    }
}
