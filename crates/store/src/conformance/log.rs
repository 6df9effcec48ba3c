//! The log of moves, and chat.

use super::{all_plies, guest, new_table, playing, ply, refused};
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
    let plies = all_plies(store, id).await;
    assert_eq!(plies.iter().map(|ply| ply.ply).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    assert_eq!((plies[4].by, plies[4].clock_left), (By::Person(ada), None));
    assert_eq!((plies[5].by, plies[5].clock_left), (By::Computer, Some(600)));
    assert_eq!((plies[5].boundary, plies[6].boundary), (Boundary::Crossed, Boundary::Kept));
    assert_eq!((plies[6].text.as_str(), plies[6].at), ("move 7", 4_007));
    let table = store.table(id).await.expect("a table");
    assert_eq!((table.plies, table.moved), (12, 4_012));
    for (from, to, page) in [
        (1, 12, &plies[..]),
        (0, 5, &plies[..5]),
        (6, 10, &plies[5..10]),
        (7, 7, &plies[6..7]),
        (11, 99, &plies[10..]),
        (13, 99, &[]),
        (5, 4, &[]),
        (0, 0, &[]),
    ] {
        assert_eq!(store.plies_between(id, from, to).await.expect("plies"), page, "{from} to {to}");
    }
    refused!(store.plies_between(TableId::from_bits(9), 1, 9).await, StoreError::NotFound { .. });
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
        let last = store.plies_between(id, number, number).await.expect("plies");
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
    let table = store.table(id).await.expect("a table");
    assert_eq!((table.epoch, table.plies), (2, 1));
    let plies = all_plies(store, id).await;
    assert_eq!(plies.iter().map(|ply| (ply.ply, ply.epoch)).collect::<Vec<_>>(), [(1, 2)]);
    let all = [(0, 3, 0), (0, 4, 0), (0, 5, 0), (1, 1, 0), (1, 2, 0), (1, 3, 1)];
    for (after, limit, page) in
        [((0, 0), 99, &all[..]), ((0, 0), 2, &all[..2]), ((0, 4), 3, &all[2..5]), ((1, 3), 9, &[])]
    {
        let undone = store.undone_page(id, after, limit).await.expect("plies");
        let undone: Vec<_> =
            undone.iter().map(|undone| (undone.until, undone.ply.ply, undone.ply.epoch)).collect();
        assert_eq!(undone, page, "{limit} after {after:?}");
    }
    refused!(store.undone_page(TableId::from_bits(9), (0, 0), 9).await, StoreError::NotFound { .. });
}

pub(super) async fn the_last_crossing_is_known(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let id = playing(store, 1, ada, eve).await;
    let other = playing(store, 2, ada, eve).await;
    for number in 1..=9 {
        store.append(ply(other, 0, number)).await.expect("a ply of another table");
    }
    for (number, crossed) in [(1, None), (2, None), (3, Some(3)), (4, Some(3)), (5, Some(3)), (6, Some(6))] {
        store.append(ply(id, 0, number)).await.expect("a ply");
        assert_eq!(store.last_crossed(id).await.expect("an answer"), crossed, "after ply {number}");
    }
    for (epoch, to_ply, crossed) in [(0, 5, Some(3)), (1, 2, None)] {
        store.truncate(Truncate { table: id, to_ply, epoch }).await.expect("an undo");
        assert_eq!(store.last_crossed(id).await.expect("an answer"), crossed, "back to ply {to_ply}");
    }
    refused!(store.last_crossed(TableId::from_bits(9)).await, StoreError::NotFound { .. });
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
    assert_eq!(all_plies(store, over).await.len(), 1);
}

pub(super) async fn chat_is_numbered(store: Arc<dyn Store>) {
    let (ada, eve) = (guest(&*store, "Ada").await, guest(&*store, "Eve").await);
    let id = playing(&*store, 1, ada, eve).await;
    let mut speakers = Vec::new();
    for number in 0..30 {
        let store = store.clone();
        let text = format!("word {number}");
        let words = NewChat { table: id, person: ada, name: "Ada".to_owned(), text, at: number, post: None };
        speakers.push(tokio::spawn(async move { store.say(words).await }));
    }
    let mut numbers = Vec::new();
    for speaker in speakers {
        numbers.push(speaker.await.expect("no panic").expect("chat").number);
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
    for (before, limit, page) in [
        (None, 3, vec![30, 29, 28]),
        (Some(28), 2, vec![27, 26]),
        (Some(3), 9, vec![2, 1]),
        (Some(1), 9, vec![]),
    ] {
        let chat = store.chat_page(id, before, limit).await.expect("chat");
        assert_eq!(chat.iter().map(|chat| chat.number).collect::<Vec<_>>(), page, "newest first");
    }
    let lost = TableId::from_bits(9);
    let words = NewChat {
        table: lost,
        person: ada,
        name: "Ada".to_owned(),
        text: "hm".to_owned(),
        at: 1,
        post: None,
    };
    refused!(store.say(words).await, StoreError::NotFound { .. });
    refused!(store.chat_page(lost, None, 9).await, StoreError::NotFound { .. });
}

pub(super) async fn words_that_come_again_are_kept_once(store: Arc<dyn Store>) {
    let (ada, eve) = (guest(&*store, "Ada").await, guest(&*store, "Eve").await);
    let (one, two) = (playing(&*store, 1, ada, eve).await, playing(&*store, 2, ada, eve).await);
    let words = |table, person, post: Option<&str>| NewChat {
        table,
        person,
        name: "Somebody".to_owned(),
        text: "hello".to_owned(),
        at: 1,
        post: post.map(str::to_owned),
    };
    let mut posts = Vec::new();
    for _ in 0..20 {
        let (store, words) = (store.clone(), words(one, ada, Some("a1")));
        posts.push(tokio::spawn(async move { store.say(words).await }));
    }
    let mut first = 0;
    for post in posts {
        let said = post.await.expect("no panic").expect("chat");
        assert_eq!(said.number, 1);
        first += usize::from(!said.again);
    }
    assert_eq!(first, 1, "of many that race one is new");
    for (words, number) in [
        (words(one, ada, None), 2),
        (words(one, ada, None), 3),
        (words(one, ada, Some("a2")), 4),
        (words(one, eve, Some("a1")), 5),
        (words(two, ada, Some("a1")), 1),
    ] {
        let said = store.say(words.clone()).await.expect("chat");
        assert_eq!((said.number, said.again), (number, false), "{words:?}");
    }
}
