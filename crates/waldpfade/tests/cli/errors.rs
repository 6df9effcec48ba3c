//! What is wrong, where, and what to do about it.

use super::{call, run};

/// A command line that is not understood: exit code 2, one message, a way on.
#[track_caller]
fn misused(line: &str, lang: &str) -> String {
    let ran = run(&format!("{line} --lang {lang}"));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line}: {}", ran.err);
    assert!(!ran.err.contains('⟦') && !ran.err.contains("{$"), "{line}: {}", ran.err);
    assert!(ran.err.contains("help"), "{}", ran.err);
    ran.err
}

#[test]
fn command_lines_that_are_not_understood() {
    for (line, english, german) in [
        ("simulte", "Did you mean “simulate”?", "War „simulate“ gemeint?"),
        ("dance", "There is no command “dance”", "Den Befehl „dance“ gibt es nicht"),
        ("bench --secnods 3", "Did you mean “--seconds”?", "War „--seconds“ gemeint?"),
        ("games --colour", "“--colour” is not known here", "„--colour“ ist hier nicht bekannt"),
        ("rules", "This is still needed: <GAME>", "Das fehlt noch: <SPIEL>"),
        ("bench --seconds much", "“much” is not possible for --seconds", "„much“ geht nicht für --seconds"),
        ("completions tcsh", "Possible: bash, elvish", "Möglich sind: bash, elvish"),
        ("schema x cards", "Possible: options, move", "Möglich sind: options, move"),
        ("simulate x --seats a --threads 2000", "“2000” is not possible for --threads", "„2000“ geht nicht"),
        ("simulate x --seats", "--seats <A,B> needs a value", "--seats <A,B> braucht einen Wert"),
        ("draw --record a --position b --out c.svg", "does not go together with", "verträgt sich nicht mit"),
    ] {
        assert!(misused(line, "en").contains(english), "{}", misused(line, "en"));
        assert!(misused(line, "de").contains(german), "{}", misused(line, "de"));
    }
    let ran = run("games --lang fr");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("Possible: en, de"), "{}", ran.err);
}

#[test]
fn things_that_cannot_be_done() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let id = shelf::IDS[0];
    for (line, message) in [
        ("rules krume-pfade".to_owned(), "Did you mean “krumme-pfade”?"),
        ("rules chess".to_owned(), "There are: krumme-pfade"),
        (format!("rules {id} XX-1"), "There is no rule “XX-1”"),
        (format!("play {id} --options nonsense"), "The options are not JSON"),
        (format!("play {id} --options {{\"nosuch\":1}}"), "unknown field `nosuch`"),
        (format!("play {id} --seed x"), "“x” is no seed"),
        (
            format!("play {id} --seats human,wizard"),
            "There is no level “wizard”. There are: random, easy, greedy",
        ),
        (
            format!("play {id} --seats human,human,human,human,human,human,human,human"),
            "8 players are not possible",
        ),
        (format!("play {id} --components nowhere.txt"), "There is no file “nowhere.txt”"),
        (format!("simulate {id} --seats random"), "One player is not possible"),
        (format!("bench --game {id} --seconds 0"), "above 0"),
        ("replay nowhere.txt".to_owned(), "There is no file “nowhere.txt”"),
        (format!("replay {folder}"), "is a folder"),
        (format!("verify {folder}/Cargo.toml"), "line 1:"),
        (format!("draw {id} --position nowhere.json --out x.svg"), "There is no file"),
        (format!("draw {id} --position {folder}/Cargo.toml --out x.svg"), "This cannot be read"),
        ("engine --game chess".to_owned(), "There is no game “chess”"),
        ("help dance".to_owned(), "There is no command “dance”"),
    ] {
        let said = run(&line).failed();
        assert!(said.starts_with("error: ") && said.contains(message), "{line}: {said}");
        let german = run(&format!("{line} --lang de")).failed();
        assert!(german.starts_with("Fehler: "), "{german}");
    }
}

#[test]
fn text_that_is_no_text() {
    assert!(call(["verify", "-"], b"\xff\xfe").failed().contains("not UTF-8"));
    assert!(call(["verify", "-"], "").failed().contains("line 1:"));
}

#[test]
fn places_that_cannot_be_written() {
    let position = super::records::position(shelf::IDS[0]);
    for (out, message) in [("/nowhere/x.svg", "could not be written"), ("x.gif", "must end in .svg or .png")]
    {
        let said = call(["draw", shelf::IDS[0], "--position", "-", "--out", out], &position).failed();
        assert!(said.contains(message), "{said}");
    }
}
