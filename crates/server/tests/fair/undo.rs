//! Taking back: never without those it concerns.

use crate::wire::{Site, accounts, computer, me, play_on, seat};
use core::time::Duration;
use serde_json::{Value, json};
use server::ratings::settle_all;

/// How much the rating of somebody in a game is, if there is one.
async fn rating(site: &Site, name: &str) -> Value {
    site.stranger().get(&format!("/people/{name}")).await.fine()["games"][0]["rating"]["rating"].clone()
}

/// The attack: the opponent is gone, and what was drawn comes again after it was taken back.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_is_not_rewound_behind_somebodys_back() {
    let site = Site::open().await;
    let mut three = [site.account("Ada").await, site.account("Eve").await, site.account("Zoe").await];
    let id = seat(&mut three, &json!({"game": "pixies", "rated": true})).await;
    play_on(&mut three, &id, 7).await;
    let undo = format!("/tables/{id}/undo");
    // Present, but not asked: nothing is free in a match that counts.
    let table = three[0].table(&id).await;
    let mover = table["last"]["seat"].as_u64().expect("a seat") as usize;
    assert_eq!(three[mover].table(&id).await["undo"]["free"], json!(0));
    assert_eq!(three[mover].post(&undo, json!({"plies": 1})).await.fine()["done"], json!(false));
    let table = three[0].table(&id).await;
    assert_eq!(table["undo"]["missing"].as_array().map(Vec::len), Some(2), "both others are asked");
    three[mover].post(&format!("{undo}/answer"), json!({"agree": false})).await.fine();
    // Gone: whoever is absent has agreed to nothing.
    three[1].post(&format!("/tables/{id}/leave"), json!({})).await.fine();
    for plies in [1, 3, 7] {
        assert_eq!(three[0].post(&undo, json!({"plies": plies})).await.kind(), "forbidden");
    }
    let table = three[0].table(&id).await;
    assert_eq!(
        (&table["epoch"], &table["given_up"], &table["rated"]),
        (&json!(0), &json!([1]), &json!(true))
    );
    site.close().await;
}

/// A wish that was agreed to while all were there is not carried out once somebody is gone.
#[tokio::test(flavor = "multi_thread")]
async fn an_agreement_does_not_outlive_the_presence_of_the_others() {
    let site = Site::open().await;
    let mut three = [site.account("Ada").await, site.account("Eve").await, site.account("Zoe").await];
    let id = seat(&mut three, &json!({"game": "pixies", "rated": true})).await;
    play_on(&mut three, &id, 4).await;
    three[0].post(&format!("/tables/{id}/undo"), json!({"plies": 2})).await.fine();
    let answer = format!("/tables/{id}/undo/answer");
    three[1].post(&answer, json!({"agree": true})).await.fine();
    three[1].post(&format!("/tables/{id}/leave"), json!({})).await.fine();
    let last = three[2].post(&answer, json!({"agree": true})).await;
    assert!(last.status >= 400, "{last:?}");
    assert_eq!(three[2].table(&id).await["epoch"], json!(0));
    site.close().await;
}

/// With everybody's consent what was drawn is taken back, and the match stops counting: said to all, and rated for nobody.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_drawn_and_taken_back_does_not_count() {
    let site = Site::open().await;
    let (id, mut two) = accounts(&site, &json!({"game": "fairy-trails", "rated": true})).await;
    assert_eq!(two[1].table(&id).await["rated"], json!(true));
    play_on(&mut two, &id, 1).await;
    let mover = two[0].table(&id).await["last"]["seat"].as_u64().expect("a seat") as usize;
    let mut stream = two[1 - mover].listen(&id).await;
    assert_eq!(two[mover].post(&format!("/tables/{id}/undo"), json!({})).await.fine()["done"], json!(false));
    let agreed = two[1 - mover].post(&format!("/tables/{id}/undo/answer"), json!({"agree": true})).await;
    assert_eq!(agreed.fine()["done"], json!(true));
    stream.read_on("event: reset").await;
    for person in &mut two {
        let table = person.table(&id).await;
        assert_eq!((&table["rated"], &table["unrated"]), (&json!(false), &json!("undo")));
    }
    assert_eq!(play_on(&mut two, &id, 500).await["state"], "over");
    settle_all(&*site.app.store).await.expect("ratings");
    assert_eq!((rating(&site, "Ada").await, rating(&site, "Eve").await), (Value::Null, Value::Null));
    site.close().await;
}

/// Where nothing came to light by it, a move that all let go leaves the match as it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_slip_that_all_forgive_still_counts() {
    let site = Site::open().await;
    let (id, mut two) = accounts(&site, &json!({"game": "krumme-pfade", "rated": true})).await;
    play_on(&mut two, &id, 1).await;
    assert_eq!(two[0].post(&format!("/tables/{id}/undo"), json!({})).await.fine()["done"], json!(false));
    two[1].post(&format!("/tables/{id}/undo/answer"), json!({"agree": true})).await.fine();
    assert_eq!(two[0].table(&id).await["rated"], json!(true));
    site.close().await;
}

/// Friends, too: whoever has left is asked before what came to light is taken back.
#[tokio::test(flavor = "multi_thread")]
async fn friends_who_left_are_asked_too() {
    let site = Site::open().await;
    let mut two = [site.stranger(), site.stranger()];
    let id = seat(&mut two, &json!({"game": "fairy-trails"})).await;
    play_on(&mut two, &id, 2).await;
    two[1].post(&format!("/tables/{id}/leave"), json!({})).await.fine();
    let undone = two[0].post(&format!("/tables/{id}/undo"), json!({"plies": 2})).await.fine();
    assert_eq!(undone["done"], json!(false), "nobody has agreed");
    let undone = two[1].post(&format!("/tables/{id}/undo/answer"), json!({"agree": true})).await;
    // The stand-in may have moved meanwhile, and the wish have lapsed with that.
    assert!(undone.status == 200 || undone.kind() == "stale", "{undone:?}");
    site.close().await;
}

/// Alone against computers it goes further, is said, and stands in no statistics.
#[tokio::test(flavor = "multi_thread")]
async fn alone_taking_back_makes_a_match_practice() {
    let site = Site::open().await;
    let mut ada = site.account("Ada").await;
    let id = ada.open(json!({"game": "fairy-trails", "seats": [me(), computer()]})).await;
    let mine = |table: &Value| table["state"] == "over" || table["waiting"] == json!([0]);
    ada.until(&id, "the turn", mine).await;
    ada.play(&id, 0, 1).await;
    let table = ada.until(&id, "the turn", mine).await;
    assert_eq!((&table["undo"]["alone"], &table["practice"]), (&json!(true), &json!(false)));
    assert!(
        table["undo"]["own"].as_u64() > table["undo"]["free"].as_u64(),
        "cards were drawn: {}",
        table["undo"]
    );
    let undone = ada.post(&format!("/tables/{id}/undo"), json!({})).await.fine();
    assert_eq!((&undone["done"], &undone["practice"]), (&json!(true), &json!(true)));
    assert_eq!(ada.table(&id).await["practice"], json!(true));
    loop {
        let table = ada.until(&id, "the turn", mine).await;
        if table["state"] == "over" {
            break;
        }
        ada.play(&id, 0, 3).await;
    }
    tokio::time::sleep(Duration::from_millis(1)).await;
    let profile = site.stranger().get("/people/Ada").await.fine();
    assert_eq!(profile["games"], json!([]), "practice is not counted");
    site.close().await;
}
