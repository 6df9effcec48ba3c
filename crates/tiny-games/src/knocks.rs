//! In his turn a player grabs one, two or three; then all others are asked at once whether they knock on the table. The
//! first from his left who does gets the grab instead, for a price of one. Whoever sleeps can only pass.
//!
//! The rules count how often they are asked for an evaluation.

use crate::NoOptions;
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{
    Boundary, Dice, Fault, Forms, Judge, Log, Outcome, Phrase, Refusal, Rules, Score, Seat, Seats, Secrets,
    Setup, Speech, Values, Viewer, Window, WindowView,
};

const ROUNDS: u8 = 6;

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct Knocks {
    setup: Setup<Knocks>,
    evaluations: Arc<AtomicU64>,
}

impl Knocks {
    /// How often an evaluation was asked for, in all copies of these rules.
    pub fn evaluations(&self) -> u64 {
        self.evaluations.load(Ordering::Relaxed)
    }

    fn turn(&self, state: &State) -> Seat {
        Seat(state.round % self.seats())
    }
}

/// A match at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How many have grabbed before.
    pub round: u8,
    /// What lies in the hand that grabs; 0 before it does.
    pub grabbed: u8,
    /// Who knocks.
    pub window: Window<bool>,
    /// Who can only pass.
    pub asleep: Seats,
    /// What each seat has.
    pub points: Vec<i32>,
}

/// The same without the sealed answers of others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    round: u8,
    grabbed: u8,
    window: WindowView<bool>,
    asleep: Seats,
    points: Vec<i32>,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Deed {
    /// Take one, two or three.
    Grab(u8),
    /// Let it go.
    Pass,
    /// Knock on the table.
    Knock,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Grab(count) => write!(f, "{count}"),
            Deed::Pass => f.write_str("pass"),
            Deed::Knock => f.write_str("knock"),
        }
    }
}

impl FromStr for Deed {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Deed, Refusal> {
        let unreadable = |_| Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text));
        match text {
            "pass" => Ok(Deed::Pass),
            "knock" => Ok(Deed::Knock),
            _ => text.parse().map(Deed::Grab).map_err(unreadable),
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub enum Event {
    /// Somebody sealed an answer.
    Answered(Seat),
    /// Somebody got so many.
    Grabbed {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
}

impl Rules for Knocks {
    crate::rules_head!("knocks", 2..=4, ["KN-1"], NoOptions, State, Deed, Event);

    fn open(setup: Setup<Knocks>) -> Result<Knocks, Vec<Fault>> {
        Ok(Knocks { setup, evaluations: Arc::default() })
    }

    fn setup(&self) -> &Setup<Knocks> {
        &self.setup
    }

    fn bound(&self) -> usize {
        usize::from(ROUNDS * self.seats())
    }

    fn deal(&self, _dice: &mut Dice) -> State {
        let points = vec![0; usize::from(self.seats())];
        State { round: 0, grabbed: 0, window: Window::CLOSED, asleep: Seats::NONE, points }
    }

    fn waiting(&self, state: &State) -> Seats {
        match state.round {
            ROUNDS.. => Seats::NONE,
            _ if state.window.is_open() => state.window.waiting(),
            _ => Seats::one(self.turn(state)),
        }
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Deed>) {
        if !self.waiting(state).contains(seat) {
            return;
        }
        if state.window.is_open() {
            into.push(Deed::Pass);
            into.extend((!state.asleep.contains(seat)).then_some(Deed::Knock));
        } else {
            into.extend((1..=3).map(Deed::Grab));
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Deed) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        let refused = || Refusal::illegal("KN-1", Phrase::new("refused-knock"));
        if moves.contains(choice) { Ok(()) } else { Err(refused()) }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Deed,
        _dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let turn = self.turn(state);
        if let Deed::Grab(count) = choice {
            state.grabbed = *count;
            state.window = Window::open(Seats::all(self.seats()).without(turn));
            return Boundary::Crossed;
        }
        state.window.answer(seat, *choice == Deed::Knock);
        log.tell(|| Event::Answered(seat));
        if state.window.is_open() {
            return Boundary::Kept;
        }
        let knocked = state.window.first_to_act(turn.next(self.seats()), self.seats(), |knock| *knock);
        let (taker, price) = knocked.map_or((turn, 0), |(seat, _)| (seat, 1));
        let count = state.grabbed;
        state.points[taker.index()] += i32::from(count) - price;
        log.tell(|| Event::Grabbed { seat: taker, count });
        state.round += 1;
        state.grabbed = 0;
        state.window = Window::CLOSED;
        Boundary::Crossed
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.waiting(state).is_empty().then(|| Outcome::by_points(&state.points))
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        state.points.iter().map(|points| Score::of([("grabs", *points)])).collect()
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Deed> {
        state.window.waiting().contains(seat).then_some(Deed::Pass)
    }
}

impl Secrets for Knocks {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View {
            round: state.round,
            grabbed: state.grabbed,
            window: state.window.seen_by(viewer),
            asleep: state.asleep,
            points: state.points.clone(),
        }
    }

    fn imagine(&self, view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        State {
            round: view.round,
            grabbed: view.grabbed,
            window: view.window.imagine(|seat| !view.asleep.contains(seat) && dice.below(2) == 0),
            asleep: view.asleep,
            points: view.points.clone(),
        }
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        let awake = state.window.answered().minus(state.asleep);
        awake.iter().any(|seat| !viewer.is(seat))
    }

    fn perceive(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

impl Forms for Knocks {
    crate::position_is_state!(State);

    fn load(&self, position: &State) -> Result<State, Vec<Fault>> {
        if position.points.len() == usize::from(self.seats()) && position.round <= ROUNDS {
            Ok(position.clone())
        } else {
            Err(vec![Fault::at("state", Phrase::new("fault-knocks")).by("KN-1")])
        }
    }

    crate::moves_by_text!();
}

impl Speech for Knocks {
    const WORDS: &'static [(&'static str, &'static str)] = &[("en", WORDS), ("de", WORDS)];

    fn reasons(&self, _state: &State, _seat: Seat, _choice: &Deed) -> Vec<Phrase> {
        Vec::new()
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Answered(seat) => Phrase::new("log-answered").with("who", *seat),
            Event::Grabbed { seat, count } => {
                Phrase::new("log-grabbed").with("who", *seat).with("count", *count)
            }
        }
    }

    fn describe(&self, _view: &View, _seat: Seat, choice: &Deed) -> Phrase {
        Phrase::new("move-knock").with("move", choice.to_string())
    }
}

impl Judge for Knocks {
    fn evaluate(&self, state: &State) -> Values {
        self.evaluations.fetch_add(1, Ordering::Relaxed);
        let mut values = Values::default();
        for seat in Seat::all(self.seats()) {
            let best = Seat::all(self.seats()).filter(|other| *other != seat);
            let best = best.map(|other| state.points[other.index()]).max().unwrap_or(0);
            values[seat.index()] = ((state.points[seat.index()] - best) as f32 / 10.0).tanh();
        }
        values
    }
}

const WORDS: &str = "\
title = Knocks
tagline = Who knocks first gets it.
rule-KN-1 = Grab up to three; the others may knock.
    .mark = B
part-grabs = grabs
log-answered = { $who } answers.
log-grabbed = { $who } gets { $count }.
move-knock = { $move }
refused-knock = You cannot do that now.
fault-knocks = The table does not add up.
";
