//! What is on the table of a match of counterspells.

use super::Counterspell;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Window, WindowView};

pub(super) const TURNS: u8 = 8;
pub(super) const HAND: usize = 2;
pub(super) const MOST_CARDS: usize = 3;
pub(super) const LIVES: u8 = 2;
pub(super) const MOST_LIVES: u8 = 9;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Spell {
    Bolt,
    Storm,
    Counter,
    Charm,
}

pub(super) const SPELLS: [Spell; 4] = [Spell::Bolt, Spell::Storm, Spell::Counter, Spell::Charm];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    Pass,
    /// Nothing from me this turn.
    Silence,
    Charm,
    /// Against this thing on the stack.
    Counter(u8),
}

impl Answer {
    pub(crate) const fn pick(self) -> u8 {
        match self {
            Answer::Pass => 0,
            Answer::Silence => 1,
            Answer::Charm => 2,
            Answer::Counter(thing) => 3 + thing,
        }
    }

    pub(super) const fn of(pick: u8) -> Answer {
        match pick {
            0 => Answer::Pass,
            1 => Answer::Silence,
            2 => Answer::Charm,
            more => Answer::Counter(more - 3),
        }
    }

    pub(super) const fn acts(self) -> bool {
        !matches!(self, Answer::Pass | Answer::Silence)
    }
}

/// Something on the stack that has not come true yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Thing {
    pub(crate) by: Seat,
    pub(crate) deed: Deed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Deed {
    Strike(Seat),
    Counter(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pub(crate) turns: u8,
    pub(crate) turn: Seat,
    pub(crate) lives: Vec<u8>,
    pub(crate) hands: Vec<Vec<Spell>>,
    /// What has been cast so far, in order.
    pub(crate) spent: Vec<Spell>,
    pub(crate) stack: Vec<Thing>,
    /// With whom the order of the answers begins: left of whoever did something last.
    pub(crate) first: Seat,
    /// Those who have said "nothing from me this turn".
    pub(crate) silent: Seats,
    /// Those who said so in the last window: everybody heard it, even if the turn is over since.
    pub(crate) heard: Seats,
    /// Has anything happened since everybody passed?
    pub(crate) changed: bool,
    pub(crate) window: Window<Answer>,
}

impl State {
    /// Seat 0 is to move, and nothing has happened yet.
    pub(crate) fn of(hands: Vec<Vec<Spell>>) -> State {
        State {
            turns: 0,
            turn: Seat(0),
            lives: vec![LIVES; hands.len()],
            hands,
            spent: Vec::new(),
            stack: Vec::new(),
            first: Seat(0),
            silent: Seats::NONE,
            heard: Seats::NONE,
            changed: false,
            window: Window::CLOSED,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct View {
    pub(super) turns: u8,
    pub(super) turn: Seat,
    pub(super) lives: Vec<u8>,
    pub(super) own: Option<Vec<Spell>>,
    pub(super) sizes: Vec<usize>,
    pub(super) spent: Vec<Spell>,
    pub(super) stack: Vec<Thing>,
    pub(super) first: Seat,
    pub(super) silent: Seats,
    pub(super) heard: Seats,
    pub(super) changed: bool,
    pub(super) window: WindowView<Answer>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) enum Event {
    Cast { seat: Seat, spell: Spell },
    Rested(Seat),
    Answered { seat: Seat, answer: Option<Answer> },
    Silenced(Seats),
    Passed,
    Struck(Seat),
    Fell(Seat),
    Drew { seat: Seat, spell: Option<Spell> },
}

/// Could these things lie on a table?
pub(super) fn sound(seats: u8, state: &State) -> bool {
    let count = usize::from(seats);
    if state.lives.len() != count || state.hands.len() != count {
        return false;
    }
    let alive = |seat: Seat| state.lives.get(seat.index()).is_some_and(|lives| *lives > 0);
    let hand_fits = |seat: Seat| {
        let hand = &state.hands[seat.index()];
        hand.is_sorted() && hand.len() <= MOST_CARDS && (alive(seat) || hand.is_empty())
    };
    let thing_fits = |(index, thing): (usize, &Thing)| match thing.deed {
        Deed::Strike(at) => thing.by == state.turn && at != thing.by && alive(at),
        Deed::Counter(other) => {
            let twice = state.stack[..index].iter().any(|earlier| earlier.deed == thing.deed);
            let against = state.stack[..index].get(usize::from(other));
            alive(thing.by) && !twice && against.is_some_and(|against| against.by != thing.by)
        }
    };
    // Two strikes at once at somebody would be more than his lives may bear.
    let strikes = |at: Seat| state.stack.iter().filter(|thing| thing.deed == Deed::Strike(at)).count();
    let asks = if state.window.asked().is_empty() {
        state.stack.is_empty() && !state.changed && state.silent.is_empty() && state.first == state.turn
    } else {
        let legal = |seat| {
            let answer = state.window.answer_of(seat);
            answer.is_none_or(|answer| Counterspell::answers(state, seat).contains(answer))
        };
        state.changed
            && state.window.is_open()
            && !Counterspell::is_over(state)
            && state.window.asked() == Counterspell::may_react(seats, state)
            && state.window.asked().iter().all(legal)
    };
    state.turns <= TURNS
        && alive(state.turn)
        && state.first.0 < seats
        && state.lives.iter().all(|lives| *lives <= MOST_LIVES)
        && [state.silent, state.heard].iter().all(|said| said.minus(Seats::all(seats)).is_empty())
        && Seat::all(seats).all(|seat| hand_fits(seat) && strikes(seat) <= 1)
        && state.stack.iter().enumerate().all(thing_fits)
        && asks
}
