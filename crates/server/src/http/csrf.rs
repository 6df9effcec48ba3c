//! No other site acts in the name of a person.
//!
//! A browser adds our cookie to requests that other sites make it send. It also says where they come from, in headers
//! that no page can forge: whatever changes something must come from our own pages. Cookies are `SameSite=Lax` besides,
//! and bodies must be JSON, which a form cannot send.

use super::session::bearer;
use crate::trouble::{Kind, Trouble};
use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Phrase;

/// Turns away what another site sends.
pub async fn same_site(request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let authority = request.uri().authority().map(|authority| authority.as_str().to_owned());
    if harmless || is_own(request.headers(), authority.as_deref()) {
        return next.run(request).await;
    }
    Trouble::new(Kind::Forbidden, Phrase::new("error-cross-site")).into_response()
}

/// Does the request come from our own pages, or from a program that is no browser?
fn is_own(headers: &HeaderMap, authority: Option<&str>) -> bool {
    // No page of another site can add this header, and whoever shows a token does not go by cookie. A password for a proxy
    // is something else: browsers add that to whatever another site has them send.
    if bearer(headers).is_some() {
        return true;
    }
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if text("sec-fetch-site").is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return false;
    }
    match text(ORIGIN.as_str()) {
        None => true,
        Some(origin) => {
            let host = text(HOST.as_str()).or(authority);
            let from = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            // `null`, too, is somebody else.
            from.is_some() && from == host
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn own(headers: &[(&str, &str)]) -> bool {
        let pairs = headers.iter().map(|(name, value)| {
            let name: HeaderName = name.parse().expect("a name");
            (name, HeaderValue::from_str(value).expect("a value"))
        });
        is_own(&pairs.collect(), None)
    }

    #[test]
    fn our_pages_and_programs_may() {
        assert!(own(&[]));
        assert!(own(&[("host", "wald.example"), ("origin", "https://wald.example")]));
        assert!(own(&[("host", "127.0.0.1:8080"), ("origin", "http://127.0.0.1:8080")]));
        assert!(own(&[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "same-origin")]));
        assert!(own(&[("authorization", "Bearer x"), ("origin", "https://evil.example")]));
    }

    #[test]
    fn other_sites_may_not() {
        for origin in [
            "https://evil.example",
            "null",
            "http://127.0.0.1:9999",
            "http://127.0.0.1",
            "http://127.0.0.1:8080.evil.example",
            "https://evil.example/127.0.0.1:8080",
            "127.0.0.1:8080",
            "file://127.0.0.1:8080",
            "",
        ] {
            assert!(!own(&[("host", "127.0.0.1:8080"), ("origin", origin)]), "{origin}");
        }
        assert!(!own(&[("sec-fetch-site", "cross-site")]));
        assert!(
            !own(&[("authorization", "Basic YTpi"), ("sec-fetch-site", "cross-site")]),
            "a proxy's password"
        );
        assert!(!own(&[("sec-fetch-site", "same-site")]), "a neighbour is not us");
        assert!(!own(&[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("origin", "http://a")]), "from nobody knows where");
    }
}
