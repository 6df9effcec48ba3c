//! Draws sample tables and the whole deck as PNG into a folder, to be looked at.
//!
//! `cargo run -p pixies --example pixies_pictures -- FOLDER`

use pixies::{Options, Pixies, View};
use sketch::{Brush, Look, Picture};
use std::path::Path;
use table::{Dice, Judge, Quiet, Rules, Seat, Secrets, Seed, Setup, Speech, Viewer};

/// Plays so many plies, everybody as the evaluation advises.
fn played(seats: u8, flower_power: bool, plies: usize, seed: u64) -> (Pixies, View) {
    let game = Pixies::open(Setup::new(seats, Options { flower_power })).expect("a legal table");
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut state = game.deal(&mut dice);
    for _ in 0..plies {
        let Some(seat) = game.waiting(&state).first() else { break };
        let value = |index: usize| {
            let mut after = state.clone();
            let choice = game.nth_move(&state, seat, index).expect("within the list");
            let _ = game.apply(&mut after, seat, &choice, &mut Dice::new(Seed::from_number(7)), &mut Quiet);
            game.evaluate(&after)[seat.index()]
        };
        let best = (0..game.move_count(&state, seat)).max_by(|&a, &b| value(a).total_cmp(&value(b)));
        let choice = game.nth_move(&state, seat, best.unwrap_or(0)).expect("somebody to move has a move");
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
    }
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    (game, view)
}

/// English words, just well enough for a sampler: plain messages with arguments.
fn words(key: &str, arguments: &[(&str, &str)]) -> Option<String> {
    let start = format!("{key} = ");
    let line = Pixies::WORDS[0].1.lines().find_map(|line| line.strip_prefix(&start))?;
    let mut words = line.to_owned();
    for (name, value) in arguments {
        words = words.replace(&format!("{{ ${name} }}"), value);
    }
    Some(words)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    let brush = || Brush::new().labels(words).for_seat(0);
    let tables = [
        ("two", 2, false, 45, false),
        ("three", 3, false, 62, false),
        ("five", 5, false, 130, false),
        ("six", 6, true, 60, false),
        ("six-over", 6, true, 999, false),
        ("two-narrow", 2, false, 45, true),
        ("three-narrow", 3, true, 28, true),
        ("six-narrow", 6, true, 60, true),
    ];
    for (name, seats, flower_power, plies, narrow) in tables {
        let (game, view) = played(seats, flower_power, plies, 3);
        let scene = game.picture(&view, &brush().compact(narrow));
        let pixels = if narrow { 360 } else { 1400 };
        std::fs::write(folder.join(format!("{name}-light.png")), scene.to_png(&Look::light(), pixels)?)?;
        std::fs::write(folder.join(format!("{name}-dark.png")), scene.to_png(&Look::dark(), pixels)?)?;
    }
    let (game, view) = played(3, false, 30, 5);
    let mut moves = Vec::new();
    game.moves(&view.state, view.state.turn().unwrap_or(Seat(0)), &mut moves);
    if let Some(choice) = moves.last() {
        let scene = game.picture(&view, &brush().highlight(choice.to_string()));
        std::fs::write(folder.join("preview.png"), scene.to_png(&Look::light(), 1000)?)?;
    }
    let (game, _) = played(6, true, 0, 1);
    if let Some(scene) = game.inventory_picture(&brush()) {
        std::fs::write(folder.join("deck.png"), scene.to_png(&Look::light(), 1400)?)?;
        std::fs::write(folder.join("deck-dark.png"), scene.to_png(&Look::dark(), 1400)?)?;
    }
    Ok(())
}
