//! Questions that change nothing: `status` `moves` `view` `position` `score` `record`.

use super::Engine;
use super::answer::{Body, Code, Trouble, one, status as write_status};
use super::request::Request;
use serde_json::{Value, json};
use shelf::{AnyMatch, Choice};
use table::{Phrase, Score, to_value};

impl Engine {
    /// The match that a request names.
    pub(super) fn game_match(&self, request: &Request<'_>) -> Result<&dyn AnyMatch, Trouble> {
        let name = request.text("match").map_err(|problem| self.bad_request(&problem))?;
        self.matches.get(name).ok_or_else(|| self.unknown_match(name))
    }

    pub(super) fn unknown_match(&self, name: &str) -> Trouble {
        self.trouble(Code::UnknownMatch, &Phrase::new("engine-unknown-match").with("match", name))
    }
}

pub(super) fn status(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let mut body = Body::new();
    write_status(engine.game_match(request)?, &mut body);
    Ok(body)
}

/// A move in both its forms.
pub(super) fn choice(choice: Choice) -> Body {
    let mut fields = one("text", Value::String(choice.text));
    fields.insert("move".to_owned(), choice.json);
    fields
}

pub(super) fn moves(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let game_match = engine.game_match(request)?;
    let seat = request.seat(game_match.seats()).map_err(|problem| engine.bad_request(&problem))?;
    Ok(one("moves", game_match.moves(seat).into_iter().map(|legal| Value::Object(choice(legal))).collect()))
}

pub(super) fn view(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let game_match = engine.game_match(request)?;
    let viewer = request.viewer(game_match.seats()).map_err(|problem| engine.bad_request(&problem))?;
    Ok(one("view", game_match.view(viewer)))
}

pub(super) fn position(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    Ok(one("position", to_value(&engine.game_match(request)?.position())))
}

pub(super) fn score(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let sheet = |score: &Score| {
        let mut parts = Body::new();
        for part in &score.parts {
            let before = parts.get(part.name).and_then(Value::as_i64).unwrap_or(0);
            parts.insert(part.name.to_owned(), json!(before + i64::from(part.points)));
        }
        json!({"total": score.total(), "parts": parts})
    };
    Ok(one("scores", engine.game_match(request)?.scores().iter().map(sheet).collect()))
}

pub(super) fn record(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    Ok(one("record", Value::String(engine.game_match(request)?.record().to_text())))
}
