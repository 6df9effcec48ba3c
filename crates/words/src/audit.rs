//! Checks language files in tests: against each other, against the keys in the code, and against those in data.
//!
//! Every function returns findings as lines of text; a test asserts that there are none.

use crate::Files;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of one file: each key, and each attribute as `key.attribute`, with the variables it uses.
///
/// What cannot be read, and keys that stand there twice, become findings.
pub fn messages(name: &str, text: &str) -> (BTreeMap<String, BTreeSet<String>>, Vec<String>) {
    let mut found = BTreeMap::new();
    let mut findings = Vec::new();
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let line = text.get(..error.pos.start).unwrap_or(text).matches('\n').count() + 1;
                findings.push(format!("{name}: line {line} is no Fluent: {}", error.kind));
            }
            resource
        }
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name.to_owned();
        let attributes = message
            .attributes
            .iter()
            .map(|attribute| (format!("{key}.{}", attribute.id.name), Some(&attribute.value)));
        for (key, pattern) in core::iter::once((key.clone(), message.value.as_ref())).chain(attributes) {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = pattern {
                collect(pattern, &mut variables);
            }
            if found.insert(key.clone(), variables).is_some() {
                findings.push(format!("{name}: {key} stands there twice"));
            }
        }
    }
    (found, findings)
}

/// The messages of one language from all of its files together, as [`messages`] reads each of them.
///
/// Where a language has several files, findings in one of them count it from 1, as in `de, file 2: …`.
pub fn of_language(files: Files, lang: &str) -> (BTreeMap<String, BTreeSet<String>>, Vec<String>) {
    let texts: Vec<&str> = files.iter().filter(|(code, _)| *code == lang).map(|(_, text)| *text).collect();
    if let [text] = texts[..] {
        return messages(lang, text);
    }
    let mut found = BTreeMap::new();
    let mut findings = Vec::new();
    for (index, text) in texts.into_iter().enumerate() {
        let name = format!("{lang}, file {}", index + 1);
        let (here, faults) = messages(&name, text);
        findings.extend(faults);
        for (key, variables) in here {
            if found.contains_key(&key) {
                findings.push(format!("{name}: {key} stands in an earlier file too"));
            }
            found.insert(key, variables);
        }
    }
    (found, findings)
}

/// The languages of files, in the order in which they come first.
fn spoken(files: Files) -> Vec<&'static str> {
    let mut langs = Vec::new();
    for (lang, _) in files {
        if !langs.contains(lang) {
            langs.push(*lang);
        }
    }
    langs
}

/// Attributes by which one language declines its nouns; another has no use for them.
const GRAMMAR: [&str; 4] = ["acc", "dat", "def", "gender"];

fn is_grammar(key: &str) -> bool {
    key.split_once('.').is_some_and(|(_, attribute)| GRAMMAR.contains(&attribute))
}

/// Compares the languages with the first of them: keys that one has and the other lacks, and messages that use other
/// variables.
///
/// The attributes `acc`, `dat`, `def` and `gender` are a language's own: they may stand in one and be missing in another.
pub fn languages(files: Files) -> Vec<String> {
    let mut findings = Vec::new();
    let mut read = Vec::new();
    for lang in spoken(files) {
        let (mut found, faults) = of_language(files, lang);
        findings.extend(faults);
        found.retain(|key, _| !is_grammar(key));
        read.push((lang, found));
    }
    let Some(((first, reference), others)) = read.split_first() else { return findings };
    for (lang, found) in others {
        for (key, variables) in reference {
            match found.get(key) {
                None => findings.push(format!("{lang} lacks {key}")),
                Some(here) if here != variables => {
                    findings.push(format!("{key} uses {variables:?} in {first} and {here:?} in {lang}"));
                }
                Some(_) => {}
            }
        }
        findings.extend(
            found
                .keys()
                .filter(|key| !reference.contains_key(*key))
                .map(|key| format!("{first} lacks {key}")),
        );
    }
    findings
}

/// Compares the keys in the code with those of a file, both ways.
///
/// A key in the code is a string literal that is the first argument of `Phrase::new`, or that has the form of a key
/// and begins like one in the file (`log-laid` if there is any `log-…`). Every message of the file must occur as a
/// literal, or begin with one of the `built` prefixes: keys that are put together from names, such as `part-`.
///
/// `known` are further files whose keys the code may use, e.g. those of the table.
pub fn code(file: &str, known: &[&str], sources: &[&str], built: &[&str]) -> Vec<String> {
    let (own, mut findings) = messages("file", file);
    let elsewhere: BTreeSet<String> =
        known.iter().flat_map(|text| messages("known", text).0.into_keys()).collect();
    let families: BTreeSet<&str> = own.keys().filter_map(|key| family(key)).collect();
    let mut used = BTreeSet::new();
    for source in sources {
        for (before, literal) in literals(source) {
            let named = before.ends_with("Phrase::new(");
            let likely = is_key(literal) && family(literal).is_some_and(|start| families.contains(start));
            if named || likely || own.contains_key(literal) {
                used.insert(literal);
            }
        }
    }
    for key in &used {
        if !own.contains_key(*key) && !elsewhere.contains(*key) {
            findings.push(format!("the code says {key}, which no file has"));
        }
    }
    for key in own.keys() {
        // An attribute is reached through its message.
        let message = key.split('.').next().unwrap_or(key);
        if !used.contains(message) && !built.iter().any(|prefix| message.starts_with(prefix)) {
            findings.push(format!("nothing in the code says {key}"));
        }
    }
    findings
}

/// Compares the keys that come from data, such as `card-moss-bear`, with the files of the languages.
///
/// Each has words in each language. The keys of one family (`card-…`) are data's alone, so a message of it that no
/// component names is an orphan; and they all use the same variables, because whoever says one does not know which.
pub fn data(files: Files, keys: &BTreeSet<String>) -> Vec<String> {
    let mut findings = Vec::new();
    let families: BTreeSet<&str> = keys.iter().filter_map(|key| family(key)).collect();
    findings.extend(keys.iter().filter(|key| !is_key(key)).map(|key| format!("{key} is no key")));
    for lang in spoken(files) {
        let (found, _) = of_language(files, lang);
        let mut first: BTreeMap<&str, (&str, &BTreeSet<String>)> = BTreeMap::new();
        for key in keys {
            let Some(variables) = found.get(key) else {
                findings.push(format!("{lang} lacks {key}, which a component names"));
                continue;
            };
            let start = family(key).unwrap_or(key);
            let (other, expected) = *first.entry(start).or_insert((key, variables));
            if variables != expected {
                findings.push(format!("{lang}: {key} uses {variables:?}, but {other} {expected:?}"));
            }
        }
        findings.extend(
            found
                .keys()
                .filter(|key| !key.contains('.') && family(key).is_some_and(|start| families.contains(start)))
                .filter(|key| !keys.contains(*key))
                .map(|key| format!("{lang}: no component names {key}")),
        );
    }
    findings
}

fn family(key: &str) -> Option<&str> {
    key.split_once('-').map(|(start, _)| start)
}

fn is_key(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && !text.ends_with('-')
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_')
}

/// The plain string literals of Rust source outside of comments, each with the code of its line before it.
///
/// Escapes are left as they are: no key has any. Raw strings and characters are stepped over well enough for keys.
fn literals(source: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    for line in source.lines() {
        let mut at = 0;
        while let Some(open) = line[at..].find(['"', '/']).map(|offset| at + offset) {
            if line[open..].starts_with("//") {
                break;
            }
            if line[open..].starts_with('/') || line[..open].ends_with('\'') {
                at = open + 1;
                continue;
            }
            let Some(close) = end_of_literal(&line[open + 1..]).map(|offset| open + 1 + offset) else {
                break;
            };
            found.push((&line[..open], &line[open + 1..close]));
            at = close + 1;
        }
    }
    found
}

fn end_of_literal(rest: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, letter) in rest.char_indices() {
        match letter {
            '"' if !escaped => return Some(at),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    None
}

fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expressed(expression, into);
        }
    }
}

fn expressed(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inlined(inline, into),
        Expression::Select { selector, variants } => {
            inlined(selector, into);
            for variant in variants {
                collect(&variant.value, into);
            }
        }
    }
}

fn inlined(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    let mut arguments = |arguments: &CallArguments<&str>| {
        for argument in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
            inlined(argument, into);
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: called, .. }
        | InlineExpression::TermReference { arguments: Some(called), .. } => arguments(called),
        InlineExpression::Placeable { expression } => expressed(expression, into),
        _ => {}
    }
}
