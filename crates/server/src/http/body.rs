//! JSON bodies, with clear words about what is wrong with them.

use super::leftovers::Slow;
use crate::trouble::{Kind, Trouble};
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Phrase;

/// A JSON body. The content type must say so, which no form of another site can send; an empty body counts as `{}`.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, _state: &S) -> Result<Body<T>, Trouble> {
        let json =
            request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).is_some_and(|value| {
                value
                    .split(';')
                    .next()
                    .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
            });
        if !json {
            return Err(Trouble::bad(Phrase::new("error-content-type")));
        }
        let bytes = to_bytes(request.into_body(), super::layers::LARGEST_BODY)
            .await
            .map_err(|error| unread(&error))?;
        let bytes = if bytes.is_empty() { &b"{}"[..] } else { &bytes };
        let unreadable = |error: serde_json::Error| {
            Trouble::bad(Phrase::new("error-json").with("detail", error.to_string()))
        };
        let body = serde_json::from_slice(bytes).map_err(unreadable)?;
        // Hardly anybody writes it, so that bodies are read twice only to be sure.
        if bytes.windows(NUL.len()).any(|piece| piece == NUL)
            && has_nul(&serde_json::from_slice(bytes).map_err(unreadable)?)
        {
            return Err(nul());
        }
        Ok(Body(body))
    }
}

/// Why a body could not be read to its end.
fn unread(error: &axum::Error) -> Trouble {
    let mut cause: Option<&dyn core::error::Error> = Some(error);
    while let Some(error) = cause {
        if error.is::<Slow>() {
            return Trouble::new(Kind::TooSlow, Phrase::new("error-too-slow"));
        }
        cause = error.source();
    }
    // Whoever went away in the middle hears nothing of it.
    Trouble::new(Kind::TooLarge, Phrase::new("error-too-large"))
}

/// As it stands in JSON.
const NUL: &[u8] = b"\\u0000";

fn has_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(values) => values.iter().any(has_nul),
        Value::Object(fields) => fields.iter().any(|(name, value)| name.contains('\0') || has_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn nul() -> Trouble {
    Trouble::bad(Phrase::new("error-nul"))
}

/// Turns away addresses with a NUL in them: no name and no id has one, and what reads texts may end there.
pub async fn without_nul(request: Request, next: Next) -> Response {
    let address = request.uri().path_and_query().map_or("", |address| address.as_str());
    if address.contains("%00") { nul().into_response() } else { next.run(request).await }
}
