//! Experiments with computer players on any game.
//!
//! - [`experiment`] plays what an [`Order`] asks for, on all cores, and hands back a [`Study`]: the plan and exact
//!   counts. The same seed gives the same counts on any number of threads.
//! - A study can be kept as a file, played in slices ([`Shard`]) and put together again ([`Study::merge`]) without any
//!   loss, because all counts are whole numbers.
//! - [`Tally::report`] draws the conclusions: win rates with intervals ([`wilson`], [`block_interval`]), who is better
//!   ([`decided`]); [`ratings`] compares many.
//! - [`solve()`] finds the exact value of small games, and [`verify`] checks it by other means.
//! - [`tune()`] looks for better weights of an evaluation, and proves that they are.
//! - [`Watch`] measures what kind of match it was.

mod adapted;
mod contestant;
mod decision;
mod experiment;
mod histogram;
mod interval;
mod plan;
mod rating;
mod report;
mod run;
mod shard;
mod solve;
mod standing;
mod study;
mod tally;
mod tune;
mod watch;

pub use contestant::{BadContestant, Contestant, Limit};
pub use decision::decided;
pub use experiment::{Failed, Order, experiment};
pub use histogram::Histogram;
pub use interval::{block_interval, wilson, worth};
pub use plan::{Kind, MOST_MATCH_UPS, Plan};
pub use rating::{Rating, ratings};
pub use report::{BySeat, MetricReport, PartReport, Report};
pub use run::{Ending, Entry, Goal, Job, Tallied, block_of, run};
pub use shard::{BadShard, Shard};
pub use solve::{
    AlphaBeta, Asked, Mismatch, NotSolved, NotTrue, Opening, Progress, Solution, Solved, SolvedOpening,
    Solver, SolverKey, Unsolvable, Value, plain_value, solve, verify,
};
pub use standing::{Standing, against, standings};
pub use study::{BadStudy, CannotMerge, FORMAT, MatchUp, Study};
pub use tally::{Count, Duel, Gauge, PartCount, Tally, VICTORY, pairs};
pub use tune::{NotTuned, Trial, Tuned, Tuning, tune};
pub use watch::{METRICS, Watch};
