//! The log of moves, and chat.

use super::{guest, new_table, playing, ply, refused};
use crate::{By, Finish, NewChat, Store, StoreError, TableId, TableState, Truncate};
use std::sync::Arc;
use table::Boundary;

pub(super) async fn plies_are_kept_in_order(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let id = playing(store, 1, ada, eve).await;
    for number in 1..=12 {
        let mut new = ply(id, 0, number);
        if number == 5 {
            new.by = By::Person(ada);
            new.clock_left = None;
        }
        store.append(new).await.expect("a ply");
    }
    refused!(store.append(ply(id, 0, 14)).await, StoreError::Gap { .. });
    refused!(store.append(ply(id, 0, 0)).await, StoreError::Gap { .. });
    refused!(store.append(ply(TableId::from_bits(9), 0, 1)).await, StoreError::NotFound { .. });
    let whole = store.whole(id).await.expect("a table");
    assert_eq!(whole.plies.iter().map(|ply| ply.ply).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    assert_eq!((whole.plies[4].by, whole.plies[4].clock_left), (By::Person(ada), None));
    assert_eq!((whole.plies[5].by, whole.plies[5].clock_left), (By::Computer, Some(600)));
    assert_eq!((whole.plies[5].boundary, whole.plies[6].boundary), (Boundary::Crossed, Boundary::Kept));
    assert_eq!((whole.plies[6].text.as_str(), whole.plies[6].at), ("move 7", 4_007));
    assert_eq!((whole.table.plies, whole.table.moved), (12, 4_012));
    assert_eq!(store.plies_after(id, 10).await.expect("plies"), whole.plies[10..]);
    assert_eq!(store.plies_after(id, 99).await.expect("plies"), []);
    refused!(store.plies_after(TableId::from_bits(9), 0).await, StoreError::NotFound { .. });
}

pub(super) async fn a_second_writer_is_refused(store: Arc<dyn Store>) {
    let (ada, eve) = (guest(&*store, "Ada").await, guest(&*store, "Eve").await);
    let id = playing(&*store, 1, ada, eve).await;
    store.append(ply(id, 0, 1)).await.expect("a ply");
    refused!(store.append(ply(id, 0, 1)).await, StoreError::Taken { .. });
    for number in 2..10 {
        let mut racers = Vec::new();
        for racer in 0..8 {
            let store = store.clone();
            let mut new = ply(id, 0, number);
            new.text = format!("racer {racer}");
            racers.push(tokio::spawn(async move { (new.text.clone(), store.append(new).await) }));
        }
        let mut winners = Vec::new();
        for racer in racers {
            match racer.await.expect("no panic") {
                (text, Ok(())) => winners.push(text),
                (_, Err(StoreError::Taken { .. })) => {}
                (_, Err(other)) => panic!("refused for another reason: {other}"),
            }
        }
        let last = store.plies_after(id, number - 1).await.expect("plies");
        assert_eq!(winners, [last[0].text.clone()], "one won, and it is the one that is written");
    }
}

pub(super) async fn undone_plies_are_kept_apart(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let id = playing(store, 1, ada, eve).await;
    for number in 1..=5 {
        store.append(ply(id, 0, number)).await.expect("a ply");
    }
    let cut = Truncate { table: id, to_ply: 2, epoch: 0 };
    assert_eq!(store.truncate(cut).await.expect("an undo"), 1);
    refused!(store.truncate(cut).await, StoreError::Stale { .. });
    refused!(store.append(ply(id, 0, 3)).await, StoreError::Stale { .. });
    refused!(store.append(ply(id, 0, 6)).await, StoreError::Stale { .. });
    store.append(ply(id, 1, 3)).await.expect("a ply of the new epoch");
    assert_eq!(store.truncate(Truncate { table: id, to_ply: 0, epoch: 1 }).await.expect("an undo"), 2);
    store.append(ply(id, 2, 1)).await.expect("a ply of the new epoch");
    let nobody = Truncate { table: TableId::from_bits(9), to_ply: 0, epoch: 0 };
    refused!(store.truncate(nobody).await, StoreError::NotFound { .. });
    let whole = store.whole(id).await.expect("a table");
    assert_eq!((whole.table.epoch, whole.table.plies), (2, 1));
    assert_eq!(whole.plies.iter().map(|ply| (ply.ply, ply.epoch)).collect::<Vec<_>>(), [(1, 2)]);
    let undone: Vec<_> =
        whole.undone.iter().map(|undone| (undone.until, undone.ply.ply, undone.ply.epoch)).collect();
    assert_eq!(undone, [(0, 3, 0), (0, 4, 0), (0, 5, 0), (1, 1, 0), (1, 2, 0), (1, 3, 1)]);
}

pub(super) async fn nothing_is_written_to_tables_that_do_not_play(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let new = new_table(1, ada, eve);
    let gathering = new.id;
    store.create(new).await.expect("a table");
    refused!(store.append(ply(gathering, 0, 1)).await, StoreError::Stale { .. });
    let over = playing(store, 2, ada, eve).await;
    store.append(ply(over, 0, 1)).await.expect("a ply");
    let end =
        Finish { table: over, state: TableState::BrokenOff, at: 9_000, outcome: None, places: Vec::new() };
    assert!(store.finish(end).await.expect("an end"));
    refused!(store.append(ply(over, 0, 2)).await, StoreError::Stale { .. });
    refused!(store.truncate(Truncate { table: over, to_ply: 0, epoch: 0 }).await, StoreError::Stale { .. });
    assert_eq!(store.whole(over).await.expect("a table").plies.len(), 1);
}

pub(super) async fn chat_is_numbered(store: Arc<dyn Store>) {
    let (ada, eve) = (guest(&*store, "Ada").await, guest(&*store, "Eve").await);
    let id = playing(&*store, 1, ada, eve).await;
    let mut speakers = Vec::new();
    for number in 0..30 {
        let store = store.clone();
        let text = format!("word {number}");
        let words = NewChat { table: id, person: ada, name: "Ada".to_owned(), text, at: number };
        speakers.push(tokio::spawn(async move { store.say(words).await }));
    }
    let mut numbers = Vec::new();
    for speaker in speakers {
        numbers.push(speaker.await.expect("no panic").expect("chat"));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
    assert_eq!(store.chat_after(id, 28).await.expect("chat").len(), 2);
    let lost = TableId::from_bits(9);
    let words = NewChat { table: lost, person: ada, name: "Ada".to_owned(), text: "hm".to_owned(), at: 1 };
    refused!(store.say(words).await, StoreError::NotFound { .. });
    refused!(store.chat_after(lost, 0).await, StoreError::NotFound { .. });
}
