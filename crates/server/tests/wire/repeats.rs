//! Posts that come twice act once, over a restart too.

use crate::site::{Site, settings};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use store::Sqlite;

async fn over(file: &Path) -> Site {
    Site::over(Arc::new(Sqlite::open_alone(file).await.unwrap()), settings()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_said_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let site = over(&file).await;
    let (id, cookies) = site.pair("krumme-pfade").await;
    let chat = format!("/api/v1/tables/{id}/chat");
    let words = json!({"text": "hello", "id": "w1"});
    let first = site.act(&chat, &cookies[0], &words).await;
    assert_eq!(site.act(&chat, &cookies[0], &words).await, first);
    site.end().await;
    let site = over(&file).await;
    assert_eq!(site.act(&chat, &cookies[0], &words).await, first, "after a restart");
    site.act(&chat, &cookies[1], &words).await;
    site.act(&chat, &cookies[0], &json!({"text": "hello", "id": "w2"})).await;
    let view = site.get(&format!("/api/v1/tables/{id}"), &cookies[0]).await;
    assert_eq!(view["chat"].as_array().unwrap().len(), 3, "{view}");
    for bad in ["", "two words", &"x".repeat(65), "ö"] {
        let refused = site.post(&chat, &cookies[0], &json!({"text": "hello", "id": bad})).await;
        assert_eq!(refused.status, 400, "{bad}: {refused:?}");
    }
    site.end().await;
}

/// Alone at one screen every undo is free: posted twice, it must not take back two moves.
#[tokio::test(flavor = "multi_thread")]
async fn an_undo_takes_back_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let site = over(&file).await;
    let seats = json!([{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]);
    let (id, cookie) = site.open("", "krumme-pfade", seats).await;
    for _ in 0..2 {
        for seat in 0..2 {
            site.move_first(&id, &cookie, seat, "text").await;
        }
    }
    let undo = format!("/api/v1/tables/{id}/undo");
    let body = json!({"plies": 1, "id": "u1"});
    let first = site.act(&undo, &cookie, &body).await;
    assert_eq!((&first["done"], &first["epoch"], &first["ply"]), (&json!(true), &json!(1), &json!(3)));
    assert_eq!(site.act(&undo, &cookie, &body).await, first);
    site.end().await;
    let site = over(&file).await;
    assert_eq!(site.act(&undo, &cookie, &body).await, first, "after a restart");
    let next = site.act(&undo, &cookie, &json!({"plies": 1, "id": "u2"})).await;
    assert_eq!((&next["epoch"], &next["ply"]), (&json!(2), &json!(2)));
    // One that was refused may be tried again.
    let refused = site.post(&undo, &cookie, &json!({"plies": 99, "id": "u3"})).await;
    assert_eq!(refused.status, 400, "{refused:?}");
    let tried = site.act(&undo, &cookie, &json!({"plies": 1, "id": "u3"})).await;
    assert_eq!(tried["ply"], 1);
    site.end().await;
}

/// A wish that was refused is not told again because its post comes once more.
#[tokio::test(flavor = "multi_thread")]
async fn a_wish_is_asked_once_and_a_vote_that_comes_late_changes_nothing() {
    let site = Site::new(settings()).await;
    let (id, cookies) = site.pair("krumme-pfade").await;
    for seat in [0, 1] {
        site.move_first(&id, &cookies[seat as usize], seat, "text").await;
    }
    let path = format!("/api/v1/tables/{id}");
    let wish = json!({"plies": 2, "id": "u1"});
    assert_eq!(site.act(&format!("{path}/undo"), &cookies[0], &wish).await["done"], false);
    let no = json!({"agree": false, "id": "n1"});
    site.act(&format!("{path}/undo/answer"), &cookies[1], &no).await;
    assert_eq!(site.act(&format!("{path}/undo"), &cookies[0], &wish).await["done"], false);
    assert_eq!(site.get(&path, &cookies[1]).await["undo"]["asked_by"], json!(null), "it is not asked again");
    site.act(&format!("{path}/undo/answer"), &cookies[1], &no).await;

    let end = json!({"end": true, "id": "v1"});
    site.act(&format!("{path}/vote"), &cookies[0], &end).await;
    site.act(&format!("{path}/vote"), &cookies[0], &json!({"end": false, "id": "v2"})).await;
    site.act(&format!("{path}/vote"), &cookies[0], &end).await;
    assert_eq!(site.get(&path, &cookies[0]).await["votes"], json!([]), "the later word stands");
    let stranger = site.open("", "krumme-pfade", json!([{"kind": "me"}, {"kind": "open"}])).await.1;
    for (to, body) in [("vote", json!({"end": true, "id": "s"})), ("undo", json!({"plies": 1, "id": "s"}))] {
        assert_eq!(site.post(&format!("{path}/{to}"), &stranger, &body).await.status, 403, "{to}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_json_form_is_recognised_after_a_restart() {
    for game in shelf::IDS {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("store.db");
        let site = over(&file).await;
        let seats = json!([{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]);
        let (id, cookie) = site.open("", game, seats).await;
        let path = format!("/api/v1/tables/{id}");
        let mut posts = Vec::new();
        for _ in 0..6 {
            let view = site.get(&path, &cookie).await;
            let seat = view["waiting"][0].as_u64().unwrap();
            posts.push(site.move_first(&id, &cookie, seat, "json").await);
        }
        site.end().await;
        let site = over(&file).await;
        let play = format!("{path}/play");
        for (number, post) in posts.iter().enumerate() {
            let again = site.act(&play, &cookie, post).await;
            assert_eq!((&again["again"], &again["ply"]), (&json!(true), &json!(number + 1)), "{game} {post}");
        }
        assert_eq!(site.get(&path, &cookie).await["ply"], json!(6), "{game}");
        site.end().await;
    }
}
