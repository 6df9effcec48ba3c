//! Solo play: turn up cards of a pile in unknown order; five lights win, two gusts of wind lose, or stop in time.

use crate::sitting::{Made, Sitting, Tiny, head};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Boundary, Dice, Log, Outcome, Seat, Seats, Viewer};

const LIGHTS: usize = 8;
const GUSTS: usize = 4;
const TURN_UP: u8 = 0;
const STOP: u8 = 1;

#[derive(Clone, Debug)]
pub(crate) struct Lantern;

/// `true` is a light, `false` a gust; the last card of the pile is on top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pile: Vec<bool>,
    shown: Vec<bool>,
    stopped: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct View {
    shown: Vec<bool>,
    stopped: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) enum Event {
    TurnedUp(bool),
    Stopped,
}

fn lights(shown: &[bool]) -> usize {
    shown.iter().filter(|light| **light).count()
}

fn over(state: &State) -> bool {
    let lights = lights(&state.shown);
    state.stopped || lights >= 5 || state.shown.len() - lights >= 2
}

impl Tiny for Lantern {
    head!("lantern", 1..=1, State, View, Event);

    fn deal(_seats: u8, dice: &mut Dice) -> State {
        let mut pile = [vec![true; LIGHTS], vec![false; GUSTS]].concat();
        dice.shuffle(&mut pile);
        State { pile, shown: Vec::new(), stopped: false }
    }

    fn waiting(_seats: u8, state: &State) -> Seats {
        if over(state) { Seats::NONE } else { Seats::one(Seat(0)) }
    }

    fn offers(_seats: u8, _state: &State, _seat: Seat) -> Vec<u8> {
        vec![TURN_UP, STOP]
    }

    fn apply(made: Made, state: &mut State, _dice: &mut Dice, log: &mut impl Log<Event>) -> Boundary {
        let Made { pick, .. } = made;
        if pick == STOP {
            state.stopped = true;
            log.tell(|| Event::Stopped);
            return Boundary::Kept;
        }
        if let Some(card) = state.pile.pop() {
            state.shown.push(card);
            log.tell(|| Event::TurnedUp(card));
        }
        Boundary::Crossed
    }

    fn view(_seats: u8, state: &State, _viewer: Viewer) -> View {
        View { shown: state.shown.clone(), stopped: state.stopped }
    }

    fn imagine(_seats: u8, view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        let lit = lights(&view.shown);
        let mut pile = [vec![true; LIGHTS - lit], vec![false; GUSTS - (view.shown.len() - lit)]].concat();
        dice.shuffle(&mut pile);
        State { pile, shown: view.shown.clone(), stopped: view.stopped }
    }

    fn hides(_seats: u8, state: &State, _viewer: Viewer) -> bool {
        lights(&state.pile) > 0 && lights(&state.pile) < state.pile.len()
    }

    fn perceive(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn sound(_seats: u8, state: &State) -> bool {
        let all = [&state.pile[..], &state.shown[..]].concat();
        let before =
            State { shown: state.shown[..state.shown.len().saturating_sub(1)].to_vec(), ..state.clone() };
        lights(&all) == LIGHTS
            && all.len() == LIGHTS + GUSTS
            && !(over(&State { stopped: false, ..before }))
            && !(state.stopped && over(&State { stopped: false, ..state.clone() }))
    }

    fn points(_seats: u8, state: &State) -> Vec<i32> {
        vec![lights(&state.shown) as i32]
    }

    fn outcome(_seats: u8, state: &State) -> Outcome {
        if lights(&state.shown) >= 5 { Outcome::won_by(Seat(0), 1) } else { Outcome::without_winner(1) }
    }
}

laws::keep_the_laws! {
    game: Sitting<Lantern>,
    source: "tests/tiny_games",
    cases: { lantern_alone: (1, {}) },
}
