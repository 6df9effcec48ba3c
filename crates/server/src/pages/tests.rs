//! What every page keeps: one title, one heading, no style or script inside, words in both languages.

use super::account::Token;
use super::profile::{Profile, Standing};
use super::rows::{Place, Row, Stage};
use super::table::Table;
use super::tongue::FILES;
use super::*;
use axum::http::{HeaderMap, StatusCode};
use opponents::Level;
use shelf::games;
use std::fs;
use std::path::Path;
use words::{Lang, audit};

/// A name that would break out if anything were written as it came.
const EVIL: &str = "<script>alert(1)</script>\"'&";

fn readers() -> Vec<Reader> {
    let mut readers = Vec::new();
    for lang in Lang::ALL {
        let guest = Reader { tongue: Tongue::new(lang), ..Reader::of(&HeaderMap::new(), "/a?b=\"c") };
        let known = guest.clone().named(EVIL, true);
        readers.extend([guest, known]);
    }
    readers
}

fn table_of(game: &str) -> Table {
    let game = shelf::find(game).expect("a game");
    Table {
        id: "k7m2xq9p4t".to_owned(),
        game: game.id().to_owned(),
        places: vec![Place::Person(EVIL.to_owned()), Place::Computer(Level::Hard.name().to_owned())],
        mine: vec![0],
        public: false,
        commitment: Some("5a".repeat(32)),
        owes_part: true,
    }
}

fn rows() -> Vec<Row> {
    let stages = [Stage::Gathering, Stage::Playing, Stage::Over, Stage::BrokenOff];
    let row = |stage| Row {
        id: "k7m2xq9p4t".to_owned(),
        game: "pixies".to_owned(),
        stage,
        places: vec![Place::Person(EVIL.to_owned()), Place::Open],
        my_turn: stage == Stage::Playing,
        winners: vec![0],
        at: 1_763_000_000_000,
    };
    stages.into_iter().map(row).collect()
}

/// Every page there is, for a reader, by a name for messages.
fn all(reader: &Reader) -> Vec<(String, String)> {
    let mut pages = vec![
        ("start".to_owned(), start::page(reader, shelf::shelf(), &rows(), &rows())),
        ("start empty".to_owned(), start::page(reader, shelf::shelf(), &[], &[])),
        ("me".to_owned(), me::page(reader, &rows(), &rows(), Some(7))),
        ("help".to_owned(), help::page(reader)),
        (
            "api".to_owned(),
            programs::page(
                reader,
                &serde_json::json!({"paths": {"/x": {"get": {"summary": EVIL, "tags": ["t"], "responses": {}}}}}),
            ),
        ),
        ("error".to_owned(), error::page(reader, StatusCode::NOT_FOUND, EVIL)),
    ];
    let tokens = [Token { id: EVIL.to_owned(), label: EVIL.to_owned(), created: 0 }];
    pages.push(("account".to_owned(), account::page(reader, &tokens)));
    let standing = Standing { game: "pixies".to_owned(), rating: 1512.4, deviation: 80.0, games: 12 };
    let profile = Profile { name: EVIL.to_owned(), since: 0, standings: vec![standing], recent: rows() };
    pages.push(("profile".to_owned(), profile::page(reader, &profile)));
    for game in games() {
        let id = game.id();
        let table = table_of(id);
        pages.push((format!("new {id}"), new::page(reader, game.as_ref())));
        pages.push((format!("rules {id}"), rules::page(reader, game.as_ref())));
        pages.push((format!("table {id}"), super::table::page(reader, &table)));
        pages.push((format!("replay {id}"), replay::page(reader, &table, &[None, Some(0)], true)));
        let link = format!("http://localhost/{EVIL}");
        let mut open = table;
        open.places[1] = Place::Open;
        pages.push((format!("gathering {id}"), gathering::page(reader, &open, &link, true)));
        open.mine.clear();
        pages.push((format!("gathering guest {id}"), gathering::page(reader, &open, &link, false)));
    }
    pages
}

#[test]
fn every_page_has_a_title_and_one_heading() {
    for reader in readers() {
        for (name, page) in all(&reader) {
            assert!(page.starts_with("<!DOCTYPE html>"), "{name}");
            assert_eq!(page.matches("<h1").count(), 1, "{name}");
            let head = page.split("</head>").next().expect("a head");
            let title = head.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next());
            assert!(title.is_some_and(|title| title.len() > 3), "{name}");
            assert!(page.contains(&format!("lang=\"{}\"", reader.tongue.lang().code())), "{name}");
            assert_eq!(page.matches("<main").count(), 1, "{name}");
        }
    }
}

#[test]
fn no_page_carries_style_or_script_inside() {
    for (name, page) in readers().iter().flat_map(all) {
        assert!(!page.contains("style=") && !page.contains("<style"), "{name}");
        for script in page.split("<script").skip(1) {
            assert!(script.starts_with(" type=\"module\" src=\"/assets/"), "{name}");
            assert!(script.split_once('>').is_some_and(|(_, rest)| rest.starts_with("</script>")), "{name}");
        }
        for handler in [" onclick=", " onload=", " onerror=", "javascript:"] {
            assert!(!page.contains(handler), "{name}");
        }
    }
}

#[test]
fn names_never_break_out() {
    for (name, page) in readers().iter().flat_map(all) {
        assert!(!page.contains("alert(1)</script>") && !page.contains("<script>"), "{name}");
    }
}

#[test]
fn no_words_are_missing_on_any_page() {
    for (name, page) in readers().iter().flat_map(all) {
        let at = page.find('⟦').map(|at| page[at..].chars().take(40).collect::<String>());
        assert_eq!(at, None, "{name}");
    }
}

#[test]
fn ids_are_unique_on_a_page() {
    for (name, page) in readers().iter().flat_map(all) {
        let mut ids: Vec<&str> =
            page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{name}");
    }
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(audit::languages(FILES), [""; 0]);
}

#[test]
fn keys_in_the_pages_and_in_the_files_agree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages");
    let texts: Vec<String> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.file_name().is_some_and(|name| name != "tests.rs"))
        .map(|path| fs::read_to_string(path).expect("text"))
        .collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    // The scripts' words are checked with the scripts.
    let findings = audit::code(
        FILES[0].1,
        &[::table::WORDS[0].1, crate::lexicon::FILES[0].1],
        &texts,
        &["js-", "level-"],
    );
    assert_eq!(findings, [""; 0]);
}

/// Every game says in its own words what to point at first and what next, and its table carries them to the scripts.
#[test]
fn every_game_says_what_is_asked() {
    for reader in readers() {
        for game in games() {
            let asks = reader.tongue.asks(game.id());
            let read: std::collections::BTreeMap<String, String> =
                serde_json::from_str(&asks).expect("texts by kind");
            let (next, first): (Vec<_>, Vec<_>) = read.keys().partition(|kind| kind.ends_with("-next"));
            assert!(!first.is_empty() && !next.is_empty(), "{}: {asks}", game.id());
            let page = super::table::page(&reader, &table_of(game.id()));
            assert!(page.contains(&asks.replace('"', "&quot;")), "{}", game.id());
        }
    }
}

#[test]
fn options_become_a_form() {
    let reader = &readers()[2];
    let page = new::page(reader, shelf::find("krumme-pfade").expect("a game").as_ref());
    assert!(page.contains("type=\"number\" name=\"size\"") && page.contains("max=\"7\""), "{page}");
    assert!(page.contains("type=\"checkbox\" name=\"no_draws\""));
    assert!(page.contains("<option value=\"manual\">"));
}

#[test]
fn rules_link_to_each_other() {
    let page = rules::page(&readers()[0], shelf::find("krumme-pfade").expect("a game").as_ref());
    assert!(page.contains("id=\"KP-12\"") && page.contains("<a href=\"#KP-12\">KP-12</a>)"));
}
