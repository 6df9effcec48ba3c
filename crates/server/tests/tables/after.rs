//! After the match: records, proofs, replays, rematches, branches.

use crate::house::{Guest, House, Luck, me, open, pair, play_on};
use axum::http::Method;
use serde_json::{Value, json};
use server::dice::Proof;
use table::{Record, Start};

fn at(id: &str, what: &str) -> String {
    format!("/api/v1/tables/{id}/{what}")
}

const PARTS: [&str; 2] = [
    "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
    "ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100",
];

/// A table for two, to whose dice the opener has added.
async fn opened(guest: &mut Guest, game: &str) -> String {
    let opened = guest.post("/api/v1/tables", json!({"game": game, "seats": [me(), open()]})).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let added = guest.post(&at(&id, "part"), json!({"part": PARTS[0]})).await;
    assert_eq!(added, json!({"state": "gathering", "commitment": opened["commitment"]}));
    id
}

/// A finished match between two who both added to the dice.
async fn finished(house: &House, game: &str) -> (String, [Guest; 2]) {
    let (mut one, mut two) = (house.guest(), house.guest());
    let id = opened(&mut one, game).await;
    two.post(&at(&id, "join"), json!({"part": PARTS[1]})).await;
    let mut guests = [one, two];
    play_on(&mut guests, &id, 2000, &mut Luck(11)).await;
    (id, guests)
}

/// What was promised before is what was played with, and everybody's part is in it.
#[tokio::test(flavor = "multi_thread")]
async fn the_dice_can_be_proved() {
    let house = House::new().await;
    let (mut one, mut two) = (house.guest(), house.guest());
    let id = opened(&mut one, "fairy-trails").await;
    let promised = one.table(&id).await["dice"]["commitment"].clone();
    assert_eq!(one.table(&id).await["dice"]["parts"], json!([true, false]));
    two.post(&at(&id, "join"), json!({"part": PARTS[1]})).await;
    let mut guests = [one, two];
    for path in ["dice", "record"] {
        assert_eq!(guests[0].refused(Method::GET, &at(&id, path), Value::Null).await, "hidden");
    }
    play_on(&mut guests, &id, 2000, &mut Luck(11)).await;
    let proof = guests[1].get(&at(&id, "dice")).await;
    assert_eq!(proof["commitment"], promised);
    assert_eq!(proof["parts"], json!(PARTS));
    let proof: Proof = serde_json::from_value(proof).unwrap();
    let seed = proof.check().unwrap();
    let (_, text) = house.guest().text(&at(&id, "record")).await;
    let record = Record::read(&text).unwrap();
    assert_eq!(record.start, Start::Seed(seed));
    assert!(shelf::find("fairy-trails").unwrap().replay(&record).is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_replayed_through_any_eyes() {
    let house = House::new().await;
    let (id, guests) = finished(&house, "elemente").await;
    let mut stranger = house.guest();
    let plies = guests[0].clone().table(&id).await["ply"].as_u64().unwrap();
    for eyes in ["0", "1", "spectator"] {
        let replay = stranger.get(&at(&id, &format!("replay?as={eyes}"))).await;
        assert_eq!(replay["steps"].as_array().unwrap().len() as u64, plies);
        for ply in [0, plies / 2, plies] {
            let (status, svg) = stranger.text(&at(&id, &format!("picture?as={eyes}&ply={ply}"))).await;
            assert!(status.is_success() && svg.starts_with("<svg"), "{svg}");
        }
    }
    for what in ["picture", "panels"] {
        let (_, now) = stranger.text(&at(&id, &format!("{what}?as=0"))).await;
        let (_, first) = stranger.text(&at(&id, &format!("{what}?as=0&ply=0"))).await;
        let (_, last) = stranger.text(&at(&id, &format!("{what}?as=0&ply={plies}"))).await;
        assert!(now == last && now != first, "{what}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_one_table_with_everybody_one_seat_further() {
    let house = House::new().await;
    let (id, mut guests) = finished(&house, "krumme-pfade").await;
    let mut stream = guests[1].news(&id).await;
    let first = guests[0].post(&at(&id, "rematch"), json!({})).await["id"].as_str().unwrap().to_owned();
    assert_eq!(stream.until("rematch").await.data["table"], json!(first));
    assert_eq!(guests[0].table(&first).await["state"], "gathering");
    let second = guests[1].post(&at(&id, "rematch"), json!({})).await;
    assert_eq!(second["id"], json!(first));
    guests[0].add_part(&first).await;
    assert_eq!(guests[0].table(&first).await["state"], "gathering", "it waits for the part of the other");
    guests[1].add_part(&first).await;
    assert_eq!(guests[0].post(&at(&id, "rematch"), json!({})).await["id"], json!(first));
    let (one, two) = (guests[0].table(&first).await, guests[1].table(&first).await);
    assert_eq!((&one["me"], &two["me"], &one["state"]), (&json!([1]), &json!([0]), &json!("playing")));
    assert_eq!(one["parent"], json!({"table": id, "ply": null}));
    assert_eq!(guests[0].table(&id).await["rematch"], json!(first));
    let mut stranger = house.guest();
    stranger.post(&at(&id, "chat"), json!({"text": "well played"})).await;
    assert_eq!(stranger.refused(Method::POST, &at(&id, "rematch"), json!({})).await, "forbidden");
    assert_eq!(stranger.table(&first).await["me"], json!([]), "there is no seat for who did not play");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_goes_on_from_any_ply_against_the_computer() {
    for game in shelf::IDS {
        let house = House::new().await;
        let (id, _) = finished(&house, game).await;
        let mut guest = house.guest();
        let replay = guest.get(&at(&id, "replay")).await;
        let half = replay["plies"].as_u64().unwrap() / 2;
        let branch = json!({"ply": half, "level": "random"});
        let branched = guest.post(&at(&id, "branch"), branch).await["id"].as_str().unwrap().to_owned();
        let table = guest.table(&branched).await;
        assert_eq!((&table["state"], &table["parent"]["ply"]), (&json!("playing"), &json!(half)));
        assert_eq!(table["dice"], json!({"commitment": null, "parts": vec![false; 2], "proof": false}));
        // The caller has the seat that had to decide, and sees what that seat saw.
        let seat = table["me"][0].as_u64().unwrap();
        let (_, there) = guest.text(&at(&id, &format!("picture?as={seat}&ply={half}"))).await;
        let made = guest.clone().move_somehow(&branched, seat, &mut Luck(1)).await;
        assert_eq!(made["ply"], json!(1));
        assert!(there.starts_with("<svg"));
        let end = replay["plies"].clone();
        assert_eq!(guest.refused(Method::POST, &at(&id, "branch"), json!({"ply": end})).await, "game_over");
        assert_eq!(
            guest.refused(Method::POST, &at(&id, "branch"), json!({"ply": 9999})).await,
            "bad_request"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn my_tables_are_listed() {
    let house = House::new().await;
    let (id, mut guests) = finished(&house, "krumme-pfade").await;
    let running = guests[0].open("pixies", &[me(), open()]).await;
    let mine = guests[0].get("/api/v1/me/tables").await;
    assert_eq!(mine["running"][0]["id"], json!(running));
    assert_eq!(mine["ended"][0]["id"], json!(id));
    assert!(mine["ended"][0]["seats"][0]["place"].is_number());
    assert_eq!(house.guest().refused(Method::GET, "/api/v1/me/tables", Value::Null).await, "no_person");
    let public = json!({"game": "pixies", "seats": [me(), open()], "visibility": "public"});
    let public = guests[1].post("/api/v1/tables", public).await["id"].clone();
    let listed = house.guest().get("/api/v1/tables").await;
    let ids: Vec<&Value> = listed.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [&public], "tables with a link only are in no list");
    let _ = pair(&house, "pixies").await;
}
