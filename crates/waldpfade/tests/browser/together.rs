//! People at one table: two browsers with hidden hands, and one screen with a curtain.

use crate::browser::Browser;
use crate::playing::{Hand, heard, listen, open, ply, view};
use crate::sitting::sit;
use serde_json::{Value, json};

/// The cards that a seat holds, as it sees them itself.
async fn hand_of(browser: &Browser, id: &str, seat: usize) -> Vec<u64> {
    let view = view(browser, id, &format!("?as={seat}")).await;
    let cards = view["view"]["hands"][seat]["cards"].as_array().cloned().unwrap_or_default();
    assert!(!cards.is_empty(), "a hand to hide: {view}");
    cards.iter().filter_map(Value::as_u64).collect()
}

/// Nothing that this browser has got tells of these cards, which were never laid.
async fn knows_nothing_of(browser: &Browser, id: &str, cards: &[u64]) {
    let mut told = heard(browser).await;
    told.push(browser.source().await);
    for path in [
        format!("/api/v1/tables/{id}"),
        format!("/api/v1/tables/{id}/picture"),
        format!("/api/v1/tables/{id}/picture?as=spectator"),
    ] {
        told.push(browser.fetch(&path).await.to_string());
    }
    for card in cards {
        for text in &told {
            for trace in [
                format!("card:{card}\""),
                format!("data-card=\"{card}\""),
                format!("data-card=\\\"{card}\\\""),
                format!("card {card}."),
                format!("card {card} "),
                format!("\"card\":{card}}}"),
                format!("\"card\":{card},"),
            ] {
                assert!(!text.contains(&trace), "{trace} tells of a hidden card in {text}");
            }
        }
    }
}

#[test]
fn two_browsers_play_and_hide_their_hands() {
    sit(|sitting| async move {
        let anna = sitting.somebody().await;
        anna.go(&sitting.at("/new/fairy-trails")).await;
        anna.see("form#open button[type=submit]").await;
        anna.shot("new-fairy-trails").await;
        anna.click("form#open button[type=submit]").await;
        anna.see("#gathering #address").await;
        anna.shot("gathering-host").await;
        let place = anna.place().await;
        let id = place.trim_start_matches("/t/").to_owned();

        let ben = sitting.person((1000, 800), "en").await;
        ben.go(&sitting.at(&place)).await;
        ben.write("#guest-name", "Ben").await;
        ben.shot("gathering-guest").await;
        ben.click("#guest button[type=submit]").await;
        for (browser, seat) in [(&anna, 0), (&ben, 1)] {
            browser.see("#stage svg [data-handle]").await;
            listen(browser, &id, seat).await;
        }
        let (mut annas, mut bens) = (Hand::new(1), Hand::new(2));
        for round in 0..6 {
            // Whoever begins: both take their turn when it comes.
            if view(&anna, &id, "").await["waiting"] == json!([0]) {
                annas.play(&anna).await;
                bens.play(&ben).await;
            } else {
                bens.play(&ben).await;
                annas.play(&anna).await;
            }
            if round == 3 {
                anna.shot("two-anna").await;
                ben.shot("two-ben").await;
            }
        }
        let script = "return window.heard.filter((one) => one.includes('event: ply')).length >= 12";
        anna.until("the news of all moves", script, vec![]).await;
        let (hers, his) = (hand_of(&anna, &id, 0).await, hand_of(&ben, &id, 1).await);
        knows_nothing_of(&anna, &id, &his).await;
        knows_nothing_of(&ben, &id, &hers).await;
        // The other seat is not for asking either.
        let other = view(&anna, &id, "?as=1").await;
        assert!(other["view"]["hands"][1]["cards"].is_null(), "{other}");
        let moves = anna.fetch(&format!("/api/v1/tables/{id}/moves?seat=1")).await;
        assert!(moves["error"].is_object(), "the moves of another seat: {moves}");
        assert_eq!(ply(&anna, &id).await, ply(&ben, &id).await);

        // News are small.
        let mut sizes: Vec<usize> = heard(&anna).await.iter().map(String::len).collect();
        sizes.sort_unstable();
        let median = sizes[sizes.len() / 2];
        assert!(median < 1024, "half of the news are larger than {median} bytes: {sizes:?}");
    });
}

#[test]
fn one_screen_has_a_curtain_between_hidden_hands() {
    sit(|sitting| async move {
        let both = sitting.somebody().await;
        let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Ben" }]);
        both.go(&sitting.at("/")).await;
        let order = json!({ "game": "fairy-trails", "seats": seats, "options": {} });
        let script = "const [order, done] = arguments; \
            fetch('/api/v1/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, \
            body: JSON.stringify(order) }).then((answer) => answer.json()).then(done, (error) => done(String(error)));";
        let made = both.ask_later(script, vec![order]).await;
        let id = made["id"].as_str().unwrap_or_else(|| panic!("no table: {made}")).to_owned();
        both.go(&sitting.at(&format!("/t/{id}"))).await;
        let mut hand = Hand::new(5);
        for turn in 0..4 {
            both.see("#curtain-lift").await;
            let bare = "return !document.querySelector('#stage [data-handle]')";
            both.until("an empty board behind the curtain", bare, vec![]).await;
            if turn == 1 {
                both.shot("curtain").await;
            }
            both.click("#curtain-lift").await;
            assert!(hand.play(&both).await);
        }
        assert_eq!(ply(&both, &id).await, 4);
    });
}

/// Somebody who only watches sees no hand at all, and what is said in the chat reaches everybody as it was said.
#[test]
fn spectators_watch_and_chat_is_plain_text() {
    sit(|sitting| async move {
        let me = sitting.somebody().await;
        let computers = json!([{ "kind": "me" }, { "kind": "computer", "level": "random" }]);
        let id = open(&sitting, &me, "fairy-trails", computers, json!({})).await;
        let watcher = sitting.somebody().await;
        watcher.go(&sitting.at(&format!("/t/{id}"))).await;
        watcher.see("#stage svg").await;
        assert!(!watcher.source().await.contains("data-handle=\"card:"), "no card of a hand");
        me.ask("document.getElementById('chat-box').open = true", vec![]).await;
        me.write("#chat-form input[name=text]", "<b>hello</b> there").await;
        me.click("#chat-form button[type=submit]").await;
        let script = "return document.getElementById('chat').textContent.includes('<b>hello</b> there') \
            && !document.querySelector('#chat b')";
        me.until("the words", script, vec![]).await;
        watcher.until("the words at the other screen", script, vec![]).await;
        watcher.shot("spectator").await;
    });
}
