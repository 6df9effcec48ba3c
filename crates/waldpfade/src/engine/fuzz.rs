//! The law of the engine for any input at all: every line gets one answer of the protocol's form.

use super::{Engine, serve};
use crate::tongue::Tongue;
use serde_json::Value;
use words::Lang;

/// Serves the input to an engine with all games and looks at the answers.
pub(crate) fn fuzz(input: &[u8]) {
    let mut engine = Engine::new(shelf::games().to_vec(), Tongue::new(Lang::En));
    let mut answers = Vec::new();
    let mut lines = input;
    let served = serve(&mut engine, &mut lines, |answer| {
        answers.extend_from_slice(answer);
        Ok(())
    });
    assert!(served.is_ok(), "bytes in memory can always be read");
    let asked = input.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
    let answers = String::from_utf8(answers).unwrap_or_else(|error| panic!("an answer is no text: {error}"));
    assert_eq!(answers.lines().count(), asked, "one answer a line");
    for answer in answers.lines() {
        let answer: Value =
            serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error} in the answer {answer}"));
        match answer["ok"] {
            Value::Bool(true) => {}
            Value::Bool(false) => {
                let message = answer["error"]["message"].as_str().unwrap_or_default();
                assert!(answer["error"]["code"].is_string() && !message.is_empty(), "{answer}");
                // The engine survives a panic of the rules, but it must never have to.
                assert_ne!(message, engine.tongue.say(&table::Phrase::new("engine-panicked")), "{answer}");
            }
            _ => panic!("{answer} does not say whether it is ok"),
        }
    }
}
