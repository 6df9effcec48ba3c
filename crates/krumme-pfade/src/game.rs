//! The contract of a game, kept.

use crate::covering::Covering;
use crate::evaluation::Scale;
use crate::{Event, MAX_SIZE, MIN_SIZE, Move, Options, Position, State, View, position};
use core::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;
use table::{
    Boundary, Capabilities, Dice, Fault, Forms, Judge, Log, Measure, Measured, Oracle, Outcome, Phrase,
    Refusal, Rule, Rules, Score, ScoreSource, Seat, Seats, Secrets, Setup, Solvable, Speech, Step,
    Transpositions, Tunable, Values, Viewer, Weights, zero_sum,
};

/// The rules of one match of *Auf krummen Pfaden*.
#[derive(Clone, Debug)]
pub struct KrummePfade {
    pub(crate) setup: Setup<KrummePfade>,
    pub(crate) size: u8,
    pub(crate) scale: Scale,
}

impl KrummePfade {
    /// Columns and rows of the frame (KP-C4).
    pub fn size(&self) -> u8 {
        self.size
    }
}

impl Rules for KrummePfade {
    type Options = Options;
    type Components = ();
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "krumme-pfade";
    const RULESETS: &'static [&'static str] = &["krumme-pfade/1"];
    const TURN_RULE: Rule = "KP-2";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const RULES: &'static [Rule] = &[
        "KP-C1", "KP-C2", "KP-C3", "KP-C4", "KP-1", "KP-2", "KP-3", "KP-4", "KP-5", "KP-6", "KP-7", "KP-8",
        "KP-9", "KP-10", "KP-11", "KP-12", "KP-13", "KP-14", "KP-15", "KP-16", "KP-17", "KP-18", "KP-19",
    ];
    const CAPABILITIES: Capabilities<Self> =
        Capabilities::NONE.tunable().measured().solvable().transpositions();

    fn open(setup: Setup<KrummePfade>) -> Result<KrummePfade, Vec<Fault>> {
        let size = setup.options.size;
        let mut faults = Vec::new();
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            let reason =
                Phrase::new("fault-size").with("size", size).with("min", MIN_SIZE).with("max", MAX_SIZE);
            faults.push(Fault::at("options.size", reason).by("KP-C4"));
        }
        if setup.seats != 2 {
            let reason =
                Phrase::new("fault-seats").with("seats", setup.seats).with("min", 2u8).with("max", 2u8);
            faults.push(Fault::at("seats", reason).by("KP-1"));
        }
        if faults.is_empty() { Ok(KrummePfade { setup, size, scale: Scale::usual() }) } else { Err(faults) }
    }

    fn setup(&self) -> &Setup<KrummePfade> {
        &self.setup
    }

    /// Every turn lays one of 2·n² cards (KP-9); one declaration may come on top (KP-17).
    fn bound(&self) -> usize {
        2 * usize::from(self.area()) + usize::from(self.setup.options.no_draws)
    }

    #[inline]
    fn deal(&self, _dice: &mut Dice) -> State {
        State::new(self.size)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Seats {
        if state.end.is_some() { Seats::NONE } else { Seats::one(state.turn) }
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if self.waiting(state).contains(seat) {
            self.each_move(state, |choice| into.push(choice));
        }
    }

    #[inline]
    fn move_count(&self, state: &State, seat: Seat) -> usize {
        if self.waiting(state).contains(seat) { self.count_moves(state) } else { 0 }
    }

    #[inline]
    fn nth_move(&self, state: &State, seat: Seat, index: usize) -> Option<Move> {
        if self.waiting(state).contains(seat) { self.find_move(state, index) } else { None }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        self.check_move(state, seat, *choice)
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        _dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        self.carry_out(state, seat, *choice, log);
        Boundary::Kept
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.end.map(|end| match end.winner() {
            Some(seat) => Outcome::won_by(seat, 2),
            None => Outcome::without_winner(2),
        })
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        let winner = state.end.and_then(crate::End::winner);
        Seat::all(2).map(|seat| Score::of([("victory", i32::from(winner == Some(seat)))])).collect()
    }
}

impl Secrets for KrummePfade {
    type View = View;

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        self.show(state)
    }

    fn imagine(&self, view: &View, _viewer: Viewer, _dice: &mut Dice) -> State {
        view.state
    }

    fn hides(&self, _state: &State, _viewer: Viewer) -> bool {
        false
    }

    fn perceive(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

impl Forms for KrummePfade {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        position::position(state)
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        self.load_position(position)
    }

    fn write_move(&self, choice: &Self::Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Self::Move, Refusal> {
        text.parse()
    }
}

impl Speech for KrummePfade {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        self.explain(state, seat, *choice)
    }

    fn tell(&self, event: &Event) -> Phrase {
        event.phrase()
    }

    fn describe(&self, _view: &View, _seat: Seat, choice: &Move) -> Phrase {
        choice.phrase()
    }

    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        self.hand_steps(view, seat, *choice)
    }

    fn effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
        self.move_effects(view, seat, *choice)
    }

    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        KrummePfade::behind_points(view)
    }
}

impl Judge for KrummePfade {
    fn evaluate(&self, state: &State) -> Values {
        zero_sum(self.expectation(state, Seat(0)))
    }
}

impl Tunable for KrummePfade {
    fn weights(&self) -> Weights {
        self.scale.weights()
    }

    fn with_weights(&self, weights: &Weights) -> Result<KrummePfade, Vec<Fault>> {
        Ok(KrummePfade { scale: Scale::new(weights)?, ..self.clone() })
    }
}

impl Measured for KrummePfade {
    fn measures(&self, state: &State) -> Vec<Measure> {
        let covered = state.cards.saturating_sub(self.area());
        let early = matches!(state.end, Some(crate::End::FirstPhase(_)));
        vec![
            Measure::new("covered", covered.into()),
            Measure::per_thousand("first-phase", if early { 1000 } else { 0 }),
        ]
    }
}

impl Solvable for KrummePfade {
    fn solver_key(&self, state: &State) -> Option<u128> {
        self.essence_of(state)
    }

    fn oracle(&self, stop: &AtomicBool, report: &dyn Fn(u64, u64)) -> Option<Box<dyn Oracle<State>>> {
        let covering = Covering::new(self, stop, report)?;
        Some(Box::new(covering))
    }
}

impl Transpositions for KrummePfade {
    #[inline]
    fn transposition_key(&self, state: &State) -> u64 {
        state.key()
    }
}
