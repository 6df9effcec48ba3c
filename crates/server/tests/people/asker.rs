//! A server to test, and somebody who asks it things with any headers.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use core::net::SocketAddr;
use core::time::Duration;
use serde_json::{Value, json};
use server::http::connections::Peer;
use server::{App, AppState, Settings, http};
use std::sync::Arc;
use store::Sqlite;
use tower::ServiceExt;

/// A server that keeps nothing.
pub(crate) struct Site {
    pub(crate) app: AppState,
    router: Router,
}

impl Site {
    /// Without limits.
    pub(crate) async fn new() -> Site {
        Site::with(Settings { rates: None, ..Settings::default() }).await
    }

    pub(crate) async fn with(settings: Settings) -> Site {
        let settings = Settings { pace: Duration::ZERO, thinkers: 1, ..settings };
        let store = Sqlite::in_memory().await.expect("a store");
        let app = App::new(Arc::new(store), settings);
        Site { router: http::router(app.clone()), app }
    }

    /// Somebody who has never been here.
    pub(crate) fn stranger(&self) -> Asker {
        Asker { router: self.router.clone(), headers: Vec::new(), cookie: None, from: [192, 0, 2, 1] }
    }
}

/// What is sent with sitting down: a part for the dice.
pub(crate) fn sitting() -> Value {
    json!({"part": "5a".repeat(32)})
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The answer to something that has to be fine.
    #[track_caller]
    pub(crate) fn fine(self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{self:?}");
        self.json()
    }

    /// The kind of the trouble, which has to come with words.
    #[track_caller]
    pub(crate) fn kind(&self) -> String {
        assert!(!self.status.is_success(), "{self:?}");
        let error = self.json();
        let message = error["error"]["message"].as_str().expect("words");
        assert!(!message.is_empty() && !message.contains('⟦'), "{message}");
        error["error"]["kind"].as_str().expect("a kind").to_owned()
    }
}

/// Somebody who asks.
#[derive(Clone)]
pub(crate) struct Asker {
    router: Router,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) cookie: Option<String>,
    pub(crate) from: [u8; 4],
}

impl Asker {
    /// The same with one more header.
    pub(crate) fn with(&self, name: &'static str, value: &str) -> Asker {
        let mut other = self.clone();
        other.headers.push((name, value.to_owned()));
        other
    }

    pub(crate) async fn ask(&mut self, method: Method, path: &str, kind: Option<&str>, body: &str) -> Reply {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", format!("wp={cookie}"));
        }
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        let mut request = request.body(Body::from(body.to_owned())).expect("a request");
        request.extensions_mut().insert(ConnectInfo(Peer(SocketAddr::from((self.from, 4321)))));
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().expect("text");
            if let Some(value) = cookie.strip_prefix("wp=").and_then(|rest| rest.split(';').next()) {
                self.cookie = Some(value.to_owned()).filter(|value| !value.is_empty());
            }
        }
        let bytes = axum::body::to_bytes(body, 16 << 20).await.expect("a body");
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        Reply { status: parts.status, headers: parts.headers, text }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.ask(Method::GET, path, None, "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.ask(Method::POST, path, Some("application/json"), &body.to_string()).await
    }

    pub(crate) async fn claim(&mut self, name: &str) -> Reply {
        self.post("/api/v1/me/claim", json!({"name": name, "password": format!("{name} likes moss")})).await
    }

    pub(crate) async fn sign_in(&mut self, name: &str) -> Reply {
        self.post("/api/v1/login", json!({"name": name, "password": format!("{name} likes moss")})).await
    }

    /// Opens a table for two and returns its id.
    pub(crate) async fn open(&mut self, rated: bool) -> String {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let table = json!({"game": "krumme-pfade", "seats": seats, "rated": rated, "visibility": "public"});
        let id = self.post("/api/v1/tables", table).await.fine()["id"].as_str().expect("an id").to_owned();
        self.post(&format!("/api/v1/tables/{id}/part"), sitting()).await.fine();
        id
    }
}
