//! No help in matches that count; elsewhere it is told.

use crate::wire::{Site, accounts, computer, me, play_on, seat};
use serde_json::{Value, json};
use server::ratings::settle_all;

/// By the page's own address, by a program's token, and in what previews say.
#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_hints_in_a_rated_match() {
    let site = Site::open().await;
    let (id, mut two) = accounts(&site, &json!({"game": "krumme-pfade", "rated": true})).await;
    let hint = format!("/tables/{id}/hint?seat=0");
    assert_eq!(two[0].get(&hint).await.kind(), "forbidden");
    let token = two[0].post("/me/tokens", json!({"label": "helper"})).await.fine()["token"].clone();
    let mut program =
        site.stranger().with("authorization", &format!("Bearer {}", token.as_str().expect("a token")));
    assert_eq!(program.get(&hint).await.kind(), "forbidden");
    let moves = two[0].get(&format!("/tables/{id}/moves?seat=0")).await.fine();
    let first = &moves["moves"][0];
    for judged in ["expected", "sure", "reasons", "value", "score"] {
        assert_eq!(first.get(judged), None, "a list of moves judges none");
    }
    let preview = format!("/tables/{id}/preview?seat=0&move={}", first["text"].as_str().expect("a move"));
    let preview = two[0].get(&preview).await.fine();
    let mut said: Vec<&str> = preview.as_object().expect("an object").keys().map(String::as_str).collect();
    said.sort_unstable();
    assert_eq!(
        said,
        ["described", "effects", "svg"],
        "a preview says what happens, and not how good that is"
    );
    let table = two[1].table(&id).await;
    assert_eq!(table["ply"], json!(0), "and nothing has moved");
    site.close().await;
}

/// Nobody's place is earned by a computer player: who leaves comes last, and cannot come back for the victory.
#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_wins_nothing_for_whoever_left() {
    let site = Site::open().await;
    let mut three = [site.account("Ada").await, site.account("Eve").await, site.account("Zoe").await];
    let id = seat(&mut three, &json!({"game": "pixies", "rated": true})).await;
    play_on(&mut three, &id, 3).await;
    three[2].post(&format!("/tables/{id}/leave"), json!({})).await.fine();
    let back = three[2].post(&format!("/tables/{id}/takeback"), json!({"seat": 2})).await;
    assert_eq!(back.kind(), "forbidden");
    // The others can end it by a vote; that spares nobody who left.
    for person in &mut three[..2] {
        person.post(&format!("/tables/{id}/vote"), json!({"end": true})).await.fine();
    }
    let table = three[0].table(&id).await;
    assert_eq!((&table["state"], &table["outcome"]["ranking"]), (&json!("over"), &json!([[0, 1], [2]])));
    settle_all(&*site.app.store).await.expect("ratings");
    let rating = |profile: Value| profile["games"][0]["rating"]["rating"].as_i64().expect("a rating");
    let ada = rating(site.stranger().get("/people/Ada").await.fine());
    let zoe = rating(site.stranger().get("/people/Zoe").await.fine());
    assert!(ada > 1500 && zoe < 1500, "{ada} {zoe}");

    let mut two = [three[0].clone(), three[1].clone()];
    let id = seat(&mut two, &json!({"game": "krumme-pfade", "rated": true})).await;
    two[0].post(&format!("/tables/{id}/leave"), json!({})).await.fine();
    let table = two[1].table(&id).await;
    assert_eq!(
        (&table["state"], &table["outcome"]["winners"]),
        (&json!("over"), &json!([1])),
        "nobody is left to beat"
    );
    site.close().await;
}

/// Among friends hints are fine, and everybody reads at the end who used them.
#[tokio::test(flavor = "multi_thread")]
async fn friends_read_at_the_end_who_used_hints() {
    let site = Site::open().await;
    let mut two = [site.stranger(), site.stranger()];
    let id = seat(&mut two, &json!({"game": "krumme-pfade"})).await;
    for _ in 0..2 {
        two[0].get(&format!("/tables/{id}/hint?seat=0")).await.fine();
    }
    assert_eq!(two[1].table(&id).await["hints"], json!([]), "not before the end");
    let over = play_on(&mut two, &id, 500).await;
    assert_eq!((&over["state"], &over["hints"]), (&json!("over"), &json!([2, 0])));

    let mut ada = site.stranger();
    let id = ada.open(json!({"game": "krumme-pfade", "seats": [me(), computer()]})).await;
    ada.get(&format!("/tables/{id}/hint?seat=0")).await.fine();
    ada.post(&format!("/tables/{id}/vote"), json!({"end": true})).await.fine();
    assert_eq!(ada.table(&id).await["hints"], json!([1, 0]));
    site.close().await;
}
