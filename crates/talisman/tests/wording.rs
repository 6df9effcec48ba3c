//! Every text of the box, in both languages: nothing is missing, nothing is too long, no two things sound alike, and the
//! goldens `tests/texts/*.txt` let a reader read all of it aloud.
//!
//! `BLESS=1 cargo test -p talisman --test wording` writes the goldens.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use table::{Components, Phrase};
use talisman::components::{CharacterId, Kit, QuestId, What};
use talisman::language::{SpaceId, Step};
use talisman::wording;
use words::{Lang, Words, audit};

/// The longest paragraph that still fits a card.
const LONGEST: usize = 320;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The words of a language: all files of its folder.
fn text(lang: Lang) -> &'static str {
    let mut text = String::new();
    let folder = folder().join("words").join(lang.code());
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        text += &std::fs::read_to_string(file).unwrap();
        text += "\n";
    }
    text.leak()
}

fn files() -> words::Files {
    vec![("en", text(Lang::En)), ("de", text(Lang::De))].leak()
}

/// One thing with a text.
struct Thing {
    /// What kind: texts of one kind must differ where the data do.
    kind: &'static str,
    name: Phrase,
    summary: Option<Phrase>,
    text: Vec<Phrase>,
    /// The data that is worded.
    data: String,
}

fn named(family: &str, key: &str) -> Phrase {
    Phrase::from_data(format!("{family}-{key}"))
}

fn things(kit: &Kit) -> Vec<Thing> {
    let ron = |data: &dyn Fn() -> Result<String, ron::Error>| data().unwrap();
    let mut all = Vec::new();
    for space in SpaceId::all() {
        let entry = kit.space(space);
        all.push(Thing {
            kind: "space",
            name: named("space", &entry.key),
            summary: None,
            text: wording::space_text(kit, space),
            data: ron(&|| ron::to_string(&(&entry.before, entry.draw, &entry.text, &entry.here))),
        });
    }
    for link in kit.links() {
        all.push(Thing {
            kind: "link",
            name: named("space", &kit.space(link.from).key),
            summary: None,
            text: wording::link_text(kit, link),
            data: ron(&|| ron::to_string(link)),
        });
    }
    for (index, entry) in kit.characters().iter().enumerate() {
        let character = CharacterId(index as u8);
        all.push(Thing {
            kind: "character",
            name: named("character", &entry.key),
            summary: Some(wording::character_summary(kit, character)),
            text: wording::character_text(kit, character),
            data: ron(&|| ron::to_string(&(entry.spells, &entry.held))),
        });
    }
    for (name, entry) in kit.names() {
        all.push(Thing {
            kind: "card",
            name: named("card", &entry.key),
            summary: Some(wording::card_summary(kit, name)),
            text: wording::card_text(kit, name),
            data: ron(&|| {
                ron::to_string(&(
                    &entry.drawn,
                    &entry.text,
                    &entry.taken,
                    &entry.held,
                    &entry.wielded,
                    &entry.lying,
                    &entry.cast,
                ))
            }),
        });
    }
    for (index, entry) in kit.quests().iter().enumerate() {
        all.push(Thing {
            kind: "quest",
            name: named("quest", &entry.key),
            summary: None,
            text: wording::quest_text(kit, QuestId(index as u8)),
            data: ron(&|| ron::to_string(&entry.held)),
        });
    }
    for entry in kit.statuses() {
        all.push(Thing {
            kind: "status",
            name: Phrase::new(if entry.key == "toad" { "status-toad" } else { "status-enslaved" }),
            summary: None,
            text: wording::status_text(kit, &entry.key),
            data: ron(&|| ron::to_string(&entry.held)),
        });
    }
    all
}

/// All texts as a reader gets them.
fn book(kit: &Kit, words: &Words) -> String {
    let mut book = String::new();
    let mut said = BTreeSet::new();
    for thing in things(kit) {
        let mut page = format!("{}\n", words.say(&thing.name));
        if let Some(summary) = &thing.summary {
            page += &format!("  ({})\n", words.say(summary));
        }
        for paragraph in &thing.text {
            page += &format!("  {}\n", words.say(paragraph));
        }
        // Many spaces are the same.
        if said.insert((thing.kind, page.clone())) {
            book += &page;
            book += "\n";
        }
    }
    let mut buttons = BTreeSet::new();
    for number in 0.. {
        if kit.reaction(number).is_none() {
            break;
        }
        buttons.insert(words.say(&wording::reaction_phrase(kit, number)));
    }
    for number in 1..kit.text_count() {
        for step in &**kit.text(talisman::language::TextId(number as u16)) {
            if let Step::Choose { of, .. } = step {
                buttons.extend(of.iter().map(|offer| words.say(&wording::offer_phrase(kit, offer))));
            }
        }
    }
    for button in buttons {
        book += &format!("[{button}]\n");
    }
    book
}

#[test]
fn the_books_read_as_they_did() {
    let kit = Kit::own();
    let files = files();
    for lang in Lang::ALL {
        let words = Words::new(lang, &[table::WORDS, files]);
        let book = book(&kit, &words);
        assert!(!book.contains('⟦'), "words are missing: {:?}", book.lines().find(|line| line.contains('⟦')));
        assert!(
            !book.contains("{$"),
            "arguments are missing: {:?}",
            book.lines().find(|line| line.contains("{$"))
        );
        let golden = folder().join(format!("tests/texts/{lang}.txt"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&golden, &book).unwrap();
        }
        let before = std::fs::read_to_string(&golden).unwrap_or_default();
        let differs = book.lines().zip(before.lines()).find(|(now, then)| now != then);
        assert!(book == before, "{}: {differs:?}; BLESS=1 writes it anew", golden.display());
    }
}

#[test]
fn every_phrase_has_its_words_and_arguments() {
    let kit = Kit::own();
    let (known, findings) = audit::messages("en", text(Lang::En));
    assert!(findings.is_empty(), "{findings:#?}");
    let check = |phrase: &Phrase| sayable(phrase, &known);
    for thing in things(&kit) {
        thing.text.iter().chain([&thing.name]).chain(&thing.summary).for_each(check);
    }
    for number in 0.. {
        let Some((leaf, _)) = kit.reaction(number) else { break };
        assert!(matches!(leaf.what, What::On(_)));
        check(&wording::reaction_phrase(&kit, number));
    }
    for number in 1..kit.text_count() {
        for step in &**kit.text(talisman::language::TextId(number as u16)) {
            check(&wording::step_phrase(&kit, step));
            match step {
                Step::Choose { of, .. } => {
                    of.iter().for_each(|offer| check(&wording::offer_phrase(&kit, offer)));
                }
                Step::Roll { rows, .. } => rows.iter().for_each(|row| check(&wording::row_phrase(&kit, row))),
                _ => {}
            }
        }
    }
}

fn sayable(phrase: &Phrase, known: &BTreeMap<String, BTreeSet<String>>) {
    let Some(variables) = known.get(&*phrase.key) else { panic!("{} has no words", phrase.key) };
    let given: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(&given, variables, "{}", phrase.key);
    for (_, arg) in &phrase.args {
        match arg {
            table::Arg::Phrase(inner) => sayable(inner, known),
            table::Arg::List(list) => list.iter().for_each(|inner| sayable(inner, known)),
            _ => {}
        }
    }
}

#[test]
fn languages_agree_and_data_has_its_words() {
    let findings = audit::languages(files());
    assert!(findings.is_empty(), "{findings:#?}");
    let keys = wording::keys(&Kit::own()).into_iter().collect();
    let findings = audit::data(files(), &keys);
    assert!(findings.is_empty(), "{findings:#?}");
}

#[test]
fn different_things_read_differently_and_none_too_long() {
    let kit = Kit::own();
    let files = files();
    for lang in Lang::ALL {
        let words = Words::new(lang, &[table::WORDS, files]);
        let mut seen: BTreeMap<(&str, String), (String, String)> = BTreeMap::new();
        for thing in things(&kit) {
            let name = words.say(&thing.name);
            let text: Vec<String> = thing.text.iter().map(|paragraph| words.say(paragraph)).collect();
            for paragraph in &text {
                assert!(paragraph.chars().count() <= LONGEST, "{name}: {paragraph}");
            }
            if text.is_empty() {
                continue;
            }
            let (other, data) = seen
                .entry((thing.kind, text.join("\n")))
                .or_insert_with(|| (name.clone(), thing.data.clone()));
            assert_eq!(*data, thing.data, "{name} and {other} read the same");
        }
    }
}
