//! Computer players are fair to all.

use crate::site::{Site, settings};
use core::time::Duration;
use serde_json::{Value, json};
use server::Settings;
use server::http::limits::Rates;

fn expert() -> Value {
    json!({"kind": "computer", "level": "expert"})
}

/// So many of these tables have moved.
async fn moved(site: &Site, tables: &[(String, String)]) -> usize {
    let mut count = 0;
    for (id, cookie) in tables {
        count += usize::from(site.get(&format!("/api/v1/tables/{id}"), cookie).await["ply"] != 0);
    }
    count
}

/// Opens tables at which experts have to begin.
async fn flood(site: &Site, tables: usize) -> Vec<(String, String)> {
    let mut flood: Vec<(String, String)> = Vec::new();
    for _ in 0..tables {
        let cookie = flood.first().map(|(_, cookie)| cookie.clone()).unwrap_or_default();
        flood.push(site.open(&cookie, "krumme-pfade", json!([expert(), {"kind": "me"}])).await);
    }
    flood
}

async fn until_moved(site: &Site, id: &str, cookie: &str) {
    for _ in 0..6000 {
        if site.get(&format!("/api/v1/tables/{id}"), cookie).await["ply"] != 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the computer player did not move");
}

/// Somebody with forty tables of experts makes nobody else wait: an easy move comes at once, a search after at most a few.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_the_tables_of_another() {
    let site = Site::new(settings()).await;
    let flood = flood(&site, 40).await;
    let easy = json!([{"kind": "computer", "level": "easy"}, {"kind": "me"}]);
    let (id, cookie) = site.open("", "krumme-pfade", easy).await;
    until_moved(&site, &id, &cookie).await;
    let before = moved(&site, &flood).await;
    assert!(before < 20, "{before} searches of another came before an easy move");
    let (id, cookie) = site.open("", "krumme-pfade", json!([expert(), {"kind": "me"}])).await;
    let before = moved(&site, &flood).await;
    until_moved(&site, &id, &cookie).await;
    let between = moved(&site, &flood).await - before;
    assert!(between <= 8, "{between} searches of another came before the first one of somebody else");
    assert!(moved(&site, &flood).await < 40, "the flood was still going on");
    site.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_have_room_of_their_own() {
    let site = Site::new(settings()).await;
    let flood = flood(&site, 30).await;
    let (id, cookie) = site.open("", "krumme-pfade", json!([{"kind": "me"}, expert()])).await;
    let hints = site.get(&format!("/api/v1/tables/{id}/hint?seat=0"), &cookie).await;
    assert!(!hints["hints"].as_array().unwrap().is_empty(), "{hints}");
    let before = moved(&site, &flood).await;
    assert!(before < 20, "{before} searches of another came before a hint");
    site.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_with_computers_are_limited_for_each_person() {
    let rates = Rates { computer_tables: 3, ..Rates::default() };
    let site = Site::new(Settings { rates: Some(rates), ..settings() }).await;
    let quick = json!([{"kind": "me"}, {"kind": "computer", "level": "random"}]);
    let (_, cookie) = site.open("", "krumme-pfade", quick.clone()).await;
    for _ in 0..2 {
        site.open(&cookie, "krumme-pfade", quick.clone()).await;
    }
    let wanted = json!({"game": "krumme-pfade", "seats": quick});
    let refused = site.post("/api/v1/tables", &cookie, &wanted).await;
    assert_eq!((refused.status, &refused.json()["error"]["kind"]), (429, &json!("busy")), "{refused:?}");
    assert!(refused.body.contains("3 matches"), "{refused:?}");
    // Nor by way of a table that is filled up with them.
    let (id, _) = site.open(&cookie, "krumme-pfade", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let filled = site.post(&format!("/api/v1/tables/{id}/start"), &cookie, &json!({})).await;
    assert_eq!(filled.status, 429, "{filled:?}");
    site.open("", "krumme-pfade", wanted["seats"].clone()).await;
}
