//! Runs a check on damaged samples, as long as the environment says, and shows the input that broke it.

use std::str::FromStr;
use std::time::{Duration, Instant};

use super::Mutator;

/// How long a campaign runs, until the first limit is reached, and from which seed.
///
/// An ordinary test run takes the default: short, and the same each time. `cargo xtask fuzz` sets the three variables
/// `FUZZ_ROUNDS`, `FUZZ_SECONDS` and `FUZZ_SEED`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// At most so many inputs.
    pub rounds: u64,
    /// At most so many seconds.
    pub seconds: u64,
    /// Where the stream of inputs begins.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { rounds: 2000, seconds: u64::MAX, seed: 1 }
    }
}

impl Effort {
    /// What the variables say; for those that are not set, the default.
    ///
    /// # Panics
    /// If a variable holds something else than a number: a test that runs with another effort than was asked for would
    /// mislead.
    pub fn from_env() -> Effort {
        let default = Effort::default();
        Effort {
            rounds: variable("FUZZ_ROUNDS", default.rounds),
            seconds: variable("FUZZ_SECONDS", default.seconds),
            seed: variable("FUZZ_SEED", default.seed),
        }
    }
}

fn variable<T: FromStr>(name: &str, default: T) -> T {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name}={text}: a number is needed")),
        Err(_) => default,
    }
}

/// Hands damaged samples to the check, which panics if something is not as it should be.
///
/// A panic, the check's own or one it came upon, fails the test; the input is then printed.
pub fn campaign<S: Into<Vec<u8>>>(
    effort: Effort,
    samples: impl IntoIterator<Item = S>,
    mut check: impl FnMut(&[u8]),
) {
    let limit = Duration::from_secs(effort.seconds);
    let start = Instant::now();
    let mut inputs = Mutator::new(effort.seed, samples);
    let mut rounds = 0;
    while rounds < effort.rounds && start.elapsed() < limit {
        let witness = Witness { input: inputs.draw(), round: rounds, seed: effort.seed };
        check(&witness.input);
        rounds += 1;
    }
    println!("{rounds} inputs from seed {} in {:.1} s", effort.seed, start.elapsed().as_secs_f64());
}

/// Holds an input while it is checked; when dropped in a panic it tells which one it was.
struct Witness {
    input: Vec<u8>,
    round: u64,
    seed: u64,
}

impl Drop for Witness {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Witness { input, round, seed } = self;
            let shown = input.get(..2000).unwrap_or(input);
            let cut = if shown.len() < input.len() { " (the first 2000)" } else { "" };
            eprintln!("input {round} of seed {seed}, {} bytes{cut}:\n{}", input.len(), shown.escape_ascii());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Effort = Effort { rounds: 20_000, seconds: u64::MAX, seed: 5 };

    #[test]
    fn runs_as_many_rounds_as_asked() {
        let mut rounds = 0;
        campaign(Effort { rounds: 123, ..SHORT }, ["a"], |_| rounds += 1);
        assert_eq!(rounds, 123);
        campaign(Effort { seconds: 0, ..SHORT }, ["a"], |_| rounds += 1);
        assert_eq!(rounds, 123);
    }

    /// Planted faults of the usual kinds have to be found.
    #[test]
    #[should_panic(expected = "attempt to add with overflow")]
    fn finds_an_overflow() {
        campaign(SHORT, ["take 2"], |input| {
            let number = std::str::from_utf8(input)
                .ok()
                .and_then(|text| text.strip_prefix("take ")?.parse::<u8>().ok());
            if let Some(number) = number {
                assert!(number.checked_add(1).is_some(), "attempt to add with overflow");
            }
        });
    }

    #[test]
    #[should_panic(expected = "is not a char boundary")]
    fn finds_a_careless_slice() {
        campaign(SHORT, ["e5:ne"], |input| {
            if let Ok(text) = std::str::from_utf8(input)
                && text.len() > 2
            {
                assert!(!text[2..].is_empty());
            }
        });
    }

    #[test]
    #[should_panic(expected = "a card that is not there")]
    fn finds_a_bad_reference_inside_json() {
        campaign(SHORT, [r#"{"cards":[4,5],"top":1}"#], |input| {
            let Ok(json) = serde_json::from_slice::<serde_json::Value>(input) else { return };
            if let (Some(cards), Some(top)) = (json["cards"].as_array(), json["top"].as_u64()) {
                assert!(top < cards.len() as u64, "a card that is not there");
            }
        });
    }
}
