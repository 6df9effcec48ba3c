//! Guests and sessions.

use super::{guest, new_table, playing, refused};
use crate::{
    GuestSweep, NewPerson, NewSession, PersonId, SessionKind, Store, StoreError, Swept, Token, TokenHash,
};

pub(super) fn session(person: PersonId, kind: SessionKind, expires: i64) -> (TokenHash, NewSession) {
    let hash = Token::draw().expect("randomness").hash();
    (
        hash,
        NewSession {
            hash,
            person,
            kind,
            label: Some("a label".to_owned()),
            may_rename: false,
            created: 100,
            expires,
        },
    )
}

pub(super) async fn guests_come_and_change(store: &dyn Store) {
    let id = guest(store, "Ada").await;
    let other = guest(store, "Ada").await;
    assert_ne!(id, other, "guests may share a name");
    let again = NewPerson { id, name: "Eve".to_owned(), language: None, created: 5 };
    refused!(store.add_guest(again).await, StoreError::Taken { .. });
    store.rename(id, "Ada Wald".to_owned()).await.expect("a new name");
    store.set_language(id, Some("de".to_owned())).await.expect("a language");
    let person = store.person(id).await.expect("an answer").expect("a person");
    assert_eq!((person.name.as_str(), person.guest, person.created), ("Ada Wald", true, 1_000));
    assert_eq!(person.language.as_deref(), Some("de"));
    assert_eq!(store.person(PersonId::draw()).await.expect("an answer"), None);
    assert_eq!(store.account("Ada Wald").await.expect("an answer"), None, "a guest is no account");
    refused!(store.rename(PersonId::draw(), "X".to_owned()).await, StoreError::NotFound { .. });
    refused!(store.set_language(PersonId::draw(), None).await, StoreError::NotFound { .. });
    refused!(store.set_password(id, "hash".to_owned()).await, StoreError::NotFound { .. });
}

pub(super) async fn sessions_are_found_until_they_end(store: &dyn Store) {
    let ada = guest(store, "Ada").await;
    let eve = guest(store, "Eve").await;
    let (browser, new) = session(ada, SessionKind::Browser, 1_000);
    store.add_session(new.clone()).await.expect("a session");
    refused!(store.add_session(new).await, StoreError::Taken { .. });
    let (_, orphan) = session(PersonId::draw(), SessionKind::Browser, 1_000);
    refused!(store.add_session(orphan).await, StoreError::NotFound { .. });

    let found = store.session(browser, 999).await.expect("an answer").expect("a session");
    assert_eq!(
        (found.person.id, found.kind, found.seen, found.expires),
        (ada, SessionKind::Browser, 100, 1_000)
    );
    assert_eq!(store.session(browser, 1_000).await.expect("an answer"), None, "it has expired");
    let (unknown, _) = session(ada, SessionKind::Browser, 0);
    assert_eq!(store.session(unknown, 0).await.expect("an answer"), None);

    store.touch(browser, 500, 2_000).await.expect("a touch");
    let found = store.session(browser, 1_500).await.expect("an answer").expect("a longer session");
    assert_eq!((found.seen, found.expires), (500, 2_000));
    refused!(store.touch(unknown, 1, 2).await, StoreError::NotFound { .. });

    let (first, new) = session(ada, SessionKind::Token, 9_000);
    store.add_session(new).await.expect("a token");
    let (_, new) = session(eve, SessionKind::Token, 9_000);
    store.add_session(new).await.expect("a token");
    let tokens = store.tokens(ada, 0).await.expect("a list");
    assert_eq!(tokens.len(), 1, "one's own tokens, and no browsers");
    assert_eq!(tokens[0].label.as_deref(), Some("a label"));
    assert_eq!(store.tokens(ada, 9_000).await.expect("a list"), [], "expired ones are not listed");
    assert!(!store.end_token(eve, tokens[0].number).await.expect("an answer"), "another's token");
    assert!(store.session(first, 0).await.expect("an answer").is_some());
    assert!(store.end_token(ada, tokens[0].number).await.expect("an answer"));
    assert_eq!(store.session(first, 0).await.expect("an answer"), None);

    store.end_session(browser).await.expect("an end");
    store.end_session(browser).await.expect("to end twice is no fault");
    assert_eq!(store.session(browser, 0).await.expect("an answer"), None);
}

pub(super) async fn sessions_are_swept(store: &dyn Store) {
    let ada = guest(store, "Ada").await;
    let mut kept = Vec::new();
    for expires in [10, 20, 30, 40] {
        let (hash, new) = session(ada, SessionKind::Browser, expires);
        store.add_session(new).await.expect("a session");
        kept.push(hash);
    }
    assert_eq!(store.sweep(20).await.expect("a sweep"), 2);
    assert_eq!(store.sweep(20).await.expect("a sweep"), 0);
    assert!(store.session(kept[2], 0).await.expect("an answer").is_some());
    let (token, new) = session(ada, SessionKind::Token, 99);
    store.add_session(new).await.expect("a token");
    let (known, new) = session(ada, SessionKind::Known, 99);
    store.add_session(new).await.expect("a known browser");
    assert_eq!(store.tokens(ada, 0).await.expect("a list").len(), 1, "a known browser is no token");
    assert_eq!(store.end_other_sessions(ada, kept[3], false).await.expect("an end"), 2);
    assert!(store.session(kept[3], 0).await.expect("an answer").is_some(), "this one goes on");
    assert_eq!(store.session(known, 0).await.expect("an answer"), None);
    assert!(store.session(token, 0).await.expect("an answer").is_some(), "programs may go on");
    assert_eq!(store.end_other_sessions(ada, kept[3], true).await.expect("an end"), 1);
    assert_eq!(store.session(token, 0).await.expect("an answer"), None, "or not");
}

/// Guests come at moment 1,000 here. Whoever has a table, or was seen lately, stays.
pub(super) async fn guests_who_never_played_are_swept(store: &dyn Store) {
    let (host, player) = (guest(store, "Host").await, guest(store, "Player").await);
    let (seen, unseen, bare) =
        (guest(store, "Seen").await, guest(store, "Unseen").await, guest(store, "Bare").await);
    playing(store, 1, player, player).await;
    let mut own = new_table(2, host, player);
    own.chairs[0].occupant = crate::Occupant::Open;
    store.create(own).await.expect("a table");
    for (person, at) in [(seen, 9_000), (unseen, 2_000), (host, 2_000)] {
        let (hash, new) = session(person, SessionKind::Browser, 99_000);
        store.add_session(new).await.expect("a session");
        store.touch(hash, at, 99_000).await.expect("a touch");
    }
    let account = guest(store, "Account").await;
    store.claim(account, "Account".to_owned(), "hash".to_owned()).await.expect("an account");
    let sweep = |from, before| GuestSweep { from, before, limit: 100 };
    assert_eq!(
        store.sweep_guests(sweep(0, 1_000)).await.expect("a sweep"),
        Swept { gone: 0, next: None },
        "too young"
    );
    assert_eq!(store.sweep_guests(sweep(0, 5_000)).await.expect("a sweep"), Swept { gone: 2, next: None });
    for (person, stays) in
        [(host, true), (player, true), (seen, true), (unseen, false), (bare, false), (account, true)]
    {
        assert_eq!(store.person(person).await.expect("an answer").is_some(), stays, "{person}");
    }
    let few = GuestSweep { limit: 2, ..sweep(0, 5_000) };
    let next = store.sweep_guests(few).await.expect("a sweep").next.expect("more to look at");
    assert!(next >= 1_000, "{next}");
}
