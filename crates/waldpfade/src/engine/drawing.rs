//! Pictures: `draw`.

use super::Engine;
use super::answer::{Body, Trouble, one};
use super::request::Request;
use serde_json::Value;
use sketch::Look;
use table::Phrase;

pub(super) fn draw(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let game_match = engine.game_match(request)?;
    let bad = |problem: Phrase| engine.bad_request(&problem);
    let viewer = request.viewer(game_match.seats()).map_err(bad)?;
    match request.text_if_given("format").map_err(bad)? {
        None | Some("svg") => {}
        Some(other) => return Err(bad(Phrase::new("engine-bad-format").with("format", other))),
    }
    let words = engine.words.get(game_match.id()).unwrap_or(engine.tongue.words());
    Ok(one("picture", Value::String(game_match.draw(viewer, words).to_svg(&Look::light()))))
}
