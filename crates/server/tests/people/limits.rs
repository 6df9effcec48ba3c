//! Who asks too much has to wait.

use crate::asker::Site;
use axum::http::StatusCode;
use core::num::NonZeroU32;
use core::time::Duration;
use serde_json::json;
use server::Settings;
use server::http::limits::{Rate, Rates};

fn rate(burst: u32) -> Rate {
    Rate { burst: NonZeroU32::new(burst).expect("a number"), every: Duration::from_hours(1) }
}

#[tokio::test]
async fn passwords_cannot_be_tried_for_ever() {
    let rates = Rates { sign_ins: rate(4), names: rate(6), ..Rates::default() };
    let site = Site::with(Settings { rates: Some(rates), ..Settings::default() }).await;
    let mut ada = site.stranger();
    ada.from = [203, 0, 113, 1];
    ada.claim("Ada").await.fine();
    let guess = json!({"name": "Ada", "password": "a wrong guess"});
    for _ in 0..4 {
        assert_eq!(site.stranger().post("/api/v1/login", guess.clone()).await.kind(), "no_person");
    }
    let reply = site.stranger().post("/api/v1/login", guess.clone()).await;
    assert_eq!((reply.status, reply.kind()), (StatusCode::TOO_MANY_REQUESTS, "busy".to_owned()));
    let wait: u64 = reply.headers["retry-after"].to_str().expect("text").parse().expect("seconds");
    assert!(wait > 3000, "{wait}");
    // Even the right password, from there.
    assert_eq!(site.stranger().sign_in("Ada").await.kind(), "busy");
    // Many addresses together have no more luck with one name.
    let mut swarm = site.stranger();
    let mut turned_away = 0;
    for last in 0..4 {
        swarm.from = [198, 51, 100, last];
        swarm.cookie = None;
        let mut guess = guess.clone();
        guess["name"] = json!(if last % 2 == 0 { "ada" } else { " ADA " });
        turned_away += usize::from(swarm.post("/api/v1/login", guess).await.kind() == "busy");
    }
    assert_eq!(turned_away, 2, "six tries for one name");
    ada.get("/api/v1/me").await.fine();
    site.stranger().get("/api/v1/games").await.fine();
}

#[tokio::test]
async fn new_guests_requests_and_words_are_counted() {
    let rates =
        Rates { newcomers: rate(3), words: rate(2), requests: rate(14), tables: rate(3), ..Rates::default() };
    let site = Site::with(Settings { rates: Some(rates), ..Settings::default() }).await;
    let mut one = site.stranger();
    let id = one.open(false).await;
    let chat = format!("/api/v1/tables/{id}/chat");
    for _ in 0..2 {
        one.post(&chat, json!({"text": "hi"})).await.fine();
    }
    assert_eq!(one.post(&chat, json!({"text": "hi"})).await.kind(), "busy");
    for _ in 0..3 {
        one.open(false).await;
    }
    let wanted = json!({"game": "krumme-pfade", "seats": [{"kind": "me"}, {"kind": "open"}]});
    assert_eq!(one.post("/api/v1/tables", wanted.clone()).await.kind(), "busy");
    site.stranger().open(false).await;
    site.stranger().open(false).await;
    assert_eq!(
        site.stranger().post("/api/v1/tables", wanted).await.kind(),
        "busy",
        "a fourth guest of one address"
    );
    let mut busy = site.stranger();
    busy.from = [203, 0, 113, 77];
    for _ in 0..14 {
        busy.get("/api/v1/games").await.fine();
    }
    assert_eq!(busy.get("/api/v1/games").await.kind(), "busy");
    assert_eq!(busy.get("/healthz").await.status, StatusCode::OK, "whoever watches over the server may");
    let mut german = busy.with("accept-language", "de");
    assert!(german.get("/api/v1/games").await.text.contains("Bitte warte"), "in words");
}
