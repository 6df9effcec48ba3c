//! Windows as JSON, in positions and in views.

use super::{Window, WindowView};
use crate::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The form of a window in positions.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct WindowForm<A> {
    /// The seats that are asked.
    asked: Seats,
    /// What they have answered so far, by seat.
    #[serde(default = "nothing::<A>")]
    answers: BTreeMap<Seat, A>,
}

/// The form of a window in views.
#[derive(Serialize, JsonSchema)]
struct WindowViewForm<A> {
    /// The seats that are asked.
    asked: Seats,
    /// Those of them that have answered.
    answered: Seats,
    /// The answers that the viewer knows, by seat.
    answers: BTreeMap<Seat, A>,
}

fn nothing<A>() -> BTreeMap<Seat, A> {
    BTreeMap::new()
}

fn by_seat<A>(window: &Window<A>) -> BTreeMap<Seat, &A> {
    window.asked.iter().filter_map(|seat| Some((seat, window.answer_of(seat)?))).collect()
}

impl<A: Serialize> Serialize for Window<A> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WindowForm { asked: self.asked, answers: by_seat(self) }.serialize(serializer)
    }
}

impl<'de, A: Deserialize<'de>> Deserialize<'de> for Window<A> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Window<A>, D::Error> {
        let WindowForm { asked, answers } = WindowForm::deserialize(deserializer)?;
        let mut window = Window::open(asked);
        for (seat, answer) in answers {
            if !asked.contains(seat) {
                let reason = format_args!("seat {seat} has answered without being asked");
                return Err(serde::de::Error::custom(reason));
            }
            window.answer(seat, answer);
        }
        Ok(window)
    }
}

impl<A: Serialize> Serialize for WindowView<A> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WindowViewForm { asked: self.asked(), answered: self.answered, answers: by_seat(&self.known) }
            .serialize(serializer)
    }
}

impl<A: JsonSchema> JsonSchema for Window<A> {
    fn schema_name() -> Cow<'static, str> {
        format!("Window_for_{}", A::schema_name()).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        WindowForm::<A>::json_schema(generator)
    }
}

impl<A: JsonSchema> JsonSchema for WindowView<A> {
    fn schema_name() -> Cow<'static, str> {
        format!("WindowView_for_{}", A::schema_name()).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        WindowViewForm::<A>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Viewer;
    use serde_json::json;

    #[test]
    fn windows_read_back_from_json() {
        let mut window = Window::open(Seats::one(Seat(1)).with(Seat(2)));
        window.answer(Seat(2), true);
        let value = serde_json::to_value(window).unwrap();
        assert_eq!(value, json!({"asked": [1, 2], "answers": {"2": true}}));
        assert_eq!(serde_json::from_value::<Window<bool>>(value).unwrap(), window);
        let bare: Window<bool> = serde_json::from_str(r#"{"asked": [0]}"#).unwrap();
        assert_eq!(bare, Window::open(Seats::one(Seat(0))));
        let seen = serde_json::to_value(window.seen_by(Viewer::Spectator)).unwrap();
        assert_eq!(seen, json!({"asked": [1, 2], "answered": [2], "answers": {}}));
        for odd in [
            r#"{"asked": [0], "answers": {"1": true}}"#,
            r#"{"asked": [0], "answers": {"9": true}}"#,
            r#"{"asked": [8]}"#,
            r#"{"asked": [0], "answers": {"0": 7}}"#,
            r#"{"asked": [0], "answer": {}}"#,
            r#"{"answers": {}}"#,
        ] {
            assert!(serde_json::from_str::<Window<bool>>(odd).is_err(), "{odd}");
        }
    }

    #[test]
    fn the_schemas_name_what_is_written() {
        let names = |schema: schemars::Schema| {
            let schema = serde_json::to_value(schema).unwrap();
            schema["properties"].as_object().unwrap().keys().cloned().collect::<Vec<_>>()
        };
        assert_eq!(names(schemars::schema_for!(Window<bool>)), ["answers", "asked"]);
        assert_eq!(names(schemars::schema_for!(WindowView<bool>)), ["answered", "answers", "asked"]);
    }
}
