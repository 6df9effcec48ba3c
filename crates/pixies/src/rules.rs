//! The course of a match: opening, dealing, taking and laying cards, the ends of turns and rounds (PX-1 to PX-13).

use crate::card::{Card, CardId};
use crate::cards::Cards;
use crate::draw::nth_card;
use crate::evaluation::Hopes;
use crate::event::{Event, RoundScore};
use crate::grid::{CardNumber, Grid};
use crate::group::{Spaces, group_size, numbers};
use crate::moves::{Lay, Move};
use crate::score::{Tally, group_of, tally};
use crate::state::{DISPLAY, MOST_SEATS, ROUNDS, State};
use std::sync::Arc;
use table::{Boundary, Dice, Fault, Log, Outcome, Phrase, Refusal, Seat, Setup};

/// The most cards one seat can lay in a round: two on each of eight spaces, then one on the ninth (PX-11).
const MOST_CARDS: usize = 17;

/// The rules of one match of Pixies.
#[derive(Clone, Debug)]
pub struct Pixies {
    setup: Setup<Pixies>,
    cards: Arc<Cards>,
    /// How many cards are turned up for a turn (PX-2).
    display: u8,
    hopes: Hopes,
}

impl Pixies {
    pub(crate) fn open_match(setup: Setup<Pixies>) -> Result<Pixies, Vec<Fault>> {
        let most = if setup.options.flower_power { 6 } else { 5 };
        if !(2..=most).contains(&setup.seats) {
            let reason = Phrase::new("fault-players").with("seats", setup.seats).with("most", most);
            return Err(vec![Fault::at("seats", reason).by("PX-C2")]);
        }
        let cards = Arc::new(Cards::new(&setup.components, &setup.options));
        let display = if setup.seats == 2 { 4 } else { setup.seats };
        Ok(Pixies { setup, cards, display, hopes: Hopes::usual() })
    }

    /// By what the evaluation weighs.
    pub(crate) fn hopes(&self) -> Hopes {
        self.hopes
    }

    /// The same match, judged by other weights.
    pub(crate) fn hoping(&self, hopes: Hopes) -> Pixies {
        Pixies { hopes, ..self.clone() }
    }

    pub(crate) fn the_setup(&self) -> &Setup<Pixies> {
        &self.setup
    }

    /// The faces of the cards in play.
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    pub(crate) fn shared_cards(&self) -> &Arc<Cards> {
        &self.cards
    }

    /// How many cards are turned up for a turn: one for each player, four for two (PX-2).
    #[inline]
    pub fn display_size(&self) -> u8 {
        self.display
    }

    #[inline]
    pub(crate) fn players(&self) -> u8 {
        self.setup.seats
    }

    pub(crate) fn longest(&self) -> usize {
        usize::from(ROUNDS) * MOST_CARDS * usize::from(self.players())
    }

    /// The first turn of the first round; the dice choose who starts (PX-1).
    pub(crate) fn first_turn(&self, dice: &mut Dice) -> State {
        let turn = Seat(dice.below(u32::from(self.players())) as u8);
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

    /// Fills the display from the deck (PX-2). Only called when the deck suffices.
    fn turn_up(&self, state: &mut State, dice: &mut Dice) {
        for place in state.display.iter_mut().take(usize::from(self.display)) {
            let card = nth_card(state.deck, dice.below(u32::from(state.left)));
            state.deck &= !(1 << card);
            state.left = state.left.saturating_sub(1);
            *place = card;
        }
        state.shown = self.display;
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
    pub(crate) fn count(&self, state: &State, seat: Seat) -> usize {
        if state.is_over() || seat != state.turn {
            return 0;
        }
        let ways = Ways::of(state.grid(seat));
        state.display().iter().map(|&card| ways.to_lay(self.cards.face(card))).sum()
    }

    #[inline]
    pub(crate) fn nth(&self, state: &State, seat: Seat, mut index: usize) -> Option<Move> {
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

    pub(crate) fn list(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
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

    /// Is the card open (PX-3), and may it be laid like this (PX-6 to PX-9)?
    pub(crate) fn examine(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
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

    #[inline]
    pub(crate) fn carry_out(
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
        let even = state.shown == 0 || (self.players() == 2 && state.shown == 2);
        if even && self.anybody_full(state) {
            return self.end_round(state, seat, dice, log);
        }
        if state.shown > 0 {
            state.turn = seat.next(self.players());
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

    #[inline]
    fn anybody_full(&self, state: &State) -> bool {
        state.grids.iter().take(usize::from(self.players())).any(Grid::is_full)
    }

    /// Scores the round; shuffles all cards and deals the next, or ends the match (PX-4, PX-11 to PX-13).
    fn end_round(
        &self,
        state: &mut State,
        last: Seat,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let round = state.round();
        for seat in 0..usize::from(self.players()) {
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
            log.tell(|| Event::GameEnded { winners: self.result(state).winners.iter().collect() });
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

    /// Most points win, ties share (PX-18).
    pub(crate) fn result(&self, state: &State) -> Outcome {
        let points: Vec<i32> = Seat::all(self.players()).map(|seat| Pixies::banked(state, seat)).collect();
        Outcome::by_points(&points)
    }

    /// What laying this card will have been, told before it lies.
    fn placing(&self, grid: &Grid, seat: Seat, card: CardNumber, lay: Lay) -> Event {
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

    fn turned_up(&self, state: &State) -> Event {
        let cards = state.display().iter().map(|&card| self.cards.id(card)).collect();
        Event::TurnedUp { cards, first: state.turn }
    }

    fn round_ended(&self, state: &State, round: u8) -> Event {
        let scores = Seat::all(self.players())
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
        let full = Seat::all(self.players()).filter(|&seat| state.grid(seat).is_full()).collect();
        Event::RoundEnded { round, full, scores }
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
