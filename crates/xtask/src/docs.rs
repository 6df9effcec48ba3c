//! `cargo xtask docs`: writes the pages that are made from the project itself, or checks that they are up to date.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::pages;

/// A file that is made, never edited.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// Its path seen from the root folder.
    pub(crate) path: String,
    /// All of its text.
    pub(crate) text: String,
}

/// Makes pages from what is in the root folder.
type Source = fn(&Path) -> Result<Vec<Page>>;

/// All that makes pages; a new kind of page is one more entry.
const SOURCES: &[Source] = &[pages::rules, pages::rulings];

/// Runs the command with what was typed.
pub(crate) fn command(root: &Path, mut args: Args) -> Result<bool> {
    let check_only = args.switch("--check");
    args.finish()?;
    if check_only {
        check(root)?;
    } else {
        for page in stale(root)? {
            let path = root.join(&page.path);
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
            }
            fs::write(&path, page.text).with_context(|| format!("cannot write {}", page.path))?;
            println!("wrote {}", page.path);
        }
    }
    println!("the pages are up to date");
    Ok(true)
}

/// Fails if a page is not what it would be if written now.
pub(crate) fn check(root: &Path) -> Result<()> {
    let stale = stale(root)?;
    for page in &stale {
        println!("{} is out of date", page.path);
    }
    if !stale.is_empty() {
        bail!("{} page(s) out of date", stale.len());
    }
    Ok(())
}

/// The pages that are missing or differ from what they should be.
fn stale(root: &Path) -> Result<Vec<Page>> {
    let mut stale = Vec::new();
    for source in SOURCES {
        for page in source(root)? {
            // A checkout with Windows line ends is the same page.
            let there = fs::read_to_string(root.join(&page.path)).map(|text| text.replace("\r\n", "\n"));
            if there.ok().as_deref() != Some(&page.text) {
                stale.push(page);
            }
        }
    }
    Ok(stale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Project;

    fn run(project: &Project, words: &str) -> Result<bool> {
        command(project.root(), Args::new(words.split_whitespace().map(str::to_owned)))
    }

    #[test]
    fn written_pages_pass_the_check_until_a_word_changes() {
        let project = Project::new()
            .file("crates/pixies/words/en.ftl", "rule-PX-1 = Draw.\n")
            .file("crates/pixies/words/de.ftl", "rule-PX-1 = Ziehen.\n");
        assert!(run(&project, "--check").is_err());
        assert!(run(&project, "").unwrap());
        assert!(run(&project, "--check").unwrap());
        assert!(project.read("docs/rules/pixies.de.md").contains("Ziehen."));
        let project = project.file("crates/pixies/words/de.ftl", "rule-PX-1 = Nehmen.\n");
        assert_eq!(stale(project.root()).unwrap().len(), 1);
        assert!(run(&project, "--check").is_err());
    }
}
