//! Draws some positions as PNG into a folder: `cargo run -p krumme-pfade --example pictures FOLDER`.

use krumme_pfade::{KrummePfade, Move, Options, State};
use sketch::{Brush, Look, Picture};
use std::error::Error;
use std::path::PathBuf;
use table::{Dice, Game, Quiet, Seat, Seed, Setup, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map_or_else(PathBuf::new, PathBuf::from);
    let shots: [(&str, u8, usize, u64, &[&str], bool, Look); 9] = [
        ("opening", 5, 0, 1, &[], false, Look::light()),
        ("floating", 5, 4, 2, &["f4:ne", "d5"], false, Look::light()),
        ("laying", 5, 14, 3, &[], false, Look::light()),
        ("laying-dark", 5, 14, 3, &[], false, Look::dark()),
        ("covering", 5, 33, 4, &[], false, Look::light()),
        ("won", 5, 99, 5, &[], false, Look::light()),
        ("won-dark", 5, 99, 5, &[], false, Look::dark()),
        ("small", 3, 99, 6, &[], true, Look::light()),
        ("large", 7, 99, 7, &[], false, Look::light()),
    ];
    for (name, size, plies, seed, highlights, compact, look) in shots {
        let game = KrummePfade::open(Setup::new(2, Options { size, ..Options::default() }))
            .map_err(|faults| format!("{faults:?}"))?;
        let state = play(&game, plies, seed);
        let mut brush = Brush::new().labels(words).compact(compact);
        for highlight in highlights {
            brush = brush.highlight(*highlight);
        }
        let scene = game.picture(&game.view(&state, Viewer::Spectator), &brush);
        std::fs::write(folder.join(format!("{name}.png")), scene.to_png(&look, 1000)?)?;
        if name == "opening" {
            let inventory = game.inventory_picture(&brush).ok_or("an inventory")?;
            std::fs::write(folder.join("inventory.png"), inventory.to_png(&look, 1000)?)?;
        }
    }
    // A connection that has to be broken, as the one who has to break it sees it.
    let game =
        KrummePfade::open(Setup::new(2, Options::default())).map_err(|faults| format!("{faults:?}"))?;
    let threat = (0..10_000).map(|seed| play(&game, 36, seed)).find(|state| {
        let waiting = game.waiting(state).first();
        waiting.is_some_and(|seat| {
            game.connected(state, Seat(1 - seat.0)) && !game.breakers(state, Seat(1 - seat.0)).is_empty()
        })
    });
    let state = threat.ok_or("no threat found")?;
    let brush = Brush::new().labels(words).for_seat(state.turn().index());
    let scene = game.picture(&game.view(&state, Viewer::Spectator), &brush);
    for (name, look) in [("threat", Look::light()), ("threat-dark", Look::dark())] {
        std::fs::write(folder.join(format!("{name}.png")), scene.to_png(&look, 1000)?)?;
    }
    Ok(())
}

/// Plays well enough to look at: the best of all moves by the evaluation, now and then any.
fn play(game: &KrummePfade, plies: usize, seed: u64) -> State {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut state = game.deal(&mut dice);
    for _ in 0..plies {
        let Some(seat) = game.waiting(&state).first() else { break };
        let mut moves: Vec<Move> = Vec::new();
        game.moves(&state, seat, &mut moves);
        dice.shuffle(&mut moves);
        let worth = |choice: &Move| {
            let mut after = state;
            let _ = game.apply(&mut after, seat, choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
            game.appraise(&after, seat)
        };
        let best = moves.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).copied();
        let choice = if dice.below(5) == 0 { moves[0] } else { best.unwrap_or(moves[0]) };
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
    }
    state
}

/// The few words that pictures need, so that no language tool is called in for them.
fn words(key: &str, args: &[(&str, &str)]) -> Option<String> {
    let arg = |name: &str| args.iter().find(|(key, _)| *key == name).map_or("", |(_, text)| text);
    Some(match key {
        "label-north" => "North".into(),
        "label-south" => "South".into(),
        "label-east" => "East".into(),
        "label-west" => "West".into(),
        "label-north-south" => "north–south".into(),
        "label-east-west" => "east–west".into(),
        "label-laying" => format!("Laying: card {} of {}", arg("cards"), arg("area")),
        "label-covering" => format!("Covering: {} of {}", arg("cards"), arg("area")),
        "label-won" => format!("{} wins ({})", arg("line"), arg("rule")),
        "label-drawn" => "drawn".into(),
        _ => return None,
    })
}
