//! Files that an older version of this program wrote.

use super::super::open::first_steps;
use super::{Sqlite, side_door};
use crate::conformance::{all_plies, new_table, pinned, ply, refused};
use crate::{By, Occupant, PersonId, Store, StoreError, TableId, TableState};
use serde_json::json;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnectOptions;
use std::path::Path;

const ADA: &str = "01890000-0000-7000-8000-00000000000a";
const EVE: &str = "01890000-0000-7000-8000-00000000000e";

/// What was in the box of the table in the older file.
const FINGERPRINT: &str = "aabbccddeeff00112233445566778899aabbccddeeff00112233445566778899";

/// A file as the first version left it, with something in every table.
async fn write_first_file(path: &Path) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("a file");
    first_steps(1).run(&pool).await.expect("the first step");
    let rows = format!(
        "INSERT INTO people (id, name, name_key, guest, password_hash, language, created) VALUES
             ('{ADA}', 'Ada', 'ada', 0, 'hash of Ada', 'de', 1), ('{EVE}', 'Eve', 'eve', 1, NULL, NULL, 2);
         INSERT INTO sessions (hash, person, kind, label, created, seen, expires) VALUES
             (zeroblob(32), '{ADA}', 'token', 'a label', 3, 4, 5000);
         INSERT INTO tables (id, game, ruleset, components, options, clock, visibility, rated, secret, commitment,
             owner, extra, created, started, state, epoch) VALUES
             ('0000000001', 'pixies', 'pixies/1', '{FINGERPRINT}', '{{\"rounds\":3}}', '{{\"kind\":\"none\"}}',
              'public', 1, zeroblob(32), zeroblob(32), '{ADA}', '{{\"seed\":1}}', 10, 20, 'playing', 1);
         INSERT INTO chairs (table_id, seat, kind, person, takeover, clock_left) VALUES
             ('0000000001', 0, 'person', '{ADA}', 0, 60000), ('0000000001', 1, 'person', '{EVE}', 1, NULL);
         INSERT INTO plies (table_id, ply, epoch, seat, text, person, crossed, clock_left, at) VALUES
             ('0000000001', 1, 0, 0, 'one', '{ADA}', 0, 59000, 30), ('0000000001', 2, 0, 1, 'two', NULL, 1, NULL, 31),
             ('0000000001', 3, 1, 0, 'three', '{ADA}', 0, 58000, 33);
         INSERT INTO undone_plies (table_id, until, ply, epoch, seat, text, person, crossed, clock_left, at) VALUES
             ('0000000001', 0, 3, 0, 0, 'thrice', '{ADA}', 0, 58000, 32);
         INSERT INTO chat (table_id, number, person, name, text, at) VALUES ('0000000001', 1, '{EVE}', 'Eve', 'hi', 40);
         INSERT INTO ratings VALUES ('{ADA}', 'pixies', 1520.5, 80.5, 0.06, 7);
         INSERT INTO rating_history VALUES ('{ADA}', 9, '0000000001', 'pixies', 1520.5, 80.5, 0.06, 7);"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(&pool).await.expect("rows");
    pool.close().await;
}

#[tokio::test]
async fn everything_in_an_older_file_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    write_first_file(&path).await;
    let store = Sqlite::open(&path).await.expect("an older file");
    let id = TableId::from_bits(1);
    let (ada, eve): (PersonId, PersonId) = (ADA.parse().expect("an id"), EVE.parse().expect("an id"));

    let found = store.credentials("ada").await.expect("an answer").expect("an account");
    assert_eq!((found.person.id, found.password_hash.as_str()), (ada, "hash of Ada"));
    assert!(store.person(eve).await.expect("an answer").is_some_and(|eve| eve.guest && eve.name == "Eve"));
    assert_eq!(store.tokens(ada, 0).await.expect("a list").len(), 1);
    assert_eq!(store.ratings(ada).await.expect("a list").len(), 1);
    assert_eq!(store.rating_history(ada, 9).await.expect("a list")[0].table, id);

    for person in [ada, eve] {
        let running = store.running_of(person, 9).await.expect("a list");
        assert_eq!(running.iter().map(|table| (table.id, table.moved)).collect::<Vec<_>>(), [(id, 33)]);
        assert_eq!(store.ended_of(person, i64::MAX, 9).await.expect("a list"), []);
    }

    let table = store.table(id).await.expect("a table");
    assert_eq!((table.state, table.epoch, table.plies), (TableState::Playing, 1, 3));
    assert_eq!((table.options, table.extra), (json!({"rounds": 3}), json!({"seed": 1})));
    assert_eq!(table.chairs[1].occupant, Occupant::Person(eve));
    assert_eq!(
        (table.chairs[0].clock_left, table.chairs[1].takeover),
        (Some(58_000), true),
        "as the last ply left it"
    );
    assert_eq!(store.keyframe(id, 9).await.expect("an answer"), None);
    assert_eq!(store.last_crossed(id).await.expect("an answer"), Some(2));
    let plies = store.plies_between(id, 1, 9).await.expect("plies");
    assert_eq!(plies.iter().map(|ply| ply.text.as_str()).collect::<Vec<_>>(), ["one", "two", "three"]);
    assert_eq!((plies[0].by, plies[1].by, plies[2].epoch), (By::Person(ada), By::Computer, 1));
    assert_eq!(store.undone_page(id, (0, 0), 9).await.expect("plies")[0].ply.text, "thrice");
    assert_eq!(store.chat_page(id, None, 9).await.expect("chat")[0].text, "hi");
}

#[tokio::test]
async fn an_older_match_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    write_first_file(&path).await;
    let store = Sqlite::open(&path).await.expect("an older file");
    let (id, fingerprint) = (TableId::from_bits(1), FINGERPRINT.parse().expect("a fingerprint"));
    assert_eq!(store.table(id).await.expect("a table").components, fingerprint);
    assert_eq!(store.components(fingerprint).await.expect("an answer"), None, "nobody kept the text then");
    store.put_keyframe(id, 3, 1, json!({"after": 3})).await.expect("a keyframe for plies of old");
    refused!(store.put_keyframe(id, 3, 0, json!("thrice")).await, StoreError::Stale { .. });
    store.append(ply(id, 1, 4)).await.expect("a ply");
    assert_eq!(store.keyframe(id, 9).await.expect("an answer").map(|keyframe| keyframe.ply), Some(3));
    assert_eq!(all_plies(&store, id).await.len(), 4);

    let (ada, eve) = (ADA.parse().expect("an id"), EVE.parse().expect("an id"));
    let mut next = new_table(2, ada, eve);
    next.components = pinned("deck", "ten cards");
    next.components.fingerprint = fingerprint;
    store.create(next).await.expect("a table with the same components");
    assert_eq!(store.components(fingerprint).await.expect("an answer").as_deref(), Some("ten cards"));
    for alike in ["ADA", "Аdа"] {
        refused!(store.rename(eve, alike.to_owned()).await, StoreError::NameTaken { .. });
    }
    store.close().await.expect("an end");

    let mut door = side_door(&path).await;
    let steps = sqlx::query_scalar::<_, i64>("SELECT version FROM _sqlx_migrations ORDER BY version");
    assert_eq!(steps.fetch_all(&mut door).await.expect("the steps"), [1, 2, 10, 20]);
    door.close().await.expect("an end");
    Sqlite::open(&path).await.expect("a file that is up to date").close().await.expect("an end");
}
