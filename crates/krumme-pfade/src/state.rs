//! A match between two moves.

use crate::{Board, End, KrummePfade};
use table::{Seat, Transpositions};

/// No card yet, or nobody knows which.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// Everything about a match: nothing is hidden, no dice are rolled. Small enough to be copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    /// Cards laid in all, of both kinds.
    pub(crate) cards: u8,
    /// Whose turn it is; when the match is over, whose it would be.
    pub(crate) turn: Seat,
    /// Who announced with his latest card. Whoever's turn begins has won by it, or it is spent and taken away; so
    /// while the match goes on only the seat that moved last can be in it (KP-11).
    pub(crate) announced: [bool; 2],
    /// The bit of each seat's latest card, or [`NOWHERE`].
    pub(crate) last: [u8; 2],
    /// Who declared (KP-17).
    pub(crate) declared: Option<Seat>,
    /// The other one gave up laying on alone (KP-17).
    pub(crate) stopped: bool,
    pub(crate) end: Option<End>,
}

impl State {
    /// The state before the first card.
    pub(crate) fn new(size: u8) -> State {
        State {
            board: Board::empty(size),
            cards: 0,
            turn: Seat(0),
            announced: [false; 2],
            last: [NOWHERE; 2],
            declared: None,
            stopped: false,
            end: None,
        }
    }

    /// The cards on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many cards have been laid, of both kinds.
    pub fn cards(&self) -> u8 {
        self.cards
    }

    /// Whose turn it is; when the match is over, whose it would be.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How the match ended.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Who declared that nobody can connect any more (KP-17).
    pub fn declared(&self) -> Option<Seat> {
        self.declared
    }
}

impl Transpositions for KrummePfade {
    #[inline]
    fn transposition_key(&self, state: &State) -> u64 {
        let board = &state.board;
        let who = |seat: Option<Seat>| seat.map_or(2, |seat| seat.0 & 1);
        let small =
            [board.west, board.north, board.width, board.height, state.cards, state.last[0], state.last[1]];
        let flags = state.turn.0 & 1
            | u8::from(state.announced[0]) << 1
            | u8::from(state.announced[1]) << 2
            | u8::from(state.stopped) << 3
            | who(state.declared) << 4
            | u8::from(state.end.is_some()) << 6;
        let rest = small.iter().fold(u64::from(flags), |rest, &part| rest << 8 | u64::from(part));
        let words = [board.curves[0], board.curves[1], board.curves[2], board.curves[3], board.covered, rest];
        words.iter().fold(0x9e37_79b9_7f4a_7c15, |key, word| {
            let mixed = (key ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed ^ mixed >> 29
        })
    }
}

/// The other one of the two.
#[inline]
pub(crate) const fn other(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}

/// The seat as an index; anything beyond the table counts as seat 1, so that nothing can panic.
#[inline]
pub(crate) const fn at(seat: Seat) -> usize {
    (seat.0 != 0) as usize
}

// Search copies states by the million.
const _: () = assert!(size_of::<State>() <= 64);
