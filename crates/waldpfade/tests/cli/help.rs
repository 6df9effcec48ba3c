//! Help that teaches, in both languages.

use super::{call, program, run};

const COMMANDS: [&str; 19] = [
    "suggest",
    "play",
    "games",
    "rules",
    "score",
    "components",
    "draw",
    "replay",
    "verify",
    "simulate",
    "tournament",
    "merge",
    "tune",
    "solve",
    "bench",
    "engine",
    "schema",
    "completions",
    "help",
];

#[test]
fn help_lists_every_command_in_both_languages() {
    let english = run("--help").fine();
    let german = run("--lang de --help").fine();
    for command in COMMANDS {
        assert!(english.contains(&format!("\n  {command} ")), "{command}: {english}");
        assert!(german.contains(&format!("\n  {command} ")), "{command}: {german}");
    }
    assert!(english.contains("Usage: waldpfade [OPTIONS] [COMMAND]"), "{english}");
    assert!(german.contains("Aufruf: waldpfade [OPTIONEN] [BEFEHL]"), "{german}");
    assert!(
        german.contains("Beispiele:") && !german.contains("Usage") && !german.contains("Options"),
        "{german}"
    );
    assert_eq!(run("help").fine(), english);
    assert_eq!(run("-h").fine(), english);
}

#[test]
fn every_command_explains_itself_in_both_languages() {
    for command in COMMANDS {
        let english = run(&format!("{command} --help")).fine();
        let german = run(&format!("{command} --lang de --help")).fine();
        assert_eq!(run(&format!("help {command}")).fine(), english);
        for (text, usage) in [(&english, "Usage: "), (&german, "Aufruf: ")] {
            assert!(text.contains(&format!("{usage}waldpfade {command}")), "{text}");
            assert!(!text.contains('⟦') && !text.contains("{ $"), "{text}");
            assert!(text.lines().all(|line| line.chars().count() <= 120), "{text}");
        }
        assert_ne!(english, german);
        assert!(!german.contains("Options:") && !german.contains("[default"), "{german}");
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let speaks = |variables: &[(&str, &str)]| {
        let mut command = program(["games"]);
        command.envs(variables.iter().copied());
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    assert!(speaks(&[]).contains("Title"));
    assert!(speaks(&[("LANG", "de_DE.UTF-8")]).contains("Titel"));
    assert!(speaks(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]).contains("Title"));
    assert!(speaks(&[("WALDPFADE_LANG", "de"), ("LC_ALL", "C")]).contains("Titel"));
    assert!(call(["games", "--lang", "de"], "").fine().contains("Titel"));
    assert!(call(["--lang=de", "games"], "").fine().contains("Titel"));
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&format!("completions {shell}")).fine();
        assert!(script.contains("waldpfade") && script.contains("simulate"), "{shell}");
    }
}

#[test]
fn the_version_is_told() {
    assert_eq!(run("--version").fine(), format!("waldpfade {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let table = run("games").fine();
    let list: serde_json::Value = serde_json::from_str(&run("games --json").fine()).unwrap();
    assert!(!shelf::IDS.is_empty());
    for (index, id) in shelf::IDS.iter().enumerate() {
        assert!(table.contains(id), "{table}");
        assert_eq!(list[index]["id"], *id);
        assert!(list[index]["options_schema"].is_object());
    }
}

#[test]
fn rules_are_shown_all_or_some() {
    for game in shelf::games() {
        let id = game.id();
        for lang in ["en", "de"] {
            let all = run(&format!("rules {id} --lang {lang}")).fine();
            for rule in game.rules() {
                assert!(all.contains(&format!("\n{rule}  ")), "{id} {lang} {rule}");
            }
            assert!(!all.contains('⟦'), "{id} {lang}: words are missing");
        }
        let first = game.rules()[0];
        let one = run(&format!("rules {id} {}", first.to_lowercase())).fine();
        assert!(one.starts_with(first), "{one}");
        let json: serde_json::Value =
            serde_json::from_str(&run(&format!("rules {id} --json")).fine()).unwrap();
        assert_eq!(json.as_array().unwrap().len(), game.rules().len());
    }
}

#[test]
fn schemas_are_printed_one_or_all() {
    for id in shelf::IDS {
        let all: serde_json::Value = serde_json::from_str(&run(&format!("schema {id}")).fine()).unwrap();
        for shape in ["options", "move", "position", "view", "event"] {
            let one: serde_json::Value =
                serde_json::from_str(&run(&format!("schema {id} {shape}")).fine()).unwrap();
            assert_eq!(all[shape], one, "{id} {shape}");
            assert!(one.is_object());
        }
    }
}
