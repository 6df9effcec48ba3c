//! The words of the server and of the games, each language read once.

use std::collections::HashMap;
use std::sync::LazyLock;
use words::{Files, Lang, Words};

/// The server's own language files.
pub const FILES: Files = &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

static SERVER: LazyLock<HashMap<Lang, Words>> = LazyLock::new(|| {
    Lang::ALL.into_iter().map(|lang| (lang, Words::new(lang, &[table::WORDS, FILES]))).collect()
});

static GAMES: LazyLock<HashMap<(&'static str, Lang), Words>> = LazyLock::new(|| {
    let pairs = shelf::games().iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang)));
    pairs.map(|(game, lang)| ((game.id(), lang), game.words(lang))).collect()
});

/// The words of pages, errors and tables.
///
/// # Panics
/// Never: every language is there.
pub fn server(lang: Lang) -> &'static Words {
    SERVER.get(&lang).expect("all languages are read")
}

/// The words of a game; those of the server if there is no such game.
pub fn game(id: &str, lang: Lang) -> &'static Words {
    let known = shelf::find(id).and_then(|game| GAMES.get(&(game.id(), lang)));
    known.unwrap_or_else(|| server(lang))
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
