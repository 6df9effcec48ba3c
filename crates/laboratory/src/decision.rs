//! When it is decided who is better: a test that may be looked at after every block.
//!
//! Somebody who doubts that the first is better starts with one coin and bets, block by block, that it is: a fixed
//! share λ of what he has on the lead of the first, which lies between −1 and 1. If the first is not better, no bet
//! gains on average, and by Ville's inequality the chance to *ever* reach K coins is at most 1/K. So whenever K coins
//! are there the doubt is refuted with error 1/K, however often one looks and whatever made one stop. Spreading the
//! first coin over several λ keeps this true and finds large leads as well as small ones.
//!
//! What he has depends on how often each lead occurred, not on the order: it follows from the exact counts alone.

use crate::{Histogram, Tally, VICTORY, pairs};

/// The shares that are bet, from the timid to the bold; a coin is spread evenly over them.
const SHARES: [f64; 8] = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8];

/// The chance to name somebody who is not better, at most.
const ERROR: f64 = 0.05;

/// The logarithm of what the bettor has who bets on these leads, of blocks of so many games.
fn log_capital(leads: &Histogram, games_each: usize, sign: f64) -> f64 {
    let most = VICTORY as f64 * games_each.max(1) as f64;
    let logs = SHARES.map(|share| {
        leads
            .0
            .iter()
            .map(|(lead, times)| (1.0 + share * sign * *lead as f64 / most).ln() * *times as f64)
            .sum::<f64>()
    });
    let best = logs.into_iter().fold(f64::NEG_INFINITY, f64::max);
    best + (logs.iter().map(|log| (log - best).exp()).sum::<f64>() / SHARES.len() as f64).ln()
}

/// The entrant that has proved to be better than each of the others, with an error of at most 5 % over the whole run.
///
/// ```
/// # use laboratory::{Tally, VICTORY, decided};
/// let mut tally = Tally::new(2, 2);
/// tally.duels[0].leads = (0..40).map(|_| 2 * VICTORY as i64).collect();
/// assert_eq!(decided(&tally), Some(0), "forty pairs won, none lost");
/// ```
pub fn decided(tally: &Tally) -> Option<usize> {
    let seats = tally.seats();
    // Everybody could be named wrongly against everybody else.
    let needed = ((seats * seats.saturating_sub(1)) as f64 / ERROR).ln();
    (0..seats).filter(|_| seats > 1).find(|&entrant| {
        pairs(seats).zip(&tally.duels).all(|((first, second), duel)| {
            (first != entrant && second != entrant)
                || log_capital(&duel.leads, tally.block, if first == entrant { 1.0 } else { -1.0 }) >= needed
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use opponents::quick;
    use rand_core::Rng;

    /// After how many pairs it is decided, looking after each of at most 3,000; `None` if never.
    fn experiment(seed: u64, better: f64) -> Option<(usize, u32)> {
        let mut numbers = quick(seed);
        let mut tally = Tally::new(2, 2);
        for pair in 1..=3_000u32 {
            let mut lead = 0;
            for _ in 0..2 {
                let first = f64::from(numbers.next_u32()) / 4_294_967_296.0 < better;
                lead += if first { VICTORY as i64 } else { -(VICTORY as i64) };
            }
            tally.duels[0].leads.add(lead);
            if pair % 10 == 0
                && let Some(entrant) = decided(&tally)
            {
                return Some((entrant, pair));
            }
        }
        None
    }

    #[test]
    fn equals_are_hardly_ever_told_apart_however_often_one_looks() {
        let wrong = (0..400).filter(|&seed| experiment(seed, 0.5).is_some()).count();
        assert!(wrong <= 20, "{wrong} of 400, 20 are allowed");
    }

    #[test]
    fn the_better_one_is_found_and_the_sooner_the_better_it_is() {
        let mean = |better: f64| {
            let pairs: Vec<u32> = (0..40)
                .filter_map(|seed| experiment(seed, better))
                .map(|found| {
                    assert_eq!(found.0, 0);
                    found.1
                })
                .collect();
            assert!(pairs.len() >= 39, "{better}: {}", pairs.len());
            pairs.iter().sum::<u32>() / pairs.len() as u32
        };
        let (slight, clear) = (mean(0.56), mean(0.75));
        assert!(clear * 5 < slight && clear < 60, "{clear} {slight}");
    }

    #[test]
    fn alone_nobody_is_better() {
        assert_eq!(decided(&Tally::new(1, 1)), None);
        assert_eq!(decided(&Tally::new(3, 3)), None);
    }
}
