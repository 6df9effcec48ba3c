//! What opens an account, and what stops opening it.

use crate::wire::{Person, Site, me, open, password};
use serde_json::json;

async fn token(person: &mut Person, site: &Site, rename: bool) -> Person {
    let made = person.post("/me/tokens", json!({"label": "bot", "rename": rename})).await.fine();
    site.stranger().with("authorization", &format!("Bearer {}", made["token"].as_str().expect("a token")))
}

/// Whoever knew the old password may have signed in and made tokens: all of it ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_all_sessions_and_tokens() {
    let site = Site::open().await;
    let mut ada = site.account("Ada").await;
    let mut thief = site.stranger();
    thief.sign_in("Ada").await.fine();
    let mut bot = token(&mut thief, &site, true).await;
    let id = ada.open(json!({"game": "krumme-pfade", "seats": [me(), open()]})).await;
    let (mut hears, hears_too, mut mine) =
        (thief.listen(&id).await, bot.listen(&id).await, ada.listen(&id).await);
    hears.read_on("event: beat").await;
    let change = json!({"old": password("Ada"), "new": "a better one"});
    let before = ada.cookie("wp").map(str::to_owned);
    ada.post("/me/password", change).await.fine();
    assert_ne!(ada.cookie("wp").map(str::to_owned), before, "a new session for who changed it");
    ada.get("/me").await.fine();
    assert_eq!(thief.get("/me").await.kind(), "no_person");
    assert_eq!(bot.get("/me").await.kind(), "wrong_token");
    // Their streams end; that of the old cookie does, too, and comes back by the new one.
    hears.drain().await;
    hears_too.drain().await;
    mine.read_on("event: beat").await;

    let mut bot = token(&mut ada, &site, false).await;
    let keep = json!({"old": "a better one", "new": "an even better one", "keep_tokens": true});
    ada.post("/me/password", keep).await.fine();
    bot.get("/me").await.fine();
    site.close().await;
}

/// A token that was made for a guest outlived the claim, and opened the account.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_of_the_guest_dies_with_the_claim() {
    let site = Site::open().await;
    let mut guest = site.stranger();
    let id = guest.open(json!({"game": "krumme-pfade", "seats": [me(), open()]})).await;
    let mut bot = token(&mut guest, &site, true).await;
    let stream = bot.listen(&id).await;
    guest.claim("Ada").await.fine();
    assert_eq!(bot.get("/me").await.kind(), "wrong_token");
    assert_eq!(guest.get("/me").await.fine()["name"], "Ada");
    stream.drain().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_renames_nobody_unless_it_says_so() {
    let site = Site::open().await;
    let mut ada = site.account("Ada").await;
    let mut plays = token(&mut ada, &site, false).await;
    let mut renames = token(&mut ada, &site, true).await;
    assert_eq!(plays.post("/me/name", json!({"name": "Mallory"})).await.kind(), "forbidden");
    assert_eq!(ada.get("/me").await.fine()["name"], "Ada");
    renames.post("/me/name", json!({"name": "Adele"})).await.fine();
    let list = ada.get("/me/tokens").await.fine();
    assert_eq!((&list[0]["rename"], &list[1]["rename"]), (&json!(false), &json!(true)));
    site.close().await;
}

/// A stream that was open when its session ended went on telling what its seat may know.
#[tokio::test(flavor = "multi_thread")]
async fn streams_end_with_their_session_or_token() {
    let site = Site::open().await;
    let mut ada = site.account("Ada").await;
    let id = ada.open(json!({"game": "pixies", "seats": [me(), open()]})).await;
    let mut bot = token(&mut ada, &site, false).await;
    let by_token = bot.listen(&id).await;
    let mut elsewhere = site.stranger();
    elsewhere.sign_in("Ada").await.fine();
    let (by_cookie, mut other) = (elsewhere.listen(&id).await, ada.listen(&id).await);
    let number = ada.get("/me/tokens").await.fine()[0]["number"].clone();
    assert_eq!(ada.ask("DELETE", &format!("/api/v1/me/tokens/{number}"), None).await.status, 200);
    by_token.drain().await;
    assert_eq!(bot.get(&format!("/tables/{id}")).await.kind(), "wrong_token");
    elsewhere.post("/logout", json!({})).await.fine();
    by_cookie.drain().await;
    // Those of others go on.
    ada.post(&format!("/tables/{id}/chat"), json!({"text": "still here"})).await.fine();
    other.read_on("still here").await;
    site.close().await;
}

/// A wrong token made a new guest of whoever showed it; now it is told apart from none.
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_is_told_apart_from_none() {
    let site = Site::open().await;
    let wanted = json!({"game": "krumme-pfade", "seats": [me(), open()]});
    for wrong in ["", "xyz", &"0".repeat(64)] {
        let mut bot = site.stranger().with("authorization", &format!("Bearer {wrong}"));
        if wrong.is_empty() {
            // No token at all behind the word: nobody.
            assert_eq!(bot.get("/me").await.kind(), "no_person");
            continue;
        }
        let reply = bot.get("/me").await;
        assert_eq!((reply.status, reply.kind()), (401, "wrong_token".to_owned()));
        assert_eq!(bot.post("/tables", wanted.clone()).await.kind(), "wrong_token");
        assert!(bot.cookies.is_empty(), "and makes no guest");
    }
    assert_eq!(site.stranger().get("/me").await.kind(), "no_person");
    site.close().await;
}
