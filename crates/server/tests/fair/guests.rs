//! What strangers find, how they are recognised, and who becomes a guest.

use crate::wire::{Site, accounts, me, open, play_on, seat, sitting};
use serde_json::{Value, json};
use server::ratings::settle_all;

/// The ids of link-only tables stood in the history of profiles, and behind the word rematch.
#[tokio::test(flavor = "multi_thread")]
async fn link_only_tables_are_listed_nowhere_to_strangers() {
    let site = Site::open().await;
    let (id, mut two) = accounts(&site, &json!({"game": "krumme-pfade", "rated": true})).await;
    let mut watcher = site.stranger();
    let stream = watcher.listen(&id).await;
    assert_eq!(play_on(&mut two, &id, 500).await["state"], "over");
    settle_all(&*site.app.store).await.expect("ratings");
    let rematch = two[0].post(&format!("/tables/{id}/rematch"), json!({})).await.fine();
    let rematch = rematch["id"].as_str().expect("an id").to_owned();
    let profile = watcher.get("/people/Ada").await.fine();
    assert_eq!(profile["history"].as_array().map(Vec::len), Some(1));
    assert_eq!(profile["history"][0].get("table"), None, "{profile}");
    assert_eq!(two[0].get("/people/Ada").await.fine()["history"][0]["table"], json!(id), "his own he knows");
    assert_eq!(watcher.table(&id).await["rematch"], Value::Null);
    assert_eq!(two[1].table(&id).await["rematch"], json!(rematch));
    assert_eq!(watcher.table(&rematch).await["parent"], Value::Null);
    let everywhere =
        ["/api/v1/tables", "/api/v1/people/Ada", "/", "/u/Ada", "/metrics", "/me", "/api/v1/games"];
    for path in everywhere {
        let text = watcher.ask("GET", path, None).await.text;
        assert!(!text.contains(&id) && !text.contains(&rematch), "{path}");
    }
    site.close().await;
    let told = stream.drain().await;
    assert!(told.contains("event: over") && !told.contains(&rematch), "{told}");
}

/// A password that a proxy asks for took the cookie's place, and a guest was made with each request.
#[tokio::test(flavor = "multi_thread")]
async fn with_a_proxys_password_the_cookie_counts() {
    let site = Site::open().await;
    let mut ada = site.account("Ada").await.with("authorization", "Basic Y2x1YjptYXVz");
    assert_eq!(ada.get("/me").await.fine()["name"], "Ada");
    let id = ada.open(json!({"game": "krumme-pfade", "seats": [me(), open()]})).await;
    assert_eq!(ada.table(&id).await["me"], json!([0]));
    // A browser adds such a password to what other sites have it send: it proves nothing.
    let evil = ada.with("origin", "https://evil.example").with("sec-fetch-site", "cross-site");
    let reply = evil.clone().post("/me/name", json!({"name": "Mallory"})).await;
    assert_eq!(reply.kind(), "forbidden");
    assert_eq!(ada.get("/me").await.fine()["name"], "Ada");
    site.close().await;
}

/// Every failed request left a guest behind, with a session for a year.
#[tokio::test(flavor = "multi_thread")]
async fn failed_posts_make_no_guests() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("fair.db");
    let site = Site::over(&file, crate::wire::quick()).await;
    let mut two = [site.stranger(), site.stranger()];
    let id = seat(&mut two, &json!({"game": "krumme-pfade"})).await;
    let taken = site.account("Ada").await;
    drop(taken);
    let tables = format!("/tables/{id}");
    for (path, body) in [
        ("/tables".to_owned(), json!({"game": "chess", "seats": [me(), open()]})),
        ("/tables".to_owned(), json!({"game": "krumme-pfade", "seats": []})),
        ("/tables".to_owned(), json!({"game": "krumme-pfade", "seats": [me()], "options": {"size": 99}})),
        ("/tables/zzzzzzzzzz/join".to_owned(), sitting()),
        (format!("{tables}/join"), sitting()),
        (format!("{tables}/chat"), json!({"text": ""})),
        (format!("{tables}/branch"), json!({"ply": 0})),
        ("/me/name".to_owned(), json!({"name": "Ada"})),
        ("/me/claim".to_owned(), json!({"name": "Аdа", "password": "12345678"})),
    ] {
        let mut stranger = site.stranger();
        let reply = stranger.post(&path, body).await;
        assert!(reply.status >= 400, "{path}: {reply:?}");
        assert!(stranger.cookies.is_empty(), "{path}: {}", reply.head);
    }
    site.close().await;
    // Two players and one account: nobody else has ever been here.
    assert_eq!(people_in(&file).await, 3);
}

/// How many people a file knows.
async fn people_in(file: &std::path::Path) -> i64 {
    let store = store::Sqlite::open(file).await.expect("a store");
    let count = store.count_people().await.expect("a number");
    store::Store::close(&store).await.expect("an end");
    count
}
