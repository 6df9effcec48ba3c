//! A copy of everything, while all goes on.

use super::soundness::{Look, check};
use super::{Sqlite, open::make_private};
use crate::{Result, StoreError};
use std::path::{Path, PathBuf};

impl Sqlite {
    /// Writes the copy beside its place, and moves it there when it is whole: a file by that name is never half done.
    pub(super) async fn copy_to(&self, path: &Path) -> Result<()> {
        if path.exists() {
            return Err(StoreError::Exists { path: path.to_owned() });
        }
        let half = half_name(path);
        let name = half
            .to_str()
            .ok_or_else(|| StoreError::Io { why: format!("{} is not a name in UTF-8", half.display()) })?
            .to_owned();
        let trouble = |error: std::io::Error| StoreError::Io { why: format!("{}: {error}", half.display()) };
        make_private(&half).map_err(trouble)?;
        let copied = sqlx::query("VACUUM INTO ?1").bind(name).execute(&self.read).await;
        let moved = match copied {
            // A copy that nobody could read would be found out when it is needed.
            Ok(_) => match check(&half, Look::Whole).await {
                Ok(()) => settle(&half, path),
                Err(error) => Err(error),
            },
            Err(error) => Err(error.into()),
        };
        if moved.is_err() {
            // What is left of it is of no use to anybody.
            let _ = std::fs::remove_file(&half);
        }
        moved
    }
}

fn half_name(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

/// Brings the copy to the disk, and to its name.
fn settle(half: &Path, path: &Path) -> Result<()> {
    std::fs::File::open(half)?.sync_all()?;
    // A link, unlike a renaming, never replaces what somebody put there in the meantime.
    match std::fs::hard_link(half, path) {
        Ok(()) => std::fs::remove_file(half)?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            return Err(StoreError::Exists { path: path.to_owned() });
        }
        // Some disks know no links.
        Err(_) => std::fs::rename(half, path)?,
    }
    Ok(())
}
