//! Every verb, every code, and lines that nobody should send, on two small games.

mod lines;
mod verbs;

use super::Engine;
use crate::tongue::Tongue;
use serde_json::{Value, json};
use shelf::AnyGame;
use std::sync::Arc;
use table::Edition;
use tiny_games::bids::Bids;
use tiny_games::nim::Nim;
use words::Lang;

fn small_games() -> Vec<Arc<dyn AnyGame>> {
    vec![Arc::new(Edition::<Nim>::newest()), Arc::new(Edition::<Bids>::newest())]
}

/// An engine to talk to.
struct Talk(Engine);

impl Talk {
    fn new() -> Talk {
        Talk(Engine::new(small_games(), Tongue::new(Lang::En)))
    }

    /// The answer to a line.
    #[track_caller]
    fn line(&mut self, line: impl AsRef<[u8]>) -> Value {
        let answer = self.0.answer(line.as_ref());
        assert!(!answer.contains('\n'), "an answer is one line: {answer}");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    /// The answer to a request that must succeed.
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, reason = "calls read better with the request in place")]
    fn ask(&mut self, request: Value) -> Value {
        let answer = self.line(request.to_string());
        assert_eq!(answer["ok"], true, "{request} → {answer}");
        answer
    }

    /// The code, the message and the rule of a request that must fail.
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, reason = "calls read better with the request in place")]
    fn fail(&mut self, request: Value) -> (String, String, Value) {
        let answer = self.line(request.to_string());
        assert_eq!(answer["ok"], false, "{request} → {answer}");
        let error = &answer["error"];
        let text = |name: &str| error[name].as_str().unwrap_or_default().to_owned();
        (text("code"), text("message"), error["rule"].clone())
    }

    /// Opens a match of the open game with a heap of this size.
    fn nim(&mut self, heap: u8) -> String {
        let answer = self.ask(json!({"do": "new", "game": "nim", "seats": 2, "options": {"heap": heap}}));
        answer["match"].as_str().unwrap().to_owned()
    }

    /// Opens a match of the secret game.
    fn bids(&mut self) -> String {
        let answer = self.ask(json!({"do": "new", "game": "bids", "seats": 2, "seed": "07".repeat(32)}));
        answer["match"].as_str().unwrap().to_owned()
    }
}
