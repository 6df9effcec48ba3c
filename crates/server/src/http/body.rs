//! JSON bodies, with clear words about what is wrong with them.

use crate::trouble::{Kind, Trouble};
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
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
            .map_err(|_| Trouble::new(Kind::TooLarge, Phrase::new("error-too-large")))?;
        let bytes = if bytes.is_empty() { &b"{}"[..] } else { &bytes };
        serde_json::from_slice(bytes)
            .map(Body)
            .map_err(|error| Trouble::bad(Phrase::new("error-json").with("detail", error.to_string())))
    }
}
