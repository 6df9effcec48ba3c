//! The pictures of the games on the start page: a real match in progress, the same for everybody.

use opponents::{Budget, Level};
use shelf::{AnyGame, AnyMatch, Said};
use sketch::{Ink, Look, Mode, Node, Scene, symbol};
use table::{Seed, Viewer};
use words::Lang;

/// No match of the shelf is longer; one that is shows its beginning.
const MOST: usize = 500;

/// The name of the file with the cover of a game.
pub fn name(game: &str, lang: Lang, mode: Mode) -> String {
    let mode = match mode {
        Mode::Light => "light",
        Mode::Dark => "dark",
    };
    format!("cover-{game}-{lang}-{mode}.svg")
}

/// The covers of a game by the names of their files; none if it cannot be dealt to its smallest table.
pub fn draw(game: &dyn AnyGame) -> Vec<(String, String)> {
    let Some(game_match) = halfway(game) else { return Vec::new() };
    let mut covers = Vec::new();
    for lang in Lang::ALL {
        let words = game.words(lang);
        let scene = game_match.draw(Viewer::Spectator, &words);
        for mode in Mode::ALL {
            covers.push((name(game.id(), lang, mode), scene.to_svg(&Look::file(mode))));
        }
    }
    covers
}

/// A match of two, a little past its middle.
fn halfway(game: &dyn AnyGame) -> Option<Box<dyn AnyMatch>> {
    let seats = (*game.seats().start()).max(2).min(*game.seats().end());
    let seed = Seed::from_number(7);
    let mut game_match = game.deal(seats, &game.default_options(), seed).ok()?;
    let mut played = 0;
    while played < MOST {
        let Some(seat) = game_match.status().waiting.first() else { break };
        let dice = seed.derive("cover", played as u64);
        let Some(choice) = game_match.decision(seat).decide(Level::Greedy, Budget::default(), dice) else {
            break;
        };
        if game_match.play(seat, Said::Text(&choice)).is_err() {
            break;
        }
        played += 1;
    }
    let _ = game_match.undo(played * 3 / 7);
    Some(game_match)
}

/// The mark of the site: a tree in a clearing.
pub fn mark() -> String {
    Scene::new(100.0, 100.0, "Waldpfade")
        .ground(sketch::Paint::None)
        .with(Node::circle(50.0, 50.0, 48.0).fill(Ink::Moss).stroke(Ink::Bark, 4.0))
        .with(symbol::tree().scale(70.0).at(50.0, 48.0))
        .to_svg(&Look::light())
}
