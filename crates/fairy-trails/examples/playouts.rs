//! How fast random playouts run: `cargo run --release -p fairy-trails --example playouts [seats] [seconds]`.

use fairy_trails::{FairyTrails, Options};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::time::{Duration, Instant};
use table::{Dice, Game, Quiet, Seed, Setup};

fn main() {
    let mut args = std::env::args().skip(1).map(|text| text.parse::<u8>().unwrap_or(2));
    let seats = args.next().unwrap_or(2);
    let time = Duration::from_secs(u64::from(args.next().unwrap_or(3)));
    let game = FairyTrails::open(Setup::new(seats, Options::default())).expect("one or two players");
    let mut dice = Dice::new(Seed::from_number(1));
    let mut choose = Pcg64Mcg::seed_from_u64(1);
    let (mut plies, mut games, begin) = (0u64, 0u64, Instant::now());
    while begin.elapsed() < time {
        for _ in 0..64 {
            let mut state = game.deal(&mut dice);
            while let Some(seat) = game.waiting(&state).first() {
                let count = game.move_count(&state, seat) as u64;
                let rank = ((choose.next_u64() >> 32) * count) >> 32;
                let Some(choice) = game.nth_move(&state, seat, rank as usize) else { break };
                let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
                plies += 1;
            }
            games += 1;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{seats} seats: {:.0} plies/s, {:.0} playouts/s, {:.1} plies a game",
        plies as f64 / seconds,
        games as f64 / seconds,
        plies as f64 / games as f64
    );
}
