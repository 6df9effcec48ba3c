//! The session in the documentation of the engine is what the engine says.

use super::call;
use serde_json::Value;

#[test]
fn the_documented_session_is_true() {
    let text = include_str!("../../../../docs/engine.md");
    let sent: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let expected = text.lines().filter_map(|line| line.strip_prefix("< "));
    let answers = call(["engine", "--lang", "en"], sent.join("\n")).fine();
    assert!(sent.len() > 5 && answers.lines().count() == sent.len());
    for ((request, expected), answer) in sent.iter().zip(expected).zip(answers.lines()) {
        let read = |line: &str| serde_json::from_str::<Value>(line).unwrap();
        assert_eq!(read(answer), read(expected), "{request}");
    }
}

#[test]
fn every_verb_is_documented() {
    let text = include_str!("../../../../docs/engine.md");
    let said = call(["engine"], "{\"do\": \"?\"}").fine();
    let message = serde_json::from_str::<Value>(&said).unwrap()["error"]["message"].clone();
    let known =
        message.as_str().unwrap().split("There are: ").nth(1).unwrap().trim_end_matches('.').to_owned();
    assert!(known.split(' ').count() > 10, "{known}");
    for verb in known.split(' ') {
        assert!(text.contains(&format!("| `{verb}` |")), "{verb}");
    }
}
