//! Broken input on purpose: takes valid samples and damages them, the same way for the same seed.
//!
//! Two kinds of damage. `bytes` knows nothing of what it damages: bits, cuts, splices, numbers, nesting, odd
//! characters. `tree` keeps JSON readable and changes what it says, so that the faults lie deeper than the reader's
//! first line. Readers of every format are to survive both: refuse with a reason, or accept and mean it.

mod bytes;
mod campaign;
mod tree;

pub use campaign::{Effort, campaign};

use table::{Dice, Seed};

/// No input grows longer than this many bytes.
pub const LONGEST: usize = 1 << 17;

/// An endless stream of damaged samples.
///
/// The first inputs are the samples themselves, in order: a check that refuses one of them is wrong itself.
///
/// ```
/// use laws::mutate::Mutator;
///
/// let samples = [r#"{"cards": [1, 2]}"#, "take 2"];
/// let inputs: Vec<Vec<u8>> = Mutator::new(7, samples).take(100).collect();
/// assert_eq!(inputs[1], b"take 2");
/// assert_eq!(inputs, Mutator::new(7, samples).take(100).collect::<Vec<_>>(), "same seed, same inputs");
/// ```
#[derive(Clone)]
pub struct Mutator {
    dice: Dice,
    samples: Vec<Vec<u8>>,
    drawn: usize,
}

impl Mutator {
    /// A stream that grows from the seed and the samples. Without samples it damages nothing, in the literal sense.
    pub fn new<S: Into<Vec<u8>>>(seed: u64, samples: impl IntoIterator<Item = S>) -> Mutator {
        let mut samples: Vec<Vec<u8>> = samples.into_iter().map(Into::into).collect();
        if samples.is_empty() {
            samples.push(Vec::new());
        }
        Mutator { dice: Dice::new(Seed::from_number(seed)), samples, drawn: 0 }
    }

    /// The next input; there is always one.
    pub fn draw(&mut self) -> Vec<u8> {
        let index = self.drawn;
        self.drawn = index.saturating_add(1);
        if let Some(sample) = self.samples.get(index) {
            return sample.clone();
        }
        let mut input = self.dice.pick(&self.samples).cloned().unwrap_or_default();
        // Half of the time one change, so that what is wrong is alone; otherwise a pile of them.
        loop {
            if self.dice.below(2) == 0 || !tree::damage(&mut input, &mut self.dice, &self.samples) {
                bytes::damage(&mut input, &mut self.dice, &self.samples);
            }
            if self.dice.below(2) == 0 {
                break;
            }
        }
        input.truncate(LONGEST);
        input
    }
}

impl Iterator for Mutator {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        Some(self.draw())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const SAMPLES: [&str; 3] =
        [r#"{"board":[[1,2,3],["ne",null]],"seat":0,"name":"oak"}"#, "12 0 e5:ne", "end 91c2\nnext"];

    fn inputs(seed: u64, count: usize) -> Vec<Vec<u8>> {
        Mutator::new(seed, SAMPLES).take(count).collect()
    }

    #[test]
    fn the_seed_decides() {
        assert_eq!(inputs(1, 2000), inputs(1, 2000));
        assert_ne!(inputs(1, 100), inputs(2, 100));
    }

    #[test]
    fn the_samples_come_first() {
        assert_eq!(inputs(1, 3), SAMPLES.map(|sample| sample.as_bytes().to_vec()));
    }

    #[test]
    fn inputs_are_many_and_bounded() {
        let inputs = inputs(1, 5000);
        assert!(inputs.iter().all(|input| input.len() <= LONGEST));
        let different: BTreeSet<_> = inputs.iter().collect();
        assert!(different.len() > 3500, "{} different inputs of 5000", different.len());
    }

    /// Each kind of damage that readers are known to break on has to turn up soon.
    #[test]
    fn every_kind_of_damage_happens() {
        let inputs = inputs(1, 5000);
        let some = |what: &str, holds: &dyn Fn(&[u8]) -> bool| {
            let count = inputs.iter().filter(|input| holds(input)).count();
            assert!(count >= 5, "{what}: {count} of {}", inputs.len());
        };
        let text = |input: &[u8]| String::from_utf8(input.to_vec()).unwrap_or_default();
        some("empty", &|input| input.is_empty());
        some("no UTF-8", &|input| std::str::from_utf8(input).is_err());
        some("NUL", &|input| input.contains(&0));
        some("long", &|input| input.len() > 10_000);
        some("deep", &|input| input.windows(200).any(|part| part.iter().all(|b| *b == b'[')));
        some("beyond 64 bits", &|input| text(input).contains("18446744073709551616"));
        some("beyond ASCII", &|input| std::str::from_utf8(input).is_ok() && !input.is_ascii());
        some("cut short", &|input| {
            SAMPLES
                .iter()
                .any(|s| s.len() > input.len() && !input.is_empty() && s.as_bytes().starts_with(input))
        });
        some("two samples in one", &|input| {
            text(input).starts_with("{\"board") && text(input).ends_with(":ne")
        });
        some("other JSON", &|input| {
            !SAMPLES.iter().any(|s| s.as_bytes() == input)
                && serde_json::from_slice::<serde_json::Value>(input).is_ok_and(|json| json.is_object())
        });
    }

    #[test]
    fn empty_samples_do_no_harm() {
        assert_eq!(Mutator::new(1, [""]).take(1000).count(), 1000);
        assert_eq!(Mutator::new(1, [] as [&str; 0]).take(1000).count(), 1000);
    }
}
