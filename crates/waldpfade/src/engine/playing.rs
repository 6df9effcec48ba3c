//! What changes a match: `play` `undo`.

use super::Engine;
use super::answer::{Body, Trouble, status};
use super::request::Request;
use serde_json::Value;
use shelf::Said;
use table::Phrase;

pub(super) fn play(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let game_match = engine.game_match(request)?;
    let bad = |problem: Phrase| engine.bad_request(&problem);
    let seat = request.seat(game_match.seats()).map_err(bad)?;
    let said = request.need("move").map_err(bad)?;
    let name = request.text("match").map_err(bad)?;
    let game = game_match.id();
    let Some(game_match) = engine.matches.get_mut(name) else { return Err(engine.unknown_match(name)) };
    if let Err(refusal) = game_match.play(seat, Said::Json(said)) {
        return Err(engine.refused(game, &refusal));
    }
    let mut body = Body::new();
    let last = game_match.played().saturating_sub(1);
    let events: Vec<Value> =
        game_match.happened(last, None).into_iter().map(|happening| happening.event).collect();
    body.insert("events".to_owned(), Value::Array(events));
    status(&**game_match, &mut body);
    Ok(body)
}

pub(super) fn undo(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    engine.game_match(request)?;
    let bad = |problem: Phrase| engine.bad_request(&problem);
    let plies = request.number_if_given("plies", u64::from(u32::MAX)).map_err(bad)?.unwrap_or(1);
    let name = request.text("match").map_err(bad)?;
    let Some(game_match) = engine.matches.get_mut(name) else { return Err(engine.unknown_match(name)) };
    if let Err(too_far) = game_match.undo(usize::try_from(plies).unwrap_or(usize::MAX)) {
        let problem = Phrase::new("engine-undo-too-far").with("plies", plies).with("played", too_far.played);
        return Err(engine.bad_request(&problem));
    }
    let mut body = Body::new();
    status(&**game_match, &mut body);
    Ok(body)
}
