//! For programs: every address of the interface with what it does, made from its description.

use super::{Frame, Reader};
use maud::html;
use serde_json::Value;
use std::collections::BTreeMap;

/// The page of the interface; `document` is its `OpenAPI` description.
pub fn page(reader: &Reader, document: &Value) -> String {
    let say = |key: &str| reader.say(key);
    let title = say("page-api");
    let main = html! {
        div.programs {
            h1 { (title) }
            p { (say("page-api-lead")) }
            p { a.button href="/api/openapi.json" { (say("page-api-document")) } }
            p.fine { (say("page-api-token")) " " a href="/account" { (say("page-account")) } }
            @for (tag, deeds) in by_tag(document) {
                h2 { (tag) }
                dl.deeds-list {
                    @for (method, path, summary) in deeds {
                        div {
                            dt { code { strong { (method) } " " (path) } }
                            dd lang="en" { (summary) }
                        }
                    }
                }
            }
        }
    };
    Frame::new(reader, title).page(&main)
}

/// Method, path and summary of every operation, by the first of its tags.
fn by_tag(document: &Value) -> BTreeMap<String, Vec<(String, String, String)>> {
    let mut tags: BTreeMap<String, Vec<(String, String, String)>> = BTreeMap::new();
    let Some(paths) = document.get("paths").and_then(Value::as_object) else { return tags };
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let text = |pointer: &str| operation.pointer(pointer).and_then(Value::as_str).unwrap_or_default();
            // What describes the path as a whole is no operation.
            if operation.get("responses").is_some() {
                let deed = (method.to_uppercase(), path.clone(), text("/summary").to_owned());
                tags.entry(text("/tags/0").to_owned()).or_default().push(deed);
            }
        }
    }
    tags
}
