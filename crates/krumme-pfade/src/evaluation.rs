//! What a position promises: a missing card, effort and the right to move, weighed against each other.

use crate::journey::{cards_needed, effort};
use crate::state::at;
use crate::{Board, KrummePfade, Line, Move, State};
use std::sync::LazyLock;
use table::{Fault, Judge, MoveKinds, Seat, Tunable, Values, Weights, zero_sum};

/// The numbers of `data/weights.txt`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    /// What a missing card is worth; the others are measured by it.
    card: f32,
    effort: f32,
    /// What the right to move is worth.
    tempo: f32,
    /// Turns worth into values from −1 to 1.
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

/// The value for the north–south side; the east–west side has the negative of it.
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

impl Judge for KrummePfade {
    fn evaluate(&self, state: &State) -> Values {
        zero_sum(match state.end {
            Some(end) => end.winner().map_or(0.0, |winner| [1.0, -1.0][at(winner)]),
            None => balance(&state.board, self.size, Line::of(state.turn), self.scale),
        })
    }
}

impl MoveKinds for KrummePfade {
    /// An announcement of nothing is refused (KP-10), so it does what the same card does without it.
    fn representative_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !self.keeps_silent(state) {
            return;
        }
        let mut before = None;
        moves.retain(|&choice| {
            let Move::Lay { cell, card, announce: true } = choice else {
                before = Some(choice);
                return true;
            };
            // The list has the plain move right before it.
            before != Some(Move::lay(cell, card)) || self.would_connect(&state.board, seat, cell, card)
        });
    }
}

impl Tunable for KrummePfade {
    fn weights(&self) -> Weights {
        self.scale.weights()
    }

    fn with_weights(&self, weights: &Weights) -> Result<KrummePfade, Vec<Fault>> {
        Ok(KrummePfade { scale: Scale::new(weights)?, ..self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, Cell, Curve, Options};
    use table::{Dice, Rules, Seed, Setup};

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
                    let pick = dice.below(game.move_count(&state, seat) as u32) as usize;
                    let choice = game.nth_move(&state, seat, pick).unwrap();
                    state = game.after(&state, seat, choice);
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
            let [first, second, ..] = game.evaluate(state);
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
