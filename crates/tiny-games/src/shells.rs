//! A prize lies under one of four shells. The first player may look under all of them before he lifts one; if it is the
//! wrong one, the second player has the prize.

use crate::NoOptions;
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{
    Boundary, Capabilities, Dice, Fault, Forms, Judge, Log, Observing, Outcome, Phrase, Refusal, Rules,
    Score, Seat, Seats, Secrets, Setup, Speech, Values, Viewer,
};

const SHELLS: u8 = 4;

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct Shells(Setup<Shells>);

/// What lies where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Under which shell.
    pub prize: u8,
    /// Whether the first player looked.
    pub looked: bool,
    /// Which shell was lifted.
    pub lifted: Option<u8>,
}

/// What somebody sees of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Under which shell, if he knows.
    pub prize: Option<u8>,
    /// Whether the first player looked.
    pub looked: bool,
    /// Which shell was lifted.
    pub lifted: Option<u8>,
}

/// What the first player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Deed {
    /// Looks under all shells.
    Look,
    /// Lifts one.
    Lift(u8),
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Look => f.write_str("look"),
            Deed::Lift(shell) => write!(f, "{shell}"),
        }
    }
}

impl FromStr for Deed {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Deed, Refusal> {
        let unreadable = |_| Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text));
        if text == "look" { Ok(Deed::Look) } else { text.parse().map(Deed::Lift).map_err(unreadable) }
    }
}

impl Rules for Shells {
    crate::rules_head!("shells", 2..=2, ["SH-1"], NoOptions, State, Deed, ());
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE.observing();

    crate::opens_anyhow!(Shells);

    fn bound(&self) -> usize {
        2
    }

    fn deal(&self, dice: &mut Dice) -> State {
        State { prize: dice.below(SHELLS.into()) as u8, looked: false, lifted: None }
    }

    fn waiting(&self, state: &State) -> Seats {
        Seat::all(1).filter(|_| state.lifted.is_none()).collect()
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Deed>) {
        if self.waiting(state).contains(seat) {
            into.extend((!state.looked).then_some(Deed::Look));
            into.extend((0..SHELLS).map(Deed::Lift));
        }
    }

    fn check(&self, state: &State, _seat: Seat, choice: &Deed) -> Result<(), Refusal> {
        let legal = match choice {
            Deed::Look => !state.looked,
            Deed::Lift(shell) => *shell < SHELLS,
        };
        if legal { Ok(()) } else { Err(Refusal::illegal("SH-1", Phrase::new("refused-shell"))) }
    }

    fn apply(
        &self,
        state: &mut State,
        _seat: Seat,
        choice: &Deed,
        _dice: &mut Dice,
        _log: &mut impl Log<()>,
    ) -> Boundary {
        match choice {
            Deed::Look => state.looked = true,
            Deed::Lift(shell) => state.lifted = Some(*shell),
        }
        Boundary::Crossed
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let lifted = state.lifted?;
        let found = i32::from(lifted == state.prize);
        Some(Outcome::by_points(&[found, 1 - found]))
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        let found = state.lifted.map(|lifted| lifted == state.prize);
        [found == Some(true), found == Some(false)]
            .map(|has_it| Score::of([("prize", i32::from(has_it))]))
            .to_vec()
    }
}

impl Secrets for Shells {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let shown = state.lifted.is_some() || state.looked && viewer.is(Seat(0));
        View { prize: shown.then_some(state.prize), looked: state.looked, lifted: state.lifted }
    }

    fn imagine(&self, view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        let prize = view.prize.unwrap_or_else(|| dice.below(SHELLS.into()) as u8);
        State { prize, looked: view.looked, lifted: view.lifted }
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        self.view(state, viewer).prize.is_none()
    }

    fn perceive(&self, _event: &(), _viewer: Viewer) -> Option<()> {
        Some(())
    }
}

impl Forms for Shells {
    crate::position_is_state!(State);

    fn load(&self, position: &State) -> Result<State, Vec<Fault>> {
        if position.prize < SHELLS && position.lifted.is_none_or(|lifted| lifted < SHELLS) {
            Ok(position.clone())
        } else {
            Err(vec![Fault::at("prize", Phrase::new("fault-shell")).by("SH-1")])
        }
    }

    crate::moves_by_text!();
}

impl Speech for Shells {
    const WORDS: &'static [(&'static str, &'static str)] = &[];

    fn reasons(&self, _state: &State, _seat: Seat, _choice: &Deed) -> Vec<Phrase> {
        Vec::new()
    }

    fn tell(&self, (): &()) -> Phrase {
        Phrase::new("log")
    }

    fn describe(&self, _view: &View, _seat: Seat, _choice: &Deed) -> Phrase {
        Phrase::new("move")
    }
}

impl Judge for Shells {
    /// Nothing to be seen before a shell is lifted.
    fn evaluate(&self, state: &State) -> Values {
        let mut values = Values::default();
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = {
                match state.lifted {
                    None => 0.0,
                    Some(lifted) if (lifted == state.prize) == (seat == Seat(0)) => 1.0,
                    Some(_) => -1.0,
                }
            };
        }
        values
    }
}

impl Observing for Shells {
    fn observation_key(&self, state: &State, seat: Seat) -> u64 {
        self.view(state, seat.into()).prize.map_or(0, |prize| u64::from(prize) + 1)
    }
}
