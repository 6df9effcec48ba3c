//! Tables: opened, begun, ended, listed.

use super::{guest, new_table, playing, ply, refused};
use crate::{
    Chair, Finish, Occupant, Parent, PersonId, Secret, Start, Store, StoreError, TableId, TableState,
    Visibility,
};
use serde_json::json;
use table::Seat;

fn end(table: TableId, at: i64) -> Finish {
    Finish { table, state: TableState::Over, at, outcome: Some(json!({"won": [1]})), places: vec![2, 1] }
}

pub(super) async fn a_table_reads_back(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let mut new = new_table(1, ada, eve);
    new.visibility = Visibility::Link;
    new.parent = Some(Parent { table: TableId::from_bits(99), ply: Some(7) });
    new.chairs[0].name = Some("Grandma".to_owned());
    new.chairs[0].part = Some(Secret([3; 32]));
    new.chairs[0].clock_left = Some(60_000);
    new.chairs.push(Chair::new(Seat(2), Occupant::Computer("hard".to_owned())));
    new.chairs.push(Chair::new(Seat(3), Occupant::Open));
    store.create(new.clone()).await.expect("a table");
    refused!(store.create(new.clone()).await, StoreError::Taken { .. });

    let read = store.table(new.id).await.expect("a table");
    assert_eq!((read.state, read.epoch, read.plies, read.moved), (TableState::Gathering, 0, 0, 2_000));
    assert_eq!(
        (&read.game, &read.ruleset, read.components),
        (&new.game, &new.ruleset, new.components.fingerprint)
    );
    assert_eq!((&read.options, &read.clock, &read.extra), (&new.options, &new.clock, &new.extra));
    assert_eq!((read.secret, read.commitment, read.owner), (new.secret, new.commitment, ada));
    assert_eq!((read.visibility, read.rated, read.parent), (new.visibility, true, new.parent));
    assert_eq!((read.started, read.ended, read.outcome), (None, None, None));
    assert_eq!(read.chairs[0].person_name.as_deref(), Some("Ada"));
    assert_eq!(read.chairs[1].person_name.as_deref(), Some("Eve"));
    let mut chairs = read.chairs;
    for chair in &mut chairs {
        chair.person_name = None;
    }
    assert_eq!(chairs, new.chairs);

    let none = TableId::from_bits(12345);
    refused!(store.table(none).await, StoreError::NotFound { .. });
    refused!(store.set_extra(none, json!(1)).await, StoreError::NotFound { .. });
    store.set_extra(new.id, json!({"more": [1, 2]})).await.expect("extra");
    assert_eq!(store.table(new.id).await.expect("a table").extra, json!({"more": [1, 2]}));

    let mut strange = new_table(2, PersonId::draw(), eve);
    refused!(store.create(strange.clone()).await, StoreError::NotFound { .. });
    strange.owner = ada;
    refused!(store.create(strange.clone()).await, StoreError::NotFound { .. });
    strange.chairs.clear();
    assert!(store.create(strange).await.is_err(), "a table without seats");
    refused!(store.table(TableId::from_bits(2)).await, StoreError::NotFound { .. });
}

pub(super) async fn a_match_begins_and_ends_once(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let new = new_table(1, ada, eve);
    store.create(new.clone()).await.expect("a table");
    let mut start = Start { table: new.id, at: 3_000, chairs: new.chairs, extra: Some(json!({"seed": 1})) };
    start.chairs[1].occupant = Occupant::Person(ada);
    refused!(store.start(start.clone()).await, StoreError::Stale { .. });
    start.chairs[1].occupant = Occupant::Person(eve);
    start.chairs[1].clock_left = Some(5);
    store.start(start.clone()).await.expect("a start");
    refused!(store.start(start.clone()).await, StoreError::Stale { .. });
    start.table = TableId::from_bits(77);
    refused!(store.start(start).await, StoreError::NotFound { .. });
    let read = store.table(new.id).await.expect("a table");
    assert_eq!(
        (read.state, read.started, read.extra),
        (TableState::Playing, Some(3_000), json!({"seed": 1}))
    );
    assert_eq!(read.chairs[1].clock_left, Some(5));
    assert_eq!(store.running().await.expect("a list"), [new.id]);

    assert!(store.finish(end(new.id, 9_000)).await.expect("an end"));
    let mut again = end(new.id, 9_999);
    again.state = TableState::BrokenOff;
    assert!(!store.finish(again).await.expect("an answer"), "it ends once");
    refused!(store.finish(end(TableId::from_bits(77), 1)).await, StoreError::NotFound { .. });
    let read = store.table(new.id).await.expect("a table");
    assert_eq!((read.state, read.ended, read.moved), (TableState::Over, Some(9_000), 9_000));
    assert_eq!(read.outcome, Some(json!({"won": [1]})));
    assert_eq!(read.chairs.iter().map(|chair| chair.place).collect::<Vec<_>>(), [Some(2), Some(1)]);
    assert_eq!(store.running().await.expect("a list"), []);
}

pub(super) async fn lists_show_what_they_should(store: &dyn Store) {
    let (ada, eve, zoe) = (guest(store, "Ada").await, guest(store, "Eve").await, guest(store, "Zoe").await);
    for (number, visibility) in [(1, Visibility::Public), (2, Visibility::Link), (3, Visibility::Public)] {
        let mut new = new_table(number, ada, eve);
        new.visibility = visibility;
        new.created = 2_000 + number as i64;
        store.create(new).await.expect("a table");
    }
    let one = playing(store, 4, eve, zoe).await;
    let two = playing(store, 5, zoe, eve).await;
    store.append(ply(one, 0, 1)).await.expect("a ply");
    let ids = |tables: Vec<crate::StoredTable>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    let id = TableId::from_bits;
    assert_eq!(ids(store.open_tables(9).await.expect("a list")), [id(3), id(1)]);
    assert_eq!(ids(store.open_tables(1).await.expect("a list")), [id(3)]);
    assert_eq!(ids(store.public_running(9).await.expect("a list")), [one, two]);
    assert_eq!(ids(store.running_of(ada, 9).await.expect("a list")), [id(3), id(2), id(1)]);
    assert_eq!(ids(store.running_of(zoe, 9).await.expect("a list")), [one, two]);
    assert_eq!(ids(store.ended_of(zoe, i64::MAX, 9).await.expect("a list")), []);
    store.finish(end(one, 8_000)).await.expect("an end");
    store.finish(end(two, 9_000)).await.expect("an end");
    assert_eq!(ids(store.ended_of(zoe, i64::MAX, 9).await.expect("a list")), [two, one]);
    assert_eq!(ids(store.ended_of(zoe, 9_000, 9).await.expect("a list")), [one], "the next page");
    assert_eq!(ids(store.running_of(zoe, 9).await.expect("a list")), []);
    assert_eq!(store.running().await.expect("a list"), []);
}

pub(super) async fn nobody_fills_the_list_of_open_tables(store: &dyn Store) {
    let (ada, eve, zoe) = (guest(store, "Ada").await, guest(store, "Eve").await, guest(store, "Zoe").await);
    for number in 1..=60 {
        let mut new = new_table(number, if number % 2 == 0 { ada } else { eve }, zoe);
        new.created = 5_000 + number as i64;
        store.create(new).await.expect("a table");
    }
    let mut old = new_table(99, zoe, ada);
    old.created = 4_000;
    store.create(old).await.expect("a table");
    let open = store.open_tables(50).await.expect("a list");
    let of = |person| open.iter().filter(|table| table.owner == person).count();
    assert_eq!((of(ada), of(eve), of(zoe)), (3, 3, 1), "the newest few of each");
    assert_eq!(open[0].id, TableId::from_bits(60), "newest first");
    assert_eq!(open.last().map(|table| table.id), Some(TableId::from_bits(99)));
    assert_eq!(store.held(ada, 0).await.expect("a count").gathering, 30);
    assert_eq!(
        store.held(zoe, 0).await.expect("a count").gathering,
        1,
        "what one opened, not where one sits"
    );
}

pub(super) async fn tables_with_computers_are_counted(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    for number in 1..=4 {
        let mut new = new_table(number, ada, eve);
        if number > 1 {
            new.chairs[1].occupant = Occupant::Computer("hard".to_owned());
        }
        let start = Start { table: new.id, at: 3_000, chairs: new.chairs.clone(), extra: None };
        store.create(new).await.expect("a table");
        store.start(start).await.expect("a start");
    }
    store.finish(end(TableId::from_bits(4), 8_000)).await.expect("an end");
    store.append(ply(TableId::from_bits(3), 0, 1)).await.expect("a ply");
    let held = async |person, since| store.held(person, since).await.expect("a count").with_computers;
    assert_eq!((held(ada, 0).await, held(eve, 0).await), (2, 0));
    assert_eq!(held(ada, 4_000).await, 1, "those that were played lately");
    assert_eq!(held(ada, 9_000).await, 0);
}
