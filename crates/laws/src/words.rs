//! Laws of words: every phrase can be said in every language, and no word lies about unused.

use crate::Walk;
use fluent_syntax::ast;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::{Arg, Game, Phrase, Viewer};

/// The messages of a language file: key → variables used, attributes as `key.attribute`.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// Reads a Fluent text.
///
/// # Panics
/// If it is not sound Fluent, or a key stands twice.
pub fn messages(name: &str, text: &str) -> Messages {
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{name}: not sound Fluent: {errors:?}"));
    let mut found = Messages::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let key = message.id.name.to_owned();
        let mut variables = BTreeSet::new();
        if let Some(pattern) = &message.value {
            collect(pattern, &mut variables);
        }
        for attribute in &message.attributes {
            let mut inner = BTreeSet::new();
            collect(&attribute.value, &mut inner);
            found.insert(format!("{key}.{}", attribute.id.name), inner);
        }
        assert!(found.insert(key.clone(), variables).is_none(), "{name}: {key} stands twice");
    }
    found
}

fn collect(pattern: &ast::Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            expression_variables(expression, into);
        }
    }
}

fn expression_variables(expression: &ast::Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => inline_variables(inline, into),
        ast::Expression::Select { selector, variants } => {
            inline_variables(selector, into);
            for variant in variants {
                collect(&variant.value, into);
            }
        }
    }
}

fn inline_variables(inline: &ast::InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                inline_variables(argument, into);
            }
        }
        ast::InlineExpression::Placeable { expression } => expression_variables(expression, into),
        _ => {}
    }
}

/// Languages agree on keys and variables; each rule, option and title has words; code and files name the same keys.
///
/// # Panics
/// If the law is broken.
pub fn complete<G: Game>(code: &str) {
    let languages: BTreeSet<&str> = G::WORDS.iter().map(|(language, _)| *language).collect();
    assert!(languages.contains("en") && languages.contains("de"), "English and German are complete");
    let english = messages("en", G::WORDS[0].1);
    for (language, text) in G::WORDS {
        same(language, &english, &messages(language, text));
    }
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

/// The files of two languages hold the same keys, with the same variables.
///
/// # Panics
/// If they do not.
pub fn same(language: &str, english: &Messages, other: &Messages) {
    for (key, variables) in english {
        let Some(found) = other.get(key) else { panic!("{language}: {key} is missing") };
        assert_eq!(found, variables, "{language}: the variables of {key}");
    }
    for key in other.keys() {
        assert!(english.contains_key(key), "{language}: {key} is not in the English file");
    }
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
        let mut after = moment.game_match.clone();
        for event in after.play(moment.seat, moment.choice.clone()).expect("a listed move") {
            for viewer in Viewer::all(game.seats()) {
                if let Some(perceived) = game.perceive(&event, viewer) {
                    sayable(&game.tell(&perceived), &known);
                }
            }
        }
        let view = game.view(moment.game_match.state(), moment.seat.into());
        for choice in moment.moves.iter().step_by(moment.moves.len().div_ceil(30)) {
            sayable(&game.describe(&view, moment.seat, choice), &known);
        }
        for reason in game.reasons(moment.game_match.state(), moment.seat, moment.choice) {
            sayable(&reason, &known);
        }
    });
    for measure in G::CAPABILITIES.measures.map_or_else(Vec::new, |measures| measures(game, end.state())) {
        for key in [format!("metric-{}", measure.name), format!("metric-{}.help", measure.name)] {
            assert!(known.contains_key(&key), "{key} has no words");
        }
    }
    for score in game.scores(end.state()) {
        for part in score.parts {
            assert!(known.contains_key(&format!("part-{}", part.name)), "part {} has no words", part.name);
        }
    }
}

/// All that a game and the table can say.
pub(crate) fn vocabulary<G: Game>() -> Messages {
    let mut known = messages("en", G::WORDS[0].1);
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
