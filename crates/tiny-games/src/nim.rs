//! Take one, two or three from the heap; whoever takes the last one wins.

use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sketch::{Brush, Picture, Scene};
use table::{
    AdaptsOptions, Boundary, Capabilities, CloserEvaluation, Dice, Fault, Forms, Judge, Log, Outcome, Phrase,
    Refusal, Rounds, Rules, Score, Seat, Seats, Secrets, Setup, Solvable, Speech, Transpositions, Values,
};

/// A heap that may be suited to the players.
pub const LEFT_OPEN: u8 = 77;

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct Nim(Setup<Nim>);

/// How a match begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many lie there.
    pub heap: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { heap: 10 }
    }
}

/// State, view and position are the same: nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How many are left.
    pub heap: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many each has taken.
    pub taken: Vec<u8>,
}

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Take {
    /// How many are taken.
    pub take: u8,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.take)
    }
}

impl FromStr for Take {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Take, Refusal> {
        let number = text.trim().strip_prefix("take ").and_then(|number| number.parse().ok());
        let unreadable = || Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text));
        number.map(|take| Take { take }).ok_or_else(unreadable)
    }
}

/// A turn that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Took {
    /// By whom.
    pub seat: Seat,
    /// How many were taken.
    pub count: u8,
}

impl Rules for Nim {
    crate::rules_head!("nim", 2..=4, ["NM-1", "NM-2"], Options, State, Take, Took);
    const CAPABILITIES: Capabilities<Self> =
        Capabilities::NONE.adapting_options().solvable().closer_evaluation().rounds().transpositions();

    fn open(setup: Setup<Nim>) -> Result<Nim, Vec<Fault>> {
        if (1..=100).contains(&setup.options.heap) {
            Ok(Nim(setup))
        } else {
            Err(vec![Fault::at("options.heap", Phrase::new("fault-heap")).by("NM-2")])
        }
    }

    fn setup(&self) -> &Setup<Nim> {
        &self.0
    }

    fn bound(&self) -> usize {
        usize::from(self.0.options.heap)
    }

    fn deal(&self, _dice: &mut Dice) -> State {
        State { heap: self.0.options.heap, turn: Seat(0), taken: vec![0; usize::from(self.seats())] }
    }

    fn waiting(&self, state: &State) -> Seats {
        if state.heap == 0 { Seats::NONE } else { Seats::one(state.turn) }
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Take>) {
        if self.waiting(state).contains(seat) {
            into.extend((1..=state.heap.min(3)).map(|take| Take { take }));
        }
    }

    fn check(&self, state: &State, _seat: Seat, choice: &Take) -> Result<(), Refusal> {
        if (1..=state.heap.min(3)).contains(&choice.take) {
            Ok(())
        } else {
            Err(Refusal::illegal("NM-2", Phrase::new("refused-take").with("most", state.heap.min(3))))
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Take,
        _dice: &mut Dice,
        log: &mut impl Log<Took>,
    ) -> Boundary {
        state.heap = state.heap.saturating_sub(choice.take);
        state.taken[seat.index()] += choice.take;
        state.turn = seat.next(self.seats());
        log.tell(|| Took { seat, count: choice.take });
        Boundary::Kept
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let last = Seat((state.turn.0 + self.seats() - 1) % self.seats());
        (state.heap == 0).then(|| Outcome::won_by(last, self.seats()))
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        state.taken.iter().map(|taken| Score::of([("taken", i32::from(*taken))])).collect()
    }
}

impl Secrets for Nim {
    crate::open_cards!(State, Took);
}

impl Forms for Nim {
    crate::position_is_state!(State);

    fn load(&self, position: &State) -> Result<State, Vec<Fault>> {
        let mut faults = Vec::new();
        if position.taken.len() != usize::from(self.seats()) {
            faults.push(Fault::at("state.taken", Phrase::new("fault-taken")).by("NM-1"));
        }
        if position.turn.0 >= self.seats() {
            faults.push(Fault::at("state.turn", Phrase::new("fault-turn")).by("NM-1"));
        }
        let taken: u32 = position.taken.iter().map(|taken| u32::from(*taken)).sum();
        if taken + u32::from(position.heap) != u32::from(self.0.options.heap) {
            faults.push(Fault::at("state.heap", Phrase::new("fault-heap")).by("NM-2"));
        }
        if faults.is_empty() { Ok(position.clone()) } else { Err(faults) }
    }

    crate::moves_by_text!();
}

impl Speech for Nim {
    const WORDS: &'static [(&'static str, &'static str)] = &[("en", ENGLISH), ("de", GERMAN)];

    fn reasons(&self, state: &State, _seat: Seat, choice: &Take) -> Vec<Phrase> {
        vec![Phrase::new("reason-leaves").with("count", state.heap.saturating_sub(choice.take))]
    }

    fn tell(&self, event: &Took) -> Phrase {
        Phrase::new("log-took").with("who", event.seat).with("count", event.count)
    }

    fn describe(&self, _view: &State, _seat: Seat, choice: &Take) -> Phrase {
        Phrase::new("move-take").with("count", choice.take)
    }
}

impl Judge for Nim {
    fn evaluate(&self, state: &State) -> Values {
        let mut values = Values::default();
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = {
                let lost = state.heap.is_multiple_of(4);
                if lost == (state.turn == seat) { -0.9 } else { 0.9 }
            };
        }
        values
    }
}

impl AdaptsOptions for Nim {
    /// Where the heap was left open: ten for a first player who is wide awake.
    fn adapt_options(options: Options, attention: &[Option<f32>]) -> Options {
        match attention.first() {
            Some(Some(first)) if options.heap == LEFT_OPEN => Options { heap: (first * 10.0).round() as u8 },
            _ => options,
        }
    }
}

impl Solvable for Nim {
    fn solver_key(&self, state: &State) -> Option<u128> {
        Some(u128::from(state.heap) << 1 | u128::from(state.turn.0))
    }
}

impl CloserEvaluation for Nim {
    /// Whoever looks closer is less sure.
    fn evaluate_closely(&self, state: &State) -> Option<Values> {
        Some(self.evaluate(state).map(|value| value / 2.0))
    }
}

impl Rounds for Nim {
    fn playout_limit(&self) -> u32 {
        0
    }

    /// Everybody takes a breath when there are full tens again, or less.
    fn phase(&self, state: &State) -> u32 {
        u32::from(state.heap.div_ceil(10))
    }
}

impl Transpositions for Nim {
    fn transposition_key(&self, state: &State) -> u64 {
        u64::from(state.heap) << 8 | u64::from(state.turn.0)
    }
}

impl Picture<State> for Nim {
    fn picture(&self, view: &State, brush: &Brush<'_>) -> Scene {
        Scene::new(100.0, 100.0, brush.label("title")).describe(format!("{} {:?}", view.heap, brush.seat()))
    }
}

const ENGLISH: &str = "\
title = Nim
tagline = Take the last one.
rule-NM-1 = Players take turns.
    .mark = B
rule-NM-2 = Take one, two or three from the heap. Whoever takes the last one wins.
    .mark = B, R
    .ruling = Some play it the other way round.
option-heap = Heap
    .help = How many lie there at the start.
part-taken = taken
log-took = { $who } takes { $count }.
move-take = take { $count }
reason-leaves = leaves { $count }
refused-take = You may take 1 to { $most }.
fault-heap = The heap does not add up.
fault-taken = One number for each seat is needed.
fault-turn = There is no such seat.
";

const GERMAN: &str = "\
title = Nim
tagline = Nimm das letzte.
rule-NM-1 = Es geht reihum.
    .mark = B
rule-NM-2 = Nimm eins, zwei oder drei vom Haufen. Wer das letzte nimmt, gewinnt.
    .mark = B, R
    .ruling = Manche spielen es umgekehrt.
option-heap = Haufen
    .help = Wie viele am Anfang da liegen.
part-taken = genommen
log-took = { $who } nimmt { $count }.
move-take = nimm { $count }
reason-leaves = lässt { $count } liegen
refused-take = Du kannst 1 bis { $most } nehmen.
fault-heap = Der Haufen geht nicht auf.
fault-taken = Für jeden Platz wird eine Zahl gebraucht.
fault-turn = Diesen Platz gibt es nicht.
";
