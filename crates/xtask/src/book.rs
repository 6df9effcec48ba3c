//! The rules of one game in one language, read from its Fluent files.
//!
//! ```ftl
//! ## Phase one: laying
//!
//! rule-KP-4 = The mover chooses the face and the orientation.
//!     .mark = B, R
//!     .ruling = The rulebook is silent on orientation.
//! ```
//!
//! A group comment (`##`) is the heading of the rules below it. `.mark` says where a rule comes from, `.ruling` why
//! the project decided so. All other messages are left alone.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};
use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::citation;
use crate::words::Text;

/// Where a rule, or a part of it, comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// `B`: the rulebook says it.
    Rulebook,
    /// `S`: another public source says it.
    Source,
    /// `D`: it follows by geometry or logic.
    Derived,
    /// `R`: a ruling or a reconstruction of this project.
    Ruling,
}

impl Mark {
    /// All marks, in the order in which a page explains them.
    pub(crate) const ALL: [Self; 4] = [Self::Rulebook, Self::Source, Self::Derived, Self::Ruling];

    /// The letter by which the mark is written.
    pub(crate) fn letter(self) -> &'static str {
        match self {
            Self::Rulebook => "B",
            Self::Source => "S",
            Self::Derived => "D",
            Self::Ruling => "R",
        }
    }

    fn from_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.letter() == letter)
    }
}

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// Its id, such as `KP-4`.
    pub(crate) id: String,
    /// Its text, on one line.
    pub(crate) text: String,
    /// Where it comes from; empty if the file does not say.
    pub(crate) marks: Vec<Mark>,
    /// Why the project decided so, if it did.
    pub(crate) ruling: Option<String>,
}

/// Rules under one heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Section {
    /// The heading; rules above the first one have none.
    pub(crate) heading: Option<String>,
    /// The rules, in the order of the file; never empty in a book.
    pub(crate) rules: Vec<Rule>,
}

/// All rules of a game in one language, in the order of the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Book {
    /// The files in which its rules stand, seen from the root folder; all that were read if there is no rule.
    pub(crate) files: Vec<String>,
    /// The title of the game: the message `title`.
    pub(crate) title: Option<String>,
    /// The rules by heading.
    pub(crate) sections: Vec<Section>,
}

impl Book {
    /// Reads Fluent files, which may speak of each other's messages; all faults are reported at once.
    pub(crate) fn read(texts: &[Text]) -> Result<Self> {
        Reader { patterns: BTreeMap::new(), faults: Vec::new() }.read(texts)
    }

    /// Where its rules stand, for messages.
    pub(crate) fn name(&self) -> String {
        self.files.join(", ")
    }

    /// All rules in order.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }
}

struct Reader<'a> {
    /// What messages and terms (with their hyphen) say, for references such as `{ -title }`.
    patterns: BTreeMap<String, Pattern<&'a str>>,
    faults: Vec<String>,
}

impl<'a> Reader<'a> {
    fn read(mut self, texts: &'a [Text]) -> Result<Book> {
        let resources: Vec<_> = texts.iter().map(|text| (text, self.parse(text))).collect();
        self.report()?;
        for entry in resources.iter().flat_map(|(_, resource)| &resource.body) {
            match entry {
                Entry::Message(Message { id, value: Some(value), .. }) => {
                    self.patterns.insert(id.name.to_owned(), value.clone());
                }
                Entry::Term(term) => {
                    self.patterns.insert(format!("-{}", term.id.name), term.value.clone());
                }
                _ => {}
            }
        }
        let mut book = Book { files: Vec::new(), title: None, sections: Vec::new() };
        let mut seen = BTreeSet::new();
        for (text, resource) in &resources {
            // A heading holds to the end of its file.
            let mut sections = vec![Section::default()];
            for entry in &resource.body {
                match entry {
                    Entry::GroupComment(comment) => {
                        let heading = comment.content.join(" ").trim().to_owned();
                        sections.push(Section {
                            heading: (!heading.is_empty()).then_some(heading),
                            rules: Vec::new(),
                        });
                    }
                    Entry::Message(message) if message.id.name == "title" => {
                        book.title = message.value.as_ref().map(|title| self.text(text, "title", title));
                    }
                    Entry::Message(message) => {
                        if let Some(rule) = self.rule(text, message) {
                            if !seen.insert(rule.id.clone()) {
                                self.fault(text, message.id.name, "this rule is written twice");
                            }
                            sections.last_mut().expect("one from the start").rules.push(rule);
                        }
                    }
                    _ => {}
                }
            }
            sections.retain(|section| !section.rules.is_empty());
            if !sections.is_empty() {
                book.files.push(text.file.clone());
                book.sections.append(&mut sections);
            }
        }
        self.report()?;
        if book.files.is_empty() {
            book.files = texts.iter().map(|text| text.file.clone()).collect();
        }
        Ok(book)
    }

    /// The entries of one file; what is no Fluent becomes faults.
    fn parse(&mut self, text: &'a Text) -> Resource<&'a str> {
        parser::parse(text.source.as_str()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = text.source[..error.pos.start.min(text.source.len())].lines().count().max(1);
                self.faults.push(format!("{}:{line}: {error}", text.file));
            }
            resource
        })
    }

    /// Fails if there are faults so far.
    fn report(&self) -> Result<()> {
        ensure!(self.faults.is_empty(), "{}", self.faults.join("\n"));
        Ok(())
    }

    /// The rule of a message, or `None` if it is something else.
    fn rule(&mut self, file: &Text, message: &Message<&'a str>) -> Option<Rule> {
        let name = message.id.name;
        let id = name.strip_prefix("rule-")?;
        if citation::prefix(id).is_none() {
            self.fault(
                file,
                name,
                "`rule-` is for numbered rules such as `rule-KP-3`; name other messages otherwise",
            );
            return None;
        }
        let Some(value) = &message.value else {
            self.fault(file, name, "the rule has no text");
            return None;
        };
        let mut rule =
            Rule { id: id.to_owned(), text: self.text(file, name, value), marks: Vec::new(), ruling: None };
        for Attribute { id, value } in &message.attributes {
            let text = self.text(file, name, value);
            match id.name {
                "mark" => rule.marks = self.marks(file, name, &text),
                "ruling" => rule.ruling = Some(text),
                other => {
                    self.fault(
                        file,
                        name,
                        &format!("`.{other}` is unknown; a rule has `.mark` and `.ruling`"),
                    );
                }
            }
        }
        let decided = rule.marks.iter().any(|mark| matches!(mark, Mark::Ruling | Mark::Source));
        if decided && rule.ruling.is_none() {
            self.fault(file, name, "marked R or S, but `.ruling` does not say why it was decided so");
        }
        Some(rule)
    }

    fn marks(&mut self, file: &Text, name: &str, text: &str) -> Vec<Mark> {
        let letters: Vec<&str> = text.split([',', ' ']).filter(|letter| !letter.is_empty()).collect();
        let marks: Vec<Mark> = letters.iter().filter_map(|letter| Mark::from_letter(letter)).collect();
        if letters.is_empty() || marks.len() < letters.len() {
            self.fault(
                file,
                name,
                &format!("`.mark = {text}`: the marks are B, S, D and R, with commas between"),
            );
        }
        marks
    }

    /// The plain text of a pattern on one line.
    fn text(&mut self, file: &Text, name: &str, pattern: &Pattern<&'a str>) -> String {
        let mut text = String::new();
        // Eight references deep is more than anybody writes, and ends circles.
        if !self.expand(pattern, 8, &mut text) {
            self.fault(
                file,
                name,
                "a rule reads the same in every match: only plain text and references to other messages",
            );
        }
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Adds the text of a pattern; `false` if a part of it has no fixed text.
    fn expand(&self, pattern: &Pattern<&'a str>, depth: u8, text: &mut String) -> bool {
        pattern.elements.iter().all(|element| match element {
            PatternElement::TextElement { value } => {
                text.push_str(value);
                true
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => {
                    text.push_str(&unescape_unicode_to_string(value));
                    true
                }
                InlineExpression::NumberLiteral { value } => {
                    text.push_str(value);
                    true
                }
                InlineExpression::MessageReference { id, attribute: None } => {
                    self.refer(id.name, depth, text)
                }
                InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                    self.refer(&format!("-{}", id.name), depth, text)
                }
                _ => false,
            },
            PatternElement::Placeable { .. } => false,
        })
    }

    fn refer(&self, name: &str, depth: u8, text: &mut String) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        self.patterns.get(name).is_some_and(|pattern| self.expand(pattern, depth, text))
    }

    fn fault(&mut self, file: &Text, name: &str, what: &str) {
        let defines =
            |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
        let line = file.source.lines().position(defines).map_or(1, |index| index + 1);
        self.faults.push(format!("{}:{line}: {name}: {what}", file.file));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(file: &str, source: &str) -> Text {
        Text { file: file.to_owned(), source: source.to_owned() }
    }

    fn read(source: &str) -> Book {
        Book::read(&[text("en.ftl", source)]).unwrap()
    }

    fn faults(source: &str) -> String {
        Book::read(&[text("en.ftl", source)]).unwrap_err().to_string()
    }

    #[test]
    fn reads_rules_under_their_headings() {
        let book = read(
            "\
### Words of the game
-side = north
title = Crooked Paths
## Sides
rule-KP-1 = One player connects { -side } with south.
    .mark = B
rule-KP-2 =
    Players alternate,
    one card a turn.
## Log
log-laid = { $seat } lays { $count ->
    [one] a card
   *[other] cards
 }.
## Laying
rule-KP-C3 = Anywhere{\" \"}first.
    .mark = B, R
    .ruling = See { rule-KP-2 }
",
        );
        assert_eq!(book.title.as_deref(), Some("Crooked Paths"));
        let headings: Vec<_> = book.sections.iter().map(|section| section.heading.as_deref()).collect();
        assert_eq!(headings, [Some("Sides"), Some("Laying")]);
        let rules: Vec<_> = book.rules().collect();
        assert_eq!(rules[0].text, "One player connects north with south.");
        assert_eq!(rules[0].marks, [Mark::Rulebook]);
        assert_eq!(rules[1].text, "Players alternate, one card a turn.");
        assert_eq!(rules[2].id, "KP-C3");
        assert_eq!(rules[2].marks, [Mark::Rulebook, Mark::Ruling]);
        assert_eq!(rules[2].ruling.as_deref(), Some("See Players alternate, one card a turn."));
    }

    #[test]
    fn lists_every_fault_with_its_line() {
        let faults = faults(
            "\
rule-KP-1 = One.
    .mark = B, X
rule-kp-2 = Two.
rule-KP-3 = For { $seat }.
rule-KP-4 = Four.
    .mark = B, S
rule-KP-5 = Five.
    .reason = none
rule-KP-6 =
    .mark = B
rule-KP-1 = Again.
rule-KP-7 = { rule-KP-7 }
",
        );
        let lines: Vec<&str> = faults.lines().collect();
        let expected =
            ["1: rule-KP-1", "3: rule-kp-2", "4: rule-KP-3", "5: rule-KP-4", "7: rule-KP-5", "9: rule-KP-6"];
        for (line, expected) in lines.iter().zip(expected) {
            assert!(line.starts_with(&format!("en.ftl:{expected}:")), "{line}");
        }
        assert!(lines[6].contains("twice"), "{faults}");
        assert!(lines[7].starts_with("en.ftl:12: rule-KP-7"), "{faults}");
        assert_eq!(lines.len(), 8, "{faults}");
    }

    #[test]
    fn several_files_are_one_book() {
        let names = text("en/names.ftl", "-side = north\ntitle = Crooked Paths\n## Names\n");
        let rules = text("en/rules.ftl", "rule-KP-1 = To the { -side }.\n## Laying\nrule-KP-2 = Two.\n");
        let more = text("en/woods.ftl", "rule-KP-3 = Three.\n");
        let book = Book::read(&[names, rules, more]).unwrap();
        assert_eq!(book.name(), "en/rules.ftl, en/woods.ftl");
        assert_eq!(book.title.as_deref(), Some("Crooked Paths"));
        assert_eq!(book.rules().next().unwrap().text, "To the north.");
        let headings: Vec<_> = book.sections.iter().map(|section| section.heading.as_deref()).collect();
        assert_eq!(headings, [None, Some("Laying"), None], "headings hold to the end of their file");
    }

    #[test]
    fn faults_name_their_own_file() {
        let first = text("en/a.ftl", "rule-KP-1 = One.\n");
        let second = text("en/b.ftl", "x = X\nrule-KP-1 = Again.\n");
        let faults = Book::read(&[first, second]).unwrap_err().to_string();
        assert!(faults.starts_with("en/b.ftl:2: rule-KP-1"), "{faults}");
        let broken = [text("en/a.ftl", "a = b\n\nc\n"), text("en/b.ftl", "d\n")];
        let faults = Book::read(&broken).unwrap_err().to_string();
        assert!(faults.starts_with("en/a.ftl:3:") && faults.contains("\nen/b.ftl:1:"), "{faults}");
    }

    #[test]
    fn broken_fluent_is_named_by_line() {
        assert!(faults("a = b\n\nrule-KP-1 One\n").starts_with("en.ftl:3:"));
    }

    #[test]
    fn a_file_without_rules_is_an_empty_book() {
        assert!(read("hello = Hello { $name }\n").sections.is_empty());
    }
}
