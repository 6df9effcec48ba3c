//! The Fluent files of a crate in one language: `words/en.ftl` alone, or all of the folder `words/en`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::scan::entries;

/// One Fluent file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Text {
    /// Its path seen from the root folder.
    pub(crate) file: String,
    /// All of its text.
    pub(crate) source: String,
}

/// The files of a crate in a language, by name; none if it has no words in it.
///
/// A crate has one form or the other: with both, nobody could say in which order they are read.
pub(crate) fn texts(root: &Path, name: &str, language: &str) -> Result<Vec<Text>> {
    let alone = format!("crates/{name}/words/{language}.ftl");
    let folder = format!("crates/{name}/words/{language}");
    let several = root.join(&folder).is_dir();
    if root.join(&alone).is_file() {
        if several {
            bail!("{alone} and the folder {folder} are both there: move the file into the folder");
        }
        return Ok(vec![read(root, alone)?]);
    }
    if !several {
        return Ok(Vec::new());
    }
    entries(&root.join(&folder))?
        .iter()
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            read(root, format!("{folder}/{name}"))
        })
        .collect()
}

fn read(root: &Path, file: String) -> Result<Text> {
    let source = fs::read_to_string(root.join(&file)).with_context(|| format!("cannot read {file}"))?;
    Ok(Text { file, source })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Project;

    fn names(project: &Project, language: &str) -> Vec<String> {
        texts(project.root(), "pixies", language).unwrap().into_iter().map(|text| text.file).collect()
    }

    #[test]
    fn a_language_is_one_file_or_a_folder_read_by_name() {
        let project = Project::new()
            .file("crates/pixies/words/en.ftl", "a = A\n")
            .file("crates/pixies/words/de/rules.ftl", "b = B\n")
            .file("crates/pixies/words/de/names.ftl", "a = A\n")
            .file("crates/pixies/words/de/notes.txt", "no words");
        assert_eq!(names(&project, "en"), ["crates/pixies/words/en.ftl"]);
        assert_eq!(
            names(&project, "de"),
            ["crates/pixies/words/de/names.ftl", "crates/pixies/words/de/rules.ftl"]
        );
        assert!(names(&project, "fr").is_empty());
    }

    #[test]
    fn both_forms_at_once_are_refused() {
        let project = Project::new()
            .file("crates/pixies/words/en.ftl", "a = A\n")
            .file("crates/pixies/words/en/names.ftl", "b = B\n");
        let error = texts(project.root(), "pixies", "en").unwrap_err().to_string();
        assert!(error.contains("both there"), "{error}");
    }
}
