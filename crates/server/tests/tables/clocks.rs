//! Clocks that run out.

use crate::house::{House, me, open, quick, sitting};
use core::time::Duration;
use serde_json::{Value, json};
use server::Settings;
use store::Sqlite;

#[tokio::test(flavor = "multi_thread")]
async fn when_time_is_out_a_computer_takes_the_seat_and_gives_it_back() {
    let house = House::new().await;
    let (mut one, mut two) = (house.guest(), house.guest());
    let body =
        json!({"game": "krumme-pfade", "seats": [me(), open()], "clock": {"kind": "move", "seconds": 1}});
    let id = one.open_as(body).await;
    two.post(&format!("/api/v1/tables/{id}/join"), sitting()).await;
    let table = two.table(&id).await;
    let (first, second) = (&table["seats"][0], &table["seats"][1]);
    assert_eq!((&first["running"], &second["running"]), (&json!(true), &json!(false)));
    assert!(first["clock_left"].as_i64().unwrap() <= 1000);
    let mut stream = two.news(&id).await;
    // Who comes to listen is told, too; then time is out.
    while stream.until("seat").await.data["seats"][0]["standin"] != json!(true) {}
    let ply = stream.until("ply").await;
    assert_eq!(ply.data["seat"], json!(0));
    assert!(ply.data["clocks"].is_array());
    one.post(&format!("/api/v1/tables/{id}/takeback"), json!({"seat": 0})).await;
    assert_eq!(one.table(&id).await["seats"][0]["standin"], json!(false));
}

/// A table at which nobody listens sleeps, and its clocks run on.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_out_at_sleeping_tables_too() {
    let settings = Settings { sleep_after: Duration::ZERO, ..quick() };
    let house = House::with(Sqlite::in_memory().await.unwrap(), settings);
    let (mut one, mut two) = (house.guest(), house.guest());
    let clock = json!({"kind": "game", "seconds": 1, "increment": 0});
    let body = json!({"game": "krumme-pfade", "seats": [me(), open()], "clock": clock});
    let id = one.open_as(body).await;
    two.post(&format!("/api/v1/tables/{id}/join"), sitting()).await;
    let table = id.parse().unwrap();
    for _ in 0..200 {
        if house.hall_sleeps().await {
            break;
        }
    }
    assert!(house.hall_sleeps().await, "nobody listens");
    // Only the store is asked, which wakes nobody.
    for _ in 0..200 {
        let stored = house.app.store.table(table).await.unwrap();
        if stored.chairs[0].takeover && stored.plies > 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody stood in: {:?}", house.app.store.table(table).await.unwrap().chairs);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_clocks_nothing_runs() {
    let house = House::new().await;
    let mut one = house.guest();
    let id = one.open("krumme-pfade", &[me(), json!({"kind": "hotseat"})]).await;
    let seat = &one.table(&id).await["seats"][0];
    assert_eq!((&seat["clock_left"], &seat["running"]), (&Value::Null, &json!(false)));
}
