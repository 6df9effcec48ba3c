//! Plays random matches of all sizes and options, and says what it saw:
//! `cargo run --release -p talisman --example random_games -- 10000`.

use std::collections::BTreeMap;
use std::time::Instant;
use table::{Dice, Edition, Quiet, Rules, Seed};
use talisman::{Move, Talisman};

const OPTIONS: [&str; 8] = [
    "{}",
    r#"{"characters": "of_three", "quick_start": true}"#,
    r#"{"characters": "free", "trophies_needed": 5}"#,
    r#"{"crown": "first"}"#,
    r#"{"bloodbath": true}"#,
    r#"{"inherit": true, "trophies_needed": 6}"#,
    r#"{"easy_command": true}"#,
    r#"{"bloodbath": true, "inherit": true, "quick_start": true}"#,
];

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(100);
    let turns: u16 = std::env::args().nth(2).and_then(|turns| turns.parse().ok()).unwrap_or(300);
    let first: u64 = std::env::args().nth(3).and_then(|first| first.parse().ok()).unwrap_or(0);
    let begun = Instant::now();
    let (mut plies, mut turns_played, mut won, mut most) = (0_u64, 0_u64, 0_u64, 0_usize);
    let mut kinds: BTreeMap<String, u64> = BTreeMap::new();
    for game in first..first + games {
        let mut options: serde_json::Value =
            serde_json::from_str(OPTIONS[(game % 8) as usize]).expect("options");
        options["turn_limit"] = turns.into();
        let seats = 2 + (game % 5) as u8;
        let rules: Talisman = Edition::newest().open(seats, &options).expect("sound options");
        let mut dice = Dice::new(Seed::from_number(game));
        let mut chance = Dice::new(Seed::from_number(game).derive("moves", 1));
        let mut state = rules.deal(&mut dice);
        let mut moves: Vec<Move> = Vec::new();
        let mut count = 0;
        loop {
            let waiting: Vec<_> = rules.waiting(&state).iter().collect();
            let Some(seat) = chance.pick(&waiting).copied() else { break };
            moves.clear();
            rules.moves(&state, seat, &mut moves);
            let Some(choice) = chance.pick(&moves).copied() else {
                panic!(
                    "game {game}, ply {count}: seat {seat} is waited for and has no move: {:?}",
                    state.stack.frames()
                );
            };
            if let Err(refusal) = rules.play(&mut state, seat, &choice, &mut dice, &mut Quiet) {
                panic!("game {game}, ply {count}: {choice:?} is listed and refused: {refusal}");
            }
            most = most.max(state.stack.frames().len());
            count += 1;
            let word = serde_json::to_value(choice).expect("moves are JSON");
            let word = word.as_str().map(str::to_owned).or_else(|| word.as_object()?.keys().next().cloned());
            *kinds.entry(word.unwrap_or_default()).or_default() += 1;
        }
        assert!(rules.outcome(&state).is_some(), "game {game} ended without an outcome");
        plies += count;
        turns_played += u64::from(state.turn.number);
        won += u64::from(!state.turn.winners.is_empty());
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{games} games, {won} won by the rules, {plies} plies, {turns_played} turns, {:.1} plies a turn",
        plies as f64 / turns_played as f64
    );
    println!(
        "{:.0} plies a second; deepest stack {most}; state {} bytes",
        plies as f64 / seconds,
        size_of::<talisman::State>()
    );
    println!("{kinds:?}");
}
