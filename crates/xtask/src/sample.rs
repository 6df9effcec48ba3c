//! A small project in a temporary folder, for the tests of the commands.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

/// A folder that looks like the project and is gone when dropped.
pub(crate) struct Project(TempDir);

impl Project {
    /// A project without anything.
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// Adds or replaces a file.
    pub(crate) fn file(self, path: &str, text: &str) -> Self {
        let path = self.root().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        self
    }

    /// What a file holds.
    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.root().join(path)).unwrap()
    }

    /// The root folder.
    pub(crate) fn root(&self) -> &Path {
        self.0.path()
    }
}
