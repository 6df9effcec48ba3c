//! The words of the pages: those of the site, and those of the games.

use std::collections::HashMap;
use std::sync::LazyLock;
use words::{Files, Lang, Words};

/// The language files of the site.
pub const FILES: Files =
    &[("en", include_str!("../../words/pages.en.ftl")), ("de", include_str!("../../words/pages.de.ftl"))];

/// Fluent files are read once.
static SITE: LazyLock<HashMap<Lang, Words>> = LazyLock::new(|| {
    Lang::ALL.into_iter().map(|lang| (lang, Words::new(lang, &[table::WORDS, FILES]))).collect()
});

/// A language, spoken on the pages.
#[derive(Clone, Copy, Debug)]
pub struct Tongue {
    lang: Lang,
}

impl Tongue {
    /// The tongue of this language.
    pub const fn new(lang: Lang) -> Tongue {
        Tongue { lang }
    }

    /// The language.
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The words of the site.
    ///
    /// # Panics
    /// Never: every language is there from the start.
    pub fn site(self) -> &'static Words {
        &SITE[&self.lang]
    }

    /// What the site says under this key.
    pub fn say(self, key: &str) -> String {
        self.site().text_or_key(key)
    }

    /// The same with arguments; those that are whole numbers choose plurals.
    pub fn with(self, key: &str, arguments: &[(&str, &str)]) -> String {
        self.site().label(key, arguments).unwrap_or_else(|| self.say(key))
    }

    /// The words of a game; `None` if there is no such game.
    pub fn game(self, id: &str) -> Option<&'static Words> {
        crate::lexicon::known_game(id, self.lang)
    }

    /// What a game says under this key; `None` if it says nothing.
    pub fn of_game(self, id: &str, key: &str) -> Option<String> {
        self.game(id).and_then(|words| words.text(key))
    }

    /// What a game asks for, as JSON, by the kind of the handles that come first in a move (`cell`) or later on
    /// (`card-next`).
    pub fn asks(self, id: &str) -> String {
        let asks = self.game(id).into_iter().flat_map(|words| words.family("ask-"));
        let asks = asks.map(|(kind, text)| (kind.to_owned(), text.into()));
        serde_json::Value::Object(asks.collect()).to_string()
    }

    /// The title of a game; its id if there is no such game.
    pub fn title(self, id: &str) -> String {
        self.of_game(id, "title").unwrap_or_else(|| id.to_owned())
    }

    /// How strong a computer player is, in a word.
    pub fn level(self, name: &str) -> String {
        self.site().text(&format!("level-{name}")).unwrap_or_else(|| name.to_owned())
    }

    /// Every message for the scripts, by its name without `js-`; arguments stay as `{$name}`.
    pub fn for_scripts(self) -> Vec<(String, String)> {
        let file = FILES.iter().find(|(code, _)| *code == self.lang.code()).map_or("", |(_, text)| text);
        let (messages, _) = words::audit::messages(self.lang.code(), file);
        let scripted = messages.keys().filter(|key| !key.contains('.'));
        scripted.filter_map(|key| Some((key.strip_prefix("js-")?.to_owned(), self.say(key)))).collect()
    }
}
