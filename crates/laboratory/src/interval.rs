//! What may be concluded from a win rate.

use crate::{Histogram, VICTORY};

/// The normal quantile of 97.5 %.
const Z: f64 = 1.959_963_984_540_054;

/// The interval in which a rate lies with 95 % confidence, after Wilson: sound for few games and for rates near 0 and 1.
///
/// ```
/// let [low, high] = laboratory::wilson(0.5, 100.0);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// assert_eq!(laboratory::wilson(0.0, 0.0), [0.0, 1.0]);
/// ```
pub fn wilson(rate: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let n = games;
    let denominator = 1.0 + Z * Z / n;
    let centre = (rate + Z * Z / (2.0 * n)) / denominator;
    let reach = Z / denominator * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    [(centre - reach).max(0.0), (centre + reach).min(1.0)]
}

/// The interval of a win rate from blocks of games: with 95 % confidence, whatever the games of a block have to do with
/// each other.
///
/// Blocks are the independent unit, so the spread of their means says how sure the mean of all is. Two blocks of
/// nothing but defeats and two of nothing but victories are added first, as Agresti and Coull do for plain rates: that
/// keeps the interval honest for few blocks, and where all blocks are alike.
///
/// ```
/// # use laboratory::{VICTORY, block_interval};
/// // A hundred pairs of games, each one victory and one defeat: the seat decided all of them.
/// let blocks = (0..100).map(|_| VICTORY as i64).collect();
/// let [low, high] = block_interval(&blocks, 2);
/// assert!(low > 0.48 && high < 0.52, "closer than 200 independent games would allow");
/// ```
pub fn block_interval(blocks: &Histogram, games_each: usize) -> [f64; 2] {
    let most = VICTORY as f64 * games_each.max(1) as f64;
    let count = blocks.count() as f64 + 4.0;
    let mean = (blocks.sum() / most + 2.0) / count;
    let squares: f64 = blocks
        .0
        .iter()
        .map(|(points, times)| (*points as f64 / most - mean).powi(2) * *times as f64)
        .sum::<f64>()
        + 2.0 * mean.powi(2)
        + 2.0 * (1.0 - mean).powi(2);
    let reach = Z * (squares / (count - 1.0) / count).sqrt();
    [(mean - reach).max(0.0), (mean + reach).min(1.0)]
}

/// How many independent games all these are worth, at most as many as they are: fewer, if the games of a block tend to
/// end alike.
pub fn worth(rate: f64, games: u64, blocks: &Histogram, games_each: usize) -> f64 {
    let most = VICTORY as f64 * games_each.max(1) as f64;
    let alone = rate * (1.0 - rate) / games_each.max(1) as f64;
    let count = blocks.count();
    if count < 2 || alone <= 0.0 {
        return games as f64;
    }
    let seen = blocks.variance() / (most * most) * count as f64 / (count - 1) as f64;
    games as f64 / (seen / alone).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use opponents::quick;
    use rand_core::Rng;

    /// In how many of 2,000 experiments the interval holds the true rate. Both games of a pair go to the entrant with
    /// `both`, to the other with `neither`, and the rest are shared.
    fn holds(pairs: u32, both: f64, neither: f64, interval: impl Fn(&Histogram) -> [f64; 2]) -> f64 {
        let truth = both + (1.0 - both - neither) / 2.0;
        let mut numbers = quick(7);
        let mut held = 0;
        for _ in 0..2_000 {
            let blocks = (0..pairs)
                .map(|_| match f64::from(numbers.next_u32()) / 4_294_967_296.0 {
                    draw if draw < both => 2 * VICTORY as i64,
                    draw if draw < both + neither => 0,
                    _ => VICTORY as i64,
                })
                .collect();
            let [low, high] = interval(&blocks);
            held += u32::from(low <= truth && truth <= high);
        }
        f64::from(held) / 2_000.0
    }

    #[test]
    fn block_intervals_hold_what_they_promise() {
        for (pairs, both, neither) in [
            (20, 0.25, 0.25),
            (20, 0.9, 0.02),
            (50, 0.05, 0.05),
            (100, 0.45, 0.45),
            (400, 0.6, 0.1),
            (10, 0.0, 0.0),
        ] {
            let share = holds(pairs, both, neither, |blocks| block_interval(blocks, 2));
            assert!(share > 0.93, "{pairs} pairs, {both}, {neither}: {share}");
        }
    }

    /// Pairs that end alike fool Wilson's interval unless their worth is counted.
    #[test]
    fn games_that_end_alike_are_worth_less() {
        let plain = |blocks: &Histogram| {
            let rate = blocks.mean() / (2 * VICTORY) as f64;
            wilson(rate, 2.0 * blocks.count() as f64)
        };
        let weighed = |blocks: &Histogram| {
            let rate = blocks.mean() / (2 * VICTORY) as f64;
            wilson(rate, worth(rate, 2 * blocks.count(), blocks, 2))
        };
        assert!(holds(200, 0.5, 0.5, plain) < 0.9);
        assert!(holds(200, 0.5, 0.5, weighed) > 0.94);
        // Where luck cancels, the same interval is wider than it had to be: never too narrow.
        assert!(holds(200, 0.05, 0.05, weighed) > 0.99);
    }

    #[test]
    fn luck_that_cancels_makes_blocks_worth_more() {
        let cancels =
            (0..200).map(|n| if n % 10 == 0 { 2 * VICTORY as i64 } else { VICTORY as i64 }).collect();
        let [low, high] = block_interval(&cancels, 2);
        let [wide_low, wide_high] = wilson(0.55, 400.0);
        assert!(high - low < 0.6 * (wide_high - wide_low));
    }

    #[test]
    fn nothing_known_is_everything_possible() {
        let [low, high] = block_interval(&Histogram::default(), 2);
        assert!(low < 0.05 && high > 0.95);
        let [low, high] = wilson(0.5, 0.0);
        assert!(low < 1e-9 && high > 1.0 - 1e-9);
    }
}
