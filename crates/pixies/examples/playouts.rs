//! Random matches through the contract, set-up included: prints plies a second on one core, and how many states the
//! evaluation appraises in a second.
//!
//! `cargo run --release -p pixies --example playouts -- [SEATS] [SECONDS]`

use pixies::{Options, Pixies, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::time::{Duration, Instant};
use table::{Dice, Game, Quiet, Seed, Setup};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u8>().expect("a number"));
    let seats = numbers.next().unwrap_or(2);
    let seconds = Duration::from_secs(numbers.next().unwrap_or(3).into());
    let game = Pixies::open(Setup::new(seats, Options { flower_power: seats == 6 })).expect("a legal table");
    let mut dice = Dice::new(Seed::from_number(1));
    let mut chooser = Pcg64Mcg::seed_from_u64(1);
    let (mut plies, mut matches) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < seconds {
        for _ in 0..100 {
            let mut state = game.deal(&mut dice);
            while let Some(seat) = game.waiting(&state).first() {
                let count = game.move_count(&state, seat) as u64;
                let index = (u64::from(chooser.next_u32()) * count) >> 32;
                let Some(choice) = game.nth_move(&state, seat, index as usize) else { break };
                let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
                plies += 1;
            }
            matches += 1;
        }
    }
    let rate = plies as f64 / start.elapsed().as_secs_f64();
    let mean = plies as f64 / matches as f64;
    println!(
        "{seats} seats: {:.2} million plies a second, {mean:.1} plies a match, a state has {} bytes",
        rate / 1e6,
        size_of::<State>()
    );
    let mut appraisals = 0u64;
    let mut sum = 0.0;
    let start = Instant::now();
    while start.elapsed() < seconds / 3 {
        let mut state = game.deal(&mut dice);
        while let Some(seat) = game.waiting(&state).first() {
            sum += game.appraise(&state, seat);
            appraisals += 1;
            let Some(choice) = game.nth_move(&state, seat, 0) else { break };
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        }
    }
    let rate = appraisals as f64 / start.elapsed().as_secs_f64();
    println!("{:.0} thousand appraisals a second, {:.2} on average", rate / 1e3, sum / appraisals as f32);
}
