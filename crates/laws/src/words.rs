//! Laws of words: every phrase can be said in every language, and no word lies about unused.

use crate::Walk;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::{Arg, Components, Game, Phrase, Viewer};
use words::audit;

/// The messages of a language file: key → variables used, attributes as `key.attribute`.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// Reads a Fluent text.
///
/// # Panics
/// If it is not sound Fluent, or a key stands twice.
pub fn messages(name: &str, text: &str) -> Messages {
    let (found, findings) = audit::messages(name, text);
    assert!(findings.is_empty(), "{findings:#?}");
    found
}

/// The English messages of a game, from all of its files.
///
/// # Panics
/// If they are not sound Fluent, or a key stands twice.
pub fn english<G: Game>() -> Messages {
    let (found, findings) = audit::of_language(G::WORDS, "en");
    assert!(findings.is_empty(), "{findings:#?}");
    found
}

/// Languages agree on keys and variables; each rule, option and title has words; code, components and files name the
/// same keys.
///
/// # Panics
/// If the law is broken.
pub fn complete<G: Game>(code: &str) {
    let languages: BTreeSet<&str> = G::WORDS.iter().map(|(language, _)| *language).collect();
    assert!(languages.contains("en") && languages.contains("de"), "English and German are complete");
    let english = english::<G>();
    let findings = audit::languages(G::WORDS);
    assert!(findings.is_empty(), "{findings:#?}");
    let data: BTreeSet<String> = G::data_keys(&G::Components::own()).into_iter().collect();
    let findings = audit::data(G::WORDS, &data);
    assert!(findings.is_empty(), "{findings:#?}");
    looked_up::<G>();
    for rule in G::RULES {
        assert!(english.contains_key(&format!("rule-{rule}")), "{rule} has no words");
    }
    let mut wanted: BTreeSet<String> = G::RULES.iter().map(|rule| format!("rule-{rule}")).collect();
    wanted.extend(["title".to_owned(), "tagline".to_owned()]);
    if let serde_json::Value::Object(options) = table::to_value(&G::Options::default()) {
        for name in options.keys() {
            wanted.insert(format!("option-{name}"));
            assert!(english.contains_key(&format!("option-{name}.help")), "option {name} has no .help");
        }
    }
    for key in &wanted {
        assert!(english.contains_key(key), "{key} has no words");
    }
    let code = source(Path::new(code));
    for key in english.keys().filter(|key| !key.contains('.')) {
        let structural = wanted.contains(key)
            || data.contains(key)
            || key.starts_with("option-")
            || key.strip_prefix("part-").is_some_and(|part| code.contains(&format!("\"{part}\"")))
            || key.strip_prefix("metric-").is_some_and(|name| code.contains(&format!("\"{name}\"")))
            || key.strip_prefix("ask-").is_some_and(|kind| points(&code, kind))
            || key.strip_prefix("label-").is_some_and(|label| code.contains(&format!("\"{label}\"")));
        assert!(structural || code.contains(&format!("\"{key}\"")), "{key} is never used");
    }
    for key in code.split('"').filter(|literal| speaks(literal)) {
        let known = english.contains_key(key) || table_words().contains_key(key);
        assert!(known, "the code says {key:?}, which has no words");
    }
}

/// What can be looked up has its words, stands once in its group, and its groups stand together.
fn looked_up<G: Game>() {
    let known = vocabulary::<G>();
    let mut found = BTreeSet::new();
    let mut groups: Vec<Phrase> = Vec::new();
    for entry in G::compendium(&G::Components::own()) {
        let phrases = [&entry.group, &entry.name].into_iter().chain(&entry.summary).chain(&entry.text);
        phrases.for_each(|phrase| sayable(phrase, &known));
        if groups.last() != Some(&entry.group) {
            assert!(!groups.contains(&entry.group), "{}: its group begins twice", entry.key);
            groups.push(entry.group.clone());
        }
        assert!(found.insert((groups.len(), entry.key.clone())), "{} stands there twice", entry.key);
    }
}

/// Does the code make handles of this kind, which is asked for first or, with `-next`, later in a move?
fn points(code: &str, kind: &str) -> bool {
    let kind = kind.trim_end_matches("-next");
    code.contains(&format!("\"{kind}:")) || code.contains(&format!("\"{kind}\""))
}

/// Does a string literal look like the key of a phrase?
fn speaks(literal: &str) -> bool {
    let families =
        ["log-", "move-", "step-", "effect-", "reason-", "refused-", "fault-", "label-", "part-", "name-"];
    families.iter().any(|family| literal.strip_prefix(family).is_some_and(|rest| !rest.is_empty()))
        && literal.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_')
}

/// The words of the table itself.
fn table_words() -> Messages {
    messages("table", table::WORDS[0].1)
}

/// All source text below a folder.
fn source(folder: &Path) -> String {
    let mut text = String::new();
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            text += &source(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text +=
                &std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }
    text
}

/// Whatever is said during a match has words, with just the variables that the words ask for at hand.
///
/// # Panics
/// If the law is broken.
pub fn spoken<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let known = vocabulary::<G>();
    let end = walk.sample(40, |moment| {
        for event in moment.play().events {
            for viewer in Viewer::all(game.seats()) {
                if let Some(perceived) = game.perceive(&event, viewer) {
                    sayable(&game.tell(&perceived), &known);
                }
            }
        }
        let view = game.view(moment.state, moment.seat.into());
        for choice in moment.moves.iter().step_by(moment.moves.len().div_ceil(30)) {
            sayable(&game.describe(&view, moment.seat, choice), &known);
        }
        for reason in game.reasons(moment.state, moment.seat, moment.choice) {
            sayable(&reason, &known);
        }
    });
    for measure in G::CAPABILITIES.measures.map_or_else(Vec::new, |measures| measures(game, &end.state)) {
        for key in [format!("metric-{}", measure.name), format!("metric-{}.help", measure.name)] {
            assert!(known.contains_key(&key), "{key} has no words");
        }
    }
    for score in game.scores(&end.state) {
        for part in score.parts {
            assert!(known.contains_key(&format!("part-{}", part.name)), "part {} has no words", part.name);
        }
    }
}

/// All that a game and the table can say.
pub(crate) fn vocabulary<G: Game>() -> Messages {
    let mut known = english::<G>();
    known.extend(table_words());
    known
}

/// A phrase has its words, with just the variables that they ask for.
pub(crate) fn sayable(phrase: &Phrase, known: &Messages) {
    let Some(variables) = known.get(&*phrase.key) else { panic!("{} has no words", phrase.key) };
    for variable in variables {
        assert!(
            phrase.args.iter().any(|(name, _)| name == variable),
            "{}: ${variable} is not given",
            phrase.key
        );
    }
    for (name, arg) in &phrase.args {
        assert!(variables.contains(*name), "{}: ${name} is given, but never said", phrase.key);
        match arg {
            Arg::Phrase(inner) => sayable(inner, known),
            Arg::List(list) => list.iter().for_each(|inner| sayable(inner, known)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
}
