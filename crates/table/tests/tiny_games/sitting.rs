//! What the tiny games share: one kind of move, positions that are states, plain words.

use core::fmt::Debug;
use core::marker::PhantomData;
use core::ops::RangeInclusive;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sketch::{Brush, Picture, Scene};
use table::{
    Boundary, Capabilities, Dice, Fault, Forms, Judge, Log, Outcome, Phrase, Refusal, Rule, Rules, Score,
    ScoreSource, Seat, Seats, Secrets, Setup, Speech, Step, Transpositions, Values, Viewer,
};

/// The only kind of move: a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Pick(pub(crate) u8);

impl core::fmt::Display for Pick {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl core::str::FromStr for Pick {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Pick, Refusal> {
        let unreadable = || Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text));
        text.trim().parse().map(Pick).map_err(|_| unreadable())
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoOptions {}

/// Anything a tiny game keeps, shows or tells.
pub(crate) trait Plain: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync {}
impl<T: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync> Plain for T {}

/// Which number was picked by whom, at a table of so many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    pub(crate) seats: u8,
    pub(crate) seat: Seat,
    pub(crate) pick: u8,
}

/// How a tiny game is called, how many play it, and what it keeps, shows and tells.
macro_rules! head {
    ($id:literal, $seats:expr, $state:ty, $view:ty, $event:ty) => {
        type State = $state;
        type View = $view;
        type Event = $event;
        const ID: &'static str = $id;
        const RULESET: &'static str = concat!($id, "/1");
        const SEATS: core::ops::RangeInclusive<u8> = $seats;
    };
}
pub(crate) use head;

/// A game in which everybody sees everything.
macro_rules! open_cards {
    ($state:ty, $event:ty) => {
        fn view(_seats: u8, state: &$state, _viewer: table::Viewer) -> $state {
            state.clone()
        }
        fn imagine(_seats: u8, view: &$state, _viewer: table::Viewer, _dice: &mut table::Dice) -> $state {
            view.clone()
        }
        fn hides(_seats: u8, _state: &$state, _viewer: table::Viewer) -> bool {
            false
        }
        fn perceive(event: &$event, _viewer: table::Viewer) -> Option<$event> {
            Some(event.clone())
        }
    };
}
pub(crate) use open_cards;

/// Methods as they are in another game, of which this one is a variant.
macro_rules! as_in {
    ($base:ty: $($method:ident),* $(,)?) => { $($crate::sitting::as_in!(@ $method $base);)* };
    (@ deal $base:ty) => {
        fn deal(seats: u8, dice: &mut table::Dice) -> Self::State {
            <$base>::deal(seats, dice)
        }
    };
    (@ waiting $base:ty) => {
        fn waiting(seats: u8, state: &Self::State) -> table::Seats {
            <$base>::waiting(seats, state)
        }
    };
    (@ offers $base:ty) => {
        fn offers(seats: u8, state: &Self::State, seat: table::Seat) -> Vec<u8> {
            <$base>::offers(seats, state, seat)
        }
    };
    (@ apply $base:ty) => {
        fn apply(
            made: $crate::sitting::Made,
            state: &mut Self::State,
            dice: &mut table::Dice,
            log: &mut impl table::Log<Self::Event>,
        ) -> table::Boundary {
            <$base>::apply(made, state, dice, log)
        }
    };
    (@ view $base:ty) => {
        fn view(seats: u8, state: &Self::State, viewer: table::Viewer) -> Self::View {
            <$base>::view(seats, state, viewer)
        }
    };
    (@ imagine $base:ty) => {
        fn imagine(
            seats: u8,
            view: &Self::View,
            viewer: table::Viewer,
            dice: &mut table::Dice,
        ) -> Self::State {
            <$base>::imagine(seats, view, viewer, dice)
        }
    };
    (@ hides $base:ty) => {
        fn hides(seats: u8, state: &Self::State, viewer: table::Viewer) -> bool {
            <$base>::hides(seats, state, viewer)
        }
    };
    (@ perceive $base:ty) => {
        fn perceive(event: &Self::Event, viewer: table::Viewer) -> Option<Self::Event> {
            <$base>::perceive(event, viewer)
        }
    };
    (@ sound $base:ty) => {
        fn sound(seats: u8, state: &Self::State) -> bool {
            <$base>::sound(seats, state)
        }
    };
    (@ points $base:ty) => {
        fn points(seats: u8, state: &Self::State) -> Vec<i32> {
            <$base>::points(seats, state)
        }
    };
}
pub(crate) use as_in;

/// Numbers for the flaws that a game may have, in this order.
macro_rules! flaws {
    ($($flaw:ident),* $(,)?) => { $crate::sitting::flaws!(@ 0u8; $($flaw)*); };
    (@ $number:expr; $flaw:ident $($rest:ident)*) => {
        const $flaw: u8 = $number;
        $crate::sitting::flaws!(@ $number + 1; $($rest)*);
    };
    (@ $number:expr;) => {};
}
pub(crate) use flaws;

/// Tests that a law stops at each flaw with these words; `case` of the file makes a match of the game with it.
macro_rules! noticed {
    ($($test:ident: $flaw:ident breaks $law:path, $words:literal;)*) => {
        $(
            #[test]
            #[should_panic(expected = $words)]
            fn $test() {
                case::<$flaw>().hold($law);
            }
        )*
    };
}
pub(crate) use noticed;

/// What makes a tiny game what it is.
pub(crate) trait Tiny: Clone + Debug + Send + Sync + 'static {
    type State: Plain + DeserializeOwned;
    type View: Plain;
    type Event: Plain;
    const ID: &'static str;
    const RULESET: &'static str;
    const SEATS: RangeInclusive<u8>;

    fn deal(seats: u8, dice: &mut Dice) -> Self::State;
    fn waiting(seats: u8, state: &Self::State) -> Seats;
    /// The numbers on offer to a seat that is waited for.
    fn offers(seats: u8, state: &Self::State, seat: Seat) -> Vec<u8>;
    fn apply(
        made: Made,
        state: &mut Self::State,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    ) -> Boundary;
    fn view(seats: u8, state: &Self::State, viewer: Viewer) -> Self::View;
    fn imagine(seats: u8, view: &Self::View, viewer: Viewer, dice: &mut Dice) -> Self::State;
    fn hides(seats: u8, state: &Self::State, viewer: Viewer) -> bool;
    fn perceive(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Could this state have been made by this game?
    fn sound(seats: u8, state: &Self::State) -> bool;
    fn points(seats: u8, state: &Self::State) -> Vec<i32>;

    const CAPABILITIES: Capabilities<Sitting<Self>> = Capabilities::NONE;

    fn out(_seats: u8, _state: &Self::State) -> Seats {
        Seats::NONE
    }

    fn pass(_seats: u8, _state: &Self::State, _seat: Seat) -> Option<u8> {
        None
    }

    fn passes(seats: u8, state: &Self::State, seat: Seat, pick: u8) -> bool {
        Self::pass(seats, state, seat) == Some(pick)
    }

    fn concerns(_seats: u8, _state: &Self::State, _seat: Seat) -> bool {
        true
    }

    fn reveals_move(_seats: u8, _state: &Self::State, _seat: Seat, _pick: u8, _viewer: Viewer) -> bool {
        true
    }

    fn key(_state: &Self::State) -> u64 {
        0
    }

    fn outcome(seats: u8, state: &Self::State) -> Outcome {
        Outcome::by_points(&Self::points(seats, state))
    }

    /// What a hand points at; a button for each number, unless the game has a picture.
    fn steps(_view: &Self::View, _seat: Seat, pick: u8) -> Vec<Step> {
        vec![Step::new(format!("act:{pick}"), Phrase::new("move-tiny").with("number", pick))]
    }

    fn effects(_view: &Self::View, _seat: Seat, _pick: u8) -> Vec<Phrase> {
        Vec::new()
    }

    fn score_sources(_view: &Self::View) -> Vec<ScoreSource> {
        Vec::new()
    }

    fn draw(_view: &Self::View, _brush: &Brush<'_>) -> Scene {
        Scene::new(100.0, 100.0, Self::ID)
    }
}

/// A tiny game made whole.
#[derive(Clone, Debug)]
pub(crate) struct Sitting<T: Tiny> {
    setup: Setup<Sitting<T>>,
    game: PhantomData<T>,
}

impl<T: Tiny> Rules for Sitting<T> {
    type Options = NoOptions;
    type Components = ();
    type State = T::State;
    type Move = Pick;
    type Event = T::Event;
    const ID: &'static str = T::ID;
    const RULESETS: &'static [&'static str] = &[T::RULESET];
    const TURN_RULE: Rule = "T-1";
    const SEATS: RangeInclusive<u8> = T::SEATS;
    const RULES: &'static [Rule] = &["T-1", "T-2"];
    const CAPABILITIES: Capabilities<Self> = T::CAPABILITIES;

    fn open(setup: Setup<Self>) -> Result<Self, Vec<Fault>> {
        Ok(Sitting { setup, game: PhantomData })
    }

    fn setup(&self) -> &Setup<Self> {
        &self.setup
    }

    fn bound(&self) -> usize {
        200
    }

    fn deal(&self, dice: &mut Dice) -> T::State {
        T::deal(self.seats(), dice)
    }

    fn waiting(&self, state: &T::State) -> Seats {
        T::waiting(self.seats(), state)
    }

    fn moves(&self, state: &T::State, seat: Seat, into: &mut Vec<Pick>) {
        if self.waiting(state).contains(seat) {
            into.extend(T::offers(self.seats(), state, seat).into_iter().map(Pick));
        }
    }

    fn check(&self, state: &T::State, seat: Seat, choice: &Pick) -> Result<(), Refusal> {
        if T::offers(self.seats(), state, seat).contains(&choice.0) {
            Ok(())
        } else {
            Err(Refusal::illegal("T-2", Phrase::new("refused-tiny").with("number", choice.0)))
        }
    }

    fn apply(
        &self,
        state: &mut T::State,
        seat: Seat,
        choice: &Pick,
        dice: &mut Dice,
        log: &mut impl Log<T::Event>,
    ) -> Boundary {
        T::apply(Made { seats: self.seats(), seat, pick: choice.0 }, state, dice, log)
    }

    fn outcome(&self, state: &T::State) -> Option<Outcome> {
        self.waiting(state).is_empty().then(|| T::outcome(self.seats(), state))
    }

    fn scores(&self, state: &T::State) -> Vec<Score> {
        T::points(self.seats(), state).into_iter().map(|points| Score::of([("points", points)])).collect()
    }

    fn out(&self, state: &T::State) -> Seats {
        T::out(self.seats(), state)
    }

    fn pass(&self, state: &T::State, seat: Seat) -> Option<Pick> {
        T::pass(self.seats(), state, seat).map(Pick)
    }

    fn passes(&self, state: &T::State, seat: Seat, choice: &Pick) -> bool {
        T::passes(self.seats(), state, seat, choice.0)
    }

    fn concerns(&self, state: &T::State, seat: Seat) -> bool {
        T::concerns(self.seats(), state, seat)
    }
}

impl<T: Tiny> Secrets for Sitting<T> {
    type View = T::View;

    fn view(&self, state: &T::State, viewer: Viewer) -> T::View {
        T::view(self.seats(), state, viewer)
    }

    fn imagine(&self, view: &T::View, viewer: Viewer, dice: &mut Dice) -> T::State {
        T::imagine(self.seats(), view, viewer, dice)
    }

    fn hides(&self, state: &T::State, viewer: Viewer) -> bool {
        T::hides(self.seats(), state, viewer)
    }

    fn perceive(&self, event: &T::Event, viewer: Viewer) -> Option<T::Event> {
        T::perceive(event, viewer)
    }

    fn reveals_move(&self, state: &T::State, seat: Seat, choice: &Pick, viewer: Viewer) -> bool {
        T::reveals_move(self.seats(), state, seat, choice.0, viewer)
    }
}

impl<T: Tiny> Forms for Sitting<T> {
    type Position = T::State;

    fn position(&self, state: &T::State) -> T::State {
        state.clone()
    }

    fn load(&self, position: &T::State) -> Result<T::State, Vec<Fault>> {
        if T::sound(self.seats(), position) {
            Ok(position.clone())
        } else {
            let reason = Phrase::new("fault-unreadable").with("detail", "unsound");
            Err(vec![Fault::at("state", reason).by("T-2")])
        }
    }

    fn write_move(&self, choice: &Self::Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Self::Move, Refusal> {
        text.parse()
    }
}

impl<T: Tiny> Speech for Sitting<T> {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("words/en.ftl")), ("de", include_str!("words/de.ftl"))];

    fn reasons(&self, _state: &T::State, _seat: Seat, choice: &Pick) -> Vec<Phrase> {
        vec![Phrase::new("move-tiny").with("number", choice.0)]
    }

    fn tell(&self, event: &T::Event) -> Phrase {
        Phrase::new("log-tiny").with("what", format!("{event:?}"))
    }

    fn describe(&self, _view: &T::View, _seat: Seat, choice: &Pick) -> Phrase {
        Phrase::new("move-tiny").with("number", choice.0)
    }

    fn steps(&self, view: &T::View, seat: Seat, choice: &Pick) -> Vec<Step> {
        T::steps(view, seat, choice.0)
    }

    fn effects(&self, view: &T::View, seat: Seat, choice: &Pick) -> Vec<Phrase> {
        T::effects(view, seat, choice.0)
    }

    fn score_sources(&self, view: &T::View, _viewer: Viewer) -> Vec<ScoreSource> {
        T::score_sources(view)
    }
}

impl<T: Tiny> Judge for Sitting<T> {
    fn evaluate(&self, state: &T::State) -> Values {
        let mut values = Values::default();
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = self.outcome(state).map_or(0.0, |outcome| outcome.value(seat));
        }
        values
    }
}

impl<T: Tiny> Transpositions for Sitting<T> {
    fn transposition_key(&self, state: &T::State) -> u64 {
        T::key(state)
    }
}

impl<T: Tiny> Picture<T::View> for Sitting<T> {
    fn picture(&self, view: &T::View, brush: &Brush<'_>) -> Scene {
        T::draw(view, brush)
    }
}
