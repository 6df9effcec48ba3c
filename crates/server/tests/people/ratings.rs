//! Ratings follow from rated matches of accounts, once.

use crate::asker::{Asker, Site, sitting};
use serde_json::{Value, json};
use server::ratings::settle_all;

/// Plays a match to its end, always the first legal move.
async fn play_out(id: &str, players: &mut [Asker; 2]) -> Value {
    for _ in 0..500 {
        let view = players[0].get(&format!("/api/v1/tables/{id}")).await.fine();
        if view["state"] != "playing" {
            return view;
        }
        let seat = view["waiting"][0].as_u64().expect("a seat") as usize;
        let moves = players[seat].get(&format!("/api/v1/tables/{id}/moves?seat={seat}")).await.fine();
        let play = json!({"seat": seat, "move": moves["moves"][0]["text"], "ply": view["ply"], "epoch": view["epoch"]});
        players[seat].post(&format!("/api/v1/tables/{id}/play"), play).await.fine();
    }
    panic!("the match does not end");
}

async fn a_match(players: &mut [Asker; 2], rated: bool) -> Value {
    let id = players[0].open(rated).await;
    players[1].post(&format!("/api/v1/tables/{id}/join"), sitting()).await.fine();
    play_out(&id, players).await
}

#[tokio::test]
async fn a_rated_match_of_accounts_is_rated_once() {
    let site = Site::new().await;
    let mut players = [site.stranger(), site.stranger()];
    players[0].claim("Ada").await.fine();
    players[1].claim("Eve").await.fine();
    a_match(&mut players, false).await;
    assert_eq!(settle_all(&*site.app.store).await.expect("ratings"), 0, "friendly matches are not rated");
    let view = a_match(&mut players, true).await;
    assert_eq!(settle_all(&*site.app.store).await.expect("ratings"), 1);
    assert_eq!(settle_all(&*site.app.store).await.expect("ratings"), 0, "once");
    let ada = site.stranger().get("/api/v1/people/aDa").await.fine();
    let eve = site.stranger().get("/api/v1/people/Eve").await.fine();
    assert_eq!((ada["name"].as_str(), &ada["games"][0]["played"]), (Some("Ada"), &json!(2)));
    let (of_ada, of_eve) = (&ada["games"][0]["rating"], &eve["games"][0]["rating"]);
    assert_eq!((&of_ada["games"], &of_ada["provisional"]), (&json!(1), &json!(true)));
    assert_eq!(ada["history"].as_array().map(Vec::len), Some(1));
    let sum = of_ada["rating"].as_i64().expect("a number") + of_eve["rating"].as_i64().expect("a number");
    assert!((2999..=3001).contains(&sum), "what one wins the other loses: {of_ada} {of_eve}");
    let winners: Vec<u64> =
        view["outcome"]["winners"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    if winners == [0] {
        assert!(of_ada["rating"].as_i64() > of_eve["rating"].as_i64());
    } else if winners == [1] {
        assert!(of_ada["rating"].as_i64() < of_eve["rating"].as_i64());
    }
}

#[tokio::test]
async fn guests_and_computers_play_no_rated_matches() {
    let site = Site::new().await;
    let mut players = [site.stranger(), site.stranger()];
    players[0].claim("Ada").await.fine();
    let id = players[0].open(true).await;
    let join = format!("/api/v1/tables/{id}/join");
    assert_eq!(
        players[1].post(&join, sitting()).await.kind(),
        "forbidden",
        "a guest could claim the victory later"
    );
    let wanted = |seats: Value| json!({"game": "krumme-pfade", "seats": seats, "rated": true});
    let open = wanted(json!([{"kind": "me"}, {"kind": "open"}]));
    assert_eq!(site.stranger().post("/api/v1/tables", open).await.kind(), "forbidden");
    for other in ["computer", "hotseat", "me"] {
        let seats = wanted(json!([{"kind": "me"}, {"kind": other}]));
        assert_eq!(players[0].post("/api/v1/tables", seats).await.kind(), "bad_request", "{other}");
    }
    // The host lets the computer take the other seat: it does not count any more, and says so.
    players[0].post(&format!("/api/v1/tables/{id}/start"), json!({"level": "random"})).await.fine();
    let view = players[0].get(&format!("/api/v1/tables/{id}")).await.fine();
    assert_eq!((&view["rated"], &view["unrated"]), (&json!(false), &json!("computers")));
    assert_eq!(site.stranger().get("/api/v1/people/Nobody").await.kind(), "not_found");
}
