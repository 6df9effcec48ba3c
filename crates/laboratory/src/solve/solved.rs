//! Solutions as data: written to a file, read again, and checked by other means.

use super::{AlphaBeta, Asked, Progress, Solver, Unsolvable, Value};
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;
use table::{Dice, Edition, Fault, Game, Quiet, Seat, Seed, to_value};

/// A solved game, its moves in their notation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solved {
    /// The id of the game.
    pub game: String,
    /// Its rules.
    pub ruleset: String,
    /// Its options, in full.
    pub options: serde_json::Value,
    /// What the match is worth.
    pub value: Value,
    /// A line of best play from the beginning to the end.
    pub line: Vec<String>,
    /// How many positions were looked at.
    pub positions: u64,
    /// All opening moves, in the order of the rules.
    pub openings: Vec<SolvedOpening>,
}

/// An opening move, and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolvedOpening {
    /// The move.
    pub choice: String,
    /// What the match is worth after it.
    pub value: Value,
    /// All replies with their values, in the order of the rules; empty unless they were asked for.
    pub replies: Vec<(String, Value)>,
}

/// Why there is no solution.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NotSolved {
    /// Seats or options are not possible.
    #[error("seats or options are not possible: {}", crate::experiment::listed(.0))]
    Faults(Vec<Fault>),
    /// This kind of game cannot be solved.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// Somebody stopped it after so many positions.
    #[error("stopped after {} positions", progress.positions)]
    Stopped {
        /// How far it was.
        progress: Progress,
    },
}

/// Where a table of values is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// Which moves lead there, or the name of a field.
    pub place: String,
    /// What stands in the table.
    pub written: String,
    /// What was found.
    pub found: String,
}

/// Solves a game with these options, with replies to all openings if they are asked for.
pub fn solve<G: Game>(
    edition: &Edition<G>,
    options: &serde_json::Value,
    replies: bool,
    room: usize,
    stop: &AtomicBool,
    report: &dyn Fn(Progress),
) -> Result<Solved, NotSolved> {
    let game: G = edition.open(2, options).map_err(NotSolved::Faults)?;
    let solver = Solver::new(&game, room, stop, report).map_err(NotSolved::Unsolvable)?;
    let oracle =
        G::CAPABILITIES.oracle.and_then(|oracle| oracle(&game, stop, &|done, all| report(tabled(done, all))));
    let mut solver = solver.asking(oracle.as_deref());
    let Some(solution) = solver.solve(replies) else {
        return Err(NotSolved::Stopped { progress: solver.progress });
    };
    let openings = solution.openings.into_iter().map(|opening| SolvedOpening {
        choice: game.write_move(&opening.choice),
        value: opening.value,
        replies: opening.replies.into_iter().map(|(reply, value)| (game.write_move(&reply), value)).collect(),
    });
    Ok(Solved {
        game: G::ID.to_owned(),
        ruleset: edition.ruleset().to_owned(),
        options: to_value(&game.setup().options),
        value: solution.value,
        line: solution.line.iter().map(|choice| game.write_move(choice)).collect(),
        positions: solution.positions,
        openings: openings.collect(),
    })
}

fn tabled(done: u64, all: u64) -> Progress {
    Progress { tabled: Some((done, all)), ..Progress::default() }
}

/// Checks a table by other means: every value in it by alpha-beta ([`AlphaBeta`]) instead of proofs, that of the game by
/// its openings, and the line by playing it. Where the game has an oracle, it is asked about many positions of random
/// matches: each must be worth the best of what the rules let follow. `Ok(None)` if it was stopped, else how many values were searched.
pub fn verify<G: Game>(
    edition: &Edition<G>,
    solved: &Solved,
    room: usize,
    stop: &AtomicBool,
    report: &dyn Fn(Progress),
) -> Result<Option<u64>, NotTrue> {
    let game: G = edition.open(2, &solved.options).map_err(NotTrue::Faults)?;
    let start = game.deal(&mut Dice::new(Seed::from_number(0)));
    let lines = |opening: &SolvedOpening| 1 + opening.replies.len() as u64;
    let all = solved.openings.iter().map(lines).sum();
    let mut progress = Progress { all, ..Progress::default() };
    let oracle =
        G::CAPABILITIES.oracle.and_then(|oracle| oracle(&game, stop, &|done, all| report(tabled(done, all))));
    if let Some(oracle) = &oracle {
        consult(&game, &**oracle)?;
    }
    let mut search = AlphaBeta::new(&game, super::solver_key, room, stop).asking(oracle.as_deref());
    same("openings", &names(&game, &listed(&game, &start)), &chosen(&solved.openings))?;
    for (choice, opening) in listed(&game, &start).iter().zip(&solved.openings) {
        let state = after(&game, &start, choice);
        let mut look = |place: &str, state: &G::State, value: Value| {
            let Some(found) = search.value(state) else { return Ok(false) };
            same(place, &found, &value)?;
            progress.done += 1;
            progress.positions = search.positions();
            report(progress);
            Ok(true)
        };
        if !look(&opening.choice, &state, opening.value)? {
            return Ok(None);
        }
        if opening.replies.is_empty() {
            continue;
        }
        let replies = listed(&game, &state);
        let written: Vec<String> = opening.replies.iter().map(|(reply, _)| reply.clone()).collect();
        same(&opening.choice, &names(&game, &replies), &written)?;
        for (reply, (name, value)) in replies.iter().zip(&opening.replies) {
            if !look(&format!("{} {name}", opening.choice), &after(&game, &state, reply), *value)? {
                return Ok(None);
            }
        }
    }
    let best = solved.openings.iter().map(|opening| opening.value).max();
    same("value", &best, &Some(solved.value))?;
    let mut state = start;
    for name in &solved.line {
        let found = listed(&game, &state).into_iter().find(|choice| game.write_move(choice) == *name);
        same("line", &found.is_some(), &true)?;
        if let Some(choice) = found {
            state = after(&game, &state, &choice);
        }
    }
    same("line", &super::end(&game, &state).map(super::value_of), &Some(solved.value))?;
    Ok(Some(progress.done))
}

/// How many positions of random matches an oracle is asked about.
const QUESTIONS: u32 = 100_000;

/// Is every position worth the best of what follows?
fn consult<G: Game>(game: &G, oracle: Asked<'_, G>) -> Result<(), NotTrue> {
    let mut dice = Dice::new(Seed::from_number(9));
    let mut asked = 0;
    while asked < QUESTIONS {
        let mut state = game.deal(&mut dice);
        while let Some(seat) = game.waiting(&state).first() {
            let moves = listed(game, &state);
            if let Some(value) = oracle.value(&state) {
                let worth = |choice| {
                    let after = after(game, &state, choice);
                    super::end(game, &after).or_else(|| oracle.value(&after))
                };
                // One that the oracle does not know makes all of it worthless.
                let values: Option<Vec<i8>> = moves.iter().map(worth).collect();
                let values = values.unwrap_or_default().into_iter();
                let best = if seat == Seat(0) { values.max() } else { values.min() };
                if best != Some(value) {
                    let place = serde_json::to_string(&game.position(&state)).unwrap_or_default();
                    same(&place, &best, &Some(value))?;
                }
                asked += 1;
            }
            let Some(choice) = dice.pick(&moves) else { break };
            state = after(game, &state, choice);
        }
    }
    Ok(())
}

/// Why a table is refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NotTrue {
    /// Its options are not possible.
    #[error("its options are not possible: {}", crate::experiment::listed(.0))]
    Faults(Vec<Fault>),
    /// It is wrong.
    #[error("{}: written is {}, found was {}", .0.place, .0.written, .0.found)]
    Mismatch(Mismatch),
}

fn same<T: PartialEq + core::fmt::Debug>(place: &str, found: &T, written: &T) -> Result<(), NotTrue> {
    if found == written {
        return Ok(());
    }
    let (written, found) = (format!("{written:?}"), format!("{found:?}"));
    Err(NotTrue::Mismatch(Mismatch { place: place.to_owned(), written, found }))
}

fn chosen(openings: &[SolvedOpening]) -> Vec<String> {
    openings.iter().map(|opening| opening.choice.clone()).collect()
}

fn names<G: Game>(game: &G, moves: &[G::Move]) -> Vec<String> {
    moves.iter().map(|choice| game.write_move(choice)).collect()
}

fn listed<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if let Some(seat) = game.waiting(state).first() {
        game.moves(state, seat, &mut moves);
    }
    moves
}

fn after<G: Game>(game: &G, state: &G::State, choice: &G::Move) -> G::State {
    let mut after = state.clone();
    if let Some(seat) = game.waiting(state).first() {
        let _ = game.apply(&mut after, seat, choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
    }
    after
}
