//! The dice are promised before anybody's part is known.

use crate::wire::{Site, accounts, computer, me, open, play_on, seat, sitting};
use serde_json::{Value, json};
use server::dice::Proof;
use table::{Record, Start};

/// A server that got the opener's part with the request that draws the secret could try secrets until it likes the
/// shuffle. So such a request is refused, and nothing begins before the part has come after the promise.
#[tokio::test(flavor = "multi_thread")]
async fn the_promise_comes_before_the_part_of_the_opener() {
    let site = Site::open().await;
    let mut ada = site.stranger();
    let with_part = json!({"game": "fairy-trails", "seats": [me(), computer()], "part": "5a".repeat(32)});
    assert_eq!(ada.post("/tables", with_part).await.kind(), "bad_request");

    let wanted = json!({"game": "pixies", "seats": [me(), computer()]});
    let opened = ada.post("/tables", wanted).await.fine();
    let id = opened["id"].as_str().expect("an id");
    let promised = opened["commitment"].as_str().expect("a promise").to_owned();
    let table = ada.table(id).await;
    assert_eq!((&table["state"], &table["ply"]), (&json!("gathering"), &json!(0)), "no dice yet");
    assert_eq!(table["dice"], json!({"commitment": promised, "parts": [false, false], "proof": false}));
    assert_eq!(ada.get(&format!("/tables/{id}/moves?seat=0")).await.kind(), "not_started");

    let path = format!("/tables/{id}/part");
    for bad in ["", "xyz", &"5A".repeat(32), &"5a".repeat(33)] {
        assert_eq!(ada.post(&path, json!({"part": bad})).await.kind(), "bad_request", "{bad}");
    }
    let mut stranger = site.stranger();
    assert_eq!(stranger.post(&path, sitting()).await.kind(), "no_person");
    let added = ada.post(&path, sitting()).await.fine();
    assert_eq!(added, json!({"state": "playing", "commitment": promised}));
    assert_eq!(ada.post(&path, sitting()).await.fine()["state"], "playing", "the same again does no harm");
    assert_eq!(ada.post(&path, json!({"part": "5b".repeat(32)})).await.kind(), "taken");
    site.close().await;
}

/// Everybody's part is waited for, at one screen too, and a host cannot begin without them.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_waits_for_everybodys_part() {
    let site = Site::open().await;
    let (mut ada, mut eve) = (site.stranger(), site.stranger());
    let seats = json!([me(), {"kind": "hotseat", "name": "Ben"}, open()]);
    let opened = ada.post("/tables", json!({"game": "pixies", "seats": seats})).await.fine();
    let id = opened["id"].as_str().expect("an id");
    eve.post(&format!("/tables/{id}/join"), json!({})).await.fine();
    ada.add_part(id).await;
    let table = ada.table(id).await;
    assert_eq!(table["dice"]["parts"], json!([true, true, false]), "one part for both at one screen");
    assert_eq!(table["state"], "gathering");
    ada.post(&format!("/tables/{id}/start"), json!({})).await.fine();
    assert_eq!(ada.table(id).await["state"], "gathering");
    eve.add_part(id).await;
    assert_eq!(ada.table(id).await["state"], "playing");
    site.close().await;
}

/// The record brings the promise and all parts, and they are those that were shown and added.
#[tokio::test(flavor = "multi_thread")]
async fn the_record_carries_the_promise_and_the_parts() {
    let site = Site::open().await;
    let (id, mut two) = accounts(&site, &json!({"game": "fairy-trails"})).await;
    let promised = two[1].table(&id).await["dice"]["commitment"].clone();
    assert_eq!(play_on(&mut two, &id, 500).await["state"], "over");
    let text = two[0].get(&format!("/tables/{id}/record")).await.text;
    let record = Record::read(&text).expect("a record");
    let dice: Value = record.dice.clone().expect("a promise");
    assert_eq!(
        (&dice["commitment"], &dice["parts"]),
        (&promised, &json!(["5a".repeat(32), "5a".repeat(32)]))
    );
    let proof: Proof = serde_json::from_value(dice).expect("a proof");
    assert_eq!(record.start, Start::Seed(proof.check().expect("it holds")));
    let rematch = two[1].post(&format!("/tables/{id}/rematch"), json!({})).await.fine();
    assert_ne!(rematch["commitment"], promised, "a new promise");
    assert_eq!(seat(&mut two, &json!({"game": "pixies"})).await.len(), 10);
    site.close().await;
}
