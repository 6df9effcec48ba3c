//! Answers that are sent again only if they have changed.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

/// An answer under a tag that stands for its bytes; without its body if the caller has it already.
pub(super) fn tagged(asked: &HeaderMap, kind: &'static str, body: String) -> Response {
    let hash = blake3::hash(body.as_bytes()).to_hex();
    let tag = format!("\"{}\"", &hash[..32]);
    let known = asked.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    // On its way an answer may have been packed, which makes its tag a weak one.
    let mut known = known.flat_map(|tags| tags.split(',')).map(|tag| tag.trim().trim_start_matches("W/"));
    let headers = [(ETAG, tag.clone()), (CACHE_CONTROL, "private, no-cache".to_owned())];
    if known.any(|known| known == tag || known == "*") {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(CONTENT_TYPE, kind)], body).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(tags: Option<&str>) -> Response {
        let mut asked = HeaderMap::new();
        if let Some(tags) = tags {
            asked.insert(IF_NONE_MATCH, tags.parse().expect("a header"));
        }
        tagged(&asked, "text/plain", "words".to_owned())
    }

    #[test]
    fn who_has_it_is_not_sent_it_again() {
        let first = ask(None);
        assert_eq!(first.status(), StatusCode::OK);
        let tag = first.headers()[ETAG].to_str().expect("a tag").to_owned();
        assert!(tag.starts_with('"'), "a strong tag");
        for tags in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
            assert_eq!(ask(Some(&tags)).status(), StatusCode::NOT_MODIFIED, "{tags}");
        }
        assert_eq!(ask(Some("\"other\"")).status(), StatusCode::OK);
    }
}
