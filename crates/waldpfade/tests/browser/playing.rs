//! Playing at a table as people do: look what is ringed, point, confirm.

use crate::browser::Browser;
use crate::sitting::Sitting;
use serde_json::{Value, json};

/// What can be done now; nothing while others decide, or while the page is being drawn.
const LOOK: &str = "
    const hand = document.getElementById('hand');
    if (!hand) return null;
    if (hand.querySelector('.result')) return { over: true };
    const confirm = document.getElementById('confirm');
    // What the move would do is told above the button and pushes it down: it is pressed where it stays.
    if (confirm) return confirm.disabled || hand.querySelector('.effects')?.hidden ? null : { confirm: true };
    if (!document.getElementById('turn').classList.contains('mine')) return null;
    // Who has seen where a pair lies takes it, so that games of memory end soon.
    const told = (thing) => thing.getAttribute('aria-label') ?? '';
    const word = (thing) => /(?: as|:) ([a-z]+)$/.exec(told(thing))?.[1];
    const all = [...document.querySelectorAll('#stage [data-handle]')];
    const seen = all.filter((thing) => thing.classList.contains('can') && told(thing).includes('seen before as'));
    const open = all.filter((thing) => /^cell:/.test(thing.dataset.handle) && !thing.classList.contains('can')).map(word);
    const pair = seen.filter((thing) => open.includes(word(thing))
      || (!open.length && seen.filter((other) => word(other) === word(thing)).length > 1));
    const things = pair.length ? pair : all.filter((thing) => thing.classList.contains('can') && !seen.includes(thing));
    if (!things.length) things.push(...seen);
    const buttons = [...hand.querySelectorAll('.choices button')];
    const handles = [...things, ...buttons].map((thing) => thing.dataset.handle);
    return handles.length ? { handles } : null;
";

/// What leads on: tiles are laid rather than lifted, turns ended rather than filled with gifts.
const FORWARD: [&str; 6] = ["act:finish", "act:end", "act:waive", "act:cover", "tile:", "cell:"];

/// A hand that points at anything that is offered, the same in every run.
pub(crate) struct Hand(u64);

impl Hand {
    /// One of many.
    pub(crate) fn new(seed: u64) -> Hand {
        Hand(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn pick(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count.max(1) as u64) as usize
    }

    /// One of the handles; what brings a match to its end before what only passes the time.
    fn choose(&mut self, handles: &Value) -> String {
        let all: Vec<&str> = handles.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let wanted: Vec<&str> = FORWARD
            .iter()
            .map(|kind| all.iter().copied().filter(|handle| handle.starts_with(kind)).collect::<Vec<_>>())
            .find(|some| !some.is_empty())
            .unwrap_or(all);
        wanted[self.pick(wanted.len())].to_owned()
    }

    /// Makes one move with the mouse; `false` if the match is over.
    pub(crate) async fn play(&mut self, browser: &Browser) -> bool {
        // A page that comes back from a lost connection may offer everything anew: then it is looked at again.
        let (mut vain, mut told) = (0, String::new());
        while vain < 40 {
            let seen = browser.until("something to do", LOOK, vec![]).await;
            if seen["over"] == json!(true) {
                return false;
            }
            let confirming = seen["confirm"] == json!(true);
            // Whatever comes of it, the hand is drawn anew: at once, or when the move is stored.
            browser
                .ask(
                    "document.getElementById('hand').firstElementChild?.setAttribute('data-seen', '')",
                    vec![],
                )
                .await;
            let clicked = if confirming {
                browser.click_now("#confirm").await
            } else {
                let chosen = self.choose(&seen["handles"]);
                browser.point(&chosen).await
            };
            if clicked {
                let drawn = "return !document.querySelector('#hand > [data-seen]') \
                    || !document.getElementById('trouble').hidden";
                browser.until("the hand to be drawn", drawn, vec![]).await;
                // Where all decide at the same time, something may happen between looking and pointing; the page says
                // so, and one looks again.
                told = trouble(browser).await;
                if told.is_empty() && confirming {
                    return true;
                }
            }
            vain += usize::from(!clicked || !told.is_empty());
        }
        panic!("nothing can be done: {told}");
    }

    /// Plays until the match is over.
    pub(crate) async fn play_out(&mut self, browser: &Browser, most: usize) {
        for _ in 0..most {
            if !self.play(browser).await {
                return;
            }
        }
        panic!("{most} moves, and no end");
    }
}

/// What the page tells of trouble, if it does.
async fn trouble(browser: &Browser) -> String {
    let script = "const trouble = document.getElementById('trouble'); \
        return trouble && !trouble.hidden ? trouble.textContent : ''";
    browser.ask(script, vec![]).await.as_str().unwrap_or_default().to_owned()
}

/// No trouble is told.
pub(crate) async fn quiet(browser: &Browser) {
    assert_eq!(trouble(browser).await, "", "the page tells of trouble");
}

/// Opens a table by a request of the page, and goes there; gives its id.
pub(crate) async fn open(
    sitting: &Sitting,
    browser: &Browser,
    game: &str,
    seats: Value,
    options: Value,
) -> String {
    browser.go(&sitting.at("/")).await;
    let script = "const [order, done] = arguments; \
        fetch('/api/v1/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify(order) }).then((answer) => answer.json()).then(done, (error) => done(String(error)));";
    let order = json!({ "game": game, "seats": seats, "options": options });
    let made = browser.ask_later(script, vec![order]).await;
    let id = made["id"].as_str().unwrap_or_else(|| panic!("no table: {made}")).to_owned();
    browser.go(&sitting.at(&format!("/t/{id}"))).await;
    browser.see("#stage svg").await;
    id
}

/// Me against the computer that plays anything.
pub(crate) fn against_the_computer() -> Value {
    json!([{ "kind": "me" }, { "kind": "computer", "level": "random" }])
}

/// The view of a table as this browser may see it.
pub(crate) async fn view(browser: &Browser, id: &str, query: &str) -> Value {
    browser.fetch(&format!("/api/v1/tables/{id}{query}")).await
}

/// How many plies have been played.
pub(crate) async fn ply(browser: &Browser, id: &str) -> u64 {
    view(browser, id, "").await["ply"].as_u64().expect("a number of plies")
}

/// Hears the news of a table from now on, as this seat.
pub(crate) async fn listen(browser: &Browser, id: &str, seat: u8) {
    let script = "const [id, seat] = arguments; window.heard = []; \
        const source = new EventSource(`/api/v1/tables/${id}/news?as=${seat}`); \
        for (const kind of ['ply', 'waiting', 'seat', 'clock', 'chat', 'undo', 'vote', 'thinking', 'over', 'rematch', 'reset', 'beat']) \
          source.addEventListener(kind, (event) => \
            window.heard.push(`id: ${event.lastEventId}\\nevent: ${kind}\\ndata: ${event.data}\\n\\n`));";
    browser.ask(script, vec![json!(id), json!(seat)]).await;
}

/// All news that were heard since, as they came over the wire.
pub(crate) async fn heard(browser: &Browser) -> Vec<String> {
    let all = browser.ask("return window.heard", vec![]).await;
    all.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
