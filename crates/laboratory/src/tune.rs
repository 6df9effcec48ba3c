//! A small tuner for the weights of an evaluation.
//!
//! Coordinate search: each weight in turn is tried a step higher and lower, and the step that wins most against a fixed
//! opponent is kept if it wins clearly more than before. All trials of a round play the same deals, so that they differ
//! by the weights and not by luck; every round has fresh deals, so that nothing is learnt by heart. When a round keeps
//! nothing, the steps are halved. In the end the new weights meet the old ones on deals that none of them has seen, and
//! only that counts as proof.

use crate::{Contestant, Entry, Goal, Job, Report, Shard, run};
use opponents::{Chooser, Misplay, Player, Suggestion};
use serde_json::Value;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Edition, Fault, Game, Seat, Seed, Weights};

/// What is to be tuned.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Who plays with the weights.
    pub player: Contestant,
    /// Whom it has to beat; it keeps the weights that come with the game.
    pub opponent: Contestant,
    /// How many play; the seats beyond the first are the opponent's.
    pub seats: u8,
    /// The options of the game.
    pub options: Value,
    /// Only these weights; all if empty.
    pub only: Vec<String>,
    /// How many games each trial has.
    pub games: u64,
    /// At most so many rounds.
    pub rounds: u32,
    /// From which everything follows.
    pub seed: Seed,
    /// How many games at a time; 0 for as many as there are cores.
    pub threads: usize,
}

/// What was tried, to be told on the way.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The round, counted from 1.
    pub round: u32,
    /// Which weight.
    pub name: String,
    /// What it was set to.
    pub number: f32,
    /// How often that won.
    pub win_rate: f64,
    /// Was it kept?
    pub kept: bool,
}

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// The weights of before.
    pub before: Weights,
    /// The best that were found.
    pub after: Weights,
    /// How the player did against the opponent with the old weights and with the new ones, on fresh deals.
    pub against_opponent: [f64; 2],
    /// The new weights against the old ones on fresh deals; entrant 0 has the new ones.
    pub proof: Report,
}

impl Tuned {
    /// Have the new weights proved to be better?
    pub fn is_better(&self) -> bool {
        self.proof
            .ci95_blocks
            .first()
            .is_some_and(|[low, _]| *low > 1.0 / self.proof.by_seat.len().max(1) as f64)
    }
}

/// Why nothing was tuned.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NotTuned {
    /// Seats, options or weights are not possible.
    #[error("seats, options or weights are not possible: {}", crate::experiment::listed(.0))]
    Faults(Vec<Fault>),
    /// The game keeps no weights as data.
    #[error("the game keeps no weights as data")]
    NoWeights,
    /// There is no weight of this name.
    #[error("there is no weight “{name}”; there are: {known}")]
    Unknown {
        /// The name.
        name: String,
        /// Those there are.
        known: String,
    },
    /// Somebody stopped it.
    #[error("stopped")]
    Stopped,
    /// A computer player made a mistake.
    #[error(transparent)]
    Misplay(#[from] Misplay),
}

/// A player that judges by weights of its own, whatever the rules at the table weigh.
struct Reweighed<G: Game> {
    game: G,
    player: Chooser<G>,
}

impl<G: Game> Player<G> for Reweighed<G> {
    fn choose(&mut self, _game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        match &mut self.player {
            Chooser::Player(player) => player.choose(&self.game, view, seat),
            Chooser::Any(_) => None,
        }
    }

    fn suggest(&mut self, _game: &G, view: &G::View, seat: Seat, count: usize) -> Vec<Suggestion<G::Move>> {
        match &mut self.player {
            Chooser::Player(player) => player.suggest(&self.game, view, seat, count),
            Chooser::Any(_) => Vec::new(),
        }
    }
}

/// The first step of a weight: a quarter of it.
const STEP: f32 = 0.25;
/// When steps are smaller than this share of a weight, there is nothing left to find.
const SMALLEST: f32 = 0.03;

struct Bench<'t, G: Game> {
    game: &'t G,
    tuning: &'t Tuning,
    stop: &'t AtomicBool,
}

impl<G: Game> Bench<'_, G> {
    fn reweighed(&self, weights: &Weights) -> Result<G, NotTuned> {
        match G::CAPABILITIES.with_weights {
            Some(with_weights) => with_weights(self.game, weights).map_err(NotTuned::Faults),
            None => Ok(self.game.clone()),
        }
    }

    /// Weights for the first seat against weights (or the opponent) for the others.
    fn meet(
        &self,
        first: &Weights,
        others: Option<&Weights>,
        seed: Seed,
        games: u64,
    ) -> Result<Report, NotTuned> {
        let tuning = self.tuning;
        let entry = |entrant: Contestant, weights: Option<&Weights>| -> Result<Entry<G>, NotTuned> {
            let Some(weights) = weights else {
                return Ok(Box::new(move |seed| entrant.chooser(seed)));
            };
            let game = self.reweighed(weights)?;
            Ok(Box::new(move |seed| {
                let player = entrant.chooser(seed);
                Chooser::Player(Box::new(Reweighed { game: game.clone(), player }))
            }))
        };
        let rival = if others.is_some() { tuning.player } else { tuning.opponent };
        let mut entries = vec![entry(tuning.player, Some(first))?];
        for _ in 1..tuning.seats {
            entries.push(entry(rival, others)?);
        }
        let job = Job {
            game: self.game,
            entries: &entries,
            // Weights are compared on equal terms.
            attention: &[],
            match_ups: &[(0..entries.len()).collect()],
            games,
            seed,
            fixed_seats: false,
            metrics: false,
            shard: Shard::WHOLE,
            goal: Goal::NONE,
            threads: tuning.threads,
        };
        let results = run(&job, self.stop, &|_| {}).map_err(NotTuned::Misplay)?;
        match results.first() {
            Some(result) if !self.stop.load(Ordering::Relaxed) => Ok(result.tally.report()),
            _ => Err(NotTuned::Stopped),
        }
    }
}

/// By how much a trial must win more than before to be kept: one standard error of the difference, if the games of both
/// were independent. They share their deals, so it is surer than that.
fn margin(report: &Report) -> f64 {
    let [low, high] = report.ci95_blocks.first().copied().unwrap_or([0.0, 1.0]);
    (high - low) / 2.0 / 1.96 * core::f64::consts::SQRT_2
}

/// Tunes the weights of a game; `tell` hears of every trial.
pub fn tune<G: Game>(
    edition: &Edition<G>,
    tuning: &Tuning,
    stop: &AtomicBool,
    tell: &dyn Fn(&Trial),
) -> Result<Tuned, NotTuned> {
    let game: G = edition.open(tuning.seats, &tuning.options).map_err(NotTuned::Faults)?;
    let before = G::CAPABILITIES.weights.map(|weights| weights(&game)).unwrap_or_default();
    if before.is_empty() {
        return Err(NotTuned::NoWeights);
    }
    if let Some(name) = tuning.only.iter().find(|name| before.get(name).is_none()) {
        let known: Vec<&str> = before.iter().map(|(name, _)| name).collect();
        return Err(NotTuned::Unknown { name: name.clone(), known: known.join(", ") });
    }
    let bench = Bench { game: &game, tuning, stop };
    let names: Vec<String> = before
        .iter()
        .map(|(name, _)| name.to_owned())
        .filter(|name| tuning.only.is_empty() || tuning.only.contains(name))
        .collect();
    let (mut best, mut stride) = (before.clone(), STEP);
    for round in 1..=tuning.rounds {
        let seed = tuning.seed.derive("round", round.into());
        let mut now = bench.meet(&best, None, seed, tuning.games)?;
        let mut kept_any = false;
        for name in &names {
            let old = best.get(name).unwrap_or(0.0);
            for factor in [1.0 + stride, 1.0 - stride] {
                let number = old * factor;
                let trial = best.with(name, number);
                let report = bench.meet(&trial, None, seed, tuning.games)?;
                let kept = report.win_rate[0] > now.win_rate[0] + margin(&now);
                tell(&Trial { round, name: name.clone(), number, win_rate: report.win_rate[0], kept });
                if kept {
                    (best, now, kept_any) = (trial, report, true);
                    break;
                }
            }
        }
        if !kept_any {
            stride /= 2.0;
        }
        if stride < SMALLEST {
            break;
        }
    }
    let fresh = tuning.seed.derive("proof", 0);
    let games = tuning.games.saturating_mul(4);
    let against = |weights: &Weights| Ok::<_, NotTuned>(bench.meet(weights, None, fresh, games)?.win_rate[0]);
    let against_opponent = [against(&before)?, against(&best)?];
    let proof = bench.meet(&best, Some(&before), tuning.seed.derive("proof", 1), games)?;
    Ok(Tuned { before, after: best, against_opponent, proof })
}
