//! Hidden hands and a hidden pile: play one of two cards, draw another; each card played scores its number.

use crate::sitting::{Made, Sitting, Tiny, head};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Boundary, Dice, Log, Seat, Seats, Viewer};

const CARDS: u8 = 16;
const HAND: usize = 2;

#[derive(Clone, Debug)]
pub(crate) struct Hands;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    turn: Seat,
    hands: Vec<Vec<u8>>,
    pile: Vec<u8>,
    played: Vec<Vec<u8>>,
}

impl State {
    /// The sum of each hand.
    pub(crate) fn hand_sums(&self) -> impl Iterator<Item = i32> {
        self.hands.iter().map(|hand| hand.iter().map(|card| i32::from(*card)).sum())
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct View {
    turn: Seat,
    own: Option<Vec<u8>>,
    sizes: Vec<usize>,
    pile: usize,
    played: Vec<Vec<u8>>,
}

impl View {
    /// The cards of whoever looks.
    pub(crate) fn own(&self) -> &[u8] {
        self.own.as_deref().unwrap_or_default()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) enum Event {
    Played { seat: Seat, card: u8 },
    Drew { seat: Seat, card: Option<u8> },
}

impl Tiny for Hands {
    head!("hands", 2..=4, State, View, Event);

    fn deal(seats: u8, dice: &mut Dice) -> State {
        let mut pile: Vec<u8> = (0..CARDS).collect();
        dice.shuffle(&mut pile);
        let hands = Seat::all(seats).map(|_| sorted(pile.split_off(pile.len() - HAND))).collect();
        State { turn: Seat(0), hands, pile, played: vec![Vec::new(); usize::from(seats)] }
    }

    fn waiting(_seats: u8, state: &State) -> Seats {
        if state.hands[state.turn.index()].is_empty() { Seats::NONE } else { Seats::one(state.turn) }
    }

    fn offers(_seats: u8, state: &State, seat: Seat) -> Vec<u8> {
        state.hands[seat.index()].clone()
    }

    fn apply(made: Made, state: &mut State, _dice: &mut Dice, log: &mut impl Log<Event>) -> Boundary {
        let Made { seats, seat, pick } = made;
        let hand = &mut state.hands[seat.index()];
        hand.retain(|card| *card != pick);
        state.played[seat.index()].push(pick);
        log.tell(|| Event::Played { seat, card: pick });
        if let Some(card) = state.pile.pop() {
            hand.push(card);
            hand.sort_unstable();
            log.tell(|| Event::Drew { seat, card: Some(card) });
        }
        state.turn = seat.next(seats);
        Boundary::Crossed
    }

    fn view(seats: u8, state: &State, viewer: Viewer) -> View {
        View {
            turn: state.turn,
            own: Seat::all(seats).find(|seat| viewer.is(*seat)).map(|seat| state.hands[seat.index()].clone()),
            sizes: state.hands.iter().map(Vec::len).collect(),
            pile: state.pile.len(),
            played: state.played.clone(),
        }
    }

    fn imagine(seats: u8, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let seen: Vec<u8> = view.played.iter().flatten().chain(view.own.iter().flatten()).copied().collect();
        let mut unseen: Vec<u8> = (0..CARDS).filter(|card| !seen.contains(card)).collect();
        dice.shuffle(&mut unseen);
        let hands = Seat::all(seats)
            .map(|seat| match &view.own {
                Some(own) if viewer.is(seat) => own.clone(),
                _ => sorted(unseen.split_off(unseen.len() - view.sizes[seat.index()])),
            })
            .collect();
        State { turn: view.turn, hands, pile: unseen, played: view.played.clone() }
    }

    fn hides(seats: u8, state: &State, viewer: Viewer) -> bool {
        let others = Seat::all(seats).filter(|seat| !viewer.is(*seat));
        let foreign: usize = others.clone().map(|seat| state.hands[seat.index()].len()).sum();
        let in_one_hand = others.filter(|seat| !state.hands[seat.index()].is_empty()).count() == 1;
        // One place alone holds all that is unseen: then it is known, but for the order of a pile.
        match (foreign, state.pile.len()) {
            (0, pile) => pile > 1,
            (_, 0) => !in_one_hand,
            _ => true,
        }
    }

    fn perceive(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
            seen => seen.clone(),
        })
    }

    fn sound(seats: u8, state: &State) -> bool {
        let count = usize::from(seats);
        if state.hands.len() != count || state.played.len() != count || state.turn.0 >= seats {
            return false;
        }
        let all = state.hands.iter().chain(&state.played).flatten().chain(&state.pile);
        let turns = state.played.iter().map(Vec::len).sum::<usize>();
        sorted(all.copied().collect()).into_iter().eq(0..CARDS)
            && state.hands.iter().all(|hand| hand.is_sorted())
            && usize::from(state.turn.0) == turns % count
            && Seat::all(seats).all(|seat| {
                let played = turns / count + usize::from(seat < state.turn);
                state.played[seat.index()].len() == played
            })
            && state.pile.len() == (usize::from(CARDS) - count * HAND).saturating_sub(turns)
    }

    fn points(_seats: u8, state: &State) -> Vec<i32> {
        state.played.iter().map(|cards| cards.iter().map(|card| i32::from(*card)).sum()).collect()
    }
}

fn sorted(mut cards: Vec<u8>) -> Vec<u8> {
    cards.sort_unstable();
    cards
}

laws::keep_the_laws! {
    game: Sitting<Hands>,
    source: "tests/tiny_games",
    cases: { hands_two: (2, {}), hands_four: (4, {}) },
}
