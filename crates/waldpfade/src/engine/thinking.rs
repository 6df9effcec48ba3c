//! Asking a computer player: `suggest`.

use super::Engine;
use super::answer::{Body, Trouble, one};
use super::asking::choice;
use super::request::Request;
use core::time::Duration;
use opponents::{Budget, Level};
use serde_json::{Value, json};
use shelf::Hint;
use table::{Phrase, Seed};

/// How many moves are suggested.
const FEW: usize = 3;

/// Nobody waits longer than this for a hint.
const MOST_MILLIS: u64 = 600_000;

/// Nor for more than this.
const MOST_ITERATIONS: u64 = 1_000_000_000;

pub(super) fn suggest(engine: &mut Engine, request: &Request<'_>) -> Result<Body, Trouble> {
    let game_match = engine.game_match(request)?;
    let bad = |problem: Phrase| engine.bad_request(&problem);
    let seat = request.seat(game_match.seats()).map_err(bad)?;
    let name = request.text("level").map_err(bad)?;
    let level: Level = name.parse().map_err(|_| {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        bad(Phrase::new("unknown-level").with("level", name).with("known", known.join(", ")))
    })?;
    let time = request.number_if_given("millis", MOST_MILLIS).map_err(bad)?.map(Duration::from_millis);
    let iterations = request.number_if_given("iterations", MOST_ITERATIONS).map_err(bad)?;
    game_match.may_decide(seat).map_err(|refusal| engine.refused(game_match.id(), &refusal))?;
    // The same question gets the same answer, unless a time limit cuts it short.
    let seed = Seed::from_number(0x5eed)
        .derive("suggest", u64::from(game_match.status().ply) << 8 | u64::from(seat.0));
    let hints =
        game_match.decision(seat).suggest(level, Budget { iterations, time, ..Budget::default() }, seed, FEW);
    let game = game_match.id();
    let written = |hint: Hint| {
        let reasons: Vec<String> = hint.reasons.iter().map(|reason| engine.say(game, reason)).collect();
        let mut fields = choice(hint.choice);
        fields.insert("expected".to_owned(), json!(rounded(hint.expected)));
        fields.insert("sure".to_owned(), json!(rounded(hint.sure)));
        fields.insert("reasons".to_owned(), json!(reasons));
        Value::Object(fields)
    };
    Ok(one("moves", hints.into_iter().map(written).collect()))
}

/// Four digits: more would be noise, and would differ in how it is written.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 10_000.0).round() / 10_000.0
}
