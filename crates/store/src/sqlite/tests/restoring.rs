//! Copies put back, one server a file, and files that nobody closed.

use super::Sqlite;
use crate::conformance::{all_plies, guest, playing, ply, refused};
use crate::{Store, StoreError, TableId};
use std::path::Path;

/// A store that plays on after its copy was made, and falls: the file and its journals as a killed server leaves them.
async fn fallen(folder: &Path, plies: u32) -> TableId {
    let store = Sqlite::open(folder.join("live.db")).await.expect("a store");
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let id = playing(&store, 1, ada, eve).await;
    for number in 1..=20 {
        store.append(ply(id, 0, number)).await.expect("a ply");
    }
    store.backup_to(&folder.join("copy.db")).await.expect("a copy");
    for number in 21..=plies {
        store.append(ply(id, 0, number)).await.expect("a ply");
    }
    for end in ["", "-wal", "-shm"] {
        std::fs::copy(folder.join(format!("live.db{end}")), folder.join(format!("store.db{end}")))
            .expect("a file");
    }
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_is_put_back_after_a_fall_and_nothing_is_lost() {
    for plies in [20, 21, 60, 300] {
        let folder = tempfile::tempdir().expect("a folder");
        let id = fallen(folder.path(), plies).await;
        let (copy, data) = (folder.path().join("copy.db"), folder.path().join("store.db"));
        let kept = Sqlite::restore(&copy, &data).await.expect("a restored file").expect("the old one");
        for end in ["-wal", "-shm", "-journal"] {
            assert!(!folder.path().join(format!("store.db{end}")).exists(), "{end} would spoil it");
        }
        let store = Sqlite::open_alone(&data).await.expect("a sound file");
        assert_eq!(all_plies(&store, id).await.len(), 20, "as the copy was");
        store.append(ply(id, 0, 21)).await.expect("life goes on");
        store.close().await.expect("an end");
        let old = Sqlite::open(&kept).await.expect("the file that was there");
        assert_eq!(
            all_plies(&old, id).await.len(),
            plies as usize,
            "all that was written is still to be had"
        );
        assert!(copy.exists());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bad_copy_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let id = fallen(folder.path(), 25).await;
    let (copy, data) = (folder.path().join("copy.db"), folder.path().join("store.db"));
    let before = std::fs::read(&data).expect("a file");
    let whole = std::fs::read(&copy).expect("a copy");
    let bad = folder.path().join("bad.db");
    let mut torn = whole.clone();
    for byte in torn.iter_mut().skip(8192).take(6000) {
        *byte ^= 0x5a;
    }
    for bytes in [&whole[..whole.len() / 2], &torn[..], b"no database at all", b""] {
        std::fs::write(&bad, bytes).expect("a file");
        let refused = Sqlite::restore(&bad, &data).await;
        assert!(
            matches!(refused, Err(StoreError::Damaged { .. } | StoreError::NotOurs { .. })),
            "{} bytes: {refused:?}",
            bytes.len()
        );
    }
    refused!(Sqlite::restore(&folder.path().join("none.db"), &data).await, StoreError::Io { .. });
    refused!(Sqlite::restore(&data, &data).await, StoreError::Exists { .. });
    assert!(std::fs::read(&data).expect("a file") == before, "the file is as it was");
    let store = Sqlite::open(&data).await.expect("a store");
    assert_eq!(all_plies(&store, id).await.len(), 25);
    let rest: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().collect();
    assert!(!rest.iter().any(|entry| entry.file_name().to_string_lossy().contains("restore")), "{rest:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_in_use_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    fallen(folder.path(), 25).await;
    let (copy, data) = (folder.path().join("copy.db"), folder.path().join("store.db"));
    let server = Sqlite::open_alone(&data).await.expect("a server");
    refused!(Sqlite::open_alone(&data).await, StoreError::InUse { process: Some(_), .. });
    refused!(Sqlite::restore(&copy, &data).await, StoreError::InUse { process: Some(_), .. });
    server.close().await.expect("an end");
    drop(server);
    Sqlite::restore(&copy, &data).await.expect("a restored file");
}

/// After an orderly end nobody looks; after a fall a damaged file is found out before anything is written to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_nobody_closed_is_looked_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("store.db");
    let store = Sqlite::open_alone(&data).await.expect("a store");
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let id = playing(&store, 1, ada, eve).await;
    for number in 1..=400 {
        store.append(ply(id, 0, number)).await.expect("a ply");
    }
    store.close().await.expect("an end");
    drop(store);
    let lock = folder.path().join("store.db.lock");
    assert_eq!(std::fs::read_to_string(&lock).expect("a lock"), "ended\n");
    let mut bytes = std::fs::read(&data).expect("a file");
    // In the middle of the rows, where opening does not look.
    let middle = bytes.len() / 4096 / 2 * 4096;
    for byte in bytes.iter_mut().skip(middle).take(8 * 4096) {
        *byte = 0x5a;
    }
    std::fs::write(&data, bytes).expect("damage");
    std::fs::write(&lock, "process 1\n").expect("a lock that nobody closed");
    refused!(Sqlite::open_alone(&data).await, StoreError::Damaged { .. });
}
