//! Data as an outline for people: what a seat may know, where no picture is at hand.

use core::fmt::Write as _;
use serde_json::Value;

/// What fits on a line stands on one line.
const SHORT: usize = 72;

/// The outline of a value, indented.
pub(super) fn outline(value: &Value) -> String {
    let mut text = String::new();
    write_out(value, 1, &mut text);
    text
}

fn write_out(value: &Value, depth: usize, text: &mut String) {
    let indent = "  ".repeat(depth);
    let mut entry = |name: &str, inner: &Value| {
        let short = inline(inner);
        if short.chars().count() <= SHORT {
            let _ = writeln!(text, "{indent}{name}{short}");
        } else {
            let _ = writeln!(text, "{indent}{}", name.trim_end());
            write_out(inner, depth + 1, text);
        }
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, inner)| entry(&format!("{name}: "), inner)),
        Value::Array(things) if things.iter().all(|inner| !inner.is_object() && !inner.is_array()) => {
            wrap(things, &indent, text);
        }
        Value::Array(things) => things.iter().for_each(|inner| entry("- ", inner)),
        other => entry("", other),
    }
}

/// Many short things in a few lines.
fn wrap(things: &[Value], indent: &str, text: &mut String) {
    let mut line = String::new();
    for thing in things {
        let word = inline(thing);
        if !line.is_empty() && line.chars().count() + word.chars().count() + 2 > SHORT {
            let _ = writeln!(text, "{indent}{line},");
            line.clear();
        }
        if !line.is_empty() {
            line += ", ";
        }
        line += &word;
    }
    let _ = writeln!(text, "{indent}{line}");
}

fn inline(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(things) => things.iter().map(inline).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let parts: Vec<String> =
                fields.iter().map(|(name, inner)| format!("{name} {}", inline(inner))).collect();
            format!("({})", parts.join(", "))
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn short_things_stand_on_one_line_and_long_ones_below_each_other() {
        let value = json!({"turn": 1, "cards": ["e5:ne", "e6:sw"], "long": ["x".repeat(50), "y".repeat(50)]});
        let text = outline(&value);
        assert!(text.contains("  turn: 1\n") && text.contains("  cards: e5:ne, e6:sw\n"), "{text}");
        assert!(text.contains("  long:\n    xxx") && text.contains("x,\n    yyy"), "{text}");
    }
}
