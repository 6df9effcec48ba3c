//! What can be done in a turn, and what comes of it.

use crate::board::{bits, nth_bit};
use crate::evaluation::Scale;
use crate::route::put;
use crate::state::{at, other};
use crate::{Announce, Board, Card, Cell, Event, Line, MAX_SIZE, MIN_SIZE, Move, Options, State, flood};
use core::ops::RangeInclusive;
use table::{
    Boundary, Capabilities, Dice, Fault, Log, Outcome, Phrase, Quiet, Refusal, Rule, Rules, Score, Seat,
    Seats, Seed, Setup,
};

/// Names a bit of a set of places.
type NameOf = fn(&Board, u32) -> Cell;

/// The rules of one match of *Auf krummen Pfaden*.
#[derive(Clone, Debug)]
pub struct KrummePfade {
    pub(crate) setup: Setup<KrummePfade>,
    pub(crate) size: u8,
    pub(crate) scale: Scale,
    /// By `krumme-pfade/1`: the program tells of unannounced connections too, an announcement is a legal move only where
    /// there is something to announce, and KP-19 does not ask whether anything is connected.
    pub(crate) first_ruleset: bool,
}

/// Whether the card of this turn can be laid with an announcement (KP-10).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Announcing {
    /// The program announces, or a connection wins by itself.
    Never,
    /// With cards that leave the mover connected: `krumme-pfade/1`.
    IfConnected,
    /// With every card, so that the list of moves gives nothing away.
    Always,
}

impl Rules for KrummePfade {
    type Options = Options;
    type Components = ();
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "krumme-pfade";
    const RULESETS: &'static [&'static str] = &["krumme-pfade/1", "krumme-pfade/2"];
    const TURN_RULE: Rule = "KP-2";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const RULES: &'static [Rule] = &[
        "KP-C1", "KP-C2", "KP-C3", "KP-C4", "KP-1", "KP-2", "KP-3", "KP-4", "KP-5", "KP-6", "KP-7", "KP-8",
        "KP-9", "KP-10", "KP-11", "KP-12", "KP-13", "KP-14", "KP-15", "KP-16", "KP-17", "KP-18", "KP-19",
    ];
    const CAPABILITIES: Capabilities<Self> =
        Capabilities::NONE.tunable().measured().move_kinds().solvable().transpositions();

    fn open(setup: Setup<KrummePfade>) -> Result<KrummePfade, Vec<Fault>> {
        let size = setup.options.size;
        let mut faults = Vec::new();
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            let reason =
                Phrase::new("fault-size").with("size", size).with("min", MIN_SIZE).with("max", MAX_SIZE);
            faults.push(Fault::at("options.size", reason).by("KP-C4"));
        }
        if setup.seats != 2 {
            let reason =
                Phrase::new("fault-seats").with("seats", setup.seats).with("min", 2u8).with("max", 2u8);
            faults.push(Fault::at("seats", reason).by("KP-1"));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let first_ruleset = setup.ruleset == Self::RULESETS[0];
        Ok(KrummePfade { setup, size, scale: Scale::usual(), first_ruleset })
    }

    fn setup(&self) -> &Setup<KrummePfade> {
        &self.setup
    }

    /// Every turn lays one of 2·n² cards (KP-9); one declaration may come on top (KP-17).
    fn bound(&self) -> usize {
        2 * usize::from(self.area()) + usize::from(self.setup.options.no_draws)
    }

    #[inline]
    fn deal(&self, _dice: &mut Dice) -> State {
        State::new(self.size)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Seats {
        if state.end.is_some() { Seats::NONE } else { Seats::one(state.turn) }
    }

    /// By place in reading order, by orientation, the announcing move after the plain one; then `declare` or `stop`.
    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if !self.waiting(state).contains(seat) {
            return;
        }
        let (places, name, cards) = self.choices(state);
        let announcing = self.announcing(state);
        for index in bits(places) {
            let cell = name(&state.board, index);
            for &card in cards {
                into.push(Move::lay(cell, card));
                let aloud = match announcing {
                    Announcing::Never => false,
                    Announcing::IfConnected => self.would_connect(&state.board, seat, cell, card),
                    Announcing::Always => true,
                };
                if aloud {
                    into.push(Move::Lay { cell, card, announce: true });
                }
            }
        }
        if self.may_declare(state) {
            into.push(Move::Declare {});
        } else if state.declared.is_some() {
            into.push(Move::Stop {});
        }
    }

    #[inline]
    fn move_count(&self, state: &State, seat: Seat) -> usize {
        if !self.waiting(state).contains(seat) {
            return 0;
        }
        if self.announces_by_hand(state) {
            return self.count_announcing(state, seat);
        }
        if state.cards < self.area() {
            6 * state.board.places(self.size).count_ones() as usize
        } else {
            // Every place holds a card, and each card of phase two covered one.
            let words = usize::from(self.may_declare(state) || state.declared.is_some());
            4 * usize::from((2 * self.area()).saturating_sub(state.cards)) + words
        }
    }

    #[inline]
    fn nth_move(&self, state: &State, seat: Seat, index: usize) -> Option<Move> {
        if !self.waiting(state).contains(seat) {
            return None;
        }
        if self.announces_by_hand(state) {
            return self.nth_announcing(state, seat, index);
        }
        // Each phase in its own branch: playouts divide by numbers that are known when this is compiled.
        if state.cards < self.area() {
            let bit = nth_bit(state.board.places(self.size), index / Card::DOUBLES.len())?;
            return Some(Move::lay(state.board.place(bit), Card::DOUBLES[index % Card::DOUBLES.len()]));
        }
        let open = state.board.open();
        if let Some(bit) = nth_bit(open, index / Card::TRIPLES.len()) {
            return Some(Move::lay(state.board.cell(bit), Card::TRIPLES[index % Card::TRIPLES.len()]));
        }
        let beyond = index.checked_sub(Card::TRIPLES.len() * open.count_ones() as usize)?;
        match beyond {
            0 if self.may_declare(state) => Some(Move::Declare {}),
            0 if state.declared.is_some() => Some(Move::Stop {}),
            _ => None,
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let no = |rule, key| Err(Refusal::illegal(rule, Phrase::new(key)));
        match *choice {
            Move::Lay { cell, card, announce } => {
                self.check_card(state, cell, card)?;
                if !announce {
                    return Ok(());
                }
                match self.announcing(state) {
                    Announcing::Never if !self.manual() => no("KP-10", "refused-announce-automatic"),
                    Announcing::Never if state.declared.is_some() => no("KP-17", "refused-announce-declared"),
                    Announcing::Never => no("KP-7", "refused-announce-first-phase"),
                    Announcing::IfConnected if !self.would_connect(&state.board, seat, cell, card) => {
                        no("KP-10", "refused-announce-nothing")
                    }
                    Announcing::IfConnected | Announcing::Always => Ok(()),
                }
            }
            Move::Declare {} if !self.setup.options.no_draws => no("KP-17", "refused-declare-option"),
            Move::Declare {} if state.cards < self.area() => no("KP-17", "refused-declare-first-phase"),
            Move::Declare {} if state.declared.is_some() => no("KP-17", "refused-declare-twice"),
            Move::Stop {} if state.declared.is_none() => no("KP-17", "refused-stop"),
            Move::Declare {} | Move::Stop {} => Ok(()),
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        _dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        match *choice {
            Move::Lay { cell, card, announce } => self.lay(state, seat, cell, card, announce, log),
            Move::Declare {} => {
                state.declared = Some(seat);
                state.announced = [false; 2];
                state.turn = other(seat);
                log.tell(|| Event::Declared { seat });
            }
            Move::Stop {} => {
                state.stopped = true;
                log.tell(|| Event::Stopped { seat });
            }
        }
        state.end = self.end(state);
        if let Some(end) = state.end {
            log.tell(|| self.ending(state, end));
        } else {
            // Whoever's turn begins without having won has no connection that he announced (KP-11).
            state.announced[at(state.turn)] = false;
        }
        Boundary::Kept
    }

    /// Who may try an announcement and take it back would find his connections by trying (KP-10).
    fn binding(&self, state: &State, _seat: Seat, choice: &Move) -> bool {
        matches!(choice, Move::Lay { announce: true, .. }) && self.keeps_silent(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.end.map(|end| match end.winner() {
            Some(seat) => Outcome::won_by(seat, 2),
            None => Outcome::without_winner(2),
        })
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        let winner = state.end.and_then(crate::End::winner);
        Seat::all(2).map(|seat| Score::of([("victory", i32::from(winner == Some(seat)))])).collect()
    }
}

impl KrummePfade {
    /// Columns and rows of the frame (KP-C4).
    pub fn size(&self) -> u8 {
        self.size
    }

    /// n²: so many cards of each kind (KP-C1, KP-C4).
    #[inline]
    pub(crate) fn area(&self) -> u8 {
        self.size * self.size
    }

    #[inline]
    pub(crate) fn manual(&self) -> bool {
        self.setup.options.announce == Announce::Manual
    }

    /// May the mover declare now (KP-17)?
    #[inline]
    fn may_declare(&self, state: &State) -> bool {
        self.setup.options.no_draws && state.cards >= self.area() && state.declared.is_none()
    }

    /// By hand announcements are made with card n² and all after it, unless somebody declared.
    #[inline]
    fn announces_by_hand(&self, state: &State) -> bool {
        self.manual() && state.cards + 1 >= self.area() && state.declared.is_none()
    }

    #[inline]
    fn announcing(&self, state: &State) -> Announcing {
        if !self.announces_by_hand(state) {
            Announcing::Never
        } else if self.first_ruleset {
            Announcing::IfConnected
        } else {
            Announcing::Always
        }
    }

    /// How many moves there are where cards can be announced; out of the way of playouts, which hardly ever come here.
    #[cold]
    fn count_announcing(&self, state: &State, seat: Seat) -> usize {
        let (places, _, cards) = self.choices(state);
        let words = usize::from(self.may_declare(state));
        if self.announcing(state) == Announcing::Always {
            return 2 * cards.len() * places.count_ones() as usize + words;
        }
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        moves.len()
    }

    /// The move at this place of the list where cards can be announced; as rare.
    #[cold]
    fn nth_announcing(&self, state: &State, seat: Seat, index: usize) -> Option<Move> {
        let (places, name, cards) = self.choices(state);
        // Each card is listed without and with it; only the first ruleset looks whether there is anything to announce.
        if self.announcing(state) == Announcing::Always
            && let Some(bit) = nth_bit(places, index / (2 * cards.len()))
        {
            let card = cards[index % (2 * cards.len()) / 2];
            return Some(Move::Lay { cell: name(&state.board, bit), card, announce: index % 2 == 1 });
        }
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        moves.get(index).copied()
    }

    /// May the moves of this turn make or break connections of which the program must not tell (KP-10)?
    pub(crate) fn keeps_silent(&self, state: &State) -> bool {
        self.announcing(state) == Announcing::Always
    }

    /// Would this card leave its layer connected?
    pub(crate) fn would_connect(&self, board: &Board, seat: Seat, cell: Cell, card: Card) -> bool {
        let mut after = *board;
        put(&mut after, cell, card);
        flood::connected(&after, self.size, Line::of(seat))
    }

    /// The places of this turn with the function that names them, and the cards that fit there.
    #[inline]
    fn choices(&self, state: &State) -> (u64, NameOf, &'static [Card]) {
        if state.cards < self.area() {
            (state.board.places(self.size), Board::place, &Card::DOUBLES)
        } else {
            (state.board.open(), Board::cell, &Card::TRIPLES)
        }
    }

    /// Where the card of this turn may be laid.
    pub(crate) fn places<'a>(&self, state: &'a State) -> impl Iterator<Item = Cell> + use<'a> {
        let (places, name, _) = self.choices(state);
        bits(places).map(move |index| name(&state.board, index))
    }

    /// The state after a move, whatever the rules say to it.
    pub(crate) fn after(&self, state: &State, seat: Seat, choice: Move) -> State {
        let mut after = *state;
        // No move of this game rolls.
        let _ = self.apply(&mut after, seat, &choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
        after
    }

    fn check_card(&self, state: &State, cell: Cell, card: Card) -> Result<(), Refusal> {
        let board = &state.board;
        let no = |rule, key| Err(Refusal::illegal(rule, Phrase::new(key).with("cell", cell.to_string())));
        if state.cards >= self.area() {
            return match board.card(cell) {
                _ if !card.is_triple() => no("KP-9", "refused-two-curves"),
                None => no("KP-9", "refused-nothing-to-cover"),
                Some(_) if board.is_covered(cell) => no("KP-9", "refused-covered-already"),
                Some(_) => Ok(()),
            };
        }
        if card.is_triple() {
            return no("KP-6", "refused-three-curves");
        }
        if board.card(cell).is_some() {
            return no("KP-6", "refused-taken");
        }
        let fits = board.place_index(cell).is_some_and(|index| board.places(self.size) >> index & 1 == 1);
        if fits {
            return Ok(());
        }
        if state.cards == 0 {
            let centre = Cell::centre(self.size).to_string();
            let reason = Phrase::new("refused-first-card").with("centre", centre);
            return Err(Refusal::illegal("KP-3", reason));
        }
        let touches = board.cards().any(|(laid, _)| {
            laid.column().abs_diff(cell.column()) <= 1 && laid.row().abs_diff(cell.row()) <= 1
        });
        if touches {
            let reason = Phrase::new("refused-span").with("cell", cell.to_string()).with("size", self.size);
            Err(Refusal::illegal("KP-5", reason))
        } else {
            no("KP-3", "refused-apart")
        }
    }
}
