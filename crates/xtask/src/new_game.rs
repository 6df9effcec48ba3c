//! `cargo xtask new-game NAME`: a folder that compiles, keeps all laws and stands on the shelf.
//!
//! The folder is made from `crates/xtask/template`; `docs/adding-a-game.md` says how to go on from there. The test run
//! makes one in a copy of the project and holds it to everything it promises.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::args::Args;
use crate::rules;
use crate::shell::{cargo, run};

/// The files of the folder: where, and with what in them.
const FILES: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../template/Cargo.toml.in")),
    ("README.md", include_str!("../template/README.md.in")),
    ("src/forms.rs", include_str!("../template/src/forms.rs.in")),
    ("src/judge.rs", include_str!("../template/src/judge.rs.in")),
    ("src/lib.rs", include_str!("../template/src/lib.rs.in")),
    ("src/picture.rs", include_str!("../template/src/picture.rs.in")),
    ("src/rules.rs", include_str!("../template/src/rules.rs.in")),
    ("src/secrets.rs", include_str!("../template/src/secrets.rs.in")),
    ("src/speech.rs", include_str!("../template/src/speech.rs.in")),
    ("src/state.rs", include_str!("../template/src/state.rs.in")),
    ("src/take.rs", include_str!("../template/src/take.rs.in")),
    ("tests/laws.rs", include_str!("../template/tests/laws.rs.in")),
    ("tests/rules.rs", include_str!("../template/tests/rules.rs.in")),
    ("words/de.ftl", include_str!("../template/words/de.ftl.in")),
    ("words/en.ftl", include_str!("../template/words/en.ftl.in")),
];

/// Runs the command with what was typed.
pub(crate) fn command(root: &Path, mut args: Args) -> Result<bool> {
    if args.switch("--check") {
        args.finish()?;
        check(root)?;
        return Ok(true);
    }
    let Some(name) = args.word() else {
        bail!("a name is missing: small letters, digits and hyphens, such as `hare-and-fox`");
    };
    args.finish()?;
    make(root, &name)?;
    // Lines break elsewhere with longer names.
    run(&mut cargo(root, &["fmt", "--package", &name]))?;
    println!(
        "crates/{name} is made and stands on the shelf. Look at its README, then:\n\n  \
         BLESS=1 cargo test -p {name}    # holds it to all laws and writes its first goldens\n  \
         cargo xtask docs                # writes its rules into docs/\n  \
         cargo run -- play {name}        # plays it\n\n\
         docs/adding-a-game.md says how to go on."
    );
    Ok(true)
}

/// Makes the folder and puts the game on the shelf; nothing is written if anything stands in the way.
fn make(root: &Path, name: &str) -> Result<()> {
    let names = Names::new(name)?;
    let folder = root.join("crates").join(name);
    ensure!(!folder.exists(), "{} exists already", folder.display());
    let edits = [
        Edit::line(
            root,
            "Cargo.toml",
            "elemente = { path",
            &format!("{name} = {{ path = \"crates/{name}\" }}"),
        )?,
        Edit::line(
            root,
            "crates/shelf/Cargo.toml",
            "elemente.workspace",
            &format!("{name}.workspace = true"),
        )?,
        Edit::line(
            root,
            "crates/shelf/src/lib.rs",
            "    elemente::Elemente,",
            &format!("    {}::{},", names.library, names.type_name),
        )?,
    ];
    for (place, text) in FILES {
        let path = folder.join(place);
        let parent = path.parent().context("every file lies in a folder")?;
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        fs::write(&path, names.fill(text)).with_context(|| format!("cannot write {}", path.display()))?;
    }
    edits.into_iter().try_for_each(Edit::write)
}

/// A line more in a file, right after the last one that begins like another.
struct Edit {
    path: PathBuf,
    text: String,
}

impl Edit {
    fn line(root: &Path, file: &str, after: &str, line: &str) -> Result<Edit> {
        let path = root.join(file);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut lines: Vec<&str> = text.lines().collect();
        let Some(at) = lines.iter().rposition(|other| other.starts_with(after)) else {
            bail!("{}: there is no line that begins with `{after}`", path.display());
        };
        lines.insert(at + 1, line);
        Ok(Edit { path, text: lines.join("\n") + "\n" })
    }

    fn write(self) -> Result<()> {
        fs::write(&self.path, self.text).with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// What the game is called in each place.
struct Names {
    /// `hare-and-fox`.
    name: String,
    /// `hare_and_fox`.
    library: String,
    /// `HareAndFox`.
    type_name: String,
    /// `Hare and fox`.
    title: String,
    /// `HAF`: what the numbers of the rules begin with.
    prefix: String,
}

impl Names {
    fn new(name: &str) -> Result<Names> {
        let sound = |word: &str| {
            word.starts_with(|letter: char| letter.is_ascii_lowercase())
                && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        let words: Vec<&str> = name.split('-').collect();
        ensure!(
            name.len() <= 40 && words.iter().all(|word| sound(word)),
            "`{name}` is no name: words of small letters and digits with hyphens between, such as `hare-and-fox`"
        );
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        let initials: String = words.iter().map(|word| word[..1].to_uppercase()).collect();
        Ok(Names {
            name: name.to_owned(),
            library: name.replace('-', "_"),
            type_name: words.iter().map(|word| capital(word)).collect(),
            title: capital(&words.join(" ")),
            prefix: if words.len() > 1 { initials } else { name[..name.len().min(2)].to_uppercase() },
        })
    }

    fn fill(&self, text: &str) -> String {
        text.replace("@name@", &self.name)
            .replace("@crate@", &self.library)
            .replace("@Type@", &self.type_name)
            .replace("@title@", &self.title)
            .replace("@ID@", &self.prefix)
            .replace("@id@", &self.prefix.to_lowercase())
    }
}

/// Makes a game in a copy of the project and holds it to what is promised: it compiles without a complaint, keeps all
/// laws, has a test for every rule, and stands on the shelf.
pub(crate) fn check(root: &Path) -> Result<()> {
    // A folder that stays, so that only the first time is slow.
    let copy = root.join("target/new-game/project");
    if copy.exists() {
        fs::remove_dir_all(&copy).with_context(|| format!("cannot clear {}", copy.display()))?;
    }
    fs::create_dir_all(&copy).with_context(|| format!("cannot make {}", copy.display()))?;
    let there = &copy;
    for name in ["Cargo.toml", "Cargo.lock", "rustfmt.toml", ".cargo", "crates"] {
        copy_over(&root.join(name), &there.join(name))?;
    }
    make(there, "hare-and-fox")?;
    let target = root.join("target/new-game/built");
    let here = |words: &[&str]| {
        let mut command = cargo(there, words);
        command.env("CARGO_TARGET_DIR", &target);
        command
    };
    run(&mut here(&["fmt", "--package", "hare-and-fox"]))?;
    run(&mut here(&["clippy", "--package", "hare-and-fox", "--all-targets", "--", "-D", "warnings"]))?;
    run(here(&["test", "--package", "hare-and-fox"]).env("BLESS", "1"))?;
    // And again, against the goldens that were just written.
    run(&mut here(&["test", "--package", "hare-and-fox", "--test", "laws"]))?;
    run(&mut here(&["check", "--package", "shelf"]))?;
    rules::check(there, Some("hare-and-fox"))
}

/// Copies a file, or a folder without what a new game does not need: goldens, and what was built.
fn copy_over(from: &Path, to: &Path) -> Result<()> {
    let left_out = ["playthroughs", "records", "matches.txt", "target"];
    if from.file_name().is_some_and(|name| left_out.iter().any(|other| name == *other)) {
        return Ok(());
    }
    if from.is_dir() {
        fs::create_dir_all(to).with_context(|| format!("cannot make {}", to.display()))?;
        for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
            let entry = entry?;
            copy_over(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    fs::copy(from, to).map(|_| ()).with_context(|| format!("cannot copy {}", from.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Project;

    #[test]
    fn names_follow_from_one() {
        let names = Names::new("hare-and-fox").unwrap();
        assert_eq!(
            names.fill("@name@ @crate@ @Type@ @title@ @ID@ @id@"),
            "hare-and-fox hare_and_fox HareAndFox Hare and fox HAF haf"
        );
        assert_eq!(Names::new("go").unwrap().prefix, "GO");
        for wrong in ["", "-", "a--b", "Go", "9men", "a b", "../up", "ä", "a-"] {
            assert!(Names::new(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn nothing_is_left_to_fill_in() {
        let names = Names::new("hare-and-fox").unwrap();
        for (place, text) in FILES {
            assert!(!names.fill(text).contains('@'), "{place}");
        }
    }

    #[test]
    fn a_game_stands_after_the_others_and_only_once() {
        let sample = Project::new()
            .file("Cargo.toml", "elemente = { path = \"crates/elemente\" }\nshelf = 1\n")
            .file("crates/shelf/Cargo.toml", "elemente.workspace = true\n")
            .file("crates/shelf/src/lib.rs", "shelf! {\n    elemente::Elemente,\n}\n");
        make(sample.root(), "go").unwrap();
        let read = |file: &str| sample.read(file);
        assert_eq!(read("crates/shelf/src/lib.rs"), "shelf! {\n    elemente::Elemente,\n    go::Go,\n}\n");
        assert!(read("Cargo.toml").contains("go = { path = \"crates/go\" }\nshelf"));
        assert!(read("crates/go/src/rules.rs").contains("impl Rules for Go"));
        let again = make(sample.root(), "go").unwrap_err().to_string();
        assert!(again.contains("exists already"), "{again}");
    }
}
