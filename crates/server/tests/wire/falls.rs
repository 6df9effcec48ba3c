//! Servers that fall between two writes.

use crate::site::{Site, settings};
use core::time::Duration;
use serde_json::json;
use server::Settings;
use std::sync::Arc;
use store::{Chair, ChairChange, NewPerson, Occupant, PersonId, Secret, Sqlite, Store, TableState};

/// The last seat is filled in the store, and the start is not: as a server that is killed in between leaves it.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_that_never_started_begins_when_it_is_loaded() {
    let store = Arc::new(Sqlite::in_memory().await.unwrap());
    let sleepy = Settings { sleep_after: Duration::ZERO, ..settings() };
    let site = Site::over(store.clone(), sleepy).await;
    let (id, cookie) = site.open("", "pixies", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let table = id.parse().unwrap();
    let late = PersonId::draw();
    let person = NewPerson { id: late, name: "Late".into(), language: None, created: 1 };
    store.add_guest(person).await.unwrap();
    // The table sleeps while this is written.
    while site.awake() != 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let seat = table::Seat(1);
    let part = Some(Secret([5; 32]));
    let chair = Chair { part, ..Chair::new(seat, Occupant::Person(late)) };
    store.change_chair(ChairChange { table, expect: (Occupant::Open, false), chair }).await.unwrap();
    assert_eq!(store.table(table).await.unwrap().state, TableState::Gathering);
    let view = site.get(&format!("/api/v1/tables/{id}"), &cookie).await;
    assert_eq!((&view["state"], view["waiting"].as_array().unwrap().is_empty()), (&json!("playing"), false));
    let again = site.act(&format!("/api/v1/tables/{id}/join"), &cookie, &json!({})).await;
    assert_eq!(again, json!({"seat": 0, "state": "playing"}));
}
