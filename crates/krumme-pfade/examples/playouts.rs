//! Random playouts of the default game on one core: `cargo run --release -p krumme-pfade --example playouts`.

use krumme_pfade::{KrummePfade, Options};
use std::time::Instant;
use table::{Dice, Game, Quiet, Seed, Setup};

fn main() {
    for size in [3, 5, 7] {
        let game = KrummePfade::open(Setup::new(2, Options { size, ..Options::default() })).expect("sound");
        let mut dice = Dice::new(Seed::from_number(1));
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        let (mut plies, mut playouts) = (0u64, 0u64);
        let mut ends = [0u64; 3];
        let start = Instant::now();
        while start.elapsed().as_secs_f64() < 2.0 {
            for _ in 0..256 {
                let mut state = game.deal(&mut dice);
                while let Some(seat) = game.waiting(&state).first() {
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    let count = game.move_count(&state, seat) as u64;
                    let pick = ((random >> 32) * count) >> 32;
                    let choice = game.nth_move(&state, seat, pick as usize).expect("listed");
                    let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
                    plies += 1;
                }
                playouts += 1;
                let winner = state.end().and_then(krumme_pfade::End::winner);
                ends[winner.map_or(2, table::Seat::index)] += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "size {size}: {:.2} million plies/s, {:.0} playouts/s, mean {:.1} plies, wins {ends:?}",
            plies as f64 / seconds / 1e6,
            playouts as f64 / seconds,
            plies as f64 / playouts as f64,
        );
    }
}
