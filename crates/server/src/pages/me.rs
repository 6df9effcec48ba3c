//! My games: running and finished.

use super::rows::{self, Row};
use super::{Frame, Reader};
use maud::html;

/// The page of the reader's own games; `earlier` is the moment before which there may be more.
pub fn page(reader: &Reader, running: &[Row], finished: &[Row], earlier: Option<i64>) -> String {
    let title = reader.say("page-me");
    let main = html! {
        h1 { (title) }
        @if !reader.account {
            p.note { (reader.say("page-me-guest")) " " a href="/account" { (reader.say("page-claim")) } }
        }
        section {
            h2 { (reader.say("page-running")) }
            (rows::list(reader, running, "page-none-running"))
        }
        section {
            h2 { (reader.say("page-finished")) }
            (rows::list(reader, finished, "page-none-finished"))
            @if let Some(moment) = earlier {
                p { a.button href=(format!("/me?before={moment}")) { (reader.say("page-earlier")) } }
            }
        }
    };
    Frame::new(reader, title).page(&main)
}
