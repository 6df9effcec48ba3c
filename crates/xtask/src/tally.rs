//! Counts tests by the lines in which the test harness sums up each test program.

use std::fmt;

/// How many tests passed and how many failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    passed: u64,
    failed: u64,
}

impl Tally {
    /// Adds what a line says, if it is a summing-up such as
    /// `test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s`.
    pub(crate) fn read(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else { return };
        // "ok. 12 passed": the count is the word before the name.
        let count = |name: &str| {
            let part = result.split(';').find_map(|part| part.trim().strip_suffix(name))?;
            part.split_whitespace().last()?.parse::<u64>().ok()
        };
        self.passed += count("passed").unwrap_or(0);
        self.failed += count("failed").unwrap_or(0);
    }

    /// Makes sure that a failed run shows a failure, also if what failed was no test (formatting, a lint, a build).
    pub(crate) fn show_failure(&mut self) {
        self.failed = self.failed.max(1);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    fn tally(lines: &[&str]) -> String {
        let mut tally = Tally::default();
        for line in lines {
            tally.read(line);
        }
        tally.to_string()
    }

    #[test]
    fn sums_up_several_programs() {
        let lines = [
            "running 13 tests",
            "test square::tests::east ... ok",
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 5 filtered out; finished in 1.20s",
        ];
        assert_eq!(tally(&lines), "15 passed, 2 failed");
    }

    #[test]
    fn ignores_what_tests_print_themselves() {
        assert_eq!(
            tally(&["  test result: ok. 12 passed; 0 failed", "12 passed; 3 failed", ""]),
            "0 passed, 0 failed"
        );
        assert_eq!(tally(&["test result: nonsense", "test result: "]), "0 passed, 0 failed");
    }

    #[test]
    fn a_failed_step_is_never_shown_as_none() {
        let mut tally = Tally::default();
        tally.show_failure();
        assert_eq!(tally.to_string(), "0 passed, 1 failed");
        tally.read("test result: FAILED. 3 passed; 2 failed; 0 ignored");
        tally.show_failure();
        assert_eq!(tally.to_string(), "3 passed, 3 failed");
    }
}
