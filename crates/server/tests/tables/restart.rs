//! The server ends, in order or by force, and everybody is back where they were.

use crate::house::{Guest, House, Luck, computer, me, open, pair, play_on, quick, sitting};
use core::time::Duration;
use serde_json::{Value, json};
use server::Settings;
use store::Sqlite;
use tokio::runtime::Runtime;

/// What a guest sees of a table, without what depends on the moment.
async fn seen(guest: &mut Guest, id: &str) -> Value {
    let mut table = guest.table(id).await;
    for field in ["now", "news_id"] {
        table.as_object_mut().unwrap().remove(field);
    }
    for seat in table["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().remove("online");
        seat.as_object_mut().unwrap().remove("thinking");
    }
    let (_, picture) = guest.text(&format!("/api/v1/tables/{id}/picture")).await;
    json!({"table": table, "picture": picture})
}

async fn all_seen(guests: &mut [Guest], id: &str) -> Vec<Value> {
    let mut views = Vec::new();
    for guest in guests {
        views.push(seen(guest, id).await);
    }
    views
}

/// The first server is cut off in the middle, as by a lost power line: nothing of it is ended in order.
#[test]
fn after_a_kill_everybody_sees_the_same_again() {
    for game in shelf::IDS {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("waldpfade.db");
        let first = Runtime::new().unwrap();
        let (id, guests, before) = first.block_on(async {
            let house = House::over(&file).await;
            let (id, pair) = pair(&house, game).await;
            let mut guests = pair.to_vec();
            play_on(&mut guests, &id, 15, &mut Luck(4)).await;
            guests[1].post(&format!("/api/v1/tables/{id}/chat"), json!({"text": "wait <b>here</b>"})).await;
            guests.push(house.guest());
            let before = all_seen(&mut guests, &id).await;
            (id, guests, before)
        });
        first.shutdown_background();
        Runtime::new().unwrap().block_on(async {
            let house = House::over(&file).await;
            let mut guests: Vec<Guest> = guests.iter().map(|guest| guest.at(&house)).collect();
            let after = all_seen(&mut guests, &id).await;
            for (after, before) in after.iter().zip(&before) {
                assert_eq!(after, before, "{game}");
            }
            // And it goes on, to the end.
            play_on(&mut guests, &id, 2000, &mut Luck(8)).await;
            assert_eq!(guests[0].table(&id).await["state"], "over");
        });
    }
}

/// A move that was posted before the kill and is posted again after it is played once.
#[test]
fn a_post_that_is_repeated_after_a_restart_is_one_move() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("waldpfade.db");
    let first = Runtime::new().unwrap();
    let (id, guest, body) = first.block_on(async {
        let house = House::over(&file).await;
        let (id, [mut one, _]) = pair(&house, "krumme-pfade").await;
        let choice = one.moves(&id, 0).await.remove(0);
        let body = json!({"seat": 0, "move": choice, "ply": 0, "epoch": 0});
        one.post(&format!("/api/v1/tables/{id}/play"), body.clone()).await;
        (id, one, body)
    });
    first.shutdown_background();
    Runtime::new().unwrap().block_on(async {
        let house = House::over(&file).await;
        let mut guest = guest.at(&house);
        let again = guest.post(&format!("/api/v1/tables/{id}/play"), body).await;
        assert_eq!((&again["ply"], &again["again"]), (&json!(1), &json!(true)));
    });
}

/// Computer players that had to decide when the server went go on when it comes back, though nobody looks.
#[test]
fn computers_go_on_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("waldpfade.db");
    let first = Runtime::new().unwrap();
    let id = first.block_on(async {
        // So slow that nobody has moved when the server goes.
        let settings = Settings { pace: Duration::from_hours(1), ..quick() };
        let house = House::with(Sqlite::open(&file).await.unwrap(), settings);
        let mut guest = house.guest();
        let id = guest.open("krumme-pfade", &[computer("random"), me()]).await;
        assert_eq!(guest.table(&id).await["ply"], json!(0));
        id
    });
    first.shutdown_background();
    Runtime::new().unwrap().block_on(async {
        let house = House::over(&file).await;
        assert_eq!(house.app.hall.resume().await.unwrap(), 1);
        for _ in 0..500 {
            if house.app.store.table(id.parse().unwrap()).await.unwrap().plies == 1 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the computer player did not go on");
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn an_orderly_end_ends_streams_and_refuses_what_comes_after() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let mut stream = guests[0].news(&id).await;
    house.app.close().await;
    while stream.next().await.is_some() {}
    let (status, _) = guests[0].text(&format!("/api/v1/tables/{id}")).await;
    assert_eq!(status, 503);
}

/// Tables fall asleep when nobody listens, and wake as they were.
#[tokio::test(flavor = "multi_thread")]
async fn sleeping_tables_wake_as_they_were() {
    let settings = Settings { sleep_after: Duration::ZERO, ..quick() };
    let house = House::with(Sqlite::in_memory().await.unwrap(), settings);
    let (mut one, mut two) = (house.guest(), house.guest());
    let id = one.open("elemente", &[me(), open()]).await;
    two.post(&format!("/api/v1/tables/{id}/join"), sitting()).await;
    let mut guests = [one, two];
    play_on(&mut guests, &id, 6, &mut Luck(2)).await;
    let before = seen(&mut guests[0], &id).await;
    assert!(house.hall_sleeps().await);
    assert_eq!(seen(&mut guests[0], &id).await, before);
    let stream = guests[1].news(&id).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(house.app.hall.awake(), 1, "somebody listens");
    drop(stream);
    assert!(house.hall_sleeps().await);
}
