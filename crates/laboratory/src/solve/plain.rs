//! The plainest search there is, for checking.

use super::{Value, end, value_of};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Dice, Game, Quiet, Seat, Seed};

/// The value of a state by trying moves in the order of the rules until one wins: no bounds, no solver key, no symmetry,
/// no evaluation. Positions are remembered by their documented JSON form. `None` if it was stopped.
pub fn plain_value<G: Game>(
    game: &G,
    state: &G::State,
    seen: &mut BTreeMap<String, Value>,
    stop: &AtomicBool,
) -> Option<Value> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let Some(seat) = game.waiting(state).first() else {
        return Some(value_of(end(game, state).unwrap_or(0)));
    };
    let name = table::to_value(&game.position(state)).to_string();
    if let Some(value) = seen.get(&name) {
        return Some(*value);
    }
    let (worst, best) =
        if seat == Seat(0) { (Value::Second, Value::First) } else { (Value::First, Value::Second) };
    let mut found = worst;
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    let mut dice = Dice::new(Seed::from_number(0));
    for choice in moves {
        let mut after = state.clone();
        let _ = game.apply(&mut after, seat, &choice, &mut dice, &mut Quiet);
        let value = plain_value(game, &after, seen, stop)?;
        found = if seat == Seat(0) { found.max(value) } else { found.min(value) };
        if found == best {
            break;
        }
    }
    seen.insert(name, found);
    Some(found)
}
