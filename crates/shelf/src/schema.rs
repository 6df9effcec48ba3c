//! The JSON forms of a game, as schemas.

use crate::OnShelf;
use schemars::SchemaGenerator;
use serde_json::Value;
use table::Envelope;

/// A JSON form that every game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Choices made before the match.
    Options,
    /// A decision.
    Move,
    /// A whole match at one moment, its envelope included.
    Position,
    /// All that one viewer may know.
    View,
    /// Something that happened.
    Event,
}

/// The name of no form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownShape(pub String);

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 5] = [Shape::Options, Shape::Move, Shape::Position, Shape::View, Shape::Event];

    /// The name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Options => "options",
            Shape::Move => "move",
            Shape::Position => "position",
            Shape::View => "view",
            Shape::Event => "event",
        }
    }
}

table::by_name!(Shape, UnknownShape, "there is no form");

/// The schema of a form.
pub(crate) fn schema<G: OnShelf>(shape: Shape) -> Value {
    let mut generator = SchemaGenerator::default();
    let schema = match shape {
        Shape::Options => generator.into_root_schema_for::<G::Options>(),
        Shape::Move => generator.into_root_schema_for::<G::Move>(),
        Shape::View => generator.into_root_schema_for::<G::View>(),
        Shape::Event => generator.into_root_schema_for::<G::Event>(),
        Shape::Position => {
            // In the envelope state and options are any JSON; here it is known what they are.
            let state = generator.subschema_for::<G::Position>();
            let options = generator.subschema_for::<G::Options>();
            let mut envelope = generator.into_root_schema_for::<Envelope>();
            if let Some(fields) = envelope.get_mut("properties").and_then(Value::as_object_mut) {
                for (name, schema) in [("state", state), ("options", options)] {
                    let description = fields.get(name).and_then(|old| old.get("description")).cloned();
                    let mut schema = schema.to_value();
                    if let (Some(description), Some(object)) = (description, schema.as_object_mut()) {
                        object.insert("description".to_owned(), description);
                    }
                    fields.insert(name.to_owned(), schema);
                }
            }
            envelope
        }
    };
    schema.to_value()
}
