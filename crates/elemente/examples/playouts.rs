//! How fast random matches run: `cargo run --release -p elemente --example playouts -- [seats] [matches]`.

use elemente::{Elemente, Options};
use std::time::Instant;
use table::{Dice, Game, Quiet, Seed, Setup};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let seats = numbers.first().copied().unwrap_or(2) as u8;
    let matches = numbers.get(1).copied().unwrap_or(20_000);
    let game = Elemente::open(Setup::new(seats, Options::default())).expect("two to four seats");
    let mut dice = Dice::new(Seed::from_number(1));
    let mut noise = 0x9e37_79b9_7f4a_7c15_u64;
    let (mut plies, mut longest) = (0u64, 0u64);
    let begin = Instant::now();
    for _ in 0..matches {
        let mut state = game.deal(&mut dice);
        let before = plies;
        while let Some(seat) = game.waiting(&state).first() {
            noise ^= noise << 13;
            noise ^= noise >> 7;
            noise ^= noise << 17;
            let count = game.move_count(&state, seat) as u64;
            let nth = ((noise >> 32) * count) >> 32;
            let choice = game.nth_move(&state, seat, nth as usize).expect("the list is as long as its count");
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
            plies += 1;
        }
        longest = longest.max(plies - before);
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{seats} seats: {:.0} plies/s, {:.0} matches/s, {:.1} plies a match, longest {longest}, bound {}",
        plies as f64 / seconds,
        matches as f64 / seconds,
        plies as f64 / matches as f64,
        game.bound()
    );
}
