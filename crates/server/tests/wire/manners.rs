//! HTTP as it should be spoken: methods, sizes, connections after a refusal, ways back, odd characters.

use crate::site::{Site, post, settings};
use core::num::NonZeroU32;
use core::time::Duration;
use serde_json::json;
use server::Settings;
use server::http::limits::{Rate, Rates};

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_method_is_told_the_right_ones() {
    let site = Site::new(settings()).await;
    for (method, path, allowed) in [
        ("DELETE", "/api/v1/tables", "GET,HEAD,POST"),
        ("GET", "/api/v1/login", "POST"),
        ("PUT", "/api/v1/games", "GET,HEAD"),
        ("DELETE", "/", "GET,HEAD"),
        ("GET", "/language", "POST"),
    ] {
        let reply = site.ask(&format!("{method} {path} HTTP/1.1\r\nhost: x\r\n\r\n")).await;
        assert_eq!((reply.status, reply.header("allow")), (405, Some(allowed)), "{method} {path}");
        assert_eq!(reply.head.matches("allow: ").count(), 1, "{reply:?}");
        if path.starts_with("/api") {
            assert_eq!(reply.json()["error"]["kind"], "wrong_method");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_refused_in_json() {
    let site = Site::new(settings()).await;
    for (size, sent) in [(70_000, 70_000), (2_000_000_000, 10_000)] {
        let head = format!(
            "POST /api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {size}\r\n\r\n"
        );
        let mut wire = site.connect().await;
        wire.say(&(head + &"x".repeat(sent))).await;
        let reply = wire.reply().await;
        assert_eq!((reply.status, &reply.json()["error"]["kind"]), (413, &json!("too_large")), "{reply:?}");
        assert_eq!(reply.header("content-type"), Some("application/json"));
        if sent == size {
            wire.say(HEALTH).await;
            assert_eq!(wire.reply().await.status, 200, "the rest was read and forgotten");
        } else {
            assert_eq!(reply.header("connection"), Some("close"), "{reply:?}");
            wire.until_closed().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_can_be_used_after_too_many_requests() {
    let one = Rate { burst: NonZeroU32::MIN, every: Duration::from_hours(1) };
    let rates = Rates { tables: one, ..Rates::default() };
    let site = Site::new(Settings { rates: Some(rates), ..settings() }).await;
    let mut wire = site.connect().await;
    let long = json!({"game": "pixies", "seats": [], "options": "x".repeat(30_000)});
    let wish = post("/api/v1/tables", "", &long);
    let mut statuses = Vec::new();
    for _ in 0..5 {
        wire.say(&wish).await;
        let reply = wire.reply().await;
        assert_ne!(reply.header("connection"), Some("close"), "{reply:?}");
        statuses.push(reply.status);
        wire.say(HEALTH).await;
        assert_eq!(wire.reply().await.status, 200, "the next request is read where it begins");
    }
    assert_eq!(statuses[1..], [429; 4]);
    // Who sends only half of it is told that the connection ends.
    wire.say(&wish[..wish.len() - 10]).await;
    let reply = wire.reply().await;
    assert_eq!((reply.status, reply.header("connection")), (429, Some("close")), "{reply:?}");
    assert_eq!(wire.until_closed().await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_is_our_own() {
    let site = Site::new(settings()).await;
    for (back, to) in [
        ("%2Ft%2Fabc%3Fx%3D1", "/t/abc?x=1"),
        ("%2F%09%2Fevil.example", "/"),
        ("%2F%0D%0A%2Fevil.example", "/"),
        ("%2F%00%2Fevil.example", "/"),
        ("%2F%5Cevil.example", "/"),
        ("%2F%2Fevil.example", "/"),
        ("%09%2F%2Fevil.example", "/"),
        ("https%3A%2F%2Fevil.example", "/"),
    ] {
        let form = format!("lang=de&back={back}");
        let reply = site
            .ask(&format!(
                "POST /language HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n\
                 content-length: {}\r\n\r\n{form}",
                form.len()
            ))
            .await;
        assert_eq!((reply.status, reply.header("location")), (303, Some(to)), "{back}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nul_is_a_bad_request() {
    let site = Site::new(settings()).await;
    for path in [
        "/u/%00",
        "/t/%00",
        "/api/v1/people/a%00b",
        "/api/v1/games/%00",
        "/api/v1/me/tables?before=%00",
        "/%00",
    ] {
        let reply = site.ask(&format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n")).await;
        assert_eq!(reply.status, 400, "{path}: {reply:?}");
    }
    let (id, cookies) = site.pair("krumme-pfade").await;
    let chat = format!("/api/v1/tables/{id}/chat");
    for (path, body) in [
        (chat.as_str(), json!({"text": "a\0b"})),
        ("/api/v1/me/name", json!({"name": "a\0b"})),
        ("/api/v1/login", json!({"name": "a\0", "password": "x"})),
        ("/api/v1/tables", json!({"game": "pixies", "seats": [], "options": {"a\0": 1}})),
    ] {
        let reply = site.post(path, &cookies[0], &body).await;
        assert_eq!((reply.status, &reply.json()["error"]["kind"]), (400, &json!("bad_request")), "{path}");
    }
    // A backslash, a u and four zeros are words like others.
    let reply = site.post(&chat, &cookies[0], &json!({"text": "\\u0000"})).await;
    assert_eq!((reply.status, &reply.json()["text"]), (200, &json!("\\u0000")));
}
