//! When a page cannot be shown: what happened, and where to go from there.

use super::{Frame, Reader};
use axum::http::StatusCode;
use maud::html;

/// The page of an error; `message` says what happened in the reader's language.
pub fn page(reader: &Reader, status: StatusCode, message: &str) -> String {
    let title = reader.say(match status.as_u16() {
        404 => "page-error-lost",
        403 | 401 => "page-error-closed",
        429 => "page-error-busy",
        code if code < 500 => "page-error-bad",
        _ => "page-error-broken",
    });
    let main = html! {
        div.error-page {
            h1 { (title) }
            p { (message) }
            p.buttons {
                a.button.main href="/" { (reader.say("page-error-start")) }
                a.button href="/me" { (reader.say("page-me")) }
            }
            p.fine { (status.as_u16()) }
        }
    };
    Frame::new(reader, title).page(&main)
}
