//! Passwords that others try lock nobody out.

use crate::wire::{Person, Site, password, quick};
use serde_json::json;
use server::Settings;
use server::http::limits::Rates;
use store::Sqlite;

/// A proxy on this machine says for whom it asks.
fn from(site: &Site, address: &str) -> Person {
    site.stranger().with("x-forwarded-for", address)
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_wrong_logins_do_not_lock_the_owner_out() {
    let settings = Settings { rates: Some(Rates::default()), ..quick() };
    let site = Site::with(Sqlite::in_memory().await.expect("a store"), settings).await;
    let mut ada = from(&site, "203.0.113.1");
    ada.claim("Ada").await.fine();
    ada.post("/logout", json!({})).await.fine();
    assert!(ada.cookie("wp").is_none() && ada.cookie("wpk").is_some(), "signed out, and known");

    let guess = json!({"name": "Ada", "password": "a wrong guess"});
    let mut thief = from(&site, "198.51.100.7");
    let mut slowed = 0;
    for _ in 0..15 {
        let reply = thief.post("/login", guess.clone()).await;
        slowed += usize::from(reply.status == 429 && reply.head.contains("retry-after:"));
    }
    assert!(slowed >= 4, "whoever guesses is slowed down: {slowed}");
    // The owner, from elsewhere, at a browser that nobody knows.
    from(&site, "203.0.113.99").sign_in("Ada").await.fine();
    // The owner, from the very address of the thief, at his own browser.
    let mut beside = ada.clone();
    beside.headers = vec![("x-forwarded-for".to_owned(), "198.51.100.7".to_owned())];
    beside.sign_in("Ada").await.fine();
    // A known browser is known for its owner only, and cannot guess for ever, either.
    let mut eve = from(&site, "198.51.100.7");
    eve.cookies = thief.cookies.clone();
    assert_eq!(eve.post("/login", json!({"name": "Ada", "password": password("Ada")})).await.status, 429);
    let mut stolen = from(&site, "198.51.100.8");
    stolen.cookies = vec![("wpk".to_owned(), ada.cookie("wpk").expect("a cookie").to_owned())];
    let mut refused = 0;
    for _ in 0..15 {
        refused += usize::from(stolen.post("/login", guess.clone()).await.status == 429);
    }
    assert!(refused >= 4, "{refused}");
    // It opens nothing by itself.
    stolen.cookies = vec![("wp".to_owned(), ada.cookie("wpk").expect("a cookie").to_owned())];
    assert_eq!(stolen.get("/me").await.kind(), "no_person");
    site.close().await;
}
