//! Every page: in two languages, on a phone, light enough.

use crate::playing::{Hand, against_the_computer, open, quiet};
use crate::sitting::{PHONE, sit};
use serde_json::json;

/// All pages that anybody can open without a match.
const PAGES: [(&str, &str); 10] = [
    ("start", "/"),
    ("new-pixies", "/new/pixies"),
    ("new-elemente", "/new/elemente"),
    ("new-krumme-pfade", "/new/krumme-pfade"),
    ("rules-fairy-trails", "/rules/fairy-trails"),
    ("me", "/me"),
    ("account", "/account"),
    ("help", "/help"),
    ("api", "/api"),
    ("nothing-here", "/nothing/here"),
];

#[test]
fn pages_speak_the_language_of_the_browser_and_another_when_asked() {
    sit(|sitting| async move {
        let me = sitting.person((1280, 860), "de").await;
        let language = "return document.documentElement.lang";
        for (name, path) in PAGES {
            me.go(&sitting.at(path)).await;
            me.see("main").await;
            assert_eq!(me.ask(language, vec![]).await, json!("de"), "{path}");
            let bare = "return [...document.querySelectorAll('main *')].map((part) => part.textContent) \
                .find((text) => /^page-[a-z-]+$/.test(text.trim())) ?? ''";
            assert_eq!(me.ask(bare, vec![]).await, json!(""), "{path}: a key instead of words");
            me.shot(&format!("page-{name}-de")).await;
        }
        me.go(&sitting.at("/help")).await;
        me.click("form.tongue button[value=en]").await;
        me.until("English", "return document.documentElement.lang === 'en'", vec![]).await;
        assert_eq!(me.place().await, "/help", "the same page");
        for (name, path) in PAGES {
            me.go(&sitting.at(path)).await;
            me.see("main").await;
            assert_eq!(me.ask(language, vec![]).await, json!("en"), "{path} remembers the choice");
            me.shot(&format!("page-{name}-en")).await;
        }
    });
}

#[test]
fn a_phone_shows_everything_without_sliding_sideways() {
    sit(|sitting| async move {
        let me = sitting.person(PHONE, "en").await;
        for (name, path) in PAGES {
            me.go(&sitting.at(path)).await;
            me.see("main").await;
            me.fits(path).await;
            me.shot(&format!("phone-{name}")).await;
        }
        for (game, options) in [
            ("pixies", json!({})),
            ("krumme-pfade", json!({ "size": 5 })),
            ("fairy-trails", json!({})),
            ("elemente", json!({ "omens": true })),
        ] {
            open(&sitting, &me, game, against_the_computer(), options).await;
            me.fits(game).await;
            let mut hand = Hand::new(9);
            for _ in 0..2 {
                assert!(hand.play(&me).await);
            }
            me.fits(game).await;
            me.shot(&format!("phone-table-{game}")).await;
            quiet(&me).await;
        }
    });
}

/// From the start page one click leads to a match against the computer, and its page weighs less than 150 kB.
#[test]
fn one_click_to_a_match_whose_page_is_light() {
    for game in ["pixies", "elemente"] {
        sit(move |sitting| async move {
            let me = sitting.somebody().await;
            me.go(&sitting.at("/")).await;
            me.click(&format!(".play-now[data-game={game}]")).await;
            me.see("#stage svg [data-handle]").await;
            let place = me.place().await;
            // A visitor who follows a link to the table has nothing yet.
            let guest = sitting.somebody().await;
            guest.go(&sitting.at(&place)).await;
            guest.see("#stage svg [data-handle]").await;
            let script = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] \
                .map((entry) => [entry.name, entry.transferSize])";
            let sizes = guest.ask(script, vec![]).await;
            let sum: u64 = sizes.as_array().into_iter().flatten().filter_map(|one| one[1].as_u64()).sum();
            println!("{game}: {sum} bytes: {sizes}");
            assert!(sum > 5_000, "something was transferred: {sizes}");
            assert!(sum < 150_000, "{game}: the page of a table weighs {sum} bytes: {sizes}");
        });
    }
}
