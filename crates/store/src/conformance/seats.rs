//! Who sits where.

use super::{guest, new_table, playing, refused};
use crate::{Chair, ChairChange, Occupant, PersonId, Store, StoreError, TableId};
use std::sync::Arc;
use table::Seat;

fn sit(table: TableId, seat: u8, person: PersonId) -> ChairChange {
    ChairChange {
        table,
        expect: (Occupant::Open, false),
        chair: Chair::new(Seat(seat), Occupant::Person(person)),
    }
}

async fn open_table(store: &dyn Store, owner: PersonId) -> TableId {
    let mut new = new_table(1, owner, owner);
    new.chairs[1].occupant = Occupant::Open;
    let id = new.id;
    store.create(new).await.expect("a table");
    id
}

pub(super) async fn a_seat_is_given_once(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let id = open_table(store, ada).await;
    refused!(store.change_chair(sit(id, 0, eve)).await, StoreError::Taken { .. });
    refused!(store.change_chair(sit(id, 7, eve)).await, StoreError::NotFound { .. });
    refused!(store.change_chair(sit(TableId::from_bits(9), 1, eve)).await, StoreError::NotFound { .. });
    refused!(store.change_chair(sit(id, 1, PersonId::draw())).await, StoreError::NotFound { .. });
    store.change_chair(sit(id, 1, eve)).await.expect("an open seat");
    refused!(store.change_chair(sit(id, 1, ada)).await, StoreError::Taken { .. });
    assert_eq!(store.table(id).await.expect("a table").chairs[1].occupant, Occupant::Person(eve));
    let leave = ChairChange {
        table: id,
        expect: (Occupant::Person(eve), false),
        chair: Chair::new(Seat(1), Occupant::Open),
    };
    store.change_chair(leave.clone()).await.expect("to leave");
    refused!(store.change_chair(leave).await, StoreError::Taken { .. });
}

pub(super) async fn many_run_for_one_seat(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let id = open_table(&*store, ada).await;
    let mut runs = Vec::new();
    for number in 0..20 {
        let person = guest(&*store, &format!("runner {number}")).await;
        let store = store.clone();
        runs.push(tokio::spawn(async move { store.change_chair(sit(id, 1, person)).await }));
    }
    let mut sitting = 0;
    for run in runs {
        match run.await.expect("no panic") {
            Ok(()) => sitting += 1,
            Err(StoreError::Taken { .. }) => {}
            Err(other) => panic!("refused for another reason: {other}"),
        }
    }
    assert_eq!(sitting, 1);
}

pub(super) async fn a_stand_in_is_kept(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let id = playing(store, 1, ada, eve).await;
    let mut chair = Chair::new(Seat(1), Occupant::Person(eve));
    chair.takeover = true;
    chair.clock_left = Some(7);
    let change = ChairChange { table: id, expect: (Occupant::Person(eve), false), chair };
    store.change_chair(change.clone()).await.expect("a stand-in");
    refused!(store.change_chair(change).await, StoreError::Taken { .. });
    let chairs = store.table(id).await.expect("a table").chairs;
    assert_eq!((chairs[1].takeover, chairs[1].clock_left), (true, Some(7)));
    assert_eq!((chairs[0].takeover, chairs[0].clock_left), (false, None), "the others are as they were");
}
