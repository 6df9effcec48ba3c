//! Phrases in both languages: plurals, lists, names, nesting, and what happens when words are missing.

use table::{Fault, Phrase, Refusal, RefusalKind, Seat};
use words::{Lang, Words};

const FILES: words::Files = &[
    (
        "en",
        "found = { $who } found { $count ->\n    [one] one stone\n   *[other] { $count } stones\n }.\n\
         things = Here are { $things }.\n\
         inner = the { $name }\n\
         option-size = Size\n    .help = How large the board is.\n\
         only-english = only here\n\
         sentence = { CAPITAL($said) }.\n\
         refused-hole = There is no place at { $cell }.\n",
    ),
    (
        "de",
        "found = { $who } fand { $count ->\n    [one] einen Stein\n   *[other] { $count } Steine\n }.\n\
         things = Hier sind { $things }.\n\
         inner = { $name }\n\
         option-size = Größe\n    .help = Wie groß das Brett ist.\n\
         sentence = { CAPITAL($said) }.\n\
         refused-hole = Bei { $cell } ist kein Platz.\n",
    ),
];

fn words(lang: Lang) -> Words {
    Words::new(lang, &[table::WORDS, FILES])
}

fn things(names: &[&'static str]) -> Phrase {
    let list: Vec<Phrase> = names.iter().map(|name| Phrase::new("inner").with("name", *name)).collect();
    Phrase::new("things").with("things", list)
}

#[test]
fn a_sentence_begins_with_a_capital_letter() {
    let sentence = |said: &'static str| Phrase::new("sentence").with("said", said);
    for lang in Lang::ALL {
        let words = words(lang);
        assert_eq!(words.say(&sentence("überall is a word")), "Überall is a word.");
        assert_eq!(words.say(&sentence("“quoted”")), "“quoted”.");
        assert_eq!(words.say(&sentence("")), ".");
        assert_eq!(words.say(&Phrase::new("sentence").with("said", 3)), "3.", "numbers have none");
        let inner = Phrase::new("inner").with("name", "oak");
        let first = if lang == Lang::En { "The oak." } else { "Oak." };
        assert_eq!(words.say(&Phrase::new("sentence").with("said", inner)), first);
    }
}

#[test]
fn numbers_choose_their_plural() {
    let found = |count: i64| Phrase::new("found").with("who", Seat(1)).with("count", count);
    let (english, german) = (words(Lang::En), words(Lang::De));
    assert_eq!(english.say(&found(1)), "Player 2 found one stone.");
    assert_eq!(english.say(&found(0)), "Player 2 found 0 stones.");
    assert_eq!(german.say(&found(1)), "Spieler 2 fand einen Stein.");
    assert_eq!(german.say(&found(12)), "Spieler 2 fand 12 Steine.");
    assert_eq!(german.say_with_names(&found(2), &|_| "Ada".to_owned()), "Ada fand 2 Steine.");
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let (english, german) = (words(Lang::En), words(Lang::De));
    assert_eq!(english.say(&things(&[])), "Here are .");
    assert_eq!(english.say(&things(&["oak"])), "Here are the oak.");
    assert_eq!(english.say(&things(&["oak", "elm"])), "Here are the oak and the elm.");
    assert_eq!(
        english.say(&things(&["oak", "elm", "ash", "fir"])),
        "Here are the oak, the elm, the ash, and the fir."
    );
    assert_eq!(german.say(&things(&["Eiche", "Ulme", "Esche"])), "Hier sind Eiche, Ulme und Esche.");
}

#[test]
fn no_isolation_marks() {
    let said = words(Lang::De).say(&things(&["Eiche", "Ulme"]));
    assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
}

#[test]
fn missing_words_fall_back_to_english_then_show_the_key() {
    let german = words(Lang::De);
    assert_eq!(german.say(&Phrase::new("only-english")), "only here");
    assert_eq!(german.say(&Phrase::new("nowhere-at-all")), "⟦nowhere-at-all⟧");
    assert_eq!(german.text("nowhere"), None);
    assert_eq!(german.text_or_key("nowhere.help"), "⟦nowhere.help⟧");
    assert!(german.say(&Phrase::new("refused-hole")).contains("$cell"), "a forgotten argument is visible");
}

#[test]
fn attributes_are_found() {
    assert_eq!(words(Lang::De).text("option-size.help").as_deref(), Some("Wie groß das Brett ist."));
    assert_eq!(words(Lang::De).text("option-size.other"), None);
    assert_eq!(words(Lang::En).text("option-size").as_deref(), Some("Size"));
}

#[test]
fn labels_of_pictures_read_numbers_as_numbers() {
    let english = words(Lang::En);
    assert_eq!(
        english.label("found", &[("who", "Ada"), ("count", "1")]).as_deref(),
        Some("Ada found one stone.")
    );
    assert_eq!(
        english.label("found", &[("who", "Ada"), ("count", "7")]).as_deref(),
        Some("Ada found 7 stones.")
    );
    assert_eq!(english.label("nowhere", &[]), None);
}

#[test]
fn families_are_listed_by_the_rest_of_their_keys() {
    let german = words(Lang::De);
    let sizes: Vec<_> = german.family("option-").collect();
    assert_eq!(sizes, [("size", "Größe".to_owned())]);
    let english: Vec<_> = german.family("only-").collect();
    assert_eq!(english, [("english", "only here".to_owned())]);
    assert_eq!(german.family("nothing-").count(), 0);
}

#[test]
fn refusals_and_faults_name_place_and_rule_in_one_line() {
    let reason = Phrase::new("refused-hole").with("cell", "e5");
    let refusal = Refusal::illegal("KP-3", reason.clone());
    assert_eq!(words(Lang::En).refusal(&refusal), "There is no place at e5 (KP-3).");
    let fault = Fault::at("state.cards[3]", reason.clone()).by("KP-3");
    assert_eq!(words(Lang::En).fault(&fault), "at state.cards[3]: There is no place at e5 (KP-3).");
    assert_eq!(words(Lang::De).fault(&fault), "bei state.cards[3]: Bei e5 ist kein Platz (KP-3).");
    assert_eq!(words(Lang::De).fault(&Fault::line(7, reason.clone())), "Zeile 7: Bei e5 ist kein Platz.");
    let entry = Fault::in_entry("beasts.txt", 7, "moss-bear", "number", reason.clone());
    assert_eq!(
        words(Lang::En).fault(&entry),
        "beasts.txt, line 7, entry moss-bear, number: There is no place at e5."
    );
    let file = Fault::in_file("beasts.txt", reason.clone());
    assert_eq!(words(Lang::De).fault(&file), "beasts.txt: Bei e5 ist kein Platz.");
    assert_eq!(words(Lang::En).fault(&Fault::whole(reason)), "There is no place at e5.");
}

#[test]
fn refusals_of_the_table_call_players_as_asked() {
    let reason = Phrase::new("refused-not-your-turn").with("who", Seat(0));
    let refusal = Refusal { kind: RefusalKind::NotYourTurn, rule: Some("KP-2"), reason };
    let said = words(Lang::En).refusal_with_names(&refusal, &|seat| format!("seat {seat}"));
    assert_eq!(said, "It is not the turn of seat 0 (KP-2).");
}

#[test]
fn words_may_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}
