//! The course of a round: cards are turned up, the round ends and is scored, the next begins (PX-2, PX-4, PX-11 to PX-13).

use crate::draw::nth_card;
use crate::event::{Event, RoundScore};
use crate::grid::{CardNumber, Grid};
use crate::group::numbers;
use crate::moves::Lay;
use crate::rules::Pixies;
use crate::score::{Tally, group_of, tally};
use crate::state::{DISPLAY, MOST_SEATS, State};
use table::{Boundary, Dice, Log, Measure, Measured, Rounds, Rules, Seat};

/// The names of the parts of a score: for each round those of a [`crate::Tally`].
pub(crate) const PARTS: [[&str; 5]; 3] = [
    ["r1_validated", "r1_spirals", "r1_crosses", "r1_colour_group", "r1_face_down"],
    ["r2_validated", "r2_spirals", "r2_crosses", "r2_colour_group", "r2_face_down"],
    ["r3_validated", "r3_spirals", "r3_crosses", "r3_colour_group", "r3_face_down"],
];

impl Pixies {
    /// Fills the display from the deck (PX-2). Only called when the deck suffices.
    #[inline]
    pub(crate) fn turn_up(&self, state: &mut State, dice: &mut Dice) {
        for place in state.display.iter_mut().take(usize::from(self.display)) {
            let card = nth_card(state.deck, dice.below(u32::from(state.left)));
            state.deck &= !(1 << card);
            state.left = state.left.saturating_sub(1);
            *place = card;
        }
        state.shown = self.display;
    }

    #[inline]
    pub(crate) fn anybody_full(&self, state: &State) -> bool {
        state.grids.iter().take(usize::from(self.seats())).any(Grid::is_full)
    }

    /// Scores the round; shuffles all cards and deals the next, or ends the match (PX-4, PX-11 to PX-13).
    pub(crate) fn end_round(
        &self,
        state: &mut State,
        last: Seat,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let round = state.round();
        for seat in 0..usize::from(self.seats()) {
            state.tallies[seat % MOST_SEATS][usize::from(round - 1)] =
                tally(&self.cards, &state.grids[seat], round);
        }
        state.finished = round;
        log.tell(|| self.round_ended(state, round));
        // Two cards may be left over with two players; they go back like all others.
        for &card in state.display.iter().take(usize::from(state.shown)) {
            state.deck |= 1 << card;
            state.left += 1;
        }
        state.display = [0; DISPLAY];
        state.shown = 0;
        if state.is_over() {
            // The last grids stay on the table.
            state.turn = Seat(0);
            log.tell(|| {
                let winners = self.outcome(state).map(|outcome| outcome.winners.iter().collect());
                Event::GameEnded { winners: winners.unwrap_or_default() }
            });
            return Boundary::Kept;
        }
        state.grids = [Grid::EMPTY; MOST_SEATS];
        state.last = [0; MOST_SEATS];
        state.deck = self.cards.set();
        state.left = self.cards.count();
        state.turn = last;
        log.tell(|| Event::RoundBegan { round: round + 1, first: last });
        self.turn_up(state, dice);
        log.tell(|| self.turned_up(state));
        Boundary::Crossed
    }

    /// The points of a seat in all finished rounds.
    #[inline]
    pub(crate) fn banked(state: &State, seat: Seat) -> i32 {
        state.tallies(seat).iter().map(Tally::total).sum()
    }

    /// What laying this card will have been, told before it lies.
    pub(crate) fn placing(&self, grid: &Grid, seat: Seat, card: CardNumber, lay: Lay) -> Event {
        let face = self.cards.face(card);
        let (card, space) = (face.id, face.number);
        let id = |there: Option<CardNumber>| there.map_or(face.id, |there| self.cards.id(there));
        let (above, below) = (grid.pixie(face.home()), grid.beneath(face.home()));
        match lay {
            Lay::Only if below.is_some() => Event::LaidOnFloor { seat, card, space, beneath: id(below) },
            Lay::Only => Event::Laid { seat, card, space },
            Lay::Over => Event::LaidOver { seat, card, space, beneath: id(above) },
            Lay::Under => Event::LaidUnder { seat, card, space, above: id(above) },
            Lay::Floor(space) => Event::LaidAsFloor { seat, card, space },
        }
    }

    pub(crate) fn turned_up(&self, state: &State) -> Event {
        let cards = state.display().iter().map(|&card| self.cards.id(card)).collect();
        Event::TurnedUp { cards, first: state.turn }
    }

    fn round_ended(&self, state: &State, round: u8) -> Event {
        let scores = Seat::all(self.seats())
            .map(|seat| {
                let tally = state.tallies[seat.index()][usize::from(round - 1)];
                let group = group_of(&self.cards, state.grid(seat));
                RoundScore {
                    seat,
                    tally: tally.into(),
                    points: tally.total(),
                    total: Pixies::banked(state, seat),
                    group: group.map(|group| numbers(group.spaces).collect()).unwrap_or_default(),
                }
            })
            .collect();
        let full = Seat::all(self.seats()).filter(|&seat| state.grid(seat).is_full()).collect();
        Event::RoundEnded { round, full, scores }
    }
}

impl Measured for Pixies {
    fn measures(&self, state: &State) -> Vec<Measure> {
        let seats = || Seat::all(self.seats());
        let rounds =
            seats().flat_map(|seat| state.tallies(seat).iter().map(|tally| i64::from(tally.total())));
        let mut totals: Vec<i64> = seats().map(|seat| Pixies::banked(state, seat).into()).collect();
        totals.sort_unstable();
        let margin = match totals[..] {
            [.., second, first] => first - second,
            _ => 0,
        };
        vec![Measure::new("best-round", rounds.max().unwrap_or(0)), Measure::new("margin", margin)]
    }
}

/// About as many cards each player takes in a round.
const PICKS_A_ROUND: u32 = 12;

impl Rounds for Pixies {
    /// With three and more at the table most of what happens until a player's next turn is not his doing: only what a
    /// round comes to in the end tells moves apart. Measured in docs/opponents.md.
    fn playout_limit(&self) -> u32 {
        match self.seats() {
            2 => 0,
            players => u32::from(players) * PICKS_A_ROUND,
        }
    }

    /// The rounds.
    fn phase(&self, state: &State) -> u32 {
        state.round().into()
    }
}
