//! What plain games say alike: their heads, positions that are states, moves that are their text, open cards.
//!
//! Macros, because each is a part of an `impl` of a role; what a game does of its own stands beside them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Nothing to choose before the match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NoOptions {}

/// The types and names at the head of `Rules`: no components, one ruleset `ID/1`.
#[macro_export]
macro_rules! rules_head {
    ($id:literal, $seats:expr, [$turn:literal $(, $rule:literal)*], $options:ty, $state:ty, $move:ty, $event:ty) => {
        type Options = $options;
        type Components = ();
        type State = $state;
        type Move = $move;
        type Event = $event;
        const ID: &'static str = $id;
        const RULESETS: &'static [&'static str] = &[concat!($id, "/1")];
        const TURN_RULE: table::Rule = $turn;
        const SEATS: core::ops::RangeInclusive<u8> = $seats;
        const RULES: &'static [table::Rule] = &[$turn $(, $rule)*];
    };
}

/// `Rules::open` and `Rules::setup` of a game that is its set-up and takes any.
#[macro_export]
macro_rules! opens_anyhow {
    ($game:ident) => {
        fn open(setup: table::Setup<$game>) -> Result<$game, Vec<table::Fault>> {
            Ok($game(setup))
        }

        fn setup(&self) -> &table::Setup<$game> {
            &self.0
        }
    };
}

/// `Secrets` of a game in which everybody sees everything.
#[macro_export]
macro_rules! open_cards {
    ($state:ty, $event:ty) => {
        type View = $state;

        fn view(&self, state: &$state, _viewer: table::Viewer) -> $state {
            state.clone()
        }

        fn imagine(&self, view: &$state, _viewer: table::Viewer, _dice: &mut table::Dice) -> $state {
            view.clone()
        }

        fn hides(&self, _state: &$state, _viewer: table::Viewer) -> bool {
            false
        }

        fn perceive(&self, event: &$event, _viewer: table::Viewer) -> Option<$event> {
            Some(event.clone())
        }
    };
}

/// The part of `Forms` in which a position is a state.
#[macro_export]
macro_rules! position_is_state {
    ($state:ty) => {
        type Position = $state;

        fn position(&self, state: &$state) -> $state {
            state.clone()
        }
    };
}

/// The part of `Forms` in which moves are written and read by their text form.
#[macro_export]
macro_rules! moves_by_text {
    () => {
        fn write_move(&self, choice: &Self::Move) -> String {
            choice.to_string()
        }

        fn read_move(&self, text: &str) -> Result<Self::Move, table::Refusal> {
            text.trim().to_lowercase().parse()
        }
    };
}
