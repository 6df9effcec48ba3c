//! The words of the server and of the games, each language read once.

use shelf::Shelf;
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};
use words::{Files, Lang, Words};

/// The server's own language files.
pub const FILES: Files = &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

static SERVER: LazyLock<HashMap<Lang, Words>> = LazyLock::new(|| {
    Lang::ALL.into_iter().map(|lang| (lang, Words::new(lang, &[table::WORDS, FILES]))).collect()
});

type Games = HashMap<(&'static str, Lang), &'static Words>;

/// Read once for each game and kept for as long as the program runs: the words of a game never change.
static GAMES: LazyLock<RwLock<Games>> = LazyLock::new(|| {
    let mut games = Games::new();
    read(&mut games, shelf::shelf());
    RwLock::new(games)
});

fn read(games: &mut Games, shelf: &Shelf) {
    for game in shelf.games() {
        for lang in Lang::ALL {
            games.entry((game.id(), lang)).or_insert_with(|| Box::leak(Box::new(game.words(lang))));
        }
    }
}

/// Learns the words of the games on a shelf that are not known yet.
pub fn learn(shelf: &Shelf) {
    read(&mut GAMES.write().unwrap_or_else(PoisonError::into_inner), shelf);
}

/// The words of pages, errors and tables.
///
/// # Panics
/// Never: every language is there.
pub fn server(lang: Lang) -> &'static Words {
    SERVER.get(&lang).expect("all languages are read")
}

/// The words of a game; those of the server if there is no such game.
pub fn game(id: &str, lang: Lang) -> &'static Words {
    known_game(id, lang).unwrap_or_else(|| server(lang))
}

/// The words of a game, if there is one of this id.
pub fn known_game(id: &str, lang: Lang) -> Option<&'static Words> {
    let games = GAMES.read().unwrap_or_else(PoisonError::into_inner);
    games.iter().find(|((known, of), _)| *known == id && *of == lang).map(|(_, words)| *words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::audit;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(audit::languages(FILES), [""; 0]);
    }
}
