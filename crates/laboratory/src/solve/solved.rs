//! Solutions as data: written to a file, read again, and checked by other means.

use super::{Progress, Solver, Unsolvable, Value, plain_value};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::{Dice, Fault, Game, Quiet, Seed, open_game, to_value};

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
    /// All replies with their values, in the order of the rules.
    pub replies: Vec<(String, Value)>,
}

/// Why there is no solution.
#[derive(Clone, PartialEq, Debug)]
pub enum NotSolved {
    /// Seats or options are not possible.
    Faults(Vec<Fault>),
    /// This kind of game cannot be solved.
    Unsolvable(Unsolvable),
    /// Somebody stopped it after so many positions.
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

/// Solves a game with these options.
pub fn solve<G: Game>(
    components: Arc<G::Components>,
    options: &serde_json::Value,
    room: usize,
    stop: &AtomicBool,
    report: &dyn Fn(Progress),
) -> Result<Solved, NotSolved> {
    let game: G = open_game(2, options, components).map_err(NotSolved::Faults)?;
    let mut solver = Solver::new(&game, room, stop, report).map_err(NotSolved::Unsolvable)?;
    let Some(solution) = solver.solve() else {
        return Err(NotSolved::Stopped { progress: solver.progress });
    };
    let openings = solution.openings.into_iter().map(|opening| SolvedOpening {
        choice: opening.choice.to_string(),
        value: opening.value,
        replies: opening.replies.into_iter().map(|(reply, value)| (reply.to_string(), value)).collect(),
    });
    Ok(Solved {
        game: G::ID.to_owned(),
        ruleset: G::RULESET.to_owned(),
        options: to_value(&game.setup().options),
        value: solution.value,
        line: solution.line.iter().map(ToString::to_string).collect(),
        positions: solution.positions,
        openings: openings.collect(),
    })
}

/// Checks a table by other means: the values of replies by the plainest search ([`plain_value`]), those of openings by
/// their replies, that of the game by its openings, and the line by playing it. Every `step`-th reply is searched (1 for
/// all). `Ok(None)` if it was stopped, else how many values were searched.
pub fn verify<G: Game>(
    components: Arc<G::Components>,
    solved: &Solved,
    step: usize,
    stop: &AtomicBool,
    report: &dyn Fn(Progress),
) -> Result<Option<u64>, Result<Mismatch, Vec<Fault>>> {
    let game: G = open_game(2, &solved.options, components).map_err(Err)?;
    let differs = |place: &str, written: &dyn core::fmt::Debug, found: &dyn core::fmt::Debug| {
        Ok(Mismatch { place: place.to_owned(), written: format!("{written:?}"), found: format!("{found:?}") })
    };
    let mut dice = Dice::new(Seed::from_number(0));
    let start = game.deal(&mut dice);
    let all = solved.openings.iter().map(|opening| opening.replies.len().div_ceil(step.max(1)) as u64).sum();
    let mut progress = Progress { done: 0, all, positions: 0 };
    let mut seen = HashMap::new();
    let listed = |state: &G::State| {
        let mut moves = Vec::new();
        if let Some(seat) = game.waiting(state).first() {
            game.moves(state, seat, &mut moves);
        }
        moves
    };
    let after = |state: &G::State, choice: &G::Move| {
        let mut after = state.clone();
        if let Some(seat) = game.waiting(state).first() {
            let _ = game.apply(&mut after, seat, choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
        }
        after
    };
    let best = |state: &G::State, values: &mut dyn Iterator<Item = Value>| match game.waiting(state).first() {
        Some(table::Seat(0)) => values.max(),
        _ => values.min(),
    };
    let names = |moves: &[G::Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
    let moves = listed(&start);
    let written: Vec<String> = solved.openings.iter().map(|opening| opening.choice.clone()).collect();
    if names(&moves) != written {
        return Err(differs("openings", &written, &names(&moves)));
    }
    let mut counted = 0;
    for (choice, opening) in moves.iter().zip(&solved.openings) {
        let state = after(&start, choice);
        let replies = listed(&state);
        let written: Vec<String> = opening.replies.iter().map(|(reply, _)| reply.clone()).collect();
        if names(&replies) != written {
            return Err(differs(&opening.choice, &written, &names(&replies)));
        }
        for (reply, (name, value)) in replies.iter().zip(&opening.replies).step_by(step.max(1)) {
            let Some(found) = plain_value(&game, &after(&state, reply), &mut seen, stop) else { return Ok(None) };
            if found != *value {
                return Err(differs(&format!("{} {name}", opening.choice), value, &found));
            }
            counted += 1;
            progress.done += 1;
            progress.positions = seen.len() as u64;
            report(progress);
        }
        let found = best(&state, &mut opening.replies.iter().map(|(_, value)| *value));
        if found != Some(opening.value) {
            return Err(differs(&opening.choice, &opening.value, &found));
        }
    }
    let found = best(&start, &mut solved.openings.iter().map(|opening| opening.value));
    if found != Some(solved.value) {
        return Err(differs("value", &solved.value, &found));
    }
    let mut state = start;
    for name in &solved.line {
        let Some(choice) = listed(&state).into_iter().find(|choice| choice.to_string() == *name) else {
            return Err(differs("line", name, &"no such move"));
        };
        state = after(&state, &choice);
    }
    let found = super::end(&game, &state).map(super::value_of);
    if found != Some(solved.value) {
        return Err(differs("line", &solved.value, &found));
    }
    Ok(Some(counted))
}
