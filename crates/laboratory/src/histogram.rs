//! How often each whole number came up.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Counts of whole numbers: exact, so that adding up parts in any order gives the same.
///
/// ```
/// # use laboratory::Histogram;
/// let mut rolls: Histogram = [3, 1, 3].into_iter().collect();
/// rolls.join(&[6].into_iter().collect());
/// assert_eq!((rolls.count(), rolls.mean(), rolls.quantile(0.5)), (4, 3.25, 3));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(pub BTreeMap<i64, u64>);

impl Histogram {
    /// One more of this number.
    #[inline]
    pub fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// All of the other's, too.
    pub fn join(&mut self, other: &Histogram) {
        for (value, count) in &other.0 {
            let own = self.0.entry(*value).or_default();
            *own = own.saturating_add(*count);
        }
    }

    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.0.values().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Their sum, as near as a float comes.
    pub fn sum(&self) -> f64 {
        self.0.iter().map(|(value, count)| *value as f64 * *count as f64).sum()
    }

    /// Their mean; 0 of none.
    pub fn mean(&self) -> f64 {
        self.sum() / self.count().max(1) as f64
    }

    /// The mean of the squares of their distances from the mean.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 =
            self.0.iter().map(|(value, count)| (*value as f64 - mean).powi(2) * *count as f64).sum();
        squares / self.count().max(1) as f64
    }

    /// The smallest number that at least this share of all does not exceed; 0 of none.
    pub fn quantile(&self, share: f64) -> i64 {
        let wanted = (self.count() as f64 * share.clamp(0.0, 1.0)).ceil().max(1.0);
        let mut seen = 0.0;
        for (value, count) in &self.0 {
            seen += *count as f64;
            if seen >= wanted {
                return *value;
            }
        }
        self.max()
    }

    /// The largest number; 0 of none.
    pub fn max(&self) -> i64 {
        self.0.last_key_value().map_or(0, |(value, _)| *value)
    }

    /// The smallest number; 0 of none.
    pub fn min(&self) -> i64 {
        self.0.first_key_value().map_or(0, |(value, _)| *value)
    }
}

impl FromIterator<i64> for Histogram {
    fn from_iter<I: IntoIterator<Item = i64>>(values: I) -> Histogram {
        let mut histogram = Histogram::default();
        values.into_iter().for_each(|value| histogram.add(value));
        histogram
    }
}
