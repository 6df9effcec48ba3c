//! Accounts: names, claims, and what a guest brings along.

use super::people::session;
use super::{all_plies, guest, new_table, playing, ply, refused};
use crate::{By, NewChat, Occupant, PersonId, SessionKind, Store, StoreError};

async fn claim(store: &dyn Store, person: PersonId, name: &str) -> crate::Result<()> {
    store.claim(person, name.to_owned(), format!("hash of {name}")).await
}

pub(super) async fn names_of_accounts_are_single(store: &dyn Store) {
    let ada = guest(store, "a").await;
    let eve = guest(store, "e").await;
    claim(store, ada, "Ada Öl").await.expect("a claim");
    refused!(claim(store, eve, "ada öl").await, StoreError::NameTaken { .. });
    refused!(claim(store, eve, " ADA ÖL ").await, StoreError::NameTaken { .. });
    for alike in ["Ada Öl", "ADA O\u{308}L", "Аdа Öl", "AdaÖl"] {
        refused!(claim(store, eve, alike).await, StoreError::NameTaken { .. });
        refused!(store.rename(eve, alike.to_owned()).await, StoreError::NameTaken { .. });
    }
    assert!(
        store.person(eve).await.expect("an answer").expect("a person").guest,
        "a refused claim leaves no trace"
    );
    store.rename(eve, "Zoe".to_owned()).await.expect("a name for a guest");
    let (hash, new) = session(eve, SessionKind::Token, 1_000);
    store.add_session(new).await.expect("a token of the guest");
    let zoe = guest(store, "z").await;
    claim(store, zoe, "Zoe").await.expect("a guest's name is free for an account");
    let name = store.person(eve).await.expect("an answer").expect("a person").name;
    assert!(name.starts_with("Zoe ") && name.len() > 4, "the guest is told apart: {name}");
    claim(store, eve, "Eve").await.expect("a claim");
    assert_eq!(
        store.session(hash, 0).await.expect("an answer"),
        None,
        "what opened the guest opens no account"
    );
    refused!(store.rename(eve, "ADA öl".to_owned()).await, StoreError::NameTaken { .. });
    store.rename(ada, "ADA ÖL".to_owned()).await.expect("one's own name in another case");
    let found = store.account("ada öl").await.expect("an answer").expect("an account");
    assert_eq!((found.id, found.name.as_str()), (ada, "ADA ÖL"));
}

pub(super) async fn guests_without_a_seat_are_forgotten(store: &dyn Store) {
    let (ada, eve) = (guest(store, "a").await, guest(store, "e").await);
    store.create(new_table(3, ada, eve)).await.expect("a table");
    assert!(!store.forget_guest(ada).await.expect("an answer"), "a host");
    assert!(!store.forget_guest(eve).await.expect("an answer"), "somebody who sits there");
    let zoe = guest(store, "z").await;
    assert!(store.forget_guest(zoe).await.expect("an answer"));
    assert!(!store.forget_guest(zoe).await.expect("an answer"));
    claim(store, eve, "Eve").await.expect("a claim");
    assert!(!store.forget_guest(eve).await.expect("an answer"), "an account");
}

pub(super) async fn accounts_are_claimed_once(store: &dyn Store) {
    let ada = guest(store, "a").await;
    claim(store, ada, "Ada").await.expect("a claim");
    refused!(claim(store, ada, "Ada2").await, StoreError::NotGuest { .. });
    refused!(claim(store, PersonId::draw(), "Nobody").await, StoreError::NotFound { .. });
    let found = store.credentials("aDA").await.expect("an answer").expect("credentials");
    assert_eq!((found.person.id, found.person.guest), (ada, false));
    assert_eq!(found.password_hash, "hash of Ada");
    assert!(!format!("{found:?}").contains("hash of"), "hashes are not for logs");
    assert_eq!(store.credentials("nobody").await.expect("an answer"), None);
    store.set_password(ada, "new".to_owned()).await.expect("a password");
    assert_eq!(store.credentials("Ada").await.expect("an answer").expect("credentials").password_hash, "new");
}

pub(super) async fn a_guest_is_adopted_whole(store: &dyn Store) {
    let ada = guest(store, "a").await;
    claim(store, ada, "Ada").await.expect("a claim");
    let tourist = guest(store, "tourist").await;
    let eve = guest(store, "Eve").await;
    let id = playing(store, 1, tourist, eve).await;
    let mut first = ply(id, 0, 1);
    first.by = By::Person(tourist);
    store.append(first).await.expect("a ply");
    let words = NewChat {
        table: id,
        person: tourist,
        name: "tourist".to_owned(),
        text: "hi".to_owned(),
        at: 1,
        post: None,
    };
    store.say(words).await.expect("chat");
    let (hash, new) = session(tourist, SessionKind::Browser, 1_000);
    store.add_session(new).await.expect("a session");

    refused!(store.adopt(tourist, eve).await, StoreError::NotFound { .. });
    refused!(store.adopt(ada, ada).await, StoreError::NotGuest { .. });
    refused!(store.adopt(PersonId::draw(), ada).await, StoreError::NotFound { .. });
    store.adopt(tourist, ada).await.expect("an adoption");
    let table = store.table(id).await.expect("a table");
    assert_eq!(table.owner, ada);
    assert_eq!(table.chairs[0].occupant, Occupant::Person(ada));
    assert_eq!(all_plies(store, id).await[0].by, By::Person(ada));
    assert_eq!(store.chat_page(id, None, 1).await.expect("chat")[0].person, ada);
    assert_eq!(store.person(tourist).await.expect("an answer"), None);
    assert_eq!(store.session(hash, 0).await.expect("an answer"), None);
}

/// Whatever people type is kept as it is, and is never a command.
pub(super) async fn odd_texts_are_only_texts(store: &dyn Store) {
    let odd = [
        "Robert'); DROP TABLE people; --",
        "\" OR 1=1 --",
        "<script>alert(1)</script>",
        "%_\\?1 :name $x @y",
        "зима 冬 🌲\u{202e}\u{0}",
        "",
    ];
    let host = guest(store, "host").await;
    let other = guest(store, "other").await;
    store.create(new_table(9, host, other)).await.expect("a table");
    for (text, number) in odd.iter().zip(1..) {
        let person = guest(store, text).await;
        assert_eq!(store.person(person).await.expect("an answer").expect("a person").name, *text);
        claim(store, person, &format!("{text}{number}")).await.expect("a claim");
        let name = format!("{text}{number}");
        assert_eq!(store.account(&name).await.expect("an answer").map(|found| found.id), Some(person));
        let table = new_table(9, host, other).id;
        let chat = NewChat { table, person, name, text: (*text).to_owned(), at: 1, post: None };
        assert_eq!(store.say(chat).await.expect("chat").number, number);
    }
    let chat = store.chat_page(new_table(9, host, other).id, None, 99).await.expect("chat");
    assert!(chat.iter().rev().map(|chat| chat.text.as_str()).eq(odd), "chat is kept as typed");
    assert_eq!(store.account("' OR '1'='1").await.expect("an answer"), None);
}
