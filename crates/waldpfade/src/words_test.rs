//! The program's words: complete in both languages, and every key in the code is there, and the other way round.

use crate::cli;
use crate::tongue::{FILES, Tongue};
use std::fs;
use std::path::Path;
use words::{Lang, audit};

fn sources(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.file_name().is_some_and(|name| name != "words_test.rs") {
            into.push(fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(audit::languages(FILES), [""; 0]);
}

#[test]
fn keys_in_the_code_and_in_the_files_agree() {
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let table = table::WORDS[0].1;
    let findings: Vec<String> = audit::code(FILES[0].1, &[table], &texts, &["cmd-", "arg-", "metric-"])
        .into_iter()
        // Words of the games, which every game has.
        .filter(|finding| !["says title,", "says tagline,"].iter().any(|known| finding.contains(known)))
        .collect();
    assert_eq!(findings, [""; 0]);
}

/// What is measured in every game has words, and nothing else does.
#[test]
fn every_metric_is_explained() {
    let messages = audit::messages("en", FILES[0].1).0;
    let mut wanted: Vec<String> = laboratory::METRICS
        .iter()
        .flat_map(|name| [format!("metric-{name}"), format!("metric-{name}.help")])
        .collect();
    wanted.sort();
    let found: Vec<String> = messages.keys().filter(|key| key.starts_with("metric-")).cloned().collect();
    assert_eq!(found, wanted);
}

/// Each command and argument has its help, and each help its command or argument.
#[test]
fn every_command_and_argument_is_explained() {
    let tongue = Tongue::new(Lang::De);
    let command = cli::command(&tongue);
    let mut wanted = vec!["cmd".to_owned()];
    for inner in command.get_subcommands() {
        wanted.push(format!("cmd-{}", inner.get_name()));
        for argument in inner.get_arguments() {
            let id = argument.get_id().as_str().replace('_', "-");
            wanted.push(format!("arg-{}-{id}", inner.get_name()));
            wanted.push(format!("arg-{id}"));
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(!help.is_empty() && !help.contains('⟦'), "{} {id}: {help}", inner.get_name());
        }
        let about = inner.get_about().map(ToString::to_string).unwrap_or_default();
        assert!(!about.is_empty() && !about.contains('⟦'), "{}: {about}", inner.get_name());
    }
    wanted.push("arg-version".to_owned());
    for key in audit::messages("de", FILES[1].1).0.keys() {
        let message = key.split('.').next().unwrap();
        if message.starts_with("cmd") || message.starts_with("arg-") {
            assert!(wanted.iter().any(|name| name == message), "{message} explains nothing");
        }
    }
}
