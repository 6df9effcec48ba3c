//! `cargo xtask rules`: which rule is tested by which tests, and which component by which scenario.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::args::Args;
use crate::citation::{self, Prefixes};
use crate::components::{self, Components};
use crate::library::{self, Game};
use crate::scan::{self, Test};

/// Runs the command with what was typed.
pub(crate) fn command(root: &Path, mut args: Args) -> Result<bool> {
    let json = args.switch("--json");
    let game = args.word();
    args.finish()?;
    let audit = Audit::of(root, game.as_deref())?;
    let text = if json { format!("{:#}\n", audit.json()) } else { audit.table() };
    // `cargo xtask rules | head` stops reading early, which is no fault.
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(audit.passes()),
    }
}

/// For the test run: one line a game, all of them or one, and the failures.
pub(crate) fn check(root: &Path, only: Option<&str>) -> Result<()> {
    let audit = Audit::of(root, only)?;
    print!("{}{}", audit.counts(), audit.failures());
    if !audit.passes() {
        bail!("the rules and their tests do not match");
    }
    Ok(())
}

struct Audit {
    games: Vec<Coverage>,
    /// Citations of rules that do not exist, with the tests that make them.
    unknown: Vec<(String, Place)>,
    /// The components of games that list them.
    components: Vec<Components>,
}

/// The rules of one game, each with the tests that cite it.
struct Coverage {
    game: String,
    rules: Vec<(String, Vec<Place>)>,
}

/// Where a test is.
#[derive(Clone)]
struct Place {
    name: String,
    file: String,
    line: usize,
}

impl Place {
    fn json(&self) -> Value {
        json!({ "name": self.name, "file": self.file, "line": self.line })
    }
}

impl Audit {
    fn of(root: &Path, only: Option<&str>) -> Result<Self> {
        let mut games = library::games(root)?;
        if let Some(only) = only {
            let ids: Vec<String> = games.iter().map(|game| game.id.clone()).collect();
            games.retain(|game| game.id == only);
            if games.is_empty() {
                bail!("no game `{only}` has numbered rules; these have: {}", ids.join(", "));
            }
        }
        let tests = scan::tests(root)?;
        let mut components = Vec::new();
        for game in &games {
            components.extend(components::of(root, &game.id, &tests)?);
        }
        Ok(Self { components, ..Self::new(&games, &tests) })
    }

    fn new(games: &[Game], tests: &[Test]) -> Self {
        let prefixes: Prefixes<'_> = games.iter().flat_map(Game::prefixes).collect();
        let mut coverage: Vec<Coverage> = games
            .iter()
            .map(|game| Coverage {
                game: game.id.clone(),
                rules: game.english.rules().map(|rule| (rule.id.clone(), Vec::new())).collect(),
            })
            .collect();
        let mut unknown = Vec::new();
        // An ignored test is not run, so it covers nothing.
        for test in tests.iter().filter(|test| !test.ignored) {
            let place = Place { name: test.name.clone(), file: test.file.clone(), line: test.line };
            let mut cited: BTreeSet<String> = citation::in_text(&test.notes, &prefixes);
            cited.extend(citation::in_name(&test.name, &prefixes));
            for id in cited {
                let mut rules = coverage.iter_mut().flat_map(|game| &mut game.rules);
                match rules.find(|(known, _)| *known == id) {
                    Some((_, tests)) => tests.push(place.clone()),
                    None => unknown.push((id, place.clone())),
                }
            }
        }
        Self { games: coverage, unknown, components: Vec::new() }
    }

    fn untested(&self) -> impl Iterator<Item = &str> {
        let rules = self.games.iter().flat_map(|game| &game.rules);
        rules.filter(|(_, tests)| tests.is_empty()).map(|(id, _)| id.as_str())
    }

    fn passes(&self) -> bool {
        self.untested().next().is_none()
            && self.unknown.is_empty()
            && self.components.iter().all(Components::passes)
    }

    fn table(&self) -> String {
        let mut text = String::new();
        for game in &self.games {
            let _ = writeln!(text, "{}", game.game);
            let width = game.rules.iter().map(|(id, _)| id.len()).max().unwrap_or(0);
            for (id, tests) in &game.rules {
                if tests.is_empty() {
                    let _ = writeln!(text, "  {id:width$}  NO TEST");
                }
                for (index, test) in tests.iter().enumerate() {
                    let id = if index == 0 { id.as_str() } else { "" };
                    let _ = writeln!(text, "  {id:width$}  {}  {}:{}", test.name, test.file, test.line);
                }
            }
            text.push('\n');
        }
        text + &self.counts() + &self.failures()
    }

    fn counts(&self) -> String {
        let mut text = String::new();
        for game in &self.games {
            let tested = game.rules.iter().filter(|(_, tests)| !tests.is_empty()).count();
            let places = game.rules.iter().flat_map(|(_, tests)| tests);
            let tests: BTreeSet<_> = places.map(|test| (&test.file, test.line)).collect();
            let (game, all) = (&game.game, game.rules.len());
            let _ = writeln!(text, "{game}: {tested} of {all} rules tested, by {} test(s)", tests.len());
        }
        text.extend(self.components.iter().map(Components::counts));
        text
    }

    fn failures(&self) -> String {
        let mut text = String::new();
        for id in self.untested() {
            let _ =
                writeln!(text, "{id} has no test: write one, and cite {id} in its name or right above it");
        }
        for (id, Place { name, file, line }) in &self.unknown {
            let _ = writeln!(text, "{file}:{line}: `{name}` cites {id}, which is no rule");
        }
        text.extend(self.components.iter().map(Components::failures));
        text
    }

    fn json(&self) -> Value {
        let rule = |(id, tests): &(String, Vec<Place>)| json!({ "id": id, "tests": tests.iter().map(Place::json).collect::<Vec<_>>() });
        let game = |game: &Coverage| json!({ "game": game.game, "rules": game.rules.iter().map(rule).collect::<Vec<_>>() });
        json!({
            "games": self.games.iter().map(game).collect::<Vec<_>>(),
            "untested": self.untested().collect::<Vec<_>>(),
            "unknown": self.unknown.iter()
                .map(|(id, test)| json!({ "id": id, "test": test.json() }))
                .collect::<Vec<_>>(),
            "components": self.components.iter().map(Components::json).collect::<Vec<_>>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Project;

    fn project(tests: &str) -> Project {
        Project::new()
            .file(
                "crates/krumme-pfade/words/en.ftl",
                "rule-KP-1 = Sides.\nrule-KP-2 = Turns.\nrule-KP-C1 = Cards.\n",
            )
            .file("crates/pixies/words/en.ftl", "rule-PX-1 = Rounds.\n")
            .file("crates/pixies/tests/rounds.rs", "#[test] fn px_1_three_rounds() {}")
            .file("crates/krumme-pfade/src/lib.rs", tests)
    }

    const COMPLETE: &str = "
        /// KP-1 and KP-C1.
        #[test]
        fn sides() {}
        #[test]
        fn kp_2_and_kp_1_alternate() {}";

    #[test]
    fn all_rules_tested() {
        let project = project(COMPLETE);
        let audit = Audit::of(project.root(), None).unwrap();
        assert!(audit.passes(), "{}", audit.table());
        let table = audit.table();
        assert!(table.contains("krumme-pfade: 3 of 3 rules tested, by 2 test(s)"), "{table}");
        assert!(table.contains("  KP-1   sides  crates/krumme-pfade/src/lib.rs:4\n"), "{table}");
        assert!(table.contains("         kp_2_and_kp_1_alternate  crates"), "{table}");
        check(project.root(), None).unwrap();
    }

    #[test]
    fn a_rule_without_a_test_fails() {
        let project = project("/// KP-1, KP-2\n#[test]\nfn some() {}");
        let audit = Audit::of(project.root(), None).unwrap();
        assert_eq!(audit.untested().collect::<Vec<_>>(), ["KP-C1"]);
        assert!(audit.table().contains("KP-C1  NO TEST"));
        assert!(audit.failures().contains("KP-C1 has no test"));
        assert!(check(project.root(), None).is_err());
        assert!(Audit::of(project.root(), Some("pixies")).unwrap().passes());
    }

    #[test]
    fn an_ignored_test_does_not_count() {
        let project =
            project(&COMPLETE.replace("#[test]\n        fn sides", "#[test] #[ignore]\n        fn sides"));
        let audit = Audit::of(project.root(), None).unwrap();
        assert_eq!(audit.untested().collect::<Vec<_>>(), ["KP-C1"]);
    }

    #[test]
    fn a_slip_in_a_citation_fails() {
        let project = project(&format!("{COMPLETE}\n#[test]\nfn kp_22_slip() {{}}"));
        let audit = Audit::of(project.root(), None).unwrap();
        assert!(!audit.passes());
        let failures = audit.failures();
        assert!(failures.contains("lib.rs:8: `kp_22_slip` cites KP-22"), "{failures}");
    }

    #[test]
    fn json_holds_the_same() {
        let project = project("/// KP-1, KP-2, KP-9\n#[test]\nfn some() {}");
        let json = Audit::of(project.root(), Some("krumme-pfade")).unwrap().json();
        assert_eq!(json["games"][0]["game"], "krumme-pfade");
        assert_eq!(json["games"][0]["rules"][1]["tests"][0]["name"], "some");
        assert_eq!(json["untested"], json!(["KP-C1"]));
        assert_eq!(json["unknown"][0]["id"], "KP-9");
        assert_eq!(json["unknown"][0]["test"]["line"], 3);
    }

    #[test]
    fn an_unknown_game_is_refused_with_the_known_ones() {
        let project = project(COMPLETE);
        let error = Audit::of(project.root(), Some("chess")).err().unwrap().to_string();
        assert!(error.contains("krumme-pfade, pixies"), "{error}");
    }
}
