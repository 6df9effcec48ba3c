//! What the page asks for and what it leaves alone, at a table whose news and answers are made up here: a long match,
//! sheets with sources, passes, runs of computer plies.

use crate::browser::Browser;
use crate::playing::{against_the_computer, open, view};
use crate::sitting::{Sitting, sit};
use serde_json::{Value, json};
use std::sync::Arc;

const TAB: char = '\u{E004}';
const ESCAPE: char = '\u{E00C}';

/// Puts itself between page and server: `asked` are the requests since, `tell` makes news, and the view is answered with
/// the fields of the argument instead of its own. In them
/// `$first` is the first handle of the picture. Pages of the log hold 40 plies, a line each.
const BETWEEN: &str = "
    const [id, made] = arguments;
    const first = document.querySelector('#stage [data-handle]').dataset.handle;
    const instead = JSON.parse(JSON.stringify(made).replaceAll('$first', first));
    const real = window.fetch;
    window.asked = [];
    window.fetch = async (address, init) => {
      const { pathname, searchParams } = new URL(address, location);
      window.asked.push(pathname.replace(`/api/v1/tables/${id}`, '') || '/');
      if (pathname.endsWith('/log')) {
        const before = Number(searchParams.get('before'));
        const from = Math.max(1, before - 40);
        const entries = Array.from({ length: before - from }, (_, i) => ({ ply: from + i, seat: 0, text: `Ply ${from + i}.` }));
        return Response.json({ entries, from, more: from > 1 });
      }
      if (pathname.endsWith('/panels')) return Response.json({ panels: instead.panels ?? [], scores: [] });
      if (pathname.endsWith('/auto-pass')) {
        window.passing = JSON.parse(init.body).pass;
        return Response.json({});
      }
      const answer = await real(address, init);
      if (pathname !== `/api/v1/tables/${id}`) return answer;
      return Response.json({ ...await answer.json(), ...instead });
    };
    window.EventSource = class extends EventTarget {
      constructor() {
        super();
        window.tell = (kind, data) => this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
        setTimeout(() => this.dispatchEvent(new Event('open')));
      }
      close() {}
    };
    window.ply = (ply, more) => window.tell('ply', {
      ply, epoch: 0, seat: 1, text: null, log: [`Ply ${ply}.`], marks: [], waiting: [1], picture: false, panels: false, ...more,
    });
    dispatchEvent(new Event('online'));
";

/// Somebody at a table of this game, on the turn, with answers made up; the view as the page has it.
async fn at_a_table(sitting: &Sitting, game: &str, instead: Value) -> (Arc<Browser>, Value) {
    let me = sitting.somebody().await;
    let id = open(sitting, &me, game, against_the_computer(), json!({})).await;
    let mine = "return document.getElementById('turn').classList.contains('mine') \
        && document.querySelectorAll('#stage .can').length > 0";
    me.until("my turn", mine, vec![]).await;
    let mut seen = view(&me, &id, "").await;
    if let (Some(seen), Some(instead)) = (seen.as_object_mut(), instead.as_object()) {
        seen.extend(instead.clone());
    }
    me.ask(BETWEEN, vec![json!(id), instead]).await;
    me.until("the whole view", "return window.asked.includes('/picture')", vec![]).await;
    settled(&me).await;
    (me, seen)
}

/// Waits for longer than the page puts anything off.
async fn settled(browser: &Browser) {
    browser.ask_later("setTimeout(arguments[0], 250)", vec![]).await;
}

async fn asked(browser: &Browser) -> Vec<String> {
    let all = browser.ask("return window.asked.splice(0)", vec![]).await;
    all.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn a_pass_asks_for_nothing_and_redraws_nothing() {
    sit(|sitting| async move {
        let (me, seen) = at_a_table(&sitting, "fairy-trails", json!({})).await;
        let ply = seen["ply"].as_u64().expect("a ply");
        asked(&me).await;
        me.ask("document.querySelector('#stage svg').dataset.old = 'yes'", vec![]).await;
        me.ask("window.ply(arguments[0] + 1)", vec![json!(ply)]).await;
        me.until(
            "its line in the log",
            "return document.getElementById('log').lastElementChild.textContent === `Ply ${arguments[0]}.`",
            vec![json!(ply + 1)],
        )
        .await;
        settled(&me).await;
        assert_eq!(asked(&me).await, [""; 0]);
        let old = "return document.querySelector('#stage svg').dataset.old === 'yes'";
        assert_eq!(me.ask(old, vec![]).await, json!(true), "the picture stays");

        // What changed is asked for, and nothing else; a picture that is the same after all is not drawn again.
        me.ask("window.ply(arguments[0] + 2, { picture: true })", vec![json!(ply)]).await;
        me.until("the picture", "return window.asked.length > 0", vec![]).await;
        settled(&me).await;
        assert_eq!(asked(&me).await, ["/picture"]);
        assert_eq!(me.ask(old, vec![]).await, json!(true), "the same picture stays");
        me.ask("window.ply(arguments[0] + 3, { waiting: [0] })", vec![json!(ply)]).await;
        me.until("my moves", "return window.asked.length > 0", vec![]).await;
        settled(&me).await;
        assert_eq!(asked(&me).await, ["/moves"]);
    });
}

/// Whoever wants no motion sees where a run of computer plies ends, in one picture.
#[test]
fn a_run_of_computer_plies_is_one_sequence() {
    sit(|sitting| async move {
        let (me, seen) = at_a_table(&sitting, "fairy-trails", json!({})).await;
        let ply = seen["ply"].as_u64().expect("a ply");
        asked(&me).await;
        let script = "const [ply, done] = arguments; let played = 0; const more = () => { \
            played += 1; \
            window.ply(ply + played, { turn: 5, picture: true, waiting: [played === 20 ? 0 : 1] }); \
            if (played === 20) done(); else setTimeout(more, 20); }; more();";
        me.ask_later(script, vec![json!(ply)]).await;
        me.until("the picture", "return window.asked.includes('/picture')", vec![]).await;
        settled(&me).await;
        let pictures = asked(&me).await.iter().filter(|path| *path == "/picture").count();
        assert_eq!(pictures, 1);
        let lines =
            "return [...document.querySelectorAll('#log li')].slice(-20).map((line) => line.dataset.ply)";
        let lines = me.ask(lines, vec![]).await;
        let all: Vec<String> = (ply + 1..=ply + 20).map(|ply| ply.to_string()).collect();
        assert_eq!(lines, json!(all));
    });
}

#[test]
fn a_long_log_is_appended_to_and_comes_in_pages() {
    sit(|sitting| async move {
        let newest: Vec<Value> =
            (961..=1000).map(|ply| json!({ "ply": ply, "seat": 0, "text": format!("Ply {ply}.") })).collect();
        let long = json!({ "ply": 1000, "epoch": 0, "log": newest, "log_from": 961 });
        let (me, _) = at_a_table(&sitting, "fairy-trails", long).await;
        let plies =
            "return [...document.querySelectorAll('#log li')].map((line) => Number(line.dataset.ply))";
        assert_eq!(me.ask(plies, vec![]).await, json!((961..=1000).collect::<Vec<_>>()));

        me.ask("document.querySelector('#log li').dataset.old = 'yes'; window.ply(1001)", vec![]).await;
        let grown = "return document.querySelectorAll('#log li').length === arguments[0]";
        me.until("one line more", grown, vec![json!(41)]).await;
        let old = me.ask("return document.querySelector('#log li').dataset.old", vec![]).await;
        assert_eq!(old, json!("yes"), "the list is not built anew");

        me.shot("log").await;
        me.click("#log-box > button:not([hidden])").await;
        me.until("an earlier page", grown, vec![json!(81)]).await;
        assert_eq!(me.ask(plies, vec![]).await, json!((921..=1001).collect::<Vec<_>>()));

        // However long it goes on, the page stays small; what was dropped can be had again.
        me.ask("const log = document.getElementById('log'); log.scrollTop = log.scrollHeight;", vec![]).await;
        me.ask("for (let ply = 1002; ply <= 2000; ply++) window.ply(ply)", vec![]).await;
        me.until("the newest only", grown, vec![json!(400)]).await;
        assert_eq!(me.ask(plies, vec![]).await, json!((1601..=2000).collect::<Vec<_>>()));
        me.click("#log-box > button:not([hidden])").await;
        me.until("what was dropped", grown, vec![json!(440)]).await;
    });
}

#[test]
fn sheets_tell_their_sources_to_the_keyboard() {
    sit(|sitting| async move {
        let rows = json!([
            { "label": "Strength", "value": "5", "sources": [{ "label": "Born with", "value": "3" }, { "label": "Sword", "value": "2" }], "handles": ["$first"] },
            { "label": "Gold", "value": "-1", "sources": [], "handles": [] },
        ]);
        let instead = json!({
            "panels": [{ "seat": 0, "rows": rows }, { "seat": 1, "rows": [{ "label": "Strength", "value": "1", "sources": [], "handles": [] }] }],
            "out": [1],
            "auto_pass": "never",
        });
        let (me, _) = at_a_table(&sitting, "fairy-trails", instead).await;
        me.see("#panels .sheet[data-seat='0'] button.row").await;
        let text = me.ask("return document.getElementById('panels').innerText", vec![]).await;
        let text = text.as_str().expect("text");
        assert!(text.contains("Strength") && text.contains("−1") && text.contains("out"), "{text}");

        me.ask("document.querySelector('#panels-box summary').focus()", vec![]).await;
        me.press(TAB).await;
        let open = "const row = document.activeElement; \
            return row.matches('button.row[aria-expanded=true]') && row.nextElementSibling.innerText;";
        let told = me.until("the sources", open, vec![]).await;
        assert!(told.as_str().is_some_and(|told| told.contains("Sword")), "{told}");
        let rings = "return document.querySelectorAll('#stage .ring.source').length > 0";
        assert_eq!(me.ask(rings, vec![]).await, json!(true), "what it speaks of is marked");
        me.shot("sheets").await;
        me.press(ESCAPE).await;
        let shut = "return !document.querySelector('#panels [aria-expanded=true]') \
            && !document.querySelector('#panels .sources:not([hidden])') && !document.querySelector('.ring.source')";
        me.until("nothing open", shut, vec![]).await;

        // Which windows one is asked about is one's own setting.
        me.see("#auto-pass").await;
        let choose = "const choice = document.getElementById('auto-pass'); choice.value = 'unable'; \
            choice.dispatchEvent(new Event('change')); return choice.options.length";
        assert_eq!(me.ask(choose, vec![]).await, json!(3));
        me.until("the setting", "return window.passing === 'unable'", vec![]).await;
    });
}

/// A match by rules that the program does not know is shown as far as it can be.
#[test]
fn an_unknown_match_shows_its_moves_and_says_what_is_missing() {
    sit(|sitting| async move {
        let log = json!([{ "ply": 1, "seat": 0, "text": "9 0,1" }, { "ply": 2, "seat": 1, "text": "4 1,1" }]);
        let instead = json!({ "unknown": "The rules trails/9 are missing here.", "ply": 2, "epoch": 1, "log": log, "log_from": 1, "panels": [], "scores": [] });
        let me = sitting.somebody().await;
        let id = open(&sitting, &me, "fairy-trails", against_the_computer(), json!({})).await;
        me.ask(BETWEEN, vec![json!(id), instead]).await;
        let told = "return document.getElementById('stage').textContent";
        me.until(
            "the sentence",
            "return document.getElementById('stage').textContent.startsWith('The rules')",
            vec![],
        )
        .await;
        assert_eq!(me.ask(told, vec![]).await, json!("The rules trails/9 are missing here."));
        let lines = "return [...document.querySelectorAll('#log li')].map((line) => line.textContent)";
        assert_eq!(me.ask(lines, vec![]).await, json!(["9 0,1", "4 1,1"]));
        let can = "return [...document.querySelectorAll('.tools button')].filter((one) => !one.disabled).length \
            + document.getElementById('hand').children.length";
        assert_eq!(me.ask(can, vec![]).await, json!(0), "nothing can be done");
        me.shot("unknown").await;
    });
}
