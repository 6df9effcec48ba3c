//! The texts of components: with every table, once for each fingerprint.

use super::{guest, new_table, pinned, refused};
use crate::{Store, StoreError, TableId};

pub(super) async fn a_text_is_kept_with_its_table(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let mut bare = new_table(3, ada, eve);
    bare.components = pinned("nothing", "");
    let known = new_table(1, ada, eve).components;
    assert_eq!(store.components(known.fingerprint).await.expect("an answer"), None);
    for new in [new_table(1, ada, eve), new_table(2, ada, eve), bare.clone()] {
        let (id, components) = (new.id, new.components.clone());
        store.create(new).await.expect("a table");
        assert_eq!(store.table(id).await.expect("a table").components, components.fingerprint);
        let text = store.components(components.fingerprint).await.expect("an answer");
        assert_eq!(text, Some(components.text));
    }
    // Games without pieces share one empty text.
    bare.id = TableId::from_bits(4);
    "krumme-pfade".clone_into(&mut bare.game);
    store.create(bare.clone()).await.expect("a table of another game");
    assert_eq!(store.components(bare.components.fingerprint).await.expect("an answer"), Some(String::new()));
}

pub(super) async fn a_refused_table_brings_no_text(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    store.create(new_table(1, ada, eve)).await.expect("a table");
    let components = pinned("other deck", "twenty cards");
    let mut double = new_table(1, ada, eve);
    double.components = components.clone();
    refused!(store.create(double).await, StoreError::Taken { .. });
    let mut seatless = new_table(2, ada, eve);
    seatless.components = components.clone();
    seatless.chairs.clear();
    assert!(store.create(seatless).await.is_err(), "a table without seats");
    assert_eq!(store.components(components.fingerprint).await.expect("an answer"), None);
}

pub(super) async fn another_text_of_one_name_is_refused(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let first = new_table(1, ada, eve);
    store.create(first.clone()).await.expect("a table");
    let mut forged = new_table(2, ada, eve);
    forged.components.text.push_str(", all aces");
    refused!(store.create(forged.clone()).await, StoreError::OtherComponents { .. });
    refused!(store.table(forged.id).await, StoreError::NotFound { .. });
    let kept = store.components(first.components.fingerprint).await.expect("an answer");
    assert_eq!(kept, Some(first.components.text));
}
