//! What only `SQLite` promises: files, groups, damage, copies.

mod growth;
mod lists;
mod older_files;
mod restoring;

use super::Sqlite;
use crate::conformance::{add_guest, all_plies, guest, keeps_its_promises, new_table, playing, ply, refused};
use crate::{Append, Store, StoreError, TableId, Truncate};
use serde_json::json;
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::path::Path;
use std::sync::{Arc, Mutex};

async fn side_door(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).foreign_keys(false).connect().await.expect("a side door")
}

async fn damage(path: &Path, sql: &'static str) {
    let mut door = side_door(path).await;
    assert_eq!(sqlx::query(sql).execute(&mut door).await.expect(sql).rows_affected(), 1, "{sql}");
    door.close().await.expect("an end");
}

#[tokio::test]
async fn conforms_in_memory() {
    keeps_its_promises(async || Arc::new(Sqlite::in_memory().await.expect("a store")) as Arc<dyn Store>)
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn conforms_in_a_file() {
    let folders = Mutex::new(Vec::new());
    keeps_its_promises(async || {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path().join("store.db")).await.expect("a store");
        folders.lock().expect("no panic").push(folder);
        Arc::new(store) as Arc<dyn Store>
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_together_is_committed_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path().join("store.db")).await.expect("a store"));
    let (ada, eve) = (guest(&*store, "Ada").await, guest(&*store, "Eve").await);
    let mut tables = Vec::new();
    for number in 0..100 {
        tables.push(playing(&*store, number, ada, eve).await);
    }
    let before = store.commits();
    let mut writes = Vec::new();
    for (table, index) in tables.iter().copied().zip(0..) {
        for wrong in [false, true] {
            let store = store.clone();
            // Every second write is refused: a table that is not there, an epoch that never was, or a gap.
            let mut new = ply(table, 0, 1);
            match (wrong, index % 3) {
                (false, _) => {}
                (true, 0) => new.table = TableId::from_bits(1 << 40),
                (true, 1) => new.epoch = 9,
                (true, _) => new.ply = 7,
            }
            writes.push((wrong, tokio::spawn(async move { store.append(new).await })));
        }
    }
    for (wrong, write) in writes {
        let outcome = write.await.expect("no panic");
        assert_eq!(outcome.is_err(), wrong, "a refused write harms itself alone: {outcome:?}");
    }
    let commits = store.commits() - before;
    assert!(commits < 100, "{commits} commits for 200 writes");
    for table in tables {
        assert_eq!(all_plies(&*store, table).await.len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_there_after_a_fall() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let copy = folder.path().join("fallen.db");
    let store = Sqlite::open(&path).await.expect("a store");
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let id = playing(&store, 1, ada, eve).await;
    for number in 1..=50 {
        store.append(ply(id, 0, number)).await.expect("a ply");
    }
    // What a machine that falls now leaves behind: the files as they are, nobody having closed them.
    for end in ["", "-wal"] {
        let name = |path: &Path| format!("{}{end}", path.display());
        std::fs::copy(name(&path), name(&copy)).expect("a copy");
    }
    let fallen = Sqlite::open(&copy).await.expect("a store that recovers");
    assert_eq!(all_plies(&fallen, id).await.len(), 50);
    // And the same by dropping the handle without closing it.
    drop(store);
    let again = Sqlite::open(&path).await.expect("a store");
    assert_eq!(all_plies(&again, id).await.len(), 50);
    again.append(ply(id, 0, 51)).await.expect("life goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_on_one_file_never_both_win() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let (one, two) = tokio::join!(Sqlite::open(&path), Sqlite::open(&path));
    let stores = [Arc::new(one.expect("a store")), Arc::new(two.expect("a store"))];
    let (ada, eve) = (guest(&*stores[0], "Ada").await, guest(&*stores[1], "Eve").await);
    let id = playing(&*stores[0], 1, ada, eve).await;
    for number in 1..=20 {
        let race =
            stores.clone().map(|store| tokio::spawn(async move { store.append(ply(id, 0, number)).await }));
        let mut won = 0;
        for racer in race {
            match racer.await.expect("no panic") {
                Ok(()) => won += 1,
                Err(StoreError::Taken { .. }) => {}
                Err(other) => panic!("refused for another reason: {other}"),
            }
        }
        assert_eq!(won, 1, "ply {number}");
    }
    let [one, two] = [&stores[0], &stores[1]].map(|store| store.plies_between(id, 1, 20));
    assert_eq!(one.await.expect("plies"), two.await.expect("plies"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_rows_say_what_and_where() {
    let damages = [
        ("UPDATE tables SET options = '{'", "options"),
        ("UPDATE tables SET extra = ''", "extra"),
        ("UPDATE tables SET state = 'asleep'", "state"),
        ("UPDATE tables SET secret = x'00'", "secret"),
        ("UPDATE tables SET components = 'none'", "components"),
        ("UPDATE tables SET rated = 7", "rated"),
        ("UPDATE tables SET epoch = -1", "epoch"),
        ("UPDATE tables SET owner = 'me'", "owner"),
        ("UPDATE chairs SET kind = 'ghost' WHERE seat = 0", "seat 0, kind"),
        ("UPDATE chairs SET person = NULL WHERE seat = 1", "seat 1, person"),
        ("UPDATE chairs SET part = x'' WHERE seat = 1", "seat 1, part"),
        ("UPDATE chairs SET seat = 9 WHERE seat = 1", "chairs"),
        ("UPDATE plies SET seat = 5 WHERE ply = 2", "ply 2, seat"),
        ("UPDATE plies SET ply = 9 WHERE ply = 2", "ply 2"),
        ("UPDATE plies SET person = 'x' WHERE ply = 3", "ply 3, person"),
        ("UPDATE plies SET crossed = 2 WHERE ply = 1", "ply 1, crossed"),
        ("UPDATE plies SET seat = 300 WHERE ply = 1", "ply 1, seat"),
    ];
    for (sql, field) in damages {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("store.db");
        let store = Sqlite::open(&path).await.expect("a store");
        let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
        let id = playing(&store, 1, ada, eve).await;
        for number in 1..=3 {
            store.append(ply(id, 0, number)).await.expect("a ply");
        }
        damage(&path, sql).await;
        let read = async {
            store.table(id).await?;
            store.plies_between(id, 1, 3).await
        };
        match read.await {
            Err(StoreError::Broken { place, .. }) => {
                assert!(place.contains(id.as_str()) && place.contains(field), "{sql}: {place}");
            }
            other => panic!("{sql}: {other:?}"),
        }
        let sound = playing(&store, 2, ada, eve).await;
        store.append(ply(sound, 0, 1)).await.expect("other tables go on");
        let listed = store.public_running(9).await.expect("a list").iter().any(|table| table.id == sound);
        assert!(listed, "{sql}: one broken table hides the others");
    }
}

/// The log is the truth: what only shortens the way through it may be lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_keyframe_costs_no_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let store = Sqlite::open(&path).await.expect("a store");
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let id = playing(&store, 1, ada, eve).await;
    for number in 1..=5 {
        let keyframe = [2, 4].contains(&number).then(|| json!({"after": number}));
        store.append(Append { keyframe, ..ply(id, 0, number) }).await.expect("a ply");
    }
    for (sql, start) in [
        ("UPDATE keyframes SET position = '{' WHERE ply = 4", Some(2)),
        ("UPDATE keyframes SET position = '' WHERE ply = 2", None),
    ] {
        damage(&path, sql).await;
        let keyframe = store.keyframe(id, 5).await.expect("an answer");
        assert_eq!(keyframe.map(|keyframe| keyframe.ply), start, "{sql}");
        assert_eq!(store.plies_between(id, 1, 9).await.expect("plies").len(), 5, "{sql}");
    }
    store.put_keyframe(id, 4, 0, json!({"after": 4})).await.expect("a sound one in its place");
    assert_eq!(store.keyframe(id, 9).await.expect("an answer").map(|keyframe| keyframe.ply), Some(4));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn keyframes_go_with_their_plies() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let store = Sqlite::open(&path).await.expect("a store");
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let id = playing(&store, 1, ada, eve).await;
    for number in 1..=5 {
        store.append(Append { keyframe: Some(json!(number)), ..ply(id, 0, number) }).await.expect("a ply");
    }
    store.truncate(Truncate { table: id, to_ply: 2, epoch: 0 }).await.expect("an undo");
    let mut door = side_door(&path).await;
    let kept = sqlx::query_scalar::<_, i64>("SELECT ply FROM keyframes ORDER BY ply");
    assert_eq!(kept.fetch_all(&mut door).await.expect("a list"), [1, 2], "they take no room");
    // One that came back by some other way is known by its epoch.
    store.append(ply(id, 1, 3)).await.expect("another ply 3");
    let ghost = "INSERT INTO keyframes SELECT table_id, 3, 0, '3' FROM keyframes WHERE ply = 2";
    sqlx::query(ghost).execute(&mut door).await.expect("a ghost");
    assert_eq!(store.keyframe(id, 9).await.expect("an answer").map(|keyframe| keyframe.ply), Some(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_component_text_is_stored_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let store = Sqlite::open(&path).await.expect("a store");
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    for number in 1..=2 {
        store.create(new_table(number, ada, eve)).await.expect("a table");
    }
    let mut door = side_door(&path).await;
    let count = "SELECT (SELECT count(*) FROM components), (SELECT count(*) FROM tables)";
    let (texts, tables): (i64, i64) = sqlx::query_as(count).fetch_one(&mut door).await.expect("a count");
    assert_eq!((texts, tables), (1, 2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_is_whole_while_moves_are_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path().join("store.db")).await.expect("a store"));
    let (ada, eve) = (guest(&*store, "Ada").await, guest(&*store, "Eve").await);
    let id = playing(&*store, 1, ada, eve).await;
    for number in 1..=20 {
        store.append(ply(id, 0, number)).await.expect("a ply");
    }
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            for number in 21..=60 {
                store.append(ply(id, 0, number)).await.expect("a ply");
            }
        }
    });
    let copy = folder.path().join("copy.db");
    store.backup_to(&copy).await.expect("a copy");
    refused!(store.backup_to(&copy).await, StoreError::Exists { .. });
    writing.await.expect("no panic");
    let names: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().collect();
    assert!(!names.iter().any(|entry| entry.file_name().to_string_lossy().ends_with(".part")), "{names:?}");
    let copied = Sqlite::open(&copy).await.expect("a store");
    let plies = all_plies(&copied, id).await.len();
    assert!((20..=60).contains(&plies), "{plies} plies");
    let lost = folder.path().join("no such folder").join("copy.db");
    refused!(store.backup_to(&lost).await, StoreError::Io { .. });
}

#[tokio::test]
async fn files_that_are_none_of_ours_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Ada, this is a letter and no database. ".repeat(40)).expect("a file");
    refused!(Sqlite::open(&path).await, StoreError::Io { .. });
    refused!(Sqlite::open(folder.path().join("none").join("store.db")).await, StoreError::Io { .. });
    refused!(Sqlite::open(folder.path()).await, StoreError::Io { .. });
}

#[tokio::test]
async fn a_file_from_the_future_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    Sqlite::open(&path).await.expect("a store").close().await.expect("an end");
    damage(
        &path,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', TRUE, x'00', 0)",
    )
    .await;
    refused!(Sqlite::open(&path).await, StoreError::Newer);
}

#[cfg(unix)]
#[tokio::test]
async fn the_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("store.db")).await.expect("a store");
    add_guest(&store, "Ada").await.expect("a guest");
    store.backup_to(&folder.path().join("copy.db")).await.expect("a copy");
    for name in ["store.db", "store.db-wal", "copy.db"] {
        let mode = std::fs::metadata(folder.path().join(name)).expect(name).permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_finishes_what_was_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let store = Arc::new(Sqlite::open(&path).await.expect("a store"));
    let (ada, eve) = (guest(&*store, "Ada").await, guest(&*store, "Eve").await);
    let mut writes = Vec::new();
    for number in 0..50 {
        let store = store.clone();
        writes.push(tokio::spawn(async move { store.create(new_table(number, ada, eve)).await.is_ok() }));
    }
    tokio::task::yield_now().await;
    store.close().await.expect("an end");
    let mut done = 0;
    for write in writes {
        done += usize::from(write.await.expect("no panic"));
    }
    let again = Sqlite::open(&path).await.expect("a store");
    assert_eq!(
        again.running_of(ada, 100).await.expect("a list").len(),
        done,
        "what was said to be written is there"
    );
}
