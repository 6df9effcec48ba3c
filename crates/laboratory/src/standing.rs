//! Who did how well over all match-ups.

use crate::{Count, Rating, Study, ratings};
use serde::Serialize;

/// One line of the final table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The place in the list of entrants.
    pub entrant: usize,
    /// Its name.
    pub name: String,
    /// How many games.
    pub games: u64,
    /// Victories alone.
    pub wins: u64,
    /// Victories shared with others.
    pub shares: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// The share of all victories.
    pub win_rate: f64,
    /// Points, on average.
    pub mean_score: f64,
    /// How strong it is; `None` where nobody met anybody.
    pub rating: Option<Rating>,
}

/// The final table, best first: by rating, or by win rate where there is none.
pub fn standings(study: &Study) -> Vec<Standing> {
    let ratings = ratings(study);
    let seats = usize::from(study.plan.seats);
    let mut table: Vec<Standing> = study
        .plan
        .entrants
        .iter()
        .enumerate()
        .map(|(entrant, name)| {
            let counts = study.match_ups.iter().flat_map(|match_up| {
                let place = match_up.entrants.iter().position(|&other| other == entrant);
                place.and_then(|place| match_up.tally.places.get(place)).into_iter().flatten()
            });
            let count = Count::sum(counts);
            Standing {
                entrant,
                name: name.clone(),
                games: count.games,
                wins: count.wins(),
                shares: count.shares(),
                draws: count.draws,
                win_rate: count.rate(seats),
                mean_score: count.scores.mean(),
                rating: ratings.get(entrant).copied(),
            }
        })
        .collect();
    let worth = |line: &Standing| line.rating.map_or(line.win_rate, |rating| rating.rating);
    table.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    table
}

/// How the first entrant did against the second where they sat at one table: the share of games in which it ranked
/// before it, those in which they ranked alike counting half; `None` if they never met.
pub fn against(study: &Study, first: usize, second: usize) -> Option<f64> {
    let (mut points, mut games) = (0.0, 0u64);
    for match_up in &study.match_ups {
        let place = |entrant: usize| match_up.entrants.iter().position(|&other| other == entrant);
        let (Some(a), Some(b)) = (place(first), place(second)) else { continue };
        for ((one, other), duel) in crate::pairs(match_up.entrants.len()).zip(&match_up.tally.duels) {
            let before = match (one, other) {
                pair if pair == (a, b) => duel.before,
                pair if pair == (b, a) => duel.behind,
                _ => continue,
            };
            points += before as f64 + duel.level as f64 / 2.0;
            games += duel.before + duel.level + duel.behind;
        }
    }
    (games > 0).then(|| points / games as f64)
}
