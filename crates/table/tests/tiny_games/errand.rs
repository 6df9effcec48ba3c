//! Business inside business: a turn opens an errand, an errand may open a bargain that the neighbour answers, and so on.
//!
//! What is unfinished is an explicit stack in the state, so that a match can be saved in the middle of it.

use crate::sitting::{Made, Sitting, Tiny, head, open_cards};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Boundary, Dice, Log, Seat, Seats};

const TURNS: u8 = 5;
const DEPTH: usize = 5;

#[derive(Clone, Debug)]
pub(crate) struct Errand;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// The owner goes out (0) or stays at home (1).
    Turn(Seat),
    /// The owner does it (0), or bargains about it first (1).
    Errand(Seat),
    /// The neighbour agrees (0), refuses (1), or sends the owner on a further errand (2).
    Bargain(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    turns: u8,
    pending: Vec<Step>,
    points: Vec<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) enum Event {
    Opened(Step),
    Closed(Step),
}

impl Errand {
    fn asked(seats: u8, step: Step) -> Seat {
        match step {
            Step::Turn(seat) | Step::Errand(seat) => seat,
            Step::Bargain(owner) => owner.next(seats),
        }
    }
}

impl Tiny for Errand {
    head!("errand", 2..=3, State, State, Event);

    fn deal(seats: u8, _dice: &mut Dice) -> State {
        State { turns: 0, pending: vec![Step::Turn(Seat(0))], points: vec![0; usize::from(seats)] }
    }

    fn waiting(seats: u8, state: &State) -> Seats {
        state.pending.last().map_or(Seats::NONE, |step| Seats::one(Errand::asked(seats, *step)))
    }

    fn offers(_seats: u8, state: &State, _seat: Seat) -> Vec<u8> {
        match state.pending.last() {
            Some(Step::Bargain(_)) if state.pending.len() < DEPTH => vec![0, 1, 2],
            Some(Step::Errand(_)) if state.pending.len() >= DEPTH => vec![0],
            Some(_) => vec![0, 1],
            None => Vec::new(),
        }
    }

    fn apply(made: Made, state: &mut State, _dice: &mut Dice, log: &mut impl Log<Event>) -> Boundary {
        let Made { seats, pick, .. } = made;
        let Some(&step) = state.pending.last() else { return Boundary::Kept };
        let inner = match (step, pick) {
            (Step::Turn(owner), 0) if state.turns < TURNS => Some(Step::Errand(owner)),
            (Step::Errand(owner), 1) => Some(Step::Bargain(owner)),
            (Step::Bargain(owner), 2) => Some(Step::Errand(owner)),
            _ => None,
        };
        if let Some(inner) = inner {
            state.pending.push(inner);
            log.tell(|| Event::Opened(inner));
            return Boundary::Kept;
        }
        state.pending.pop();
        log.tell(|| Event::Closed(step));
        match step {
            Step::Errand(owner) => state.points[owner.index()] += 2,
            Step::Bargain(owner) if pick == 0 => state.points[owner.next(seats).index()] += 1,
            Step::Bargain(_) | Step::Turn(_) => {}
        }
        // Whoever is back from all errands has had his turn.
        if matches!(state.pending[..], [] | [Step::Turn(_)]) {
            let owner = match step {
                Step::Turn(owner) | Step::Errand(owner) | Step::Bargain(owner) => owner,
            };
            state.turns += 1;
            state.pending.clear();
            if state.turns < TURNS {
                state.pending.push(Step::Turn(owner.next(seats)));
            }
        }
        Boundary::Kept
    }

    open_cards!(State, Event);

    fn sound(seats: u8, state: &State) -> bool {
        let owner = |step: &Step| match step {
            Step::Turn(seat) | Step::Errand(seat) | Step::Bargain(seat) => *seat,
        };
        let nests = |pair: &[Step]| {
            owner(&pair[0]) == owner(&pair[1])
                && match pair[0] {
                    Step::Turn(_) | Step::Bargain(_) => matches!(pair[1], Step::Errand(_)),
                    Step::Errand(_) => matches!(pair[1], Step::Bargain(_)),
                }
        };
        state.points.len() == usize::from(seats)
            && state.points.iter().all(|points| (0..=1_000).contains(points))
            && state.pending.is_empty() == (state.turns == TURNS)
            && state.turns <= TURNS
            && state.pending.len() <= DEPTH
            && state.pending.first().is_none_or(|step| matches!(step, Step::Turn(seat) if seat.0 < seats))
            && state.pending.windows(2).all(nests)
    }

    fn points(_seats: u8, state: &State) -> Vec<i32> {
        state.points.clone()
    }
}

laws::keep_the_laws! {
    game: Sitting<Errand>,
    source: "tests/tiny_games",
    cases: { errand_two: (2, {}), errand_three: (3, {}) },
}
