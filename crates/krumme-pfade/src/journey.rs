//! Cheapest train journeys: how many cards each side still needs, and how well its rails are secured.
//!
//! Driving an existing curve costs nothing; a place that a new card can
//! still turn any way – empty, or not yet covered – can be crossed for the price of a card; a covered card offers its
//! own curves and no others. Journeys are searched in layers of equal cost, each layer a flood of bit sets; a plain
//! Dijkstra search is the oracle in the tests.

use crate::board::COLUMN;
use crate::flood::Flood;
use crate::{Board, KrummePfade, Line, State};
use table::Seat;

/// No card can connect this line any more.
pub(crate) const NEVER: u8 = 40;

/// The frame as one journey sees it.
#[derive(Clone, Copy)]
struct Ground {
    curves: [u64; 4],
    /// Places that a new card can still turn any way.
    free: u64,
    size: u8,
}

impl Ground {
    /// The cards with the frame shifted so that it begins this many columns and rows before the box.
    fn new(board: &Board, size: u8, columns: u8, rows: u8) -> Ground {
        let shift = u32::from(columns) + 8 * u32::from(rows);
        let frame = COLUMN.wrapping_mul((1 << size) - 1) & (u64::MAX >> (64 - 8 * u32::from(size)));
        Ground { curves: board.curves.map(|set| set << shift), free: frame & !(board.covered << shift), size }
    }

    fn start(&self, line: Line) -> Flood {
        match line {
            Line::NorthSouth => Flood { south: (1 << self.size) - 1, ..Flood::default() },
            Line::EastWest => {
                Flood { east: COLUMN & (u64::MAX >> (64 - 8 * u32::from(self.size))), ..Flood::default() }
            }
        }
    }

    /// Do trains that leave these cards southwards, or eastwards, arrive?
    fn arrives(&self, line: Line, trains: &Flood, curves: &[u64; 4]) -> bool {
        let beyond = u32::from(self.size) - 1;
        match line {
            Line::NorthSouth => trains.out_south(curves) & 0xff << (8 * beyond) != 0,
            Line::EastWest => trains.out_east(curves) & COLUMN << beyond != 0,
        }
    }

    /// How many new cards the cheapest journey needs.
    fn cards_needed(&self, line: Line) -> u8 {
        let any = [self.free; 4];
        let mut trains = self.start(line);
        for cards in 0..NEVER {
            let reached = trains.spread(&self.curves);
            if self.arrives(line, &reached, &self.curves) {
                return cards;
            }
            if self.arrives(line, &reached, &any) {
                return cards + 1;
            }
            trains = reached.step(&any);
            if trains == reached {
                return NEVER;
            }
        }
        NEVER
    }

    /// The same journey, paid by how easily it is disturbed: covered curves are free, a curve that the other one can
    /// still cover costs 1, a new card 2.
    fn effort(&self, line: Line, covered: u64) -> u8 {
        let any = [self.free; 4];
        let hard = self.curves.map(|set| set & covered);
        let soft = self.curves.map(|set| set & !covered);
        let mut before = Flood::default();
        let mut now = self.start(line).spread(&hard);
        if self.arrives(line, &now, &hard) {
            return 0;
        }
        for effort in 1..2 * NEVER {
            if self.arrives(line, &now, &soft) || self.arrives(line, &before, &any) {
                return effort;
            }
            let next = now.step(&soft).join(&before.step(&any)).spread(&hard);
            if self.arrives(line, &next, &hard) {
                return effort;
            }
            if next == now && before == now {
                return 2 * NEVER;
            }
            (before, now) = (now, next);
        }
        2 * NEVER
    }
}

/// The best over all places where the frame may still lie along the line; across it, the frame is centred on the cards,
/// because a journey hardly ever needs that room.
fn best(board: &Board, size: u8, line: Line, measure: impl Fn(&Ground, u32) -> u8) -> u8 {
    let (across, along) = (size.saturating_sub(board.width), size.saturating_sub(board.height));
    let at = |columns: u8, rows: u8| {
        let shift = u32::from(columns) + 8 * u32::from(rows);
        measure(&Ground::new(board, size, columns, rows), shift)
    };
    match line {
        Line::NorthSouth => (0..=along).map(|rows| at(across / 2, rows)).min(),
        Line::EastWest => (0..=across).map(|columns| at(columns, along / 2)).min(),
    }
    .unwrap_or(2 * NEVER)
}

/// How many cards a line still needs, if nobody disturbs; 0 if it is connected, [`NEVER`] if it cannot be any more.
pub(crate) fn cards_needed(board: &Board, size: u8, line: Line) -> u8 {
    best(board, size, line, |ground, _| ground.cards_needed(line))
}

/// How much effort a line still needs: 2 for each new card, 1 for each curve that can still be covered.
pub(crate) fn effort(board: &Board, size: u8, line: Line) -> u8 {
    best(board, size, line, |ground, shift| ground.effort(line, board.covered << shift))
}

impl KrummePfade {
    /// How many cards a player still needs if nobody disturbs; `None` if he can never connect.
    pub fn cards_needed(&self, state: &State, seat: Seat) -> Option<u8> {
        Some(cards_needed(&state.board, self.size, Line::of(seat))).filter(|&needed| needed < NEVER)
    }

    /// How much effort a player's cheapest journey still takes: 2 for each new card, 1 for each curve that the other one
    /// can still cover; `None` if he can never connect.
    pub fn effort(&self, state: &State, seat: Seat) -> Option<u8> {
        Some(effort(&state.board, self.size, Line::of(seat))).filter(|&effort| effort < 2 * NEVER)
    }
}
