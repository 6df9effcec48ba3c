//! The figures that follow from the counts.

use crate::{Count, Gauge, Histogram, Tally, block_interval, decided, interval, wilson};
use serde::Serialize;
use std::collections::BTreeMap;

/// The results of a match-up. Lists are in the order of the entrants, `by_seat` in that of the seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many games were played to their end.
    pub games: u64,
    /// Victories alone.
    pub wins: Vec<u64>,
    /// Victories shared with others.
    pub shares: Vec<u64>,
    /// Games that nobody won.
    pub draws: u64,
    /// The share of all victories: a shared one counts for its part, and a draw evenly for everybody at the table (a
    /// solo game that was lost counts nothing).
    pub win_rate: Vec<f64>,
    /// The interval in which the true win rate lies with 95 % confidence, after Wilson. Games that tend to end alike
    /// because they share a deal count for fewer; it is never too narrow, but often wider than `ci95_blocks`.
    pub ci95: Vec<[f64; 2]>,
    /// The same interval from blocks of games on the same deal ([`block_interval`]): luck that cancels makes it narrow.
    pub ci95_blocks: Vec<[f64; 2]>,
    /// Points, on average.
    pub mean_score: Vec<f64>,
    /// Plies a game, on average.
    pub mean_plies: f64,
    /// The same by seat, whoever sat there: what it is worth to begin.
    pub by_seat: Vec<BySeat>,
    /// The same by entrant and by seat.
    pub by_entrant_and_seat: Vec<Vec<BySeat>>,
    /// How many whole blocks there were, each the same deal in all seatings.
    pub blocks: u64,
    /// The entrant that has proved to be better than all others ([`decided`]).
    pub better: Option<usize>,
    /// How often each number of points came up.
    pub scores: Vec<Histogram>,
    /// How often each number of plies came up.
    pub plies: Histogram,
    /// What the parts of the scores did for those who won alone.
    pub parts: BTreeMap<String, PartReport>,
    /// What else was measured; empty unless it was asked for.
    pub metrics: BTreeMap<String, MetricReport>,
}

/// The results of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BySeat {
    /// How many games.
    pub games: u64,
    /// Victories alone.
    pub wins: u64,
    /// Victories shared with others.
    pub shares: u64,
    /// As in [`Report::win_rate`].
    pub win_rate: f64,
    /// The interval of Wilson: one game of each block, so these are independent.
    pub ci95: [f64; 2],
    /// Points, on average.
    pub mean_score: f64,
}

/// One part of the scores, in games that one seat won alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartReport {
    /// What it gave the winners, on average.
    pub winners: f64,
    /// What it gave everybody else, on average.
    pub others: f64,
    /// The share of games in which it gave the winner more than anybody else.
    pub ahead: f64,
    /// The share of games in which it gave somebody else more.
    pub behind: f64,
    /// The share of games in which the winner led by points, and would not have without this part.
    pub decisive: f64,
}

/// A measurement over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MetricReport {
    /// The mean.
    pub mean: f64,
    /// The standard deviation from game to game.
    pub deviation: f64,
    /// The smallest.
    pub min: f64,
    /// Half of the games had at most this.
    pub median: f64,
    /// The largest.
    pub max: f64,
}

fn by_seat(count: &Count, seats: usize) -> BySeat {
    let rate = count.rate(seats);
    BySeat {
        games: count.games,
        wins: count.wins(),
        shares: count.shares(),
        win_rate: rate,
        ci95: wilson(rate, count.games as f64),
        mean_score: count.scores.mean(),
    }
}

impl Gauge {
    /// The figures of a measurement.
    pub fn report(&self) -> MetricReport {
        let per = f64::from(self.per.max(1));
        MetricReport {
            mean: self.values.mean() / per,
            deviation: self.values.variance().sqrt() / per,
            min: self.values.min() as f64 / per,
            median: self.values.quantile(0.5) as f64 / per,
            max: self.values.max() as f64 / per,
        }
    }
}

impl Tally {
    /// What each entrant got, in whatever seat.
    pub fn by_entrant(&self) -> Vec<Count> {
        self.places.iter().map(Count::sum).collect()
    }

    /// What each seat got, whoever sat there.
    pub fn by_seat(&self) -> Vec<Count> {
        let seat = |seat: usize| Count::sum(self.places.iter().filter_map(move |places| places.get(seat)));
        (0..self.seats()).map(seat).collect()
    }

    /// The figures.
    pub fn report(&self) -> Report {
        let seats = self.seats();
        let entrants = self.by_entrant();
        let wilson_of = |(count, blocks): (&Count, &Histogram)| {
            let rate = count.rate(seats);
            wilson(rate, interval::worth(rate, count.games, blocks, self.block))
        };
        let all = |part: u64, of: &Histogram| part as f64 / of.count().max(1) as f64;
        Report {
            games: self.games,
            wins: entrants.iter().map(Count::wins).collect(),
            shares: entrants.iter().map(Count::shares).collect(),
            draws: self.draws,
            win_rate: entrants.iter().map(|count| count.rate(seats)).collect(),
            ci95: entrants.iter().zip(&self.blocks).map(wilson_of).collect(),
            ci95_blocks: self.blocks.iter().map(|blocks| block_interval(blocks, self.block)).collect(),
            mean_score: entrants.iter().map(|count| count.scores.mean()).collect(),
            mean_plies: self.lengths.mean(),
            by_seat: self.by_seat().iter().map(|count| by_seat(count, seats)).collect(),
            by_entrant_and_seat: self
                .places
                .iter()
                .map(|places| places.iter().map(|count| by_seat(count, seats)).collect())
                .collect(),
            blocks: self.blocks.first().map_or(0, Histogram::count),
            better: decided(self),
            scores: entrants.into_iter().map(|count| count.scores).collect(),
            plies: self.lengths.clone(),
            parts: self
                .parts
                .iter()
                .map(|(name, part)| {
                    let report = PartReport {
                        winners: part.winners.mean(),
                        others: part.others.mean(),
                        ahead: all(part.ahead, &part.winners),
                        behind: all(part.behind, &part.winners),
                        decisive: all(part.decisive, &part.winners),
                    };
                    (name.clone(), report)
                })
                .collect(),
            metrics: self.metrics.iter().map(|(name, gauge)| (name.clone(), gauge.report())).collect(),
        }
    }
}
