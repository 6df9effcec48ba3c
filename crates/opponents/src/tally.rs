//! Counting results, and what may be concluded from them.

use crate::Played;
use serde::Serialize;
use table::Seat;

/// The results of a tournament. Lists are in the order of the entrants, `by_seat` in that of the seats.
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
    /// The interval in which the true win rate lies with 95 % confidence (Wilson).
    pub ci95: Vec<[f64; 2]>,
    /// Points, on average.
    pub mean_score: Vec<f64>,
    /// Plies a game, on average.
    pub mean_plies: f64,
    /// The same by seat, whoever sat there: what it is worth to begin.
    pub by_seat: Vec<BySeat>,
}

/// The results of one seat, whoever sat there.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BySeat {
    /// Victories alone.
    pub wins: u64,
    /// Victories shared with others.
    pub shares: u64,
    /// As in [`Report::win_rate`].
    pub win_rate: f64,
    /// As in [`Report::ci95`].
    pub ci95: [f64; 2],
    /// Points, on average.
    pub mean_score: f64,
}

/// The interval in which a rate lies with 95 % confidence, after Wilson: sound for few games and for rates near 0 and 1.
///
/// ```
/// let [low, high] = opponents::wilson(0.5, 100);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// assert_eq!(opponents::wilson(0.0, 0), [0.0, 1.0]);
/// ```
pub fn wilson(rate: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let z = 1.959_963_984_540_054_f64;
    let n = games as f64;
    let denominator = 1.0 + z * z / n;
    let centre = (rate + z * z / (2.0 * n)) / denominator;
    let reach = z / denominator * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).max(0.0).sqrt();
    [(centre - reach).max(0.0), (centre + reach).min(1.0)]
}

/// Whole numbers only, so that the order in which games are added makes no difference.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    games: u64,
    draws: u64,
    plies: u64,
    entrants: Vec<Count>,
    seats: Vec<Count>,
}

#[derive(Clone, Debug, Default)]
struct Count {
    /// By how many shared the victory: alone, two, three, …
    victories: Vec<u64>,
    score: i64,
}

impl Count {
    fn add(&mut self, won_with: Option<usize>, total: i32) {
        if let Some(sharing) = won_with {
            if self.victories.len() < sharing {
                self.victories.resize(sharing, 0);
            }
            self.victories[sharing - 1] += 1;
        }
        self.score += i64::from(total);
    }

    fn join(&mut self, other: &Count) {
        if self.victories.len() < other.victories.len() {
            self.victories.resize(other.victories.len(), 0);
        }
        for (own, more) in self.victories.iter_mut().zip(&other.victories) {
            *own += more;
        }
        self.score += other.score;
    }

    fn wins(&self) -> u64 {
        self.victories.first().copied().unwrap_or(0)
    }

    fn shares(&self) -> u64 {
        self.victories.iter().skip(1).sum()
    }

    fn rate(&self, games: u64, draws: u64, seats: usize) -> f64 {
        let won: f64 =
            self.victories.iter().enumerate().map(|(more, count)| *count as f64 / (more + 1) as f64).sum();
        let evenly = if seats > 1 { draws as f64 / seats as f64 } else { 0.0 };
        (won + evenly) / games.max(1) as f64
    }
}

impl Tally {
    pub(crate) fn new(seats: usize) -> Tally {
        let counts = vec![Count::default(); seats];
        Tally { games: 0, draws: 0, plies: 0, entrants: counts.clone(), seats: counts }
    }

    /// Adds a game in which the entrant `entrant_of(seat)` sat in each seat.
    pub(crate) fn add(&mut self, played: &Played, entrant_of: impl Fn(usize) -> usize) {
        self.games += 1;
        self.plies += u64::from(played.plies);
        let sharing = played.outcome.winners.len();
        if sharing == 0 {
            self.draws += 1;
        }
        for (seat, total) in played.totals.iter().enumerate().take(self.seats.len()) {
            let won = played.outcome.winners.contains(Seat(seat as u8)).then_some(sharing);
            self.seats[seat].add(won, *total);
            self.entrants[entrant_of(seat)].add(won, *total);
        }
    }

    pub(crate) fn join(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.draws += other.draws;
        self.plies += other.plies;
        for (own, more) in self.entrants.iter_mut().zip(&other.entrants) {
            own.join(more);
        }
        for (own, more) in self.seats.iter_mut().zip(&other.seats) {
            own.join(more);
        }
        self
    }

    pub(crate) fn report(&self) -> Report {
        let games = self.games.max(1) as f64;
        let rate = |count: &Count| count.rate(self.games, self.draws, self.seats.len());
        let mean_score = |count: &Count| count.score as f64 / games;
        Report {
            games: self.games,
            wins: self.entrants.iter().map(Count::wins).collect(),
            shares: self.entrants.iter().map(Count::shares).collect(),
            draws: self.draws,
            win_rate: self.entrants.iter().map(rate).collect(),
            ci95: self.entrants.iter().map(|count| wilson(rate(count), self.games)).collect(),
            mean_score: self.entrants.iter().map(mean_score).collect(),
            mean_plies: self.plies as f64 / games,
            by_seat: self
                .seats
                .iter()
                .map(|count| BySeat {
                    wins: count.wins(),
                    shares: count.shares(),
                    win_rate: rate(count),
                    ci95: wilson(rate(count), self.games),
                    mean_score: mean_score(count),
                })
                .collect(),
        }
    }
}
