//! Time that was used stays used.

use crate::wire::{Person, Site, play_on, quick, seat};
use core::time::Duration;
use serde_json::json;
use server::Settings;
use server::ratings::settle_all;

async fn left(person: &mut Person, id: &str, seat: usize) -> i64 {
    person.table(id).await["seats"][seat]["clock_left"].as_i64().expect("a clock")
}

/// Leaving and coming back gave a fifth of the time back, or all of it for a decision.
#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_coming_back_wins_no_time() {
    let site = Site::with(
        store::Sqlite::in_memory().await.expect("a store"),
        Settings { pace: Duration::from_hours(1), ..quick() },
    )
    .await;
    for clock in [json!({"kind": "game", "seconds": 4}), json!({"kind": "move", "seconds": 4})] {
        let mut two = [site.stranger(), site.stranger()];
        let id = seat(&mut two, &json!({"game": "krumme-pfade", "clock": clock})).await;
        tokio::time::sleep(Duration::from_millis(3300)).await;
        let before = left(&mut two[0], &id, 0).await;
        assert!(before < 800, "{before}");
        two[0].post(&format!("/tables/{id}/leave"), json!({})).await.fine();
        assert_eq!(
            two[0].table(&id).await["seats"][0]["running"],
            json!(true),
            "it runs for the stand-in, too"
        );
        let back = two[0].post(&format!("/tables/{id}/takeback"), json!({"seat": 0})).await;
        // On a slow machine the time may be out by now: that is no time won, either.
        assert!(back.status == 200 || back.kind() == "forbidden", "{back:?}");
        assert!(left(&mut two[0], &id, 0).await <= before, "{clock}");
        tokio::time::sleep(Duration::from_millis(900)).await;
        two[0].post(&format!("/tables/{id}/leave"), json!({})).await.fine();
        let late = two[0].post(&format!("/tables/{id}/takeback"), json!({"seat": 0})).await;
        assert_eq!(late.kind(), "forbidden", "nothing is left to come back with");
    }
    site.close().await;
}

/// A table that fell asleep, or a server that was started again, gave everybody the full time.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_wins_no_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("fair.db");
    let site = Site::over(&file, quick()).await;
    let mut two = [site.stranger(), site.stranger()];
    let clock = json!({"kind": "game", "seconds": 600, "increment": 0});
    let id = seat(&mut two, &json!({"game": "krumme-pfade", "clock": clock})).await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    play_on(&mut two, &id, 1).await;
    let before = left(&mut two[0], &id, 0).await;
    assert!(before < 599_000, "{before}");
    site.close().await;
    let site = Site::over(&file, quick()).await;
    assert_eq!(left(&mut two[0].at(&site), &id, 0).await, before);
    site.close().await;
}

/// Playing and taking back would give the increment, or the time of a decision, again and again.
#[tokio::test(flavor = "multi_thread")]
async fn playing_and_taking_back_wins_no_time() {
    let site = Site::open().await;
    let mut two = [site.stranger(), site.stranger()];
    let clock = json!({"kind": "game", "seconds": 100, "increment": 60});
    let id = seat(&mut two, &json!({"game": "krumme-pfade", "clock": clock})).await;
    play_on(&mut two, &id, 1).await;
    let undone = two[0].post(&format!("/tables/{id}/undo"), json!({})).await.fine();
    assert_eq!(undone["done"], json!(false), "the other is asked");
    site.close().await;
}

/// In a match that counts, time that is out is a match that is lost; the stand-in of before won it now and then.
#[tokio::test(flavor = "multi_thread")]
async fn time_that_is_out_loses_a_rated_match() {
    let site = Site::open().await;
    let mut two = [site.account("Ada").await, site.account("Eve").await];
    let wanted = json!({"game": "krumme-pfade", "rated": true, "clock": {"kind": "game", "seconds": 1}});
    let id = seat(&mut two, &wanted).await;
    let table = two[1].until(&id, "the end", |table| table["state"] == "over").await;
    assert_eq!((&table["outcome"]["winners"], &table["given_up"]), (&json!([1]), &json!([0])));
    assert_eq!(two[0].post(&format!("/tables/{id}/takeback"), json!({"seat": 0})).await.kind(), "game_over");
    settle_all(&*site.app.store).await.expect("ratings");
    let eve = site.stranger().get("/people/Eve").await.fine();
    assert!(eve["games"][0]["rating"]["rating"].as_i64() > Some(1500), "{eve}");
    site.close().await;
}
