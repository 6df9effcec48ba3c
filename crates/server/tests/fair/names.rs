//! Nobody is taken for somebody else.

use crate::wire::{Site, me, open, sitting};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_name_of_an_account_or_one_that_looks_like_it() {
    let site = Site::open().await;
    let mut ada = site.account("Ada Lovelace").await;
    let mut guest = site.stranger();
    let id = guest.open(json!({"game": "krumme-pfade", "seats": [me(), open()]})).await;
    let mut eve = site.account("Eve").await;
    for alike in [
        "Ada Lovelace",
        "ada lovelace",
        "AdaLovelace",
        "Аdа Lovelace",
        "Ada Lоvelace",
        "Ada L0velace",
        "Ada Iovelace",
        "Ａｄａ Lovelace",
    ] {
        for person in [&mut guest, &mut eve] {
            assert_eq!(person.post("/me/name", json!({"name": alike})).await.kind(), "taken", "{alike}");
        }
        assert_eq!(site.stranger().claim(alike).await.kind(), "taken", "{alike}");
    }
    for other in ["Computer", "computer (hard)", "Соmputer 2"] {
        assert_eq!(guest.post("/me/name", json!({"name": other})).await.kind(), "taken", "{other}");
    }
    assert_eq!(eve.post("/me/name", json!({"name": "Guest 1234"})).await.kind(), "taken");
    ada.post("/me/name", json!({"name": "ADA Lovelace"})).await.fine();
    assert_eq!(guest.post("/me/name", json!({"name": "Zoe"})).await.fine()["name"], "Zoe");
    // An account that comes later has its name for itself.
    site.account("Zoe").await;
    let name = guest.get("/me").await.fine()["name"].clone();
    assert_ne!(name, "Zoe", "{id}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_name_and_no_word_turns_the_line_around() {
    let site = Site::open().await;
    let mut ada = site.account("Ada").await;
    let hotseat = |name: &str| json!({"kind": "hotseat", "name": name});
    for tricky in ["a\u{202e}b", "\u{2066}a", "a\u{200f}", "a\u{61c}", "a\u{200b}b", &"x".repeat(25)] {
        assert_eq!(ada.post("/me/name", json!({"name": tricky})).await.kind(), "bad_request", "{tricky:?}");
        let wanted = json!({"game": "krumme-pfade", "seats": [me(), hotseat(tricky)]});
        assert_eq!(ada.post("/tables", wanted).await.kind(), "bad_request", "{tricky:?}");
    }
    // At a table to which others come, nobody at the screen is called as an account is.
    site.account("Eve").await;
    let seats = |last: serde_json::Value| json!({"game": "pixies", "seats": [me(), hotseat("Evе"), last]});
    assert_eq!(ada.post("/tables", seats(open())).await.kind(), "taken");
    ada.post("/tables", seats(hotseat("Ben"))).await.fine();
    let id = ada.open(json!({"game": "krumme-pfade", "seats": [me(), open()]})).await;
    site.stranger().post(&format!("/tables/{id}/join"), sitting()).await.fine();
    let chat = format!("/tables/{id}/chat");
    let said = ada.post(&chat, json!({"text": "well\u{202e}deyalp\u{2069}\nit"})).await.fine();
    assert_eq!(said["text"], "welldeyalp it");
    assert_eq!(
        ada.post(&chat, json!({"text": "\u{202e}\u{2066}"})).await.kind(),
        "bad_request",
        "nothing is left"
    );
    site.close().await;
}
