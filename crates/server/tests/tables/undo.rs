//! Taking back: freely, and by agreement.

use crate::house::{House, Luck, computer, me, pair, play_on};
use axum::http::Method;
use serde_json::json;

fn at(id: &str, what: &str) -> String {
    format!("/api/v1/tables/{id}/{what}")
}

#[tokio::test(flavor = "multi_thread")]
async fn own_moves_that_told_nobody_anything_are_taken_back_at_once() {
    let house = House::new().await;
    let mut guest = house.guest();
    let id = guest.open("krumme-pfade", &[me(), computer("random")]).await;
    let mut stream = guest.news(&id).await;
    let choice = guest.moves(&id, 0).await.remove(0);
    guest.play(&id, 0, &choice).await;
    while guest.table(&id).await["ply"] != json!(2) {
        stream.until("ply").await;
    }
    let table = guest.table(&id).await;
    assert_eq!((&table["undo"]["free"], &table["undo"]["own"]), (&json!(2), &json!(2)));
    let undone = guest.post(&at(&id, "undo"), json!({})).await;
    assert_eq!(undone, json!({"done": true, "practice": false, "epoch": 1, "ply": 0}));
    assert_eq!(stream.until("reset").await.data["why"], "undo");
    // The old request belongs to an epoch that is over; a new one may make the same move.
    let stale = json!({"seat": 0, "move": choice, "ply": 0, "epoch": 0});
    assert_eq!(guest.refused(Method::POST, &at(&id, "play"), stale).await, "stale");
    guest.play(&id, 0, &choice).await;
    assert_eq!(guest.refused(Method::POST, &at(&id, "undo"), json!({"plies": 99})).await, "bad_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_moves_of_others_are_taken_back_only_if_they_agree() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    assert_eq!(guests[0].refused(Method::POST, &at(&id, "undo"), json!({})).await, "bad_request");
    play_on(&mut guests, &id, 3, &mut Luck(1)).await;
    let mut stream = guests[0].news(&id).await;
    // Seat 0 moved last: that alone is free. Seat 1 has to ask for two.
    assert_eq!(guests[0].table(&id).await["undo"]["free"], json!(1));
    let asked = guests[1].post(&at(&id, "undo"), json!({})).await;
    assert_eq!(asked, json!({"done": false, "practice": false, "epoch": 0, "ply": 3}));
    let wish = stream.until("undo").await.data;
    assert_eq!((&wish["asked_by"], &wish["plies"], &wish["missing"]), (&json!(1), &json!(2), &json!([0])));
    assert_eq!(guests[0].post(&at(&id, "undo/answer"), json!({"agree": false})).await["done"], json!(false));
    assert_eq!(guests[1].table(&id).await["undo"]["asked_by"], json!(null));
    guests[1].post(&at(&id, "undo"), json!({})).await;
    // Who asked has agreed already; that is not enough.
    assert_eq!(guests[1].post(&at(&id, "undo/answer"), json!({"agree": true})).await["done"], json!(false));
    let done = guests[0].post(&at(&id, "undo/answer"), json!({"agree": true})).await;
    assert_eq!(done, json!({"done": true, "practice": false, "epoch": 1, "ply": 1}));
    assert_eq!(guests[1].table(&id).await["waiting"], json!([1]));
    assert_eq!(
        guests[0].refused(Method::POST, &at(&id, "undo/answer"), json!({"agree": true})).await,
        "stale"
    );
}

/// A move that drew a card has told its maker the card: it is not taken back without the other.
#[tokio::test(flavor = "multi_thread")]
async fn beyond_what_came_to_light_all_have_to_agree() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "fairy-trails").await;
    play_on(&mut guests, &id, 1, &mut Luck(1)).await;
    let table = guests[0].table(&id).await;
    let mover = table["last"]["seat"].as_u64().unwrap() as usize;
    assert_eq!(guests[mover].table(&id).await["undo"]["free"], json!(0), "a card was drawn");
    assert_eq!(guests[mover].post(&at(&id, "undo"), json!({})).await["done"], json!(false));
    assert_eq!(
        guests[1 - mover].post(&at(&id, "undo/answer"), json!({"agree": true})).await["done"],
        json!(true)
    );
    assert_eq!(guests[0].table(&id).await["ply"], json!(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_lapses_with_the_next_move() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    play_on(&mut guests, &id, 2, &mut Luck(1)).await;
    guests[0].post(&at(&id, "undo"), json!({})).await;
    guests[0].move_somehow(&id, 0, &mut Luck(1)).await;
    assert_eq!(
        guests[1].refused(Method::POST, &at(&id, "undo/answer"), json!({"agree": true})).await,
        "stale"
    );
}

/// A page follows the news, so they tell what its reader may take back; nobody else is told that.
#[tokio::test(flavor = "multi_thread")]
async fn news_tell_what_can_be_taken_back() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let mut streams = [guests[0].news(&id).await, guests[1].news(&id).await];
    let mut watcher = house.guest().news(&id).await;
    let mut luck = Luck(1);
    for mover in [0, 1, 0] {
        guests[mover].move_somehow(&id, mover as u64, &mut luck).await;
        for (guest, stream) in guests.iter_mut().zip(&mut streams) {
            let told = stream.until("ply").await.data["undo"].clone();
            let undo = guest.table(&id).await["undo"].clone();
            assert_eq!(told, json!({"free": undo["free"], "own": undo["own"]}));
        }
        assert_eq!(watcher.until("ply").await.data.get("undo"), None);
    }
    assert_eq!(guests[0].table(&id).await["undo"]["own"], json!(1));
    assert_eq!(guests[1].table(&id).await["undo"]["own"], json!(2));
}
