//! Counting results: whole numbers only, so that the order in which games are added makes no difference.

use crate::Histogram;
use opponents::Played;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{MAX_SEATS, Measure, Seat};

/// What a victory alone counts, in whole numbers: everything that up to eight can share evenly.
pub const VICTORY: u64 = 840;

const _: () = {
    let mut sharing = 1;
    while sharing <= MAX_SEATS as u64 {
        assert!(VICTORY.is_multiple_of(sharing));
        sharing += 1;
    }
};

/// All results of one match-up. Entrants are counted from 0 in the order of the match-up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// How many games make a whole block.
    pub block: usize,
    /// What each entrant got in each seat.
    pub places: Vec<Vec<Count>>,
    /// How many plies games took.
    pub lengths: Histogram,
    /// For each entrant the points of whole blocks, a victory alone counting [`VICTORY`]. A block is the same deal
    /// with everybody in every seat once; blocks are independent of each other, the games in them are not.
    pub blocks: Vec<Histogram>,
    /// For each pair of entrants, (0, 1), (0, 2), (1, 2), …, how they did against each other.
    pub duels: Vec<Duel>,
    /// The parts of the scores, by name: of those who won alone, and of those who did not.
    pub parts: BTreeMap<String, PartCount>,
    /// What else was measured, by name; one number a game.
    pub metrics: BTreeMap<String, Gauge>,
}

/// What one entrant got in one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// How many games.
    pub games: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Victories, by how many shared them: alone, two, three, …
    pub victories: Vec<u64>,
    /// Points at the end.
    pub scores: Histogram,
}

/// How two entrants at the same table did against each other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// Games in which the first ranked before the second.
    pub before: u64,
    /// Games in which they ranked alike.
    pub level: u64,
    /// Games in which the first ranked behind the second.
    pub behind: u64,
    /// By how many points of whole blocks the first was ahead of the second; see [`Tally::blocks`].
    pub leads: Histogram,
}

/// One part of the scores, in games that one seat won alone against others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartCount {
    /// What it gave the winners.
    pub winners: Histogram,
    /// What it gave everybody else.
    pub others: Histogram,
    /// Games in which it gave the winner more than anybody else.
    pub ahead: u64,
    /// Games in which somebody else had as much, and nobody more.
    pub level: u64,
    /// Games in which it gave somebody else more than the winner.
    pub behind: u64,
    /// Games in which the winner led by points, and would not have without this part.
    pub decisive: u64,
}

/// A measurement: one whole number a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gauge {
    /// The numbers count in units of one over this: 1000 for thousandths.
    pub per: u32,
    /// How often each number came up.
    pub values: Histogram,
}

impl Count {
    /// Victories and draws as whole numbers; at a table of `seats`.
    pub fn points(&self, seats: usize) -> u64 {
        let victories = self.victories.iter().zip(1..).map(|(count, sharing)| count * (VICTORY / sharing));
        // A solo game that was lost counts nothing.
        let evenly = if seats > 1 { self.draws * (VICTORY / seats as u64) } else { 0 };
        victories.sum::<u64>() + evenly
    }

    /// The share of all victories.
    pub fn rate(&self, seats: usize) -> f64 {
        self.points(seats) as f64 / (VICTORY * self.games.max(1)) as f64
    }

    /// Victories alone.
    pub fn wins(&self) -> u64 {
        self.victories.first().copied().unwrap_or(0)
    }

    /// Shared victories.
    pub fn shares(&self) -> u64 {
        self.victories.iter().skip(1).sum()
    }

    fn add(&mut self, won_with: Option<usize>, drawn: bool, total: i32) {
        self.games += 1;
        self.draws += u64::from(drawn);
        if let Some(sharing) = won_with {
            if self.victories.len() < sharing {
                self.victories.resize(sharing, 0);
            }
            self.victories[sharing - 1] += 1;
        }
        self.scores.add(total.into());
    }

    /// All of the other's, too.
    pub fn join(&mut self, other: &Count) {
        self.games += other.games;
        self.draws += other.draws;
        if self.victories.len() < other.victories.len() {
            self.victories.resize(other.victories.len(), 0);
        }
        for (own, more) in self.victories.iter_mut().zip(&other.victories) {
            *own += more;
        }
        self.scores.join(&other.scores);
    }

    /// Several added up.
    pub fn sum<'c>(counts: impl IntoIterator<Item = &'c Count>) -> Count {
        counts.into_iter().fold(Count::default(), |mut sum, count| {
            sum.join(count);
            sum
        })
    }
}

/// All pairs of a match-up: (0, 1), (0, 2), …, (1, 2), …
pub fn pairs(entrants: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..entrants).flat_map(move |first| (first + 1..entrants).map(move |second| (first, second)))
}

/// The points of each entrant in a block.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    points: Vec<u64>,
}

impl Block {
    pub(crate) fn new(entrants: usize) -> Block {
        Block { points: vec![0; entrants] }
    }
}

impl Tally {
    /// Nothing yet, for so many entrants at a table of as many seats, in blocks of so many games.
    pub fn new(entrants: usize, block: usize) -> Tally {
        Tally {
            block,
            places: vec![vec![Count::default(); entrants]; entrants],
            blocks: vec![Histogram::default(); entrants],
            duels: vec![Duel::default(); pairs(entrants).count()],
            ..Tally::default()
        }
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.places.len()
    }

    /// Adds a game in which `entrant_of(seat)` sat in each seat.
    pub(crate) fn add(
        &mut self,
        played: &Played,
        measures: &[Measure],
        entrant_of: impl Fn(usize) -> usize,
        block: &mut Block,
    ) {
        let seats = self.seats();
        self.games += 1;
        self.lengths.add(played.plies.into());
        let winners = played.outcome.winners;
        let sharing = winners.len();
        self.draws += u64::from(sharing == 0);
        for (seat, score) in played.scores.iter().enumerate().take(seats) {
            let entrant = entrant_of(seat);
            let won = winners.contains(Seat(seat as u8)).then_some(sharing);
            self.places[entrant][seat].add(won, sharing == 0, score.total());
            block.points[entrant] += match won {
                Some(sharing) => VICTORY / sharing as u64,
                None if sharing == 0 && seats > 1 => VICTORY / seats as u64,
                None => 0,
            };
        }
        self.add_duels(played, entrant_of);
        if let (1, Some(winner), true) = (sharing, winners.first(), seats > 1) {
            self.add_parts(played, winner.index());
        }
        for measure in measures {
            if !self.metrics.contains_key(measure.name) {
                self.metrics.insert(measure.name.to_owned(), Gauge { per: measure.per, ..Gauge::default() });
            }
            if let Some(gauge) = self.metrics.get_mut(measure.name) {
                gauge.values.add(measure.value);
            }
        }
    }

    fn add_duels(&mut self, played: &Played, entrant_of: impl Fn(usize) -> usize) {
        let mut ranks = [0; MAX_SEATS as usize];
        for (rank, seats) in played.outcome.ranking.iter().enumerate() {
            for seat in seats {
                ranks[entrant_of(seat.index())] = rank;
            }
        }
        for ((first, second), duel) in pairs(self.places.len()).zip(&mut self.duels) {
            match ranks[first].cmp(&ranks[second]) {
                core::cmp::Ordering::Less => duel.before += 1,
                core::cmp::Ordering::Equal => duel.level += 1,
                core::cmp::Ordering::Greater => duel.behind += 1,
            }
        }
    }

    fn add_parts(&mut self, played: &Played, winner: usize) {
        let Some(best) = played.scores.get(winner) else { return };
        let others = || played.scores.iter().enumerate().filter(|(seat, _)| *seat != winner);
        let total = best.total();
        let leads = others().all(|(_, score)| score.total() < total);
        for (place, part) in best.parts.iter().enumerate() {
            // Most games score all seats by the same list; where they do not, the part is looked for.
            let of = |score: &table::Score| match score.parts.get(place) {
                Some(same) if same.name == part.name => same.points,
                _ => score.parts.iter().filter(|other| other.name == part.name).map(|p| p.points).sum(),
            };
            if !self.parts.contains_key(part.name) {
                self.parts.insert(part.name.to_owned(), PartCount::default());
            }
            let Some(count) = self.parts.get_mut(part.name) else { continue };
            count.winners.add(part.points.into());
            let mut most = i32::MIN;
            let mut still_leads = true;
            for (_, score) in others() {
                let points = of(score);
                count.others.add(points.into());
                most = most.max(points);
                still_leads &= score.total() - points < total - part.points;
            }
            match part.points.cmp(&most) {
                core::cmp::Ordering::Greater => count.ahead += 1,
                core::cmp::Ordering::Equal => count.level += 1,
                core::cmp::Ordering::Less => count.behind += 1,
            }
            count.decisive += u64::from(leads && !still_leads);
        }
    }

    /// Adds a block that was played to its end.
    pub(crate) fn close(&mut self, block: &Block) {
        for (points, histogram) in block.points.iter().zip(&mut self.blocks) {
            histogram.add(*points as i64);
        }
        for ((first, second), duel) in pairs(block.points.len()).zip(&mut self.duels) {
            duel.leads.add(block.points[first] as i64 - block.points[second] as i64);
        }
    }

    /// All of the other's, too.
    pub fn join(&mut self, other: &Tally) {
        self.games += other.games;
        self.draws += other.draws;
        for (own, more) in self.places.iter_mut().flatten().zip(other.places.iter().flatten()) {
            own.join(more);
        }
        self.lengths.join(&other.lengths);
        for (own, more) in self.blocks.iter_mut().zip(&other.blocks) {
            own.join(more);
        }
        for (own, more) in self.duels.iter_mut().zip(&other.duels) {
            own.before += more.before;
            own.level += more.level;
            own.behind += more.behind;
            own.leads.join(&more.leads);
        }
        for (name, more) in &other.parts {
            let own = self.parts.entry(name.clone()).or_default();
            own.winners.join(&more.winners);
            own.others.join(&more.others);
            own.ahead += more.ahead;
            own.level += more.level;
            own.behind += more.behind;
            own.decisive += more.decisive;
        }
        for (name, more) in &other.metrics {
            let own = self.metrics.entry(name.clone()).or_default();
            own.per = more.per;
            own.values.join(&more.values);
        }
    }
}
