//! What goes back: bodies, troubles, and how they are written.

use super::Engine;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use shelf::AnyMatch;
use table::{Fault, Refusal, RefusalKind, Score};

/// The fields of an answer besides `ok` and `id`.
pub(super) type Body = Map<String, Value>;

/// The codes of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    BadRequest,
    UnknownGame,
    UnknownMatch,
    BadOptions,
    BadPosition,
    IllegalMove,
    NotYourTurn,
    GameOver,
}

impl Code {
    const fn name(self) -> &'static str {
        match self {
            Code::BadRequest => "bad_request",
            Code::UnknownGame => "unknown_game",
            Code::UnknownMatch => "unknown_match",
            Code::BadOptions => "bad_options",
            Code::BadPosition => "bad_position",
            Code::IllegalMove => "illegal_move",
            Code::NotYourTurn => "not_your_turn",
            Code::GameOver => "game_over",
        }
    }
}

impl From<RefusalKind> for Code {
    fn from(kind: RefusalKind) -> Code {
        match kind {
            RefusalKind::IllegalMove => Code::IllegalMove,
            RefusalKind::NotYourTurn => Code::NotYourTurn,
            RefusalKind::GameOver => Code::GameOver,
        }
    }
}

/// An error answer.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Trouble {
    pub(super) code: Code,
    pub(super) message: String,
    pub(super) rule: Option<String>,
}

impl Engine {
    pub(super) fn refused(&self, game: &str, refusal: &Refusal) -> Trouble {
        Trouble {
            code: refusal.kind.into(),
            message: self.say(game, &refusal.reason),
            rule: refusal.rule.map(str::to_owned),
        }
    }

    /// All faults in one message; the rule is the first that any of them names.
    pub(super) fn faulty(&self, code: Code, game: &str, faults: &[Fault]) -> Trouble {
        let said = |fault: &Fault| match self.words.get(game) {
            Some(words) => words.fault(fault),
            None => self.tongue.words().fault(fault),
        };
        Trouble {
            code,
            message: faults.iter().map(said).collect::<Vec<_>>().join(" "),
            rule: faults.iter().find_map(|fault| fault.rule).map(str::to_owned),
        }
    }
}

/// The fields that tell where a match stands.
pub(super) fn status(game_match: &dyn AnyMatch, body: &mut Body) {
    let status = game_match.status();
    body.insert("waiting_for".to_owned(), json!(status.waiting));
    body.insert("ply".to_owned(), json!(status.ply));
    body.insert("over".to_owned(), json!(status.waiting.is_empty()));
    if let Some(outcome) = status.outcome {
        let totals: Vec<i32> = game_match.scores().iter().map(Score::total).collect();
        let result = json!({"ranking": outcome.ranking, "winners": outcome.winners, "scores": totals});
        body.insert("result".to_owned(), result);
    }
}

/// A body of one field.
pub(super) fn one(name: &str, value: Value) -> Body {
    Body::from_iter([(name.to_owned(), value)])
}

/// An answer as one line; the id goes back byte for byte.
pub(super) fn written(id: Option<&RawValue>, result: Result<Body, Trouble>) -> String {
    let mut line = String::from("{\"ok\":");
    line += if result.is_ok() { "true" } else { "false" };
    if let Some(id) = id {
        line += ",\"id\":";
        // A carriage return between tokens means nothing, but might end a line for some reader.
        line += &id.get().replace('\r', " ");
    }
    let body = result.unwrap_or_else(|trouble| {
        let mut error = one("code", json!(trouble.code.name()));
        error.insert("message".to_owned(), json!(trouble.message));
        if let Some(rule) = trouble.rule {
            error.insert("rule".to_owned(), json!(rule));
        }
        one("error", Value::Object(error))
    });
    for (name, value) in body {
        line.push(',');
        line += &Value::String(name).to_string();
        line.push(':');
        line += &value.to_string();
    }
    line.push('}');
    line
}
