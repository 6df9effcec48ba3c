//! What the players play: matches that were played before, without a server.
//!
//! Auf krummen Pfaden has no dice and hides nothing, so the same moves are legal at every table.

use serde_json::json;
use shelf::Said;
use table::{Dice, Seat, Seed};

/// The game.
pub(super) const GAME: &str = "krumme-pfade";

/// So many different matches.
const MATCHES: u64 = 16;

/// The options: the largest frame, for the longest matches.
pub(super) fn options() -> serde_json::Value {
    json!({"size": 7})
}

/// A match: who moves, and what.
pub(super) type Script = Vec<(Seat, String)>;

/// The matches; empty only if the game is not on the shelf.
pub(super) fn scripts() -> Vec<Script> {
    (0..MATCHES).filter_map(script).collect()
}

fn script(number: u64) -> Option<Script> {
    let seed = Seed::from_number(number);
    let mut dice = Dice::new(seed);
    let mut game_match = shelf::find(GAME)?.deal(2, &options(), seed).ok()?;
    let mut script = Vec::new();
    while let Some(seat) = game_match.status().waiting.first() {
        let moves = game_match.moves(seat);
        let choice = dice.pick(&moves)?.text.clone();
        game_match.play(seat, Said::Text(&choice)).ok()?;
        script.push((seat, choice));
    }
    Some(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_matches_are_different_and_go_to_the_end() {
        let scripts = scripts();
        assert_eq!(scripts.len() as u64, MATCHES);
        assert_ne!(scripts[0], scripts[1]);
        for script in scripts {
            let seed = Seed::from_number(99);
            let mut game_match = shelf::find(GAME).unwrap().deal(2, &options(), seed).unwrap();
            for (seat, choice) in &script {
                game_match.play(*seat, Said::Text(choice)).unwrap();
            }
            assert!(game_match.status().waiting.is_empty(), "any dice will do");
        }
    }
}
