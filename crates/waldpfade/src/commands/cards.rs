//! `rules --cards`: the texts of cards, spaces and characters, all or some.

use crate::failure::Failure;
use crate::tongue::Tongue;
use core::fmt::Write as _;
use serde_json::{Value, json};
use shelf::AnyGame;
use table::{CompendiumEntry, Phrase};
use words::{Lang, Words};

/// The entries with these names, or all, as text or JSON.
pub(super) fn told(
    game: &dyn AnyGame,
    names: &[String],
    as_json: bool,
    tongue: &Tongue,
) -> Result<String, Failure> {
    let words = game.words(tongue.lang());
    let all = game.compendium();
    if all.is_empty() {
        return Err(Phrase::new("cards-none").with("title", words.text_or_key("title")).into());
    }
    let chosen = choose(&all, names, &words, &game.words(Lang::En))?;
    Ok(if as_json { json_of(&chosen, &words).to_string() } else { text_of(&chosen, &words) })
}

/// The entries that were named, or all. A name may be typed as the language has it or in English, in small letters, or
/// as data files do; what only occurs in names is enough where nothing has that very name.
fn choose<'e>(
    all: &'e [CompendiumEntry],
    named: &[String],
    words: &Words,
    english: &Words,
) -> Result<Vec<&'e CompendiumEntry>, Failure> {
    if named.is_empty() {
        return Ok(all.iter().collect());
    }
    let calls = |entry: &CompendiumEntry| {
        [entry.key.clone(), words.say(&entry.name), english.say(&entry.name)].map(|call| call.to_lowercase())
    };
    let calls: Vec<[String; 3]> = all.iter().map(calls).collect();
    let mut chosen = Vec::new();
    for name in named {
        let wanted = name.trim().to_lowercase();
        let matching = |fits: &dyn Fn(&String) -> bool| -> Vec<&'e CompendiumEntry> {
            all.iter()
                .zip(&calls)
                .filter(|(_, calls)| calls.iter().any(fits))
                .map(|(entry, _)| entry)
                .collect()
        };
        let mut found = matching(&|call| *call == wanted);
        if found.is_empty() && !wanted.is_empty() {
            found = matching(&|call| call.contains(&wanted));
        }
        if found.is_empty() {
            let known = calls.iter().flatten().map(String::as_str);
            return Err(match shelf::closest(&wanted, known) {
                Some(meant) => {
                    Phrase::new("unknown-card-but").with("card", name.as_str()).with("meant", meant).into()
                }
                None => Phrase::new("unknown-card").with("card", name.as_str()).into(),
            });
        }
        chosen.extend(found);
    }
    Ok(chosen)
}

fn text_of(entries: &[&CompendiumEntry], words: &Words) -> String {
    let mut text = String::new();
    let mut group = None;
    for entry in entries {
        if group != Some(&entry.group) {
            let title = words.say(&entry.group);
            let _ = writeln!(text, "{title}\n{}\n", "=".repeat(title.chars().count()));
            group = Some(&entry.group);
        }
        let copies = if entry.copies > 1 { format!(" ×{}", entry.copies) } else { String::new() };
        let _ = writeln!(text, "{}{copies}", words.say(&entry.name));
        for line in entry.summary.iter().chain(&entry.text) {
            let _ = writeln!(text, "  {}", words.say(line));
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text
}

fn json_of(entries: &[&CompendiumEntry], words: &Words) -> Value {
    let entry = |entry: &&CompendiumEntry| {
        json!({
            "key": entry.key,
            "group": words.say(&entry.group),
            "name": words.say(&entry.name),
            "summary": entry.summary.as_ref().map(|summary| words.say(summary)),
            "text": entry.text.iter().map(|line| words.say(line)).collect::<Vec<_>>(),
            "copies": entry.copies,
        })
    };
    entries.iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Edition;
    use tiny_games::saga::Saga;

    fn ask(names: &[&str], as_json: bool, lang: Lang) -> Result<String, Failure> {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        told(&Edition::<Saga>::newest(), &names, as_json, &Tongue::new(lang))
    }

    #[test]
    fn a_card_is_found_by_its_name_in_both_languages_and_by_its_key() {
        let english = ask(&["moss-bear"], false, Lang::En).unwrap();
        assert!(english.starts_with("Beasts\n======\n"), "{english}");
        let name = english.lines().nth(3).unwrap().to_owned();
        assert_eq!(ask(&[&name.to_uppercase()], false, Lang::En).unwrap(), english);
        let german = ask(&["moss-bear"], false, Lang::De).unwrap();
        assert!(german.starts_with("Tiere\n"), "{german}");
        assert_eq!(ask(&[&name], false, Lang::De).unwrap(), german, "the English name is understood too");
    }

    #[test]
    fn all_cards_are_told_and_json_has_every_field() {
        let all: Value = serde_json::from_str(&ask(&[], true, Lang::En).unwrap()).unwrap();
        let all = all.as_array().unwrap();
        assert_eq!(all.len(), Edition::<Saga>::newest().compendium().len());
        for field in ["key", "group", "name", "summary", "text", "copies"] {
            assert!(all.iter().all(|entry| !entry[field].is_null()), "{field}");
        }
    }

    #[test]
    fn unknown_cards_are_refused_with_what_may_be_meant() {
        let refused = |name| ask(&[name], false, Lang::En).unwrap_err();
        assert!(format!("{:?}", refused("moss-baer")).contains("unknown-card-but"));
        assert!(format!("{:?}", refused("qqqqqqqq")).contains("unknown-card\""));
    }

    #[test]
    fn a_game_whose_pieces_explain_themselves_says_so() {
        let game = crate::pick::game("krumme-pfade").unwrap();
        let refused = told(&*game, &[], false, &Tongue::new(Lang::En)).unwrap_err();
        assert!(format!("{refused:?}").contains("cards-none"));
    }
}
