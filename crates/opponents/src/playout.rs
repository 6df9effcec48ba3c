//! Random playouts as fast as the rules run.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use table::{Dice, Game, Quiet};

/// The generator that chooses moves in playouts: fast, and never part of a record.
pub fn quick(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

/// Plays random moves from a state to the end of the game and says how many plies that took.
///
/// Nothing is checked, listed or told: `move_count`, `nth_move` and `apply` are all that is called.
#[inline]
pub fn playout<G: Game>(game: &G, state: &mut G::State, dice: &mut Dice, choices: &mut Pcg64Mcg) -> u32 {
    let mut plies = 0;
    while let Some(seat) = game.waiting(state).first() {
        let count = game.move_count(state, seat) as u64;
        // Multiply and shift: the bias of 2⁻³² times the count is far below what any playout could show.
        let index = (u64::from(choices.next_u32()) * count) >> 32;
        let Some(choice) = game.nth_move(state, seat, index as usize) else { break };
        let _ = game.apply(state, seat, &choice, dice, &mut Quiet);
        plies += 1;
    }
    plies
}
