//! Many tables and many guests.

use crate::site::{Site, settings};
use serde_json::{Value, json};
use server::Settings;
use server::http::limits::Rates;

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
