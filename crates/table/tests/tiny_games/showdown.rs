//! Simultaneous secret choices: all pick a number, then all show; a number that nobody shares scores.

use crate::sitting::{Made, Sitting, Tiny, head};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Boundary, Dice, Log, Seat, Seats, Viewer};

const ROUNDS: u8 = 4;

#[derive(Clone, Debug)]
pub(crate) struct Showdown;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    round: u8,
    picks: Vec<Option<u8>>,
    shown: Vec<u8>,
    points: Vec<i32>,
}

/// As the state, but of the others only whether they have picked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct View {
    round: u8,
    picked: Seats,
    own: Option<u8>,
    shown: Vec<u8>,
    points: Vec<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) enum Event {
    Picked { seat: Seat, number: Option<u8> },
    Shown(Vec<u8>),
}

impl Tiny for Showdown {
    head!("showdown", 1..=6, State, View, Event);

    fn deal(seats: u8, _dice: &mut Dice) -> State {
        let seats = usize::from(seats);
        State { round: 0, picks: vec![None; seats], shown: Vec::new(), points: vec![0; seats] }
    }

    fn waiting(seats: u8, state: &State) -> Seats {
        if state.round >= ROUNDS {
            return Seats::NONE;
        }
        Seat::all(seats).filter(|seat| state.picks[seat.index()].is_none()).collect()
    }

    fn offers(seats: u8, _state: &State, _seat: Seat) -> Vec<u8> {
        (1..=seats + 1).collect()
    }

    fn apply(made: Made, state: &mut State, _dice: &mut Dice, log: &mut impl Log<Event>) -> Boundary {
        let Made { seat, pick, .. } = made;
        state.picks[seat.index()] = Some(pick);
        log.tell(|| Event::Picked { seat, number: Some(pick) });
        let Some(shown) = state.picks.iter().copied().collect::<Option<Vec<u8>>>() else {
            return Boundary::Kept;
        };
        for (index, number) in shown.iter().enumerate() {
            let alone = shown.iter().enumerate().all(|(other, same)| other == index || same != number);
            state.points[index] += if alone { i32::from(*number) } else { 0 };
        }
        state.round += 1;
        state.picks.fill(None);
        state.shown.clone_from(&shown);
        log.tell(|| Event::Shown(shown));
        Boundary::Crossed
    }

    fn view(seats: u8, state: &State, viewer: Viewer) -> View {
        View {
            round: state.round,
            picked: Seat::all(seats).filter(|seat| state.picks[seat.index()].is_some()).collect(),
            own: Seat::all(seats).find(|seat| viewer.is(*seat)).and_then(|seat| state.picks[seat.index()]),
            shown: state.shown.clone(),
            points: state.points.clone(),
        }
    }

    fn imagine(seats: u8, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let pick = |seat| match view.picked.contains(seat) {
            true if viewer.is(seat) => view.own,
            true => Some(dice.below(u32::from(seats) + 1) as u8 + 1),
            false => None,
        };
        let picks = Seat::all(seats).map(pick).collect();
        State { round: view.round, picks, shown: view.shown.clone(), points: view.points.clone() }
    }

    fn hides(seats: u8, state: &State, viewer: Viewer) -> bool {
        Seat::all(seats).any(|seat| !viewer.is(seat) && state.picks[seat.index()].is_some())
    }

    fn perceive(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Picked { seat, .. } if !viewer.is(*seat) => Event::Picked { seat: *seat, number: None },
            seen => seen.clone(),
        })
    }

    fn reveals_move(seats: u8, state: &State, seat: Seat, _pick: u8, viewer: Viewer) -> bool {
        viewer.is(seat) || Showdown::waiting(seats, state) == Seats::one(seat)
    }

    fn sound(seats: u8, state: &State) -> bool {
        let seats = usize::from(seats);
        let fits = |pick: &u8| (1..=seats + 1).contains(&usize::from(*pick));
        state.round <= ROUNDS
            && state.picks.len() == seats
            && state.picks.iter().any(Option::is_none)
            && state.picks.iter().flatten().all(fits)
            && (state.round < ROUNDS || state.picks.iter().all(Option::is_none))
            && state.shown.len() == if state.round == 0 { 0 } else { seats }
            && state.shown.iter().all(fits)
            && state.points.len() == seats
            && state.points.iter().all(|points| (0..=1_000).contains(points))
    }

    fn points(_seats: u8, state: &State) -> Vec<i32> {
        state.points.clone()
    }
}

laws::keep_the_laws! {
    game: Sitting<Showdown>,
    source: "tests/tiny_games",
    cases: { showdown_alone: (1, {}), showdown_three: (3, {}), showdown_six: (6, {}) },
}
