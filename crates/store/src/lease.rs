//! One server for one file: a lock beside it, which also tells whether the last server ended in order.

use crate::{Result, StoreError};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What stands in the lock after an orderly end.
const ENDED: &str = "ended\n";

/// A file that is ours alone until this is dropped, or the process ends in whatever way.
#[derive(Debug)]
pub(crate) struct Lease {
    file: Mutex<File>,
}

/// How the last one who had the file ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LastEnd {
    /// Nobody had it, or everything was closed.
    Orderly,
    /// In the middle of something, or nobody knows.
    Unknown,
}

impl Lease {
    /// Takes the file; `InUse` if another process has it.
    pub(crate) fn take(data: &Path) -> Result<(Lease, LastEnd)> {
        let path = beside(data, ".lock");
        let trouble = |error: std::io::Error| StoreError::Io { why: format!("{}: {error}", path.display()) };
        let known = data.exists();
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            options.mode(0o600);
        }
        let mut file = options.open(&path).map_err(trouble)?;
        let mut before = String::new();
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                // Where a lock keeps others from reading, nobody can be named.
                let _ = file.read_to_string(&mut before);
                return Err(StoreError::InUse { path: data.to_owned(), process: process(&before) });
            }
            Err(TryLockError::Error(error)) => return Err(trouble(error)),
        }
        // Damage in the lock itself is no reason not to serve: then nobody knows how it ended.
        let _ = file.read_to_string(&mut before);
        let last = if before == ENDED || !known { LastEnd::Orderly } else { LastEnd::Unknown };
        let lease = Lease { file: Mutex::new(file) };
        lease.write(&format!("process {}\n", std::process::id())).map_err(trouble)?;
        Ok((lease, last))
    }

    fn write(&self, text: &str) -> std::io::Result<()> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.set_len(0)?;
        file.rewind()?;
        file.write_all(text.as_bytes())?;
        file.sync_all()
    }

    /// Notes that everything was closed in order.
    pub(crate) fn end(&self) {
        if let Err(error) = self.write(ENDED) {
            // The next start looks more closely than it would have to.
            tracing::warn!(%error, "the end could not be noted");
        }
    }
}

fn process(text: &str) -> Option<u32> {
    text.strip_prefix("process ")?.trim().parse().ok()
}

/// A file beside another, named after it.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(end);
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_at_a_time_and_ends_are_told_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("store.db");
        let (first, last) = Lease::take(&data).expect("a lease");
        assert_eq!(last, LastEnd::Orderly, "there is nothing yet");
        std::fs::write(&data, "something").expect("a file");
        match Lease::take(&data) {
            Err(StoreError::InUse { process, .. }) => assert_eq!(process, Some(std::process::id())),
            other => panic!("{other:?}"),
        }
        drop(first);
        let (second, last) = Lease::take(&data).expect("a lease");
        assert_eq!(last, LastEnd::Unknown, "it never said that it ended");
        second.end();
        drop(second);
        assert_eq!(Lease::take(&data).expect("a lease").1, LastEnd::Orderly);
    }
}
