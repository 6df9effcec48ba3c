//! Many matches between the same entrants, on all cores.

use crate::adapted::Adapted;
use crate::tally::Block;
use crate::{Shard, Tally, Watch, block_interval, decided};
use core::fmt;
use core::num::NonZero;
use core::ops::Range;
use opponents::{Chooser, Misplay, play_out};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use table::{Game, Seed};

/// Makes a fresh player for a match from a seed.
pub type Entry<G> = Box<dyn Fn(Seed) -> Chooser<G> + Send + Sync>;

/// What is to be played.
///
/// Games come in *blocks*: the same deal once for every way to rotate the entrants through the seats, so that the luck
/// of the deal favours nobody. Everything follows from the seed and the number of the block; all match-ups get the
/// same deals.
pub struct Job<'j, G: Game> {
    /// The rules.
    pub game: &'j G,
    /// Who takes part.
    pub entries: &'j [Entry<G>],
    /// How attentive each entry is, so that options which were left open can be suited to who sits where, as at every
    /// table with computer players ([`table::AdaptsOptions`]); empty to leave them as they are.
    pub attention: &'j [Option<f32>],
    /// Who sits down together: for each match-up as many entries as there are seats.
    pub match_ups: &'j [Vec<usize>],
    /// How many games each match-up has.
    pub games: u64,
    /// All seeds of all games follow from it.
    pub seed: Seed,
    /// Nobody changes seats: each game is a block of its own.
    pub fixed_seats: bool,
    /// Watch the games and measure them.
    pub metrics: bool,
    /// Which blocks to play.
    pub shard: Shard,
    /// When to stop early.
    pub goal: Goal,
    /// How many games at a time; 0 for as many as there are cores.
    pub threads: usize,
}

/// When a match-up has been played enough, before all of its games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Goal {
    /// Every interval ([`block_interval`]) reaches at most so far to either side.
    pub until: Option<f64>,
    /// It is [`decided`] who is better.
    pub decide: bool,
}

impl Goal {
    /// Play all games, whatever happens.
    pub const NONE: Goal = Goal { until: None, decide: false };
}

/// Why a match-up ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All of its games were played.
    Complete,
    /// The intervals were narrow enough.
    Precise,
    /// This entrant of the match-up proved to be better than the others.
    Decided(usize),
    /// Somebody stopped it.
    Stopped,
}

/// The results of one match-up, and why they end where they do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tallied {
    /// The counts.
    pub tally: Tally,
    /// Why there are not more.
    pub ending: Ending,
}

impl<G: Game> fmt::Debug for Job<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job").field("game", &G::ID).field("games", &self.games).finish_non_exhaustive()
    }
}

/// How many blocks are played before the first look at the goal.
const FIRST_LOOK: u64 = 50;

/// Plays a job.
///
/// When `stop` is raised the blocks under way are given up, and the results tell of those that were finished.
/// `progress` hears how many games have been, from any thread.
///
/// # Panics
/// If a match-up has not one entry for each seat.
pub fn run<G: Game>(
    job: &Job<'_, G>,
    stop: &AtomicBool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Tallied>, Misplay> {
    let seats = usize::from(job.game.seats());
    assert!(job.match_ups.iter().all(|match_up| match_up.len() == seats), "one entry for each seat");
    let slice = job.shard.slice(job.blocks());
    let fresh = || Tallied { tally: Tally::new(seats, job.block()), ending: Ending::Complete };
    let mut results: Vec<Tallied> = job.match_ups.iter().map(|_| fresh()).collect();
    let mut active: Vec<usize> = (0..results.len()).collect();
    let (done, mut begin) = (AtomicU64::new(0), slice.start);
    while begin < slice.end && !active.is_empty() && !stop.load(Ordering::Relaxed) {
        let end = if job.goal == Goal::NONE { slice.end } else { next_look(begin).min(slice.end) };
        for (index, tally) in job.round(&active, begin..end, stop, &done, progress)? {
            results[index].tally.join(&tally);
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
        active.retain(|&index| {
            let result = &mut results[index];
            result.ending = job.goal.reached(&result.tally);
            result.ending == Ending::Complete
        });
        begin = end;
    }
    if stop.load(Ordering::Relaxed) {
        for &index in &active {
            results[index].ending = Ending::Stopped;
        }
    }
    Ok(results)
}

/// When to look at the goal next: after a quarter more than there is. Which blocks that are follows from the seed and
/// the goal, and from nothing else.
fn next_look(blocks: u64) -> u64 {
    (blocks + blocks / 4).max(FIRST_LOOK)
}

impl Goal {
    fn reached(self, tally: &Tally) -> Ending {
        let narrow = |most: f64| {
            tally.blocks.iter().all(|blocks| {
                let [low, high] = block_interval(blocks, tally.block);
                high - low <= 2.0 * most
            })
        };
        match decided(tally).filter(|_| self.decide) {
            Some(entrant) => Ending::Decided(entrant),
            None if self.until.is_some_and(narrow) => Ending::Precise,
            None => Ending::Complete,
        }
    }
}

impl<G: Game> Job<'_, G> {
    /// How many games make a whole block.
    fn block(&self) -> usize {
        block_of(self.game.seats(), self.fixed_seats)
    }

    /// How many blocks all games of a match-up make; the last one may be cut short.
    fn blocks(&self) -> u64 {
        self.games.div_ceil(self.block() as u64)
    }

    /// Plays these blocks of some match-ups.
    fn round(
        &self,
        active: &[usize],
        blocks: Range<u64>,
        stop: &AtomicBool,
        done: &AtomicU64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<(usize, Tally)>, Misplay> {
        let next = AtomicU64::new(0);
        let many = active.len() as u64;
        let all = (blocks.end - blocks.start).saturating_mul(many);
        // Each thread takes the next block that nobody has taken; which one it gets makes no difference, because a
        // block follows from its number, and tallies are whole numbers.
        let tables = Adapted::new(self.game, self.attention);
        let work = || -> Result<Vec<Tally>, Misplay> {
            let mut tallies: Vec<Tally> =
                active.iter().map(|_| Tally::new(self.game.seats().into(), self.block())).collect();
            while !stop.load(Ordering::Relaxed) {
                let unit = next.fetch_add(1, Ordering::Relaxed);
                if unit >= all {
                    break;
                }
                let which = (unit % many) as usize;
                let block = blocks.start + unit / many;
                let match_up = &self.match_ups[active[which]];
                if let Some(games) = self.play(&tables, match_up, block, stop, &mut tallies[which])? {
                    progress(done.fetch_add(games, Ordering::Relaxed) + games);
                }
            }
            Ok(tallies)
        };
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            some => some,
        };
        let helpings = thread::scope(|scope| {
            // A system that refuses another thread gets by with those it has; this one works too.
            let helpers: Vec<_> =
                (1..threads).map_while(|_| thread::Builder::new().spawn_scoped(scope, work).ok()).collect();
            let mut helpings = vec![work()];
            for helper in helpers {
                helpings.push(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            helpings
        });
        let mut played = Vec::new();
        for helping in helpings {
            played.extend(active.iter().copied().zip(helping?));
        }
        Ok(played)
    }

    /// Plays a block and says how many games it had; `None` if it was stopped, and then nothing is counted.
    fn play(
        &self,
        tables: &Adapted<'_, G>,
        match_up: &[usize],
        block: u64,
        stop: &AtomicBool,
        tally: &mut Tally,
    ) -> Result<Option<u64>, Misplay> {
        let seats = match_up.len();
        let whole = self.block() as u64;
        let games = whole.min(self.games.saturating_sub(block.saturating_mul(whole)));
        let deal = self.seed.derive("deal", block);
        let dice = deal.derive("dice", 0);
        let order = seating(seats, if self.fixed_seats { 0 } else { block });
        let mut matches = Vec::with_capacity(games as usize);
        for turn in 0..games as usize {
            let entrant_of = |seat: usize| order[(seat + seats - turn) % seats];
            let mut players: Vec<Chooser<G>> = (0..seats)
                .map(|seat| {
                    let entry = match_up[entrant_of(seat)];
                    // The same luck for an entry in the same block and turn, whoever the others are.
                    let number = (turn * self.entries.len() + entry) as u64;
                    self.entries[entry](deal.derive("player", number))
                })
                .collect();
            let table = tables.table((0..seats).map(|seat| match_up[entrant_of(seat)]));
            let game = table.game();
            let (played, measures) = if self.metrics {
                let mut watch = Watch::default();
                let played = play_out(game, &mut players, dice, stop, &mut watch)?;
                (played, watch.measures().to_vec())
            } else {
                (play_out(game, &mut players, dice, stop, &mut ())?, Vec::new())
            };
            let Some(played) = played else { return Ok(None) };
            matches.push((turn, played, measures));
        }
        let mut points = Block::new(seats);
        for (turn, played, measures) in &matches {
            tally.add(played, measures, |seat| order[(seat + seats - turn) % seats], &mut points);
        }
        if games == whole {
            tally.close(&points);
        }
        Ok(Some(games))
    }
}

/// In which order the entrants sit around the table in a block: it matters whom one follows, so blocks go through all
/// orders in turn. With two there is only one.
fn seating(seats: usize, block: u64) -> Vec<usize> {
    let mut rest: Vec<usize> = (1..seats).collect();
    let mut order = vec![0];
    let mut number = block;
    while !rest.is_empty() {
        let many = rest.len() as u64;
        order.push(rest.remove((number % many) as usize));
        number /= many;
    }
    order
}

/// How many games make a whole block.
pub fn block_of(seats: u8, fixed_seats: bool) -> usize {
    if fixed_seats { 1 } else { seats.max(1).into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_go_through_all_orders_around_the_table() {
        assert_eq!(seating(1, 7), [0]);
        assert!((0..9).all(|block| seating(2, block) == [0, 1]));
        for (seats, orders) in [(3, 2), (4, 6), (5, 24)] {
            let mut seen: Vec<Vec<usize>> = (0..orders).map(|block| seating(seats, block)).collect();
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len() as u64, orders, "{seats} seats");
            assert_eq!(seating(seats, orders), seating(seats, 0));
        }
    }
}
