//! A copy put back in place of the file, so that nothing is lost: neither what the copy holds nor what was there before.

use super::Sqlite;
use super::open::make_private;
use super::soundness::{Look, check};
use crate::lease::{Lease, beside};
use crate::{Result, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::{Path, PathBuf};

/// Journals that stand beside a file. One that belongs to another state of it would spoil it.
const JOURNALS: [&str; 3] = ["-wal", "-shm", "-journal"];

impl Sqlite {
    /// Puts a copy in place of the file, and returns where the file that was there is kept.
    ///
    /// Refused as `InUse` while a server has the file, and as `Damaged`, `NotOurs` or `Newer` if the copy is no good: then
    /// nothing is changed. What stands at the end in the place of the file was looked through as a whole.
    pub async fn restore(from: &Path, data: &Path) -> Result<Option<PathBuf>> {
        let trouble = |path: &Path| {
            let path = path.display().to_string();
            move |error: std::io::Error| StoreError::Io { why: format!("{path}: {error}") }
        };
        let source = fs::canonicalize(from).map_err(trouble(from))?;
        if fs::canonicalize(data).is_ok_and(|data| data == source) {
            return Err(StoreError::Exists { path: data.to_owned() });
        }
        let (lease, _) = Lease::take(data)?;
        let half = beside(data, ".restore");
        let copied = copy(from, &half).await;
        if let Err(error) = copied {
            forget(&half);
            return Err(error);
        }
        let kept = set_aside(data).map_err(trouble(data))?;
        fs::rename(&half, data).map_err(trouble(data))?;
        forget_journals(&half);
        sync_folder(data);
        check(data, Look::Whole).await?;
        lease.end();
        Ok(kept)
    }
}

/// Copies a file, with a journal that belongs to it, into one that stands alone; and looks through it.
async fn copy(from: &Path, to: &Path) -> Result<()> {
    forget(to);
    make_private(to)?;
    fs::copy(from, to)?;
    let journal = beside(from, "-wal");
    if journal.exists() {
        fs::copy(journal, beside(to, "-wal"))?;
    }
    check(to, Look::Whole).await?;
    // What the journal holds goes into the file, so that it can be moved alone.
    let mut connection = SqliteConnectOptions::new().filename(to).connect().await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
    connection.close().await?;
    fs::File::open(to)?.sync_all()?;
    Ok(())
}

/// Moves the file and its journal away under a name of their own, where they can be opened again.
fn set_aside(data: &Path) -> std::io::Result<Option<PathBuf>> {
    if !data.exists() {
        // A journal without its file is worth nothing, and would spoil the next one.
        forget_journals(data);
        return Ok(None);
    }
    let mut names = (1_u32..).map(|number| beside(data, &format!(".before-restore-{number}")));
    let kept = names.find(|name| !name.exists()).unwrap_or_else(|| beside(data, ".before-restore"));
    // First a second name, so that whatever happens next the old state is whole under one of them.
    if fs::hard_link(data, &kept).is_err() {
        fs::rename(data, &kept)?;
    }
    for end in ["-wal", "-journal"] {
        let journal = beside(data, end);
        if journal.exists() {
            fs::rename(journal, beside(&kept, end))?;
        }
    }
    forget_journals(data);
    Ok(Some(kept))
}

fn forget(path: &Path) {
    // What is not there is as good as gone.
    let _ = fs::remove_file(path);
    forget_journals(path);
}

fn forget_journals(path: &Path) {
    for end in JOURNALS {
        let _ = fs::remove_file(beside(path, end));
    }
}

/// Has the new names reach the disk, where the system can do that.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = fs::File::open(folder) {
        let _ = folder.sync_all();
    }
}
