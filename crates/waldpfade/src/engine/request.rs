//! What comes in: fields of a request, read one by one.
//!
//! Optional fields may be missing or null. Fields that a verb does not know are passed over, so that newer programs can
//! talk to older engines.

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use table::{Phrase, Seat, Seed, Viewer};

/// The fields of a request.
pub(super) struct Request<'r> {
    fields: &'r Map<String, Value>,
}

impl<'r> Request<'r> {
    pub(super) fn new(fields: &'r Map<String, Value>) -> Request<'r> {
        Request { fields }
    }

    /// A field that may be left out.
    pub(super) fn get(&self, name: &str) -> Option<&'r Value> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    /// A field that is needed.
    pub(super) fn need(&self, name: &str) -> Result<&'r Value, Phrase> {
        self.get(name).ok_or_else(|| Phrase::new("engine-missing").with("field", name))
    }

    pub(super) fn text(&self, name: &str) -> Result<&'r str, Phrase> {
        self.need(name)?.as_str().ok_or_else(|| Phrase::new("engine-not-text").with("field", name))
    }

    pub(super) fn text_if_given(&self, name: &str) -> Result<Option<&'r str>, Phrase> {
        self.get(name).map(|_| self.text(name)).transpose()
    }

    /// A whole number from 0 to `most`.
    pub(super) fn number_if_given(&self, name: &str, most: u64) -> Result<Option<u64>, Phrase> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let number = value.as_u64().filter(|number| *number <= most);
        number
            .map(Some)
            .ok_or_else(|| Phrase::new("engine-not-number").with("field", name).with("most", most))
    }

    pub(super) fn number(&self, name: &str, most: u64) -> Result<u64, Phrase> {
        self.need(name)?;
        self.number_if_given(name, most).map(Option::unwrap_or_default)
    }

    /// A seat of a table of `count`.
    pub(super) fn seat(&self, count: u8) -> Result<Seat, Phrase> {
        let problem = || Phrase::new("engine-no-seat").with("most", count.saturating_sub(1));
        let number = self.need("seat")?.as_u64().ok_or_else(problem)?;
        u8::try_from(number).ok().filter(|seat| *seat < count).map(Seat).ok_or_else(problem)
    }

    /// A seat, or `"spectator"`.
    pub(super) fn viewer(&self, count: u8) -> Result<Viewer, Phrase> {
        match self.need("seat")? {
            Value::String(name) if name == "spectator" => Ok(Viewer::Spectator),
            Value::Number(_) => self.seat(count).map(Viewer::Seat),
            _ => Err(Phrase::new("engine-no-viewer").with("most", count.saturating_sub(1))),
        }
    }

    /// 64 hex digits, or chance.
    pub(super) fn seed(&self) -> Result<Seed, Phrase> {
        match self.text_if_given("seed")? {
            Some(text) => text.parse().map_err(|_| Phrase::new("engine-bad-seed")),
            None => crate::chance::seed().map_err(|_| Phrase::new("engine-no-chance")),
        }
    }
}

#[derive(Deserialize)]
struct Head<'t> {
    #[serde(borrow, default)]
    id: Option<&'t RawValue>,
}

/// The id of a request as it was written, if it can be found and whoever reads the answer can read it too.
pub(super) fn echo(text: &str) -> Option<&RawValue> {
    // A list could be read as a request without names.
    if !text.trim_start().starts_with('{') {
        return None;
    }
    let id = serde_json::from_str::<Head<'_>>(text).ok()?.id?;
    // Raw text may be nested more deeply than readers allow; in the answer it stands one level down.
    serde_json::from_str::<Value>(&format!("[{}]", id.get())).ok().map(|_| id)
}
