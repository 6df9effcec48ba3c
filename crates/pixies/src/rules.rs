//! What can be done in a turn, and what comes of it (PX-1 to PX-13).

use crate::card::{Card, CardId};
use crate::cards::Cards;
use crate::deck::Deck;
use crate::evaluation::Scale;
use crate::event::Event;
use crate::grid::{CardNumber, Grid};
use crate::group::{Spaces, group_size};
use crate::moves::{Lay, Move};
use crate::options::Options;
use crate::round::PARTS;
use crate::score::{Tally, tally};
use crate::state::{DISPLAY, MOST_SEATS, ROUNDS, State};
use core::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Boundary, Capabilities, Dice, Fault, Log, Outcome, Phrase, Refusal, Rule, Rules, Score, Seat, Seats,
    Setup,
};

/// The most cards one seat can lay in a round: two on each of eight spaces, then one on the ninth (PX-11).
const MOST_CARDS: usize = 17;

/// The rules of one match of Pixies.
#[derive(Clone, Debug)]
pub struct Pixies {
    pub(crate) setup: Setup<Pixies>,
    pub(crate) cards: Arc<Cards>,
    /// How many cards are turned up for a turn (PX-2).
    pub(crate) display: u8,
    pub(crate) scale: Scale,
}

impl Rules for Pixies {
    type Options = Options;
    type Components = Deck;
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "pixies";
    const RULESETS: &'static [&'static str] = &["pixies/1"];
    const TURN_RULE: Rule = "PX-3";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const RULES: &'static [Rule] = &[
        "PX-C1", "PX-C2", "PX-1", "PX-2", "PX-3", "PX-4", "PX-5", "PX-6", "PX-7", "PX-8", "PX-9", "PX-10",
        "PX-11", "PX-12", "PX-13", "PX-14", "PX-15", "PX-16", "PX-17", "PX-18",
    ];
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE.measured().rounds().tunable().score_keeping();

    fn open(setup: Setup<Pixies>) -> Result<Pixies, Vec<Fault>> {
        let most = if setup.options.flower_power { 6 } else { 5 };
        if !(2..=most).contains(&setup.seats) {
            let reason = Phrase::new("fault-players").with("seats", setup.seats).with("most", most);
            return Err(vec![Fault::at("seats", reason).by("PX-C2")]);
        }
        let cards = Arc::new(Cards::new(&setup.components, &setup.options));
        let display = if setup.seats == 2 { 4 } else { setup.seats };
        Ok(Pixies { setup, cards, display, scale: Scale::usual() })
    }

    fn setup(&self) -> &Setup<Pixies> {
        &self.setup
    }

    fn bound(&self) -> usize {
        usize::from(ROUNDS) * MOST_CARDS * usize::from(self.setup.seats)
    }

    /// The first turn of the first round; the dice choose who starts (PX-1).
    fn deal(&self, dice: &mut Dice) -> State {
        let turn = Seat(dice.below(u32::from(self.setup.seats)) as u8);
        let mut state = State {
            deck: self.cards.set(),
            left: self.cards.count(),
            grids: [Grid::EMPTY; MOST_SEATS],
            tallies: [[Tally::default(); ROUNDS as usize]; MOST_SEATS],
            display: [0; DISPLAY],
            shown: 0,
            last: [0; MOST_SEATS],
            turn,
            finished: 0,
        };
        self.turn_up(&mut state, dice);
        state
    }

    #[inline]
    fn waiting(&self, state: &State) -> Seats {
        if state.is_over() { Seats::NONE } else { Seats::one(state.turn) }
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if state.is_over() || seat != state.turn {
            return;
        }
        let grid = state.grid(seat);
        let ways = Ways::of(grid);
        for &card in state.display() {
            let face = self.cards.face(card);
            into.extend((0..ways.to_lay(face)).map(|way| Move::new(face.id, self.way(grid, card, way))));
        }
    }

    #[inline]
    fn move_count(&self, state: &State, seat: Seat) -> usize {
        if state.is_over() || seat != state.turn {
            return 0;
        }
        let ways = Ways::of(state.grid(seat));
        state.display().iter().map(|&card| ways.to_lay(self.cards.face(card))).sum()
    }

    #[inline]
    fn nth_move(&self, state: &State, seat: Seat, mut index: usize) -> Option<Move> {
        if state.is_over() || seat != state.turn {
            return None;
        }
        let grid = state.grid(seat);
        let ways = Ways::of(grid);
        for &card in state.display() {
            let face = self.cards.face(card);
            let count = ways.to_lay(face);
            if index < count {
                return Some(Move::new(face.id, self.way(grid, card, index)));
            }
            index -= count;
        }
        None
    }

    /// Is the card open (PX-3), and may it be laid like this (PX-6 to PX-9)?
    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let reason = |key| Phrase::new(key).with("card", choice.card.as_str());
        let Some(slot) = self.slot(state, choice.card) else {
            return Err(Refusal::illegal("PX-3", reason("refused-not-open")));
        };
        let face = self.cards.face(state.display[slot]);
        let grid = state.grid(seat);
        let home: Spaces = 1 << face.home();
        let refuse = |rule, key| Err(Refusal::illegal(rule, reason(key).with("space", face.number)));
        match (grid.up & home != 0, grid.down & home != 0, choice.lay) {
            (false, _, Lay::Only) | (true, false, Lay::Over | Lay::Under) => Ok(()),
            (false, false, _) => refuse("PX-6", "refused-space-empty"),
            (false, true, _) => refuse("PX-8", "refused-space-floor"),
            (true, false, _) => refuse("PX-7", "refused-over-or-under"),
            (true, true, Lay::Floor(space)) => {
                if (1..=9).contains(&space) && grid.empty() & (1 << (space - 1)) != 0 {
                    Ok(())
                } else {
                    let reason = reason("refused-space-taken").with("space", space);
                    Err(Refusal::illegal("PX-9", reason))
                }
            }
            (true, true, _) => refuse("PX-9", "refused-needs-space"),
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let Some(slot) = self.slot(state, choice.card) else { return Boundary::Kept };
        let Some(grid) = state.grids.get_mut(seat.index()) else { return Boundary::Kept };
        let card = state.display[slot];
        log.tell(|| self.placing(grid, seat, card, choice.lay));
        self.lay(grid, card, choice.lay);
        state.last[seat.index() % MOST_SEATS] = match choice.lay {
            Lay::Floor(space) => space,
            _ => self.cards.face(card).number,
        };
        state.take(slot);
        // All have placed equally often: at the end of a turn, and for two also at two cards left (PX-11).
        let even = state.shown == 0 || (self.setup.seats == 2 && state.shown == 2);
        if even && self.anybody_full(state) {
            return self.end_round(state, seat, dice, log);
        }
        if state.shown > 0 {
            state.turn = seat.next(self.setup.seats);
            return Boundary::Kept;
        }
        // Whoever took the last card begins the next turn (PX-4).
        state.turn = seat;
        if state.left < self.display {
            return self.end_round(state, seat, dice, log);
        }
        self.turn_up(state, dice);
        log.tell(|| self.turned_up(state));
        Boundary::Crossed
    }

    /// Most points win, ties share (PX-18).
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.is_over().then(|| {
            let points: Vec<i32> =
                Seat::all(self.setup.seats).map(|seat| Pixies::banked(state, seat)).collect();
            Outcome::by_points(&points)
        })
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        let flower_power = self.cards.flower_power();
        Seat::all(self.setup.seats)
            .map(|seat| {
                let now = (!state.is_over()).then(|| tally(&self.cards, state.grid(seat), state.round()));
                let rounds = state.tallies(seat).iter().chain(&now);
                let parts = rounds.zip(&PARTS).flat_map(|(tally, names)| {
                    names.iter().copied().zip(tally.parts(flower_power).map(|(_, points)| points))
                });
                Score::of(parts)
            })
            .collect()
    }
}

impl Pixies {
    /// The faces of the cards in play.
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// How many cards are turned up for a turn: one for each player, four for two (PX-2).
    #[inline]
    pub fn display_size(&self) -> u8 {
        self.display
    }

    /// The way at this place of the list: over before under, empty spaces from 1 to 9.
    #[inline]
    fn way(&self, grid: &Grid, card: CardNumber, mut index: usize) -> Lay {
        let home: Spaces = 1 << self.cards.face(card).home();
        if grid.up & home == 0 {
            Lay::Only
        } else if grid.down & home == 0 {
            if index == 0 { Lay::Over } else { Lay::Under }
        } else {
            let mut empty = grid.empty();
            while index > 0 {
                empty &= empty.wrapping_sub(1);
                index -= 1;
            }
            Lay::Floor(empty.trailing_zeros() as u8 + 1)
        }
    }

    #[inline]
    fn slot(&self, state: &State, id: CardId) -> Option<usize> {
        state.display().iter().position(|&card| self.cards.id(card) == id)
    }

    /// Lays a card (PX-6 to PX-9).
    #[inline]
    pub(crate) fn lay(&self, grid: &mut Grid, card: CardNumber, lay: Lay) {
        let home = self.cards.face(card).home();
        match lay {
            Lay::Only => grid.lay_up(home, card),
            Lay::Over => {
                grid.lay_down(home, grid.top[home % 9]);
                grid.lay_up(home, card);
            }
            Lay::Under => grid.lay_down(home, card),
            Lay::Floor(space) => grid.lay_down(usize::from(space.wrapping_sub(1)), card),
        }
    }
}

/// How many ways there are to lay cards into a grid (PX-6 to PX-9), worked out without branches: this is asked for
/// every open card of every ply.
struct Ways {
    /// Spaces with a lonely pixie: over or under.
    lonely: usize,
    /// Spaces with two cards: any empty space.
    double: usize,
    /// How many more ways than one that gives.
    more: usize,
}

impl Ways {
    #[inline]
    fn of(grid: &Grid) -> Ways {
        Ways {
            lonely: usize::from(grid.up & !grid.down),
            double: usize::from(grid.up & grid.down),
            more: usize::from(group_size(grid.empty())).wrapping_sub(1),
        }
    }

    #[inline]
    fn to_lay(&self, face: &Card) -> usize {
        let home = face.home() & 15;
        let (lonely, double) = ((self.lonely >> home) & 1, (self.double >> home) & 1);
        (1 + lonely).wrapping_add(double.wrapping_mul(self.more))
    }
}
