//! Opening and closing matches: `games` `new` `load` `replay` `imagine` `drop`.

use super::Engine;
use super::answer::{Body, Code, Trouble, one, status};
use super::matches::MOST;
use super::request::Request;
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{AnyGame, AnyMatch, Shape};
use std::sync::Arc;
use table::{Envelope, Fault, Phrase, Record, Viewer};

impl Engine {
    /// The game that a request names; not needed if there is only one.
    fn game(&self, named: Option<&str>) -> Result<Arc<dyn AnyGame>, Trouble> {
        let Some(id) = named else {
            return match self.games.first() {
                Some(game) if self.only => Ok(Arc::clone(game)),
                _ => Err(self.bad_request(&Phrase::new("engine-missing").with("field", "game"))),
            };
        };
        self.games.iter().find(|game| game.id() == id).map(Arc::clone).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|game| game.id()).collect();
            let problem = Phrase::new("unknown-game").with("game", id).with("known", known.join(", "));
            self.trouble(Code::UnknownGame, &problem)
        })
    }

    /// Is there room for another match?
    fn room(&self) -> Result<(), Trouble> {
        if self.matches.is_full() {
            return Err(self.bad_request(&Phrase::new("engine-full").with("most", MOST)));
        }
        Ok(())
    }

    fn opened(&mut self, game_match: Box<dyn AnyMatch>) -> Body {
        let mut body = Body::new();
        let name = self.matches.add(game_match);
        body.insert("match".to_owned(), json!(name));
        if let Some(game_match) = self.matches.get(&name) {
            status(game_match, &mut body);
        }
        body
    }
}

#[allow(clippy::unnecessary_wraps, reason = "all verbs have one type")]
pub(super) fn games(engine: &mut Engine, _request: &Request<'_>) -> Result<Body, Trouble> {
    let about = |game: &Arc<dyn AnyGame>| {
        json!({
            "id": game.id(),
            "title": engine.say(game.id(), &Phrase::new("title")),
            "seats": {"min": game.seats().start(), "max": game.seats().end()},
            "options": game.default_options(),
            "options_schema": game.schema(Shape::Options),
            "ruleset": game.ruleset(),
        })
    };
    Ok(one("games", engine.games.iter().map(about).collect()))
}

pub(super) fn new(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let bad = |problem: Phrase| engine.bad_request(&problem);
    let game = engine.game(request.text_if_given("game").map_err(bad)?)?;
    let seats = request.number("seats", u64::from(u32::MAX)).map_err(bad)?;
    let seed = request.seed().map_err(bad)?;
    engine.room()?;
    let faulty = |faults: Vec<Fault>| engine.faulty(Code::BadOptions, game.id(), &faults);
    let Ok(seats) = u8::try_from(seats) else {
        let (least, most) = game.seats().into_inner();
        let reason = Phrase::new("fault-seats").with("seats", seats).with("min", least).with("max", most);
        return Err(faulty(vec![Fault::at("seats", reason)]));
    };
    let options = request.get("options").unwrap_or(&Value::Null);
    let game_match = game.deal(seats, options, seed).map_err(faulty)?;
    Ok(engine.opened(game_match))
}

pub(super) fn load(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let bad = |problem: Phrase| engine.bad_request(&problem);
    let position = request.need("position").map_err(bad)?;
    // A position says itself what game it belongs to.
    let named = request.text_if_given("game").map_err(bad)?;
    let game = engine.game(named.or_else(|| position.get("game").and_then(Value::as_str)))?;
    let fallback = request.seed().map_err(bad)?;
    engine.room()?;
    let faulty = |faults: Vec<Fault>| engine.faulty(Code::BadPosition, game.id(), &faults);
    let envelope = Envelope::deserialize(position).map_err(|error| {
        let reason = Phrase::new("fault-unreadable").with("detail", error.to_string());
        faulty(vec![Fault::at("position", reason)])
    })?;
    let game_match = game.load(&envelope, fallback).map_err(faulty)?;
    Ok(engine.opened(game_match))
}

pub(super) fn replay(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let text = request.text("record").map_err(|problem| engine.bad_request(&problem))?;
    engine.room()?;
    let record = Record::read(text).map_err(|fault| engine.faulty(Code::BadRequest, "", &[fault]))?;
    let game = engine.game(Some(&record.game))?;
    let game_match =
        game.replay(&record).map_err(|faults| engine.faulty(Code::BadRequest, game.id(), &faults))?;
    let fingerprint = game_match.fingerprint().to_string();
    let mut body = engine.opened(game_match);
    body.insert("fingerprint".to_owned(), json!(fingerprint));
    Ok(body)
}

pub(super) fn imagine(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let game_match = engine.game_match(request)?;
    let bad = |problem: Phrase| engine.bad_request(&problem);
    let seat = request.seat(game_match.seats()).map_err(bad)?;
    let seed = request.seed().map_err(bad)?;
    engine.room()?;
    let imagined = game_match.imagine(Viewer::Seat(seat), seed);
    Ok(engine.opened(imagined))
}

pub(super) fn drop(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    engine.game_match(request)?;
    let name = request.text("match").map_err(|problem| engine.bad_request(&problem))?;
    engine.matches.remove(name);
    Ok(Body::new())
}
