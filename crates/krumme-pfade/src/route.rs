//! Single routes: the shortest one, the cards that break all of them, the cards that complete one.

use crate::board::bits;
use crate::state::at;
use crate::{Board, Card, Cell, Curve, Edge, KrummePfade, Line, Move, State, flood};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::VecDeque;
use table::Seat;

/// One curve of a route, as a train drives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Step {
    /// The card.
    pub cell: Cell,
    /// The curve of it.
    pub curve: Curve,
    /// The edge at which the train enters; it leaves at the other end of the curve.
    pub from: Edge,
}

impl Step {
    /// The edge at which the train leaves.
    pub fn to(&self) -> Edge {
        self.curve.leaves(self.from).unwrap_or(self.from)
    }
}

/// A train about to enter the card at a bit of the box through an edge.
type Entry = (u32, Edge);

const fn number((index, edge): Entry) -> usize {
    (index as usize & 63) * 4 + edge as usize
}

/// Where a train goes on that leaves a card at an edge; `None` at the rim of the sets.
fn next(index: u32, leaves: Edge) -> Option<Entry> {
    let (column, row) = (index & 7, index >> 3);
    let index = match leaves {
        Edge::North if row > 0 => index - 8,
        Edge::South if row < 7 => index + 8,
        Edge::West if column > 0 => index - 1,
        Edge::East if column < 7 => index + 1,
        _ => return None,
    };
    Some((index, leaves.opposite()))
}

/// The shortest route along a line (KP-14, KP-15), by breadth-first search over (card, entry edge); of equally short
/// ones the first by start and by curve.
pub(crate) fn shortest(board: &Board, size: u8, line: Line) -> Option<Vec<Step>> {
    if !flood::connected(board, size, line) {
        return None;
    }
    let (enter, goal) = match line {
        Line::NorthSouth => (Edge::North, Edge::South),
        Line::EastWest => (Edge::West, Edge::East),
    };
    let starts = (0..u32::from(size)).map(|step| match line {
        Line::NorthSouth => (step, enter),
        Line::EastWest => (8 * step, enter),
    });
    let at_goal = |index: u32| match line {
        Line::NorthSouth => index >> 3 == u32::from(size) - 1,
        Line::EastWest => index & 7 == u32::from(size) - 1,
    };
    let mut came = [Came::Never; 256];
    let mut queue: VecDeque<Entry> = VecDeque::new();
    for start in starts {
        came[number(start)] = Came::Start;
        queue.push_back(start);
    }
    while let Some(entry @ (index, edge)) = queue.pop_front() {
        let Some(card) = board.card_at(index) else { continue };
        for curve in card.curves() {
            let Some(leaves) = curve.leaves(edge) else { continue };
            if leaves == goal && at_goal(index) {
                return Some(trace(board, &came, entry, curve));
            }
            let Some(onward) = next(index, leaves) else { continue };
            let seen = &mut came[number(onward)];
            if *seen == Came::Never {
                *seen = Came::By(entry, curve);
                queue.push_back(onward);
            }
        }
    }
    None
}

/// How the search came to an entry.
#[derive(Clone, Copy, PartialEq)]
enum Came {
    Never,
    Start,
    By(Entry, Curve),
}

fn trace(board: &Board, came: &[Came; 256], mut entry: Entry, mut curve: Curve) -> Vec<Step> {
    let mut steps = Vec::new();
    loop {
        steps.push(Step { cell: board.cell(entry.0), curve, from: entry.1 });
        match came[number(entry)] {
            Came::By(before, by) => (entry, curve) = (before, by),
            Came::Start | Came::Never => break,
        }
    }
    steps.reverse();
    steps
}

impl KrummePfade {
    /// Is this player connected (KP-14)?
    #[inline]
    pub fn connected(&self, state: &State, seat: Seat) -> bool {
        flood::connected(&state.board, self.size, Line::of(seat))
    }

    /// The shortest connection of a player, curve by curve.
    pub fn route(&self, state: &State, seat: Seat) -> Option<Vec<Step>> {
        shortest(&state.board, self.size, Line::of(seat))
    }

    /// All single cards that would leave a connected player without any connection (KP-11, KP-16), whoever's turn it
    /// is. Empty if he has none, or if nothing can be covered yet.
    pub fn breakers(&self, state: &State, seat: Seat) -> Vec<Move> {
        if state.cards < self.area() || !self.connected(state, seat) {
            return Vec::new();
        }
        let [a, b, c, d] = flood::used(&state.board, self.size, Line::of(seat));
        // A card off all routes breaks none of them.
        self.cards_that(state, a | b | c | d, |board| !flood::connected(board, self.size, Line::of(seat)))
    }

    /// All single cards that would connect an unconnected player, whoever's turn it is.
    pub fn completers(&self, state: &State, seat: Seat) -> Vec<Move> {
        if self.connected(state, seat) {
            return Vec::new();
        }
        self.cards_that(state, u64::MAX, |board| flood::connected(board, self.size, Line::of(seat)))
    }

    /// The cards of the present phase, within a set of the box in phase two, after which something holds.
    fn cards_that(&self, state: &State, within: u64, holds: impl Fn(&Board) -> bool) -> Vec<Move> {
        let mut found = Vec::new();
        let mut consider = |cell: Cell, card: Card| {
            let mut board = state.board;
            put(&mut board, cell, card);
            if holds(&board) {
                found.push(Move::lay(cell, card));
            }
        };
        if state.cards < self.area() {
            for place in bits(state.board.places(self.size)) {
                for card in Card::DOUBLES {
                    consider(state.board.place(place), card);
                }
            }
        } else {
            for index in bits(state.board.open() & within) {
                for card in Card::TRIPLES {
                    consider(state.board.cell(index), card);
                }
            }
        }
        found
    }

    /// Does a connection of this player lead through the latest card of that seat?
    pub(crate) fn leads_through(&self, state: &State, seat: Seat, whose: Seat) -> bool {
        let last = state.last[at(whose)];
        last < 64 && flood::through(&state.board, self.size, Line::of(seat), u32::from(last))
    }
}

/// Lays a card, over another one if it has three curves.
#[inline]
pub(crate) fn put(board: &mut Board, cell: Cell, card: Card) {
    if !card.is_triple() {
        board.lay(cell, card);
    } else if let Some(index) = board.index(cell) {
        board.cover(index, card);
    }
}
