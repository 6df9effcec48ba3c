//! What strangers may not do.

use crate::asker::{Asker, Site, sitting};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

/// Two people at a table; the first is asked for a move.
async fn pair(site: &Site) -> (String, Asker, Asker) {
    let (mut one, mut two) = (site.stranger(), site.stranger());
    let id = one.open(false).await;
    two.post(&format!("/api/v1/tables/{id}/join"), sitting()).await.fine();
    (id, one, two)
}

async fn a_play(asker: &mut Asker, id: &str, seat: u8) -> Value {
    let view = asker.get(&format!("/api/v1/tables/{id}")).await.fine();
    let moves = asker.get(&format!("/api/v1/tables/{id}/moves?seat={seat}")).await.fine();
    json!({"seat": seat, "move": moves["moves"][0]["text"], "ply": view["ply"], "epoch": view["epoch"]})
}

#[tokio::test]
async fn forged_cookies_open_nothing() {
    let site = Site::new().await;
    let (id, mut one, _) = pair(&site).await;
    let real = one.cookie.clone().expect("a cookie");
    let mut flipped = real.clone().into_bytes();
    flipped[10] = if flipped[10] == b'0' { b'1' } else { b'0' };
    let long = "0".repeat(100_000);
    let play = a_play(&mut one, &id, 0).await;
    for cookie in [
        String::from_utf8(flipped).expect("text"),
        "0".repeat(64),
        real.to_uppercase(),
        real[..63].to_owned(),
        format!("{real}0"),
        "' OR 1=1 --".to_owned(),
        "%00".to_owned(),
        String::new(),
        long[..8000].to_owned(),
    ] {
        let mut forger = site.stranger();
        forger.cookie = Some(cookie.clone());
        assert_eq!(forger.get("/api/v1/me").await.kind(), "no_person", "{cookie}");
        let reply = forger.post(&format!("/api/v1/tables/{id}/play"), play.clone()).await;
        assert!(matches!(reply.kind().as_str(), "no_person" | "not_your_seat"), "{cookie}: {reply:?}");
    }
    // The hash that is stored is not a token, either.
    let hash = real.parse::<store::Token>().expect("a token").hash();
    assert!(site.app.store.session(hash, store::now()).await.expect("an answer").is_some());
    for (scheme, kind) in
        [("Basic", "no_person"), ("bearer", "wrong_token"), ("Bearer", "wrong_token"), ("Token", "no_person")]
    {
        let mut forger = site.stranger().with("authorization", &format!("{scheme} {}", "0".repeat(64)));
        assert_eq!(forger.get("/api/v1/me").await.kind(), kind, "{scheme}");
    }
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_other_sites() {
    let site = Site::new().await;
    let table = json!({"game": "krumme-pfade", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let reply = site.stranger().post("/api/v1/tables", table.clone()).await;
    let cookie = reply.headers["set-cookie"].to_str().expect("text").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure") && !cookie.contains("Domain"), "{cookie}");
    let reply = site.stranger().with("x-forwarded-proto", "https").post("/api/v1/tables", table).await;
    assert!(reply.headers["set-cookie"].to_str().expect("text").contains("Secure"));
    assert!(reply.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn a_request_that_is_played_again_does_nothing_twice() {
    let site = Site::new().await;
    let (id, mut one, mut two) = pair(&site).await;
    let path = format!("/api/v1/tables/{id}/play");
    let play = a_play(&mut one, &id, 0).await;
    let first = one.post(&path, play.clone()).await.fine();
    let again = one.post(&path, play.clone()).await.fine();
    assert_eq!((first["ply"].clone(), &again["again"]), (again["ply"].clone(), &json!(true)));
    assert_eq!(two.post(&path, play.clone()).await.kind(), "not_your_seat", "in another's name");
    assert!(site.stranger().post(&path, play.clone()).await.status.is_client_error());
    let view = one.get(&format!("/api/v1/tables/{id}")).await.fine();
    assert_eq!(view["ply"], 1);
    let mut later = play.clone();
    later["epoch"] = json!(7);
    assert_eq!(one.post(&path, later).await.kind(), "stale");
    // Sitting down twice, too, is sitting down once.
    let seat = two.post(&format!("/api/v1/tables/{id}/join"), sitting()).await.fine();
    assert_eq!(seat["seat"], 1);
    // After signing out, whatever was recorded before is worth nothing.
    let recorded = one.clone();
    one.post("/api/v1/logout", json!({})).await.fine();
    let reply = recorded.clone().post(&path, play).await;
    assert!(matches!(reply.kind().as_str(), "no_person" | "not_your_seat"), "{reply:?}");
}

#[tokio::test]
async fn oversized_bodies_are_turned_away() {
    let site = Site::new().await;
    let (id, mut one, _) = pair(&site).await;
    let huge = json!({"text": "x".repeat(1 << 20)});
    let reply = one.post(&format!("/api/v1/tables/{id}/chat"), huge).await;
    assert_eq!((reply.status, reply.kind()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large".to_owned()));
    // The length may be a lie, or missing: it is counted all the same.
    let mut liar = one.with("content-length", "10");
    let body = json!({"text": "x".repeat(100_000)}).to_string();
    let reply =
        liar.ask(Method::POST, &format!("/api/v1/tables/{id}/chat"), Some("application/json"), &body).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE, "{reply:?}");
    let long = json!({"name": "Ada", "password": "x".repeat(60_000)});
    assert_eq!(one.post("/api/v1/login", long.clone()).await.kind(), "no_person", "not even hashed");
    assert_eq!(one.post("/api/v1/me/claim", long).await.kind(), "bad_request");
    let deep = "[".repeat(60_000);
    let reply = one.ask(Method::POST, "/api/v1/login", Some("application/json"), &deep).await;
    assert_eq!(reply.kind(), "bad_request", "deep is as bad as long");
    one.get("/healthz").await;
    assert_eq!(one.get("/api/v1/me").await.status, StatusCode::OK, "the server goes on");
}

#[tokio::test]
async fn names_and_words_are_only_text() {
    let site = Site::new().await;
    let (id, mut one, mut two) = pair(&site).await;
    let odd = [
        "'); DROP TABLE plies;--",
        "<script>alert()</script>",
        "\"><img src=x>",
        "{{7*7}} ${7} %s",
        "a' OR '1'='1",
    ];
    for text in odd {
        one.post("/api/v1/me/name", json!({"name": text})).await.fine();
        let said = one.post(&format!("/api/v1/tables/{id}/chat"), json!({"text": text})).await.fine();
        assert_eq!(said["text"], text);
        let reply = two.get(&format!("/api/v1/tables/{id}")).await;
        assert_eq!(reply.headers["content-type"], "application/json", "no browser reads it as a page");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff");
        let view = reply.json();
        assert_eq!(view["seats"][0]["name"], text);
        // A page or a picture that holds a name must have it escaped.
        for path in
            [format!("/t/{id}"), format!("/api/v1/tables/{id}/picture?as=1"), format!("/u/{}", escape(text))]
        {
            let reply = two.get(&path).await;
            assert!(!reply.text.contains("<script>alert") && !reply.text.contains("<img src=x"), "{path}");
        }
        assert_eq!(
            site.stranger().get(&format!("/api/v1/people/{}", escape(text))).await.kind(),
            "not_found"
        );
        let reply = site.stranger().post("/api/v1/login", json!({"name": text, "password": text})).await;
        assert_eq!(reply.kind(), "no_person");
    }
    for path in
        ["/api/v1/tables/'%20OR%201=1", "/api/v1/tables/%3Cscript%3E", "/t/%3Cscript%3Ealert(1)", "/u/%00"]
    {
        let reply = two.get(path).await;
        assert!(reply.status.is_client_error(), "{path}: {reply:?}");
        // JSON may hold what was asked for: nobody reads it as a page.
        let json = reply.headers.get("content-type").is_some_and(|kind| kind == "application/json");
        assert!(json || !reply.text.contains("<script>"), "{path}: {reply:?}");
    }
    let play = a_play(&mut one, &id, 0).await;
    one.post(&format!("/api/v1/tables/{id}/play"), play).await.fine();
}

fn escape(text: &str) -> String {
    text.bytes().flat_map(|byte| format!("%{byte:02X}").into_bytes()).map(char::from).collect()
}

#[tokio::test]
async fn what_other_sites_send_is_turned_away() {
    let site = Site::new().await;
    let (id, one, _) = pair(&site).await;
    let one = one.with("host", "wald.example");
    let chat = format!("/api/v1/tables/{id}/chat");
    let said = json!({"text": "hi"});
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "https://wald.example.evil.example"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let mut victim = one.with(name, value);
        for path in [
            chat.as_str(),
            "/api/v1/me/name",
            "/api/v1/login",
            "/api/v1/logout",
            "/api/v1/tables",
            "/language",
        ] {
            let reply = victim.post(path, said.clone()).await;
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{name}: {value} to {path}");
        }
        assert_eq!(
            victim.ask(Method::DELETE, "/api/v1/me/tokens/1", None, "").await.status,
            StatusCode::FORBIDDEN
        );
        victim.get("/api/v1/me").await.fine();
    }
    // What a form of another site could send without asking first is not even read.
    for kind in
        [Some("text/plain"), Some("application/x-www-form-urlencoded"), Some("multipart/form-data"), None]
    {
        let reply = one.clone().ask(Method::POST, &chat, kind, &said.to_string()).await;
        assert_eq!(reply.kind(), "bad_request", "{kind:?}");
    }
    let view = one.clone().get(&format!("/api/v1/tables/{id}")).await.fine();
    assert_eq!(view["chat"], json!([]), "nothing came through");
    one.with("origin", "https://wald.example").post(&chat, said).await.fine();
    // And no other site may read our answers.
    let reply = one.with("origin", "https://evil.example").get("/api/v1/me").await;
    assert!(!reply.headers.contains_key("access-control-allow-origin"));
}

#[tokio::test]
async fn every_answer_says_what_may_be_trusted() {
    let site = Site::new().await;
    let mut asker = site.stranger();
    for path in ["/", "/healthz", "/api/v1/games", "/no/such/place", "/api/v1/me", "/api/openapi.json"] {
        let reply = asker.get(path).await;
        let policy = reply.headers["content-security-policy"].to_str().expect("text");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(reply.headers[name], value, "{path}");
        }
        assert!(reply.headers.contains_key("cache-control"), "{path}");
    }
}
