//! Points with named parts, and how a match ended.

use crate::{Seat, Seats};
use serde::Serialize;

/// One named part of a score; its name is worded under `part-<name>` in the language files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// Which part.
    pub name: &'static str,
    /// What it gives; may be negative.
    pub points: i32,
}

/// What a seat would have if the game were scored now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Where the points come from; the total is their sum.
    pub parts: Vec<Part>,
}

impl Score {
    /// A score of these parts.
    pub fn of(parts: impl IntoIterator<Item = (&'static str, i32)>) -> Score {
        Score { parts: parts.into_iter().map(|(name, points)| Part { name, points }).collect() }
    }

    /// The sum of all parts.
    pub fn total(&self) -> i32 {
        self.parts.iter().map(|part| part.points).sum()
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// All seats by rank, best first; seats of equal rank stand together.
    pub ranking: Vec<Vec<Seat>>,
    /// Who won: one; several who share the victory; or nobody (a draw, or a solo game that was lost).
    pub winners: Seats,
}

impl Outcome {
    /// Ranks seats by points, the highest first; those at the top share the victory.
    ///
    /// ```
    /// # use table::{Outcome, Seat};
    /// let outcome = Outcome::by_points(&[7, 12, 7]);
    /// assert_eq!(outcome.ranking, [vec![Seat(1)], vec![Seat(0), Seat(2)]]);
    /// assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1)]);
    /// ```
    pub fn by_points(points: &[i32]) -> Outcome {
        let mut order: Vec<usize> = (0..points.len()).collect();
        order.sort_by_key(|&seat| core::cmp::Reverse(points[seat]));
        let ranking: Vec<Vec<Seat>> = order
            .chunk_by(|&a, &b| points[a] == points[b])
            .map(|rank| rank.iter().map(|&seat| Seat(seat as u8)).collect())
            .collect();
        let winners = ranking.first().into_iter().flatten().copied().collect();
        Outcome { ranking, winners }
    }

    /// One winner; all others rank behind, side by side.
    pub fn won_by(winner: Seat, count: u8) -> Outcome {
        let others: Vec<Seat> = Seat::all(count).filter(|&seat| seat != winner).collect();
        let mut ranking = vec![vec![winner]];
        if !others.is_empty() {
            ranking.push(others);
        }
        Outcome { ranking, winners: Seats::one(winner) }
    }

    /// Nobody won: a draw, or a solo game lost.
    pub fn without_winner(count: u8) -> Outcome {
        Outcome { ranking: vec![Seat::all(count).collect()], winners: Seats::NONE }
    }

    /// The result of a seat on a scale from −1 (behind everybody) to 1 (sole winner); shared victories and draws lie between.
    pub fn value(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) {
            // A victory shared by all is worth as much as a draw; alone, everything.
            let count: usize = self.ranking.iter().map(Vec::len).sum();
            let sharing = self.winners.len();
            if sharing == 1 { 1.0 } else { 1.0 - (sharing - 1) as f32 / (count - 1).max(1) as f32 }
        } else if self.winners.is_empty() && self.ranking.iter().map(Vec::len).sum::<usize>() > 1 {
            0.0
        } else {
            -1.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_victory() {
        let outcome = Outcome::by_points(&[5, 5]);
        assert_eq!(outcome.winners.len(), 2);
        assert!(outcome.value(Seat(0)).abs() < f32::EPSILON);
    }

    #[test]
    fn values_order_the_results() {
        assert!((Outcome::won_by(Seat(1), 2).value(Seat(1)) - 1.0).abs() < f32::EPSILON);
        assert!((Outcome::won_by(Seat(1), 2).value(Seat(0)) + 1.0).abs() < f32::EPSILON);
        assert!(Outcome::without_winner(2).value(Seat(0)).abs() < f32::EPSILON);
        assert!((Outcome::without_winner(1).value(Seat(0)) + 1.0).abs() < f32::EPSILON, "a lost solo game");
        let shared = Outcome::by_points(&[5, 5, 1]);
        assert!(shared.value(Seat(0)) > 0.0 && shared.value(Seat(0)) < 1.0);
    }
}
