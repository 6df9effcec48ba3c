//! A rematch is for those who sat there, and a table is its host's to close.

use crate::wire::{Site, computer, open, play_on, seat, sitting};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_takes_no_seat_of_a_rematch() {
    let site = Site::open().await;
    let mut two = [site.stranger(), site.stranger()];
    let id = seat(&mut two, &json!({"game": "krumme-pfade"})).await;
    assert_eq!(play_on(&mut two, &id, 500).await["state"], "over");
    let rematch = two[0].post(&format!("/tables/{id}/rematch"), json!({})).await.fine();
    let rematch = rematch["id"].as_str().expect("an id").to_owned();
    let mut stranger = site.stranger();
    let join = format!("/tables/{rematch}/join");
    assert_eq!(stranger.post(&join, sitting()).await.kind(), "forbidden");
    assert_eq!(stranger.post(&join, json!({"seat": 0})).await.kind(), "forbidden");
    stranger.post(&format!("/tables/{id}/chat"), json!({"text": "well played"})).await.fine();
    assert_eq!(stranger.post(&format!("/tables/{id}/rematch"), json!({})).await.kind(), "forbidden");
    assert_eq!(stranger.post(&format!("/tables/{rematch}/leave"), json!({})).await.kind(), "forbidden");
    let table = two[0].table(&rematch).await;
    assert_eq!((&table["state"], &table["seats"][0]["kind"]), (&json!("gathering"), &json!("open")));
    assert!(table["seats"][0]["kept_for"].is_string(), "{}", table["seats"][0]);
    // Standing up gives the seat to nobody else, either.
    two[1].post(&join, sitting()).await.fine();
    two[1].post(&format!("/tables/{rematch}/leave"), json!({})).await.fine();
    assert_eq!(stranger.post(&join, sitting()).await.kind(), "forbidden");
    two[1].post(&join, sitting()).await.fine();
    two[0].add_part(&rematch).await;
    let table = two[1].table(&rematch).await;
    assert_eq!((&table["state"], &table["me"]), (&json!("playing"), &json!([0])));
    site.close().await;
}

/// Somebody who never sat there ended a table by leaving it, and somebody who came by did by standing up.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_closes_no_table_whose_host_has_not_sat_down() {
    let site = Site::open().await;
    let mut host = site.stranger();
    let id = host.open(json!({"game": "pixies", "seats": [open(), open(), computer()]})).await;
    let mut stranger = site.stranger();
    stranger.post(&format!("/tables/{id}/chat"), json!({"text": "hello"})).await.fine();
    let leave = format!("/tables/{id}/leave");
    assert_eq!(stranger.post(&leave, json!({})).await.kind(), "forbidden");
    stranger.post(&format!("/tables/{id}/join"), sitting()).await.fine();
    stranger.post(&leave, json!({})).await.fine();
    assert_eq!(host.table(&id).await["state"], "gathering");
    host.post(&leave, json!({})).await.fine();
    assert_eq!(host.table(&id).await["state"], "broken_off", "the host may");
    site.close().await;
}
