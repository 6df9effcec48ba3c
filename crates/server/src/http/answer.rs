//! Answers: JSON, or a trouble in the caller's language.

use super::session::Caller;
use crate::pages;
use crate::shapes::{ErrorBody, ErrorView};
use crate::trouble::{Kind, Trouble};
use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{RETRY_AFTER, SET_COOKIE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Phrase;
use words::Lang;

/// What a handler of the interface answers.
pub type Answer<T> = Result<Json<T>, Trouble>;

/// A trouble goes out as its status; [`in_words`] adds the words, because only there the language is known.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.kind.status().into_response();
        if let Some(seconds) = self.after {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts troubles into words: JSON for the interface, a page for people.
pub async fn in_words(request: Request, next: Next) -> Response {
    let lang = request.extensions().get::<Caller>().map_or(Lang::En, |caller| caller.lang);
    let wants_json = request.uri().path().starts_with("/api/v1");
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let reader = pages::reader_of(request.headers(), path, request.extensions().get::<Caller>());
    let response = next.run(request).await;
    let trouble = response.extensions().get::<Trouble>().cloned().or_else(|| plain(response.status()));
    let Some(trouble) = trouble else { return response };
    let mut worded = if wants_json {
        Json(ErrorView {
            error: ErrorBody {
                kind: trouble.kind.name().to_owned(),
                message: trouble.message(lang),
                rule: trouble.rule.map(str::to_owned),
            },
        })
        .into_response()
    } else {
        pages::trouble(&trouble, &reader)
    };
    *worded.status_mut() = trouble.kind.status();
    // Cookies that were set on the way stay, and when to come again. `Allow` is added by the router, further out.
    for (name, value) in response.headers() {
        if [SET_COOKIE, RETRY_AFTER].contains(name) {
            worded.headers_mut().append(name.clone(), value.clone());
        }
    }
    worded
}

/// Troubles that the framework found by itself.
fn plain(status: StatusCode) -> Option<Trouble> {
    match status {
        StatusCode::NOT_FOUND => Some(Trouble::new(Kind::NotFound, Phrase::new("error-not-found"))),
        StatusCode::METHOD_NOT_ALLOWED => Some(Trouble::new(Kind::WrongMethod, Phrase::new("error-method"))),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Trouble::new(Kind::TooLarge, Phrase::new("error-too-large"))),
        _ => None,
    }
}
