//! Leaving and coming back, votes to end, rematches, branches, hurrying; and news instead of reloads.

use crate::browser::Browser;
use crate::playing::{Hand, against_the_computer, open, ply, quiet, view};
use crate::sitting::{Sitting, sit};
use serde_json::{Value, json};
use std::sync::Arc;

const MINE: &str = "return document.getElementById('turn').classList.contains('mine')";

/// Two people at a table of Auf krummen Pfaden; the second follows the link of the first.
async fn two(sitting: &Sitting) -> (Arc<Browser>, Arc<Browser>, String) {
    let anna = sitting.somebody().await;
    anna.go(&sitting.at("/new/krumme-pfade")).await;
    anna.write("#option-size", "3").await;
    anna.click("form#open button[type=submit]").await;
    anna.see("#gathering #address").await;
    let place = anna.place().await;
    let ben = sitting.somebody().await;
    ben.go(&sitting.at(&place)).await;
    ben.write("#guest-name", "Ben").await;
    ben.click("#guest button[type=submit]").await;
    for browser in [&anna, &ben] {
        browser.see("#stage svg [data-handle]").await;
    }
    (anna, ben, place.trim_start_matches("/t/").to_owned())
}

/// Opens what is seldom wanted and presses a button there that asks whether one is sure.
async fn surely(browser: &Browser, button: &str) {
    browser.ask("document.getElementById('more-box').open = true", vec![]).await;
    browser.click(button).await;
    browser.agree().await;
}

#[test]
fn who_leaves_is_stood_in_for_and_comes_back_and_all_may_vote_to_end() {
    sit(|sitting| async move {
        let (anna, ben, id) = two(&sitting).await;
        let mut hands = (Hand::new(1), Hand::new(2));
        assert!(hands.0.play(&anna).await);
        assert!(hands.1.play(&ben).await);
        surely(&anna, "#leave").await;
        let taken = "return [...document.querySelectorAll('.sitter .badge')].length > 0";
        ben.until("a word that a computer plays on", taken, vec![]).await;
        ben.until("the stand-in to move", MINE, vec![]).await;
        ben.shot("left").await;
        assert_eq!(view(&ben, &id, "").await["seats"][0]["standin"], json!(true));
        assert!(hands.1.play(&ben).await, "the match goes on");
        anna.click(".sitter button").await;
        anna.until("my turn again", MINE, vec![]).await;
        assert!(hands.0.play(&anna).await);
        assert_eq!(view(&ben, &id, "").await["seats"][0]["standin"], json!(false));

        surely(&anna, "#vote").await;
        ben.see("#asks .ask button").await;
        ben.shot("vote").await;
        ben.click("#asks .ask button").await;
        for browser in [&anna, &ben] {
            browser.see("#hand .result").await;
        }
        assert_eq!(view(&anna, &id, "").await["state"], "broken_off");
        anna.shot("broken-off").await;
    });
}

#[test]
fn a_rematch_a_branch_and_a_hurried_expert() {
    sit(|sitting| async move {
        let me = sitting.somebody().await;
        let id = open(&sitting, &me, "krumme-pfade", against_the_computer(), json!({ "size": 3 })).await;
        let mut hand = Hand::new(13);
        hand.play_out(&me, 40).await;
        me.click("#hand .result button.main").await;
        let other = "return location.pathname.startsWith('/t/') && !location.pathname.endsWith(arguments[0])";
        me.until("another table", other, vec![json!(id)]).await;
        me.see("#stage svg [data-handle]").await;
        let again = me.place().await.trim_start_matches("/t/").to_owned();
        let table = view(&me, &again, "").await;
        assert_eq!((&table["me"], &table["parent"]["table"]), (&json!([1]), &json!(id)), "one seat further");
        assert!(hand.play(&me).await);

        me.go(&sitting.at(&format!("/t/{id}/replay?ply=4"))).await;
        me.until("the fourth ply", "return document.getElementById('slider').value === '4'", vec![]).await;
        me.ask("document.getElementById('branch').closest('details').open = true", vec![]).await;
        let level = "const field = document.getElementById('branch-level'); field.value = 'expert'; \
            field.dispatchEvent(new Event('change', { bubbles: true })); return true";
        me.ask(level, vec![]).await;
        me.shot("branch").await;
        me.click("#branch").await;
        me.until("the branch", other, vec![json!(format!("{id}/replay"))]).await;
        me.see("#stage svg [data-handle]").await;
        let branch = me.place().await.trim_start_matches("/t/").to_owned();
        let table = view(&me, &branch, "").await;
        assert_eq!(table["parent"], json!({ "table": id, "ply": 4 }));
        assert_eq!(table["seats"][1 - table["me"][0].as_u64().unwrap_or(9) as usize]["level"], "expert");
        assert!(hand.play(&me).await);
        let hurry = "const button = document.getElementById('hurry'); \
            if (!button.disabled) button.click(); return document.getElementById('turn').classList.contains('mine') \
            || !!document.querySelector('#hand .result')";
        me.until("the hurried answer", hurry, vec![]).await;
        quiet(&me).await;
    });
}

/// How often the page has asked for the whole view of a table.
async fn whole_views(browser: &Browser, id: &str) -> u64 {
    let script = "return performance.getEntriesByType('resource') \
        .filter((entry) => new URL(entry.name).pathname === `/api/v1/tables/${arguments[0]}`).length";
    browser.ask(script, vec![json!(id)]).await.as_u64().expect("a number")
}

/// Moves reach the page as news: the whole view is fetched on joining, and not again.
#[test]
fn the_whole_view_is_fetched_on_joining_only() {
    sit(|sitting| async move {
        let me = sitting.somebody().await;
        let id = open(&sitting, &me, "pixies", against_the_computer(), json!({})).await;
        me.until("my turn", MINE, vec![]).await;
        let joining = whole_views(&me, &id).await;
        let mut hand = Hand::new(3);
        for _ in 0..4 {
            assert!(hand.play(&me).await);
        }
        me.until("my turn", MINE, vec![]).await;
        assert_eq!(whole_views(&me, &id).await, joining, "no move needs the whole view");
        let told = view(&me, &id, "").await;
        assert!(told["ply"].as_u64() >= Some(8), "{told}");
        // What the page made of the news is what the server tells.
        let script = "return [...document.querySelectorAll('#log li')].map((line) => line.textContent)";
        let log: Vec<&Value> =
            told["log"].as_array().expect("a log").iter().map(|line| &line["text"]).collect();
        assert_eq!(me.ask(script, vec![]).await, json!(log));
        let totals: Vec<String> = told["scores"]
            .as_array()
            .expect("scores")
            .iter()
            .map(|score| score["total"].to_string())
            .collect();
        // Points are fetched after the move was shown: a moment later.
        let script = "return [...document.querySelectorAll('.sitter .points')] \
            .map((points) => points.textContent.replace('−', '-')).join(' ') === arguments[0]";
        me.until("the points", script, vec![json!(totals.join(" "))]).await;
        assert!(ply(&me, &id).await >= 8);
    });
}
