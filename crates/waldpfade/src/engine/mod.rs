//! The engine: JSON Lines in, JSON Lines out.
//!
//! One request a line, one answer a line, in order. Whatever a line holds, it gets an answer and the engine lives on.
//! `docs/engine.md` describes the protocol; the verbs are in the modules here, a group a file:
//!
//! | module | verbs |
//! |---|---|
//! | `opening` | `games` `new` `load` `replay` `imagine` `drop` |
//! | `asking` | `status` `moves` `view` `position` `score` `record` |
//! | `playing` | `play` `undo` |
//! | `thinking` | `suggest` |
//! | `drawing` | `draw` |
//!
//! It knows of no command line and no file, only of the games it is given.

mod answer;
mod asking;
mod drawing;
mod fuzz;
mod line;
mod matches;
mod opening;
mod playing;
mod request;
mod serve;
#[cfg(test)]
mod tests;
mod thinking;

pub(crate) use fuzz::fuzz;
pub(crate) use serve::{serve, to_stdout};

use crate::tongue::Tongue;
use answer::{Body, Code, Trouble, written};
use matches::Matches;
use request::{Request, echo};
use serde_json::Value;
use shelf::AnyGame;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use table::{Phrase, Seat};
use words::Words;

/// Answers requests about any number of matches.
pub(crate) struct Engine {
    games: Vec<Arc<dyn AnyGame>>,
    /// Only one game is played, so that nobody has to name it.
    only: bool,
    tongue: Tongue,
    /// The words of each game, by its id.
    words: HashMap<&'static str, Words>,
    matches: Matches,
}

type Verb = fn(&mut Engine, &Request<'_>) -> Result<Body, Trouble>;

const VERBS: [(&str, Verb); 16] = [
    ("games", opening::games),
    ("new", opening::new),
    ("load", opening::load),
    ("replay", opening::replay),
    ("imagine", opening::imagine),
    ("drop", opening::drop),
    ("status", asking::status),
    ("moves", asking::moves),
    ("view", asking::view),
    ("position", asking::position),
    ("score", asking::score),
    ("record", asking::record),
    ("play", playing::play),
    ("undo", playing::undo),
    ("suggest", thinking::suggest),
    ("draw", drawing::draw),
];

impl Engine {
    /// An engine that plays these games.
    pub(crate) fn new(games: Vec<Arc<dyn AnyGame>>, tongue: Tongue) -> Engine {
        let words = games.iter().map(|game| (game.id(), game.words(tongue.lang()))).collect();
        Engine { only: games.len() == 1, games, tongue, words, matches: Matches::default() }
    }

    /// An engine for one game, which requests need not name.
    #[must_use]
    pub(crate) fn only(mut self, only: bool) -> Engine {
        self.only = only;
        self
    }

    /// The answer to a line, without its line feed.
    pub(crate) fn answer(&mut self, line: &[u8]) -> String {
        let Ok(text) = core::str::from_utf8(line) else {
            let trouble = self.bad_request(&Phrase::new("engine-not-utf8"));
            return written(None, Err(trouble));
        };
        let id = echo(text);
        // The last line of defence: a mistake in the rules of one game must not take down the matches of the others.
        let result = catch_unwind(AssertUnwindSafe(|| self.handle(text))).unwrap_or_else(|_| {
            let trouble = self.bad_request(&Phrase::new("engine-panicked"));
            Err(trouble)
        });
        written(id, result)
    }

    fn handle(&mut self, text: &str) -> Result<Body, Trouble> {
        let fields = match serde_json::from_str(text) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return Err(self.bad_request(&Phrase::new("engine-not-object"))),
            Err(error) => {
                let detail = error.to_string();
                return Err(self.bad_request(&Phrase::new("engine-not-json").with("detail", detail)));
            }
        };
        let request = Request::new(&fields);
        let asked = request.text("do").map_err(|problem| self.bad_request(&problem))?;
        let Some((_, verb)) = VERBS.iter().find(|(name, _)| *name == asked) else {
            let known: Vec<&str> = VERBS.iter().map(|(name, _)| *name).collect();
            let problem =
                Phrase::new("engine-unknown-verb").with("verb", asked).with("known", known.join(" "));
            return Err(self.bad_request(&problem));
        };
        verb(self, &request)
    }

    /// The error for a request that cannot be understood.
    fn bad_request(&self, problem: &Phrase) -> Trouble {
        self.trouble(Code::BadRequest, problem)
    }

    fn trouble(&self, code: Code, problem: &Phrase) -> Trouble {
        Trouble { code, message: self.tongue.say(problem), rule: None }
    }

    /// A phrase of a game in words; seats are called by the numbers that requests use.
    fn say(&self, game: &str, phrase: &Phrase) -> String {
        match self.words.get(game) {
            Some(words) => words.say_with_names(phrase, &|seat| self.seat_name(seat)),
            None => self.tongue.say(phrase),
        }
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.tongue.say(&Phrase::new("engine-seat").with("number", seat.0))
    }
}
