//! The audit finds what it should, and our own files pass it.

use words::audit;

const OWN: words::Files = &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

fn sources(folder: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        texts.push(std::fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    texts
}

#[test]
fn our_own_files_agree_with_each_other_and_with_the_code() {
    assert_eq!(audit::languages(OWN), [""; 0]);
    let sources = sources(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let table = table::WORDS[0].1;
    let findings: Vec<String> = audit::code(OWN[0].1, &[table], &sources, &[])
        .into_iter()
        // The examples of the docs are code too, but not ours.
        .filter(|finding| !finding.contains("trees"))
        .collect();
    assert_eq!(findings, [""; 0]);
}

#[test]
fn the_files_of_the_table_agree() {
    assert_eq!(audit::languages(table::WORDS), [""; 0]);
}

#[test]
fn missing_extra_and_differing_messages_are_found() {
    const FILES: words::Files = &[
        ("en", "a = A\nb = { $x }\n    .help = { $y }\nc = { $n ->\n [one] { $p }\n *[other] q\n }\n"),
        ("de", "b = { $z }\nc = { $n ->\n [one] r\n *[other] { $p }\n }\nd = D\n"),
    ];
    assert_eq!(
        audit::languages(FILES),
        ["de lacks a", "b uses {\"x\"} in en and {\"z\"} in de", "de lacks b.help", "en lacks d"]
    );
}

#[test]
fn a_language_may_have_several_files() {
    const FILES: words::Files =
        &[("en", "a = A\n"), ("en", "b = B\nc = C\n"), ("de", "b = B\n"), ("de", "a = A\nb = { $\n")];
    const TWICE: words::Files = &[("en", "a = A\n"), ("en", "b = B\na = A\n")];
    const CARDS: words::Files = &[("en", "card-elf = Elf\n"), ("en", "card-old_imp = Imp\n")];
    let findings = audit::languages(FILES);
    assert!(findings[0].starts_with("de, file 2: line 2 is no Fluent"), "{findings:?}");
    assert_eq!(findings[1..], ["de lacks c"]);
    assert_eq!(audit::languages(TWICE), ["en, file 2: a stands in an earlier file too"]);
    let keys = ["card-elf", "card-old_imp"].map(str::to_owned).into();
    assert_eq!(audit::data(CARDS, &keys), [""; 0], "all files count, and an underline is no fault");
}

#[test]
fn a_language_declines_as_it_likes() {
    const FILES: words::Files = &[
        ("en", "card-bear = bear\n    .help = x\n"),
        (
            "de",
            "card-bear = Bär\n    .gender = m\n    .def = Bär\n    .acc = Bären\n    .dat = Bären\n    .plural = Bären\n",
        ),
    ];
    assert_eq!(audit::languages(FILES), ["de lacks card-bear.help", "en lacks card-bear.plural"]);
}

#[test]
fn broken_and_doubled_messages_are_found() {
    const FILES: words::Files = &[("en", "a = A\n\nb = { $\na = again\n")];
    let findings = audit::languages(FILES);
    assert!(findings.iter().any(|finding| finding.starts_with("en: line 3 is no Fluent")), "{findings:?}");
    assert!(findings.contains(&"en: a stands there twice".to_owned()), "{findings:?}");
}

#[test]
fn keys_in_code_and_files_are_compared_both_ways() {
    let file = "log-laid = x\nlog-lost = x\ntitle = T\npart-trail = t\n";
    let source = r#"
        // Phrase::new("log-in-a-comment")
        let a = Phrase::new("log-laid").with("a", "not a key"); let b = Phrase::new("elsewhere");
        let c = text("title"); let d = "log-missing"; let e = '"'; let f = "\"log-quoted";
    "#;
    assert_eq!(
        audit::code(file, &["elsewhere = y"], &[source], &["part-"]),
        ["the code says log-missing, which no file has", "nothing in the code says log-lost"]
    );
}

#[test]
fn keys_of_data_are_compared_with_every_language() {
    const FILES: words::Files = &[
        ("en", "card-bear = bear\ncard-fox = fox of { $who }\ncard-owl = owl\n    .help = x\nlog-laid = x\n"),
        ("de", "card-bear = Bär\ncard-wolf = Wolf\nlog-laid = x\n"),
    ];
    let keys = ["card-bear", "card-fox", "card-wolf"].map(str::to_owned).into();
    assert_eq!(
        audit::data(FILES, &keys),
        [
            "en: card-fox uses {\"who\"}, but card-bear {}",
            "en lacks card-wolf, which a component names",
            "en: no component names card-owl",
            "de lacks card-fox, which a component names",
        ]
    );
    assert_eq!(audit::data(FILES, &["Bear".to_owned()].into())[0], "Bear is no key");
}
