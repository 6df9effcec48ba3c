//! Many tables and many guests.

use crate::site::{Site, settings};
use core::time::Duration;
use serde_json::{Value, json};
use server::Settings;
use server::http::limits::Rates;
use std::sync::Arc;
use store::{Finish, NewPerson, PersonId, Sqlite, Store, TableState};

/// Two guests open as many public tables as they may: a third one's is found all the same.
#[tokio::test(flavor = "multi_thread")]
async fn two_guests_do_not_fill_the_lobby() {
    let site = Site::new(Settings { rates: Some(Rates::default()), ..settings() }).await;
    let wanted = json!({
        "game": "krumme-pfade", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public",
    });
    let first = site.post("/api/v1/tables", "", &wanted).await;
    let own = first.json()["id"].clone();
    for _ in 0..2 {
        let mut cookie = String::new();
        let mut opened = 0;
        for _ in 0..12 {
            let reply = site.post("/api/v1/tables", &cookie, &wanted).await;
            if reply.status == 200 {
                opened += 1;
                if cookie.is_empty() {
                    cookie = reply.cookie();
                }
            } else {
                assert_eq!(
                    (reply.status, &reply.json()["error"]["kind"]),
                    (429, &json!("busy")),
                    "{reply:?}"
                );
                assert!(reply.body.contains("5 open tables"), "{reply:?}");
            }
        }
        assert_eq!(opened, 5);
        // By link as many as one likes.
        let mut by_link = wanted.clone();
        by_link["visibility"] = json!("link");
        assert_eq!(site.post("/api/v1/tables", &cookie, &by_link).await.status, 200);
    }
    let lobby = site.get("/api/v1/tables", "").await;
    let listed: Vec<&Value> = lobby.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert!(listed.contains(&&own), "{listed:?}");
    assert_eq!(listed.len(), 7, "three of each, and the one of the third");
}

/// Guests who came long ago and never sat down are gone soon after the server has begun; the others stay.
#[tokio::test(flavor = "multi_thread")]
async fn guests_who_never_played_are_forgotten() {
    const DAY: i64 = 24 * 3_600_000;
    let store = Arc::new(Sqlite::in_memory().await.unwrap());
    let mut guests = Vec::new();
    for days in [40, 35, 20, 0] {
        let id = PersonId::draw();
        let created = store::now() - days * DAY;
        store.add_guest(NewPerson { id, name: format!("{days}"), language: None, created }).await.unwrap();
        guests.push(id);
    }
    let site = Site::over(store.clone(), settings()).await;
    for _ in 0..500 {
        if store.person(guests[1]).await.unwrap().is_none() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mut left = Vec::new();
    for guest in guests {
        left.push(store.person(guest).await.unwrap().is_some());
    }
    assert_eq!(left, [false, false, true, true]);
    site.end().await;
}

/// Finished games come in pages, and every one of them is on some page.
#[tokio::test(flavor = "multi_thread")]
async fn finished_games_come_in_pages() {
    let store = Arc::new(Sqlite::in_memory().await.unwrap());
    let site = Site::over(store.clone(), settings()).await;
    let mut cookie = String::new();
    let mut opened = Vec::new();
    for number in 0..60 {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let (id, known) = site.open(&cookie, "krumme-pfade", seats).await;
        cookie = known;
        let (table, state) = (id.parse().unwrap(), TableState::BrokenOff);
        let finish = Finish { table, state, at: store::now() + number, outcome: None, places: vec![] };
        assert!(store.finish(finish).await.unwrap());
        opened.push(id);
    }
    let page = async |path: &str| {
        site.ask(&format!("GET {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n")).await.body
    };
    let first = page("/me").await;
    let next = first.split("href=\"/me?before=").nth(1).expect("a way to earlier games");
    let second = page(&format!("/me?before={}", next.split('"').next().unwrap())).await;
    for (number, id) in opened.iter().enumerate() {
        let (on_first, on_second) = (first.contains(id.as_str()), second.contains(id.as_str()));
        assert_eq!((on_first, on_second), (number >= 10, number < 10), "game {number}");
    }
    assert!(!second.contains("href=\"/me?before="), "that was all");
    assert!(page("/me?before=soon").await.contains(&opened[59]), "nonsense is passed over");
}
