//! Names, accounts, sessions and personal tokens.

use crate::asker::{Site, sitting};
use axum::http::Method;
use serde_json::json;

#[tokio::test]
async fn a_guest_claims_an_account_and_finds_it_again() {
    let site = Site::new().await;
    let mut ada = site.stranger();
    let table = ada.open(false).await;
    let before = ada.cookie.clone().expect("a cookie");
    let me = ada.get("/api/v1/me").await.fine();
    assert_eq!(me["guest"], true);
    let me = ada.claim("Ada").await.fine();
    assert_eq!((me["name"].as_str(), me["guest"].as_bool()), (Some("Ada"), Some(false)));
    assert_ne!(ada.cookie, Some(before.clone()), "a new session");

    let mut old = site.stranger();
    old.cookie = Some(before);
    assert_eq!(old.get("/api/v1/me").await.kind(), "no_person", "the old session has ended");

    let mut elsewhere = site.stranger();
    elsewhere.sign_in("aDA").await.kind();
    let me =
        elsewhere.post("/api/v1/login", json!({"name": "aDA", "password": "Ada likes moss"})).await.fine();
    assert_eq!(me["name"], "Ada");
    let mine = elsewhere.get("/api/v1/me/tables").await.fine();
    assert_eq!(mine["running"][0]["id"].as_str(), Some(table.as_str()), "{mine}");

    elsewhere.post("/api/v1/logout", json!({})).await.fine();
    assert_eq!(elsewhere.cookie, None);
    assert_eq!(elsewhere.get("/api/v1/me").await.kind(), "no_person");
    ada.get("/api/v1/me").await.fine();
}

#[tokio::test]
async fn names_and_passwords_are_checked() {
    let site = Site::new().await;
    let mut ada = site.stranger();
    ada.claim("Ada").await.fine();
    assert_eq!(ada.claim("Ada2").await.kind(), "taken", "one account a person");
    let mut eve = site.stranger();
    assert_eq!(eve.claim("ADA").await.kind(), "taken");
    let short = json!({"name": "Eve", "password": "1234567"});
    assert_eq!(eve.post("/api/v1/me/claim", short).await.kind(), "bad_request");
    for name in ["", " ", "a\u{202e}b", "a\nb", &"x".repeat(25)] {
        assert_eq!(
            eve.post("/api/v1/me/name", json!({"name": name})).await.kind(),
            "bad_request",
            "{name:?}"
        );
    }
    eve.post("/api/v1/me/name", json!({"name": " Eve   Wald "})).await.fine();
    assert_eq!(eve.get("/api/v1/me").await.fine()["name"], "Eve Wald");
    assert_eq!(eve.post("/api/v1/me/name", json!({"name": "Ada"})).await.kind(), "taken");
    eve.claim("Eve").await.fine();
    assert_eq!(eve.post("/api/v1/me/name", json!({"name": "ada"})).await.kind(), "taken");
    // A wrong password and a name that is not there cannot be told apart.
    let wrong = site.stranger().post("/api/v1/login", json!({"name": "Ada", "password": "wrong"})).await;
    let nobody = site.stranger().post("/api/v1/login", json!({"name": "Nobody", "password": "wrong"})).await;
    assert_eq!((wrong.status, wrong.text), (nobody.status, nobody.text));
}

#[tokio::test]
async fn what_a_guest_plays_comes_along_on_signing_in() {
    let site = Site::new().await;
    site.stranger().claim("Ada").await.fine();
    let mut guest = site.stranger();
    let table = guest.open(false).await;
    let mut other = site.stranger();
    other.post(&format!("/api/v1/tables/{table}/join"), sitting()).await.fine();
    let before = guest.cookie.clone();
    guest.sign_in("Ada").await.fine();
    assert_ne!(guest.cookie, before);
    let view = guest.get(&format!("/api/v1/tables/{table}")).await.fine();
    assert_eq!(view["me"], json!([0]), "the seat is the account's, at the table that is awake, too");
    assert_eq!(view["seats"][0]["name"], "Ada", "{view}");
    let moves = guest.get(&format!("/api/v1/tables/{table}/moves?seat=0")).await.fine();
    let choice = moves["moves"][0]["text"].as_str().expect("a move").to_owned();
    let play = json!({"seat": 0, "move": choice, "ply": view["ply"], "epoch": view["epoch"]});
    guest.post(&format!("/api/v1/tables/{table}/play"), play).await.fine();
    let mut gone = site.stranger();
    gone.cookie = before;
    assert_eq!(gone.get("/api/v1/me").await.kind(), "no_person", "the guest is no more");
}

#[tokio::test]
async fn a_new_password_signs_others_out() {
    let site = Site::new().await;
    let mut ada = site.stranger();
    ada.claim("Ada").await.fine();
    let mut thief = site.stranger();
    thief.sign_in("Ada").await.fine();
    let change = |old: &str| json!({"old": old, "new": "a better one"});
    assert_eq!(ada.post("/api/v1/me/password", change("wrong one")).await.kind(), "no_person");
    ada.post("/api/v1/me/password", change("Ada likes moss")).await.fine();
    ada.get("/api/v1/me").await.fine();
    assert_eq!(thief.get("/api/v1/me").await.kind(), "no_person");
    assert_eq!(thief.sign_in("Ada").await.kind(), "no_person");
    thief.post("/api/v1/login", json!({"name": "Ada", "password": "a better one"})).await.fine();
    let mut guest = site.stranger();
    guest.open(false).await;
    assert_eq!(guest.post("/api/v1/me/password", change("")).await.kind(), "no_person");
}

#[tokio::test]
async fn a_program_plays_by_token_and_changes_no_account() {
    let site = Site::new().await;
    let mut ada = site.stranger();
    ada.claim("Ada").await.fine();
    let made = ada.post("/api/v1/me/tokens", json!({"label": "my bot"})).await.fine();
    let token = made["token"].as_str().expect("a token").to_owned();
    let mut bot = site.stranger().with("authorization", &format!("Bearer {token}"));
    assert_eq!(bot.get("/api/v1/me").await.fine()["name"], "Ada");
    bot.open(false).await;
    assert_eq!(bot.cookie, None, "a program needs no cookie");
    let list = ada.get("/api/v1/me/tokens").await.fine();
    assert_eq!((list[0]["label"].as_str(), list.as_array().map(Vec::len)), (Some("my bot"), Some(1)));
    assert!(!list.to_string().contains(&token[..8]), "a token is shown once");

    for (path, body) in [
        ("/api/v1/me/tokens", json!({})),
        ("/api/v1/me/claim", json!({"name": "Bot", "password": "12345678"})),
        ("/api/v1/me/password", json!({"old": "Ada likes moss", "new": "12345678"})),
        ("/api/v1/login", json!({"name": "Ada", "password": "Ada likes moss"})),
        ("/api/v1/logout", json!({})),
    ] {
        assert_eq!(bot.post(path, body).await.kind(), "forbidden", "{path}");
    }
    let path = format!("/api/v1/me/tokens/{}", list[0]["number"]);
    assert_eq!(bot.ask(Method::DELETE, &path, None, "").await.kind(), "forbidden");
    let mut eve = site.stranger();
    eve.claim("Eve").await.fine();
    assert_eq!(eve.ask(Method::DELETE, &path, None, "").await.kind(), "not_found", "another's token");
    assert_eq!(ada.ask(Method::DELETE, "/api/v1/me/tokens/x", None, "").await.kind(), "not_found");
    // As a cookie it is worth nothing, nor is a cookie as a token.
    let mut mixed = site.stranger();
    mixed.cookie = Some(token);
    assert_eq!(mixed.get("/api/v1/me").await.kind(), "no_person");
    let cookie = ada.cookie.clone().expect("a cookie");
    let mut mixed = site.stranger().with("authorization", &format!("Bearer {cookie}"));
    assert_eq!(mixed.get("/api/v1/me").await.kind(), "wrong_token");
    ada.ask(Method::DELETE, &path, None, "").await.fine();
    assert_eq!(bot.get("/api/v1/me").await.kind(), "wrong_token");
}

#[tokio::test]
async fn a_bot_can_begin_with_nothing() {
    let site = Site::new().await;
    let made =
        site.stranger().post("/api/v1/me/tokens", json!({"label": "bot", "rename": true})).await.fine();
    let token = made["token"].as_str().expect("a token");
    let mut bot = site.stranger().with("authorization", &format!("Bearer {token}"));
    bot.post("/api/v1/me/name", json!({"name": "Robo"})).await.fine();
    let mut ada = site.stranger();
    let table = ada.open(false).await;
    bot.post(&format!("/api/v1/tables/{table}/join"), sitting()).await.fine();
    let view = ada.get(&format!("/api/v1/tables/{table}")).await.fine();
    assert_eq!(view["seats"][1]["name"], "Robo");
    let mut greedy = site.stranger();
    for _ in 0..20 {
        greedy.post("/api/v1/me/tokens", json!({})).await.fine();
    }
    assert_eq!(greedy.post("/api/v1/me/tokens", json!({})).await.kind(), "forbidden");
}
