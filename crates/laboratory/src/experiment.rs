//! From what somebody asks for to what comes out.

use crate::plan::{MOST_MATCH_UPS, match_ups};
use crate::study::{FORMAT, MatchUp};
use crate::{Contestant, Entry, Goal, Job, Kind, Plan, Shard, Study, run};
use opponents::Misplay;
use serde_json::Value;
use std::sync::atomic::AtomicBool;
use table::{Components, Edition, Fault, Game, Seed, to_value};

/// What somebody asks for.
#[derive(Clone, Debug)]
pub struct Order {
    /// How entrants meet.
    pub kind: Kind,
    /// Who takes part.
    pub entrants: Vec<Contestant>,
    /// How many sit at a table; for a simulation as many as take part.
    pub seats: u8,
    /// The options of the game.
    pub options: Value,
    /// How many games each match-up has.
    pub games: u64,
    /// All seeds of all games follow from it.
    pub seed: Seed,
    /// Everybody stays in his seat; otherwise all move on by one from game to game.
    pub fixed_seats: bool,
    /// Watch the games and measure them.
    pub metrics: bool,
    /// Which slice to play.
    pub shard: Shard,
    /// When to stop early.
    pub goal: Goal,
    /// How many games at a time; 0 for as many as there are cores.
    pub threads: usize,
}

/// Why there is no result.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Failed {
    /// Seats or options are not possible.
    #[error("seats or options are not possible: {}", listed(.0))]
    Faults(Vec<Fault>),
    /// Fewer take part than sit at a table.
    #[error("{entrants} take part, but {seats} sit at a table")]
    TooFew {
        /// How many take part.
        entrants: usize,
        /// How many sit at a table.
        seats: u8,
    },
    /// The tournament would have too many match-ups.
    #[error("there may be {most} match-ups at most")]
    TooMany {
        /// How many there may be.
        most: usize,
    },
    /// A computer player made a mistake.
    #[error(transparent)]
    Misplay(#[from] Misplay),
}

/// Faults one after the other, for messages to developers.
pub(crate) fn listed(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Does what somebody asks for.
pub fn experiment<G: Game>(
    edition: &Edition<G>,
    order: &Order,
    stop: &AtomicBool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Study, Failed> {
    let print = edition.components().fingerprint().to_string();
    let game: G = edition.open(order.seats, &order.options).map_err(Failed::Faults)?;
    let entries: Vec<Entry<G>> = order.entrants.iter().map(|entrant| entry(*entrant)).collect();
    let attention: Vec<Option<f32>> =
        order.entrants.iter().map(|entrant| Some(entrant.level.attention())).collect();
    let met = match_ups(order.kind, entries.len(), order.seats.into());
    if met.is_empty() {
        return Err(Failed::TooFew { entrants: entries.len(), seats: order.seats });
    }
    if met.len() > MOST_MATCH_UPS {
        return Err(Failed::TooMany { most: MOST_MATCH_UPS });
    }
    let job = Job {
        game: &game,
        entries: &entries,
        attention: &attention,
        match_ups: &met,
        games: order.games,
        seed: order.seed,
        fixed_seats: order.fixed_seats,
        metrics: order.metrics,
        shard: order.shard,
        goal: order.goal,
        threads: order.threads,
    };
    let results = run(&job, stop, progress).map_err(Failed::Misplay)?;
    let plan = Plan {
        kind: order.kind,
        game: G::ID.to_owned(),
        ruleset: edition.ruleset().to_owned(),
        components: print,
        options: to_value(&game.setup().options),
        seats: order.seats,
        entrants: order.entrants.iter().map(ToString::to_string).collect(),
        games: order.games,
        seed: order.seed.to_string(),
        fixed_seats: order.fixed_seats,
        metrics: order.metrics,
    };
    let match_ups = met
        .into_iter()
        .zip(results)
        .map(|(entrants, result)| MatchUp { entrants, ending: result.ending, tally: result.tally })
        .collect();
    Ok(Study { format: FORMAT.to_owned(), plan, shard: order.shard, match_ups })
}

/// A level as an entry.
fn entry<G: Game>(entrant: Contestant) -> Entry<G> {
    Box::new(move |seed| entrant.chooser(seed))
}
