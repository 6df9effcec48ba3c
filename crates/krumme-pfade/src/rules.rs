//! Turns: which moves there are, what they do, and when the match ends.

use crate::board::{bits, nth_bit};
use crate::route::{put, shortest};
use crate::state::{NOWHERE, at, other};
use crate::{Announce, Board, Card, Cell, End, Event, KrummePfade, Line, Move, State, flood};
use table::{Log, Phrase, Refusal, Seat};

/// Names a bit of a set of places.
type NameOf = fn(&Board, u32) -> Cell;

impl KrummePfade {
    /// n²: so many cards of each kind (KP-C1, KP-C4).
    #[inline]
    pub(crate) fn area(&self) -> u8 {
        self.size * self.size
    }

    #[inline]
    fn manual(&self) -> bool {
        self.setup.options.announce == Announce::Manual
    }

    /// May the mover declare now (KP-17)?
    #[inline]
    fn may_declare(&self, state: &State) -> bool {
        self.setup.options.no_draws && state.cards >= self.area() && state.declared.is_none()
    }

    /// Are announcements made by hand at this card: card n² and all after it, unless somebody declared (KP-10)?
    #[inline]
    fn announces_by_hand(&self, state: &State) -> bool {
        self.manual() && state.cards + 1 >= self.area() && state.declared.is_none()
    }

    /// Would this card leave its layer connected? Then it may be announced (KP-10).
    fn would_connect(&self, board: &Board, seat: Seat, cell: Cell, card: Card) -> bool {
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

    /// Lists all moves: by place in reading order, by orientation, the announcing one after the plain one; then
    /// `declare` or `stop`.
    pub(crate) fn each_move(&self, state: &State, mut tell: impl FnMut(Move)) {
        let (places, name, cards) = self.choices(state);
        let by_hand = self.announces_by_hand(state);
        for index in bits(places) {
            let cell = name(&state.board, index);
            for &card in cards {
                tell(Move::lay(cell, card));
                if by_hand && self.would_connect(&state.board, state.turn, cell, card) {
                    tell(Move::Lay { cell, card, announce: true });
                }
            }
        }
        if self.may_declare(state) {
            tell(Move::Declare {});
        } else if state.declared.is_some() {
            tell(Move::Stop {});
        }
    }

    #[inline]
    pub(crate) fn count_moves(&self, state: &State) -> usize {
        if self.announces_by_hand(state) {
            let mut count = 0;
            self.each_move(state, |_| count += 1);
            return count;
        }
        let words = usize::from(self.may_declare(state) || state.declared.is_some());
        if state.cards < self.area() {
            6 * state.board.places(self.size).count_ones() as usize
        } else {
            // Every place holds a card, and each card of phase two covered one.
            4 * usize::from((2 * self.area()).saturating_sub(state.cards)) + words
        }
    }

    #[inline]
    pub(crate) fn find_move(&self, state: &State, index: usize) -> Option<Move> {
        if self.announces_by_hand(state) {
            let (mut rank, mut found) = (0, None);
            self.each_move(state, |choice| {
                if rank == index {
                    found = Some(choice);
                }
                rank += 1;
            });
            return found;
        }
        let (places, name, cards) = self.choices(state);
        if let Some(bit) = nth_bit(places, index / cards.len()) {
            return Some(Move::lay(name(&state.board, bit), cards[index % cards.len()]));
        }
        let beyond = index.checked_sub(cards.len() * places.count_ones() as usize)?;
        match beyond {
            0 if self.may_declare(state) => Some(Move::Declare {}),
            0 if state.declared.is_some() => Some(Move::Stop {}),
            _ => None,
        }
    }

    /// Accepts exactly the moves of the list, and cites the rule that forbids any other.
    pub(crate) fn check_move(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        let no = |rule, key| Err(Refusal::illegal(rule, Phrase::new(key)));
        match choice {
            Move::Lay { cell, card, announce } => {
                self.check_card(state, cell, card)?;
                if !announce {
                    return Ok(());
                }
                if !self.manual() {
                    no("KP-10", "refused-announce-automatic")
                } else if state.declared.is_some() {
                    no("KP-17", "refused-announce-declared")
                } else if state.cards + 1 < self.area() {
                    no("KP-7", "refused-announce-first-phase")
                } else if !self.would_connect(&state.board, seat, cell, card) {
                    no("KP-10", "refused-announce-nothing")
                } else {
                    Ok(())
                }
            }
            Move::Declare {} if !self.setup.options.no_draws => no("KP-17", "refused-declare-option"),
            Move::Declare {} if state.cards < self.area() => no("KP-17", "refused-declare-first-phase"),
            Move::Declare {} if state.declared.is_some() => no("KP-17", "refused-declare-twice"),
            Move::Stop {} if state.declared.is_none() => no("KP-17", "refused-stop"),
            Move::Declare {} | Move::Stop {} => Ok(()),
        }
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

    /// Carries out a move and judges what follows.
    #[inline]
    pub(crate) fn carry_out(&self, state: &mut State, seat: Seat, choice: Move, log: &mut impl Log<Event>) {
        match choice {
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
        state.end = self.judge(state);
        if let Some(end) = state.end {
            log.tell(|| self.ending(state, end));
        } else {
            // Whoever's turn begins without having won has no connection that he announced (KP-11).
            state.announced[at(state.turn)] = false;
        }
    }

    #[inline]
    fn lay(
        &self,
        state: &mut State,
        seat: Seat,
        cell: Cell,
        card: Card,
        announce: bool,
        log: &mut impl Log<Event>,
    ) {
        let threat = state.announced[at(other(seat))];
        if card.is_triple() {
            let Some(index) = state.board.index(cell) else { return };
            let before = state.board.card_at(index).unwrap_or(card);
            state.board.cover(index, card);
            state.last[at(seat)] = index as u8;
            log.tell(|| Event::Covered { seat, cell, curves: card, before });
        } else {
            let (width, height) = (state.board.width, state.board.height);
            let shift = state.board.lay(cell, card) as u8;
            if shift != 0 {
                state.last = state.last.map(|index| if index == NOWHERE { NOWHERE } else { index + shift });
            }
            state.last[at(seat)] = state.board.index(cell).map_or(NOWHERE, |index| index as u8);
            log.tell(|| Event::Laid { seat, cell, curves: card });
            self.tell_frame(&state.board, width, height, log);
        }
        state.cards = state.cards.saturating_add(1);
        if state.declared.is_none() {
            state.turn = other(seat);
            self.announce(state, seat, announce, threat, log);
            if state.cards == self.area() {
                log.tell(|| Event::SecondPhase { seat: state.turn });
            }
        }
    }

    /// Announcements from card n² on (KP-8, KP-10), and whether the other's was broken (KP-11).
    #[inline]
    fn announce(
        &self,
        state: &mut State,
        seat: Seat,
        by_hand: bool,
        threat: bool,
        log: &mut impl Log<Event>,
    ) {
        if state.cards < self.area() {
            return;
        }
        let shown = if self.manual() { by_hand } else { self.connected(state, seat) };
        state.announced[at(seat)] = shown;
        if shown {
            log.tell(|| Event::Announced { seat, route: self.route(state, seat).unwrap_or_default() });
        }
        if threat && !self.connected(state, other(seat)) {
            log.tell(|| Event::Broken { seat: other(seat) });
        }
    }

    /// Tells when the cards begin to span the frame (KP-5).
    #[inline]
    fn tell_frame(&self, board: &Board, width: u8, height: u8, log: &mut impl Log<Event>) {
        let last = board.cell(u32::from(self.size - 1) * 9);
        let column = |cell: Cell| cell.to_string().chars().take(1).collect::<String>();
        let row = |cell: Cell| (cell.row() + 1).to_string();
        if height < self.size && board.height >= self.size {
            log.tell(|| Event::FrameFixed {
                line: Line::NorthSouth,
                first: row(board.corner()),
                last: row(last),
            });
        }
        if width < self.size && board.width >= self.size {
            log.tell(|| Event::FrameFixed {
                line: Line::EastWest,
                first: column(board.corner()),
                last: column(last),
            });
        }
    }

    /// Has the match ended? Called when a turn would begin, with `turn` already passed on.
    ///
    /// It looks at nothing but what a position tells, so loaded positions are judged by the same words.
    #[inline]
    pub(crate) fn judge(&self, state: &State) -> Option<End> {
        let (next, mover) = (state.turn, other(state.turn));
        let all = state.cards >= 2 * self.area();
        if let Some(declarer) = state.declared {
            // KP-18: he wins with any connection, his own or the other's.
            let connects = self.connected(state, Seat(0)) || self.connected(state, Seat(1));
            return if connects {
                Some(End::Declared(other(declarer)))
            } else {
                (state.stopped || all).then_some(End::Declared(declarer))
            };
        }
        if state.cards < self.area() {
            // KP-7: if one card connected both, the one who did not lay it comes first.
            return [next, mover].into_iter().find(|&seat| self.connected(state, seat)).map(End::FirstPhase);
        }
        if self.stands(state, next) {
            return Some(End::AtTurn(next));
        }
        if !all {
            return None;
        }
        if self.stands(state, mover) {
            Some(End::LastCard(mover))
        } else if self.setup.options.no_draws {
            Some(End::WouldDeclare(next))
        } else {
            Some(End::Drawn)
        }
    }

    /// KP-12: a connection stands that the player announced with his latest card, or that the other one's latest card
    /// is part of.
    #[inline]
    fn stands(&self, state: &State, seat: Seat) -> bool {
        if !self.connected(state, seat) {
            return false;
        }
        // Announced automatically, every connection was shown or has just been laid by the other.
        !self.manual() || state.announced[at(seat)] || self.leads_through(state, seat, other(seat))
    }

    fn ending(&self, state: &State, end: End) -> Event {
        let Some(seat) = end.winner() else { return Event::Drawn };
        let own = shortest(&state.board, self.size, Line::of(seat));
        let route = match end {
            End::Declared(_) if state.declared == Some(seat) => None,
            End::Declared(_) => own.or_else(|| shortest(&state.board, self.size, Line::of(other(seat)))),
            End::WouldDeclare(_) => None,
            _ => own,
        };
        Event::Won { seat, rule: end.rule(), route }
    }
}
