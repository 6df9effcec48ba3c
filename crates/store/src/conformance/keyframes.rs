//! Keyframes: only ever of the line of play that counts.

use super::{guest, playing, ply, refused};
use crate::{Append, Finish, Store, StoreError, TableId, TableState, Truncate};
use serde_json::{Value, json};

fn position(ply: u32, line: &str) -> Value {
    json!({"after": ply, "line": line, "odd": "'; DROP TABLE keyframes; --"})
}

fn with_keyframe(table: TableId, epoch: u32, number: u32, line: &str) -> Append {
    Append { keyframe: Some(position(number, line)), ..ply(table, epoch, number) }
}

async fn found(store: &dyn Store, table: TableId, at_most: u32) -> Option<(u32, Value)> {
    let keyframe = store.keyframe(table, at_most).await.expect("an answer")?;
    Some((keyframe.ply, keyframe.position))
}

/// A match of ten plies with keyframes at 4 and 8.
async fn ten_plies(store: &dyn Store, number: u64) -> TableId {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let id = playing(store, number, ada, eve).await;
    for number in 1..=10 {
        let new = if number % 4 == 0 { with_keyframe(id, 0, number, "first") } else { ply(id, 0, number) };
        store.append(new).await.expect("a ply");
    }
    id
}

pub(super) async fn the_newest_before_a_ply_is_found(store: &dyn Store) {
    let id = ten_plies(store, 1).await;
    for at_most in [0, 3] {
        assert_eq!(found(store, id, at_most).await, None, "{at_most}");
    }
    for (at_most, ply) in [(4, 4), (7, 4), (8, 8), (10, 8), (u32::MAX, 8)] {
        assert_eq!(found(store, id, at_most).await, Some((ply, position(ply, "first"))), "{at_most}");
    }
    let other = ten_plies(store, 2).await;
    store.put_keyframe(other, 6, 0, position(6, "other")).await.expect("a keyframe");
    assert_eq!(found(store, id, 7).await, Some((4, position(4, "first"))), "each table has its own");
    let none = TableId::from_bits(9);
    refused!(store.keyframe(none, 1).await, StoreError::NotFound { .. });
    refused!(store.put_keyframe(none, 1, 0, json!(1)).await, StoreError::NotFound { .. });
}

pub(super) async fn a_keyframe_comes_with_its_ply_or_not_at_all(store: &dyn Store) {
    let id = ten_plies(store, 1).await;
    refused!(store.append(with_keyframe(id, 0, 10, "late")).await, StoreError::Taken { .. });
    refused!(store.append(with_keyframe(id, 0, 12, "late")).await, StoreError::Gap { .. });
    refused!(store.append(with_keyframe(id, 1, 11, "late")).await, StoreError::Stale { .. });
    refused!(store.append(with_keyframe(id, 0, 8, "late")).await, StoreError::Taken { .. });
    assert_eq!(
        found(store, id, 99).await,
        Some((8, position(8, "first"))),
        "a refused ply leaves no keyframe"
    );
    store.append(ply(id, 0, 11)).await.expect("a ply");
    store.append(ply(id, 0, 12)).await.expect("a ply");
    assert_eq!(found(store, id, 99).await, Some((8, position(8, "first"))), "nor does one wait for its ply");
    let end = Finish { table: id, state: TableState::Over, at: 9_000, outcome: None, places: Vec::new() };
    store.finish(end).await.expect("an end");
    refused!(store.append(with_keyframe(id, 0, 13, "late")).await, StoreError::Stale { .. });
    assert_eq!(found(store, id, 99).await, Some((8, position(8, "first"))));
}

pub(super) async fn lines_that_were_taken_back_have_none(store: &dyn Store) {
    let id = ten_plies(store, 1).await;
    refused!(store.truncate(Truncate { table: id, to_ply: 0, epoch: 7 }).await, StoreError::Stale { .. });
    assert_eq!(found(store, id, 99).await, Some((8, position(8, "first"))), "a refused undo takes nothing");
    store.truncate(Truncate { table: id, to_ply: 8, epoch: 0 }).await.expect("an undo");
    assert_eq!(found(store, id, 99).await, Some((8, position(8, "first"))), "its ply stays");
    store.truncate(Truncate { table: id, to_ply: 7, epoch: 1 }).await.expect("an undo");
    assert_eq!(found(store, id, 99).await, Some((4, position(4, "first"))), "its ply went");
    store.append(ply(id, 2, 8)).await.expect("another ply 8");
    assert_eq!(found(store, id, 99).await, Some((4, position(4, "first"))), "another line of play");
    store.append(with_keyframe(id, 2, 9, "second")).await.expect("a ply");
    assert_eq!(found(store, id, 99).await, Some((9, position(9, "second"))));
    store.truncate(Truncate { table: id, to_ply: 0, epoch: 2 }).await.expect("an undo");
    assert_eq!(found(store, id, 99).await, None);
}

pub(super) async fn a_late_keyframe_needs_its_line(store: &dyn Store) {
    let id = ten_plies(store, 1).await;
    for (ply, epoch) in [(0, 0), (11, 0), (u32::MAX, 0), (5, 1), (5, u32::MAX)] {
        refused!(store.put_keyframe(id, ply, epoch, json!("no such line")).await, StoreError::Stale { .. });
    }
    store.truncate(Truncate { table: id, to_ply: 5, epoch: 0 }).await.expect("an undo");
    store.append(ply(id, 1, 6)).await.expect("another ply 6");
    refused!(store.put_keyframe(id, 6, 0, json!("taken back")).await, StoreError::Stale { .. });
    refused!(store.put_keyframe(id, 7, 0, json!("taken back")).await, StoreError::Stale { .. });
    refused!(store.put_keyframe(id, 7, 1, json!("not written")).await, StoreError::Stale { .. });
    assert_eq!(found(store, id, 99).await, Some((4, position(4, "first"))), "a refused one is not written");
    // Ply 5 is part of both lines, so whoever worked it out before the undo is right still.
    store.put_keyframe(id, 5, 0, position(5, "first")).await.expect("a line that still stands");
    assert_eq!(found(store, id, 99).await, Some((5, position(5, "first"))));
    store.put_keyframe(id, 5, 1, position(5, "again")).await.expect("in place of the other");
    assert_eq!(found(store, id, 99).await, Some((5, position(5, "again"))));
    store.put_keyframe(id, 6, 1, position(6, "second")).await.expect("the new line");
    let end = Finish { table: id, state: TableState::Over, at: 9_000, outcome: None, places: Vec::new() };
    store.finish(end).await.expect("an end");
    store.put_keyframe(id, 3, 1, position(3, "old")).await.expect("a match that is over");
    assert_eq!(found(store, id, 3).await, Some((3, position(3, "old"))));
    assert_eq!(found(store, id, 99).await, Some((6, position(6, "second"))));
}
