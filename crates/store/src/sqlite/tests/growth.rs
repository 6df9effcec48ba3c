//! What a question costs must not grow with the match; the database counts its own instructions.

use super::Sqlite;
use crate::conformance::{guest, playing, ply};
use crate::{Append, NewChat, Store, TableId};
use core::sync::atomic::{AtomicU64, Ordering};
use serde_json::json;
use std::sync::Arc;
use table::Boundary;

/// Plies between two keyframes.
const STRIDE: u32 = 64;

/// The instructions that the one connection of a store in memory has run so far.
pub(super) async fn counter(store: &Sqlite) -> Arc<AtomicU64> {
    let count = Arc::new(AtomicU64::new(0));
    let mut connection = store.read.acquire().await.expect("a connection");
    let counted = count.clone();
    connection.lock_handle().await.expect("a handle").set_progress_handler(1, move || {
        counted.fetch_add(1, Ordering::Relaxed);
        true
    });
    count
}

/// A ply that brings a keyframe now and then; only the first tells anybody something.
fn quiet(id: TableId, number: u32) -> Append {
    let boundary = Boundary::crossed_if(number == 1);
    let keyframe = number.is_multiple_of(STRIDE).then(|| json!({"after": number}));
    Append { boundary, keyframe, ..ply(id, 0, number) }
}

/// Plays and talks on through these plies.
async fn play_on(store: &Sqlite, id: TableId, plies: core::ops::RangeInclusive<u32>) {
    for number in plies {
        store.append(quiet(id, number)).await.expect("a ply");
        let text = format!("words {number}");
        let person = crate::PersonId::draw();
        let words = NewChat { table: id, person, name: "Ada".to_owned(), text, at: 1, post: None };
        store.say(words).await.expect("chat");
    }
}

/// What each question costs, after so many plies.
async fn costs(store: &Sqlite, count: &AtomicU64, id: TableId, plies: u32) -> Vec<(&'static str, u64)> {
    let mut costs = Vec::new();
    let mut before = count.load(Ordering::Relaxed);
    let mut note = |name| {
        let now = count.load(Ordering::Relaxed);
        costs.push((name, now - before));
        before = now;
    };
    assert_eq!(store.table(id).await.expect("a table").plies, plies);
    note("table");
    assert_eq!(store.plies_between(id, plies - 49, plies).await.expect("plies").len(), 50);
    note("plies_between");
    assert_eq!(store.last_crossed(id).await.expect("an answer"), Some(1));
    note("last_crossed");
    assert!(store.keyframe(id, plies).await.expect("an answer").is_some());
    note("keyframe");
    assert_eq!(store.chat_page(id, None, 50).await.expect("chat").len(), 50);
    note("chat_page");
    let words = NewChat {
        table: id,
        person: crate::PersonId::draw(),
        name: "Ada".to_owned(),
        text: "hm".to_owned(),
        at: 1,
        post: Some(plies.to_string()),
    };
    store.say(words).await.expect("chat");
    note("say");
    assert_eq!(store.undone_page(id, (0, 0), 50).await.expect("plies"), []);
    note("undone_page");
    assert_eq!(store.public_running(9).await.expect("a list").len(), 1);
    note("public_running");
    store.append(quiet(id, plies + 1)).await.expect("a ply");
    note("append");
    store.put_keyframe(id, plies + 1, 0, json!(1)).await.expect("a keyframe");
    note("put_keyframe");
    costs
}

#[tokio::test]
async fn no_question_costs_more_in_a_long_match() {
    let store = Sqlite::in_memory().await.expect("a store");
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let id = playing(&store, 1, ada, eve).await;
    let count = counter(&store).await;
    // Both as far from their last keyframe.
    let (early, late) = (STRIDE + 10, 40 * STRIDE + 10);
    play_on(&store, id, 1..=early).await;
    let first = costs(&store, &count, id, early).await;
    play_on(&store, id, early + 2..=late).await;
    let last = costs(&store, &count, id, late).await;
    for ((name, first), (_, last)) in first.into_iter().zip(last) {
        assert!(first > 0, "{name} was not counted");
        assert!(last <= first + 8, "{name}: {first} instructions at ply {early}, {last} at ply {late}");
    }
}
