//! All games that have numbered rules: every crate with English words ([`words::texts`]) in which a rule stands.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};

use crate::book::Book;
use crate::citation::{self, Prefixes};
use crate::scan::entries;
use crate::words;

/// A game and its rules in English, from which all else is counted.
#[derive(Debug)]
pub(crate) struct Game {
    /// The id of the game: the name of its folder.
    pub(crate) id: String,
    /// Its rules.
    pub(crate) english: Book,
    root: PathBuf,
}

impl Game {
    /// The prefixes of the game's rule ids; a game with an expansion may have two.
    pub(crate) fn prefixes(&self) -> Prefixes<'_> {
        self.english.rules().filter_map(|rule| citation::prefix(&rule.id)).collect()
    }

    /// The rules in German, which have to be the same rules.
    ///
    /// The marks stand in the English file; where the German one repeats them, they have to agree.
    pub(crate) fn german(&self) -> Result<Book> {
        let Some(mut german) = read(&self.root, &self.id, "de")? else {
            let id = &self.id;
            bail!(
                "{id} has no German words: neither crates/{id}/words/de.ftl nor a file in crates/{id}/words/de"
            );
        };
        let ids = |book: &Book| book.rules().map(|rule| rule.id.clone()).collect::<Vec<_>>();
        let (ours, theirs) = (ids(&self.english), ids(&german));
        let (english, file) = (self.english.name(), german.name());
        for id in &ours {
            ensure!(theirs.contains(id), "{file}: rule-{id} is missing; it stands in {english}");
        }
        for id in &theirs {
            ensure!(ours.contains(id), "{file}: rule-{id} does not stand in {english}");
        }
        ensure!(ours == theirs, "{file}: the rules stand in another order than in {english}");
        let rules = german.sections.iter_mut().flat_map(|section| &mut section.rules);
        for (rule, original) in rules.zip(self.english.rules()) {
            let id = &rule.id;
            ensure!(
                rule.marks.is_empty() || rule.marks == original.marks,
                "{file}: rule-{id} has another `.mark` than in {english}"
            );
            ensure!(
                rule.ruling.is_some() == original.ruling.is_some(),
                "{file}: rule-{id} has a `.ruling` in one language only"
            );
            rule.marks.clone_from(&original.marks);
        }
        self.check_references(&german)?;
        Ok(german)
    }

    /// A rule may speak of other rules of its game, but only of rules that there are.
    fn check_references(&self, book: &Book) -> Result<()> {
        let known: BTreeSet<&str> = self.english.rules().map(|rule| rule.id.as_str()).collect();
        for rule in book.rules() {
            for text in [Some(&rule.text), rule.ruling.as_ref()].into_iter().flatten() {
                for cited in citation::in_text(text, &self.prefixes()) {
                    ensure!(
                        known.contains(cited.as_str()),
                        "{}: rule-{} speaks of {cited}, which is no rule",
                        book.name(),
                        rule.id
                    );
                }
            }
        }
        Ok(())
    }
}

/// All games, by name. That there are none is an error: a check that finds nothing to check must not pass.
pub(crate) fn games(root: &Path) -> Result<Vec<Game>> {
    let mut games = Vec::new();
    let mut owners = BTreeMap::new();
    for folder in entries(&root.join("crates"))? {
        let id = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(english) = read(root, &id, "en")? else { continue };
        let game = Game { english, root: root.to_owned(), id };
        game.check_references(&game.english)?;
        for prefix in game.prefixes() {
            if let Some(other) = owners.insert(prefix.to_owned(), game.id.clone()) {
                bail!("{} and {other} both number their rules {prefix}-…", game.id);
            }
        }
        if !game.english.sections.is_empty() {
            games.push(game);
        }
    }
    ensure!(!games.is_empty(), "no numbered rules in any crates/*/words/en.ftl or crates/*/words/en/*.ftl");
    Ok(games)
}

/// The rules of a crate in a language, or `None` if it has no words in it.
fn read(root: &Path, name: &str, language: &str) -> Result<Option<Book>> {
    let texts = words::texts(root, name, language)?;
    if texts.is_empty() { Ok(None) } else { Book::read(&texts).map(Some) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Project;

    #[test]
    fn games_are_the_crates_with_rules() {
        let project = Project::new()
            .file("crates/pixies/words/en.ftl", "rule-PX-1 = Draw.\nrule-PX-2 = Lay.\n")
            .file("crates/talisman/words/en.ftl", "rule-TB-1 = Move.\nrule-TW-1 = Into the woods.\n")
            .file("crates/waldpfade/words/en.ftl", "hello = Hello\n")
            .file("crates/table/src/lib.rs", "");
        let games = games(project.root()).unwrap();
        assert_eq!(games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), ["pixies", "talisman"]);
        assert_eq!(games[1].prefixes(), Prefixes::from(["TB", "TW"]));
    }

    #[test]
    fn words_in_several_files_are_one_book() {
        let project = Project::new()
            .file("crates/talisman/words/en/rules.ftl", "rule-TB-1 = See V-1.\nrule-V-1 = { -hero }.\n")
            .file("crates/talisman/words/en/names.ftl", "title = Talisman\n-hero = You\n")
            .file("crates/talisman/words/de/rules.ftl", "rule-TB-1 = Siehe V-1.\nrule-V-1 = Du.\n");
        let games = games(project.root()).unwrap();
        assert_eq!(games[0].english.title.as_deref(), Some("Talisman"));
        assert_eq!(games[0].prefixes(), Prefixes::from(["TB", "V"]));
        assert_eq!(games[0].german().unwrap().rules().count(), 2);
    }

    #[test]
    fn a_game_without_german_is_refused() {
        let project = Project::new().file("crates/pixies/words/en/rules.ftl", "rule-PX-1 = Draw.\n");
        let error = games(project.root()).unwrap()[0].german().unwrap_err().to_string();
        assert!(error.contains("crates/pixies/words/de.ftl"), "{error}");
    }

    #[test]
    fn two_games_never_share_a_prefix() {
        let project = Project::new()
            .file("crates/a/words/en.ftl", "rule-PX-1 = Draw.\n")
            .file("crates/b/words/en.ftl", "rule-PX-2 = Lay.\n");
        let error = games(project.root()).unwrap_err().to_string();
        assert!(error.contains("PX"), "{error}");
    }

    #[test]
    fn rules_speak_of_rules_that_there_are() {
        let text = "rule-PX-1 = Draw, see PX-2.\n    .ruling = As in PX-7.\nrule-PX-2 = Lay.\n";
        let project = Project::new().file("crates/pixies/words/en.ftl", text);
        let error = games(project.root()).unwrap_err().to_string();
        assert!(error.contains("en.ftl: rule-PX-1 speaks of PX-7"), "{error}");
        let project = project.file("crates/pixies/words/en.ftl", &text.replace("PX-7", "PX-1"));
        assert!(games(project.root()).is_ok());
    }

    #[test]
    fn no_game_is_an_error() {
        let project = Project::new().file("crates/table/src/lib.rs", "");
        assert!(games(project.root()).is_err());
    }

    fn german(text: &str) -> Result<Book> {
        let english =
            "rule-PX-1 = Draw.\n    .mark = R\n    .ruling = So.\nrule-PX-2 = Lay.\n    .mark = B\n";
        let project = Project::new()
            .file("crates/pixies/words/en.ftl", english)
            .file("crates/pixies/words/de.ftl", text);
        games(project.root()).unwrap()[0].german()
    }

    #[test]
    fn german_takes_over_the_marks() {
        let book =
            german("rule-PX-1 = Ziehen.\n    .ruling = Darum.\nrule-PX-2 = Legen.\n    .mark = B\n").unwrap();
        assert!(book.rules().all(|rule| rule.marks.len() == 1));
    }

    #[test]
    fn german_with_other_rules_is_refused() {
        for (text, what) in [
            ("rule-PX-1 = Ziehen.\n    .ruling = Darum.\n", "rule-PX-2 is missing"),
            ("rule-PX-2 = Legen.\nrule-PX-1 = Ziehen.\n    .ruling = Darum.\n", "order"),
            ("rule-PX-1 = Z.\n    .ruling = D.\nrule-PX-2 = L.\nrule-PX-3 = Neu.\n", "rule-PX-3"),
            ("rule-PX-1 = Z.\n    .ruling = D.\nrule-PX-2 = L.\n    .mark = D\n", "another `.mark`"),
            ("rule-PX-1 = Ziehen.\nrule-PX-2 = Legen.\n", "one language only"),
            ("rule-PX-1 = Wie PX-9.\n    .ruling = D.\nrule-PX-2 = L.\n", "speaks of PX-9"),
        ] {
            let error = german(text).unwrap_err().to_string();
            assert!(error.contains(what), "{error}");
        }
    }
}
