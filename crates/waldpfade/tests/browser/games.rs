//! A whole game of each kind against the computer by mouse, and one by keyboard alone.

use crate::browser::Browser;
use crate::playing::{Hand, against_the_computer, open, quiet, view};
use crate::sitting::sit;
use serde_json::{Value, json};

/// Plays a whole match by mouse; pictures of its beginning, its middle and its end.
fn by_mouse(game: &'static str, options: Value, middle: usize, at_once: bool) {
    sit(move |sitting| async move {
        let me = sitting.somebody().await;
        let id = open(&sitting, &me, game, against_the_computer(), options).await;
        me.shot(&format!("table-{game}-1-begun")).await;
        let mut hand = Hand::new(7);
        for _ in 0..middle {
            assert!(hand.play(&me).await, "{game} ended early");
        }
        preview(&me).await;
        me.shot(&format!("table-{game}-2-middle")).await;
        if at_once {
            me.ask("document.getElementById('at-once').click()", vec![]).await;
        }
        hand.play_out(&me, 600).await;
        me.shot(&format!("table-{game}-3-over")).await;
        let end = view(&me, &id, "").await;
        assert_eq!(end["state"], "over", "{end}");
        assert!(end["outcome"]["ranking"].is_array(), "{end}");
        quiet(&me).await;
    });
}

/// Points at one thing after the other until a move waits to be confirmed, and sees its preview.
async fn preview(browser: &Browser) {
    let script = "
        if (document.getElementById('confirm')) return { done: true };
        const thing = document.querySelector('#stage [data-handle].can') ?? document.querySelector('#hand .choices button');
        return thing ? { handle: thing.dataset.handle } : null;
    ";
    loop {
        let seen = browser.until("something to point at", script, vec![]).await;
        match seen["handle"].as_str() {
            Some(handle) => drop(browser.point(handle).await),
            None => break,
        }
    }
    let script = "const told = document.querySelector('#hand .effects'); \
        return told && !told.hidden && told.textContent.length > 3;";
    browser.until("words beside the preview", script, vec![]).await;
}

#[test]
fn pixies_by_mouse() {
    by_mouse("pixies", json!({}), 8, false);
}

#[test]
fn auf_krummen_pfaden_by_mouse() {
    by_mouse("krumme-pfade", json!({ "size": 3 }), 3, false);
}

#[test]
fn fairy_trails_by_mouse() {
    by_mouse("fairy-trails", json!({}), 10, false);
}

/// Elemente is the longest: moves are made as soon as they are pointed at, which is a setting of the table.
#[test]
fn pfad_der_elemente_by_mouse() {
    by_mouse("elemente", json!({ "memory": "perfect" }), 10, true);
}

/// Tab to the board, arrows over the places, Enter to choose, R to turn, Enter to confirm.
#[test]
fn fairy_trails_by_keyboard_alone() {
    sit(|sitting| async move {
        let me = sitting.somebody().await;
        let id = open(&sitting, &me, "fairy-trails", against_the_computer(), json!({})).await;
        me.ask("document.activeElement.blur()", vec![]).await;
        let mut turns = 0;
        while by_keys(&me, turns).await {
            turns += 1;
            assert!(turns < 60, "no end in sight");
            if turns == 3 {
                me.shot("table-keyboard").await;
            }
        }
        assert_eq!(view(&me, &id, "").await["state"], "over");
    });
}

const ENTER: char = '\u{E007}';
const LEFT: char = '\u{E012}';
const UP: char = '\u{E013}';
const RIGHT: char = '\u{E014}';
const DOWN: char = '\u{E015}';

/// One move by keys alone; `false` if the match is over.
async fn by_keys(me: &Browser, turn: usize) -> bool {
    let look = "
        const hand = document.getElementById('hand');
        if (hand.querySelector('.result')) return { over: true };
        const confirm = document.getElementById('confirm');
        if (confirm) return confirm.disabled ? null : { confirm: true };
        if (!document.getElementById('turn').classList.contains('mine')) return null;
        const can = document.querySelectorAll('#stage [data-handle].can').length;
        const at = document.activeElement?.dataset?.handle ?? '';
        const on = !!document.activeElement?.classList?.contains('can');
        return can ? { can, at, on } : null;
    ";
    for attempt in 0..40 {
        let seen = me.until("a turn", look, vec![]).await;
        if seen["over"] == json!(true) {
            return false;
        }
        if seen["confirm"] == json!(true) {
            if turn % 3 == 1 {
                me.press('r').await;
            }
            me.press(ENTER).await;
            let script =
                "const confirm = document.getElementById('confirm'); return !confirm || confirm.disabled";
            me.until("the move to go", script, vec![]).await;
            me.until("the next turn", "return !document.getElementById('confirm')", vec![]).await;
            quiet(me).await;
            return true;
        }
        // From nowhere an arrow leads to the first thing; from there on to what lies in its direction, if anything does.
        if seen["on"] == json!(true) && attempt % 3 != turn % 3 {
            me.press(ENTER).await;
        } else {
            me.press([RIGHT, LEFT, UP, DOWN][(attempt + turn) % 4]).await;
        }
    }
    panic!("no move by keys");
}
