//! Things once seen and then covered: look at a covered card alone, or take one and show it; who looked remembers.

use crate::sitting::{Made, Sitting, Tiny, head};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Boundary, Dice, Log, Seat, Seats, Viewer};

const CARDS: u8 = 8;
/// Picks from here on look at a card; below they take it.
const LOOK: u8 = CARDS;

#[derive(Clone, Debug)]
pub(crate) struct Peek;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    turn: Seat,
    looks: u8,
    values: Vec<u8>,
    /// For each card who has seen it; part of the state, so that every seat's knowledge can be shown and imagined.
    seen: Vec<Seats>,
    taken: Vec<Option<Seat>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct View {
    turn: Seat,
    looks: u8,
    known: Vec<Option<u8>>,
    seen: Vec<Seats>,
    taken: Vec<Option<Seat>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) enum Event {
    Looked { seat: Seat, card: usize, value: Option<u8> },
    Took { seat: Seat, card: usize, value: u8 },
}

impl Peek {
    fn knows(state: &State, viewer: Viewer, card: usize) -> bool {
        state.taken[card].is_some() || matches!(viewer, Viewer::Seat(seat) if state.seen[card].contains(seat))
    }
}

impl Tiny for Peek {
    head!("peek", 2..=3, State, View, Event);

    fn deal(_seats: u8, dice: &mut Dice) -> State {
        let mut values: Vec<u8> = (0..CARDS).collect();
        dice.shuffle(&mut values);
        let cards = usize::from(CARDS);
        State { turn: Seat(0), looks: 0, values, seen: vec![Seats::NONE; cards], taken: vec![None; cards] }
    }

    fn waiting(_seats: u8, state: &State) -> Seats {
        if state.taken.iter().all(Option::is_some) { Seats::NONE } else { Seats::one(state.turn) }
    }

    fn offers(_seats: u8, state: &State, seat: Seat) -> Vec<u8> {
        let lies = |card: &u8| state.taken[usize::from(*card)].is_none();
        let unseen = |card: &u8| lies(card) && !state.seen[usize::from(*card)].contains(seat);
        (0..CARDS).filter(lies).chain((0..CARDS).filter(unseen).map(|card| card + LOOK)).collect()
    }

    fn apply(made: Made, state: &mut State, _dice: &mut Dice, log: &mut impl Log<Event>) -> Boundary {
        let Made { seats, seat, pick } = made;
        let card = usize::from(pick % CARDS);
        let value = state.values[card];
        // Taking a card that everybody knows tells nobody anything.
        let news = pick >= LOOK || Seat::all(seats).any(|other| !state.seen[card].contains(other));
        if pick >= LOOK {
            state.seen[card] = state.seen[card].with(seat);
            state.looks += 1;
            log.tell(|| Event::Looked { seat, card, value: Some(value) });
        } else {
            state.taken[card] = Some(seat);
            log.tell(|| Event::Took { seat, card, value });
        }
        state.turn = seat.next(seats);
        // Spectators never saw it, so taking a covered card is always news to somebody.
        Boundary::crossed_if(news || pick < LOOK)
    }

    fn view(_seats: u8, state: &State, viewer: Viewer) -> View {
        let known = |card: usize| Peek::knows(state, viewer, card).then(|| state.values[card]);
        View {
            turn: state.turn,
            looks: state.looks,
            known: (0..usize::from(CARDS)).map(known).collect(),
            seen: state.seen.clone(),
            taken: state.taken.clone(),
        }
    }

    fn imagine(_seats: u8, view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        let mut unknown: Vec<u8> = (0..CARDS).filter(|value| !view.known.contains(&Some(*value))).collect();
        dice.shuffle(&mut unknown);
        let values = view.known.iter().map(|known| known.or_else(|| unknown.pop()).unwrap_or(0)).collect();
        State {
            turn: view.turn,
            looks: view.looks,
            values,
            seen: view.seen.clone(),
            taken: view.taken.clone(),
        }
    }

    fn hides(_seats: u8, state: &State, viewer: Viewer) -> bool {
        (0..usize::from(CARDS)).filter(|card| !Peek::knows(state, viewer, *card)).count() > 1
    }

    fn perceive(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Looked { seat, card, .. } if !viewer.is(*seat) => {
                Event::Looked { seat: *seat, card: *card, value: None }
            }
            seen => seen.clone(),
        })
    }

    fn sound(seats: u8, state: &State) -> bool {
        let cards = usize::from(CARDS);
        let mut values = state.values.clone();
        values.sort_unstable();
        let seats_fit = |seen: &Seats| seen.iter().all(|seat| seat.0 < seats);
        values.into_iter().eq(0..CARDS)
            && state.turn.0 < seats
            && state.seen.len() == cards
            && state.seen.iter().all(seats_fit)
            && usize::from(state.looks) == state.seen.iter().map(|seen| seen.len()).sum::<usize>()
            && state.taken.len() == cards
            && state.taken.iter().flatten().all(|seat| seat.0 < seats)
    }

    fn points(seats: u8, state: &State) -> Vec<i32> {
        let of = |seat: Seat| {
            let own = state.values.iter().zip(&state.taken).filter(|(_, taker)| **taker == Some(seat));
            own.map(|(value, _)| i32::from(*value)).sum()
        };
        Seat::all(seats).map(of).collect()
    }
}

laws::keep_the_laws! {
    game: Sitting<Peek>,
    source: "tests/tiny_games",
    cases: { peek_two: (2, {}), peek_three: (3, {}) },
}
