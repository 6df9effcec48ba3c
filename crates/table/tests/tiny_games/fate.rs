//! Reactions out of turn: a die is rolled, then each seat in order may spend its one token to have it rolled again.

use crate::sitting::{Made, Sitting, Tiny, head, open_cards};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Boundary, Dice, Log, Seat, Seats};

const TURNS: u8 = 6;
const ROLL: u8 = 0;
const LET_IT_STAND: u8 = 1;
const SPEND: u8 = 2;

#[derive(Clone, Debug)]
pub(crate) struct Fate;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    turns: u8,
    roller: Seat,
    /// The die on the table and who is asked about it: the roller first, then the others from his left.
    asked: Option<(u8, Seat)>,
    tokens: Vec<bool>,
    points: Vec<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) enum Event {
    Rolled(u8),
    Spent(Seat),
    Stands(u8),
}

impl Fate {
    /// The next seat after `from` that has a token to spend, before it is the roller's turn again.
    fn next_asked(seats: u8, state: &State, from: Option<Seat>) -> Option<Seat> {
        let distance = |seat: Seat| (seat.0 + seats - state.roller.0) % seats;
        let after = from.map_or(0, |seat| distance(seat) + 1);
        (after..seats)
            .map(|step| Seat((state.roller.0 + step) % seats))
            .find(|seat| state.tokens[seat.index()])
    }

    fn ask(seats: u8, state: &mut State, die: u8, from: Option<Seat>, log: &mut impl Log<Event>) {
        if let Some(seat) = Fate::next_asked(seats, state, from) {
            state.asked = Some((die, seat));
        } else {
            Fate::stand(seats, state, die, log);
        }
    }

    fn stand(seats: u8, state: &mut State, die: u8, log: &mut impl Log<Event>) {
        log.tell(|| Event::Stands(die));
        state.points[state.roller.index()] += i32::from(die);
        state.asked = None;
        state.turns += 1;
        state.roller = state.roller.next(seats);
    }
}

impl Tiny for Fate {
    head!("fate", 2..=4, State, State, Event);

    fn deal(seats: u8, dice: &mut Dice) -> State {
        let count = usize::from(seats);
        let roller = Seat(dice.below(u32::from(seats)) as u8);
        State { turns: 0, roller, asked: None, tokens: vec![true; count], points: vec![0; count] }
    }

    fn waiting(_seats: u8, state: &State) -> Seats {
        match state.asked {
            Some((_, seat)) => Seats::one(seat),
            None if state.turns < TURNS => Seats::one(state.roller),
            None => Seats::NONE,
        }
    }

    fn offers(_seats: u8, state: &State, _seat: Seat) -> Vec<u8> {
        if state.asked.is_some() { vec![LET_IT_STAND, SPEND] } else { vec![ROLL] }
    }

    fn apply(made: Made, state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) -> Boundary {
        let Made { seats, seat, pick } = made;
        match (state.asked, pick) {
            (Some((rolled, _)), LET_IT_STAND) => {
                Fate::ask(seats, state, rolled, Some(seat), log);
                Boundary::Kept
            }
            (asked, _) => {
                let rolled = dice.die();
                if asked.is_some() {
                    // A die that was rolled again stands.
                    state.tokens[seat.index()] = false;
                    log.tell(|| Event::Spent(seat));
                    log.tell(|| Event::Rolled(rolled));
                    Fate::stand(seats, state, rolled, log);
                } else {
                    log.tell(|| Event::Rolled(rolled));
                    Fate::ask(seats, state, rolled, None, log);
                }
                Boundary::Crossed
            }
        }
    }

    open_cards!(State, Event);

    fn sound(seats: u8, state: &State) -> bool {
        let count = usize::from(seats);
        state.turns <= TURNS
            && state.roller.0 < seats
            && state.tokens.len() == count
            && state.points.len() == count
            && state.points.iter().all(|points| (0..=100).contains(points))
            && state.asked.is_none_or(|(die, seat)| {
                state.turns < TURNS && (1..=6).contains(&die) && seat.0 < seats && state.tokens[seat.index()]
            })
    }

    fn points(_seats: u8, state: &State) -> Vec<i32> {
        state.points.clone()
    }
}

/// The order of asking: the roller first, then from his left, and only those who can spend.
#[test]
fn asked_in_order() {
    let made = |seat, pick| Made { seats: 4, seat, pick };
    let mut state = State {
        turns: 0,
        roller: Seat(2),
        asked: None,
        tokens: vec![true, false, true, true],
        points: vec![0; 4],
    };
    let mut dice = Dice::new(table::Seed::from_number(1));
    let mut asked = Vec::new();
    let _ = Fate::apply(made(Seat(2), ROLL), &mut state, &mut dice, &mut table::Quiet);
    while let Some((_, seat)) = state.asked {
        asked.push(seat.0);
        let _ = Fate::apply(made(seat, LET_IT_STAND), &mut state, &mut dice, &mut table::Quiet);
    }
    assert_eq!(asked, [2, 3, 0]);
    assert_eq!(state.roller, Seat(3));
}

laws::keep_the_laws! {
    game: Sitting<Fate>,
    source: "tests/tiny_games",
    cases: { fate_two: (2, {}), fate_four: (4, {}) },
}
