//! Phrases into sentences.

use crate::Lang;
use core::fmt;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use std::collections::BTreeSet;
use table::{Arg, Fault, FilePlace, Phrase, Place, Refusal, Rule, Seat};

/// The language files of one crate: (language, Fluent text). A language may have several.
pub type Files = &'static [(&'static str, &'static str)];

const OWN: Files = &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

/// The words of one language, from several crates.
///
/// ```
/// # use table::Phrase;
/// # use words::{Lang, Words};
/// const TREES: words::Files = &[
///     ("en", "trees = { $count } trees"),
///     ("de", "trees = { $count } Bäume"),
/// ];
/// let words = Words::new(Lang::De, &[table::WORDS, TREES]);
/// assert_eq!(words.say(&Phrase::new("trees").with("count", 3)), "3 Bäume");
/// ```
pub struct Words {
    lang: Lang,
    /// The chosen language, then English where that is another one.
    bundles: Vec<FluentBundle<FluentResource>>,
    /// The keys of all messages.
    keys: BTreeSet<String>,
}

impl Words {
    /// The words of these files in a language; a later file may replace messages of an earlier one.
    ///
    /// What Fluent cannot read in a file is left out, and [`crate::audit`] finds it.
    pub fn new(lang: Lang, files: &[Files]) -> Words {
        let mut langs = vec![lang];
        if lang != Lang::En {
            langs.push(Lang::En);
        }
        let mut keys = BTreeSet::new();
        let bundles = langs.into_iter().map(|lang| bundle(lang, files, &mut keys)).collect();
        Words { lang, bundles, keys }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A phrase in words; players are called by their numbers, counted from 1.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_with_names(phrase, &|seat| self.seat(seat))
    }

    /// A phrase in words; players are called by these names.
    pub fn say_with_names(&self, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, value) in &phrase.args {
            match value {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.as_str()),
                Arg::Seat(seat) => args.set(*name, names(*seat)),
                Arg::Phrase(inner) => args.set(*name, self.say_with_names(inner, names)),
                Arg::List(list) => {
                    let things: Vec<String> =
                        list.iter().map(|inner| self.say_with_names(inner, names)).collect();
                    args.set(*name, self.list(&things));
                }
            }
        }
        self.look_up(&phrase.key, Some(&args)).unwrap_or_else(|| missing(&phrase.key))
    }

    /// The message or attribute (`option-size.help`) of a key that is put together at run time; `None` if no language
    /// has it.
    pub fn text(&self, key: &str) -> Option<String> {
        self.look_up(key, None)
    }

    /// As [`Words::text`]; a missing key shows itself.
    pub fn text_or_key(&self, key: &str) -> String {
        self.text(key).unwrap_or_else(|| missing(key))
    }

    /// All messages whose keys begin like this, by the rest of their keys.
    pub fn family(&self, start: &str) -> impl Iterator<Item = (&str, String)> {
        self.keys.iter().filter_map(move |key| Some((key.strip_prefix(start)?, self.text(key)?)))
    }

    /// The message of a key with arguments that were written down as text; those that are whole numbers count as such.
    pub fn label(&self, key: &str, arguments: &[(&str, &str)]) -> Option<String> {
        let mut args = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            match value.parse::<i64>() {
                Ok(number) => args.set(*name, number),
                Err(_) => args.set(*name, *value),
            }
        }
        self.look_up(key, Some(&args))
    }

    /// What a seat is called while nobody has given it a name: its number, counted from 1.
    pub fn seat(&self, seat: Seat) -> String {
        self.say(&Phrase::new("seat-name").with("number", u16::from(seat.0) + 1))
    }

    /// Things in a row, as the language says it: “a, b, and c”.
    pub fn list(&self, things: &[String]) -> String {
        let join = |key, first: &str, name, next: &str| {
            self.say(&Phrase::new(key).with("first", first).with(name, next))
        };
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [first, last] => join("list-pair", first, "last", last),
            [first, middle @ .., last] => {
                let row =
                    middle.iter().fold(first.clone(), |row, next| join("list-more", &row, "next", next));
                join("list-end", &row, "last", last)
            }
        }
    }

    /// Why a move was refused, with the rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.refusal_with_names(refusal, &|seat| self.seat(seat))
    }

    /// Why a move was refused, with the rule; players are called by these names.
    pub fn refusal_with_names(&self, refusal: &Refusal, names: &dyn Fn(Seat) -> String) -> String {
        self.by_rule(self.say_with_names(&refusal.reason, names), refusal.rule)
    }

    /// What is wrong and where, with the rule, in one line.
    pub fn fault(&self, fault: &Fault) -> String {
        let reason = self.by_rule(self.say(&fault.reason), fault.rule);
        let place = match &fault.place {
            Place::Whole => return reason,
            Place::Line(line) => Phrase::new("place-line").with("line", *line),
            Place::Path(path) => Phrase::new("place-path").with("path", path.as_str()),
            Place::File(place) => {
                let FilePlace { file, line, entry, field } = &**place;
                let file = Phrase::new("place-file").with("file", file.as_str());
                let line = line.map(|line| Phrase::new("place-line").with("line", line));
                let entry = entry.as_deref().map(|entry| Phrase::new("place-entry").with("entry", entry));
                let field = field.map(|field| Phrase::new("place-field").with("field", field));
                [line, entry, field].into_iter().flatten().fold(file, |outer, inner| {
                    Phrase::new("place-inside").with("outer", outer).with("inner", inner)
                })
            }
        };
        self.say(&Phrase::new("fault-in-place").with("place", place).with("reason", reason))
    }

    /// Puts the rule behind the reason, before its full stop.
    fn by_rule(&self, reason: String, rule: Option<Rule>) -> String {
        let Some(rule) = rule else { return reason };
        let (body, stop) = match reason.strip_suffix('.') {
            Some(body) => (body, "."),
            None => (reason.as_str(), ""),
        };
        self.say(&Phrase::new("reason-by-rule").with("reason", body).with("rule", rule)) + stop
    }

    fn look_up(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, name)| (id, Some(name)));
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                Some(name) => message.get_attribute(name)?.value(),
                None => message.value()?,
            };
            // A missing argument shows as {$name} in the text; tests find it, readers survive it.
            let mut errors = Vec::new();
            Some(bundle.format_pattern(pattern, args, &mut errors).into_owned())
        })
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

fn bundle(lang: Lang, files: &[Files], keys: &mut BTreeSet<String>) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    // The marks would keep left-to-right and right-to-left text apart; both our languages run one way.
    bundle.set_use_isolating(false);
    // Refused only if it were there already, and the bundle is new.
    let _ = bundle.add_function("CAPITAL", |said, _| capital(said));
    for file in core::iter::once(&OWN).chain(files) {
        for (_, text) in file.iter().filter(|(code, _)| *code == lang.code()) {
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(whole) => whole,
                Err((readable, _)) => readable,
            };
            keys.extend(resource.entries().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            }));
            bundle.add_resource_overriding(resource);
        }
    }
    bundle
}

/// `CAPITAL($said)` in a message: the same with a capital letter, for what becomes the start of a sentence.
fn capital<'v>(said: &[FluentValue<'v>]) -> FluentValue<'v> {
    match said {
        [FluentValue::String(text)] => {
            let mut letters = text.chars();
            let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
            FluentValue::from(first + letters.as_str())
        }
        [other] => other.clone(),
        _ => FluentValue::Error,
    }
}

/// How a key without words shows itself: plain enough to be reported, odd enough to be noticed.
fn missing(key: &str) -> String {
    format!("⟦{key}⟧")
}
