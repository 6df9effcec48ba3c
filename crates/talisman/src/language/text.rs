//! Lists of steps, each with a number by which a state can point at it.

use super::{Modifier, Step};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// The number of a text in the box; states hold it instead of the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct TextId(pub u16);

/// A list of steps. Empty ones do nothing and have no number of their own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// Its number, given when the box is put together; 0 until then, and for ever if it is empty.
    pub id: TextId,
    /// What is done, in order.
    pub steps: Arc<[Step]>,
}

impl Text {
    /// Does it do nothing?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

impl From<Vec<Step>> for Text {
    fn from(steps: Vec<Step>) -> Text {
        Text { id: TextId::default(), steps: steps.into() }
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        Vec::<Step>::deserialize(deserializer).map(Text::from)
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.steps.serialize(serializer)
    }
}

/// Modifiers that a step puts in force, with a number by which a state can point at them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// Its number, given when the box is put together.
    pub id: u8,
    /// What holds.
    pub list: Arc<[Modifier]>,
}

impl<'de> Deserialize<'de> for Modifiers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Modifiers, D::Error> {
        Vec::<Modifier>::deserialize(deserializer).map(|list| Modifiers { id: 0, list: list.into() })
    }
}

impl Serialize for Modifiers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list.serialize(serializer)
    }
}
