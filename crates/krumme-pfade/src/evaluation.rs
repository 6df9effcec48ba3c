//! What a position promises: how many cards each side still needs, and how well its rails are secured.
//!
//! The yardstick is a cheapest train journey. Driving an existing curve costs nothing; a place that a new card can
//! still turn any way – empty, or not yet covered – can be crossed for the price of a card; a covered card offers its
//! own curves and no others. Journeys are searched in layers of equal cost, each layer a flood of bit sets; a plain
//! Dijkstra search is the oracle in the tests.

use crate::board::COLUMN;
use crate::flood::Flood;
use crate::state::at;
use crate::{Board, KrummePfade, Line, State};
use std::sync::LazyLock;
use table::{Fault, Seat, Weights};

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

/// The numbers of `data/weights.txt`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    /// What a missing card is worth; the others are measured by it.
    card: f32,
    /// What a unit of effort is worth.
    effort: f32,
    /// What the right to move is worth.
    tempo: f32,
    /// Turns worth into expectation.
    slope: f32,
}

impl Scale {
    const NAMES: [&str; 4] = ["card", "effort", "tempo", "slope"];

    pub(crate) fn new(weights: &Weights) -> Result<Scale, Vec<Fault>> {
        let [card, effort, tempo, slope] = weights.exactly(Scale::NAMES)?;
        Ok(Scale { card, effort, tempo, slope })
    }

    pub(crate) fn weights(self) -> Weights {
        let numbers = [self.card, self.effort, self.tempo, self.slope];
        Scale::NAMES.into_iter().zip(numbers).collect()
    }

    /// The weights that come with the game.
    pub(crate) fn usual() -> Scale {
        static USUAL: LazyLock<Scale> = LazyLock::new(|| {
            let read = Weights::read(include_str!("../data/weights.txt"));
            read.and_then(|weights| Scale::new(&weights)).expect("the game's own weights are sound")
        });
        *USUAL
    }
}

/// The expectation of the north–south side; the east–west side has the negative of it.
pub(crate) fn balance(board: &Board, size: u8, mover: Line, scale: Scale) -> f32 {
    let worth = |line: Line| {
        // Who can never connect is worse off than anybody who can, whatever the distance.
        let needed = f32::from(cards_needed(board, size, line).min(2 * size + 2));
        let effort = f32::from(effort(board, size, line).min(4 * size + 4));
        let tempo = if line == mover { scale.tempo } else { 0.0 };
        tempo - scale.card * needed - scale.effort * effort
    };
    // Nothing is certain before the end.
    0.99 * (scale.slope * (worth(Line::NorthSouth) - worth(Line::EastWest))).tanh()
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

    /// What a player may expect, from −1 to 1.
    pub(crate) fn expectation(&self, state: &State, seat: Seat) -> f32 {
        let north_south = match state.end {
            Some(end) => match end.winner() {
                Some(winner) => [1.0, -1.0][at(winner)],
                None => 0.0,
            },
            None => balance(&state.board, self.size, Line::of(state.turn), self.scale),
        };
        if at(seat) == 0 { north_south } else { -north_south }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, Cell, Curve, Options};
    use table::{Dice, Quiet, Rules, Seed, Setup};

    /// The board reflected in the diagonal from north-west to south-east: north becomes west, east becomes south.
    fn transposed(board: &Board, size: u8) -> Board {
        let turned = |curve: Curve| match curve {
            Curve::NorthEast => Curve::SouthWest,
            Curve::SouthWest => Curve::NorthEast,
            same => same,
        };
        let cards: Vec<(Cell, Card)> = board
            .cards()
            .map(|(cell, card)| {
                let curves: Vec<Curve> = card.curves().map(turned).collect();
                (Cell::within(cell.row(), cell.column()), Card::of(&curves).unwrap())
            })
            .collect();
        Board::of(size, &cards)
    }

    fn visit(mut look: impl FnMut(&KrummePfade, &State)) {
        for size in 3..=7 {
            let game = KrummePfade::open(Setup::new(2, Options { size, ..Options::default() })).unwrap();
            let mut dice = Dice::new(Seed::from_number(size.into()));
            for _ in 0..40 {
                let mut state = game.deal(&mut dice);
                while let Some(seat) = game.waiting(&state).first() {
                    look(&game, &state);
                    let pick = dice.below(game.count_moves(&state) as u32) as usize;
                    let choice = game.find_move(&state, pick).unwrap();
                    game.carry_out(&mut state, seat, choice, &mut Quiet);
                }
            }
        }
    }

    #[test]
    fn swapping_the_sides_of_a_reflected_board_changes_nothing() {
        let mut positions = 0;
        visit(|game, state| {
            let reflected = transposed(&state.board, game.size);
            for (mover, mirrored) in [(Line::NorthSouth, Line::EastWest), (Line::EastWest, Line::NorthSouth)]
            {
                let (here, there) = [(&state.board, mover), (&reflected, mirrored)]
                    .map(|(board, mover)| balance(board, game.size, mover, game.scale))
                    .into();
                assert!((here + there).abs() < 1e-6, "{here} {there} {state:?}");
            }
            positions += 1;
        });
        assert!(positions > 5_000, "{positions}");
    }

    #[test]
    fn what_one_hopes_the_other_fears() {
        visit(|game, state| {
            let [first, second] = [0, 1].map(|seat| game.expectation(state, Seat(seat)));
            assert!((first + second).abs() < 1e-6 && first.abs() < 1.0);
        });
    }

    #[test]
    fn the_right_to_move_is_worth_something() {
        visit(|game, state| {
            let board = &state.board;
            let by = |mover| balance(board, game.size, mover, game.scale);
            assert!(by(Line::NorthSouth) > by(Line::EastWest));
        });
    }
}
