//! Ratings on the scale of Glicko-2, where 1500 is the middle and 400 points are odds of about ten to one.
//!
//! Players of one strength who meet thousands of times need no history: all games are one rating period. The update of
//! a period moves a rating towards the one that explains its results; it stands still exactly where results and
//! expectation agree, which is the most likely rating after Bradley and Terry. So periods of the same results are
//! repeated, one entrant after the other and each time as if nothing were known of it, until nobody moves. The outcome
//! does not depend on the order of games, as a running Elo number would.
//!
//! Each pair is given one draw that was not played: who won every game is better by much, not by infinitely much.

use crate::{Study, pairs};
use serde::Serialize;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// How strong an entrant is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The rating; the mean of all entrants is 1500.
    pub rating: f64,
    /// Its standard error, taking all games for independent.
    pub deviation: f64,
}

/// Never more results than this for one pair: more would only take time. Larger counts are scaled down.
const MOST: u64 = 4_000;

/// How often each entrant ranked before each other, level with it, and behind it, over all match-ups.
fn results(study: &Study) -> Vec<Vec<[u64; 3]>> {
    let entrants = study.plan.entrants.len();
    let mut table = vec![vec![[0u64; 3]; entrants]; entrants];
    for match_up in &study.match_ups {
        for ((first, second), duel) in pairs(match_up.entrants.len()).zip(&match_up.tally.duels) {
            let (first, second) = (match_up.entrants[first], match_up.entrants[second]);
            let add = |cell: &mut [u64; 3], more: [u64; 3]| {
                for (own, more) in cell.iter_mut().zip(more) {
                    *own += more;
                }
            };
            add(&mut table[first][second], [duel.before, duel.level, duel.behind]);
            add(&mut table[second][first], [duel.behind, duel.level, duel.before]);
        }
    }
    table
}

/// The ratings of all entrants of a tournament; none where nobody met anybody.
pub fn ratings(study: &Study) -> Vec<Rating> {
    let table = results(study);
    let played: Vec<u64> = table.iter().map(|row| row.iter().flatten().sum()).collect();
    if played.iter().all(|&games| games == 0) {
        return Vec::new();
    }
    // One scale for the whole table, so that no pair weighs more than it did.
    let largest = table.iter().flatten().map(|cell| cell.iter().sum::<u64>()).max().unwrap_or(1);
    let scale = (MOST as f64 / largest as f64).min(1.0);
    let config = Glicko2Config::new();
    let mut ratings = vec![Glicko2Rating::new(); table.len()];
    for _ in 0..200 {
        let mut moved: f64 = 0.0;
        for entrant in 0..table.len() {
            let mut games = Vec::new();
            for (other, cell) in
                table[entrant].iter().enumerate().filter(|(_, cell)| cell.iter().sum::<u64>() > 0)
            {
                // The others' ratings are taken for exact; how sure we are of each follows at the end.
                let opponent =
                    Glicko2Rating { rating: ratings[other].rating, deviation: 0.0, volatility: 0.06 };
                for (count, outcome) in cell.iter().zip([Outcomes::WIN, Outcomes::DRAW, Outcomes::LOSS]) {
                    let times =
                        (*count as f64 * scale).round() as usize + usize::from(outcome == Outcomes::DRAW);
                    games.extend(core::iter::repeat_n((opponent, outcome), times));
                }
            }
            if games.is_empty() {
                continue;
            }
            let fresh = Glicko2Rating { rating: ratings[entrant].rating, ..Glicko2Rating::new() };
            let next = glicko2_rating_period(&fresh, &games, &config);
            moved = moved.max((next.rating - ratings[entrant].rating).abs());
            ratings[entrant] = next;
        }
        if moved < 0.05 {
            break;
        }
    }
    let mean = ratings.iter().map(|rating| rating.rating).sum::<f64>() / ratings.len().max(1) as f64;
    ratings
        .iter()
        .map(|rating| Rating {
            rating: rating.rating - mean + 1500.0,
            // Counts that were scaled down made the rating look less sure than it is.
            deviation: rating.deviation * scale.sqrt(),
        })
        .collect()
}
