//! Components and their scenarios: a game may list the keys of everything in its box that does something, one a line,
//! in `tests/components.txt`. Each key has to stand as a string in a test of that game: `scenario("card:ape")`.
//!
//! Whether the list is complete the game tests itself: it knows its box, and this workshop knows files only.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::scan::Test;

/// The components of one game, each with the number of tests that name it.
#[derive(Debug)]
pub(crate) struct Components {
    game: String,
    keys: BTreeMap<String, usize>,
    /// Keys that no line of the list has, with where a test names them.
    unknown: Vec<(String, String)>,
}

/// The components of a game, or `None` if it lists none.
pub(crate) fn of(root: &Path, game: &str, tests: &[Test]) -> Result<Option<Components>> {
    let file = format!("crates/{game}/tests/components.txt");
    let path = root.join(&file);
    if !path.is_file() {
        return Ok(None);
    }
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {file}"))?;
    let mut keys = BTreeMap::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let number = index + 1;
        ensure!(kind(line).is_some(), "{file}:{number}: `{line}` is no key: a kind, a colon, a name");
        ensure!(keys.insert(line.to_owned(), 0).is_none(), "{file}:{number}: `{line}` stands there twice");
    }
    ensure!(!keys.is_empty(), "{file} lists nothing");
    let mut components = Components { game: game.to_owned(), keys, unknown: Vec::new() };
    let folder = format!("crates/{game}/tests/");
    // An ignored test is not run, so it covers nothing.
    for test in tests.iter().filter(|test| !test.ignored && test.file.starts_with(&folder)) {
        components.count(test);
    }
    Ok(Some(components))
}

/// The word before the colon, if a text looks like a key at all.
fn kind(text: &str) -> Option<&str> {
    let (kind, name) = text.split_once(':')?;
    let sound = !kind.is_empty() && kind.bytes().all(|byte| byte.is_ascii_lowercase());
    (sound && !name.is_empty() && !name.starts_with([' ', ':'])).then_some(kind)
}

impl Components {
    fn count(&mut self, test: &Test) {
        let kinds: BTreeSet<String> =
            self.keys.keys().filter_map(|key| kind(key)).map(str::to_owned).collect();
        let named: BTreeSet<&String> = test.literals.iter().collect();
        for key in named {
            if let Some(tests) = self.keys.get_mut(key) {
                *tests += 1;
            } else if kind(key).is_some_and(|kind| kinds.contains(kind)) {
                self.unknown.push((key.clone(), format!("{}:{}: `{}`", test.file, test.line, test.name)));
            }
        }
    }

    fn missing(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().filter(|(_, tests)| **tests == 0).map(|(key, _)| key.as_str())
    }

    /// Has every component a scenario, and every scenario its component?
    pub(crate) fn passes(&self) -> bool {
        self.unknown.is_empty() && self.missing().next().is_none()
    }

    /// One line of numbers.
    pub(crate) fn counts(&self) -> String {
        let all = self.keys.len();
        format!("{}: {} of {all} components have a scenario\n", self.game, all - self.missing().count())
    }

    /// A line for each failure.
    pub(crate) fn failures(&self) -> String {
        let mut text = String::new();
        for key in self.missing() {
            let _ = writeln!(text, "{key} has no scenario: write a test with the string \"{key}\" in it");
        }
        for (key, place) in &self.unknown {
            let _ = writeln!(text, "{place} names {key}, which is no component of {}", self.game);
        }
        text
    }

    /// The same as data.
    pub(crate) fn json(&self) -> Value {
        json!({
            "game": self.game,
            "count": self.keys.len(),
            "missing": self.missing().collect::<Vec<_>>(),
            "unknown": self.unknown.iter().map(|(key, _)| key).collect::<Vec<_>>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Project;
    use crate::scan;

    const LIST: &str = "# All of them.\n\ncard:ape\ncard:witch/row 1\nspace:M12\n";

    fn components(list: &str, tests: &str) -> Result<Option<Components>> {
        let project = Project::new()
            .file("crates/talisman/tests/components.txt", list)
            .file("crates/talisman/tests/scenarios.rs", tests)
            .file(
                "crates/other/tests/scenarios.rs",
                "#[test] fn other() { scenario(\"card:witch/row 1\"); }",
            );
        of(project.root(), "talisman", &scan::tests(project.root())?)
    }

    #[test]
    fn every_component_has_its_scenario() {
        let tests = r#"#[test] fn ape() { scenario("card:ape").at("space:M12"); }
            #[test] fn witch() { for key in ["card:witch/row 1", "not: a key", "http://x"] { run(key) } }"#;
        let components = components(LIST, tests).unwrap().unwrap();
        assert!(components.passes(), "{components:?}");
        assert_eq!(components.counts(), "talisman: 3 of 3 components have a scenario\n");
    }

    #[test]
    fn one_without_a_scenario_fails() {
        let tests = r#"const A: &str = "card:witch/row 1";
            #[test] fn ape() { scenario("card:ape"); }
            #[test] #[ignore] fn temple() { scenario("space:M12"); }"#;
        let components = components(LIST, tests).unwrap().unwrap();
        assert!(!components.passes());
        assert_eq!(components.missing().collect::<Vec<_>>(), ["card:witch/row 1", "space:M12"]);
        assert!(components.failures().contains("space:M12 has no scenario"), "{}", components.failures());
    }

    #[test]
    fn one_that_is_not_in_the_box_fails() {
        let tests =
            r#"#[test] fn all() { all(["card:ape", "card:witch/row 1", "space:M12", "card:apes"]); }"#;
        let components = components(LIST, tests).unwrap().unwrap();
        assert!(!components.passes());
        let failures = components.failures();
        assert!(failures.contains("scenarios.rs:1: `all` names card:apes"), "{failures}");
        assert_eq!(components.json()["unknown"], json!(["card:apes"]));
    }

    #[test]
    fn a_list_with_a_slip_is_refused() {
        for (list, what) in [
            ("card:ape\ncard:ape\n", ":2: `card:ape` stands there twice"),
            ("ape\n", "no key"),
            ("# none\n", "nothing"),
        ] {
            let error = components(list, "").unwrap_err().to_string();
            assert!(error.contains(what), "{error}");
        }
    }

    #[test]
    fn a_game_without_a_list_is_not_held_to_one() {
        let project = Project::new().file("crates/pixies/tests/a.rs", "");
        assert!(of(project.root(), "pixies", &[]).unwrap().is_none());
    }
}
