//! A game is never lost: reload, a second window, a killed server; and undo, hint, replay.

use crate::playing::{Hand, against_the_computer, open, ply, quiet, view};
use crate::sitting::sit;
use serde_json::json;

#[test]
fn a_reload_and_a_killed_server_lose_nothing() {
    sit(|sitting| async move {
        let me = sitting.somebody().await;
        let id = open(&sitting, &me, "krumme-pfade", against_the_computer(), json!({ "size": 4 })).await;
        let mut hand = Hand::new(3);
        for _ in 0..3 {
            assert!(hand.play(&me).await);
        }
        let mine = "return document.getElementById('turn').classList.contains('mine')";
        me.until("my turn", mine, vec![]).await;
        let before = view(&me, &id, "").await;
        me.reload().await;
        me.until("my turn again", mine, vec![]).await;
        let after = view(&me, &id, "").await;
        for part in ["ply", "view", "log", "scores", "me", "waiting"] {
            assert_eq!(after[part], before[part], "{part} after a reload");
        }
        assert!(hand.play(&me).await);

        me.until("my turn once more", mine, vec![]).await;
        let before = view(&me, &id, "").await;
        sitting.house.lock().expect("no test panics here").kill();
        me.until(
            "a word about the lost server",
            "return !document.getElementById('link-state').hidden",
            vec![],
        )
        .await;
        me.shot("server-lost").await;
        sitting.house.lock().expect("no test panics here").open_again();
        // The page comes back by itself: no reload.
        let script = "const done = arguments[0]; fetch('/healthz').then((answer) => done(answer.ok), () => done(false));";
        while me.ask_later(script, vec![]).await != json!(true) {}
        me.until("the board again", mine, vec![]).await;
        let after = view(&me, &id, "").await;
        for part in ["ply", "view", "log", "scores", "me", "waiting", "dice"] {
            assert_eq!(after[part], before[part], "{part} after the server was killed");
        }
        for _ in 0..2 {
            assert!(hand.play(&me).await);
        }
        assert!(ply(&me, &id).await >= before["ply"].as_u64().unwrap_or(0) + 3);
        quiet(&me).await;
        // My games know it too.
        me.go(&sitting.at("/me")).await;
        me.see(&format!("a[href='/t/{id}']")).await;
        me.shot("my-games").await;
    });
}

#[test]
fn undo_hint_and_replay() {
    sit(|sitting| async move {
        let me = sitting.somebody().await;
        let id = open(&sitting, &me, "krumme-pfade", against_the_computer(), json!({ "size": 3 })).await;
        let mut hand = Hand::new(11);
        let mine = "return document.getElementById('turn').classList.contains('mine')";
        assert!(hand.play(&me).await);
        me.until("my turn", mine, vec![]).await;
        let start = ply(&me, &id).await;
        assert!(hand.play(&me).await);
        me.until("my turn", mine, vec![]).await;
        assert_eq!(ply(&me, &id).await, start + 2);
        me.click("#undo").await;
        let script = "const [id, ply, done] = arguments; fetch(`/api/v1/tables/${id}`).then((answer) => answer.json()) \
            .then((view) => done(view.ply === ply), () => done(false));";
        while me.ask_later(script, vec![json!(id), json!(start)]).await != json!(true) {}
        me.until("my turn after undo", mine, vec![]).await;

        // A hint that was asked for while the page still went back is forgotten with the old picture: ask again then.
        let ask = "if (document.querySelector('#hints .hints li button')) return true; \
            const hint = document.getElementById('hint'); \
            if (!document.getElementById('hints').childElementCount && !hint.disabled) hint.click(); \
            return false;";
        me.until("a hint", ask, vec![]).await;
        me.see("#hints .hints li button").await;
        me.shot("hint").await;
        me.click("#hints .hints li button").await;
        me.see("#confirm").await;
        me.click("#confirm").await;
        me.until("the hint to be played", "return !document.getElementById('confirm')", vec![]).await;
        hand.play_out(&me, 40).await;

        let plies = ply(&me, &id).await;
        me.click("#hand .result a[href$='/replay']").await;
        me.see("#slider").await;
        let last = "return Number(document.getElementById('slider').max) === arguments[0]";
        me.until("all plies", last, vec![json!(plies)]).await;
        me.click("#next").await;
        me.until("the first ply", "return location.search.includes('ply=1')", vec![]).await;
        me.click("#last").await;
        me.until(
            "the last ply",
            "return location.search.includes(`ply=${arguments[0]}&`)",
            vec![json!(plies)],
        )
        .await;
        me.shot("replay").await;
        me.ask("document.getElementById('dice-box').open = true", vec![]).await;
        me.click("#check-dice").await;
        me.see("#dice-says .good").await;
        let bad = me.ask("return document.querySelectorAll('#dice-says .bad').length", vec![]).await;
        assert_eq!(bad, json!(0), "the dice are fair");
        let unsure = me.ask("return document.querySelectorAll('#dice-says .unsure').length", vec![]).await;
        assert_eq!(unsure, json!(0), "this browser kept the promise");
        me.shot("dice").await;
        // A promise that was another one, and a part that was left out, are bad: this browser kept both.
        for (kept, bad) in [("promise:", 1), ("part:", 2)] {
            let script = "localStorage.setItem(arguments[0] + arguments[1], '00'.repeat(32))";
            me.ask(script, vec![json!(kept), json!(id)]).await;
            me.click("#check-dice").await;
            let script = "return document.querySelectorAll('#dice-says .bad').length === arguments[0]";
            me.until("what is bad about the dice", script, vec![json!(bad)]).await;
        }
        let record = me.fetch(&format!("/api/v1/tables/{id}/record")).await;
        assert!(record.as_str().is_some_and(|text| text.starts_with("waldpfade record")), "{record}");
    });
}
