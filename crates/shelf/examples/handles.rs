//! Draws every game with the last move, a preview and the things that can be pointed at first, to be looked at, and
//! says the steps and effects of the previewed move.
//!
//! `cargo run -p shelf --example pointing -- FOLDER`

use opponents::{Budget, Level};
use shelf::Said;
use sketch::{Brush, Look, Scene};
use std::path::Path;
use table::{Seed, Viewer};
use words::Lang;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    // The game, its seats and options, and after how many plies it is drawn.
    let tables = [
        ("pixies", 2, "{}", &[0, 9, 17][..]),
        ("pixies", 4, "{}", &[30]),
        ("krumme-pfade", 2, r#"{"size":4,"announce":"manual"}"#, &[3, 14, 20, 24]),
        ("fairy-trails", 2, "{}", &[1, 20]),
        ("fairy-trails", 2, r#"{"claims":"manual"}"#, &[24]),
        ("fairy-trails", 1, "{}", &[8]),
        ("elemente", 2, r#"{"omens":true,"omens_chosen":true}"#, &[1, 4, 18, 20, 24, 36, 50, 53, 60, 75]),
        ("elemente", 3, "{}", &[70]),
    ];
    for (id, seats, options, stops) in tables {
        for &plies in stops {
            draw(folder, id, seats, options, plies)?;
        }
    }
    Ok(())
}

fn draw(folder: &Path, id: &str, seats: u8, options: &str, plies: usize) -> Result<(), Failure> {
    let game = shelf::find(id).ok_or("no such game")?;
    let options = serde_json::from_str(options)?;
    let mut game_match =
        game.deal(seats, &options, Seed::from_number(11)).map_err(|faults| format!("{id}: {faults:?}"))?;
    let mut last: Vec<String> = Vec::new();
    for ply in 0..plies {
        let Some(seat) = game_match.status().waiting.first() else { break };
        let seed = Seed::from_number(ply as u64);
        let Some(choice) = game_match.decision(seat).decide(Level::Easy, Budget::default(), seed) else {
            break;
        };
        let said = Said::Text(&choice);
        last = handles(game_match.steps(seat, said).map_err(|refusal| format!("{refusal:?}"))?);
        game_match.play(seat, said).map_err(|refusal| format!("{refusal:?}"))?;
    }
    let Some(seat) = game_match.status().waiting.first() else { return Ok(()) };
    let words = game.words(Lang::En);
    let moves = game_match.moves(seat);
    let choice = &moves[moves.len() * 2 / 3].text;
    let said = Said::Text(choice);
    let steps = game_match.steps(seat, said).map_err(|refusal| format!("{refusal:?}"))?;
    println!("{id} after {plies}: {choice}");
    for step in &steps {
        println!("    {}: {}", step.handle, words.say(&step.label));
    }
    for effect in game_match.effects(seat, said).map_err(|refusal| format!("{refusal:?}"))? {
        println!("    - {}", words.say(&effect));
    }
    let firsts: Vec<String> = moves
        .iter()
        .filter_map(|choice| game_match.steps(seat, Said::Text(&choice.text)).ok()?.into_iter().next())
        .map(|step| step.handle)
        .collect();
    let paint = |compact: bool| -> Scene {
        let brush = Brush::new().labels(|key, arguments| words.label(key, arguments)).compact(compact);
        let brush = brush.preview(choice.as_str()).last(last.clone());
        let brush = firsts.iter().fold(brush, |brush, handle| brush.highlight(handle.as_str()));
        game_match.paint(Viewer::Seat(seat), brush)
    };
    let name = format!("point-{id}-{seats}-{plies}");
    let save = |scene: Scene, end: &str, pixels: u32| -> Result<(), Failure> {
        std::fs::write(folder.join(format!("{name}{end}.png")), scene.to_png(&Look::light(), pixels)?)?;
        Ok(())
    };
    save(paint(false), "", 1200)?;
    save(paint(false).overlay(), "-over", 900)?;
    save(paint(true), "-narrow", 480)
}

fn handles(steps: Vec<table::Step>) -> Vec<String> {
    steps.into_iter().map(|step| step.handle).collect()
}
