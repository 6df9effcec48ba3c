//! Carrying out a turn: a card is laid, connections are announced.

use crate::state::{NOWHERE, at, other};
use crate::{Board, Card, Cell, Event, KrummePfade, Line, State};
use table::{Log, Seat};

impl KrummePfade {
    /// Lays a card, or covers another with it, and passes the turn on unless somebody declared.
    #[inline]
    pub(crate) fn lay(
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
        let says_so = by_hand || !self.manual();
        let shown = says_so && self.connected(state, seat);
        state.announced[at(seat)] = shown;
        if shown {
            log.tell(|| Event::Announced { seat, route: self.route(state, seat).unwrap_or_default() });
        } else if by_hand {
            log.tell(|| Event::NothingToAnnounce { seat });
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
}
